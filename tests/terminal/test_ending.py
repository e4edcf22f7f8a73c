import pytest

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.notation.position import read
from milkomeda.galaxy.shown.ending import verdict
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.terminal.stage import output, plain, position

OVER = """\
milkomeda protocols
round 9, order teal gold, turn teal
teal: sentinels, storage {} 6 0 0
gold: helix, storage {} {} 0 0
A1: {} teal
F5: 3 gold
pending: nothing
"""


@pytest.mark.parametrize(
    ("teal_blue", "gold_blue", "gold_orange", "fleets", "said"),
    [
        (1, 1, 9, 3, "gold wins with 11 VP."),
        (2, 5, 6, 3, "gold wins the tie at 8 VP by blue, red and green left: 5 against 2."),
        (2, 2, 6, 4, "teal wins the tie at 8 VP by fleets on the map: 4 against 3."),
        (2, 2, 6, 3, "teal and gold share the victory"),
    ],
)
def test_the_verdict_explains_a_tie(
    teal_blue: int, gold_blue: int, gold_orange: int, fleets: int, said: str
) -> None:
    g = read(OVER.format(teal_blue, gold_blue, gold_orange, fleets))
    assert language("en").tell(verdict(g), lambda seat: SEATS[seat]).startswith(said)


def test_the_score_is_broken_down_by_source_the_best_first() -> None:
    console = plain()
    match = position(OVER.format(1, 1, 9, 3)).match
    match.players[:] = ["me", "greedy"]
    draw_ending(console, stage("milkomeda", language("en")), match)
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in output(console).splitlines()]
    assert ["player", "greedy", "me"] in rows
    assert ["Orange in storage", "9", "6"] in rows
    assert ["in all", "11", "8"] in rows


LAST_CLAIM = """\
milkomeda protocols
round 9, order teal gold, turn teal
teal: sentinels, storage 20 6 0 0
A1: 3 teal
F5: 3 gold
objective Dysons free men: gold gold gold teal
pending: nothing
"""


def test_the_end_says_why_it_came() -> None:
    console = plain()
    draw_ending(console, stage("milkomeda", language("en")), position(LAST_CLAIM).match)
    said = "teal claimed the last slot of Dysons free men. One full objective ends the game."
    assert said in " ".join(output(console).split())
