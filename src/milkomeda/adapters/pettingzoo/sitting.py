"""A game that goes on, for environments of PettingZoo's: who is asked, what is offered, what each may see."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from milkomeda.adapters.actions import MOST, offered
from milkomeda.adapters.figures import actions_space, figures, figures_space, mask
from milkomeda.games import game
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import HANDS, LUCK, WATCHER

SEEDS: Final = 1 << 62

Observation = dict[str, Any]
Infos = dict[str, dict[str, Any]]


class Sitting:
    """All its luck comes from one seed."""

    def __init__(self, game: Game, first: State, seed: int, hand: int) -> None:
        self.game = game
        self.state = first.copy()
        self.luck = Seeded(seed)
        self.hand = hand
        self.known: dict[int, list[int]] = {}  # what is offered now, by seats
        self.roll()

    def roll(self) -> None:
        """Let luck answer."""
        state = self.state
        while state.seat() == LUCK:
            state.play(state.step.sample(state, self.luck))
        self.known = {}

    def offered(self, seat: int) -> list[int]:
        """The choices of that seat, each at the place of its action; none if it is not asked."""
        if seat not in self.state.waiting():
            return []
        if seat not in self.known:
            self.known[seat] = offered(self.game, self.state.view(seat))
        return self.known[seat]

    def answer(self, actions: dict[int, int]) -> None:
        """For seats that are asked. An action beyond those offered counts on from the first one again."""
        offered = {seat: self.offered(seat) for seat in actions}
        for seat, action in actions.items():
            choice = offered[seat][action % len(offered[seat])]
            self.state.face(seat)
            self.state.play(self.state.step.slip(self.state, choice, self.hand, self.luck))
        self.roll()

    def observe(self, seat: int, least: int = 0) -> Observation:
        """What that seat may know, as figures, and its actions: so many at least, whatever they do."""
        seen = figures(self.state.view(seat), seat)
        return {"observation": seen, "action_mask": mask(max(len(self.offered(seat)), least))}


class Seated:
    """What both kinds of environments have in common: a game with its options, and seats by their names."""

    def __init__(self, name: str, options: str, players: int, hand: str, render_mode: str | None) -> None:
        self.game = game(name)
        self.first = self.game.new(options, players)
        self.hand = HANDS.index(hand)
        self.render_mode = render_mode
        self.possible_agents = list(self.game.seat_names[:players])
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: (observation_space(self.first), actions_space()) for agent in self.seats}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces[agent][1]

    def begin(self, seed: int | None) -> Sitting:
        """A seed is that of the game. Without one the next game follows from the last seed."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        begun = int(self.random.integers(SEEDS)) if seed is None else seed
        return Sitting(self.game, self.first, begun, self.hand)

    def written(self, state: State) -> str | None:
        """In notation, as somebody sees it who only looks on."""
        return self.game.write(state.view(WATCHER)) if self.render_mode else None


def observation_space(first: State) -> spaces.Dict:
    return spaces.Dict(
        {"observation": figures_space(first), "action_mask": spaces.Box(0, 1, (MOST,), np.int8)}
    )
