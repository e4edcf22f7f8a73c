## Die Lobby, und einen Tisch anlegen.

page-lobby-lead = Zwei Galaxien wurden eins. Erkunde sie, besiedle sie, kämpfe um sie.
page-lobby-about = Ein strategisches Brettspiel für 2 bis 4, in deinem Browser: mit Freunden, mit Bots, in deinem Tempo.
page-lobby-play =
    { $count ->
        [one] Jetzt gegen einen Bot spielen
        [2] Jetzt gegen zwei Bots spielen
        [3] Jetzt gegen drei Bots spielen
       *[other] Jetzt gegen { $count } Bots spielen
    }
page-lobby-opponents = Jetzt spielen gegen
page-lobby-bots = Bots
page-lobby-level = Stufe
page-lobby-pace = Tempo
page-lobby-bots-pace = Tempo der Bots
page-lobby-pace-calm = gemächlich
page-lobby-pace-usual = gewöhnlich
page-lobby-pace-brisk = flott
page-lobby-starting = Der Tisch wird gedeckt …
page-lobby-quick = Ein kurzes Spiel: { $rules }.
page-lobby-rule-end-cards =
    { $value ->
        [0] ein volles Ziel beendet das Spiel nicht
        [one] ein volles Ziel beendet das Spiel
       *[other] { $value } volle Ziele beenden das Spiel
    }
page-lobby-rule-end-slots =
    { $value ->
        [one] das erste vergebene Feld beendet das Spiel
       *[other] { $value } vergebene Felder beenden das Spiel
    }
page-lobby-rule-end-round = Runde { $value } ist die letzte
page-lobby-you-are = Du spielst als
page-lobby-rename = Ändern

page-lobby-turns = Du bist am Zug
page-lobby-mine = Meine Tische
page-lobby-mine-none = Du sitzt noch an keinem Tisch.
page-lobby-open = Offene Tische
page-lobby-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und schick deinen Freunden den Link.
page-lobby-playing = Spiele zum Zuschauen
page-lobby-join = Mitspielen
page-lobby-watch = Zuschauen
page-lobby-continue = Zum Tisch
page-lobby-look = Zurückblicken
page-lobby-over = Beendet
page-lobby-waits-for-players = Wartet auf Mitspieler
page-lobby-your-turn = Du bist dran
page-lobby-time-left = Verbleibende Zeit
page-lobby-turn-of = Wartet auf { $names }
page-lobby-running = Läuft
page-lobby-open-seat = freier Platz
page-lobby-you = { $name } (du)
page-lobby-bot-plays = hier spielt ein Bot
page-lobby-private = Privater Tisch
page-lobby-changed = Geänderte Regeln
page-lobby-just-now = gerade eben

page-lobby-create = Tisch eröffnen
page-lobby-create-do = Tisch eröffnen
page-lobby-these-rules = Diese Regeln lesen
page-lobby-game = Spiel
page-lobby-game-milkomeda = Milkomeda
page-lobby-game-milkomeda-about = Erkunde eine frisch verschmolzene Galaxie, besiedle sie, kämpfe um sie.
page-lobby-game-starflick = Starflick
page-lobby-game-starflick-about = Schnipp Sternenschiffe über ein Brett voller Planeten: landen, schürfen, bauen, rammen.
page-lobby-players = Spieler
page-lobby-seat = Platz { $number }
page-lobby-seat-me = Ich
page-lobby-seat-open = Offen: wer kommt
page-lobby-private-about = Privat: nur mit dem Link zu finden
page-lobby-clock = Zeit für eine Antwort
page-lobby-clock-off = unbegrenzt
page-lobby-clock-seconds = { $count } s
page-lobby-clock-minutes = { $count } min
page-lobby-clock-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-lobby-late = Wenn jemand zu spät ist
page-lobby-late-bot = Ein Bot spielt weiter
page-lobby-late-pass = Die kürzeste Antwort gilt

page-lobby-edition = Ausgabe
page-lobby-recommended = die neueste
page-lobby-edition-draft = Draft
page-lobby-edition-draft-about = Wie es begann: erkunden, bauen und kämpfen, die ersten Sektoren umsonst.
page-lobby-edition-consolidated = Consolidated
page-lobby-edition-consolidated-about = Der Entwurf, aufgeräumt: Jeder Sektor hat seinen Preis, und der Kampf ist geklärt.
page-lobby-edition-directives = Directives
page-lobby-edition-directives-about = Wo vier Sektoren ein Muster bilden, gehört dir eine zweite Aktion.
page-lobby-edition-protocols = Protocols
page-lobby-edition-protocols-about = Direktiven schalten Protokolle frei, und Forschung bringt 96 Technologien.
page-lobby-edition-epic = Epic
page-lobby-edition-epic-about = Eine enge Galaxis, Grenzen, die sich treffen, Land, das doppelt zählt, und ein Ende nach höchstens zwölf Runden.
page-lobby-edition-swift = Swift
page-lobby-edition-swift-about = In jedem Zug bewegen und noch etwas tun, Angriffe zählen doppelt, und ein Topf von 12 SP beendet es.
page-lobby-edition-manual = Handbuch
page-lobby-edition-manual-about = Das Handbuch, mit einer Entscheidung für jede offene Frage.

page-lobby-bot-random = Zufallsbot
page-lobby-bot-greedy = Gieriger Bot
page-lobby-bot-planner = Planender Bot
page-lobby-bot-reflex = Reflexbot
page-lobby-bot-strategist = Strategenbot
page-lobby-bot-novice = Anfängerbot
page-lobby-bot-strong = Starker Bot
page-lobby-bot-expert = Meisterbot
page-lobby-character-any = beliebiger Charakter
page-lobby-character-of = Charakter von Platz { $number }

page-lobby-option-all = Alle Regeln: { $count } Optionen
page-lobby-option-some-changed = { $count } geändert
page-lobby-option-search = Optionen durchsuchen
page-lobby-option-only-changed = Nur geänderte
page-lobby-option-count = { $count } angezeigt
page-lobby-option-reset-all = Alle zurücksetzen
page-lobby-option-changed = geändert; die Ausgabe: { $standard }
page-lobby-option-reset = Zurücksetzen
page-lobby-option-rulings = Entscheidungen ({ $count })
page-lobby-option-source = Quelle
page-lobby-file-save = Als Datei sichern
page-lobby-file-open = Datei öffnen
