"""Positions for tests: a position in, some answers, and what has become of it."""

from milkomeda.play.step import NOBODY
from milkomeda.starflick.board import HOLE_NAMES, HOLES, HOMEWORLD, SEATS
from milkomeda.starflick.notation import clauses, position
from milkomeda.starflick.state import Sky

HOLE = {name: hole for hole, name in enumerate(HOLE_NAMES)}
TEAL, GOLD = 0, 1


def scene(text: str = "", options: str = "", players: int = 2, pending: str = "action") -> Sky:
    """Teal's turn in a position of which only these lines differ from an empty board."""
    lines = [line.strip() for line in text.strip().splitlines()]
    keys = {line.partition(":")[0] for line in lines}
    if "turn" not in keys:
        lines.insert(0, "turn: 3 teal")
    for seat in SEATS[:players]:
        if seat not in keys:
            lines.append(f"{seat}: 6 troops, 2 starships")
    if "held" not in keys:
        owned = [
            line.partition(":")[0] for line in lines if line.partition(":")[0] in HOLE and " teal" in line
        ]
        lines.append(f"held: {' '.join(owned)}")
    lines.append(f"pending: {pending}; scan; finish; end" if "pending" not in keys else "")
    return position.read("\n".join([f"starflick {players} players {options}", *lines]))


def do(sky: Sky, *answers: str) -> Sky:
    """Answer for whoever is asked, luck included. Raises ValueError."""
    for text in answers:
        sky.answer(sky.seat(), sky.step.read(sky, text))
    return sky


def refused(sky: Sky, text: str) -> str:
    """Why that cannot be answered now."""
    step = sky.step
    for choice in step.candidates(sky) if step.listed(sky) else [step.read(sky, text)]:
        if not step.listed(sky) or step.spell(sky, choice) == text:
            return str(step.refusal(sky, choice) or "")
    raise AssertionError(f"'{text}' is no candidate")


def said(sky: Sky) -> list[str]:
    """What may be answered now."""
    return [sky.step.spell(sky, choice) for choice in sky.step.choices(sky)]


def planet(sky: Sky, name: str) -> str:
    return clauses.planet(sky, HOLE[name])


def supply(sky: Sky, seat: int = TEAL) -> str:
    return clauses.write_supply(sky, seat)


def asked(sky: Sky) -> str:
    return sky.step.name()


def laws(sky: Sky) -> None:
    """What is always true."""
    for seat in range(sky.seats):
        troops = sum(sky.troops[hole] for hole in range(HOLES) if sky.owner[hole] == seat)
        assert troops + sky.player[seat] + sky.player[4 + seat] == sky.rules.troops
        assert sky.starships_in_supply(seat) >= 0
        assert sky.player[seat] >= 0
    for hole in range(HOLES):
        if sky.planet[hole] != HOMEWORLD:
            assert sky.items(hole) <= 3
            assert bool(sky.items(hole)) == (sky.owner[hole] >= 0)
        assert sum(sky.labs[h] > 1 and sky.owner[h] == sky.owner[hole] >= 0 for h in range(HOLES)) <= 1
    assert sky.pool == sky.rules.pool_for(int(sky.seats)) - sum(sky.total(seat) for seat in range(sky.seats))
    assert sky.seat() != NOBODY or sky.over
