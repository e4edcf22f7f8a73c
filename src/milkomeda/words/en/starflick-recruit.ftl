## Recruit, and return troops.

where-does-a-troop-go = Where does a troop go? { $left } left.
not-your-homeworld = that is not your Homeworld
occupying-needs-brown = you do not occupy it: that needs brown 4
recruit-at-least-one = recruit at least one troop

starflick-help-recruit = Troops come from your supply to planets you occupy, or to your Homeworld.
    .typed = 'troop to alpha-b', or short 'ab'.
starflick-choice-recruit = { $hole }

where-does-a-troop-return-from = From which planet does a troop return?
return-at-least-one = return at least one troop
no-troops-on-planets = you have no troops on planets
homeworld-is-no-planet = a Homeworld is not a planet
there-is-no-troop = there is no troop

starflick-help-return = Any number of troops return to the supply, even from blockaded planets.
starflick-choice-return = { $hole }
