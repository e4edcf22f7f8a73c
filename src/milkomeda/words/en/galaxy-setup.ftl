## Set-up: what is asked, why not, what it means, what is behind it.

choose-your-civilization = Choose your civilization.
turn-your-homeworld = Turn your Homeworld: which corner faces the galaxy?
place-beside-homeworld = Place a sector next to your Homeworld: { $drawn }.

no-such-civilization = there is no such civilization
somebody-else-has-it = somebody else has it
must-place-a-sector = you must place a sector that you can pay

abilities =
    { $abilities-count ->
        [0] no ability in this game
       *[other] { $abilities }
    }
abilities-comma = { $before }; { $after }
ability-architects-discount = orange less for a megastructure: { $value }
ability-architects-points = VP at the end for each megastructure: { $value }
ability-sentinels-red = red for each Attack action: { $value }
ability-sentinels-combat = VP for each combat won (as the only survivor): { $value }
ability-sentinels-round = VP for each combat round won (more casualties caused than taken): { $value }
ability-navigators-range = base Move range: { $value }
ability-navigators-pindown = Pindown: { $value }
ability-navigators-points =
    { $value ->
        [far] at the end 1 VP for each explored sector not adjacent to the own Homeworld
       *[all] at the end 1 VP for each explored sector
    }
ability-helix-claim = green on claiming an objective slot: { $value }
ability-helix-spending = VP at once when one action spends 5 or more green: { $value }
ability-helix-hoard =
    5 VP for holding this at the end: { $value ->
        [red] 15 red
       *[green] 15 green
    }

galaxy-help-civilization = Your civilization has one ability for the whole game.
galaxy-help-turn-homeworld = Directives are matched where four sectors meet; your Homeworld is at one such point.
galaxy-help-first-place = Beside your Homeworld. For directives look at the card's corners: it can be turned.
    .typed = r1, r2, r3 turn the card clockwise.
