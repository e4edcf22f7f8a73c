"""A game of ours as one of OpenSpiel's."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from milkomeda.adapters.actions import MOST, OUTCOMES
from milkomeda.adapters.openspiel.observer import Observer
from milkomeda.adapters.position import Position
from milkomeda.adapters.stakes import stakes
from milkomeda.games import game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

LONGEST: Final = 10_000  # answers of a game, those of chance among them
GRAIN: Final = 1 << 53

Parameters = dict[str, Any]


def register(name: str) -> None:
    """From now on `pyspiel.load_game` knows the game called so."""
    # OpenSpiel lets go of what makes games when Python has ended already: a class is all that survives that.
    kind = kind_of(name, name.capitalize(), game(name).player_counts, {})
    pyspiel.register_game(kind, type(name.capitalize(), (WholeGame,), {"played": name}))


def kind_of(name: str, title: str, counts: tuple[int, ...], more: Parameters) -> pyspiel.GameType:
    """`more` are parameters of this game alone, as they usually are."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": counts[0], "options": "", "longest": LONGEST} | more,
    )


def ours(options: str) -> str:
    """Options as everywhere: OpenSpiel needs `=` for itself, so they come with `:` in place of it."""
    return options.replace(":", "=")


class SpielGame(pyspiel.Game):
    """It begins anywhere, and its end is worth anything, as long as what one wins others lose."""

    def __init__(
        self,
        kind: pyspiel.GameType,
        parameters: Parameters,
        start: Position,
        worth: Callable[[State], list[float]],
        most: float,
    ) -> None:
        self.start = start
        self.worth = worth
        self.longest = parameters["longest"]
        about = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=OUTCOMES,
            num_players=int(start.state.seats),
            min_utility=-1.0,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        chosen = {**parameters, "options": parameters["options"].replace("=", ":")}
        super().__init__(kind, about, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.longest)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Parameters | None = None
    ) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.start)


class WholeGame(SpielGame):
    """From its beginning to its end."""

    played: str

    def __init__(self, parameters: Parameters) -> None:
        played, players = game(self.played), parameters["players"]
        start = Position(played, played.new(ours(parameters["options"]), players), {})
        kind = kind_of(played.name, played.name.capitalize(), played.player_counts, {})
        super().__init__(kind, parameters, start, stakes, players - 1.0)


class SpielState(pyspiel.State):
    def __init__(self, parent: SpielGame) -> None:
        super().__init__(parent)
        self.position = parent.start
        self.longest = parent.longest
        self.worth = parent.worth

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.seat == LUCK else self.position.seat

    def is_terminal(self) -> bool:
        return bool(self.position.state.over or self.position.answers >= self.longest)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.choices)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(action, likely) for action, (_, likely) in enumerate(self.position.odds)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.spell(action)

    def returns(self) -> list[float]:
        """A game that is cut short is won by nobody."""
        state = self.position.state
        return self.worth(state) if state.over else [0.0] * int(state.seats)

    def imagined(self, player: int, luck: Random) -> "SpielState":
        """Another state that looks the same to that player."""
        state: SpielState = self.get_game().new_initial_state()
        state.position = self.position.imagined(player, luck)
        return state

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """The same, as OpenSpiel asks for it."""
        return self.imagined(player, Seeded(int(sampler() * GRAIN)))

    def __str__(self) -> str:
        return self.position.game.write(self.position.state)
