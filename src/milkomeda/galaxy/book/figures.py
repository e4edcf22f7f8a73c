"""What the rulebook's pictures say: a caption below each, and the words for whoever does not see it."""

from milkomeda.galaxy.book import scenes
from milkomeda.galaxy.book.filling import EXAMPLE
from milkomeda.galaxy.book.pictures import PICTURES, Scene, panels_of
from milkomeda.galaxy.book.scenes import Fought
from milkomeda.galaxy.cards import BEATS, SHIP_TYPES, TYPES
from milkomeda.galaxy.editions import Edition, values_of
from milkomeda.play.options import Value
from milkomeda.words.language import Language, language
from milkomeda.words.message import Message, say


def scene(values: dict[str, Value], said: Language) -> Scene:
    r = Edition(values, 4)
    directives = r.box.directives
    return Scene(
        values, r, scenes.sectors_of(r), directives.index(EXAMPLE) if EXAMPLE in directives else 0, said
    )


def drawn(options: str, code: str) -> dict[str, str]:
    """All pictures of a rulebook as SVG, by name. Raises Problem."""
    s = scene(values_of(options), language(code))
    return {name: draw(s) for name, draw in PICTURES.items()}


def captions(values: dict[str, Value], said: Language) -> dict[str, str]:
    """In Markdown, by what the text calls them."""
    s = scene(values, said)
    return {f"picture_{name}": captioned(s, name) for name in PICTURES}


def captioned(s: Scene, name: str) -> str:
    told = about(s, name)
    caption = s.said.say(Message(f"figure-{name}", told))
    instead = s.said.say(Message(f"figure-{name}.alt", told))
    return f"![{instead}]({name})\n\n*{caption}*"


def about(s: Scene, name: str) -> dict[str, object]:
    """What a caption is filled with."""
    r = s.rules
    found: dict[str, dict[str, object]] = {
        "sector": {"cost": s.cost(0)},
        "setup": {"fleets": int(r.start_fleets)},
        "explore": {"cost": s.cost(2) if r.explore_paid else 0},
        "move": {"range": int(r.move_range)},
        "meeting": {"directive": r.box.directives[s.example]},
    }
    if name == "council":
        return {"panels": " ".join(s.said.say(panel) for panel in council(s))}
    if name == "ships":
        return {"ships": s.said.joined([s.said.say(ship) for ship in beaten()])}
    if name == "battle":
        rounds, _ = scenes.fight(s.values, s.names[0])
        told = [s.said.say(fought_round(fought, at + 1, s.said)) for at, fought in enumerate(rounds)]
        return {"hit": int(r.hit_on), "rounds": "; ".join(told)}
    return found.get(name, {})


def council(s: Scene) -> list[Message]:
    return [say(f"figure-council-{part}", n=at + 1) for at, part in enumerate(panels_of(s))]


def beaten() -> list[Message]:
    return [
        say("figure-ships-each", ship=name, ships=[SHIP_TYPES[other] for other in BEATS[kind]])
        for kind, name in enumerate(SHIP_TYPES)
    ]


def fought_round(fought: Fought, number: int, said: Language) -> Message:
    nothing = said.say(say("figure-battle-nothing"))
    rolled = [", ".join(map(str, faces)) or nothing for faces in fought.faces]
    lost = [lost_by(fought, side, said) or nothing for side in range(2)]
    return say(
        "figure-battle-round", n=number, teal=rolled[0], gold=rolled[1], teal_lost=lost[0], gold_lost=lost[1]
    )


def lost_by(fought: Fought, side: int, said: Language) -> str:
    gone = [had - left for had, left in zip(fought.ships[side], fought.left[side])]
    return said.joined(
        [said.counted("ships", SHIP_TYPES[kind], gone[kind]) for kind in range(TYPES) if gone[kind] > 0]
    )
