## Words of several rules of Starflick.

craft-starship = starship
craft-battleship = battleship
ship-battleship = battleship
manoeuvre-launch = launch
manoeuvre-launch-battleship = launch the battleship
manoeuvre-land = land
manoeuvre-flick = flick
reward-a-troop = a troop
reward-2-troops = 2 troops
reward-a-starship = a starship

kind-deed = action
kind-fate = event
kind-hole = planet
kind-item = structure
kind-manoeuvre = manoeuvre
kind-planet = kind of planet
kind-reward = reward
kind-source = source of points
kind-track = colour
kind-vessel = ship

planet-is-not-yours = it is not yours
planet-is-blockaded = it is blockaded
planet-lies-face-up = it lies face up
three-items-already = there are three items already
no-troop-in-supply = there is no troop in your supply
that-is-not-on-the-board = that is not on the board
that-is-on-the-planet = that is on the planet
that-takes-troops = that takes { $troops } troops, there are { $there }

starflick-plain-done = Done
starflick-plain-enough = That is enough
starflick-plain-stop = Stop moving
starflick-plain-one-of-the-supply = One of the supply
