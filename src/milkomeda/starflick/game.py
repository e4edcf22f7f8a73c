"""Starflick, as the registry knows it."""

from typing import cast

from milkomeda.play.game import Game
from milkomeda.play.options import Value
from milkomeda.play.state import State
from milkomeda.starflick.board import SEATS
from milkomeda.starflick.characters import LEADERS
from milkomeda.starflick.notation import position
from milkomeda.starflick.options import text_of, values_of
from milkomeda.starflick.rules.setup import new_game
from milkomeda.starflick.state import Sky


class Starflick(Game):
    def __init__(self) -> None:
        super().__init__("starflick", "2", tuple(SEATS), (2, 3, 4), handed=True, characters=LEADERS)

    def new(self, options: str, seats: int) -> State:
        return new_game(options, seats)

    def options(self, state: State) -> str:
        return text_of(cast(Sky, state).rules.values)

    def values(self, options: str) -> dict[str, Value]:
        return values_of(options)

    def text(self, values: dict[str, Value]) -> str:
        return text_of(values)

    def write(self, state: State) -> str:
        return position.write(cast(Sky, state))

    def read(self, text: str) -> State:
        return position.read(text)
