## What a turn, an action, a fight and the end come to: on references, and in the summary.

# Between rounds, and a turn.

aid-order =
    { $display-word ->
        [none]
            { $bribes-word ->
                [none] Order: the Master proposes an order and decides.
               *[other] Order: the Master proposes an order, takes or declines offers, and decides.
            }
       *[other]
            { $bribes-word ->
                [none] Order: the Master refreshes a position, proposes an order and decides.
               *[other]
                    { $refresh-offers-word ->
                        [yes] Order: the Master hears offers, refreshes a position, proposes an order, hears offers again, and decides.
                       *[no] Order: the Master refreshes a position, proposes an order, hears offers, and decides.
                    }
            }
    }
aid-promise =
    { $bribes-word ->
        [binding] Who takes an offer must keep the promise.
       *[free] Promises do not bind.
    }
aid-income = Income: { $homeworld-income } of each from your Homeworld, and what your other sectors show.
aid-catch-up = Whoever alone has the fewest VP: { $catch-up } more of each.
aid-upkeep =
    { $upkeep ->
        [one] Then 1 { colour-orange } for each fleet on the map.
       *[other] Then 1 { colour-orange } for every { $upkeep } fleets on the map.
    }
aid-storage-limit = No more than { $storage-limit } of each.
aid-action = Main action: another one than in your last turn.
aid-action-repeats = Research may be repeated.
aid-module = One { $shown } at most, whose directive matches where you control a sector.
aid-claim =
    { $claims-word ->
        [each] Claim one objective slot at most: after any of these steps.
       *[end] Claim one objective slot at most.
    }

# Actions.

aid-several =
    { $options ->
        [one] One of these:
       *[other] Up to { $options } of these:
    }
aid-explore =
    { $explore-draw ->
        [one] Draw 1 sector, and 1 more for each { colour-green } spent before.
       *[other] Draw { $explore-draw } sectors, and 1 more for each { colour-green } spent before.
    }
aid-explore-where =
    { $explore-from-word ->
        [fleets] They go next to sectors that you control with a fleet.
        [probes] They go next to one or two sectors that you control with a fleet.
       *[control] They go next to sectors that you control.
    }
aid-explore-must =
    { $explore-must-word ->
        [all] Place all that you can.
        [one] Place one if you can, or more.
       *[none] You need not place any.
    }
aid-explore-paid = Placing a sector costs the { colour-green } on its back.
aid-research = Choose a keyword of a sector you control, pay { $research-cost } { colour-green }, draw from its deck, keep one.
aid-move =
    { $move-origins ->
        [one] Any fleets from a sector you control, range { $move-range }, and 1 more for each { colour-blue } spent.
       *[other] Any fleets from up to { $move-origins } sectors you control, range { $move-range }, and 1 more for each { colour-blue } spent.
    }
aid-pindown = On the way each enemy fleet in a sector of its own stops one of yours.
aid-build =
    { $build-fleets ->
        [one] A fleet on your Homeworld, 1 { colour-orange }; or a structure in a sector you control.
       *[other] Up to { $build-fleets } fleets on your Homeworld, 1 { colour-orange } each; or a structure in a sector you control.
    }
aid-attack =
    { $attack-origins ->
        [one] Enemy fleets, from one adjacent sector, 1 { colour-blue } for each border that a group crosses, at least 1.
       *[other] Enemy fleets, from up to { $attack-origins } adjacent sectors, 1 { colour-blue } for each border that a group crosses, at least 1.
    }
aid-attack-structure =
    { $resources-count ->
        [0] Or with a Starlance a structure beside it.
       *[other] Or with a Starlance a structure beside it, for { $resources }.
    }

# A fight.

aid-configure =
    { $roster-track ->
        [25] Split your fleets over the types in secret, reveal together.
       *[other] Split your fleets over the types in secret, { $roster-track } at most of each, reveal together.
    }
aid-command = Spend up to { $command-points } Command Points in secret: 1 for one more die, 1 for a hit to be rolled again, 2 for a reshape.
aid-dice =
    { $dice-cap ->
        [0] A die for each arrow from a type of yours that has ships to a type of an enemy that has some.
       *[other] A die for each arrow from a type of yours that has ships to a type of an enemy that has some, { $dice-cap } at most.
    }
aid-hit =
    { $hit-on ->
        [6] A 6 is a hit.
       *[other] { $hit-on } or more is a hit.
    }
aid-formation =
    { $formation-word ->
        [pairs] Between two, on equal hits: whoever has fewer pairs of an own ship and an enemy one that it beats loses a hit.
       *[types] Between two, on equal hits: whoever has fewer pairs of an own type and an enemy one that it beats loses a hit.
    }
aid-allocate =
    { $hit-types-word ->
        [any] Hits go in secret to any types of enemies.
       *[reached] Hits go in secret to types that an arrow of yours reaches.
    }
aid-casualties =
    { $casualties-word ->
        [once] Ships that are hit are removed at once.
        [marks] Ships that are hit are marked, then removed together.
       *[damaged] Ships that are hit go to the damaged area, then are removed together.
    }
aid-shield = Each structure of a defender absorbs { $structure-shield ->
        [one] the first hit
       *[other] the first { $structure-shield } hits
    } on their ships in a fight.
aid-again = Again, until one side is left. When nobody has an arrow, all split their fleets anew.
aid-standoff =
    { $standoff-word ->
        [stay] After { $standoff-tries } times in a row all stay.
        [retreat] After { $standoff-tries } times in a row the attacker goes back.
       *[structures] After { $standoff-tries } times in a row all stay, and a structure keeps the sector.
    }

# The end.

aid-ends =
    { $end-at-word ->
        [once] The game ends at once …
       *[round] The game ends with the round …
    }
aid-end-deck = { $end-deck-word ->
        [placed] … when the last sector is placed
       *[drawn] … when the last sector is drawn
    }{ $explore-bonus ->
        [0] .
       *[other] ; who does that gains { $explore-bonus } VP.
    }
aid-end-cards =
    { $end-cards ->
        [one] … when an objective is full.
       *[other] … when { $end-cards } objectives are full.
    }
aid-end-slots = … when { $end-slots } slots are claimed.
aid-slots-each =
    { $slots-each ->
        [one] … when a slot for each player and { $more } more are claimed.
       *[other] … when { $slots-each } slots for each player and { $more } more are claimed.
    }
aid-end-round = … after round { $end-round }.
aid-worth-sectors = { $sector-points } for each sector you control
aid-worth-structures = structures: as printed
aid-worth-fleets =
    { $fleets-per-point ->
        [one] 1 for each fleet on the map
       *[other] 1 for { $fleets-per-point } fleets on the map
    }
aid-worth-orange =
    { $orange-per-point ->
        [one] { $orange-points } for each { colour-orange }
       *[other] { $orange-points } for { $orange-per-point } { colour-orange }
    }
aid-worth-objectives = objectives: as printed
aid-worth-technologies =
    { $technology-points ->
        [0] technologies: as printed
       *[other] { $technology-points } for each technology, and what is printed on it
    }
aid-worth-fights = { $fight-points } for each fight you win
aid-worth-civilization = your civilization's goal: as printed
aid-tie =
    { $tie-word ->
        [shared] On a tie most { colour-blue }, { colour-red } and { colour-green }; then most fleets; then all of them win.
       *[order] On a tie most { colour-blue }, { colour-red } and { colour-green }; then most fleets; then who acted earlier.
    }
