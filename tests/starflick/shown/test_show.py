"""Starflick as it is shown: pictures, questions, sentences, the rulebook and the rulings."""

import re
from pathlib import Path

import msgspec
import pytest

from milkomeda.games import SHOWS
from milkomeda.play.facts import TurnBegan, WouldGain
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.options import spell
from milkomeda.play.spelling import SLOT
from milkomeda.play.step import EVERYTHING, LUCK, WATCHER
from milkomeda.starflick.book.rulings import RULINGS, rulings
from milkomeda.starflick.facts import PlanetSeen, Scanned, SkyShared, SkyTieWon, SkyWon, WouldSlide
from milkomeda.starflick.game import Starflick
from milkomeda.starflick.options import OPTIONS, read_rules, text_of
from milkomeda.starflick.shown.show import StarflickShow
from milkomeda.words.language import LANGUAGES, language
from milkomeda.words.message import Message
from tests.starflick import flights
from tests.starflick.rules.test_flick import flick
from tests.starflick.scene import HOLE, do, scene

SHOW = StarflickShow()


def test_it_is_in_the_registry() -> None:
    assert isinstance(SHOWS["starflick"], StarflickShow)


@pytest.mark.parametrize("options", ["pool=3", "pool=2 minefields=yes wormholes=yes navigation=dice"])
def test_a_whole_game_can_be_shown_to_everybody(options: str) -> None:
    match = Match(Starflick(), options, ["Ada", "Bob"])
    luck = Seeded(1)
    while not match.state.over:
        before = match.state
        seat = int(before.seat())
        for looker in (-1, 0, 1):
            msgspec.json.encode(SHOW.picture(before.view(looker)))
        if seat != LUCK:
            question = SHOW.question(before.view(seat), seat)
            assert question.ask
            assert question.help
            possible = [choice.text for choice in question.choices if not choice.refusal]
            assert bool(possible) == (question.step != "shoot")
            assert bool(question.example) != question.listed
            if question.example:
                assert not SHOW.preview(before.view(seat), seat, question.example).refusal
            passing = SHOW.passing(before.view(seat), seat)
            assert not passing or passing in possible
        choice = int(before.step.sample(before, luck))
        if seat != LUCK:
            seen = SHOW.preview(before.view(seat), seat, before.step.spell(before, choice))
            assert not seen.refusal
        match.answer(seat, choice)
        for listener in (EVERYTHING, WATCHER, 0, 1):
            SHOW.facts(before, seat, choice, match.state, listener)
        SHOW.luck(before, choice)
    ending = SHOW.ending(match.state)
    assert [sum(row) for row in ending.points] == match.state.scores()
    assert ending.ranking[0] in ending.winners
    assert [seat for seat, place in enumerate(ending.places) if place == 1] == ending.winners
    assert isinstance(ending.verdict, SkyWon | SkyShared | SkyTieWon)


def test_a_scan_is_told_in_full_only_to_the_one_who_scans() -> None:
    sky = do(scene("teal 1: 206.0 100.0"), "recruit", "troop to alpha", "enough", "scan alpha-a")
    after = sky.copy()
    choice = sky.step.read(sky, "alpha-a is pink")
    after.play(choice)
    assert SHOW.facts(sky, LUCK, choice, after, 0) == [PlanetSeen(0, "alpha-a", "pink"), TurnBegan(1)]
    assert SHOW.facts(sky, LUCK, choice, after, 1) == [Scanned(0, "alpha-a"), TurnBegan(1)]
    assert SHOW.picture(after.view(0)).planets[HOLE["alpha-a"]].known == "pink"
    assert SHOW.picture(after.view(1)).planets[HOLE["alpha-a"]].known == ""
    assert SHOW.picture(after.view(1)).planets[HOLE["alpha-a"]].scanned == [0]


def test_the_last_flick_is_a_film_of_the_ships_that_moved() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 60.0 20.0\ngold 1: 360.0 705.0")
    flick(sky, "shoot 0.00 900")
    film = SHOW.picture(sky).flick
    assert film is not None
    assert [track.ship for track in film.tracks] == ["teal 1", "teal 2"]
    for track, ship in zip(film.tracks, (0, 1), strict=True):
        assert (track.x[0], track.y[0]) == ((20.0, 60.0)[ship], 20.0)
        assert (track.x[-1], track.y[-1]) == (sky.x[ship] / 10, sky.y[ship] / 10)


def test_a_rammed_ship_is_in_the_film_too() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 360.0 705.0\ngold 1: 120.0 20.0")
    flick(sky, "shoot 0.00 900")
    film = SHOW.picture(sky).flick
    assert film is not None
    assert {track.ship: track.fate for track in film.tracks} == {"teal 1": "ram", "gold 1": "ram"}


def test_the_page_aims_by_the_law_of_the_simulation() -> None:
    """What `flights.json` says of each case the page's own tests work out from the picture."""
    assert flights.FILE.read_text(encoding="utf-8") == flights.text(), "make golden, and see what changed"


def test_the_preview_of_a_shot_says_how_far_it_goes_and_not_what_it_meets() -> None:
    sky = do(scene("teal 1: 20.0 20.0\ngold 1: 120.0 20.0"), "move", "flick 1")
    assert SHOW.preview(sky, 0, "shoot 0.00 900").facts == [WouldSlide(206)]
    assert SHOW.preview(sky, 0, "shoot 0.00 9000").refusal
    assert SHOW.picture(sky).aiming == "teal 1"


