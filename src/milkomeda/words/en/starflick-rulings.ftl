## Rulings: what was open, and how it is played.

starflick-rulings =
    # Rulings of Starflick

    The reference manual leaves questions open. Here is every one, how it is ruled, and what can be played
    instead, as an option: `minefields=yes short_range=60`. This page is made from
    `src/milkomeda/starflick/book/rulings.py`.

starflick-ruling-F1 = The manual gives the pieces at the start and lets players gain more, but not how many there are.
    .topic = Pieces
    .answer = 14 troops (6 in supply at the start), 8 starships (2 in orbit), 1 battleship, 4 colonies, 4 cities, 8 labs a player. What has not been gained yet is out of play; bonuses beyond it are lost.

starflick-ruling-F2 = How many planets and asteroids there are, and how they are shuffled, is not said.
    .topic = Planets and asteroids
    .answer = Six planets a quadrant. 4 players: 6 a colour; 3 players: 5 a colour, one asteroid face down a quadrant and one face up in the unused Homeworld's hole; 2 players: 4 a colour, two asteroids face down a quadrant, two face up. Each quadrant has one planet of every colour; which colours it has more of is drawn openly, everything else only when a planet is seen.

starflick-ruling-F3 = 'Cannot build on … Asteroids (except Research Lab, if allowed)' does not say whether it is allowed.
    .topic = Building on asteroids
    .answer = It is: labs may stand on asteroids, colonies and cities may not.

starflick-ruling-F4 = The manual gives pink 3 two effects and pink 1 none.
    .topic = Pink 1 and pink 3
    .answer = Labs defend with pink 1; with pink 3 an own ship in orbit counts 2.

starflick-ruling-F5 = It is fought against, but no text says how one is gained.
    .topic = The battleship
    .answer = Orange 3 brings it to the supply, and two own starships, of board or supply, leave the game. It is larger, counts 2 attacking and defending, is worth 2 VP, launches and lands like a starship.

starflick-ruling-F6 = Figures are given for some attacks only.
    .topic = Strength
    .answer = One law covers every attack: the attackers' strength must exceed the target's.

starflick-ruling-F7 = Bonuses are given for the first two rows only.
    .topic = Rows 3 and 4
    .answer = Rows 3 and 4 give nothing.

starflick-ruling-F8 = No measures are given.
    .topic = The board
    .answer = 720 × 720 mm; planets of radius 19, orbits of 38, starships of 8, battleships of 11 with twice the mass. In orbit is any part over the ring. Ranges are from edge to edge, and nothing blocks them.

starflick-ruling-F9 = How ships slide is left to the table.
    .topic = The flick
    .answer = Sliding friction of the board 0.20, no spin; ships keep 0.85 of their speed off ships and 0.70 off planets. Off the board is off when the centre passes the edge. The first enemy that the flicked ship touches is rammed; what already moves goes on. A pushed ship that touches an enemy is a mere bump.

starflick-ruling-F10 = 'All eligible attacking ships must attack'; who chooses, and what counts as eligible, is not said.
    .topic = When and what to attack
    .answer = Once, after the whole Move; obligatory while unused ships can destroy something, and no more ships than needed; the player assigns them. Each ship once, with orange 2 once per target. A planet is attacked from its orbit only. On an unoccupied planet rivals' orbiting ships block each other.

starflick-ruling-F11 = Dice for optional movement are among the components, without rules.
    .topic = Dice instead of dexterity
    .answer = Direction and distance are chosen, two dice shift them: distance by −40, −20, 0, 0, +20, +40 %, direction by −8, −4, 0, 0, +4, +8 degrees.

starflick-ruling-F12 = The board includes wormhole spaces (variant), without rules.
    .topic = Wormholes
    .answer = Mouths of radius 14 at (208, 196) and (512, 524), and at (524, 208) and (196, 512); a ship whose centre enters one comes out of the other, velocity kept; once a flick.

starflick-ruling-F13 = Minefields (variant) are among the components, without rules.
    .topic = Minefields
    .answer = Two a player at set-up, of radius 10, 60 from any planet's centre, 40 apart; the first ship to touch one is lost with it, for no VP.

starflick-ruling-F14 = The board is assembled; whether its seams matter is not said.
    .topic = Seams
    .answer = They do not. As a variant, crossing x or y = 240 or 480 takes 3 % of the speed and turns it by a deviation of 0.8 degrees.

starflick-ruling-F15 = 'Pay 2 Troops' does not say from where.
    .topic = Where troops are paid
    .answer = From the planet that is built on; they return to the supply.

starflick-ruling-F16 = The limit of three items is for planets, and a Homeworld is none.
    .topic = Items on the Homeworld
    .answer = Any number of troops may stand on a Homeworld. They are not returned, they launch.

starflick-ruling-F17 = Whether an action may be taken without effect is not said.
    .topic = Doing nothing
    .answer = An action needs a possible effect, and at least one must be done: a troop, a movement point. Only who can do nothing at all passes.

starflick-ruling-F18 = Two tiebreakers can leave a tie.
    .topic = A shared victory
    .answer = Then the victory is shared.

starflick-ruling-F19 = A planet is attacked 'only if undefended (no enemy ships in orbit)'; whose ships is not said.
    .topic = Undefended planets
    .answer = Those of its owner. A third player's ships do not defend it.

starflick-ruling-F20 = 'One planet may have two' labs: of each player, or of all, is not said.
    .topic = Two labs on a planet
    .answer = One planet of each player.

starflick-ruling-F21 = 'Orange: Attack at long range' names no level.
    .topic = Long range
    .answer = Orange 1, which has no other effect.

starflick-ruling-F22 = 'Starship in orbit gives +2 strength', with a battleship in brackets: when and against whom is not said.
    .topic = What pink 3 counts for
    .answer = A ship in orbit that is attacked counts 2, whoever attacks it. It attacks with its own strength, and adds nothing to the defence of the planet.

starflick-ruling-F23 = 'Recruit directly to unoccupied (face-down) planet' does not say whether a planet may lie face up.
    .topic = Brown 4
    .answer = It may: any unoccupied planet.

starflick-ruling-F24 = Whether troops on an asteroid can be mined is not said.
    .topic = Mining asteroids
    .answer = They can, as on any planet.

starflick-ruling-F25 = One scans 'after action'; with two actions it is not said after which.
    .topic = Scanning after two actions
    .answer = Once, after both.

starflick-ruling-F26 = 'Choose starting player' does not say how.
    .topic = Who begins
    .answer = Chance says who.
