## Das Labor: Regeln zum Ausprobieren, und was in vielen Partien aus ihnen wird.

page-lab-title = Das Labor
page-lab-about = Ändere die Regeln, frage, was das bewirkt, und lass es Bots ausspielen. Ein Lauf geht weiter, wenn du die Seite schließt.
page-lab-which-rules = Welche Regeln
page-lab-undo = Rückgängig
page-lab-redo = Wiederholen
page-lab-share = Link kopieren
page-lab-question = Was bewirken sie?
page-lab-compare = Vergleichen mit
page-lab-compare-nothing = nichts
page-lab-compare-now = diese Regeln, wie sie jetzt sind
page-lab-same = Das sind dieselben Regeln: ändere etwas, oder vergleiche mit anderen.
page-lab-players = Mitspieler
page-lab-bots = Bots
page-lab-games = Partien
page-lab-name = Name
page-lab-do = Herausfinden
page-lab-runs = Meine Läufe
page-lab-no-runs = Noch keine.
page-lab-run = Ein Lauf
page-lab-state-waiting = wartet, bis er an der Reihe ist
page-lab-state-running = { $games } von { $of } Partien gespielt
page-lab-state-done = { $games } Partien gespielt
page-lab-state-stopped = nach { $games } von { $of } Partien angehalten
page-lab-state-failed = nach { $games } Partien fehlgeschlagen
page-lab-stop = Anhalten
page-lab-go-on = Weiter
page-lab-delete = Löschen
page-lab-print = Drucken
page-lab-rules = Regelheft
page-lab-cards = Karten
page-lab-edit = Diese Regeln ändern
page-lab-play = Danach spielen
page-lab-play-these = Nach diesen Regeln spielen
page-lab-honest = Balken enthalten den wahren Wert so gut wie sicher, wann immer du hinsiehst. Bots sind keine Menschen: Was ein schneller zeigt, frage auch einen stärkeren.
page-lab-who = { $players } Mitspieler: { $bots }.
page-lab-look = Drück auf einen Wert, um drei Partien zu sehen, die ihn zeigen.
page-lab-nothing-yet = Noch ist nichts bekannt.
page-lab-replaying = Die Partie wird noch einmal gespielt …
page-lab-shown = Partien, die es zeigen
page-lab-game = Partie { $number } ({ $as })
page-lab-game-least = am wenigsten
page-lab-game-usual = üblich
page-lab-game-most = am meisten
page-lab-all = Alle { $count }
page-lab-fewer = Weniger
page-lab-percent = { $share } %
page-lab-value = { $value } ({ $low } – { $high })
page-lab-value-alone = { $value } (…)
page-lab-room-fast = Flott?
page-lab-room-epic = Episch?
page-lab-room-fun = Spaßig?
page-lab-room-fair = Gerecht?
page-lab-room-full = Karten
page-lab-verdict-more = mehr
page-lab-verdict-less = weniger
page-lab-verdict-better = besser
page-lab-verdict-worse = schlechter
page-lab-verdict-equal = so gut wie gleich
page-lab-verdict-open =
    { $games ->
        [one] offen: noch etwa { $games } Partie
       *[other] offen: noch etwa { $games } Partien
    }
page-lab-changed-rules =
    { $count ->
        [one] Eine Stelle im Regelheft ändert sich
       *[other] { $count } Stellen im Regelheft ändern sich
    }
page-lab-changed-cards =
    { $count ->
        [one] Eine Karte ändert sich
       *[other] { $count } Karten ändern sich
    }

# Karten, die auf der Werkbank geändert werden.

page-lab-what = Was sich ändern soll
page-lab-what-options = Optionen
page-lab-what-cards = Karten
page-lab-card-new = Neue Karte
page-lab-card-new-name = Neue Karte
page-lab-card-name = Name
page-lab-card-copy = Eine Karte wie diese
page-lab-card-take-out = Herausnehmen
page-lab-card-put-back = Zurücklegen
page-lab-figure-part = { $name }, { $number }
page-lab-figure-amount = { $name }: wie viel
page-lab-figure-less = { $name }: wegnehmen
page-lab-figure-more = { $name }: eins mehr
page-lab-figure-blue = Blau
page-lab-figure-orange = Orange
page-lab-figure-red = Rot
page-lab-figure-green = Grün
page-lab-figure-cost = Kosten
page-lab-figure-keywords = Schlüsselwörter
page-lab-figure-keyword = Schlüsselwort
page-lab-figure-tier = Stufe
page-lab-figure-top-left = Oben links
page-lab-figure-top-right = Oben rechts
page-lab-figure-bottom-left = Unten links
page-lab-figure-bottom-right = Unten rechts
page-lab-figure-resource = Ressource
page-lab-figure-action = Aktion
page-lab-figure-condition = Verlangt
page-lab-figure-needs = Bedarf, Feld für Feld
page-lab-figure-points = SP, Feld für Feld
page-lab-figure-field = Gebiet
page-lab-figure-effect = Wirkungen
page-lab-card-word-out = herausgenommen
page-lab-card-word-in = wieder dabei
page-lab-card-word-new = eine neue Karte
page-lab-card-word-figure = { $figure }: { $word }
