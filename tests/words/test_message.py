"""Messages: what is said, before it is said in a language."""

import msgspec
import pytest

from milkomeda.words.language import language
from milkomeda.words.message import Message, Problem, message_of, say


def test_a_message_is_its_name_and_its_values_until_somebody_reads_it() -> None:
    message = say("needs", need=3, colour="green", held=1)
    assert message == Message("needs", {"need": 3, "colour": "green", "held": 1})
    assert language("de").say(message, str) == "kostet 3 Grün, du hast 1"
    assert str(message) == "needs 3 green, you have 1"


def test_it_goes_over_the_wire() -> None:
    message = say("needs", need=3, colour="green", held=1)
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message
    assert msgspec.json.encode(say("out-of-range")) == b'{"name":"out-of-range"}'


def test_a_message_can_be_a_value_of_another() -> None:
    assert str(say("plain", text=say("out-of-range"))) == "that is out of range"
    assert language("de").say(say("plain", text=say("out-of-range"))) == "das ist außer Reichweite"


def test_a_problem_says_its_message() -> None:
    with pytest.raises(ValueError, match=r"^that is out of range$") as raised:
        raise Problem(say("out-of-range"))
    assert message_of(raised.value) == say("out-of-range")
    assert message_of(ValueError("what?")) == say("plain", text="what?")


def test_amounts_are_said_as_their_kind_has_them() -> None:
    said = say("move-fleets", range=2, sites={"A1": 3, "B1": 1})
    assert str(said) == "Move fleets up to 2 far (3 in A1, 1 in B1), or finish."


def test_an_attribute_has_a_name_with_a_dot() -> None:
    assert str(say("galaxy-help-move.typed")) == "'move 2 A1 B1' moves two fleets from A1 to B1."
    assert language("en").knows("galaxy-help-move.typed")
    assert not language("en").knows("galaxy-help-move.nothing")
    assert not language("en").knows("nothing")
