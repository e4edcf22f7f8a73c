"""The rulebook, made from the values that are played by."""

from milkomeda.play.book import Language, table, written
from milkomeda.play.options import spell
from milkomeda.starflick.options import POOL, Rules, read_rules, text_of
from milkomeda.starflick.rulebook_words import LANGUAGES, Words
from milkomeda.starflick.technologies import technologies
from milkomeda.words import language as languages


def rulebook(options: str, language: Language = "en") -> str:
    """The rules with these options, in Markdown. Raises ValueError."""
    rules = read_rules(options)
    words = LANGUAGES[language]
    values = {name: spell(value) for name, value in rules.values.items()}
    values["variants"] = spell(rules.dice or rules.wormholes or rules.minefields or rules.seams)
    return written(words.template, values, facts(rules, words, language), words.plurals)


def facts(rules: Rules, words: Words, language: Language) -> dict[str, str]:
    changed = text_of(rules)
    shares = {
        "friction": rules.friction,
        "ship_bounce": rules.ship_bounce,
        "planet_bounce": rules.planet_bounce,
    }
    say = languages.language(language).say
    given = [[say(level, str) for level in levels] for levels in technologies(rules)]
    tracks = zip(words.colours, words.tracks, given, strict=True)
    return {
        "edition": words.changed.format(changed) if changed else words.manual,
        **{f"pool_{players}": str(POOL[players]) for players in (2, 3, 4)},
        **{name: f"{share:.2f}".replace(".", words.point) for name, share in shares.items()},
        "technologies": table(
            [words.technology, "1", "2", "3", "4"],
            [[f"{colour}, {track}", *levels] for colour, track, levels in tracks],
        ),
    }
