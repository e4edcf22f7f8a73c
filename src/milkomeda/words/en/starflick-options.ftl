## Options: what each is about, and what its values mean.

# Set-up.

starflick-option-troops = Troops a player has in all; 6 of them at the start.
starflick-option-starships = Starships a player has in all; 2 at the start.
starflick-option-pool = VP in the pool (0: 32, 36, 40 for 2, 3, 4 players).
starflick-option-last-turns = After the last VP of the pool …
    .others = all others have one more turn
    .round = the round is finished, so that all have had as many turns
starflick-option-starter = It begins …
    .chance = whom chance names
    .first = the first seat

# Actions.

starflick-option-two-actions = The level of grey with which a turn is a Move and one other action (0: from the start).
starflick-option-scan = With two actions one scans …
    .turn = once, after both actions
    .action = after each action
starflick-option-brown4 = Brown 4 recruits to …
    .unoccupied = any unoccupied planet
    .face-down = face-down planets only
starflick-option-asteroid-mining = Asteroids can be mined.

# Build.

starflick-option-asteroid-labs = Research labs may stand on asteroids.
starflick-option-asteroid-colonies = Colonies and cities may stand on asteroids.
starflick-option-two-labs = Two labs may stand on …
    .player = one planet of each player
    .board = one planet in all

# Technology.

starflick-option-lab-defence = Labs defend their planet …
    .pink1 = with pink 1
    .pink3 = with pink 3
starflick-option-pink3 = With pink 3 a ship in orbit counts …
    .defence = 2 when it is attacked
    .both = 2 when it attacks, too
    .battleships = 2 when a battleship attacks it
starflick-option-long-range-level = The level of orange that gives long range.
starflick-option-battleship-cost = Starships given up for the battleship.
starflick-option-bonus-rows = Rows that give a troop and a starship.

# The board.

ranges-are-turned = Long range ({ $far } mm) reaches no farther than short range ({ $short } mm).
starflick-option-short-range = Short range, in millimetres from edge to edge.
starflick-option-long-range = Long range, in millimetres from edge to edge.

# Attack.

starflick-option-attack-points = VP for each starship or item that an attack destroys; for a battleship twice as many.
starflick-option-defenders = A planet is defended by orbiting ships …
    .owner = of its owner
    .anyone = of any rival

# Flicking.

starflick-option-top-speed = The fastest flick, in mm/s.
starflick-option-friction = Sliding friction of the board, in hundredths.
starflick-option-ship-bounce = Speed kept between ships, in hundredths.
starflick-option-planet-bounce = Speed kept off a planet, in hundredths.
starflick-option-aim-line = How far the aim of a flick is shown, in mm.

# Variants.

starflick-option-navigation = A ship goes …
    .flick = as it is flicked
    .dice = shifted by two dice
starflick-option-wormholes = Two pairs of wormholes.
starflick-option-minefields = Two minefields a player.
starflick-option-seams = The seams of the board slow and turn ships.
