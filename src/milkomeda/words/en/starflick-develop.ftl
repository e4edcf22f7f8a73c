## Develop technology.

which-technology = Which technology do you develop?
track-is-complete = that track is complete
needs-labs =
    { $labs ->
        [one] needs { $labs } { $track } lab, you have { $have }
       *[other] needs { $labs } { $track } labs, you have { $have }
    }
too-few-labs = you have too few labs for any technology

starflick-help-develop = A level needs as many labs on planets of its colour; the first to reach it gains as many VP.
starflick-choice-develop =
    { $track-word ->
        [grey] Grey { $level }
        [brown] Brown { $level }
        [orange] Orange { $level }
       *[pink] Pink { $level }
    }

which-starship-leaves = Which starship leaves the game?

starflick-help-give-up = The battleship costs starships, of the board or of the supply.
starflick-choice-give-up = starship { $ship }

## What technologies give.

technology-gives =
    { $boons-count ->
        [0] nothing
       *[other] { $boons }
    }
boons-comma = { $before }, { $after }
boon-three-moves = 3 movement points
boon-no-blockade = launch and land despite a blockade
boon-four-moves = 4 movement points
boon-second-action = a Move and one other action
boon-three-recruits = recruit 3
boon-two-troops = a city gives 2 troops or 1 starship
boon-four-recruits = recruit 4
boon-unoccupied-planets = recruit onto an unoccupied planet
boon-face-down-planets = recruit onto a face-down planet
boon-several-targets = several targets in turn
boon-battleship = the battleship
boon-trophies = +1 VP for each ship destroyed
boon-long-range = long range
boon-rammed = +2 VP when rammed
boon-ramming = +1 VP when ramming
boon-counts-two = an own ship in orbit counts 2
boon-counts-two-attacking = an own ship in orbit counts 2 in attacks too
boon-counts-two-against-battleships = an own ship in orbit counts 2 against a battleship
boon-labs-defend = labs defend 1

card-level = { $track } { $level }
card-level-needs =
    { $labs ->
        [one] Needs 1 lab on { $track } planets, and the levels below.
       *[other] Needs { $labs } labs on { $track } planets, and the levels below.
    }
card-level-first = The first to reach it gains { $points } VP.
