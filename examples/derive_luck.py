"""Derives the luck of a game again by docs/fairness.md alone: it uses nothing of this project.

python derive_luck.py fairness.md GAME.log GAME.json
"""

import hashlib
import hmac
import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

SEATS = ["teal", "gold", "violet", "rose"]
CIVILIZATIONS = ["architects", "sentinels", "navigators", "helix"]
COLOURS = ["grey", "brown", "orange", "pink"]
KINDS = [*COLOURS, "asteroid"]
QUADRANTS = ["alpha", "beta", "gamma", "delta"]
SLIDING = ("rest", "off", "ram", "mined", "through", "still")

Below = Callable[[int], int]


class Page:
    """The lists and the table of options that stand in the page."""

    def __init__(self, text: str) -> None:
        lists = re.findall(r"^\*\*([^*:]+):\*\* (.+?)\n\n", text, re.MULTILINE | re.DOTALL)
        self.lists = {name: re.split(r",\s+", cards.replace("\n", " ")) for name, cards in lists}
        rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
        head = next(row for row in rows if row[0] == "option")
        after = rows[rows.index(head) + 1 :]
        self.usual = {
            row[0].strip("`"): dict(zip(head[1:], row[1:])) for row in after if len(row) == len(head)
        }


class Log:
    def __init__(self, text: str) -> None:
        head, _, rest = text.partition("\nanswers:\n")
        head, _, start = head.partition("\nstart:")
        self.fields = dict(line.split(": ", 1) for line in head.splitlines())
        earlier, _, start = start.partition("\n")
        self.earlier = int(earlier.strip() or 0)
        self.start = start.splitlines()
        answers = rest.partition("position:\n")[0].splitlines()
        self.answers = [(who, what) for who, _, what in (line.partition(": ") for line in answers)]
        self.players = len(self.fields["players"].split(", "))

    def line(self, name: str) -> str:
        """What a line of the position it starts from says."""
        return next((said[len(name) :].strip(" :") for said in self.start if said.startswith(name)), "")

    def pending(self, *names: str) -> dict[str, list[str]]:
        """What is said of a step that is pending, by name."""
        steps = [re.split(r" (?=\w+=)", step) for step in self.line("pending").split("; ")]
        parts = next((step[1:] for step in steps if step[0] in names), [])
        return {name: said.split(", ") for name, said in (part.split("=") for part in parts)}


def named(text: str) -> list[str]:
    return [name for name in text.split(", ") if name]


class Deck:
    """Cards of which some are out; a card is drawn by its number in the list, again while it is out."""

    def __init__(self, cards: list[str], out: set[str]) -> None:
        self.cards = cards
        self.out = out

    def draw(self, below: Below) -> str:
        while (card := self.cards[below(len(self.cards))]) in self.out:
            pass
        self.out.add(card)
        return card


