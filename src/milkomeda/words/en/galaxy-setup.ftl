## Set-up: what is asked, why not, what it means, what is behind it.

choose-your-civilization = Choose your civilization.
turn-your-homeworld = Turn your Homeworld: which corner faces the galaxy?
place-beside-homeworld = Place a sector next to your Homeworld: { $drawn }.
    .brief = Place a sector next to your Homeworld.

no-such-civilization = there is no such civilization
somebody-else-has-it = somebody else has it
must-place-a-sector = you must place a sector that you can pay

abilities =
    { $abilities-count ->
        [0] no ability in this game
       *[other] { $abilities }
    }
abilities-comma = { $before }; { $after }

galaxy-help-civilization = Your civilization has one ability for the whole game.
galaxy-choice-civilization = { $civilization }
galaxy-typed-civilization = { $civilization }
galaxy-help-turn-homeworld = Directives are matched where four sectors meet; your Homeworld is at one such point.
galaxy-choice-turn-homeworld = { $colour }
galaxy-typed-turn-homeworld = { $colour } faces the galaxy
galaxy-help-first-place = Beside your Homeworld. For directives look at the card's corners: it can be turned.
    .typed = r1, r2, r3 turn the card clockwise.
galaxy-do-first-place = Place

which-objective = Which objective was laid out?{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
which-civilization = Which civilization has { $seat }?
galaxy-choice-objective = { $objective }
