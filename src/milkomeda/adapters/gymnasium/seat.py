"""One seat at a game against bots, as an environment of Gymnasium's."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from milkomeda.adapters.actions import MOST
from milkomeda.adapters.figures import Figures, Mask, actions_space, figures, figures_space, mask
from milkomeda.adapters.gymnasium.place import SEEDS, Info, place
from milkomeda.adapters.stakes import stakes
from milkomeda.bots.batch import CUT, GOES_ON, OVER, Going
from milkomeda.bots.reflex import afters


class Seat(gymnasium.Env[Figures, np.int64]):
    """A step is an answer of the learner, with all that luck and bots answer after it. With `look_ahead` its
    infos hold the figures after each choice as well.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, render_mode: str | None = None, look_ahead: bool = False, **placed: Any) -> None:
        self.place = place(**placed)
        self.render_mode = render_mode
        self.look_ahead = look_ahead
        self.observation_space = figures_space(self.place.first)
        self.action_space = actions_space()
        self.going: Going | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Figures, Info]:
        """A seed is that of the game. Without one the next game follows from the last seed."""
        super().reset(seed=seed)
        self.going = self.place.begin(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return self.told(self.going)

    def step(self, action: np.int64) -> tuple[Figures, float, bool, bool, Info]:
        """An action beyond those that are offered counts on from the first one again."""
        going = self.going
        if going is None or going.end() != GOES_ON:
            raise ResetNeeded
        going.answer(int(action) % len(going.offered), self.place.hand)
        end = going.end()
        reward = stakes(going.state)[self.place.seat] if end == OVER else 0.0
        seen, info = self.told(going)
        return seen, reward, end == OVER, end == CUT, info

    def told(self, going: Going) -> tuple[Figures, Info]:
        seat = self.place.seat
        if going.end() != GOES_ON:
            return figures(going.state.view(seat), seat), self.info(0, [])
        base = going.ask(MOST)
        ahead = afters(base, going.offered, self.place.hand, going.chance) if self.look_ahead else []
        return figures(base, seat), self.info(len(going.offered), [figures(after, seat) for after in ahead])

    def info(self, count: int, ahead: list[Figures]) -> Info:
        info: Info = {"action_mask": mask(count)}
        if self.look_ahead:
            info["after"] = np.array(ahead, np.float32).reshape(count, -1)
        return info

    def action_masks(self) -> Mask:
        """As some learners ask for it."""
        return mask(len(self.going.offered) if self.going else 0)

    def render(self) -> str | None:
        """What the learner's seat may know, in notation."""
        if self.render_mode is None or self.going is None:
            return None
        return self.place.game.write(self.going.state.view(self.place.seat))
