## Lernen beim Spielen.

page-learn-heading = Spielend lernen
page-learn-about = Kurze Stellungen am richtigen Tisch, je eine Minute oder zwei. Es kann nichts schiefgehen: versuch es, so oft du willst, und geh, wann du willst.
page-learn-begin = Anfangen
page-learn-go-on = Weiter
page-learn-again = Noch einmal
page-learn-lesson = Lektion { $number } von { $count }
page-learn-progress = { $done } von { $count } geschafft
page-learn-learned = geschafft
page-learn-all = Alle Lektionen
page-learn-leave = Lektion verlassen
page-learn-over = Von vorn
page-learn-goal = Ziel: { $goal }
page-learn-tip = Hinweis
page-learn-done = Geschafft!
page-learn-missed = Noch nicht ganz
page-learn-try-again = Noch einmal versuchen
page-learn-next = Weiter: { $title }
page-learn-finished = Das war die letzte Lektion: mehr musst du nicht wissen. Alles Übrige sagt der Tisch, wenn es so weit ist.
page-learn-play = Spiel dein erstes Spiel
page-learn-first = Neu hier? Lern es in zehn Minuten, beim Spielen
page-learn-later = Spielend lernen
