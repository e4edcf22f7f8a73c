## What technologies do.

what-it-does = { $effects }
effects-comma = { $before } { $after }
effects-cheaper-explore = Placing a sector costs { $n } { colour-green } less (not below 0).
effects-cheaper-research = Research costs { $n } { colour-green } less (not below 1).
effects-cheaper-fleets =
    { $n ->
        [one] The first fleet of a Build action costs nothing.
       *[other] The first { $n } fleets of a Build action cost nothing.
    }
effects-cheaper-structure-orange = Structures cost { $n } { colour-orange } less (not below 0).
effects-cheaper-structure-blue = Structures cost { $n } { colour-blue } less (not below 0).
effects-cheaper-protocol = Activating a protocol costs { $n } less (not below 0).
effects-cheaper-attack = An attack on fleets costs { $n } { colour-blue } less (not below 0).
effects-cheaper-starlance = An attack on a structure costs { $n } { colour-red } less (not below 0).
effects-more-draw =
    { $n ->
        [one] Explore draws { $n } more sector.
       *[other] Explore draws { $n } more sectors.
    }
effects-more-technologies =
    { $n ->
        [one] Research draws { $n } more technology.
       *[other] Research draws { $n } more technologies.
    }
effects-more-range = Your Move range is { $n } longer.
effects-more-origins =
    { $n ->
        [one] Move from { $n } more sector.
       *[other] Move from { $n } more sectors.
    }
effects-more-fleets =
    { $n ->
        [one] Build up to { $n } more fleet in one go.
       *[other] Build up to { $n } more fleets in one go.
    }
effects-more-attack-dice =
    { $n ->
        [one] Roll { $n } more die each round in fights you started (if you roll any).
       *[other] Roll { $n } more dice each round in fights you started (if you roll any).
    }
effects-more-defence-dice =
    { $n ->
        [one] Roll { $n } more die each round in fights others started (if you roll any).
       *[other] Roll { $n } more dice each round in fights others started (if you roll any).
    }
effects-more-rerolls =
    { $n ->
        [one] Roll one of your misses again in each round of a fight.
       *[other] Roll { $n } of your misses again in each round of a fight.
    }
effects-more-shields =
    { $n ->
        [one] The first hit on your ships in a fight does nothing.
       *[other] The first { $n } hits on your ships in a fight do nothing.
    }
effects-score-flat = { $n } VP at the end.
effects-score-structure = { $n } VP at the end for each of your structures on the map.
effects-score-technology = { $n } VP at the end for every two technologies you have.
effects-score-claim = { $n } VP at the end for each objective slot you claimed.
effects-score-sector = { $n } VP at the end for every three sectors you control.
effects-score-fleet = { $n } VP at the end for every five of your fleets on the map.
effects-gain-income-blue = Gain { $n } { colour-blue } at income.
effects-gain-income-orange = Gain { $n } { colour-orange } at income.
effects-gain-income-red = Gain { $n } { colour-red } at income.
effects-gain-income-green = Gain { $n } { colour-green } at income.
effects-gain-explore-blue = Gain { $n } { colour-blue } for each sector you place with Explore.
effects-gain-explore-orange = Gain { $n } { colour-orange } for each sector you place with Explore.
effects-gain-explore-red = Gain { $n } { colour-red } for each sector you place with Explore.
effects-gain-explore-green = Gain { $n } { colour-green } for each sector you place with Explore.
effects-gain-research-blue = Gain { $n } { colour-blue } when you keep a technology.
effects-gain-research-orange = Gain { $n } { colour-orange } when you keep a technology.
effects-gain-research-red = Gain { $n } { colour-red } when you keep a technology.
effects-gain-research-green = Gain { $n } { colour-green } when you keep a technology.
effects-gain-move-blue = Gain { $n } { colour-blue } when you take the Move action.
effects-gain-move-orange = Gain { $n } { colour-orange } when you take the Move action.
effects-gain-move-red = Gain { $n } { colour-red } when you take the Move action.
effects-gain-move-green = Gain { $n } { colour-green } when you take the Move action.
effects-gain-build-blue = Gain { $n } { colour-blue } when you take the Build action.
effects-gain-build-orange = Gain { $n } { colour-orange } when you take the Build action.
effects-gain-build-red = Gain { $n } { colour-red } when you take the Build action.
effects-gain-build-green = Gain { $n } { colour-green } when you take the Build action.
effects-gain-attack-blue = Gain { $n } { colour-blue } when you take the Attack action.
effects-gain-attack-orange = Gain { $n } { colour-orange } when you take the Attack action.
effects-gain-attack-red = Gain { $n } { colour-red } when you take the Attack action.
effects-gain-attack-green = Gain { $n } { colour-green } when you take the Attack action.
effects-gain-win-blue = Gain { $n } { colour-blue } when you win a fight as its only survivor.
effects-gain-win-orange = Gain { $n } { colour-orange } when you win a fight as its only survivor.
effects-gain-win-red = Gain { $n } { colour-red } when you win a fight as its only survivor.
effects-gain-win-green = Gain { $n } { colour-green } when you win a fight as its only survivor.
effects-gain-lose-blue = Gain { $n } { colour-blue } when you lose fleets in a fight, once a fight.
effects-gain-lose-orange = Gain { $n } { colour-orange } when you lose fleets in a fight, once a fight.
effects-gain-lose-red = Gain { $n } { colour-red } when you lose fleets in a fight, once a fight.
effects-gain-lose-green = Gain { $n } { colour-green } when you lose fleets in a fight, once a fight.
effects-gain-protocol-blue = Gain { $n } { colour-blue } when you activate a protocol.
effects-gain-protocol-orange = Gain { $n } { colour-orange } when you activate a protocol.
effects-gain-protocol-red = Gain { $n } { colour-red } when you activate a protocol.
effects-gain-protocol-green = Gain { $n } { colour-green } when you activate a protocol.
effects-gain-master-blue = Gain { $n } { colour-blue } when you become Master of the Order.
effects-gain-master-orange = Gain { $n } { colour-orange } when you become Master of the Order.
effects-gain-master-red = Gain { $n } { colour-red } when you become Master of the Order.
effects-gain-master-green = Gain { $n } { colour-green } when you become Master of the Order.
effects-gain-claim-blue = Gain { $n } { colour-blue } when you claim an objective slot.
effects-gain-claim-orange = Gain { $n } { colour-orange } when you claim an objective slot.
effects-gain-claim-red = Gain { $n } { colour-red } when you claim an objective slot.
effects-gain-claim-green = Gain { $n } { colour-green } when you claim an objective slot.
effects-yield-biosphere = Income: { $n } { colour-green } for every two biosphere sectors you control.
effects-yield-extraction = Income: { $n } { colour-orange } for every two extraction sectors you control.
effects-yield-hazard = Income: { $n } { colour-red } for every two hazard sectors you control.
effects-yield-observatory = Income: { $n } { colour-green } for every two observatory sectors you control.
effects-yield-transit = Income: { $n } { colour-blue } for every two transit sectors you control.
effects-yield-unstable = Income: { $n } { colour-blue } for every two unstable sectors you control.
effects-yield-warzone = Income: { $n } { colour-red } for every two warzone sectors you control.
effects-yield-wasteland = Income: { $n } { colour-orange } for every two wasteland sectors you control.
