"""TypeScript's types, made from Python's: `python -m milkomeda.table.typescript` writes web/src/wire."""

import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec.inspect as look
from msgspec import UNSET

from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact, union
from milkomeda.play.show import Card, Workshop
from milkomeda.table import wire
from milkomeda.words.check import SOURCE, catalogue
from milkomeda.words.message import Remark

HEAD: Final = "// Made from the Python types by `make types`. Not to be edited.\n"
PAGE: Final = "page-"
HTTP: Final = [
    wire.Problem,
    wire.GameInfo,
    Card,
    Workshop,
    Remark,
    wire.Rulebook,
    wire.EditionFile,
    wire.OwnEdition,
    wire.Lent,
    wire.Clash,
    wire.Person,
    wire.Hello,
    wire.Recovery,
    wire.Promised,
    wire.SignOut,
    wire.Ways,
    wire.Speak,
    wire.MailLink,
    wire.NewTable,
    wire.NewRecording,
    wire.Pen,
    wire.Join,
    wire.Fork,
    wire.Rematch,
    wire.SeatToken,
    wire.TableInfo,
    wire.Aftermath,
    wire.Review,
    wire.Moment,
    wire.Kept,
    wire.Ratings,
    wire.History,
    wire.Statistics,
    wire.Laboratory,
    wire.Lacking,
    wire.NewRun,
    wire.WhatIf,
    wire.RunFound,
    wire.RunWish,
]


def module(types: Iterable[Any], unions: dict[str, Any] | None = None) -> str:
    """A TypeScript module with these records and all that they are made of."""
    found: dict[str, look.StructType] = {}
    for described in look.multi_type_info([*types, *(unions or {}).values()]):
        collect(described, found)
    parts = [HEAD]
    parts += [interface(name, found[name]) for name in sorted(found)]
    for name, several in (unions or {}).items():
        parts.append(f"export type {name} = {spell(look.type_info(several))};\n")
    return "\n".join(parts)


def collect(described: look.Type, found: dict[str, look.StructType]) -> None:
    if isinstance(described, look.StructType):
        if described.cls.__name__ not in found:
            found[described.cls.__name__] = described
            for field in described.fields:
                collect(field.type, found)
    elif isinstance(described, look.UnionType):
        for one in described.types:
            collect(one, found)
    elif isinstance(described, look.ListType):
        collect(described.item_type, found)
    elif isinstance(described, look.DictType):
        collect(described.value_type, found)


def interface(name: str, described: look.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if described.cls is Fact:
        lines.append("  type: string;")
    elif described.tag is not None:
        lines.append(f'  type: "{described.tag}";')
    omits = described.cls.__struct_config__.omit_defaults
    for field in described.fields:
        optional = omits and (field.default is not UNSET and not field.required)
        said = spell(field.type).removesuffix(" | null" if optional and field.default is None else "")
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {said};")
    return "\n".join([*lines, "}", ""])


PLAIN: Final[dict[type, str]] = {
    look.AnyType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
}


def spell(described: look.Type) -> str:
    if type(described) in PLAIN:
        return PLAIN[type(described)]
    if isinstance(described, look.StructType):
        return described.cls.__name__
    if isinstance(described, look.LiteralType):
        return " | ".join(f'"{value}"' for value in described.values)
    if isinstance(described, look.ListType):
        item = spell(described.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(described, look.DictType):
        return f"Record<{spell(described.key_type)}, {spell(described.value_type)}>"
    if isinstance(described, look.UnionType):
        return " | ".join(spell(one) for one in described.types)
    raise TypeError(f"no TypeScript for {described}")


def texts() -> str:
    """The page's own texts, each with the values it asks for."""
    found, _ = catalogue(files("milkomeda.words") / SOURCE)
    lines = [HEAD, "export interface Texts {"]
    for name, values in sorted(found.items()):
        if name.startswith(PAGE):
            spelt = " | ".join(f'"{value}"' for value in sorted(values)) or "never"
            lines.append(f'  "{name.removeprefix(PAGE)}": {spelt};')
    return "\n".join([*lines, "}", ""])


def modules() -> dict[str, str]:
    """All files by name."""
    unions = {
        "NewWay": wire.NewWay,
        "FromClient": wire.FromClient,
        "FromServer": wire.FromServer,
        "FromPupil": wire.FromPupil,
        "ToPupil": wire.ToPupil,
    }
    return {
        "table.ts": module(HTTP, unions),
        "texts.ts": texts(),
        **{
            f"{name}.ts": module(show.records, {"Happening": union(show.vocabulary)})
            for name, show in SHOWS.items()
        },
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
