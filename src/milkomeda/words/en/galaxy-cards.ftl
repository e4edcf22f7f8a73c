## Cards and types as they are named in full.

title-outpost = an Outpost
title-starlance = the Starlance
title-hypergate = the Hypergate
title-m-brain = the M-Brain

title-beam = Beam Frigate
title-shield = Shield Cruiser
title-artillery = Artillery Platform
title-drone = Drone Carrier
title-fighter = Fighter Squadron

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
