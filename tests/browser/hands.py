"""Hands that play at a page as a person does: they see what can be pressed, point at it and press."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.house import RESTING

PATIENCE: Final = 400
MOST_CLICKS: Final = 60

# What the hands see: everything in the action bar, on the battle mat and on the map that can be pressed now.
LOOK: Final = """() => {
  const BAR = "[data-panel=bar]";
  const KINDS = [
    ["again", `${BAR} .unsure, section .skip`],
    ["enter", `${BAR} [aria-keyshortcuts~=Enter]`],
    ["cell", "[data-cell][role=button]"],
    ["ship", "[role=group] > .type > button:first-child"],
    ["more", `${BAR} output + button`],
    ["quiet", `${BAR} .controls button.quiet`],
    ["option", `${BAR} .controls button:not(.quiet, .unsure, .more)`],
  ];
  const usable = (one) =>
    one.checkVisibility() && !one.disabled && one.ariaDisabled !== "true" && one.ariaPressed !== "true";
  const taken = new Set();
  const seen = [];
  for (const [kind, selector] of KINDS)
    for (const one of document.querySelectorAll(selector)) {
      if (taken.has(one) || one.closest(".stepper") && kind === "option" || !usable(one)) continue;
      taken.add(one);
      seen.push([kind, one]);
    }
  window.seen = seen.map(([, one]) => one);
  return seen.map(([kind, one]) => [kind, (one.ariaLabel ?? one.innerText).replace(/\\s+/g, " ").trim()]);
}"""

# Where one of them is once it rests; null if something lies over it.
AIM: Final = """async (index) => {
  const one = window.seen[index];
  const box = () => one.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const free = () => one.contains(document.elementFromPoint(...middle(box())));
  if (!free()) one.scrollIntoView({ block: "nearest" });
  let last = box();
  for (let tries = 0; tries < 60; tries++) {
    await frame();
    const now = box();
    if (now.left === last.left && now.top === last.top && free())
      return middle(now);
    last = now;
  }
  return one.isConnected ? null : [];
}"""

# What is asked, and the sentence that says so; null while an answer is on its way.
STATE: Final = """() => {
  const table = document.querySelector("[data-question]");
  const said = document.querySelector("[data-panel=bar] h2")?.innerText.trim();
  if (!said || document.querySelector(".sending")) return null;
  return { question: +table.dataset.question, step: table.dataset.step ?? "", said };
}"""
OVER: Final = "The game is over."


class Hands:
    def __init__(self, page: Page, name: str, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.name = name
        self.luck = random.Random(seed)
        self.touch = touch
        self.eager: tuple[str, ...] = ()
        """What is pressed first wherever it can be."""
        self.answered: Counter[str] = Counter()
        self.pressed: list[str] = []
        self.covered: list[str] = []

    def state(self, wanted: Callable[[Any], bool] = lambda state: True) -> Any:
        """What is asked here, once nothing is on its way and it is as wanted."""
        state = self.page.evaluate(STATE)
        while state is None or not wanted(state):
            now = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
            self.page.wait_for_function(f"(now) => JSON.stringify(({STATE})()) !== now", arg=now)
            state = self.page.evaluate(STATE)
        return state

    def asked(self) -> Any:
        return self.state(lambda state: state["question"] >= 0)

    def after(self, before: Any) -> Any:
        return self.state(lambda state: state["question"] != before["question"])

    @property
    def step(self) -> str:
        return str(self.state()["step"])

    @property
    def sentence(self) -> str:
        return str(self.state()["said"])

    def answer(self) -> None:
        """Press what there is until the question is answered."""
        before = self.state()
        for clicks in range(MOST_CLICKS):
            seen = [(kind, name) for kind, name in self.page.evaluate(LOOK)]
            self.press(seen, self.choose(seen, clicks))
            if self.state()["question"] != before["question"]:
                self.answered[before["step"]] += 1
                return
        raise AssertionError(f"{self.name} finds no answer to: {before} {self.pressed[-MOST_CLICKS:]}")

    def type(self, text: str) -> None:
        """An answer in notation, by keys alone."""
        before = self.asked()
        self.page.keyboard.press("/")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.after(before)

    def choose(self, seen: list[tuple[str, str]], clicks: int) -> int:
        kinds: dict[str, list[int]] = {}
        for index, (kind, name) in enumerate(seen):
            kinds.setdefault(kind, []).append(index)
            if clicks == 0 and name.startswith(self.eager or "\0"):
                return index
        if "again" in kinds:
            return kinds["again"][0]
        if "enter" in kinds and self.luck.random() < (0.8 if clicks else 0.3):
            return kinds["enter"][0]
        for kind, likely in (("ship", 1.0), ("cell", 0.7), ("quiet", 0.15)):
            if kind in kinds and self.luck.random() < likely:
                return self.luck.choice(kinds[kind])
        rest = kinds.get("option", []) + kinds.get("more", []) or kinds.get("cell") or list(range(len(seen)))
        assert rest, f"{self.name} can do nothing: {seen}"
        return self.luck.choice(rest)

    def press(self, seen: list[tuple[str, str]], index: int) -> None:
        place = self.page.evaluate(AIM, index)
        if place is None:  # perhaps something is only passing by
            self.page.wait_for_function(RESTING)
            place = self.page.evaluate(AIM, index)
        if place is None:
            self.covered.append(seen[index][1])
        if not place:
            return
        self.pressed.append(seen[index][1])
        if self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)


def tells(others: Iterable[str], state: Any) -> bool:
    """Whether a page says who comes next: its own player, one of the others, or nobody any more."""
    return state["question"] >= 0 or state["said"] == OVER or any(name in state["said"] for name in others)


def around(people: Mapping[str, Hands]) -> Iterator[Hands]:
    """Whoever is asked, one after the other, until the game is over."""
    here = next(iter(people.values()))
    for _ in range(PATIENCE):
        others = {name: hands for name, hands in people.items() if hands is not here}
        state = here.state(partial(tells, others))
        if state["question"] >= 0:
            yield here
        elif state["said"] == OVER:
            return
        else:
            here = next(hands for name, hands in others.items() if name in state["said"])
    raise AssertionError(f"no end: {here.sentence}")


def play(people: Mapping[str, Hands], until: Callable[[Hands], Any] = lambda hands: False) -> Hands | None:
    """Play on until somebody stands before what is wanted; None if the game ends before."""
    for hands in around(people):
        if until(hands):
            return hands
        hands.answer()
    return None
