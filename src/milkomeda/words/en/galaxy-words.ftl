## Words of the game.

colour-blue = blue
colour-orange = orange
colour-red = red
colour-green = green
colour-white = any

resources-blue = { $n } { colour-blue }
resources-orange = { $n } { colour-orange }
resources-red = { $n } { colour-red }
resources-green = { $n } { colour-green }

action-explore = explore
action-research = research
action-move = move
action-build = build
action-attack = attack
action-pass = pass

structure-outpost = Outpost
structure-starlance = Starlance
structure-hypergate = Hypergate
structure-m-brain = M-Brain

title-outpost = an Outpost
title-starlance = the Starlance
title-hypergate = the Hypergate
title-m-brain = the M-Brain

ship-beam = beam
ship-shield = shield
ship-artillery = artillery
ship-drone = drone
ship-fighter = fighter

ships-beam =
    { $n ->
        [one] { $n } beam
       *[other] { $n } beams
    }
ships-shield =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
ships-artillery = { $n } artillery
ships-drone =
    { $n ->
        [one] { $n } drone
       *[other] { $n } drones
    }
ships-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }

title-beam = Beam Frigate
title-shield = Shield Cruiser
title-artillery = Artillery Platform
title-drone = Drone Carrier
title-fighter = Fighter Squadron

commands-attack = attack { $n }
commands-defend-seat = defence against { $seat } { $n }
commands-reshape = reshape

shown-pair = pair
shown-directive = directive
shown-protocol = protocol
shown-module = module

keyword-biosphere = biosphere
keyword-extraction = extraction
keyword-hazard = hazard
keyword-observatory = observatory
keyword-transit = transit
keyword-unstable = unstable
keyword-warzone = warzone
keyword-wasteland = wasteland

civilization-architects = Stellar Architects
civilization-sentinels = Quantum Sentinels
civilization-navigators = Void Navigators
civilization-helix = Helix Cultivators

sector-seat-homeworld = { $seat }'s Homeworld

source-last-sector = Last sector
source-sectors = Sectors
source-structures = Structures
source-fleets = Fleets
source-orange = Orange in storage
source-objectives = Objectives
source-civilization = Civilization
source-technologies = Technologies
source-fights = Fights won

worth-sectors = sectors you control
worth-structures = structures
worth-fleets = fleets
worth-orange = { colour-orange } resources
worth-objectives = objectives you claim
worth-technologies = technologies
worth-fights = fights you win
worth-civilization = your civilization's own goal

phase-set-up = Set-up
phase-order = Order
phase-turn = Turns
phase-over = The end
