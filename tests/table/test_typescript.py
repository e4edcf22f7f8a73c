"""The page's types are those of the server."""

from pathlib import Path

from msgspec import Struct

from milkomeda.table.typescript import module, modules

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_types_have_not_drifted() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in WIRE.glob("*.ts")}
    made = modules()
    assert written.keys() == made.keys()
    assert [name for name in made if written[name] != made[name]] == [], "run `make types`"


class Card(Struct, tag="card", omit_defaults=True):
    name: str
    value: int | None
    marks: list[str | int]
    by_seat: dict[str, "Mark"]
    note: str = ""


class Mark(Struct):
    at: float


def test_a_record_is_spelt_as_the_wire_carries_it() -> None:
    assert module([Card], {"Any": Card | None}).partition("\n\n")[2] == (
        "export interface Card {\n"
        '  type: "card";\n'
        "  name: string;\n"
        "  value: number | null;\n"
        "  marks: (string | number)[];\n"
        "  by_seat: Record<string, Mark>;\n"
        "  note?: string;\n"
        "}\n"
        "\n"
        "export interface Mark {\n"
        "  at: number;\n"
        "}\n"
        "\n"
        "export type Any = Card | null;\n"
    )
