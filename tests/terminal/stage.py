"""What the terminal's tests share: a console to read, a scripted keyboard, games played at random."""

import io
from pathlib import Path

from rich.console import Console

from milkomeda.bots import BOTS
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.terminal.files import Saved, load_position
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.session import Session
from milkomeda.words.language import language

# Teal may do nearly anything; gold stands next door.
DUEL = """\
milkomeda edition=protocols
round 2, order teal gold, turn teal, master gold
teal: sentinels, storage 5 6 4 5, last explore explore
gold: helix, storage 3 3 3 3, last move move
A1: 3 teal
B1 Novatron: 2 teal
C1 Actara r1: 2 gold
F5: 3 gold
objective Golden Khanate
"""


def plain(width: int = 80) -> Console:
    """A console as in a pipe."""
    return Console(file=io.StringIO(), width=width, color_system=None, highlight=False, markup=False)


def output(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def random_match(options: str, seats: int, seed: int, most: int = 100_000, name: str = "milkomeda") -> Match:
    match = Match(game(name), options, ["random"] * seats)
    luck = Seeded(seed)
    while not match.state.over and len(match.answers) < most:
        seat = int(match.state.seat())
        match.answer(seat if seat != LUCK else LUCK, int(match.state.step.sample(match.state, luck)))
    return match


def at_table(
    saved: Saved, players: list[str], typed: list[str], seed: int = 1, code: str = "en"
) -> tuple[Session, str]:
    """Play what is typed, to the end of the input; returns the session and all it said."""
    console = plain()
    keyboard = Keyboard(console, io.StringIO("".join(f"{line}\n" for line in typed)))
    saved.match.players[:] = players
    bots = [BOTS[name]() if name in BOTS else None for name in players]
    session = Session(console, keyboard, saved, bots, Seeded(seed), Seeded(seed + 1), language(code))
    session.run()
    return session, output(console)


def new_table(
    players: list[str],
    typed: list[str],
    options: str = "",
    seed: int = 1,
    name: str = "milkomeda",
    code: str = "en",
) -> tuple[Session, str]:
    return at_table(Saved(Match(game(name), options, players)), players, typed, seed, code)


def position(text: str = DUEL) -> Saved:
    return load_position(Path("position"), text)
