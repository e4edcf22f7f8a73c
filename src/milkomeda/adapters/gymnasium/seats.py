"""Many games at once, each with one seat against bots: stepped inside the engine, in columns."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from milkomeda.adapters.actions import MOST
from milkomeda.adapters.figures import Figures, actions_space, bounded, figures_space
from milkomeda.adapters.gymnasium.place import SEEDS, Info, place
from milkomeda.bots.batch import CUT, GOES_ON, OVER, Asked, Batch

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Seats(VectorEnv[Figures, NDArray[np.int64], NDArray[Any]]):
    """Games begin with the seeds from the one of the reset on. Where one ends, the next one begins in the
    same step: `final_obs` is how the learner saw the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, num_envs: int = 1, render_mode: str | None = None, look_ahead: bool = False, **placed: Any
    ) -> None:
        self.num_envs = num_envs
        self.place = place(**placed)
        self.render_mode = render_mode
        self.look_ahead = look_ahead
        self.single_observation_space = seen = figures_space(self.place.first)
        self.width = seen.shape[0]
        self.single_action_space = actions_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Figures, Info]:
        super().reset(seed=seed)
        first, begun = self.place, int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.batch = Batch(
            first.first, self.num_envs, begun, first.longest, self.look_ahead, MOST, first.hand, first.bots
        )
        return self.seen(self.batch.asked.figures), self.asked_of(self.batch.asked)

    def step(self, actions: NDArray[np.int64]) -> tuple[Figures, Numbers, Flags, Flags, Info]:
        """An action beyond those that are offered counts on from the first one again."""
        assert self.batch, "reset comes first"
        offered = np.frombuffer(self.batch.asked.counts, "<i4")
        asked = self.batch.answer((actions % offered).astype("<i4").tobytes())
        ended = np.frombuffer(asked.ended, np.uint8)
        over, info = ended == OVER, self.asked_of(asked)
        if (ended != GOES_ON).any():
            info |= self.left(asked, ended != GOES_ON)
        return self.seen(asked.figures), self.won(asked, over), over, ended == CUT, info

    def seen(self, column: bytes) -> Figures:
        return bounded(np.frombuffer(column, "<f4").reshape(-1, self.width).astype(np.float32))

    def asked_of(self, asked: Asked) -> Info:
        counts = np.frombuffer(asked.counts, "<i4")
        info = self.column("action_mask", (np.arange(MOST) < counts[:, None]).astype(np.int8))
        if self.look_ahead:
            info |= self.column(
                "after", self.apart(np.split(self.seen(asked.after_figures), counts.cumsum()[:-1]))
            )
        return info

    def won(self, asked: Asked, over: Flags) -> Numbers:
        """Everybody pays 1, and the winners share it."""
        shares = np.frombuffer(asked.rewards, "<f4").reshape(self.num_envs, -1)
        return np.where(over, shares[:, self.place.seat].astype(np.float64) * shares.shape[1] - 1.0, 0.0)

    def left(self, asked: Asked, ended: Flags) -> Info:
        """How the learner saw the ends."""
        final = np.full(self.num_envs, None, object)
        for number, row in zip(np.flatnonzero(ended), self.seen(asked.end_figures)):
            final[number] = row
        masks = self.column("action_mask", np.zeros((self.num_envs, MOST), np.int8), ended)
        return self.column("final_obs", final, ended) | self.column("final_info", masks, ended)

    def column(self, name: str, values: Any, told: Flags | None = None) -> Info:
        """As Gymnasium wants it: a value a game, and which games have one."""
        return {name: values, f"_{name}": np.full(self.num_envs, True) if told is None else told}

    def apart(self, rows: list[Figures]) -> NDArray[Any]:
        """Rows of each game, of which one may have more than another."""
        found = np.full(len(rows), None, object)
        for number, some in enumerate(rows):
            found[number] = some
        return found

    def render(self) -> tuple[str, ...] | None:
        """What the learner's seats may know, in notation."""
        if self.render_mode is None or self.batch is None:
            return None
        write, seat = self.place.game.write, self.place.seat
        return tuple(write(going.state.view(seat)) for going in self.batch.games)
