"""A rulebook's Markdown as a tree that a template can walk.

A block is an object with its `kind`. What is in it is a list of pieces: `["text", words]`,
`["strong", pieces]`, `["em", pieces]`, `["code", words]`, `["place", id]`, `["link", where to, pieces]`.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from milkomeda.play.binding import slug

PLACE: Final = re.compile(r'<a id="([\w-]+)">')
Block = dict[str, Any]
Piece = list[Any]


def blocks(markdown: str) -> list[Block]:
    tokens = iter(MarkdownIt("commonmark").enable("table").parse(markdown))
    found: list[Block] = []
    known: set[str] = set()
    for token in tokens:
        one = block(token, tokens)
        if one["kind"] == "caption" and found and found[-1]["kind"] == "picture":
            found[-1]["caption"] = one["inside"][0][1]
        elif one["kind"] != "nothing":
            found.append(named_once(one, known))
    return found


def named_once(one: Block, known: set[str]) -> Block:
    """No two places have the same name: of two headings the second one has a number more."""
    if one["kind"] == "heading":
        title = one["id"]
        times = sum(name == title or re.fullmatch(rf"{title}-\d+", name) is not None for name in known)
        one["id"] = f"{title}-{times}" if times else title
        known.add(one["id"])
    for item in one.get("items", []):
        item[:] = [piece for piece in item if piece[0] != "place" or piece[1] not in known]
        known |= {piece[1] for piece in item if piece[0] == "place"}
    return one


def block(token: Token, tokens: Iterator[Token]) -> Block:
    if token.type == "heading_open":
        inside = pieces(next(tokens))
        return {"kind": "heading", "level": int(token.tag[1:]), "id": slug(plain(inside)), "inside": inside}
    if token.type == "paragraph_open":
        return paragraph(next(tokens))
    if token.type in ("bullet_list_open", "ordered_list_open"):
        items = [
            pieces(one) for one in until(tokens, token.type.replace("open", "close")) if one.type == "inline"
        ]
        return {"kind": "list", "ordered": token.type.startswith("ordered"), "items": items}
    if token.type == "table_open":
        return table(until(tokens, "table_close"))
    if token.type == "fence":
        return {"kind": "code", "text": token.content}
    return {"kind": "nothing"}


def until(tokens: Iterator[Token], end: str) -> list[Token]:
    found: list[Token] = []
    for token in tokens:
        if token.type == end:
            break
        found.append(token)
    return found


def table(tokens: list[Token]) -> Block:
    rows: list[list[list[Piece]]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(pieces(token))
    widths = [max(len(plain(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return {"kind": "table", "head": rows[0], "rows": rows[1:], "widest": widths.index(max(widths))}


def plain(inside: list[Piece]) -> str:
    """What is read of it."""
    return "".join(one[-1] if isinstance(one[-1], str) else plain(one[-1]) for one in inside)


def paragraph(token: Token) -> Block:
    children = token.children or []
    if len(children) == 1 and children[0].type == "image":
        image = children[0]
        return {"kind": "picture", "name": str(image.attrs["src"]), "alt": image.content, "caption": []}
    inside = pieces(token)
    alone = len(inside) == 1 and inside[0][0] == "em"
    return {"kind": "caption" if alone else "paragraph", "inside": inside}


def pieces(token: Token) -> list[Piece]:
    """What is written in a line: what opens begins a list of its own until it closes."""
    open_lists: list[list[Piece]] = [[]]
    for child in token.children or []:
        place = PLACE.match(child.content) if child.type == "html_inline" else None
        if place:
            open_lists[-1].append(["place", place[1]])
        elif child.type == "code_inline":
            open_lists[-1].append(["code", child.content])
        elif child.nesting == 1:
            inside: list[Piece] = []
            to = [str(child.attrs["href"])] if child.type == "link_open" else []
            open_lists[-1].append([child.type.removesuffix("_open"), *to, inside])
            open_lists.append(inside)
        elif child.nesting == -1:
            open_lists.pop()
        elif child.type == "softbreak" or (child.type == "text" and child.content):
            open_lists[-1].append(["text", child.content or " "])
    return open_lists[0]
