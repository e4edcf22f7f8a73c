## Mine.

which-planet-to-mine = Which planet do you mine, with how many troops?
homeworld-cannot-be-mined = a Homeworld cannot be mined
asteroid-cannot-be-mined = an asteroid cannot be mined
no-planet-to-mine = no planet of yours has two troops and no blockade

starflick-help-mine = 2 troops of a planet are worth 1 VP, 3 troops 2 VP.
    .typed = 'mine alpha-b with 3', or short 'ab 3'.
starflick-choice-mine = { $hole } with { $troops } troops
