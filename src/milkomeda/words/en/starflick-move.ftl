## Move.

launch-land-or-flick =
    Launch, land or flick? { $left ->
        [one] { $left } movement point left.
       *[other] { $left } movement points left.
    }
no-troop-to-return = there is no troop to return
blockade-needs-grey = it is blockaded: that needs grey 2
no-battleship-in-supply = there is no battleship in your supply
no-starship-in-supply = there is no starship in your supply
no-room-in-its-orbit = there is no room in its orbit
ship-is-not-on-the-board = it is not on the board
ship-is-in-no-orbit = it is in no orbit
nobody-lands-on-a-homeworld = nobody lands on a Homeworld
another-occupies-it = another player occupies it
no-ship-to-move = you have no ship, and none can be launched
spend-a-movement-point = spend at least one movement point

starflick-help-move = Each movement point is a launch, a landing or a flick; attacks follow.
    .typed = 'flick 1', 'land 2', 'launch from alpha' or 'launch ab'.
starflick-choice-move =
    { $manoeuvre-word ->
        [launch] Launch: { $hole }
        [land] Land: { $ship-word ->
            [battleship] battleship
           *[other] starship { $ship }
        }
        [flick] Flick: { $ship-word ->
            [battleship] battleship
           *[other] starship { $ship }
        }
       *[other] Launch the battleship: { $hole }
    }

where-in-the-orbit = Where in the orbit of { $hole } does the { $craft } go?
that-is-outside-the-orbit = that is outside the orbit
there-is-no-room = there is no room

starflick-help-place = A launched ship goes anywhere in the orbit where there is room.
    .typed = '90' puts it below the planet, 0 is to the right of it; '110 78' is a place in mm.
starflick-do-place = Put it here
