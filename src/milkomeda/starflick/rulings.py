"""The rulings: what the reference manual leaves open or contradicts, and how it is played here."""

from pathlib import Path
from typing import Final, NamedTuple

from milkomeda.play.options import Option, spell
from milkomeda.starflick.options import OPTIONS


class Ruling(NamedTuple):
    name: str
    topic: str
    question: str
    passage: str
    answer: str

    def options(self) -> list[Option]:
        """What can be chosen instead."""
        return [option for option in OPTIONS.values() if option.ruling == self.name]


def opened(topic: str, question: str, passage: str, answer: str) -> tuple[str, str, str, str]:
    return topic, question, passage, answer


SAID: Final = [
    opened(
        "Pieces",
        "The manual gives the pieces at the start and lets players gain more, but not how many there are.",
        "§2, §4.4, §4.5",
        "14 troops (6 in supply at the start), 8 starships (2 in orbit), 1 battleship, 4 colonies, 4 cities, "
        "8 labs a player. What has not been gained yet is out of play; bonuses beyond it are lost.",
    ),
    opened(
        "Planets and asteroids",
        "How many planets and asteroids there are, and how they are shuffled, is not said.",
        "§2, §3.3",
        "Six planets a quadrant. 4 players: 6 a colour; 3 players: 5 a colour, one asteroid face down a "
        "quadrant and one face up in the unused Homeworld's hole; 2 players: 4 a colour, two asteroids face "
        "down a quadrant, two face up. Each quadrant has one planet of every colour; which colours it has "
        "more of is drawn openly, everything else only when a planet is seen.",
    ),
    opened(
        "Building on asteroids",
        "'Cannot build on … Asteroids (except Research Lab, if allowed)' does not say whether it is allowed.",
        "§4.4",
        "It is: labs may stand on asteroids, colonies and cities may not.",
    ),
    opened(
        "Pink 1 and pink 3",
        "The manual gives pink 3 two effects and pink 1 none.",
        "§5",
        "Labs defend with pink 1; with pink 3 an own ship in orbit counts 2.",
    ),
    opened(
        "The battleship",
        "It is fought against, but no text says how one is gained.",
        "§4.2, §5",
        "Orange 3 brings it to the supply, and two own starships, of board or supply, leave the game. It is "
        "larger, counts 2 attacking and defending, is worth 2 VP, launches and lands like a starship.",
    ),
    opened(
        "Strength",
        "Figures are given for some attacks only.",
        "§5",
        "One law covers every attack: the attackers' strength must exceed the target's.",
    ),
    opened(
        "Rows 3 and 4",
        "Bonuses are given for the first two rows only.",
        "§4.5",
        "Rows 3 and 4 give nothing.",
    ),
    opened(
        "The board",
        "No measures are given.",
        "§2, §5",
        "720 × 720 mm; planets of radius 19, orbits of 38, starships of 8, battleships of 11 with twice the "
        "mass. In orbit is any part over the ring. Ranges are from edge to edge, and nothing blocks them.",
    ),
    opened(
        "The flick",
        "How ships slide is left to the table.",
        "§4.2",
        "Sliding friction of the board 0.20, no spin; ships keep 0.85 of their speed off ships and 0.70 off "
        "planets. Off the board is off when the centre passes the edge. The first enemy that the "
        "flicked ship "
        "touches is rammed; what already moves goes on. A pushed ship that touches an enemy is a mere bump.",
    ),
    opened(
        "When and what to attack",
        "'All eligible attacking ships must attack'; who chooses, and what counts as eligible, is not said.",
        "§5",
        "Once, after the whole Move; obligatory while unused ships can destroy something, and no more ships "
        "than needed; the player assigns them. Each ship once, with orange 2 once per target. A planet is "
        "attacked from its orbit only. On an unoccupied planet rivals' orbiting ships block each other.",
    ),
    opened(
        "Dice instead of dexterity",
        "Dice for optional movement are among the components, without rules.",
        "§2",
        "Direction and distance are chosen, two dice shift them: distance by −40, −20, 0, 0, +20, +40 %, "
        "direction by −8, −4, 0, 0, +4, +8 degrees.",
    ),
    opened(
        "Wormholes",
        "The board includes wormhole spaces (variant), without rules.",
        "§2",
        "Mouths of radius 14 at (208, 196) and (512, 524), and at (524, 208) and (196, 512); a ship whose "
        "centre enters one comes out of the other, velocity kept; once a flick.",
    ),
    opened(
        "Minefields",
        "Minefields (variant) are among the components, without rules.",
        "§2",
        "Two a player at set-up, of radius 10, 60 from any planet's centre, 40 apart; the first ship to "
        "touch "
        "one is lost with it, for no VP.",
    ),
    opened(
        "Seams",
        "The board is assembled; whether its seams matter is not said.",
        "§3.1",
        "They do not. As a variant, crossing x or y = 240 or 480 takes 3 % of the speed and turns it by a "
        "deviation of 0.8 degrees.",
    ),
    opened(
        "Where troops are paid",
        "'Pay 2 Troops' does not say from where.",
        "§4.4",
        "From the planet that is built on; they return to the supply.",
    ),
    opened(
        "Items on the Homeworld",
        "The limit of three items is for planets, and a Homeworld is none.",
        "§3, §4.1, §5",
        "Any number of troops may stand on a Homeworld. They are not returned, they launch.",
    ),
    opened(
        "Doing nothing",
        "Whether an action may be taken without effect is not said.",
        "§4",
        "An action needs a possible effect, and at least one must be done: a troop, a movement point. Only "
        "who can do nothing at all passes.",
    ),
    opened(
        "A shared victory",
        "Two tiebreakers can leave a tie.",
        "§1, §6",
        "Then the victory is shared.",
    ),
    opened(
        "Undefended planets",
        "A planet is attacked 'only if undefended (no enemy ships in orbit)'; whose ships is not said.",
        "§5",
        "Those of its owner. A third player's ships do not defend it.",
    ),
    opened(
        "Two labs on a planet",
        "'One planet may have two' labs: of each player, or of all, is not said.",
        "§4.4, §5",
        "One planet of each player.",
    ),
    opened(
        "Long range",
        "'Orange: Attack at long range' names no level.",
        "§5",
        "Orange 1, which has no other effect.",
    ),
    opened(
        "What pink 3 counts for",
        "'Starship in orbit gives +2 strength', with a battleship in brackets: when and against whom "
        "is not said.",
        "§5",
        "A ship in orbit that is attacked counts 2, whoever attacks it. It attacks with its own strength, "
        "and adds nothing to the defence of the planet.",
    ),
    opened(
        "Brown 4",
        "'Recruit directly to unoccupied (face-down) planet' does not say whether a planet may lie face up.",
        "§4.1, §7",
        "It may: any unoccupied planet.",
    ),
    opened(
        "Mining asteroids",
        "Whether troops on an asteroid can be mined is not said.",
        "§4.3, §6",
        "They can, as on any planet.",
    ),
    opened(
        "Scanning with grey 4",
        "One scans 'after action'; with two actions it is not said after which.",
        "§4, §4.2",
        "Once, after both.",
    ),
    opened(
        "Who begins",
        "'Choose starting player' does not say how.",
        "§3.7",
        "Chance says who.",
    ),
]
RULINGS: Final = {f"F{n}": Ruling(f"F{n}", *said) for n, said in enumerate(SAID, 1)}

HEAD: Final = """# Rulings of Starflick

The reference manual leaves questions open. Here is every one, how it is ruled, and what can be played
instead, as an option: `minefields=yes short_range=60`. This page is made from
`src/milkomeda/starflick/rulings.py`.
"""


def rulings() -> str:
    lines = [HEAD]
    for ruling in RULINGS.values():
        lines.append(f"## {ruling.name} {ruling.topic}\n")
        lines.append(f"*Open:* {ruling.question} ({ruling.passage})\n")
        lines.append(f"*Ruling:* {ruling.answer}\n")
        for option in ruling.options():
            lines.append(f"Option `{option.name}`: {option.text} {values_said(option)}\n")
    return "\n".join(lines)


def values_said(option: Option) -> str:
    usual = f"`{spell(option.editions[0])}`"
    if option.values:
        words = [f"`{word}` {meaning}" for word, meaning in zip(option.values, option.meanings, strict=True)]
        return f"{', '.join(words)}; usually {usual}."
    if option.yes_no():
        return f"`yes` or `no`; usually {usual}."
    return f"{option.low} to {option.high}; usually {usual}."


def write_docs(folder: Path) -> None:
    (folder / "starflick-rulings.md").write_text(rulings(), encoding="utf-8")
