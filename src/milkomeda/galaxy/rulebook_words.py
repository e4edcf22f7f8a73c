"""How the rulebook is put into words: numbers with their nouns, lists, tables."""

from milkomeda.galaxy.cards import COLOURS
from milkomeda.galaxy.editions import Edition

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
IRREGULAR = {"die": "dice", "technology": "technologies", "border": "borders"}


def some(n: int, noun: str) -> str:
    """'1 fleet', '2 fleets'."""
    return f"{n} {noun if n == 1 else IRREGULAR.get(noun, noun + 's')}"


def word(n: int) -> str:
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def up_to(n: int, noun: str) -> str:
    """'one fleet', 'up to 2 fleets'."""
    return f"one {noun}" if n == 1 else f"up to {some(n, noun)}"


def listed(words: list[str], last: str = "and") -> str:
    """'a, b and c'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def cost(blue: int = 0, orange: int = 0, red: int = 0, green: int = 0) -> str:
    """'2 red and 2 blue'; 'nothing'."""
    amounts = zip((blue, orange, red, green), COLOURS)
    return listed([f"{n} {colour}" for n, colour in amounts if n]) or "nothing"


def sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def bullets(*lines: str) -> str:
    return "\n".join(f"- {line}" for line in lines if line)


def steps(*lines: str) -> str:
    kept = [line for line in lines if line]
    return "\n".join(f"{number}. {line}" for number, line in enumerate(kept, 1))


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def module(r: Edition) -> str:
    """What a directive unlocks: its name in this edition."""
    return "module" if r.display == "four" else "protocol"
