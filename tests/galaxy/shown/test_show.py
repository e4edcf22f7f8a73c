"""What people are shown of a game: nothing wrong, nothing missing, nothing that they may not know."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import msgspec
import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import ACTIONS, COLOURS, SEATS, SHIP_TYPES
from milkomeda.galaxy.facts import ControlTaken, WouldBeStopped, WouldCost, WouldGo
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.options import DRAFTS, EDITIONS, OPTIONS
from milkomeda.galaxy.rules import dice, directives
from milkomeda.galaxy.shown.picture import Catalogue, Picture
from milkomeda.galaxy.shown.show import GalaxyShow
from milkomeda.galaxy.state import Galaxy
from milkomeda.games import SHOWS, game
from milkomeda.play.facts import WouldGain, WouldLose
from milkomeda.play.inputs import Amounts
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.show import Preview, Question
from milkomeda.play.step import WATCHER, Luck, Sealed
from milkomeda.words.language import language, slug
from milkomeda.words.message import say
from tests.galaxy.scene import Scene, new, scene

SHOW = GalaxyShow()
TABLES = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4)]
tables = pytest.mark.parametrize(("edition", "seats"), TABLES)
MOST_ANSWERS = 500


@cache
def played(edition: str, seats: int) -> Match:
    """A random game, or the beginning of one."""
    match = Match(game("milkomeda"), edition, SEATS[:seats])
    luck = Seeded(EDITIONS.index(edition) * 4 + seats)
    while not match.state.over and len(match.answers) < MOST_ANSWERS:
        state = match.state
        seat = int(state.seat())
        match.answer(seat, int(state.step.sample(state, luck)))
    return match


def moments(edition: str, seats: int, every: int) -> Iterator[Galaxy]:
    """Some moments of that game: its beginning, then now and then one, and all steps that are seldom."""
    seen: dict[str, int] = {}
    for number, answer in enumerate(played(edition, seats).answers):
        name = answer.before.step.name()
        seen[name] = seen.get(name, 0) + 1
        if seen[name] < 4 or number % every == 0:
            yield cast(Galaxy, answer.before)


def asked(table: Scene) -> Question:
    view = table.state.view(table.state.seat())
    return SHOW.question(view, int(table.state.seat()))


# Questions.


@tables
def test_a_question_offers_exactly_what_is_legal(edition: str, seats: int) -> None:
    for state in moments(edition, seats, 20):
        for seat in state.waiting():
            question = SHOW.question(state.view(seat), seat)
            g = cast(Galaxy, state.facing(seat))
            assert (question.step, question.ask) == (g.step.name(), g.step.ask(g))
            assert question.listed == g.step.listed(g)
            assert question.help
            legal = [g.step.spell(g, choice) for choice in g.step.choices(g)] if question.listed else []
            assert sorted(c.text for c in question.choices if not c.refusal) == sorted(legal)
            for choice in question.choices:
                assert choice.refusal == g.step.refusal(g, g.step.read(g, choice.text))
            assert bool(question.example) != question.listed
            if question.example:
                assert not g.step.refusal(g, g.step.read(g, question.example))


@tables
def test_the_parts_of_a_choice_tell_it_from_all_others(edition: str, seats: int) -> None:
    for state in moments(edition, seats, 25):
        for seat in state.waiting():
            choices = SHOW.question(state.view(seat), seat).choices
            parts = {msgspec.json.encode(choice.parts) for choice in choices}
            assert len(parts) == len(choices), [choice.text for choice in choices]


MEETING = """
    teal: sentinels, storage 5 9 5 9
    gold: helix, storage 3 3 3 3
    A1: 3 teal
    B1 Novatron: 1 gold, gold outpost
    A2 Arakor: 2 teal, teal starlance
    F5: 3 gold
    """


@pytest.mark.parametrize(
    ("pending", "text", "parts"),
    [
        ("choose 31", "build", {"action": "build"}),
        ("boost-move", "spend 2 blue", {"blue": 2}),
        ("move-from 2", "from A1", {"cell": "A1"}),
        ("move-from 2 6", "enough", {}),
        ("move 2 0 1 0 3", "move 2 A1 B1", {"fleets": 2, "from_cell": "A1", "to_cell": "B1"}),
        ("build 0 0 0", "build hypergate A1", {"structure": "hypergate", "cell": "A1"}),
        ("build 0 0 0", "build fleets 2 A1", {"sites": {"A1": 2}}),
        ("attack 0 65", "attack B1", {"cell": "B1"}),
        ("attack 0 65", "destroy gold outpost B1", {"seat": 1, "structure": "outpost", "cell": "B1"}),
        ("attack-from 1 65 0", "bring 2 A1", {"fleets": 2, "from_cell": "A1", "to_cell": "B1"}),
        (
            "place -1 -1 0 4\ndrawn: Actara",
            "place Actara B2 r2",
            {"sector": "Actara", "cell": "B2", "turned": 2},
        ),
        ("focus", "focus hazard", {"keyword": "hazard"}),
        ("bonus 2", "take 1 blue 1 red", {"resources": {"blue": 1, "red": 1}}),
        ("propose-order", "order gold teal", {"seats": [1, 0]}),
        ("decide-offer 1 258", "take", {"verdict": "take"}),
    ],
)
def test_parts_are_named(pending: str, text: str, parts: dict[str, Any]) -> None:
    table = scene(f"{MEETING}\nround 2, order gold teal, turn teal, master teal\npending: {pending}")
    named = {choice.text: choice.parts for choice in asked(table).choices}
    assert named[text] == parts


def test_ships_and_commands_are_counted() -> None:
    table = scene(f"{MEETING}\nbattle A2: attacker teal\npending: configure 1 0 -1 -1 -1 -1", "draft")
    question = asked(table)
    parts = {choice.text: choice.parts for choice in question.choices}
    assert parts["2 drone"] == {"ships": {"drone": 2}}
    assert question.amounts == Amounts("ships", SHIP_TYPES, [2] * len(SHIP_TYPES), 2)
    table = scene(
        f"{MEETING}\nA3 Actara: 1 teal, 2 gold\nbattle A3: attacker teal\nmat teal: ships 1 beam, dice 1\n"
        "mat gold: ships 2 drone\npending: command 2 0 1 -1 -1 -1 -1",
        "draft",
    )
    question = asked(table)
    parts = {choice.text: choice.parts for choice in question.choices}
    assert parts["attack 1 defend gold 1"] == {"commands": {"attack": 1, "defend gold": 1}}
    assert parts["save points"] == {}
    assert question.amounts == Amounts("commands", ["attack", "defend gold", "reshape"], [2, 2, 1])


def test_points_are_counted_only_for_what_they_can_be_spent_on() -> None:
    table = scene(
        f"{MEETING}\nA3 Actara: 1 teal, 2 gold\nbattle A3: attacker teal\nmat teal: ships 1 beam\n"
        "mat gold: ships 2 drone\npending: command 2 0 1 -1 -1 -1 -1",
        "draft command_points=1 boost_needs_arrow=yes",
    )
    assert asked(table).amounts == Amounts("commands", ["defend gold"], [1])


def test_fleets_are_counted_by_site() -> None:
    yard = scene(f"{MEETING}\nB2 Actara: 1 teal, teal outpost\npending: build 0 0 0")
    assert asked(yard).amounts == Amounts("sites", ["A1", "B2"], [2, 2])
    poor = scene("teal: storage 0 0 0 0\nA1: 3 teal\npending: build 1 0 0", "draft")
    assert asked(poor).amounts is None


@tables
def test_what_can_be_pressed_has_a_name(edition: str, seats: int) -> None:
    english = language("en")
    for state in moments(edition, seats, 25):
        for seat in state.waiting():
            question = SHOW.question(state.view(seat), seat)
            picked = question.input in ("pick", "actions")
            assert picked != english.knows(f"galaxy-do-{question.step}"), question.step
            for choice in question.choices:
                name = f"choice-{question.step}" if choice.parts else f"plain-{slug(choice.text)}"
                assert english.knows(f"galaxy-{name}") or (choice.parts and not picked), name


def test_an_offer_has_its_resources_and_a_wish() -> None:
    table = scene("teal: storage 2 0 0 0\ngold: storage 0 0 0 0\nround 2, master gold\npending: offer 0 1")
    question = asked(table)
    parts = {choice.text: choice.parts for choice in question.choices}
    assert parts["offer 2 blue for refresh 1"] == {"resources": {"blue": 2}, "position": 1}
    assert parts["no offer"] == {}
    assert question.amounts == Amounts("resources", COLOURS, [2, 0, 0, 0])


@tables
def test_passing_is_legal(edition: str, seats: int) -> None:
    for state in moments(edition, seats, 40):
        for seat in state.waiting():
            text = SHOW.passing(state.view(seat), seat)
            if text:
                g = cast(Galaxy, state.facing(seat))
                assert g.step.refusal(g, g.step.read(g, text)) is None


@tables
def test_an_answer_says_what_it_puts_an_end_to(edition: str, seats: int) -> None:
    for state in moments(edition, seats, 20):
        for seat in state.waiting():
            for choice in SHOW.question(state.view(seat), seat).choices:
                giving_up = choice.text in ("pass", "done", "no claim", "no module", "no protocol")
                last = choice.note and choice.note.name in ("ends-the-game", "ends-with-this-round")
                assert choice.ends == ("turn" if giving_up else "game" if last else "")


def test_the_last_slot_and_the_last_sector_end_the_game() -> None:
    claim = scene("A1: 3 teal\nobjective Wits of Clausewitz: - gold gold gold\npending: claim; end-turn")
    assert {choice.text: choice.ends for choice in asked(claim).choices}["no claim"] == "turn"
    assert [choice.ends for choice in asked(claim).choices][1:] == ["game", "", "", ""]
    place = scene(
        "A1: 3 teal\nteal: storage 9 9 9 9\ndrawn: Actara\ndeck 0\n"
        "pending: place sectors=Actara; claims; end-turn"
    )
    assert {choice.ends for choice in asked(place).choices if choice.text != "done"} == {"game"}


# Pictures.


@tables
def test_a_picture_agrees_with_the_state(edition: str, seats: int) -> None:
    for g in moments(edition, seats, 25):
        picture = SHOW.picture(g)
        assert [player.points for player in picture.players] == g.scores()
        assert [amount for player in picture.players for amount in player.storage] == list(g.storage)[
            : seats * 4
        ]
        assert (picture.round, picture.deck, picture.order) == (g.round, g.left, list(g.order))
        explored = [cell for cell in range(g.grid.cells) if g.sector[cell] >= 0]
        assert [sector.cell for sector in picture.sectors] == [g.grid.name(cell) for cell in explored]
        for cell, sector in zip(explored, picture.sectors):
            assert sector.card == STANDARD.sector_names[g.sector[cell]]
            assert (sector.control, sector.turned) == (g.control[cell], g.turned[cell])
            assert sector.fleets == list(g.fleets)[cell * 4 : cell * 4 + seats]
        built = [structure.seat for sector in picture.sectors for structure in sector.structures]
        for seat, player in enumerate(picture.players):
            assert built.count(seat) + sum(player.left.values()) == 5
            assert player.afloat == sum(sector.fleets[seat] for sector in picture.sectors)


@tables
def test_a_picture_shows_where_directives_match(edition: str, seats: int) -> None:
    for g in moments(edition, seats, 25):
        for at, position in enumerate(SHOW.picture(g).display):
            found = {match.seat: match.cells for match in position.matches}
            for seat in range(seats):
                directive = g.shown[at]
                points = directives.points_matching(g, seat, directive) if directive >= 0 else []
                assert found.get(seat, []) == [g.grid.name(g.grid.meets[point][0]) for point in points]


def test_a_picture_tells_who_kept_how_many_promises() -> None:
    table = scene("teal: storage 3 3 3 3, kept 3, broken 1\ngold: storage 3 3 3 3\nA1: 3 teal\nF5: 3 gold")
    for watcher in (0, 1, WATCHER):
        teal, gold = SHOW.picture(table.state.view(watcher)).players
        assert str(teal.record) == "Promises kept: 3 of 4."
        assert gold.record is None


@pytest.mark.parametrize(
    ("clauses", "told"),
    [
        ("promised place 1", "place 1"),
        ("promised refresh 2", "refresh 2"),
        ("promised place 1, promised refresh 2", "place 1 and refresh 2"),
    ],
)
def test_a_picture_tells_all_that_was_promised(clauses: str, told: str) -> None:
    table = scene(f"teal: storage 3 3 3 3, {clauses}\ngold: storage 3 3 3 3\nA1: 3 teal\nF5: 3 gold")
    assert str(SHOW.picture(table.state).players[0].promised) == told


def test_a_picture_survives_the_wire() -> None:
    for g in moments("protocols", 4, 50):
        picture = SHOW.picture(g.view(0))
        assert msgspec.json.decode(msgspec.json.encode(picture), type=Picture) == picture
    assert msgspec.json.decode(msgspec.json.encode(SHOW.catalogue), type=Catalogue) == SHOW.catalogue


@pytest.mark.parametrize(
    ("options", "words"),
    [
        *((edition, ["move 1 further", "attack from here", "up to 2 away"]) for edition in DRAFTS[:3]),
        ("protocols", ["beside your Homeworld", "also when they attack"]),
        ("protocols gate_attack=none", ["beside your Homeworld"]),
        ("draft explore_from=control", ["move 1 further", "attack from here"]),
    ],
)
def test_a_hypergate_says_what_it_does_by_these_rules(options: str, words: list[str]) -> None:
    said = str(SHOW.picture(new(options).state).deeds["hypergate"])
    every = ["move 1 further", "beside your Homeworld", "attack", "up to 2 away"]
    assert all(word in said for word in words)
    assert not [word for word in every if word in said and word not in " ".join(words)]


def test_a_game_has_its_phases() -> None:
    phases = [SHOW.picture(g).phase for g in moments("protocols", 3, 5)]
    assert phases[0] == "set-up"
    assert set(phases) == {"set-up", "order", "turn"}
    over = scene(f"{MEETING}\nround 3\npending: nothing").state
    assert SHOW.picture(over).phase == "over"
    assert SHOW.picture(over).active == -1


def test_the_mat_shows_the_arrows_that_bear_dice() -> None:
    g = scene(
        f"{MEETING}\nA3 Actara: 1 teal, 2 gold\nbattle A3: attacker teal, round 1\n"
        "mat teal: ships 1 beam, dice 1\nmat gold: ships 2 drone\npending: roll 0 1 0"
    ).state
    battle = SHOW.picture(g).battle
    assert battle is not None
    assert (battle.cell, battle.attacker) == ("A3", 0)
    assert [(side.seat, side.fleets, side.arrows) for side in battle.sides] == [(0, 1, [[0, 3]]), (1, 2, [])]


# Secrets.


@tables
def test_nobody_is_shown_what_they_may_not_know(edition: str, seats: int) -> None:
    """Where two secret answers are possible, whoever may not see them is shown and told the same."""
    luck = Seeded(seats)
    for state in moments(edition, seats, 6):
        if not secret(state):
            continue
        step = state.step
        answers = [int(step.sample(state, luck)) for _ in range(2)]
        after = [state.copy(), state.copy()]
        for one, answer in zip(after, answers):
            one.play(answer)
        for seat in (WATCHER, *range(seats)):
            if not step.sees(state, seat):
                who = int(state.seat())
                told = [SHOW.facts(state, who, a, one, seat) for a, one in zip(answers, after)]
                assert told[0] == told[1]
                assert shown(after[0], seat) == shown(after[1], seat)


def secret(state: Galaxy) -> bool:
    step = state.step
    return isinstance(step, Luck) or (isinstance(step, Sealed) and len(step.waiting) > 1)


def shown(state: Galaxy, seat: int) -> list[object]:
    view = state.view(seat)
    return [SHOW.picture(view), *([SHOW.question(view, seat)] if seat in state.waiting() else [])]


def test_a_sealed_answer_is_seen_only_by_its_owner() -> None:
    table = scene(
        f"{MEETING}\nA3 Actara: 1 teal, 2 gold\nbattle A3: attacker teal\n"
        "pending: configure 2 0 1 -1 -1 -1 -1"
    ).play("gold: 2 drone")
    for seat, said in ((0, {}), (1, {"ships": {"drone": 2}}), (WATCHER, {})):
        battle = SHOW.picture(table.state.view(seat)).battle
        assert battle is not None
        assert [(side.sealed, side.secret) for side in battle.sides] == [(False, {}), (True, said)]


def test_drawn_technologies_are_in_the_picture_of_who_drew_them() -> None:
    g = scene(f"{MEETING}\npending: keep 0 0 1").state
    assert len(SHOW.picture(g.view(0)).drawn) == 2
    assert SHOW.picture(g.view(1)).drawn == []


# Previews.


@tables
def test_a_preview_changes_nothing_and_never_fails(edition: str, seats: int) -> None:
    for number, state in enumerate(moments(edition, seats, 30)):
        for seat in state.waiting():
            view = cast(Galaxy, state.view(seat))
            position = write(view)
            choices = SHOW.question(view, seat).choices
            for choice in choices[number % 5 :: 11]:
                preview = SHOW.preview(view, seat, choice.text)
                assert preview.refusal == choice.refusal
                assert not (choice.refusal and preview.facts)
            for nonsense in ("", "move 9 Z9", "spend 99999999999999999999 blue", "spend ² green", "€" * 999):
                assert SHOW.preview(view, seat, nonsense).refusal
            assert write(view) == position


@tables
def test_a_preview_of_what_is_secret_only_checks_it(edition: str, seats: int) -> None:
    for state in moments(edition, seats, 15):
        if isinstance(state.step, Sealed):
            seat = state.waiting()[-1]
            text = played_text(cast(Galaxy, state.facing(seat)))
            assert SHOW.preview(state.view(seat), seat, text) == Preview([])


def played_text(g: Galaxy) -> str:
    return g.step.spell(g, g.step.sample(g, Seeded(1)))


def test_a_move_is_foreseen() -> None:
    table = scene("teal: storage 1 0 0 0\nA1: 3 teal\nB1 Novatron\nF5: 3 gold\npending: move 2 0 1 0 3")
    preview = SHOW.preview(table.state.view(0), 0, "move 2 A1 B1")
    assert preview.cells == ["A1", "B1"]
    assert ControlTaken(0, "B1", "Novatron") in preview.facts
    assert WouldGo(1, 2) in preview.facts


VOYAGE = """
teal: storage 1 0 0 0
A1: 3 teal
B1 Novatron: 1 teal
C1 Actara
D1 Vortexium
F5: 3 gold
"""


def test_a_voyage_tells_what_each_way_takes_and_leaves_home_guarded() -> None:
    voyage = asked(scene(VOYAGE).play("teal: move")).voyage
    assert voyage
    assert (voyage.part, voyage.most, voyage.origins) == ("blue", 1, 2)
    assert [(way.from_cell, way.fleets, way.usual) for way in voyage.ways] == [("A1", 3, 2), ("B1", 1, 1)]
    assert [way.costs for way in voyage.ways] == [{"B1": 0, "C1": 1, "D1": 2}, {"A1": 0, "C1": 0, "D1": 1}]


@tables
def test_a_voyage_takes_what_the_range_takes(edition: str, seats: int) -> None:
    for g in moments(edition, seats, 5):
        if g.step.name() != "boost-move":
            continue
        voyage = SHOW.question(g, int(g.seat())).voyage
        assert voyage
        for blue in range(voyage.most + 1):
            for way in voyage.ways:
                after = Match(game("milkomeda"), edition, SEATS[:seats], g.copy())
                seat = int(g.seat())
                after.answer_text(seat, f"spend {blue} blue")
                after.answer_text(seat, f"from {way.from_cell}")
                if after.state.step.name() == "move-from":
                    after.answer_text(seat, "enough")
                choices = SHOW.question(after.state, seat).choices
                there = {choice.parts["to_cell"] for choice in choices if choice.parts}
                assert there == {cell for cell, cost in way.costs.items() if cost <= blue}


def test_several_answers_are_foreseen_as_they_would_be_given() -> None:
    view = scene(VOYAGE).play("teal: move").state.view(0)
    lines = ["spend 1 blue", "from A1", "enough", "move 2 A1 C1", "done"]
    preview = SHOW.preview(view, 0, "\n".join(lines))
    assert preview.cells == ["A1", "C1"]
    assert WouldCost({"blue": 1}) in preview.facts
    assert ControlTaken(0, "C1", "Actara") in preview.facts
    assert SHOW.preview(view, 0, "\n".join([*lines[:3], "move 2 A1 D1"])).refusal == say("out-of-range")


def test_a_purchase_is_foreseen_by_what_it_brings() -> None:
    table = scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron: 1 teal\nF5: 3 gold").play("teal: build")
    facts = SHOW.preview(table.state.view(0), 0, "build outpost B1").facts
    scored = [fact for fact in facts if isinstance(fact, (WouldGain, WouldLose))]
    assert scored == [WouldGain(0, table.state.rules.structure_points[0])]


def test_who_is_stopped_on_the_way_is_foreseen() -> None:
    table = scene("A1: 3 teal\nB1 Novatron: 1 gold\nC1 Actara\nF5: 3 gold\npending: move 2 0 1 0 3", "draft")
    preview = SHOW.preview(table.state.view(0), 0, "move 3 A1 C1")
    assert preview.cells == ["A1", "B1", "C1"]
    assert WouldBeStopped(1, 3, "B1") in preview.facts


def test_a_placement_is_foreseen_and_the_directive_it_fulfils() -> None:
    table = scene(
        """
        teal: storage 0 0 0 9
        gold: storage 0 0 0 0
        A1: 3 teal
        B1 Novatron
        A2 Arakor: 1 teal
        F5: 3 gold
        drawn: Actara
        display 3: Grand Symbiosis Initiative / move for 1 red
        """
        f"\npending: place -1 -1 0 {STANDARD.sectors.index('Actara')}"
    )
    found = {
        choice.text: SHOW.preview(table.state.view(0), 0, choice.text)
        for choice in asked(table).choices
        if choice.parts.get("cell") in ("A3", "B2")
    }
    assert found
    for text, preview in found.items():
        after = table.after(f"teal: {text}")
        assert preview.cells == [text.split()[2]]
        matches = SHOW.picture(after).display[2].matches
        cells = [cell for match in matches for cell in match.cells]
        assert preview.marks == (["3"] if matches else []) + [f"3 {cell}" for cell in cells]


def test_a_preview_out_of_turn_is_refused() -> None:
    table = scene(MEETING)
    assert str(SHOW.preview(table.state.view(1), 1, "move").refusal) == "it is not your turn to answer"


# Sentences, endings, luck.


@tables
def test_an_ending_adds_up(edition: str, seats: int) -> None:
    for g in moments(edition, seats, 60):
        ending = SHOW.ending(g)
        assert [sum(points) for points in ending.points] == g.scores()
        assert sorted(ending.ranking) == list(range(seats))
        assert ending.ranking[0] in ending.winners
        assert [seat for seat in range(seats) if ending.places[seat] == 1] == ending.winners
        assert ending.winners == g.winners()
        assert all(len(points) == len(ending.sources) for points in ending.points)


def test_dice_are_measured_against_what_was_to_be_expected() -> None:
    g = new().state
    g.push(dice.Roll(1, 4, 0))
    line = SHOW.luck(g, int(g.step.read(g, "roll gold 6 5 1 6")))
    assert line is not None
    assert (line.seat, line.rolled) == (1, 3)
    chance = (7 - g.rules.hit_on) / 6
    assert line.expected == pytest.approx(4 * chance)
    assert line.spread == pytest.approx((4 * chance * (1 - chance)) ** 0.5)


def test_a_drawn_card_is_neither_good_nor_bad_luck() -> None:
    g = new().state
    assert SHOW.luck(g, int(g.step.choices(g)[0])) is None


# What never changes.


def test_every_option_is_offered_with_its_values() -> None:
    found = {option.name: option for option in SHOW.options}
    assert list(found) == list(OPTIONS)
    for name, option in found.items():
        assert list(option.defaults) == EDITIONS
        for word in {*option.defaults.values(), *option.values}:
            OPTIONS[name].read(word)
    assert found["start_blue"].rulings


def test_the_rulebook_follows_the_options() -> None:
    assert SHOW.rulebook("edition=draft") != SHOW.rulebook("edition=draft bribes=none")


def test_the_registry_knows_the_show() -> None:
    show = SHOWS["milkomeda"]
    assert show.editions == EDITIONS
    catalogue = cast(Any, show.catalogue)
    assert (catalogue.colours, catalogue.actions) == (COLOURS, ACTIONS)