class Milkomeda:
    def __init__(self, page: Page, log: Log) -> None:
        chosen = dict(word.split("=") for word in log.fields["options"].split())
        edition = chosen.get("edition", "protocols")
        self.options = {name: values[edition] for name, values in page.usual.items()} | chosen
        self.lists, self.players = page.lists, log.players
        unwanted = [] if self.options["technology_objectives"] == "yes" else ["Exemplares discipuli"]
        there = [line.split(":")[0][10:] for line in log.start if line.startswith("objective ")]
        self.objectives = Deck(page.lists["Objectives"], {*unwanted, *there})
        self.start_display(log)
        self.start_sectors(log)
        self.start_technologies(log)
        players = [line for line in log.start if line.split(":")[0] in SEATS]
        self.civilizations = [one for one in CIVILIZATIONS if not any(one in line for line in players)]
        dealt = log.pending("deal-order").get("dealt_seats", [])
        self.order = [seat for seat in SEATS[: self.players] if seat not in dealt]

    # The display.

    def start_display(self, log: Log) -> None:
        tiers = {"none": [], "three": ["13", "22", "31"], "four": ["13", "12", "22", "31"]}
        self.tiers = tiers[self.options["display"]]
        self.shown: dict[tuple[str, str], str] = {}
        for position in range(1, len(self.tiers) + 1):
            pair = log.line(f"display {position}:").split(" / ")
            for kind, card in zip(("Directives", "Protocols"), pair):
                if card not in ("", "-"):
                    self.shown[kind, str(position)] = card
        self.discarded = set(named(log.line("discarded")))

    def show(self, below: Below, position: str, card: str) -> str:
        kind = "Protocols" if re.fullmatch(r"\w+ for \d \w+", card) else "Directives"
        tier = self.tiers[int(position) - 1][kind == "Protocols"]
        cards = self.lists[f"{kind} {tier}"]
        if (kind, position) in self.shown:
            self.discarded.add(self.shown.pop((kind, position)))
        out = {*self.shown.values(), *self.discarded}
        if out >= set(cards):
            self.discarded -= set(cards)
            out = {*self.shown.values()}
        drawn = Deck(cards, out).draw(below)
        self.shown[kind, position] = drawn
        return f"show {position} {drawn}"

    # The sectors.

    def start_sectors(self, log: Log) -> None:
        decks = {"wide": [28, 39, 50], "tight": [16, 24, 32]}
        usual = decks[self.options["space"]][self.players - 2]
        left = int(log.line("deck ") or int(self.options["deck"]) or usual)
        top = named(log.line("top:"))
        self.hidden = left - len(top)
        self.known = set(named(log.line("known:")))
        self.hand = named(log.line("drawn:"))
        on_map = [re.sub(r" r\d$", "", line[2:].strip().split(":")[0]) for line in log.start]
        self.unseen = set(self.lists["Sectors"]) - {*top, *on_map, *self.known, *self.hand}
        self.setting_up = not log.start or log.line("round ").startswith("0")
        self.unplaced = "first_unplaced" if self.setting_up else "explore_left"
        self.spoken = False  # a player has answered since the last sector was drawn

    def draw_sector(self, below: Below) -> str:
        pair = self.setting_up and self.options["first_stuck"] == "skip" and len(self.hand) == 2
        if self.spoken or pair or self.hidden == 0:
            self.put_back()
        wanted = self.unseen if below(self.hidden) >= len(self.known) else self.known
        sectors = self.lists["Sectors"]
        while (card := sectors[below(len(sectors))]) not in wanted:
            pass
        wanted.remove(card)
        self.hidden -= 1
        self.hand.append(card)
        self.unplaced = "first_unplaced" if self.setting_up else "explore_left"
        self.spoken = False
        return f"draw {card}"

    def put_back(self) -> None:
        if self.options[self.unplaced] == "shuffled":
            self.known |= set(self.hand)
            self.hidden += len(self.hand)
        self.hand = []

    # The technologies.

    def start_technologies(self, log: Log) -> None:
        owned = re.findall(r"technologies (.+?)(?:,|$)", "\n".join(log.start), re.MULTILINE)
        self.owned = {name for names in owned for name in names.split(" + ")}
        pending = log.pending("draw-technology", "keep")
        self.keyword = "".join(pending.get("keyword", []))
        self.researched = pending.get("technologies", [])

    def draw_technology(self, below: Below) -> str:
        cards = self.lists[self.keyword]
        out = {*self.owned, *self.discarded, *self.researched}
        if out >= set(cards):
            self.discarded -= set(cards)
            out = {*self.owned, *self.researched}
        left = [card for card in cards if card not in out]
        drawn = left[below(len(left))]
        self.researched.append(drawn)
        return f"draw {drawn}"

    def keep(self, card: str) -> None:
        self.owned.add(card)
        self.discarded |= set(self.researched) - {card}
        self.researched = []

    # The log, line by line.

    def hear(self, what: str) -> None:
        """A player has answered."""
        self.spoken = True
        if len(self.researched) == 1:
            self.keep(self.researched[0])
        verb, _, rest = what.partition(" ")
        if verb == "focus":
            self.keyword = rest
        elif verb == "keep" and rest in self.researched:  # and not a formation
            self.keep(rest)
        elif verb == "place":
            placed = re.sub(r" [A-Z]\d+( r\d)?$", "", rest)
            self.hand = [card for card in self.hand if card != placed]

    def derive(self, what: str, below: Below) -> str:
        """What chance must have said where the log has this."""
        verb, _, rest = what.partition(" ")
        if verb == "draw":
            return (
                self.draw_technology(below) if rest not in self.lists["Sectors"] else self.draw_sector(below)
            )
        if verb == "objective":
            return f"objective {self.objectives.draw(below)}"
        if verb == "show":
            return self.show(below, *rest.split(" ", 1))
        if verb == "civilization":
            return f"civilization {self.civilizations.pop(below(len(self.civilizations)))}"
        if verb == "order":
            self.setting_up = False
            return f"order {rest.split()[0]} {self.order.pop(below(len(self.order)))}"
        if what.endswith("stays hidden"):
            return f"{below(self.players - 1) + 1} stays hidden"
        dice = rest.split()[1:]
        return f"roll {rest.split()[0]} " + " ".join(str(below(6) + 1) for _ in dice)


