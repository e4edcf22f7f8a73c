## What is wrong with a position of Milkomeda.

position-is-empty = the position is empty
position-begins-with = a position begins with 'milkomeda' and its options
no-turn-says = '{ $text }' is nothing that a turn can say
no-player-has = '{ $text }' is nothing that a player can have
no-battle-says = '{ $text }' is nothing that a battle can say
no-mat-has = '{ $text }' is nothing that lies on a mat
does-not-play-here = { $seat } does not play here
every-player-once = the order must name every player once
a-storage-is = a storage is four numbers: { $text }
is-a-homeworld = { $cell } is a Homeworld
fleets-in-all = { $seat } has { $fleets } fleets in all
has-no-more = { $seat } has no { $structure } more
there-twice = { $name } is there twice
positions-on-display = there are { $positions } positions on display
a-position-shows = a position shows '{ $text }'
is-of-tier = { $name } is of tier { $tier }, not { $wanted }
five-objectives-at-most = there are five objectives at most
objective-has-slots = { $objective } has { $slots } slots
fleets-come-from = fleets come from { $sectors } sectors at most
a-battle-has-an-attacker = a battle has an attacker
a-mat-needs-a-battle = a mat needs a battle before it
a-battle-needs-its-steps = a battle needs its steps among those that are pending
place-is-unexplored = { $cell } is unexplored
more-ships-than-fleets = { $seat } has more ships than fleets there
more-marks-than-ships = { $seat } has more marks than ships
deck-cannot-hold = the deck cannot hold { $sectors } sectors
no-answer-to-step = nothing can be answered to step '{ $text }'

# What there may be none of.

kind-player = player
kind-seat = player
kind-colour = colour
kind-action = action
kind-keyword = keyword
kind-sector = sector
kind-structure = structure
kind-megastructure = megastructure
kind-ship = ship
kind-civilization = civilization
kind-directive = directive
kind-protocol = protocol
kind-module = module
kind-card = card
kind-objective = objective
kind-technology = technology
kind-promise = promise
