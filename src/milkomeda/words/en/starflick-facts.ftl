## Words of Starflick.

planet-grey = grey planet
planet-brown = brown planet
planet-orange = orange planet
planet-pink = pink planet
planet-asteroid = asteroid
planet-homeworld = Homeworld

track-grey = grey
track-brown = brown
track-orange = orange
track-pink = pink

item-lab = lab
item-colony = colony
item-city = city

quadrant-alpha = Alpha
quadrant-beta = Beta
quadrant-gamma = Gamma
quadrant-delta = Delta

deed-done = done
deed-recruit = recruit
deed-return = return
deed-move = move
deed-mine = mine
deed-build = build
deed-develop = develop
deed-pass = pass

source-mining = Mining
source-ships = Ships destroyed
source-planets = Planets conquered
source-technology = First to a technology
source-ramming = Ramming
source-occupied-planets = Occupied planets
source-colonies = Colonies
source-cities = Cities
source-quadrants = Cities in many quadrants

vessel =
    { $number ->
        [0] { $seat } battleship
       *[other] { $seat } { $number }
    }

## What happens in Starflick.

planets-spread = There is one planet more in each quadrant: { $extras }.
extra = { $quadrant } ({ $planet })
starter-drawn = { $seat } begins.
minefield-laid = { $seat } lays a minefield.
action-taken = { $seat } chooses: { $deed }.
recruited = { $seat } recruits a troop to { $hole }.
troop-returned = { $seat } returns a troop from { $hole }.
item-built = { $seat } builds a { $item } on { $hole }.
city-rewarded =
    { $reward-word ->
        [starship] { $seat } gains a starship.
        [troops] { $seat } gains 2 troops.
       *[troop] { $seat } gains a troop.
    }
planet-mined =
    { $troops ->
        [one] { $seat } mines { $hole } with { $troops } troop.
       *[other] { $seat } mines { $hole } with { $troops } troops.
    }
developed = { $seat } develops { $track } { $level }.
starship-given-up =
    { $number ->
        [0] { $seat } gives up a starship of the supply.
       *[other] { $seat } gives up starship { $number }.
    }
scanned = { $seat } scans { $hole }.
planet-seen =
    { $planet-word ->
        [orange] { $seat } scans: { $hole } is an { $planet }.
        [asteroid] { $seat } scans: { $hole } is an { $planet }.
       *[other] { $seat } scans: { $hole } is a { $planet }.
    }
planet-revealed =
    { $planet-word ->
        [orange] { $hole } is an { $planet }.
        [asteroid] { $hole } is an { $planet }.
       *[other] { $hole } is a { $planet }.
    }
launched =
    { $craft-word ->
        [battleship] { $seat } launches the battleship from { $hole }.
       *[starship] { $seat } launches a starship from { $hole }.
    }
landed = { $seat } lands { $ship } on { $hole }.
flicked = { $seat } flicks { $ship } at { $speed } mm/s, { $angle }°.
dice-shifted = The dice show { $distance } for the distance and { $direction } for the direction.
rammed = { $ship } rams { $other-ship }: both are destroyed.
left-board = { $ship } leaves the board: a navigational error.
ran-into-mine = { $ship } runs into a minefield.
came-to-rest = { $ship } comes to rest.
ship-attacked = { $seat } attacks { $ship } with { $own-ships }.
planet-attacked = { $seat } attacks { $hole } with { $own-ships }.
gained-points = { $seat } gains { $points } VP.
pool-emptied = The pool is empty: the last turns begin.
sky-ended = The game is over.
ended-by-pool = { $seat } emptied the pool, and the last turns are over.
sky-won = { $seat } wins with { $points } VP.
sky-shared = { $seats } share the victory with { $points } VP.
sky-tie-won =
    { $tie-word ->
        [taken] { $seat } wins the tie at { $points } VP: most VP were taken during the game.
       *[levels] { $seat } wins the tie at { $points } VP by technology levels.
    }
would-slide = { $millimetres } mm if nothing is in the way.
