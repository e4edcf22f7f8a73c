"""The rulebook, made from the values that are played by."""

from milkomeda.play.binding import bound_with_rulings, unbound
from milkomeda.play.book import Part, arranged, table, written
from milkomeda.play.options import spell
from milkomeda.play.passages import sections, sensibly, with_passages
from milkomeda.play.wording import Wording
from milkomeda.starflick.board import COLOURS
from milkomeda.starflick.book.pictures import captions
from milkomeda.starflick.book.rulings import RULINGS
from milkomeda.starflick.options import POOL, Rules, read_rules, text_of
from milkomeda.starflick.technologies import TRACKS, technologies
from milkomeda.words.language import Language, language
from milkomeda.words.message import say


def rulebook(
    options: str,
    code: str = "en",
    pictured: bool = False,
    wording: Wording | None = None,
    part: Part = "learn",
) -> str:
    """The rules with these options, in Markdown, with what an edition says otherwise. Raises Problem. They
    are short enough to be learned in the order in which they are looked up."""
    rules = read_rules(options)
    said = language(code)
    values = {name: spell(value) for name, value in rules.values.items()}
    values["variants"] = spell(rules.dice or rules.wormholes or rules.minefields or rules.seams)
    values["pictured"] = spell(pictured)
    own = wording or Wording()
    known = {**facts(rules, said), **captions(rules, said), "rulings": "{rulings}"}
    known["edition"] = "\n\n".join([*own.heading(), known["edition"]])
    template = template_of(part, own, said)

    def filled(template: str) -> str:
        return written(template, values, known, lambda noun, n: said.counted("nouns", noun, n))

    text = sensibly(filled, template, own.passages, {**values, **known})
    return bound_with_rulings(text, RULINGS, rules.values, said) if pictured else unbound(text)


def template_of(part: Part, wording: Wording, said: Language) -> str:
    if part == "summary":
        return said.page("starflick-summary")
    order = list(range(len(sections(language("en").page("starflick-rulebook")))))
    return arranged(with_passages("starflick-rulebook", wording.passages, said), order)


def facts(rules: Rules, said: Language) -> dict[str, str]:
    changed = text_of(rules.values)
    shares = {
        "friction": rules.friction,
        "ship_bounce": rules.ship_bounce,
        "planet_bounce": rules.planet_bounce,
    }
    tracks = zip(COLOURS, TRACKS, technologies(rules), strict=True)
    return {
        "edition": said.say(say("rules-with", options=changed) if changed else say("rules-of-the-manual")),
        **{f"pool_{players}": str(POOL[players]) for players in (2, 3, 4)},
        **{name: said.say(say("share-of-one", share=share)) for name, share in shares.items()},
        "technologies": table(
            [said.say(say("head-track")), "1", "2", "3", "4"],
            [
                [said.say(say("track-and-skill", track=colour, skill=skill)), *map(said.say, levels)]
                for colour, skill, levels in tracks
            ],
        ),
    }
