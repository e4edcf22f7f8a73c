## Set-up.

lay-a-minefield = Where do you lay a minefield?
minefield-near-planet = a minefield lies 60 mm from the centre of any planet
minefields-lie-apart = minefields lie 40 mm apart
there-is-a-ship = there is a ship

starflick-help-minefield = The first ship to touch a minefield is lost with it.
    .typed = '240 300' is a place in mm from the upper left corner.
starflick-do-minefield = Put it here