class Starflick:
    def __init__(self, page: Page, log: Log) -> None:
        self.players = log.players
        self.extras = log.line("extras").split() or COLOURS
        self.planets = dict(re.findall(r"^(\w+-\w): (\w+)", "\n".join(log.start), re.MULTILINE))
        seen = log.pending("end")
        self.planets |= zip(seen.get("seen_holes", []), seen.get("seen_planets", []))

    def hear(self, what: str) -> None:
        pass

    def planet(self, below: Below, hole: str) -> str:
        if hole not in self.planets:
            quadrant = QUADRANTS.index(hole.split("-")[0])
            left = Counter(COLOURS)
            left["asteroid"] = [2, 1, 0][self.players - 2]
            for extra in range(self.players - 2):
                left[self.extras[(quadrant + extra) % 4]] += 1
            left.subtract(kind for other, kind in self.planets.items() if other[:-2] == hole[:-2])
            every = [kind for kind in KINDS for _ in range(left[kind])]
            self.planets[hole] = every[below(len(every))]
        return f"{hole} is {self.planets[hole]}"

    def derive(self, what: str, below: Below) -> str:
        verb, _, rest = what.partition(" ")
        if verb in SLIDING:
            return what  # no chance: it follows from the flick
        if verb == "extras":
            self.extras = list(list(itertools.permutations(COLOURS))[below(24)])
            return "extras " + " ".join(f"{one} {more}" for one, more in zip(QUADRANTS, self.extras))
        if rest == "begins":
            return f"{SEATS[below(self.players)]} begins"
        if verb == "dice":
            number = below(36)
            return f"dice {number // 6 + 1} {number % 6 + 1}"
        return self.planet(below, verb)


def chance(key: bytes, n: int) -> Below:
    """Numbers for answer n."""
    count = itertools.count()

    def below(m: int) -> int:
        digest = hmac.digest(key, f"luck {n} {next(count)}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big") * m // 2**64

    return below


def main(page: str, file: str, table: str) -> int:
    log = Log(Path(file).read_text(encoding="utf-8"))
    fairness = json.loads(Path(table).read_text(encoding="utf-8"))["fairness"]
    secret = fairness["secret"]
    key = hashlib.sha256("\n".join([secret, *fairness["salts"]]).encode()).digest()
    games: dict[str, type[Milkomeda | Starflick]] = {"milkomeda": Milkomeda, "starflick": Starflick}
    game = games[log.fields["game"]](Page(Path(page).read_text(encoding="utf-8")), log)
    wrong = derived = 0
    for n, (who, what) in enumerate(log.answers, log.earlier):
        if who != "luck":
            game.hear(what)
            continue
        derived += 1
        if (found := game.derive(what, chance(key, n))) != what:
            wrong += 1
            print(f"answer {n}: the log says '{what}', chance said '{found}'")
    honest = hashlib.sha256(secret.encode()).hexdigest() == fairness["hash"]
    print(f"{derived} answers of chance, {wrong} of them wrong; the hash is {'right' if honest else 'wrong'}")
    return int(wrong > 0 or not honest)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