@pytest.mark.parametrize(
    ("pending", "ending"),
    [("action", {"pass"}), ("move left=2", {"stop"}), ("recruit left=1 begun=1", set())],
)
def test_an_answer_that_gives_the_turn_away_says_so(pending: str, ending: set[str]) -> None:
    sky = scene("teal 1: 120.0 78.0", pending=pending)
    assert {choice.text for choice in SHOW.question(sky.view(0), 0).choices if choice.ends} == ending


def test_a_preview_says_what_changes() -> None:
    sky = do(scene("alpha-a: grey teal 3 troops 0 colonies"), "mine")
    preview = SHOW.preview(sky, 0, "mine alpha-a with 2")
    assert preview.facts == [WouldGain(0, 1)]
    assert preview.cells == ["alpha-a"]


def test_choices_name_their_parts_and_say_what_technologies_give() -> None:
    sky = do(scene("alpha-a: grey teal 1 lab"), "develop")
    grey, brown, *_ = SHOW.question(sky, 0).choices
    assert (grey.text, grey.parts) == ("grey 1", {"track": "grey", "level": 1})
    assert (str(grey.note), grey.refusal) == ("3 movement points", None)
    assert str(brown.refusal) == "needs 1 brown lab, you have 0"
    moving = do(scene("alpha-a: grey teal 2 troops\nteal 1: 206.0 100.0"), "move")
    named = {choice.text: choice.parts for choice in SHOW.question(moving, 0).choices}
    assert named["launch from alpha-a"] == {"manoeuvre": "launch", "hole": "alpha-a"}
    assert named["flick 1"] == {"manoeuvre": "flick", "ship": "1"}
    attacking = scene("gold 1: 206.0 100.0\nteal 1: 240.0 100.0\nteal 2: 206.0 130.0", pending="attack")
    (attack,) = SHOW.question(attacking, 0).choices
    assert attack.parts == {"seat": 1, "ship": "1", "own_ships": ["1", "2"]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_and_choice_has_its_words(code: str) -> None:
    words, luck = language(code), Seeded(3)
    sky = Starflick().new("pool=3 minefields=yes", 2)
    while not sky.over:
        seat = int(sky.seat())
        if seat != LUCK:
            asked = SHOW.question(sky.view(seat), seat)
            for message in (asked.ask, *asked.help):
                assert words.say(message)
            unsaid = dict.fromkeys(SLOT.findall(asked.form), "none")
            for choice in asked.choices if asked.listed else []:
                name = f"choice-{asked.step}" if choice.parts else f"plain-{choice.text.replace(' ', '-')}"
                assert words.say(Message(f"starflick-{name}", unsaid | choice.parts))
        sky.play(sky.step.sample(sky, luck))


def test_the_rulebook_says_what_is_played() -> None:
    assert "within 60 mm" in SHOW.rulebook("short_range=60")
    assert "Minefields" in SHOW.rulebook("minefields=yes")
    assert "Minefields" not in SHOW.rulebook("")
    assert "labs defend 1" in SHOW.rulebook("lab_defence=pink3")
    with pytest.raises(ValueError, match="'milkomeda rulings --game starflick' lists them all"):
        SHOW.rulebook("magic=yes")


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_said_in_the_rulebook(name: str) -> None:
    option = OPTIONS[name]
    figures = [str(option.low), str(option.high)]
    others = option.values or (["yes", "no"] if option.yes_no() else figures)
    books = {
        SHOW.rulebook(f"{name}={value}").split("\n\n", 2)[2] for value in [*others, spell(option.editions[0])]
    }
    assert len(books) == len({*others, spell(option.editions[0])})


def test_every_ruling_is_marked_in_the_rulebook() -> None:
    everything = "navigation=dice wormholes=yes minefields=yes seams=yes"
    assert set(re.findall(r"\[(F\d+)\]", SHOW.rulebook(everything))) == set(RULINGS)


def test_options_are_read_and_written_as_short_as_they_can() -> None:
    assert text_of(read_rules("edition=manual minefields=yes pool=0").values) == "minefields=yes"
    for option in OPTIONS.values():
        assert option.ruling == "" or option.ruling in RULINGS
    for wrong in ("pool=many", "minefields=maybe", "navigation=sail", "edition=old", "pool=201"):
        with pytest.raises(ValueError, match=r"."):
            read_rules(wrong)
    assert {info.name for info in SHOW.options} == OPTIONS.keys()


def test_the_rulings_page_is_current() -> None:
    page = Path(__file__).parents[3] / "docs" / "starflick-rulings.md"
    assert page.read_text(encoding="utf-8") == rulings()


def test_a_hand_that_errs_is_nobodys_business_but_the_flicks() -> None:
    sky = do(scene("teal 1: 20.0 20.0"), "move")
    assert sky.step.slip(sky, 256, 0, Seeded(1)) == 256
    do(sky, "flick 1")
    choice = sky.step.read(sky, "shoot 90.00 1000")
    slipped = {sky.step.slip(sky, choice, 0, Seeded(seed)) for seed in range(20)}
    assert len(slipped) == 20
    assert not any(sky.step.refusal(sky, one) for one in slipped)
