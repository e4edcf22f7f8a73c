"""Positions as text: what is written is read, what is left out is usual, what is wrong is named."""

import re
from pathlib import Path

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.notation import pending
from milkomeda.galaxy.notation.position import read, write
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK, NOBODY, WATCHER
from tests.galaxy.scene import editions, scene

PAGES = Path(__file__).parents[3] / "docs"
DOCS = (PAGES / "notation.md").read_text(encoding="utf-8")
EVERYWHERE = "\n".join(page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md")))
SMALL = "width=4 height=4 deck=10"


def blocks(kind: str, text: str = DOCS) -> list[str]:
    """The fenced blocks of the page that are marked so."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def table(heading: str) -> list[list[str]]:
    """The rows of the table below a heading, without its head."""
    lines = DOCS.partition(f"## {heading}\n")[2].partition("\n## ")[0].splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("|")
    ][2:]


def quoted(text: str) -> list[str]:
    return re.findall("`([^`]*)`", text)


def games(edition: str, seats: int, seed: int, most: int = 400) -> list[Galaxy]:
    """The states of a small random game, one after the other."""
    luck = Seeded(seed)
    state = new_game(f"{edition} {SMALL}", seats)
    found: list[Galaxy] = []
    while not state.over and len(found) < most:
        found.append(state.copy())
        state.play(state.step.sample(state, luck))
    return [*found, state]


# There and back.


@editions()
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_is_read(edition: str, seats: int) -> None:
    for state in games(edition, seats, seats)[::3]:
        text = write(state)
        again = read(text)
        assert write(again) == text
        assert again.scores() == state.scores()
        assert again.seat() == state.seat()


@editions()
def test_a_game_goes_on_as_before_after_writing_and_reading(edition: str) -> None:
    state = games(edition, 3, 7, most=150)[-1]
    again = read(write(state))
    one, other = Seeded(1), Seeded(1)
    for _ in range(100):
        if state.over:
            break
        state.play(state.step.sample(state, one))
        again.play(again.step.sample(again, other))
    assert write(again) == write(state)


def test_what_a_seat_sees_is_written_and_read_too() -> None:
    for state in games("protocols", 3, 5)[::5]:
        for seat in (WATCHER, 0, 1, 2):
            text = write(state.view(seat))  # type: ignore[arg-type]
            assert write(read(text)) == text


def test_options_are_written_as_short_as_can_be() -> None:
    assert write(read("milkomeda")).startswith("milkomeda edition=protocols\n")
    assert write(read("milkomeda draft bribes=none hit_on=5")).startswith(
        "milkomeda edition=draft bribes=none\n"
    )


# What is left out.


def test_the_shortest_position() -> None:
    state = read("milkomeda\npending: nothing")
    assert state.seats == 2
    assert (state.round, state.active, list(state.order)) == (0, 0, [0, 1])
    assert list(state.storage) == [0] * 16
    assert state.left == 28
    assert [int(state.sector[home]) for home in state.grid.homes] == [72, 73]
    assert sum(state.fleets) == 0
    assert state.objectives == []


def test_without_a_pending_line_the_main_action_is_asked_after_income() -> None:
    begun = scene("teal: storage 0 1 0 0\nA1: 1 teal")
    assert begun.has("teal", orange=1).asks == "teal choose"
    assert scene("round 2, turn gold\ngold: storage 0 1 0 0\nF5: 1 gold").asks == "gold choose"


def test_a_game_that_is_over_has_nothing_pending() -> None:
    assert read("milkomeda\npending: nothing").over


@pytest.mark.parametrize(("last", "seats"), [("gold", 2), ("violet", 3), ("rose", 4)])
def test_as_many_play_as_the_last_one_named(last: str, seats: int) -> None:
    assert read(f"milkomeda\n{last}: storage 0 0 0 0").seats == seats


@pytest.mark.parametrize(("seats", "homes"), [(2, "A1 F5"), (3, "A1 G6 G1"), (4, "A1 I6 I1 A6")])
def test_homeworlds_stand_in_corners(seats: int, homes: str) -> None:
    grid = new_game("", seats).grid
    assert " ".join(grid.name(home) for home in grid.homes) == homes


def test_the_deck_is_what_is_neither_on_the_map_nor_drawn() -> None:
    assert read("milkomeda\nB1 Novatron\nC1 Actara").left == 26
    assert read("milkomeda\nB1 Novatron\ndrawn: Actara, Arakor").left == 25
    assert read("milkomeda\nB1 Novatron\ntop: Actara\nknown: Arakor").left == 27
    assert read("milkomeda\nB1 Novatron\ndeck 5").left == 5


def test_control_is_what_the_fleets_say_unless_the_line_says_otherwise() -> None:
    here = scene(
        "B1 Novatron: 2 teal, 1 gold\nC1 Actara: 1 teal, 1 gold\nD1 Arakor: 1 teal, 1 gold, held by gold"
    )
    here.controls("teal", "B1").controls("nobody", "C1").controls("gold", "D1")
    here.shows(
        "B1 Novatron: 2 teal, 1 gold", "C1 Actara: 1 teal, 1 gold", "D1 Arakor: 1 teal, 1 gold, held by gold"
    )


def test_comments_empty_lines_and_capitals_do_not_matter() -> None:
    text = """# a position
Milkomeda EDITION=draft # the oldest

ROUND 2, Turn Gold
Gold: HELIX, Storage 1 2 3 4, Last - Move
  B1 NOVATRON R1: 2 Teal, Gold OUTPOST New, Held By Nobody # here
Objective GOLDEN khanate: Gold
Battle B1: Attacker Teal
Mat Teal: Ships 2 BEAM
PENDING: Nothing
"""
    shown = write(read(text)).splitlines()
    assert "B1 Novatron r1: 2 teal, gold outpost new, held by nobody" in shown
    assert read(text.lower()).round == 2
    assert write(read(text)) == write(read(text.lower())) == write(read(text.upper()))


def test_the_order_of_the_lines_does_not_matter() -> None:
    lines = [
        "round 3, turn gold",
        "gold: storage 1 2 3 4",
        "B1 Novatron: 1 gold",
        "deck 7",
        "objective Altan Orda",
    ]
    assert write(read("\n".join(["milkomeda", *lines]))) == write(
        read("\n".join(["milkomeda", *lines[::-1]]))
    )


# What is wrong.

WRONG = [
    ("milkomeda nonsense", 1, "there is no edition 'nonsense'"),
    ("milkomeda hit_on=9", 1, "option hit_on"),
    ("milkomeda speed=fast", 1, "there is no option 'speed'"),
    ("milkomeda deck=60", 1, "does not fit"),
    ("chess", 1, "a position begins with 'milkomeda'"),
    ("milkomeda\nround x", 2, "'x' is not a number"),
    ("milkomeda\nround", 2, "something is missing in 'round'"),
    ("milkomeda\nround 1, weather fine", 2, "'weather fine' is nothing that a turn can say"),
    ("milkomeda\nround 1, order teal", 2, "the order must name every player once"),
    ("milkomeda\nround 1, order teal teal", 2, "the order must name every player once"),
    ("milkomeda\nround 1, order teal mauve", 2, "there is no player 'mauve'"),
    ("milkomeda\nround 1, turn rose", 2, "rose does not play here"),
    ("milkomeda\nround 1, turn", 2, "something is missing"),
    ("milkomeda\nround 1, place 3", 2, "there are 2 places in the order"),
    ("milkomeda\nround 1, place 0", 2, "there are 2 places in the order"),
    ("milkomeda\nround 1, main sleep", 2, "there is no action 'sleep'"),
    ("milkomeda\nround 1, won in peace", 2, "there is no keyword 'peace'"),
    ("milkomeda\n\n# a comment\nteal: storage 1 2 3", 4, "a storage is four numbers: blue orange red green"),
    ("milkomeda\nteal: storage 1 2 3 -4", 2, "'-4' is not a number"),
    ("milkomeda\nteal: wizards", 2, "'wizards' is nothing that a player can have"),
    ("milkomeda\nteal: last", 2, "something is missing"),
    ("milkomeda\nteal: last sleep build", 2, "there is no action 'sleep'"),
    ("milkomeda\nteal: technologies Fire", 2, "there is no technology 'Fire'"),
    ("milkomeda\nteal: promised everything", 2, "there is no promise 'everything'"),
    ("milkomeda\nteal: points many", 2, "'many' is not a number"),
    ("milkomeda\nZ9 Novatron", 2, "'Z9' is no place in this galaxy (A1 to F5)"),
    ("milkomeda\nhello", 2, "'hello' is no place in this galaxy"),
    ("milkomeda\nB1", 2, "there is no sector ''"),
    ("milkomeda\nB1 Atlantis", 2, "there is no sector 'Atlantis'"),
    ("milkomeda\nB1 Novatron r4", 2, "there is no sector 'Novatron r4'"),
    ("milkomeda\nA1 Novatron", 2, "A1 is a Homeworld"),
    ("milkomeda\nB1 Novatron\nC1 Novatron", 3, "Novatron is there twice"),
    ("milkomeda\nB1 Novatron\nB1 Actara", 3, "B1 is there twice"),
    ("milkomeda\nB1 Novatron: 2", 2, "something is missing"),
    ("milkomeda\nB1 Novatron: 2 mauve", 2, "there is no player 'mauve'"),
    ("milkomeda\nB1 Novatron: 2 rose", 2, "rose does not play here"),
    ("milkomeda\nB1 Novatron: 26 teal", 2, "teal has 25 fleets in all"),
    ("milkomeda fleets=10\nA1: 6 teal\nB1 Novatron: 5 teal", 3, "teal has 10 fleets in all"),
    ("milkomeda\nB1 Novatron: teal castle", 2, "there is no structure 'castle'"),
    ("milkomeda\nB1 Novatron: teal", 2, "something is missing"),
    ("milkomeda\nB1 Novatron: teal m-brain\nC1 Actara: teal m-brain", 3, "teal has no M-Brain more"),
    ("milkomeda\nB1 Novatron: teal outpost, teal outpost, teal outpost", 2, "teal has no Outpost more"),
    ("milkomeda\nB1 Novatron: held by mauve", 2, "there is no player 'mauve'"),
    ("milkomeda\ndeck", 2, "something is missing"),
    ("milkomeda\ndeck many", 2, "'many' is not a number"),
    ("milkomeda\nB1 Novatron\ndeck 72", 3, "the deck cannot hold 72 sectors"),
    ("milkomeda\ntop: Actara, Arakor\ndeck 1", 3, "the deck cannot hold 1 sectors"),
    ("milkomeda\ntop: Atlantis", 2, "there is no sector 'Atlantis'"),
    ("milkomeda\nB1 Novatron\nknown: Novatron", 3, "Novatron is there twice"),
    ("milkomeda\nknown: Novatron\nB1 Novatron", 3, "Novatron is there twice"),
    ("milkomeda\ndisplay 4: - / -", 2, "there are 3 positions on display"),
    ("milkomeda\ndisplay 1: Grand Symbiosis Initiative", 2, "a position shows 'directive / protocol'"),
    ("milkomeda\ndisplay 1: Grand Plan / -", 2, "there is no directive 'Grand Plan'"),
    ("milkomeda\ndisplay 1: - / sleep for 1 blue", 2, "there is no protocol 'sleep for 1 blue'"),
    ("milkomeda\ndiscarded: Novatron", 2, "there is no card 'Novatron'"),
    ("milkomeda\nobjective World Peace", 2, "there is no objective 'World Peace'"),
    ("milkomeda\nobjective Altan Orda\nobjective Altan Orda", 3, "Altan Orda is there twice"),
    ("milkomeda\nobjective Golden Khanate: - - - teal", 2, "Golden Khanate has 3 slots"),
    ("milkomeda\nobjective Altan Orda: - - - - teal", 2, "Altan Orda has 4 slots"),
    ("milkomeda\nobjective Altan Orda: mauve", 2, "there is no player 'mauve'"),
    ("milkomeda\nB1 Novatron\nbattle B1: round 1", 3, "a battle has an attacker"),
    ("milkomeda\nbattle B9: attacker teal", 2, "'B9' is no place"),
    ("milkomeda\nbattle B1: attacker teal, trumpets", 2, "'trumpets' is nothing that a battle can say"),
    ("milkomeda\nmat teal: ships 1 beam", 2, "a mat needs a battle before it"),
    ("milkomeda\nbattle B1: attacker teal\nmat teal: ships 1 boat", 3, "there is no ship 'boat'"),
    ("milkomeda\nbattle B1: attacker teal\nmat teal: luck 7", 3, "'luck 7' is nothing that lies on a mat"),
    ("milkomeda\npending: breakfast", 2, "there is no step 'breakfast'"),
    ("milkomeda\npending: roll 0", 2, "step 'roll 0' has other parts than it needs"),
    ("milkomeda\npending: roll a b c", 2, "'a b c' is not like name=value"),
    ("milkomeda\npending: roll 0 99999999999999999999 0", 2, "'99999999999999999999' is not a number"),
    ("milkomeda\npending: claim;; end-turn", 2, "there is no step ''"),
    ("milkomeda\nA1: 1 teal\npending:", 3, "there is no step ''"),
    ("milkomeda\nround 1234567", 2, "1234567 is too much"),
    ("milkomeda\nround ²", 2, "'²' is not a number"),
    ("milkomeda\nround 1, turn teal gold", 2, "'gold' is too much"),
    ("milkomeda\nB1 Novatron: 2 teal gold", 2, "'gold' is too much"),
    ("milkomeda\nB1 Novatron: teal outpost old", 2, "'old' is too much"),
    ("milkomeda\nB1 Novatron: held fast", 2, "there is no structure 'fast'"),
    ("milkomeda\nteal: technologies Star Maps\ngold: technologies Star Maps", 3, "Star Maps is there twice"),
    ("milkomeda\nteal: technologies Star Maps\ndiscarded: Star Maps", 3, "Star Maps is there twice"),
    ("milkomeda\ndisplay 1: - / move for 3 blue\ndisplay 1: - / move for 3 blue", 3, "is there twice"),
    ("milkomeda\nbattle B1: attacker teal\nA1: 1 teal", 2, "B1 is unexplored"),
    (
        "milkomeda\nbattle B1: attacker teal, came 1 A1, came 1 A1, came 1 A1, came 1 A1, came 1 A1",
        2,
        "fleets come from 4 sectors at most",
    ),
    ("milkomeda\nbattle A1: attacker teal\nmat teal: hits 21", 3, "21 is too much"),
    (
        "milkomeda\nB1 Novatron: 1 teal\nbattle B1: attacker teal\nmat teal: ships 2 beam",
        3,
        "teal has more ships than fleets there",
    ),
    (
        "milkomeda\nB1 Novatron: 1 teal\nbattle B1: attacker teal\nmat teal: ships 1 beam, marks 1 drone",
        3,
        "teal has more marks than ships",
    ),
]
FIGHT = """milkomeda {}
round 2, master gold
teal: storage 9 9 9 9
A1: 3 teal
B1 Novatron: 2 teal, 1 gold
F5: 3 gold
drawn: Actara
battle B1: attacker teal
mat teal: ships 2 beam
mat gold: ships 1 drone
pending: {}"""
NOVATRON, ACTARA = STANDARD.sectors.index("Novatron"), STANDARD.sectors.index("Actara")
MISFITS = [
    ("", "civilization 2 0"),
    ("", "first-sectors 4"),
    ("", f"first-place 0 0 {NOVATRON}"),
    ("", "first-draw 0 0"),
    ("", "first-draw 0 99"),
    ("", "deal-order 0"),
    ("", "deal-order 0 0"),
    ("", "offer 1 0"),
    ("", "offer 2 0"),
    ("", "decide-offer 0 0"),
    ("", "decide-offer 0 99"),
    ("", "show 2 0"),
    ("", "show 0 3"),
    ("draft", "bonus 5"),
    ("", "choose 0"),
    ("", "choose 64"),
    ("", "choose 63"),
    ("", "activate 1"),
    ("", "activate 16"),
    ("", "boost-explore 0 0"),
    ("consolidated", "boost-explore -1 -1"),
    ("draft", "boost-explore 2 2"),
    ("", f"draw 99 -1 -1 {ACTARA}"),
    ("", f"place -1 -1 0 {NOVATRON}"),
    ("", f"place -1 -1 4 {ACTARA}"),
    ("", f"place -1 -1 0 {ACTARA} {ACTARA}"),
    ("", "put-back"),
    ("", f"put-back {len(STANDARD.sectors)}"),
    ("", "draw-technology 8 1"),
    ("", "draw-technology 0 0"),
    ("", "keep 0 12"),
    ("", "keep 0"),
    ("", "move-from 0"),
    ("", "move-from 1 2"),
    ("", "move 1 0 1 0 4"),
    ("", "move 1 0 1 0 0"),
    ("", "move 1 0 1 99 1"),
    ("", "build 1 0 0"),
    ("", "attack 0 4"),
    ("", "attack 1 1"),
    ("", "attack 4 1"),
    ("draft", "attack 5 1"),
    ("", "attack-from 2 1 0"),
    ("", "attack-from 1 1 0 31"),
    ("", "configure 1 0 -1 -1 -1 -1"),
    ("", "configure 2 0 2 -1 -1 -1 -1"),
    ("", "configure 1 0 -1 9 -1 -1"),
    ("draft", "command 1 0 -1 99 -1 -1"),
    ("", "roll 0 21 0"),
    ("", "roll 0 2 3"),
    ("", "roll 2 2 0"),
    ("", "allocate 1 0 -1 -1 -1 -1"),
    ("", "resolve 4"),
    ("", "victim 0 5"),
    ("", "reshape 2"),
    ("draft", "reshape-secretly 1 0 -1 -1 -1 -1"),
    ("", "claim; build 0 0 0"),
    ("", "roll 0 1 0; roll 0 1 0"),
    ("", "; ".join(["objective"] * 6)),
    ("", "civilization 0 0; civilization 0 1"),
    ("", "probes"),
    ("", "boost-move; end-of-fight-round"),
    ("", "end-of-fight-round; end-of-fight-round"),
    ("", "roll 0 1 0; resolve 0; allocate-hits"),
    ("", "roll 0 1 0; allocate-hits; end-turn"),
    ("", "income; end-turn; offer 0 1"),
    ("", "end-turn; next-round"),
]
BARE = """milkomeda {}
round 2
teal: storage 9 9 9 {}
B1 Novatron: 1 teal
pending: {}; end-turn"""


@pytest.mark.parametrize(("options", "steps"), MISFITS)
def test_what_is_pending_must_fit_the_position(options: str, steps: str) -> None:
    with pytest.raises(ValueError, match=r"line 11: step '.*' does not fit the position"):
        read(FIGHT.format(options, steps))


def test_a_battle_is_fought() -> None:
    with pytest.raises(ValueError, match="line 11: a battle needs its steps among those that are pending"):
        read(FIGHT.format("", "main-action"))


@pytest.mark.parametrize("step", ["fight-round", "roll 0 1 0", "configure 1 0 -1 -1 -1 -1", "reshape 0"])
def test_a_fight_needs_a_battle(step: str) -> None:
    with pytest.raises(ValueError, match="does not fit the position"):
        read(f"milkomeda\npending: {step}")


@pytest.mark.parametrize(("edition", "green", "step"), [("protocols", 0, "focus"), ("draft", 9, "focus")])
def test_an_action_that_cannot_be_paid_is_not_pending(edition: str, green: int, step: str) -> None:
    with pytest.raises(ValueError, match=f"line 5: step '{step}' does not fit the position"):
        read(BARE.format(edition, green, step))


def test_a_move_is_pending_only_where_something_can_move() -> None:
    read(BARE.format("", 9, "boost-move"))
    with pytest.raises(ValueError, match="line 5: step 'boost-move' does not fit the position"):
        read(BARE.format("", 9, "boost-move").replace("1 teal", "1 gold"))


def test_no_first_sector_is_placed_where_there_is_no_room() -> None:
    here = scene("B1 Novatron\nA2 Actara\npending: first-sectors 0; next-round", "objectives=0 deck=20")
    assert here.play("luck: draw Arakor", "luck: draw Sable Highlands").asks == "luck deal-order"


def test_who_has_most_of_all_can_have_more() -> None:
    most = "round 999999\nteal: storage 999999 999999 999999 999999"
    rich = read(f"milkomeda\n{most}\nA1: 1 teal\npending: income; main-action")
    assert rich.storage[0] > 999_999
    assert "teal: storage 999999 999999 999999 999999" in write(rich)
    assert write(read(write(rich))) == write(rich)


@pytest.mark.parametrize("step", ["refresh", "propose-order", "decide-order", "offers-after", "offer 0 0"])
def test_the_master_acts_only_where_there_is_one(step: str) -> None:
    with pytest.raises(ValueError, match="does not fit the position"):
        read(f"milkomeda\nteal: storage 1 1 1 1\npending: {step}")


def test_what_is_asked_can_be_answered() -> None:
    with pytest.raises(ValueError, match="line 2: nothing can be answered to step 'probes'"):
        read("milkomeda draft\npending: probes")


@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_what_is_wrong_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)) as problem:
        read(text)
    assert str(problem.value).startswith(f"line {line}: ")


def test_more_objectives_than_five_are_wrong() -> None:
    names = ["Golden Khanate", "Warith Hadid", "Prodigy of War", "Altan Orda", "Ares Reborn", "Varuna's Gaze"]
    with pytest.raises(ValueError, match="line 7: there are five objectives at most"):
        read("\n".join(["milkomeda", *(f"objective {name}" for name in names)]))


def test_an_empty_position_is_wrong() -> None:
    with pytest.raises(ValueError, match="the position is empty"):
        read("# nothing\n\n")


# The page.


@pytest.mark.parametrize("text", blocks("position", EVERYWHERE))
def test_the_positions_of_all_pages_are_read(text: str) -> None:
    assert set(text.splitlines()) <= set(write(read(text)).splitlines())


def test_the_pages_example_plays_as_it_says() -> None:
    played = scene(blocks("position")[0]).play(*blocks("answers")[0].splitlines())
    played.shows(*blocks("shows")[0].splitlines())


@pytest.mark.parametrize("text", blocks("log"))
def test_the_pages_logs_replay(text: str) -> None:
    assert log.write(log.replay(log.read(text), Milkomeda())) == text


def test_the_page_shows_what_is_left_out() -> None:
    examples = {
        quoted(line)[0] for line, *_ in table("The lines of a position") if not line.startswith("`milkomeda")
    }
    heads = {example.split()[0].rstrip(":") for example in examples}
    assert heads == {
        *("round", "teal", "B1", "A1", "deck", "known", "drawn", "top", "display", "discarded"),
        *("objective", "battle", "mat", "pending"),
    }
    for example in sorted(examples):
        extra = "" if example.startswith("B1") else "B1 Vortexium: 2 teal\n"
        extra += "battle B1: attacker teal\n" if example.startswith("mat") else ""
        options = "" if example.startswith("display") else "directives"
        fought = "\npending: nothing" if example.startswith(("battle", "mat")) else ""
        read(f"milkomeda {options}\n{extra}{example}{fought}")


ANSWERS = {quoted(step)[0]: quoted(answers) for step, _, answers in table("Answers")}
HAPPENS = set(quoted(DOCS.partition("rarely by hand.")[2].partition("need no answer")[0]))


def test_the_page_knows_every_step() -> None:
    assert ANSWERS.keys() | HAPPENS == pending.STEPS.keys()
    assert not ANSWERS.keys() & HAPPENS


def shape(answer: str) -> str:
    """The first word of an answer, or 'n' for a number."""
    first = answer.split()[0]
    return "n" if first.isdigit() else first


@editions()
def test_the_page_knows_what_answers_look_like(edition: str) -> None:
    asked: set[str] = set()
    for seed in range(3):
        for state in games(edition, 4 if seed else 3, seed):
            if state.over:
                break
            step = state.step
            asked.add(step.name())
            answer = step.spell(state, step.sample(state, Seeded(seed)))
            assert shape(answer) in {shape(example) for example in ANSWERS[step.name()]}, (
                step.name(),
                answer,
            )
            assert ("luck" in luck_or_player(step.name())) == (state.seat() == LUCK)
            assert state.seat() != NOBODY
    assert len(asked) > 15


def luck_or_player(step: str) -> str:
    return next(who for name, who, _ in table("Answers") if quoted(name)[0] == step)


def test_a_position_of_old_is_read_and_written_anew() -> None:
    assert write(read("milkomeda draft end_claims=any")).startswith("milkomeda edition=draft end_cards=1\n")
