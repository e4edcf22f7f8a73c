"""What is in the box is what the rulebook's list of components says."""

from collections import Counter

import pytest

from milkomeda.galaxy.editions import Edition, values_of
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.shown.pieces import pieces
from milkomeda.words.message import Problem


def counted(options: str, players: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for piece in pieces(options, players):
        found[str(piece.figures.get("what", piece.kind))] += piece.count
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_holds_what_the_list_of_components_names(edition: str, players: int) -> None:
    r, box = Edition(values_of(f"edition={edition}"), players), counted(f"edition={edition}", players)
    assert box["sector"] == 72
    assert box["homeworld"] == box["storage"] == box["roster"] == box["screen"] == box["summary"] == players
    assert box["order"] == players
    assert box["fleet"] == 25 * players
    assert (box["outpost"], box["starlance"]) == (2 * players, players)
    assert box["civilization"] == 4
    assert box["directive"] == (25 if r.directive_tiers else 0)
    assert box["protocol"] == (24 if r.directive_tiers else 0)
    assert box["technology"] == (96 if r.research else 0)
    assert box["tracker"] == 9 * players
    assert box["master"] == box["mat"] == box["dice"] == 1
    assert bool(box["mark"]) == (r.casualties == "marks")
    assert bool(box["command"]) == bool(r.command_points)


def test_an_option_changes_what_is_in_the_box() -> None:
    assert counted("fleets=20", 2)["fleet"] == 40
    assert counted("sector.Mineron_V=out", 4)["sector"] == 71
    storage = next(piece for piece in pieces("storage_limit=12", 4) if piece.kind == "storage")
    assert storage.figures["most"] == 12


def test_sectors_that_cost_nothing_have_no_price_on_their_backs() -> None:
    assert not any("cost" in piece.figures for piece in pieces("edition=draft", 4) if piece.kind == "sector")
    assert all("cost" in piece.figures for piece in pieces("", 4) if piece.kind == "sector")


@pytest.mark.parametrize(("options", "players"), [("", 5), ("deck=60", 4), ("no=1", 4)])
def test_there_is_no_box_for_what_cannot_be_played(options: str, players: int) -> None:
    with pytest.raises(Problem):
        pieces(options, players)
