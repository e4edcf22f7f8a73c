"""All measures, by name; a file for each of the designer's questions."""

from typing import Final

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures import choices, drama, happenings, length, people, winning

ROOMS: Final[dict[str, list[Measure]]] = {
    "fast": length.MEASURES,
    "epic": drama.MEASURES,
    "fun": choices.MEASURES,
    "fair": winning.MEASURES,
    "full": happenings.MEASURES,
}
MEASURES: Final[dict[str, Measure]] = {
    measure.name: measure for measures in (*ROOMS.values(), people.MEASURES) for measure in measures
}
