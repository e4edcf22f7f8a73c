"""The rulebook in each language: its text, and the words that its facts are said with."""

from typing import Final, NamedTuple

from milkomeda.starflick.board import COLOURS


class Words(NamedTuple):
    manual: str
    changed: str
    point: str
    """Before decimals."""
    technology: str
    colours: list[str]
    tracks: list[str]
    levels: list[list[str]]
    """What each level of each track gives, but for what options change:"""
    brown4: list[str]
    """Any unoccupied planet, or face-down ones only."""
    long_range: str
    pink3: list[str]
    """Attacked, attacking too, attacked by a battleship."""
    labs: str
    """They defend."""
    nothing: str


ENGLISH: Final = Words(
    manual="The rules of the reference manual, as they are ruled here.",
    changed="The rules with `{}`.",
    point=".",
    technology="track",
    colours=COLOURS,
    tracks=["movement", "production", "attack", "defence"],
    levels=[
        [
            "3 movement points",
            "launch and land despite a blockade",
            "4 movement points",
            "a Move and one other action",
        ],
        [
            "recruit 3",
            "a city gives 2 troops or 1 starship",
            "recruit 4",
            "",
        ],
        ["", "several targets in turn", "the battleship", "+1 VP for each ship destroyed"],
        ["", "+2 VP when rammed", "", "+1 VP when ramming"],
    ],
    brown4=["recruit onto an unoccupied planet", "recruit onto a face-down planet"],
    long_range="long range",
    pink3=[
        "an own ship in orbit counts 2",
        "an own ship in orbit counts 2 in attacks too",
        "an own ship in orbit counts 2 against a battleship",
    ],
    labs="labs defend 1",
    nothing="nothing",
)

GERMAN: Final = Words(
    manual="Die Regeln des Handbuchs, wie sie hier entschieden sind.",
    changed="Die Regeln mit `{}`.",
    point=",",
    technology="Spur",
    colours=["Grau", "Braun", "Orange", "Rosa"],
    tracks=["Bewegung", "Produktion", "Angriff", "Verteidigung"],
    levels=[
        [
            "3 Bewegungspunkte",
            "trotz Blockade starten und landen",
            "4 Bewegungspunkte",
            "Bewegen und eine andere Aktion",
        ],
        [
            "3 rekrutieren",
            "eine Stadt bringt 2 Truppen oder 1 Sternenschiff",
            "4 rekrutieren",
            "",
        ],
        [
            "",
            "mehrere Ziele nacheinander",
            "das Schlachtschiff",
            "+1 SP für jedes zerstörte Schiff",
        ],
        ["", "+2 SP, wenn gerammt", "", "+1 SP beim Rammen"],
    ],
    brown4=["auf einem unbesetzten Planeten rekrutieren", "auf einem verdeckten Planeten rekrutieren"],
    long_range="große Reichweite",
    pink3=[
        "ein eigenes Schiff im Orbit zählt 2",
        "ein eigenes Schiff im Orbit zählt 2, auch beim Angriff",
        "ein eigenes Schiff im Orbit zählt 2 gegen ein Schlachtschiff",
    ],
    labs="Labore verteidigen 1",
    nothing="nichts",
)

LANGUAGES: Final[dict[str, Words]] = {"en": ENGLISH, "de": GERMAN}
