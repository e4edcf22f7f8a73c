"""The rulebook, made from the values that are played by."""

from typing import Final

from milkomeda.play.book import table, written
from milkomeda.play.options import spell
from milkomeda.starflick.board import BROWN, ORANGE, PINK
from milkomeda.starflick.options import POOL, Rules, read_rules, text_of
from milkomeda.starflick.rulebook_words import ENGLISH, LANGUAGES, Words
from milkomeda.words.language import language

TRACKS: Final = ENGLISH.tracks


def rulebook(options: str, code: str = "en") -> str:
    """The rules with these options, in Markdown. Raises Problem."""
    rules = read_rules(options)
    said, words = language(code), LANGUAGES[code]
    values = {name: spell(value) for name, value in rules.values.items()}
    values["variants"] = spell(rules.dice or rules.wormholes or rules.minefields or rules.seams)
    template, known = said.page("starflick-rulebook"), facts(rules, words)
    return written(template, values, known, lambda noun, n: said.counted("nouns", noun, n))


def facts(rules: Rules, words: Words) -> dict[str, str]:
    changed = text_of(rules)
    shares = {
        "friction": rules.friction,
        "ship_bounce": rules.ship_bounce,
        "planet_bounce": rules.planet_bounce,
    }
    tracks = zip(words.colours, words.tracks, technologies(rules, words), strict=True)
    return {
        "edition": words.changed.format(changed) if changed else words.manual,
        **{f"pool_{players}": str(POOL[players]) for players in (2, 3, 4)},
        **{name: f"{share:.2f}".replace(".", words.point) for name, share in shares.items()},
        "technologies": table(
            [words.technology, "1", "2", "3", "4"],
            [[f"{colour}, {track}", *levels] for colour, track, levels in tracks],
        ),
    }


def technologies(rules: Rules, words: Words = ENGLISH) -> list[list[str]]:
    """What each level of each track gives."""
    given = [[[effect] if effect else [] for effect in levels] for levels in words.levels]
    given[BROWN][3].append(words.brown4[rules.brown4_face_down])
    given[ORANGE][rules.long_range_level - 1].append(words.long_range)
    given[PINK][2].append(words.pink3[2 if rules.pink3_battleships else rules.pink3_attacks])
    given[PINK][rules.lab_defence - 1].append(words.labs)
    return [[", ".join(effects) or words.nothing for effects in levels] for levels in given]
