## Starflick's table.

page-starflick-board = Board
page-starflick-board-help = Arrow keys move between planets and ships. Plus and minus zoom, 0 shows all.
page-starflick-technology = Technology
page-starflick-technologies = Technologies
page-starflick-pool = { $count } VP in the pool
page-starflick-pool-text = When the last VP is taken, the active player finishes the turn and all others have one more.
page-starflick-turn = Turn { $turn }
page-starflick-set-up = Set-up
page-starflick-last-turns = Last turns

page-starflick-face-down = face-down planet
page-starflick-known = face down; you know: { $kind }

page-starflick-battleship = battleship
page-starflick-starship-number = starship { $number }
page-starflick-ship-of = { $ship } of { $seat }
page-starflick-held-by = held by { $seat }
page-starflick-orbited-by = in orbit: { $ships }
page-starflick-in-orbit = in the orbit of { $hole }
page-starflick-adrift = in open space
page-starflick-defence = defence { $count }
page-starflick-blockaded = blockaded
page-starflick-scanned-by = scanned by { $seats }
page-starflick-range = range { $count } mm

page-starflick-count-troops =
    { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
page-starflick-count-colonies =
    { $count ->
        [one] 1 colony
       *[other] { $count } colonies
    }
page-starflick-count-cities =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
page-starflick-count-labs =
    { $count ->
        [one] 1 lab
       *[other] { $count } labs
    }
page-starflick-count-starships =
    { $count ->
        [one] 1 starship
       *[other] { $count } starships
    }
page-starflick-supply = In the supply
page-starflick-supply-more = { $what }; { $count } more to be gained
page-starflick-battleship-none = no battleship yet
page-starflick-battleship-supply = battleship in the supply
page-starflick-battleship-board = battleship on the board
page-starflick-figures = Recruits { $recruits }, moves { $movement }, range { $range } mm
page-starflick-levels = Levels: { $levels }
page-starflick-first-there = { $count } VP for the first
page-starflick-reached = reached by { $seats }

page-starflick-angle = Direction
page-starflick-power = Speed
page-starflick-across = Across
page-starflick-down = Down
page-starflick-aim-rest = Comes to rest after { $count } mm.
page-starflick-aim-off = Leaves the board.
page-starflick-aim-mined = Runs into a minefield.
page-starflick-aim-ram = Rams { $ship }.
page-starflick-aim-push = Pushes { $ship }.
page-starflick-aim-seam = Is turned by a seam.
page-starflick-sling-hint = Pull back anywhere on the board, like a sling, and let go.
page-starflick-sling-keys = Or turn with the arrow keys (with Shift finely) and press Enter.
page-starflick-move-hint = Pull one of your ships back and let go, or choose here.
page-starflick-put-hint = Point at a place on the board, or use the arrow keys (with Shift finely).
page-starflick-dice-hint = Two dice will shift direction and distance.
page-starflick-hint-power = { $percent } %
