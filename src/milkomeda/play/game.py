"""What a game is to everybody else: a name, a rules version, a way to begin, and a notation."""

from mypy_extensions import mypyc_attr

from milkomeda.play.options import Value
from milkomeda.play.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(
        self,
        name: str,
        version: str,
        seat_names: tuple[str, ...],
        player_counts: tuple[int, ...],
        handed: bool = False,
        characters: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.version = version  # of the rules: it changes whenever a log could play differently
        self.seat_names = seat_names
        self.player_counts = player_counts
        self.handed = handed  # whether choices must be carried out by a hand, which may slip
        self.characters = characters or {}  # what bots may like besides winning, with names of those who do

    def new(self, options: str, seats: int) -> State:
        """A game about to begin. Raises ValueError for options that make no sense."""
        raise NotImplementedError

    def options(self, state: State) -> str:
        """The options of a state, as short as they can be written."""
        raise NotImplementedError

    def values(self, options: str) -> dict[str, Value]:
        """The value of every option, and of what else differs. Raises ValueError."""
        raise NotImplementedError

    def text(self, values: dict[str, Value]) -> str:
        """Options with these values, as short as they can be written."""
        raise NotImplementedError

    def write(self, state: State) -> str:
        """A position as text: all of the state, and what is pending."""
        raise NotImplementedError

    def read(self, text: str) -> State:
        """The position written so. Raises ValueError with what is wrong, and in which line."""
        raise NotImplementedError
