## A flick.

flick-which-way =
    { $ship-word ->
        [battleship] In which direction and how fast do you flick the battleship?
       *[other] In which direction and how fast do you flick starship { $ship }?
    }
what-angles-there-are = an angle is from 0.00 to 359.99
what-speeds-there-are = a speed is from 1 to { $top } mm/s

starflick-help-shoot = The first enemy that the ship touches is rammed.
    .typed = '45 1200' flicks at 45 degrees and 1200 mm/s. 0 degrees is to the right, 90 down.
starflick-do-shoot = Fire

the-ships-slide = The ships slide.
that-is-no-event = that is no event
ship-is-gone-or-at-rest = that ship is not on the board, or has come to rest
there-is-no-such-enemy = there is no such enemy
there-is-no-such-minefield = there is no such minefield
