"""One and the same bot with four hands: `milkomeda playtest --game starflick --bots examples.hands:expert,…`.

The levels that a table offers also differ in how much they try; these differ in nothing else.
"""

from milkomeda.bots.bot import Bot
from milkomeda.bots.greedy import Greedy
from milkomeda.play.step import HANDS


def novice() -> Bot:
    return Greedy(hand=HANDS.index("novice"))


def average() -> Bot:
    return Greedy(hand=HANDS.index("average"))


def strong() -> Bot:
    return Greedy(hand=HANDS.index("strong"))


def expert() -> Bot:
    return Greedy(hand=HANDS.index("expert"))
