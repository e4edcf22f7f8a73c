## Karten und Typen mit vollem Namen.

title-outpost = einen Außenposten
title-starlance = die Sternenlanze
title-hypergate = das Hypertor
title-m-brain = das M-Brain

title-beam = Strahlenfregatte
title-shield = Schildkreuzer
title-artillery = Artillerieplattform
title-drone = Drohnenträger
title-fighter = Jägerstaffel
