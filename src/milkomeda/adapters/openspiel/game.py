"""A game of ours as one of OpenSpiel's."""

from typing import Any, Final

import pyspiel

from milkomeda.adapters.actions import MOST, OUTCOMES
from milkomeda.adapters.openspiel.observer import Observer
from milkomeda.adapters.position import Position
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
    pyspiel.register_game(kind_of(name), type(name.capitalize(), (SpielGame,), {"played": name}))


def stakes(state: State) -> list[float]:
    """What each seat has won if the game ends now: everybody pays 1, and the winners share it."""
    winners = state.winners()
    won = state.seats / len(winners)
    return [won - 1.0 if seat in winners else -1.0 for seat in range(state.seats)]


def kind_of(name: str) -> pyspiel.GameType:
    counts = game(name).player_counts
    return pyspiel.GameType(
        short_name=name,
        long_name=name.capitalize(),
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
        parameter_specification={"players": counts[0], "options": "", "longest": LONGEST},
    )


class SpielGame(pyspiel.Game):
    """`options` are as everywhere, but with `:` in place of `=`, which OpenSpiel needs for itself."""

    played: str

    def __init__(self, parameters: Parameters) -> None:
        chosen = {**parameters, "options": parameters["options"].replace("=", ":")}
        players, self.longest = chosen["players"], chosen["longest"]
        played = game(self.played)
        self.start = Position(played, played.new(chosen["options"].replace(":", "="), players), {})
        about = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind_of(played.name), about, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.longest)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Parameters | None = None
    ) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.start)


class SpielState(pyspiel.State):
    def __init__(self, parent: SpielGame) -> None:
        super().__init__(parent)
        self.position = parent.start
        self.longest = parent.longest

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
        return stakes(state) if state.over else [0.0] * int(state.seats)

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
