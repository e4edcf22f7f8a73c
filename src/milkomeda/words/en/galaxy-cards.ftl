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
