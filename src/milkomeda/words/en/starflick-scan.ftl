## Scan.

which-planet-to-scan = Which planet do you scan?
you-do-not-orbit-it = you do not orbit it
you-know-it = you know it

starflick-help-scan = Only you see what you scan.
starflick-choice-scan = { $hole }
