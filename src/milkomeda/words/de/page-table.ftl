## Der Tisch, was immer dort gespielt wird.

page-table-zoom-in = Vergrößern
page-table-zoom-out = Verkleinern
page-table-fit = Alles zeigen
page-table-title = { $what } – { $name }
page-table-your-turn = Du bist dran
page-table-call = Du bist dran. { $ask }
page-table-thinks =
    { $count ->
        [one] { $names } denkt nach
       *[other] { $names } denken nach
    }
page-table-moment = Einen Moment …
page-table-over = Das Spiel ist aus
page-table-waiting-title = Warten auf Mitspieler
page-table-heading = Der Tisch
page-table-loading = Die Karte wird entfaltet …
page-table-cannot-open = Dieser Tisch lässt sich nicht öffnen
page-table-to-lobby = Zur Lobby
page-table-no-stage = Diese Seite kann das Spiel { $game } nicht zeigen.
page-table-rules = Regeln
page-table-watching = Du schaust zu
page-table-left = Restzeit: { $time }
page-table-sending = Deine Antwort ist unterwegs
page-table-saying = unterwegs …
page-table-see-table = Zum Tisch
page-table-see-after = Zum Ergebnis
page-table-put-away = Weglegen
page-table-ended = Das Spiel ist aus.
page-table-players = Spieler
page-table-you = du
page-table-bot = Bot
page-table-free = freier Platz
page-table-gone = abwesend
page-table-to-act = ist dran
page-table-points = { $count } SP
page-table-points-title = Siegpunkte im Moment
page-table-panels = Bereiche
page-table-bar = Was jetzt zu tun ist
page-table-talk = Verlauf & Chat
page-table-log = Verlauf
page-table-log-help = Was geschehen ist. Die Pfeiltasten gehen von Zeile zu Zeile und zu den Karten, die dort genannt sind; jede Zeile zeigt ihre Orte auf der Karte.
page-table-round = Runde { $round }
page-table-earlier = Früheres zeigen ({ $count })
page-table-undone = Zurückgenommen:
page-table-nothing-yet = Noch ist nichts geschehen.
page-table-since = Seit deinem letzten Zug
page-table-chat = Chat
page-table-no-chat = Noch hat niemand etwas gesagt. Fang ruhig an.
page-table-message = Nachricht
page-table-message-hint = Sag etwas (C)
page-table-send = Senden
page-table-let-bot = Bot spielen lassen
page-table-leave = Ein Bot übernimmt meinen Platz
page-table-leave-help = Der Bot spielt ab jetzt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
page-table-which-bot = Welcher?
page-table-leave-now = Platz abgeben
page-table-stay = Bleiben
page-table-bot-plays = Ein Bot spielt auf deinem Platz.
page-table-take-back = Meinen Platz wieder einnehmen
page-table-private-table = Privater Tisch
page-table-public-table = Offener Tisch
page-table-missing =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
page-table-starts-itself = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
page-table-you-watch-open = Nimm Platz, oder bleib und schau zu.
page-table-open-seat = Frei
page-table-thats-you = Das bist du
page-table-here = Ist da
page-table-away = Gerade nicht da
page-table-sit-down = Platz nehmen
page-table-stand-up = Aufstehen
page-table-free-do = Platz frei machen
page-table-close = Tisch schließen
page-table-close-help = Er verschwindet für alle und lässt sich nicht wieder öffnen.
page-table-who-plays = Wer spielt { $seat }?
page-table-which-character = Charakter von { $seat }
page-table-keep-open = Frei für alle
page-table-take-name = So heiße ich
page-table-who-are-you = Wie sollen wir dich nennen?
page-table-nickname = Dein Name am Tisch. Kein Konto, kein Passwort.
page-table-invite = Freunde einladen
page-table-invite-help = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen.
page-table-link = Link zu diesem Tisch
page-table-edition = Ausgabe
page-table-clock = Uhr
page-table-clock-bot = { $time } je Antwort, dann spielt ein Bot weiter
page-table-clock-pass = { $time } je Antwort, dann wird gepasst
page-table-hints = Tipps
page-table-hints-allowed = Wer spielt, darf einen Bot um Rat fragen
page-table-read-rules = Diese Regeln lesen
page-table-fair = Faire Würfel
page-table-fair-help = Aller Zufall entsteht aus einem Geheimnis und einem Wort von jedem Browser. Dies ist der Fingerabdruck des Geheimnisses; es selbst wird nach dem Spiel gezeigt, damit jeder jeden Wurf prüfen kann.
page-table-map = Galaxie
page-table-cards = Karten

## Den nächsten Zug planen.

page-plan = Dein Plan
page-plan-begin = Zug planen
page-plan-change = Plan ändern
page-plan-keep = Plan behalten
page-plan-play = Plan ausführen
page-plan-play-part = Ausführen, was noch passt
page-plan-discard = Plan verwerfen
page-plan-asks = Dein Plan, den niemand sieht: { $asked }
page-plan-ends = Ab hier entscheiden der Zufall oder die anderen.

## Rat eines Bots.

page-hint-ask = Tipp
page-hint-thinks = Ein Bot überlegt …
page-hint-answer = Rat: { $answer }
page-hint-gain = Es gewinnt { $chance } % der durchdachten Partien, { $gain } ± { $margin } % mehr als das Nächstbeste: { $other }
page-hint-even = Es gewinnt { $chance } % der durchdachten Partien, nicht mehr als das Nächstbeste: { $other }
page-hint-alone =
    { $games ->
        [one] Es gewinnt { $chance } % der einen durchdachten Partie.
       *[other] Es gewinnt { $chance } % von { $games } durchdachten Partien.
    }
page-hint-onward = Dann: { $answer }
page-hint-nothing = nichts weiter.
page-hint-here = empfohlen
page-hint-take = Mach das
page-hint-allowed = Tipps: Wer spielt, darf einen Bot um Rat fragen
