"""The rulebook, made from the values that are played by, and what else is made from the table of options."""

from pathlib import Path
from typing import Final

from milkomeda.galaxy.book.cards import card_changes, card_list
from milkomeda.galaxy.book.figures import captions
from milkomeda.galaxy.book.filling import conditions, facts
from milkomeda.galaxy.book.rulings import RULINGS
from milkomeda.galaxy.editions import Edition, changes_in, text_of, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, SHIPPED, default, matters
from milkomeda.play.binding import bound_with_rulings, unbound
from milkomeda.play.book import Part, arranged, table, written
from milkomeda.play.option_changes import change_of
from milkomeda.play.options import Option, Value, spell
from milkomeda.play.passages import sections, sensibly, with_passages
from milkomeda.play.rulings import Ruling
from milkomeda.play.wording import Wording
from milkomeda.words.language import Language, language
from milkomeda.words.message import Message, say

__all__ = ["card_list", "rulebook", "rulebook_diff", "rulings", "write_docs"]

DRAFTS: Final = {"draft": "003", "consolidated": "001", "directives": "000", "protocols": "002"}

TO_LEARN: Final = [
    "Introduction",
    "Objective",
    "Components",
    "The map",
    "Set-up",
    "Your first turn",
    "A turn",
    "Actions",
    "Structures",
    "Directives",
    "Objectives",
    "A round",
    "Combat",
    "Civilizations",
    "End of the game",
    "Scoring",
    "Glossary",
    "Rulings",
]
"""The sections as one learns the game: first what the first turn needs."""


def rulebook(
    edition: str,
    code: str = "en",
    pictured: bool = False,
    wording: Wording | None = None,
    part: Part = "learn",
) -> str:
    """The rulebook of an edition, or of options like 'edition=draft bribes=none', in a language: its sections
    in the order to learn them or to look them up, or a summary. With a wording it has its passages, else
    those of the edition that comes nearest. Raises Problem.

    Where it can be pictured, it has images, whose addresses are names, and its words lead to where they are
    explained; else what they show is drawn in characters."""
    values = values_of(edition)
    nearest = text_of(values).split()[0].removeprefix("edition=")
    own = SHIPPED[nearest].written if nearest in SHIPPED else None
    wording = wording or (own.wording if own else Wording())
    said = language(code)
    r = Edition(values, 4)
    shown = {"pictured": pictured, "learning": part == "learn"}
    spelt = {name: spell(value) for name, value in {**values, **conditions(r), **shown}.items()}
    known = {**facts(r, said), "edition": heading(values, wording, said), "rulings": "{rulings}"}
    known |= captions(values, said) if pictured else {}
    template = template_of(part, wording, said)

    def filled(template: str) -> str:
        return written(template, spelt, known, lambda noun, n: said.counted("nouns", noun, n))

    text = sensibly(filled, template, wording.passages, {**spelt, **known})
    return bound_with_rulings(text, RULINGS, values, said) if pictured else unbound(text)


def template_of(part: Part, wording: Wording, said: Language) -> str:
    if part == "summary":
        return said.page("galaxy-summary")
    known = sections(language("en").page("galaxy-rulebook"))
    order = [known.index(title) for title in TO_LEARN] if part == "learn" else list(range(len(known)))
    return arranged(with_passages("galaxy-rulebook", wording.passages, said), order)


def heading(values: dict[str, Value], wording: Wording, said: Language) -> str:
    """Whose rules these are, and what that is about."""
    return "\n\n".join([*wording.heading(), said.say(title(values))])


def title(values: dict[str, Value]) -> Message:
    name, *changes = text_of(values).split()
    edition = name.removeprefix("edition=")
    if not changes:
        return say("book-of-edition", name=edition)
    different = {tuple(change.partition("=")[0].split(".")[:2]) for change in changes}  # a card counts once
    return say("book-of-edition-with", name=edition, count=len(different))


# What changes from one edition to another.


