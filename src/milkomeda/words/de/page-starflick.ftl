## Der Tisch von Starflick.

page-starflick-board = Brett
page-starflick-board-help = Pfeiltasten gehen von Planet zu Schiff. Plus und Minus zoomen, 0 zeigt alles.
page-starflick-technology = Technologie
page-starflick-technologies = Technologien
page-starflick-pool = { $count } SP im Topf
page-starflick-pool-text = Ist der letzte SP genommen, beendet der aktive Spieler seinen Zug, und alle anderen haben noch einen.
page-starflick-turn = Zug { $turn }
page-starflick-set-up = Aufbau
page-starflick-last-turns = Letzte Züge

page-starflick-kind-grey = grauer Planet
page-starflick-kind-brown = brauner Planet
page-starflick-kind-orange = oranger Planet
page-starflick-kind-pink = rosa Planet
page-starflick-kind-asteroid = Asteroid
page-starflick-kind-homeworld = Heimatwelt
page-starflick-kind-down = verdeckter Planet
page-starflick-known = verdeckt; du weißt: { $kind }
page-starflick-colour-grey = Grau
page-starflick-colour-brown = Braun
page-starflick-colour-orange = Orange
page-starflick-colour-pink = Rosa
page-starflick-track-movement = Bewegung
page-starflick-track-production = Produktion
page-starflick-track-attack = Angriff
page-starflick-track-defence = Verteidigung

page-starflick-battleship = Schlachtschiff
page-starflick-starship-number = Sternenschiff { $number }
page-starflick-ship-of = { $ship } von { $seat }
page-starflick-held-by = gehört { $seat }
page-starflick-orbited-by = im Orbit: { $ships }
page-starflick-in-orbit = im Orbit von { $hole }
page-starflick-adrift = im freien Raum
page-starflick-defence = Abwehr { $count }
page-starflick-blockaded = blockiert
page-starflick-scanned-by = gescannt von { $seats }
page-starflick-range = Reichweite { $count } mm

page-starflick-count-troops =
    { $count ->
        [one] 1 Truppe
       *[other] { $count } Truppen
    }
page-starflick-count-colonies =
    { $count ->
        [one] 1 Kolonie
       *[other] { $count } Kolonien
    }
page-starflick-count-cities =
    { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
page-starflick-count-labs =
    { $count ->
        [one] 1 Labor
       *[other] { $count } Labore
    }
page-starflick-count-starships =
    { $count ->
        [one] 1 Sternenschiff
       *[other] { $count } Sternenschiffe
    }
page-starflick-supply = Im Vorrat
page-starflick-supply-more = { $what }; { $count } weitere zu gewinnen
page-starflick-battleship-none = noch kein Schlachtschiff
page-starflick-battleship-supply = Schlachtschiff im Vorrat
page-starflick-battleship-board = Schlachtschiff auf dem Brett
page-starflick-figures = Rekruten { $recruits }, Bewegung { $movement }, Reichweite { $range } mm
page-starflick-levels = Stufen: { $levels }
page-starflick-first-there = { $count } SP für die Ersten
page-starflick-reached = erreicht von { $seats }

page-starflick-action-recruit = Rekrutieren
page-starflick-action-return = Truppen zurück
page-starflick-action-move = Bewegen
page-starflick-action-mine = Schürfen
page-starflick-action-build = Bauen
page-starflick-action-develop = Entwickeln
page-starflick-action-pass = Passen
page-starflick-action-done = Fertig
page-starflick-about-recruit = Truppen auf deine Planeten
page-starflick-about-return = Truppen zurück in den Vorrat
page-starflick-about-move = Starten, landen, schnippen, angreifen
page-starflick-about-mine = Truppen für SP
page-starflick-about-build = Labor, Kolonie oder Stadt
page-starflick-about-develop = Die nächste Technologie
page-starflick-plain-done = Fertig
page-starflick-plain-enough = Das genügt
page-starflick-plain-stop = Nicht weiter bewegen
page-starflick-plain-pass = Passen
page-starflick-do-launch = Starten
page-starflick-do-launch-battleship = Schlachtschiff starten
page-starflick-do-land = Landen
page-starflick-do-flick = Schnippen
page-starflick-do-at = { $what }: { $where }
page-starflick-structure-lab = Labor
page-starflick-structure-colony = Kolonie
page-starflick-structure-city = Stadt
page-starflick-mine-with =
    { $count ->
        [one] { $where } mit 1 Truppe
       *[other] { $where } mit { $count } Truppen
    }
page-starflick-attack-with = { $target } mit { $ships }
page-starflick-of-supply = Eines aus dem Vorrat

page-starflick-fire = Los!
page-starflick-put = Hierhin
page-starflick-angle = Richtung
page-starflick-power = Tempo
page-starflick-across = Quer
page-starflick-down = Längs
page-starflick-slides = gleitet { $count } mm
page-starflick-sling-hint = Zieh irgendwo auf dem Brett zurück wie eine Schleuder und lass los.
page-starflick-sling-keys = Oder dreh mit den Pfeiltasten (mit Umschalt fein) und drück Enter.
page-starflick-move-hint = Zieh eines deiner Schiffe zurück und lass los, oder wähle hier.
page-starflick-put-hint = Zeig auf eine Stelle des Bretts, oder nimm die Pfeiltasten (mit Umschalt fein).
page-starflick-dice-hint = Zwei Würfel verschieben Richtung und Weite.

page-starflick-tour-goal-text = Mit den meisten SP: fürs Schürfen, für zerstörte Schiffe, eroberte und besetzte Planeten, Kolonien, Städte und für die ersten Technologien. Was du im Spiel gewinnst, kommt aus dem Topf; ist sein letzter SP genommen, endet der laufende Zug, und alle anderen haben noch einen.
page-starflick-tour-board-text = Planeten liegen verdeckt, bis jemand landet. Zieh eines deiner Schiffe zurück wie eine Schleuder und lass los: Es gleitet, prallt von Planeten ab, schiebt die eigenen und rammt die anderen.
page-starflick-tour-bar-text = Hier steht, was von dir erwartet wird, mit allem, was du wählen kannst. Im Feld rechts kannst du es auch tippen, etwa „shoot 45.00 900“.
page-starflick-tour-players-text = Vorrat, Technologien und SP von allen.
page-starflick-tour-cards-text = Vier Spuren mit je vier Stufen. Labore auf Planeten einer Farbe bringen ihre Spur voran; wer zuerst da ist, gewinnt SP.
