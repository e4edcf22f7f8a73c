"""What each level of each technology gives."""

from typing import Final

from milkomeda.starflick.board import BROWN, GREY, ORANGE, PINK
from milkomeda.starflick.options import Rules
from milkomeda.words.message import Message, say

TRACKS: Final = ["movement", "production", "attack", "defence"]
LEVELS: Final = [
    [["three moves"], ["no blockade"], ["four moves"], []],
    [["three recruits"], ["two troops"], ["four recruits"], []],
    [[], ["several targets"], ["battleship"], ["trophies"]],
    [[], ["rammed"], [], ["ramming"]],
]
"""But for what options change."""
PINK3: Final = ["counts two", "counts two attacking", "counts two against battleships"]


def boons(rules: Rules, track: int, level: int) -> list[str]:
    found = LEVELS[track][level - 1][:]
    if track == GREY and level == rules.two_actions:
        found.append("second action")
    if track == BROWN and level == 4:
        found.append("face-down planets" if rules.brown4_face_down else "unoccupied planets")
    if track == ORANGE and level == rules.long_range_level:
        found.append("long range")
    if track == PINK and level == 3:
        found.append(PINK3[2 if rules.pink3_battleships else int(rules.pink3_attacks)])
    if track == PINK and level == rules.lab_defence:
        found.append("labs defend")
    return found


def given(rules: Rules, track: int, level: int) -> Message:
    return say("technology-gives", boons=boons(rules, track, level))


def technologies(rules: Rules) -> list[list[Message]]:
    """A row a track."""
    return [[given(rules, track, level) for level in range(1, 5)] for track in range(4)]
