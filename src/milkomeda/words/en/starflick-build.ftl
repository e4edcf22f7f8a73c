## Build.

build-what-and-where = What do you build, and where?
nothing-is-built-on-a-homeworld = nothing is built on a Homeworld
not-held-when-the-turn-began = you did not hold it when your turn began
city-takes-the-place-of-a-colony = a city takes the place of a colony
no-lab-on-an-asteroid = no lab can stand on an asteroid
no-colony-on-an-asteroid = neither colony nor city can stand on an asteroid
one-of-your-planets-has-two-labs = only one of your planets may have two labs
one-planet-has-two-labs = only one planet may have two labs
no-such-item-left = you have no { $item } left
nowhere-to-build = there is no planet where you could build

starflick-help-build = On a planet that you held when the turn began, paid with its troops.
    .typed = 'lab on alpha-b', or short 'lab ab'.
starflick-choice-build =
    { $item-word ->
        [lab] Lab: { $hole }
        [colony] Colony: { $hole }
       *[city] City: { $hole }
    }

troops-or-a-starship = Troops or a starship for the city?
none-left-to-be-gained = there are none left to be gained

starflick-help-reward = A city gives troops or a starship to the supply.
starflick-choice-reward = gain { $reward }
