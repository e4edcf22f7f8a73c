"""A turn: one action, then scanning; who is next, and whether anybody is."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Ends, Input
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Makers, Then
from milkomeda.starflick.board import DEEDS, GREY
from milkomeda.starflick.facts import ActionTaken
from milkomeda.starflick.rules import build, develop, mine, move, recruit
from milkomeda.starflick.rules.common import NO_CHOICE, Active, lies_on
from milkomeda.starflick.rules.scan import Scan
from milkomeda.starflick.state import Sky
from milkomeda.words.message import Message, say

DONE: Final = 0  # no second action
RECRUIT: Final = 1
RETURN: Final = 2
MOVE: Final = 3
MINE: Final = 4
BUILD: Final = 5
DEVELOP: Final = 6
PASS: Final = 7
TAKEN: Final = say("action-was-taken")
ONLY_MOVE: Final = say("only-a-move-besides")
NOT_STUCK: Final = say("something-can-be-done")
MEANINGS: Final[list[Message | None]] = [
    None,
    say("action-recruits"),
    say("action-returns"),
    say("action-moves"),
    say("action-mines"),
    say("action-builds"),
    say("action-develops"),
    None,
]


@final
class Begin(Then[Sky]):
    """A turn begins."""

    def name(self) -> str:
        return "begin"

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.turn += 1
        sky.done = 0
        sky.held = 0
        for hole in sky.planets_of(sky.active):
            sky.held |= 1 << hole
        sky.push(Finish())
        sky.push(Scan())
        sky.push(Action())

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ("end",))


@final
class Finish(Then[Sky]):
    """A turn ends. After the last VP of the pool all others have one more, or the round is the last."""

    def name(self) -> str:
        return "finish"

    def answer(self, sky: Sky, choice: i64) -> None:
        following = (sky.active + 1) % sky.seats
        if not last_turn(sky, following):
            sky.active = following
            sky.push(Begin())

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ("end",))


def last_turn(sky: Sky, following: int) -> bool:
    """Whether nobody has another one."""
    if sky.rules.whole_rounds:
        return sky.final >= 0 and sky.turn % sky.seats == 0
    return following == sky.final


@final
class Action(Active):
    """One action a turn; with grey 4, usually, a Move and one other, in either order."""

    def name(self) -> str:
        return "action"

    def ask(self, sky: Sky) -> Message:
        return say("which-action-besides") if sky.done else say("which-action")

    def input(self) -> Input:
        return "actions"

    def note(self, sky: Sky, choice: i64) -> Message | None:
        return MEANINGS[choice]

    def least(self, sky: Sky) -> list[int]:
        """Recruiting at home, where something must be done."""
        return [DONE, PASS, RECRUIT]

    def ends(self, sky: Sky, choice: i64) -> Ends:
        return "turn" if choice in (DONE, PASS) else ""

    def seat(self, sky: Sky) -> int:
        return NOBODY if sky.done and self.choices(sky) == [DONE] else sky.active

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if sky.done:
            if choice == DONE:
                return None
            if bool(sky.done >> MOVE & 1) == (choice == MOVE):
                return TAKEN if choice == MOVE else ONLY_MOVE
        if choice == PASS:
            return None if not sky.done and self.stuck(sky) else NOT_STUCK
        if not RECRUIT <= choice <= DEVELOP:
            return NO_CHOICE
        return refusal(sky, choice)

    def stuck(self, sky: Sky) -> bool:
        for choice in range(RECRUIT, PASS):
            if refusal(sky, choice) is None:
                return False
        return True

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if self.refusal(sky, choice) is None]

    def candidates(self, sky: Sky) -> list[int]:
        actions = list(range(RECRUIT, PASS))
        return [DONE, *actions] if sky.done else [*actions, PASS]

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice in (DONE, PASS):
            return
        first = not sky.done
        sky.done |= 1 << choice
        if first and sky.has(sky.active, GREY, sky.rules.two_actions):
            sky.push(Action())
            if sky.rules.scan_each:
                sky.push(Scan())
        sky.push(first_step(sky, choice))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [ActionTaken(seat, DEEDS[choice])]

    def form(self, sky: Sky) -> str:
        return "{deed}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"deed": choice}

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ("finish", "scan"))


def refusal(sky: Sky, action: int) -> Message | None:
    """Why an action has no possible effect now."""
    if action == RECRUIT:
        return recruit.recruit_refusal(sky)
    if action == RETURN:
        return recruit.return_refusal(sky)
    if action == MOVE:
        return move.move_refusal(sky)
    if action == MINE:
        return mine.mine_refusal(sky)
    if action == BUILD:
        return build.build_refusal(sky)
    return develop.develop_refusal(sky)


def first_step(sky: Sky, action: int) -> Active:
    if action == RECRUIT:
        return recruit.Recruit(recruit.most_recruits(sky, sky.active), False)
    if action == RETURN:
        return recruit.Return(False)
    if action == MOVE:
        return move.Move(move.points(sky, sky.active), False)
    if action == MINE:
        return mine.Mine()
    if action == BUILD:
        return build.Build()
    return develop.Develop()


STEPS: Final[Makers] = {
    "begin": lambda parts: Begin(),
    "finish": lambda parts: Finish(),
    "action": lambda parts: Action(),
}
