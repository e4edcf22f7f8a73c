## Bewegen.

launch-land-or-flick =
    Starten, landen oder schnippen? { $left ->
        [one] Noch { $left } Bewegungspunkt.
       *[other] Noch { $left } Bewegungspunkte.
    }
no-troop-to-return = dort ist keine Truppe, die zurückkann
blockade-needs-grey = er ist blockiert: dafür braucht es Grau 2
no-battleship-in-supply = in deinem Vorrat ist kein Schlachtschiff
no-starship-in-supply = in deinem Vorrat ist kein Sternenschiff
no-room-in-its-orbit = in seinem Orbit ist kein Platz
ship-is-not-on-the-board = es ist nicht auf dem Brett
ship-is-in-no-orbit = es ist in keinem Orbit
nobody-lands-on-a-homeworld = auf einer Heimatwelt landet niemand
another-occupies-it = ein anderer Spieler hält ihn besetzt
no-ship-to-move = du hast kein Schiff, und keines kann starten
spend-a-movement-point = nutze mindestens einen Bewegungspunkt

starflick-help-move = Jeder Bewegungspunkt ist ein Start, eine Landung oder ein Schnippen; dann folgen Angriffe.
    .typed = „flick 1“, „land 2“, „launch from alpha“ oder „launch ab“.
starflick-choice-move =
    { $manoeuvre-word ->
        [launch] Starten: { $hole }
        [land] Landen: { $ship-word ->
            [battleship] Schlachtschiff
           *[other] Sternenschiff { $ship }
        }
        [flick] Schnippen: { $ship-word ->
            [battleship] Schlachtschiff
           *[other] Sternenschiff { $ship }
        }
       *[other] Schlachtschiff starten: { $hole }
    }

where-in-the-orbit =
    { $craft-word ->
        [battleship] Wohin im Orbit von { $hole } kommt das Schlachtschiff?
       *[starship] Wohin im Orbit von { $hole } kommt das Sternenschiff?
    }
that-is-outside-the-orbit = das ist außerhalb des Orbits
there-is-no-room = dort ist kein Platz

starflick-help-place = Ein gestartetes Schiff kommt irgendwohin im Orbit, wo Platz ist.
    .typed = „90“ stellt es unter den Planeten, 0 ist rechts von ihm; „110 78“ ist ein Ort in mm.
starflick-do-place = Hierhin
