## What choices are beside their spelling, for whoever does not speak the notation. What one does not say is `none`.

galaxy-typed-civilization = { $civilization }
galaxy-typed-turn-homeworld = { $colour } faces the galaxy
galaxy-typed-refresh =
    { $shown-word ->
        [pair] refresh both cards of position { $position }
        [directive] refresh the directive of position { $position }
        [protocol] refresh the protocol of position { $position }
       *[module] refresh the module of position { $position }
    }
galaxy-typed-propose-order = { $seats }
galaxy-typed-decide-order = { $seats }
galaxy-typed-offer =
    { $place ->
        [none] { $position ->
            [none] offer { $resources }
           *[other] offer { $resources } for a refresh of position { $position }
        }
       *[other] offer { $resources } for place { $place }
    }
galaxy-typed-decide-offer =
    { $verdict-word ->
        [take] take it
       *[decline] decline it
    }
galaxy-typed-bonus = { $resources }
galaxy-typed-choose = { $action }
galaxy-typed-activate =
    { $action-word ->
        [none] activate position { $position }
       *[other] activate position { $position }: { $action }
    }
galaxy-typed-claim = claim { $objective }, slot { $slot }
galaxy-typed-probes = probes from { $cells }
galaxy-typed-put-back = { $sector } back on top of the deck
galaxy-typed-focus = { $keyword }
galaxy-typed-keep = keep { $technology }
galaxy-typed-move-from = from { $cell }
galaxy-typed-move =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } to { $to-cell }
       *[other] { $fleets } fleets from { $from-cell } to { $to-cell }
    }
galaxy-typed-build =
    { $structure-word ->
        [none] fleets: { $sites }
       *[other] { $structure } at { $cell }
    }
galaxy-typed-attack =
    { $structure-word ->
        [none] fight at { $cell }
       *[other] destroy the { $structure } of { $seat } at { $cell }
    }
galaxy-typed-attack-from =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } joins
       *[other] { $fleets } fleets from { $from-cell } join
    }
galaxy-typed-configure = { $ships }
galaxy-typed-allocate = { $ships }
galaxy-typed-command = { $commands }
galaxy-typed-victim = { $ship } of { $seat }
galaxy-typed-reshape = { $ship } becomes { $into-ship }
galaxy-typed-reshape-secretly = { galaxy-typed-reshape }
