"""What can be played, and is hardly meant."""

from milkomeda.galaxy.changes import key_of
from milkomeda.galaxy.editions import AREAS, Edition, values_of
from milkomeda.galaxy.rules.conditions import RESOURCE
from milkomeda.words.message import Remark, say


def doubts(text: str) -> list[Remark]:
    """Slots that no storage can reach. Raises Problem."""
    rules = Edition(values_of(text), max(AREAS["wide"]))
    limit = int(rules.storage_limit)
    held = [card for card, kind in enumerate(rules.box.objective_kind) if kind == RESOURCE]
    return [
        Remark(
            say("slot-beyond-storage", name=rules.box.objectives[card], need=need, limit=limit),
            [f"{key_of('objective', rules.box.objectives[card])}.needs", "storage_limit"],
        )
        for card in (held if limit and rules.objectives else [])
        for need in rules.box.objective_needs[card]
        if need > limit
    ]
