"""The rulings: what the reference manual leaves open or contradicts, and how it is played here.

What they say is the message `starflick-ruling-<name>`: the question, its topic and its answer.
"""

from pathlib import Path
from typing import Final

from milkomeda.play.options import Option, spell
from milkomeda.play.rulings import Ruling, by_name
from milkomeda.starflick.options import OPTIONS
from milkomeda.words.language import language
from milkomeda.words.message import Message, say

PASSAGES: Final = {
    "F1": "§2, §4.4, §4.5",
    "F2": "§2, §3.3",
    "F3": "§4.4",
    "F4": "§5",
    "F5": "§4.2, §5",
    "F6": "§5",
    "F7": "§4.5",
    "F8": "§2, §5",
    "F9": "§4.2",
    "F10": "§5",
    "F11": "§2",
    "F12": "§2",
    "F13": "§2",
    "F14": "§3.1",
    "F15": "§4.4",
    "F16": "§3, §4.1, §5",
    "F17": "§4",
    "F18": "§1, §6",
    "F19": "§5",
    "F20": "§4.4, §5",
    "F21": "§5",
    "F22": "§5",
    "F23": "§4.1, §7",
    "F24": "§4.3, §6",
    "F25": "§4, §4.2",
    "F26": "§3.7",
}
RULINGS: Final = by_name("starflick", PASSAGES, OPTIONS)


def rulings(code: str = "en") -> str:
    said = language(code)
    pages = [say("starflick-rulings"), *(line for ruling in RULINGS.values() for line in ruled(ruling))]
    return "\n".join(f"{said.say(page)}\n" for page in pages)


def ruled(ruling: Ruling) -> list[Message]:
    return [
        say("ruling-topic", name=ruling.name, topic=ruling.topic()),
        say("ruling-question", question=ruling.question, passage=ruling.cited()),
        say("ruling-answer", answer=ruling.answer()),
        *(
            say(
                "option-usually",
                name=option.name,
                option=option.text,
                possible=possible(option),
                usual=usual(option),
            )
            for option in ruling.options
        ),
    ]


def usual(option: Option) -> str:
    return spell(option.editions[-1])


def possible(option: Option) -> Message:
    if option.values:
        meanings = [say("word-means", name=word, value=option.meaning(word)) for word in option.values]
        return say("one-of-these", words=meanings)
    if option.yes_no():
        return say("yes-or-no")
    return say("from-to", low=str(option.low), high=str(option.high))


def write_docs(folder: Path) -> None:
    (folder / "starflick-rulings.md").write_text(rulings(), encoding="utf-8")
