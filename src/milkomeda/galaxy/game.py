"""Milkomeda, as the registry knows it."""

from typing import cast

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.characters import LEADERS
from milkomeda.galaxy.editions import text_of, values_of
from milkomeda.galaxy.notation import position
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.game import Game
from milkomeda.play.options import Value
from milkomeda.play.state import State


class Milkomeda(Game):
    def __init__(self) -> None:
        super().__init__("milkomeda", "2", tuple(SEATS), (2, 3, 4), characters=LEADERS)

    def new(self, options: str, seats: int) -> State:
        return new_game(options, seats)

    def options(self, state: State) -> str:
        return text_of(cast(Galaxy, state).rules.values)

    def values(self, options: str) -> dict[str, Value]:
        return values_of(options)

    def text(self, values: dict[str, Value]) -> str:
        return text_of(values)

    def write(self, state: State) -> str:
        return position.write(cast(Galaxy, state))

    def read(self, text: str) -> State:
        return position.read(text)
