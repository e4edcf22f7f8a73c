"""All measures, by name; a file for each of the designer's questions."""

from typing import Final

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures import length, winning

MEASURES: Final[dict[str, Measure]] = {
    measure.name: measure for room in (length, winning) for measure in room.MEASURES
}
