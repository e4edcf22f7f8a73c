## Explanations in a terminal.

nothing-is-called-so = Nothing here is called '{ $text }'. Try a planet, a ship, 'grey 2', a piece, an action.

about-troop = troop: It holds a planet, defends it with 1, and pays: 1 for a colony, 2 for a lab; 2 or 3 are mined.
about-colony = colony: It costs 1 troop, defends with 1, and is worth 1 VP at the end.
about-city = city: It takes the place of a colony for 1 troop, defends with 2, and is worth 2 VP at the end; building it gives a troop or a starship.
about-lab = lab: It costs 2 troops; a level of a technology needs as many labs on planets of its colour.
about-starship = starship: Launched for a troop, it lands as one. It counts 1 in attacks and is worth 1 VP.
about-battleship = battleship: It comes with orange 3 for two starships. It counts 2 and is worth 2 VP.
about-recruit = recruit: Troops of the supply go to planets that you occupy, or to your Homeworld.
about-return = return: Any number of troops go from planets back to the supply.
about-move = move: Launch, land and flick with movement points; then attacks.
about-mine = mine: 2 troops of one planet for 1 VP, or 3 for 2 VP.
about-build = build: A lab, a colony or a city on a planet that you held when your turn began.
about-develop = develop: The next level of a technology, if you have the labs for it.
about-scan = scan: After the action: look under a face-down planet that you orbit.
about-blockade = blockade: While a rival orbits a planet, nothing is done there; grey 2 lets ships launch and land.
about-ram = ram: The first enemy ship that a flicked ship touches: both return to the supply.

skill-movement = movement
skill-production = production
skill-attack = attack
skill-defence = defence
about-track = { $track }, { $skill }.
about-level = { $track } { $level }: { $gives }.

stock-comma = { $before }, { $after }
stock-troops = troops: { $n }
stock-colonies = colonies: { $n }
stock-cities = cities: { $n }
stock-labs = labs: { $n }
about-homeworld = { $hole }: the Homeworld of { $seat }, troops: { $troops }.
about-down = { $hole }: face down.
about-known = { $hole }: face down; you have seen: { $planet-word }.
about-unoccupied = { $hole }: { $planet-word }, unoccupied.
about-held = { $hole }: { $planet-word }, { $seat }'s; { $stock }; defence { $defence }.
about-blockaded = { $hole }: { $planet-word }, { $seat }'s; { $stock }; defence { $defence }, blockaded.
about-adrift = { $ship }: at { $x } { $y }, in no orbit.
about-orbiting = { $ship }: at { $x } { $y }, in the orbit of { $hole }.
about-option = { $name }={ $value }. { $text }
about-ruling = { $name } { $topic }: { $answer }
