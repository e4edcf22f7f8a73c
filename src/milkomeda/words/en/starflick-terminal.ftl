## Starflick in a terminal.

turn-number = Turn { $turn }
in-set-up = Set-up
in-last-turns = last turns
vp-in-pool = { $points } VP in the pool
own-points = (you) { $points } VP
points-of-player = { $points } VP
title-planets = Planets
title-ships = Ships
title-technologies = Technologies
title-aims = { $ship } aims
at-hole = at { $hole }
power-carries = A power in mm/s carries so many mm: { $powers }.
type-angle-and-power = Type angle and power, like '45 1200'. 0 degrees is to the right, 90 down, 180 to the left, 270 up.

pieces-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
pieces-starships =
    { $n ->
        [one] { $n } starship
       *[other] { $n } starships
    }
pieces-colonies =
    { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
pieces-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
pieces-labs =
    { $n ->
        [one] { $n } lab
       *[other] { $n } labs
    }

legend-grey = grey
legend-brown = brown
legend-orange = orange
legend-pink = pink
legend-asteroid = asteroid
legend-homeworld = homeworld
legend-down = face down
legend-troops = troops
legend-colonies = colonies
legend-cities = cities
legend-labs = labs
legend-starship = { $seat }'s first starship
legend-battleship = its battleship
legend-way = the last flick
legend-minefield = minefield
legend-wormhole = wormhole
