"""All measures, by name; a file for each of the designer's questions."""

from typing import Final

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures import choices, drama, happenings, length, winning

MEASURES: Final[dict[str, Measure]] = {
    measure.name: measure
    for room in (length, drama, choices, winning, happenings)
    for measure in room.MEASURES
}
