"""Positions that tables begin with."""

from pathlib import Path
from typing import Final

from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match

# Teal can attack C1 from B1 at once; two sectors are left, so that the game ends soon.
SKIRMISH: Final = """milkomeda edition=protocols width=3 height=3 deck=7
round 2, order teal gold, turn teal, master gold
teal: sentinels, storage 9 9 9 9
gold: helix, storage 9 9 9 9
A1: 1 teal
B1 Novatron r1: 3 teal
C1 Arakor: 3 gold, gold outpost
A2 Actara: 1 teal
B2 Duskforge: 1 gold
C3: 2 gold
deck 2
display 1: Integrated Scientific Expansion / attack for 3 red
display 2: Fusion of Energy and Knowledge / move for 2 green
display 3: Financial Isolation Initiative / build for 1 orange
objective Golden Khanate: - - -
objective Prodigy of War: - - - -
"""

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"

# The middle of a game for four, in which it is teal's turn.
CROWDED: Final = (PICTURES / "galaxy.txt").read_text(encoding="utf-8").replace("turn violet", "turn teal")
OTHERS_FIRST: Final = CROWDED.replace("violet teal rose gold", "violet rose gold teal").replace(
    "turn teal", "turn violet"
)
CROWDED_SKY: Final = (PICTURES / "sky.txt").read_text(encoding="utf-8")

# Gold is first, and teal can only wait.
OTHERS_TURN: Final = SKIRMISH.replace("order teal gold, turn teal", "order gold teal, turn gold")

# The round is over, and teal hears what gold offers for its place in the next one.
COUNCIL: Final = SKIRMISH.replace("master gold", "master teal") + (
    "pending: offer 1 1; refresh; reveal-order; propose-order; offers-after; decide-order\n"
)

# Teal may make the Master an offer, before the refresh and after it.
OFFERING: Final = (
    SKIRMISH + "pending: offer 0 1; refresh; reveal-order; propose-order; offers-after; decide-order\n"
)


def after(position: str, *answers: str) -> str:
    """The position after teal has given some answers."""
    rules = game("milkomeda")
    state = rules.read(position)
    match = Match(rules, "", ["Ada", "Bob", "Cleo", "Dora"][: state.seats], state)
    for answer in answers:
        match.answer_text(0, answer)
        match.let_luck(Seeded(1))
    return rules.write(match.state)


# Both form up in secret.
FORMING: Final = after(SKIRMISH, "attack", "attack C1", "bring 3 B1")
MOVING: Final = after(SKIRMISH, "move", "spend 1 blue", "from B1", "enough")
PLACING: Final = after(SKIRMISH, "explore", "spend 0 green")

# The sector in teal's hand is the last one.
LAST_SECTOR: Final = after(
    SKIRMISH.replace("deck=7", "deck=6").replace("deck 2", "deck 1"), "explore", "spend 0 green"
)

# Teal can claim the last slot of an objective, which ends the game; so could gold.
LAST_SLOT: Final = after(
    SKIRMISH.replace("Golden Khanate: - - -", "Wits of Clausewitz: - gold gold gold"),
    "build",
    "build fleets 1 A1",
    "no protocol",
)


# Starflick: one VP is left, and teal can mine it.
LAST_POINT: Final = """starflick 2 players pool=1
turn: 5 teal
held: alpha-b
teal: 4 troops, 2 starships
gold: 6 troops, 2 starships
alpha-b: orange teal 2 troops
teal 1: 120.0 78.0
teal 2: 78.0 120.0
gold 1: 600.0 642.0
gold 2: 642.0 600.0
pending: action; scan; finish; end
"""

# On ice: a ship slides for seconds.
ICE: Final = LAST_POINT.replace("pool=1", "pool=1 friction=5")

# Teal orbits a planet that lies face down.
ORBITING: Final = LAST_POINT.replace("teal 2: 78.0 120.0", "teal 2: 206.0 100.0")

FLICKING: Final = LAST_POINT.replace("action; scan", "move left=2; scan")
AIMING: Final = LAST_POINT.replace("action; scan", "shoot vessel=teal 1; move left=1 begun=1; scan")
