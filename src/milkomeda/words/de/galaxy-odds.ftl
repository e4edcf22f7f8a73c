## Die Aussichten eines Kampfes.

odds-title = { $fleets } greifen { $others } an
odds-are-exact =
    Exakt, für zwei Seiten in Bestform: Sie stellen sich so auf und verteilen ihre Treffer so, dass die andere am seltensten
    gewinnt. Eine Aufstellung steht für alle, die ihr bis auf eine Drehung des Rings gleichen; unter ihnen entscheidet das Los.
odds-are-fought =
    { $fights ->
        [one] Nach einem Kampf, in dem alle zufällig antworten: Exakt lassen sich diese Aussichten nicht berechnen.
       *[other] Nach { $fights } Kämpfen, in denen alle zufällig antworten: Exakt lassen sich diese Aussichten nicht berechnen.
    }
odds-are-drawn = Die Aussichten aller Kämpfe mit bis zu sechs Schiffen je Seite sind gezeichnet in { $file }
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-side = Seite
odds-attacker = Angriff
odds-defender = Verteidigung
odds-wins = gewinnt
odds-loses = verliert
odds-fall = niemand bleibt
odds-stand = Patt
odds-losses = verlorene Schiffe
odds-ships-lost = { NUMBER($losses, minimumFractionDigits: 2, maximumFractionDigits: 2) } von { $fleets }
odds-by-round = Wie lange es dauert
odds-round = nach Runde
odds-round-last = { $round } und später
odds-over = vorbei
odds-attacker-won = Angriff hat gewonnen
odds-defender-won = Verteidigung hat gewonnen
odds-how-to-form-up =
    { $ships ->
        [one] Beste Aufstellung, { $side }, mit einem Schiff
       *[other] Beste Aufstellung, { $side }, mit { $ships } Schiffen
    }
odds-split = Aufstellung
odds-share = wie oft
odds-cost = kostet
odds-dominated = { $dominated } von { $splits } Aufstellungen werden dominiert: Eine andere ist nie schlechter und manchmal besser.

picture-title = Wer einen Kampf gewinnt
picture-about = Chance des Angriffs, beide in Bestform; darunter: was beide an Schiffen verlieren
picture-attacker = Schiffe des Angriffs
picture-defender = Schiffe der Verteidigung
picture-cell = { $fleets } gegen { $others }: Der Angriff gewinnt zu { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Was nicht sein kann.

fight-of-sides = ein Kampf hat { $least } bis { $most } Seiten: die Flotten jeder, die des Angriffs zuerst
fights-at-least-one = es muss mindestens ein Kampf sein
fleets-of-a-side = eine Seite hat 1 bis { $most } Flotten
structures-of-a-side = eine Seite hat dort höchstens { $most } Bauwerke
no-technologies-here = diese Ausgabe kennt keine Technologien
technology-only-once = jede Technologie gibt es nur einmal
picture-is-of-exact-odds = das Bild zeigt exakte Aussichten: von zwei Seiten, ohne Kommandopunkte und Formationsvorteil
