"""What the end of a game is worth: everybody pays 1, and the winners share it."""

from milkomeda.play.state import State


def stakes(state: State) -> list[float]:
    """To each seat, if the game ends now."""
    winners = state.winners()
    won = state.seats / len(winners)
    return [won - 1.0 if seat in winners else -1.0 for seat in range(state.seats)]