def rulebook_diff(a: str, b: str, code: str = "en", names: tuple[str, str] | None = None) -> str:
    """What changes from one set of values to another, section by section; they may have names."""
    old, new = values_of(a), values_of(b)
    said = language(code)
    before, after = names or (text_of(values).replace("edition=", "") for values in (old, new))
    lines = [f"# {said.say(say('from-edition-to', before=before, after=after))}"]
    section = ""
    for option in OPTIONS.values():
        was, now = matters(option.name, old), matters(option.name, new)
        change = change_of(option, old[option.name] if was else None, new[option.name] if now else None)
        if change is not None:
            if option.section != section:
                section = option.section
                lines += ["", f"## {said.word('section', section)}", ""]
            lines.append(f"- {said.say(change)}")
    cards = card_changes(changes_in(old), changes_in(new))
    if cards:
        lines += ["", f"## {said.say(say('changed-cards'))}", "", *(f"- {said.say(card)}" for card in cards)]
    if not section and not cards:
        lines += ["", said.say(say("nothing-changes"))]
    return "\n".join(lines) + "\n"


# Rulings and options.


def rulings(code: str = "en") -> str:
    """Every open question and how it is ruled; then every option."""
    said = language(code)
    drafts = [say("draft-is", number=number, name=name) for name, number in DRAFTS.items()]
    lines = [said.say(say("galaxy-rulings", drafts=drafts)), ""]
    for ruling in RULINGS.values():
        lines += ruling_lines(ruling, said)
    return "\n".join([*lines, f"## {said.say(say('all-options'))}", "", options_table(said), ""])


def ruling_lines(ruling: Ruling, said: Language) -> list[str]:
    told = [
        say("ruling-topic", name=ruling.name, topic=ruling.topic()),
        say("ruling-question", question=ruling.question, passage=ruling.cited()),
        say("ruling-answer", answer=ruling.answer()),
    ]
    if not ruling.open():
        told.append(no_other(ruling))
    lines = [line for message in told for line in (said.say(message), "")]
    if ruling.open():
        for option in ruling.options:
            lines += [*option_lines(option, said), ""]
    return lines


def no_other(ruling: Ruling) -> Message:
    if not ruling.options:
        return say("no-other-value")
    return say("no-other-value-of", codes=[f"`{option.name}`" for option in ruling.options])


def option_lines(option: Option, said: Language) -> list[str]:
    """An option with its values, and the editions that have them."""
    lines = [said.say(say("option-is", name=option.name, option=option.text)), ""]
    if not option.values and not option.yes_no():
        numbers = [
            say("number-in", value=spell(value), editions=having_it(option, value))
            for value in dict.fromkeys(option.editions)
        ]
        values = say("numbers-from-to", low=spell(option.low), high=spell(option.high), numbers=numbers)
        return [*lines, f"- {said.say(values)}"]
    for value in option.possible():
        meaning = option.meaning(value)
        words = f": {said.say(meaning)}" if isinstance(meaning, Message) else ""
        having = having_it(option, value)
        where = f" ({said.say(having)})" if having else ""
        lines.append(f"- `{spell(value)}`{words}{where}")
    return lines


def having_it(option: Option, value: Value) -> Message | None:
    """The editions with that value."""
    names = [f"*{name}*" for name in EDITIONS if default(option, name) == value]
    if not names:
        return None
    return say("all-editions") if len(names) == len(EDITIONS) else say("editions-so", codes=names)


def options_table(said: Language) -> str:
    rows = [
        [
            f"`{option.name}`",
            said.say(option.text),
            possible_words(option),
            *(spell(default(option, name)) for name in EDITIONS),
            said.say(option.cited()),
            option.ruling,
        ]
        for option in OPTIONS.values()
    ]
    head = [said.word("column", word) for word in ("option", "what", "values", "passages", "rulings")]
    return table([*head[:3], *EDITIONS, *head[3:]], rows)


def possible_words(option: Option) -> str:
    if option.values:
        return ", ".join(option.values)
    return "yes, no" if option.yes_no() else f"{option.low}–{option.high}"


def write_docs(folder: Path) -> None:
    """Write the pages that are made from the table of options."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rulings.md").write_text(rulings(), encoding="utf-8")
