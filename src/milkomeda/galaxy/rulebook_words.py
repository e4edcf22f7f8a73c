"""The rulebook in each language: its text, and the words that its facts are said with."""

from importlib.resources import files
from typing import Final, NamedTuple

from milkomeda.galaxy.cards import ACTIONS, COLOURS, KEYWORDS, SHIP_TYPES
from milkomeda.play.book import Language


class Words(NamedTuple):
    template: str
    edition: str
    changed: str
    last: str
    """Before the last of several …"""
    either: str
    """… or before the last that one chooses from."""
    nothing: str
    numbers: list[str]
    plurals: dict[str, str]
    """Of the nouns that the text counts."""
    colours: list[str]
    any_colour: str
    keywords: list[str]
    ships: list[str]
    actions: list[str]
    module: tuple[str, str]
    protocol: tuple[str, str]
    beats: str
    sources: list[str]
    """Sectors, structures, fleets, orange, objectives, technologies, civilization."""
    area: list[str]
    places: list[str]
    turns: list[str]
    shows: str
    example: str


def text(name: str) -> str:
    return (files("milkomeda.galaxy") / name).read_text(encoding="utf-8")


ENGLISH: Final = Words(
    template=text("rulebook.md"),
    edition="The rules of the edition **{}**",
    changed=", with {}",
    last="and",
    either="or",
    nothing="nothing",
    numbers=["no", "one", "two", "three", "four", "five", "six", "seven", "eight"],
    plurals={
        "fleet": "fleets",
        "objective": "objectives",
        "sector": "sectors",
        "point": "points",
        "die": "dice",
        "time": "times",
    },
    colours=COLOURS,
    any_colour="any",
    keywords=KEYWORDS,
    ships=[ship.capitalize() for ship in SHIP_TYPES],
    actions=[action.capitalize() for action in ACTIONS],
    module=("module", "modules"),
    protocol=("protocol", "protocols"),
    beats="beats",
    sources=[
        "sectors you control",
        "structures",
        "fleets",
        "orange resources",
        "objectives you claim",
        "technologies",
        "your civilization's own goal",
    ],
    area=["players", "area", "sectors in the deck"],
    places=["top left", "top right", "bottom left", "bottom right"],
    turns=["not turned", "a quarter turn clockwise", "half a turn", "a quarter turn anticlockwise"],
    shows="the one {} shows its {} corner ({})",
    example="Of the four sectors, {}. White dots take any corner.",
)

GERMAN: Final = Words(
    template=text("rulebook.de.md"),
    edition="Die Regeln der Ausgabe **{}**",
    changed=", mit {}",
    last="und",
    either="oder",
    nothing="nichts",
    numbers=["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    plurals={
        "Flotte": "Flotten",
        "Ziel": "Ziele",
        "Sektor": "Sektoren",
        "Punkt": "Punkte",
        "Würfel": "Würfel",
    },
    colours=["Blau", "Orange", "Rot", "Grün"],
    any_colour="beliebig",
    keywords=[
        "Biosphäre",
        "Abbau",
        "Gefahr",
        "Observatorium",
        "Transit",
        "Instabil",
        "Kriegsgebiet",
        "Ödland",
    ],
    ships=["Strahler", "Schild", "Artillerie", "Drohne", "Jäger"],
    actions=["Erkunden", "Forschen", "Bewegen", "Bauen", "Angreifen", "Passen"],
    module=("Modul", "Module"),
    protocol=("Protokoll", "Protokolle"),
    beats="schlägt",
    sources=[
        "kontrollierte Sektoren",
        "Bauwerke",
        "Flotten",
        "orange Ressourcen",
        "beanspruchte Zielfelder",
        "Technologien",
        "das eigene Ziel deiner Zivilisation",
    ],
    area=["Spieler", "Fläche", "Sektoren im Stapel"],
    places=["oben links", "oben rechts", "unten links", "unten rechts"],
    turns=[
        "ungedreht",
        "eine Vierteldrehung nach rechts",
        "eine halbe Drehung",
        "eine Vierteldrehung nach links",
    ],
    shows="der {} seine Ecke in {} ({})",
    example="Von den vier Sektoren zeigt {}. Zu weißen Punkten passt jede Ecke.",
)

LANGUAGES: Final[dict[Language, Words]] = {"en": ENGLISH, "de": GERMAN}
