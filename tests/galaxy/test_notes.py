"""What choices mean, beside them."""

import pytest

from milkomeda.galaxy.options import EDITIONS
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from tests.galaxy.scene import Scene, new, scene

SPEAK_FOR_THEMSELVES = (
    *("probes", "boost-explore", "boost-move", "move-from", "move", "attack-from", "bonus"),
    *("configure", "command", "allocate", "victim", "reshape"),
    *("offer", "decide-offer", "propose-order", "decide-order"),
)


def meaning(table: Scene, choice: str) -> str:
    g = table.state
    return str(g.step.note(g, g.step.read(g, choice)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_choice_says_what_it_means_or_speaks_for_itself(edition: str) -> None:
    g, luck = new(f"{edition} civilizations=choose width=4 height=4 deck=10", 3).state, Seeded(4)
    while not g.over:
        step = g.step
        if g.seat() != LUCK and step.name() not in SPEAK_FOR_THEMSELVES:
            for choice in step.choices(g):
                nothing = step.spell(g, choice).startswith(("done", "no "))
                assert nothing or step.note(g, choice), step.spell(g, choice)
        g.play(step.sample(g, luck))


def test_fleets_that_are_free_are_so_once_in_an_action() -> None:
    table = scene("teal: storage 0 9 0 0, technologies Metal Printers\nA1: 1 teal", "build_options=2")
    table.play("teal: build")
    assert meaning(table, "build fleets 2 A1") == "free"
    table.play("teal: build fleets 2 A1").has("teal", orange=9)
    assert meaning(table, "build fleets 2 A1") == "2 orange"
    table.play("teal: build fleets 2 A1").has("teal", orange=7)


def test_the_starlance_costs_what_technologies_leave_of_it() -> None:
    text = "A1: 1 teal, teal starlance\nB1 Novatron: gold outpost, held by gold"
    table = scene(f"teal: storage 0 0 9 0\n{text}").play("teal: attack")
    assert meaning(table, "destroy gold outpost B1") == "3 red"
    table = scene(f"teal: storage 0 0 9 0, technologies Laser Drills\n{text}").play("teal: attack")
    assert meaning(table, "destroy gold outpost B1") == "2 red"
    older = scene(f"teal: storage 9 0 9 0\n{text}", "draft").play("teal: attack")
    assert meaning(older, "destroy gold outpost B1") == "2 blue and 2 red"
