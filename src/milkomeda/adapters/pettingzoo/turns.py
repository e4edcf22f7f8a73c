"""One seat after the other: the form of PettingZoo's that our games have by nature."""

from typing import Any

from pettingzoo import AECEnv

from milkomeda.adapters.pettingzoo.sitting import Infos, Observation, Seated, Sitting
from milkomeda.adapters.stakes import stakes


class Turns(Seated, AECEnv[str, Observation, int]):
    """Secret answers are given one after the other too, and none sees those of the others before all have
    answered. A game is cut after so many answers (`max_cycles`).
    """

    sitting: Sitting

    def __init__(
        self, name: str, options: str, players: int, max_cycles: int, hand: str, render_mode: str | None
    ) -> None:
        super().__init__(name, options, players, hand, render_mode)
        self.metadata = {"name": f"{name}_v0", "render_modes": ["ansi"], "render_fps": 1}
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting = self.begin(seed)
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """Who is to act: where the game is over everybody, to take their leave."""
        state = self.sitting.state
        return self.agents[0 if state.over else int(state.seat())]

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.sitting.answer({self.seats[agent]: int(action)})
        self.answers += 1
        self.end()
        self.agent_selection = self.asked()
        self._accumulate_rewards()

    def end(self) -> None:
        """If it has come."""
        if self.sitting.state.over:
            self.rewards = dict(zip(self.agents, stakes(self.sitting.state)))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.answers >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return self.written(self.sitting.state)
