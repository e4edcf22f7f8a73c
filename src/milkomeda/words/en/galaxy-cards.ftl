## Cards as they are named in full.

field-astrobiology = astrobiology
field-ecology = ecology
field-terraforming = terraforming
field-climatology = climatology
field-mining = mining
field-geology = geology
field-metallurgy = metallurgy
field-chemistry = chemistry
field-radiation = radiation
field-gravitational = gravitational
field-safety = safety
field-survival = survival
field-astrophysics = astrophysics
field-cosmology = cosmology
field-spectroscopy = spectroscopy
field-stellar = stellar
field-navigation = navigation
field-logistics = logistics
field-communication = communication
field-infrastructure = infrastructure
field-supernova = supernova
field-turbulence = turbulence
field-dynamics = dynamics
field-instability = instability
field-defense = defense
field-tactics = tactics
field-diplomacy = diplomacy
field-intelligence = intelligence
field-void = void
field-dark = dark
field-surveying = surveying
field-mapping = mapping

## What a card does, by the rules that are played by.

card-yields =
    { $resources-count ->
        [0] Yields nothing.
       *[other] Yields { $resources } a turn to whoever controls it.
    }
card-exploring-costs = Exploring it costs { $green } green.
card-slots = Slots: { $slots }.
card-pattern = { $left-colour } and { $right-colour } above { $lower-left-colour } and { $lower-right-colour }, where four sectors meet.
card-pattern-turned =
    { $turned ->
        [yes] The pattern may be turned.
       *[no] The pattern may not be turned.
    }
card-unlocks = Where it matches and you control one of the four sectors, you may activate the { $shown } below it.
card-protocol = { $action } for { $resources }
card-activates = After your main action, if the directive above it is fulfilled for you: { $action }, for { $resources }. One { $shown } a turn.
card-price = Costs { $resources }.
card-worth = { $points } VP at the end.
card-supply =
    { $count ->
        [one] Each player has one.
       *[other] Each player has { $count }.
    }
card-beats = Beats { $ships }.
card-beaten-by = Is beaten by { $ships }.
card-no-ability = No ability of its own by these rules.

power-outpost =
    { $outpost-word ->
        [extra] Build 1 more fleet in its sector.
       *[cheap] Build fleets in its sector too, 1 { colour-orange } cheaper.
    }
power-lance-red = An Attack may destroy a structure in an adjacent sector, for { $lance-red } { colour-red }.
power-lance-blue = Such an attack costs { $lance-blue } { colour-blue }.
power-lance-any = It may hit any structure, even your own.
power-explore-gate = Explore up to two away from its sector, through an explored one.
power-gate-move =
    { $gate-move-word ->
        [range] Fleets that leave from its sector move 1 further.
        [home] For your fleets its sector and your Homeworld are adjacent.
       *[all] For your fleets its sector and those of all other Hypergates are adjacent.
    }
power-gate-attack =
    { $gate-attack-word ->
        [path] Attack from its sector along any explored path, for 1 { colour-blue } a border.
       *[link] Attack over that link, which counts as one border.
    }
power-mbrain-income = At income: 1 resource of your choice for each sector you control beside it.
power-mbrain-protocol = Activating a protocol costs { $mbrain-protocol } less, but not below 0.
power-repetition =
    { $repetition-word ->
        [last] You may repeat the last action of your last turn.
       *[main] You may repeat the main action of your last turn.
    }
power-architects-discount = Your Starlance, Hypergate and M-Brain cost { $architects-discount } { colour-orange } less.
power-architects-points = At the end: { $architects-points } VP for each Starlance, Hypergate or M-Brain of yours.
power-sentinels-red = Gain { $sentinels-red } { colour-red } whenever you take the Attack action.
power-sentinels-combat = At the end: { $sentinels-combat } VP for each combat that you survived as the only one.
power-sentinels-round = At the end: { $sentinels-round } VP for each round of combat in which you caused more casualties than you took.
power-navigators-range = Your base range for a Move is { $navigators-range }.
power-navigators-pindown = Your fleets have Pindown { $navigators-pindown }.
power-navigators-points =
    { $navigators-points-word ->
        [far] At the end: 1 VP for each explored sector on the map that is not adjacent to your Homeworld.
       *[all] At the end: 1 VP for each explored sector on the map.
    }
power-helix-claim = Gain { $helix-claim } { colour-green } whenever you claim an objective slot.
power-helix-spending = Gain { $helix-spending } VP at once whenever one action of yours spends { $green } { colour-green } or more.
power-helix-hoard =
    { $helix-hoard-word ->
        [red] At the end: { $points } VP if you have { $hoard } { colour-red } or more.
       *[green] At the end: { $points } VP if you have { $hoard } { colour-green } or more.
    }
