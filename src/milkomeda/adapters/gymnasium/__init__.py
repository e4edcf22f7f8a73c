"""Our games in Gymnasium, registered under their names: one seat against bots, or many such games at once."""

import gymnasium

from milkomeda.adapters.gymnasium.seat import Seat
from milkomeda.adapters.gymnasium.seats import Seats
from milkomeda.games import GAMES

__all__ = ["Seat", "Seats"]

for name in GAMES:
    gymnasium.register(
        f"milkomeda/{name.capitalize()}-v0",
        entry_point="milkomeda.adapters.gymnasium:Seat",
        vector_entry_point="milkomeda.adapters.gymnasium:Seats",
        kwargs={"name": name},
        order_enforce=True,
    )
