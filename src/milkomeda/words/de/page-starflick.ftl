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

page-starflick-face-down = verdeckter Planet
page-starflick-known = verdeckt; du weißt: { $kind }

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

page-starflick-angle = Richtung
page-starflick-power = Tempo
page-starflick-across = Quer
page-starflick-down = Längs
page-starflick-aim-rest = Bleibt nach { $count } mm liegen.
page-starflick-aim-off = Verlässt das Brett.
page-starflick-aim-mined = Gerät in ein Minenfeld.
page-starflick-aim-ram = Rammt { $ship }.
page-starflick-aim-push = Schiebt { $ship }.
page-starflick-aim-seam = Wird von einer Naht abgelenkt.
page-starflick-sling-hint = Zieh irgendwo auf dem Brett zurück wie eine Schleuder und lass los.
page-starflick-sling-keys = Oder dreh mit den Pfeiltasten (mit Umschalt fein) und drück Enter.
page-starflick-move-hint = Zieh eines deiner Schiffe zurück und lass los, oder wähle hier.
page-starflick-put-hint = Zeig auf eine Stelle des Bretts, oder nimm die Pfeiltasten (mit Umschalt fein).
page-starflick-dice-hint = Zwei Würfel verschieben Richtung und Weite.
page-starflick-hint-power = { $percent } %
