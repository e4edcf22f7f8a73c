"""What a card can be made of: its figures with their words, and the cards of an edition in these words."""

from milkomeda.galaxy.changes import (
    AMOUNT,
    FIGURES,
    MOST_PARTS,
    PRINTED,
    Cards,
    Figure,
    applied,
    sort_of,
    usual_card,
    word_of,
)
from milkomeda.galaxy.editions import changes_in, values_of
from milkomeda.galaxy.rules.conditions import condition, reading
from milkomeda.play.show import FigureInfo, Workshop


def workshop(options: str) -> Workshop:
    """Raises Problem."""
    cards = applied([changes_in(values_of(options))])
    away = {
        kind: {name: card for name, card in printed.items() if name not in cards[kind]}
        for kind, printed in PRINTED.items()
    }
    figures = {kind: [info(kind, name, about) for name, about in of.items()] for kind, of in FIGURES.items()}
    return Workshop(figures, in_words(cards), in_words(away), "protocol")


def in_words(cards: Cards) -> Cards:
    """As the options' text has them."""
    return {
        kind: {
            name: {figure: word_of(about, card[figure]) for figure, about in FIGURES[kind].items()}
            for name, card in found.items()
        }
        for kind, found in cards.items()
    }


def info(kind: str, name: str, about: Figure) -> FigureInfo:
    option = AMOUNT.option if about.amount else about.option
    words = about.option.values
    said = {word.replace(" ", "_"): condition(*reading(word)) for word in words if name == "condition"}
    return FigureInfo(
        name,
        [word.replace(" ", "_") for word in words],
        sort_of(name, words),
        said,
        option.low,
        option.high,
        usual_card(kind, "")[name],
        MOST_PARTS if about.apart else 1,
        about.amount,
    )
