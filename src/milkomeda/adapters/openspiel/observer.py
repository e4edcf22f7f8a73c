"""What OpenSpiel may see of a position: by default what a seat may know now, as text and as figures."""

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from milkomeda.adapters.position import Position
from milkomeda.play.step import WATCHER

if TYPE_CHECKING:
    from milkomeda.adapters.openspiel.game import SpielState


class Observer:
    """Figures are those that a learned judgement looks at. They tell nothing of the past, so there are none
    where all that was seen is asked for.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, start: Position) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise NotImplementedError("a seat's view, or what is open to all, and nothing else")
        self.recalls = kind.perfect_recall
        self.open = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self.recalls else np.array(start.state.features(0), np.float32)
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: "SpielState", player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.state.view(player).features(player)

    def string_from(self, state: "SpielState", player: int) -> str:
        position, seat = state.position, WATCHER if self.open else player
        if self.recalls:
            return f"{position.recalled(seat)}\n{position.seen(seat)}"
        return position.seen(seat)
