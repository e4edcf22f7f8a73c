"""All seats at once, as PettingZoo's parallel form wants it: whoever is not asked waits."""

from typing import Any

from pettingzoo import ParallelEnv

from milkomeda.adapters.pettingzoo.sitting import Infos, Observation, Seated, Sitting
from milkomeda.adapters.stakes import stakes

Seen = dict[str, Observation]


class Cycles(Seated, ParallelEnv[str, Observation, int]):
    """Answers in secret are given together, which is what they are. In most cycles a single seat is asked;
    the others have one action, which does nothing. A game is cut after so many cycles.
    """

    sitting: Sitting

    def __init__(
        self, name: str, options: str, players: int, max_cycles: int, hand: str, render_mode: str | None
    ) -> None:
        super().__init__(name, options, players, hand, render_mode)
        self.metadata = {"name": f"{name}_v0", "render_modes": ["ansi"], "render_fps": 1}
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Infos]:
        self.sitting = self.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> Seen:
        return {agent: self.sitting.observe(self.seats[agent], least=1) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        state, agents = self.sitting.state, self.agents
        asked = [self.possible_agents[seat] for seat in state.waiting()]
        self.sitting.answer({self.seats[agent]: int(actions[agent]) for agent in asked})
        self.cycles += 1
        over, cut = state.over, self.cycles >= self.max_cycles
        worth = stakes(state) if over else [0.0] * len(agents)
        seen = self.seen()
        self.agents = [] if over or cut else agents
        return (
            seen,
            dict(zip(agents, worth)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        return self.written(self.sitting.state)
