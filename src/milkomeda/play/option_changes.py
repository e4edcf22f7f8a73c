"""How options change from one set of values to another, in sentences."""

from milkomeda.play.options import Option, Value, spell
from milkomeda.words.message import Message, say


def change_of(option: Option, old: Value | None, new: Value | None) -> Message | None:
    """How one option changes, which may say nothing before or after; None if it does not."""
    if old == new:
        return None
    if option.yes_no():
        return (
            None if bool(old) == bool(new) else say("is-new" if new else "is-no-longer", option=option.text)
        )
    return say("changes-to", option=option.text, before=valued(option, old), after=valued(option, new))


def valued(option: Option, value: Value | None) -> Message | str:
    """A value as it is said."""
    if value is None:
        return say("does-not-apply")
    return say("meaning-of", value=option.meaning(value), name=value) if option.values else spell(value)
