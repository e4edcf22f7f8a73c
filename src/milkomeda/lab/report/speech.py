"""What a report says of numbers and keys, in a language."""

from html import escape
from math import inf

from babel.numbers import format_decimal, format_percent

from milkomeda.lab.measure import Measure, Unit, Value
from milkomeda.words.language import Language
from milkomeda.words.message import SEATS, Message, say


class Speech:
    def __init__(self, words: Language, seats: tuple[str, ...] = SEATS) -> None:
        self.words = words
        self.seats = seats

    def said(self, message: Message) -> str:
        """For a page."""
        return escape(self.words.say(message))

    def number(self, unit: Unit, value: float) -> str:
        code = self.words.code
        if abs(value) == inf:
            return "∞" if value > 0 else "−∞"
        if unit in ("share", "chance"):
            digits = "0" if 0.1 <= abs(value) <= 0.99 or abs(value) == 1 else "0.0"
            return str(format_percent(value, format=f"{digits}\u202f%", locale=code))
        digits = "#,##0" if abs(value) >= 100 else "0.0" if abs(value) >= 1 else "0.00"
        return str(format_decimal(value, format=digits, locale=code))

    def bounds(self, unit: Unit, value: Value) -> str:
        return f"{self.number(unit, value.least)} – {self.number(unit, value.most)}"

    def key(self, measure: Measure, key: str) -> str:
        """As people call it."""
        kind, _, name = key.partition(": ") if measure.keys == "card" else (measure.keys, "", key)
        if kind == "seat":
            return self.words.word("seat", self.seats[int(key)])
        if kind == "player":
            return name
        if kind == "ending":
            return self.words.say(say(f"ending-{key}"))
        if kind == "character":
            kind = "civilization"
        if kind == "opening":
            return " · ".join(self.words.word("action", action) for action in name.split())
        return self.words.word(kind, name)
