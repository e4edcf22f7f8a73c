## Starflick in einem Terminal.

turn-number = Zug { $turn }
in-set-up = Aufbau
in-last-turns = letzte Züge
vp-in-pool = { $points } SP im Topf
own-points = (du) { $points } SP
points-of-player = { $points } SP
title-planets = Planeten
title-ships = Schiffe
title-technologies = Technologien
title-aims = { $ship } zielt
at-hole = bei { $hole }
power-carries = Ein Tempo in mm/s trägt so viele mm weit: { $powers }.
type-angle-and-power = Tipp Winkel und Tempo, etwa „45 1200“. 0 Grad ist nach rechts, 90 nach unten, 180 nach links, 270 nach oben.

pieces-troops =
    { $n ->
        [one] { $n } Truppe
       *[other] { $n } Truppen
    }
pieces-starships =
    { $n ->
        [one] { $n } Sternenschiff
       *[other] { $n } Sternenschiffe
    }
pieces-colonies =
    { $n ->
        [one] { $n } Kolonie
       *[other] { $n } Kolonien
    }
pieces-cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
pieces-labs =
    { $n ->
        [one] { $n } Labor
       *[other] { $n } Labore
    }

legend-grey = grau
legend-brown = braun
legend-orange = orange
legend-pink = rosa
legend-asteroid = Asteroid
legend-homeworld = Heimatwelt
legend-down = verdeckt
legend-troops = Truppen
legend-colonies = Kolonien
legend-cities = Städte
legend-labs = Labore
legend-starship = erstes Sternenschiff von { $seat }
legend-battleship = sein Schlachtschiff
legend-way = das letzte Schnippen
legend-minefield = Minenfeld
legend-wormhole = Wurmloch
