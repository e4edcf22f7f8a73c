## Scannen.

which-planet-to-scan = Welchen Planeten scannst du?
you-do-not-orbit-it = du bist nicht in seinem Orbit
you-know-it = du kennst ihn

starflick-help-scan = Nur du siehst, was du scannst.
starflick-choice-scan = { $hole }
