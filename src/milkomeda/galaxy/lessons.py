"""Milkomeda's lessons, in the order of learning. Their words stand in `words/*/galaxy-lessons.ftl`."""

from typing import Final

from milkomeda.galaxy.facts import Activated, Built, Claimed, ControlWon, FightWon
from milkomeda.play.facts import TurnBegan
from milkomeda.play.lesson import PUPIL, Lesson

EXPLORE: Final = Lesson(
    "explore",
    """milkomeda edition=protocols end_cards=3 end_round=12
    round 2, order teal gold, turn teal, master gold
    teal: navigators, storage 3 4 4 4
    gold: helix, storage 3 3 3 3
    A1: 1 teal
    B1 Tradepost C31 r2: 1 teal
    A2 Actara: 1 teal
    B2 Tara's Depths: 1 teal
    C2 Terra Pax: 1 teal
    F5: 3 gold
    F4 Mineron V: 1 gold
    display 1: Scientific Supply Management / build for 3 red
    objective Golden Khanate: - - -
    deck 12""",
    goal=Activated,
    such={"seat": PUPIL},
    tips=["choose", "boost-explore", "place", "activate"],
    solution=["explore", "spend 0 green", "place Sable Highlands C1 r1", "activate 1 build"],
)

MOVE: Final = Lesson(
    "move",
    """milkomeda edition=protocols end_cards=3 end_round=12
    round 2, order teal gold, turn teal, master gold
    teal: sentinels, storage 4 4 3 3, last explore explore
    gold: helix, storage 3 3 3 3, last move move
    A1: 3 teal
    B1 Actara
    A2 Konari 4: 1 teal
    C1 Aurora Drift: 1 gold
    F5: 2 gold
    E5 Terra Pax: 1 gold
    objective Golden Khanate: - - -
    deck 12""",
    goal=ControlWon,
    such={"seat": PUPIL, "cell": "C1"},
    tips=["choose", "boost-move", "move-from", "move"],
    solution=["move", "spend 1 blue", "from A1", "enough", "move 2 A1 C1", "done"],
)

BUILD: Final = Lesson(
    "build",
    """milkomeda edition=protocols end_cards=3 end_round=12
    round 3, order teal gold, turn teal, master gold
    teal: helix, storage 3 5 3 3, last move move
    gold: sentinels, storage 3 3 3 3, last explore explore
    A1: 2 teal
    B1 Actara: 2 teal
    A2 Tradepost C31: 1 teal
    F5: 3 gold
    E5 Terra Pax: 1 gold
    objective Warith Hadid: - - -
    deck 12""",
    goal=Built,
    such={"seat": PUPIL},
    tips=["choose", "build"],
    solution=["build", "build outpost B1"],
)

FIGHT: Final = Lesson(
    "fight",
    """milkomeda edition=protocols end_cards=3 end_round=12
    round 4, order teal gold, turn teal, master gold
    teal: sentinels, storage 3 3 3 3, last build build
    gold: helix, storage 3 3 3 3, last move move
    A1: 1 teal
    B1 Actara: 4 teal
    C1 Thesaurus Regis: 2 gold
    A2 Tradepost C31: 1 teal
    F5: 3 gold
    objective Prodigy of War: - - - -
    deck 12""",
    goal=FightWon,
    such={"seat": PUPIL},
    tips=["choose", "attack", "attack-from", "configure", "allocate"],
    solution=["attack", "attack C1", "bring 3 B1", "3 beam", "hit 1 drone"],
    others={"configure": "1 shield 1 drone"},
    luck=20,
)

CLAIM: Final = Lesson(
    "claim",
    """milkomeda edition=protocols end_cards=3 end_round=12
    round 5, order teal gold, turn teal, master gold
    teal: sentinels, storage 4 4 3 3, last build build
    gold: helix, storage 3 3 3 3, last build build
    A1: 3 teal
    B1 Actara: 1 teal
    B2 Shadowfall: 1 teal
    A2 Orion's Halo
    F5: 3 gold
    E5 Terra Pax: 1 gold
    objective Ares Reborn: - - - -
    objective Golden Khanate: - - -
    deck 12""",
    goal=Claimed,
    such={"seat": PUPIL, "objective": "Ares Reborn", "slot": 2},
    tips=["choose", "boost-move", "move-from", "move", "claim"],
    solution=[
        "move",
        "spend 0 blue",
        "from A1",
        "enough",
        "move 2 A1 A2",
        "done",
        "claim Ares Reborn slot 2",
    ],
)

COUNCIL: Final = Lesson(
    "council",
    """milkomeda edition=protocols end_cards=3 end_round=12 bribes=binding
    round 3, order violet teal gold, turn gold
    teal: sentinels, storage 5 4 4 3
    gold: helix, storage 3 3 3 3
    violet: architects, storage 3 3 3 3
    A1: 3 teal
    B1 Duskforge: 1 teal
    A2 Konari 4: 1 teal
    G6: 3 gold
    F6 Actara: 1 gold
    G1: 3 violet
    F1 Mineron V: 1 violet
    display 1: Scientific Supply Management / build for 3 red
    display 2: Pact of Power and Discovery / move for 2 green
    display 3: Energy Independent Methods / explore for 1 green
    objective Golden Khanate: - - -
    deck 12
    pending: next-round""",
    goal=TurnBegan,
    such={"seat": PUPIL},
    tips=["offer"],
    solution=["offer 1 blue for place 1", "no offer"],
    others={
        "decide-offer": "take",
        "refresh": "refresh 1 pair",
        "propose-order": "order violet gold teal",
        "decide-order": "order violet gold teal",
    },
)

LESSONS: Final = [EXPLORE, MOVE, BUILD, FIGHT, CLAIM, COUNCIL]
