"""The rulings: what the drafts leave open or contradict, and how it is played here.

The option that a ruling is held by has its other values; a fixed ruling has none.
"""

from typing import Final, NamedTuple

from milkomeda.galaxy.options import OPTIONS


class Ruling(NamedTuple):
    name: str
    topic: str
    question: str
    seed: str
    answer: str
    options: tuple[str, ...]
    """The options it bears on."""
    fixed: bool
    """Whether it is the same with every value of theirs."""

    def open(self) -> bool:
        """Whether it can be played otherwise."""
        return not self.fixed and any(len(OPTIONS[name].possible()) > 1 for name in self.options)


_table: list[Ruling] = []


def ruling(topic: str, question: str, seed: str, answer: str, fixed: bool = False) -> None:
    """The next ruling; it belongs to the options that name it."""
    name = f"R{len(_table) + 1}"
    options = tuple(option.name for option in OPTIONS.values() if name in option.ruling.split())
    _table.append(Ruling(name, topic, question, seed, answer, options, fixed))


ruling(
    "Starting resources",
    "The draft leaves the starting value as 'e.g. 2 or 3'; the later editions say 3, and 5 green.",
    "003 §4.7; 001 §4.7; 000 §4.9; 002 §4.8",
    "3 of each in the draft too.",
)
ruling(
    "First sectors that nobody can pay",
    "With 3 green a player may draw two first sectors that both cost more. The consolidated text only "
    "wonders about replacements or a starting bonus.",
    "001 §4.9",
    "Draw replacements one by one until a sector can be paid.",
)
ruling(
    "Unplaced first sectors",
    "They go 'to the top of the deck (or shuffle back in - TBD)'.",
    "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
    "Shuffled back, as the later editions say.",
)
ruling(
    "The area and the deck",
    "Homeworlds stand in corners of 'the designated grid area', but no text gives its size, and only the "
    "draft gives a number of sectors (50).",
    "003 §4.2, §4.5; 001 §4.2, §4.5; 000 §4.7; 002 §4.7",
    "A bounded area that the deck just fills: 9×6 with 50 sectors for four players, 7×6 with 39 for "
    "three, 6×5 with 28 for two; the deck is drawn at random from all sectors.",
)
ruling(
    "Order cards",
    "The texts speak of cards numbered 1 to N and a Master card besides: one card more than there are "
    "players.",
    "003 §3; 001 §3, §4.2; 000 §3; 002 §3",
    "N−1 numbered cards and the Master card, so that everybody draws exactly one.",
)
ruling(
    "Objectives that need technologies",
    "One objective counts technologies, which exist only where there is Research.",
    "000 §8, §11; 002 §8.B, §11",
    "It is left out of editions without Research.",
)
ruling(
    "A combat won",
    "The Sentinels score for every combat won; the draft asks itself what that means.",
    "003 §13.6",
    "Being the only one with ships left, as attacker or as defender.",
)
ruling(
    "A combat round won",
    "The Sentinels score for every combat round won; the text offers three readings.",
    "001 §13.6",
    "Causing more casualties than taking in that round.",
)
ruling(
    "The Navigators without Pindown",
    "Pindown is gone and the Navigators' ability is 'TBD'.",
    "000 §5; 002 §5",
    "The later edition's ability: base Move range 2.",
)
ruling(
    "The Cultivators' ability in the draft",
    "It is a placeholder ('TODO: define ability').",
    "003 §5",
    "They have none.",
)
ruling(
    "The Cultivators' hoard",
    "The draft asks for 15 red, at the end or at some time, and gives no points for it.",
    "003 §13.6; 001 §13.6",
    "15 red held at the end are worth the later edition's 5 VP.",
)
ruling(
    "The Cultivators' spending",
    "The VP for spending 5 green in one action is only an example with a question mark.",
    "001 §5",
    "It is played as written: 1 VP at once for every action that spends 5 green or more.",
)
ruling(
    "Bribes",
    "Players 'may openly discuss and bribe', before the refresh and before the order is final; how, and "
    "whether a promise binds, is not said.",
    "003 §7 phase 1; 001 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
    "Before the refresh and again after the proposal every other player may offer resources with a wish "
    "(a place in the order, a refresh, or none). The Master takes or declines; what is taken changes "
    "hands at once; the promise does not bind.",
)
ruling(
    "Income of an occupied Homeworld",
    "Everybody gains 3 of each 'from your Homeworld', even if an opponent sits on it?",
    "001 §7 phase 2.1; 002 §7 phase 2.1",
    "Yes: the texts make no condition, and nobody is put out of the game.",
)
ruling(
    "Income of a captured Homeworld",
    "A Homeworld is a sector card too; whether it pays its captor is not said.",
    "001 §7 phase 2.1, §3; 002 §7 phase 2.1, §3",
    "It pays its captor as it paid its owner.",
)
ruling(
    "The action that may not be repeated",
    "One passage compares with last turn's main action, another with the last action of the turn, by "
    "module or protocol included.",
    "000 §7 phase 2.2, 2.6; 002 §7 phase 2.2, 2.6, §16",
    "Last turn's main action.",
)
ruling(
    "Passing",
    "No text says what a player does who can take no action.",
    "003 §7 phase 2.2; 002 §7 phase 2.2",
    "Such a player passes; nobody else may.",
)
ruling(
    "Turning a pattern",
    "A directive's dots have places; whether the pattern may be turned is not said.",
    "000 §3; 002 §16",
    "It is read as it is printed.",
)
ruling(
    "When slots are claimed",
    "The first two drafts have objectives but no moment for claiming them.",
    "003 §13.7; 001 §13.7; 000 §7 phase 2.7, §11.1; 002 §7 phase 2.7",
    "As in the directives edition: after income, after the main action, after the module.",
)
ruling(
    "Which slot is claimed",
    "Whether a player who meets a high threshold may take its slot while a lower one is open is not said.",
    "000 §11.1; 002 §11",
    "Any open slot whose threshold is met; over the game a player may hold several slots of one card.",
)
ruling(
    "Sectors that do not fit",
    "In the draft all drawn sectors are placed; nothing is said about those for which there is no room.",
    "003 §8.A",
    "All that fit must be placed; the others are shuffled back.",
)
ruling(
    "The Hypergate's link",
    "It makes 'sectors containing your Hypergates' adjacent, but a player has only one.",
    "002 §3, §12",
    "The own Hypergate and the own Homeworld are adjacent to each other, for the owner alone.",
)
ruling(
    "What Pindown 1 does",
    "Without Pindown each enemy fleet stops one fleet; with Pindown 1 'only one of your fleets may "
    "continue', which is worse.",
    "003 §8.B; 001 §8.B",
    "Pindown n lets n fleets more pass for each opponent present.",
)
ruling(
    "The route past enemies",
    "Which way a group takes when several lead to its goal is not said, though Pindown makes it matter.",
    "003 §8.B; 001 §8.B",
    "The one that brings most fleets through, and among those the shortest.",
)
ruling(
    "The same Build option twice",
    "'Up to 2 in any combination' may or may not mean the same one twice.",
    "003 §8.C; 001 §8.C; 000 §8.C",
    "It does.",
)
ruling(
    "Fleets on an occupied Homeworld",
    "Whether a player may build fleets on a Homeworld that an opponent controls is not said.",
    "003 §8.C; 002 §8.D",
    "Yes: the texts make no condition, and nobody is put out of the game.",
)
ruling(
    "Outposts beside other structures",
    "A structure goes where there is no other, '(exception: Outposts?)'.",
    "003 §8.C",
    "Outposts neither block nor are blocked.",
)
ruling(
    "When a new structure works",
    "The earlier texts say from the next turn on; the newest is silent.",
    "003 §8.C; 000 §8.C; 002 §12",
    "At once in the newest edition.",
)
ruling(
    "Fighting where one already stands",
    "An attack costs at least 1 blue, though every attack from next door crosses a border: the minimum "
    "only makes sense if no border need be crossed.",
    "001 §8.D; 000 §8.D; 002 §8.E",
    "Fleets that already are in a sector with enemies may start the fight for 1 blue.",
)
ruling(
    "Attacks over the link",
    "The newest Hypergate text speaks of the Move action only, but Attack refers to it as well.",
    "002 §8.E, §12",
    "The link counts as one border for an Attack too.",
)
ruling(
    "Counter points",
    "Formation Advantage goes to the player with 'more counter points', which are not defined.",
    "003 §9.A.3",
    "A point for every pair of an own ship and an enemy ship that it beats.",
)
ruling(
    "Spending Command Points",
    "Whether the same boost may be bought twice, and whether points may be kept unspent, is not said.",
    "003 §9.A.4; 001 §9.A.4",
    "Both are allowed; unspent points are lost.",
)
ruling(
    "A boost without an arrow",
    "A boost die is added 'to one chosen vector pool'; a player without any arrow has none.",
    "001 §9.A.4",
    "A boost die needs at least one arrow.",
)
ruling(
    "Stand-off",
    "When no ship beats another (all are Beams, say) nobody ever rolls, and the texts never end the fight.",
    "000 §9.A.10; 002 §9.11",
    "If nobody has a die, all configure anew. After three such times in a row the fight ends: everybody "
    "stays, and control is settled as always. As long as anybody has a die it goes on.",
)
ruling(
    "Who keeps an emptied sector",
    "After mutual destruction 'the Defender' with a structure keeps the sector; there may be several "
    "defenders.",
    "003 §9.A.11; 001 §9.A.13; 000 §9.A.11; 002 §9.12, §12",
    "The one who controlled it before, if a defender with a structure there; else the only such defender.",
)
ruling(
    "The claim that ends the game",
    "Two passages end the game with the last slot of any card, one with the last slot of all five.",
    "000 §2, §11.1, §14; 002 §2, §11, §14",
    "Any card.",
)
ruling(
    "Claims in the draft",
    "The draft asks whether a claim can end the game.",
    "003 §2, §12",
    "It cannot.",
)
ruling(
    "Ties",
    "In the older texts 'ties are friendly', with a tie-breaker only suggested; the later ones have one, and "
    "even that can leave a tie.",
    "003 §13; 001 §13; 000 §15; 002 §15",
    "Most blue, red and green together, then most fleets on the map, then the victory is shared.",
)
ruling(
    "Is Research a core action?",
    "The turn list names four actions, the section on actions five.",
    "002 §7 phase 2.2, §8.B",
    "It is one like the others, with the same rule about repetition.",
)
ruling(
    "Structures in lost sectors",
    "Effects ask that one 'controls' a structure, scoring that one owns it.",
    "003 §7 phase 2.1, §8.D; 000 §7 phase 2.1, §8.D, §15.3; 002 §7 phase 2.2, §15.3",
    "A structure works only while its owner controls its sector; it scores for its owner wherever it stands.",
)
ruling(
    "Actions without effect",
    "Whether one may choose an action and then do nothing is not said; nor when origins are judged.",
    "003 §8; 002 §8",
    "An action needs at least one possible effect, and one must be done. Origins of a Move or an Attack "
    "are those controlled when the action starts; the second of two options sees the result of the first.",
)
ruling(
    "How objectives are read",
    "The cards' conditions are short: 'won a battle', 'explored 2 Systems', 'jumped to attack'.",
    "000 §11; 002 §11",
    "Read literally, as the section on objectives says.",
)
ruling(
    "Order of resolution",
    "The draft resolves hits in turn order, the later texts the attacker's first and then the others' in "
    "turn order; that order changes every round.",
    "003 §9.A.8, §9.B.9; 001 §9.A.10; 000 §9.A.8; 002 §9.9",
    "The current round's turn order; the attacker comes first in the later editions, not in the draft.",
)
ruling(
    "Declining to place",
    "May a player leave drawn sectors unplaced that fit and can be paid? The middle editions only allow "
    "it for want of green; the newest says 'one or more'.",
    "001 §8.A.5; 000 §8.A.5; 002 §8.A.3",
    "All must be placed in the first three editions, at least one in the newest.",
)
ruling(
    "Pindown and several groups",
    "When several groups pass one sector in the same action, does each enemy fleet stop one fleet in all "
    "or one of every group?",
    "003 §8.B; 001 §8.B",
    "One of every group.",
)
ruling(
    "Discarded technologies",
    "One looks at the technologies drawn and discards all but one; whether others see these is not said.",
    "002 §8.B.5, §8.B.7",
    "Discarded technologies lie open to all.",
    fixed=True,
)
ruling(
    "The way of a reshape",
    "A reshaped ship goes to another type 'following RPS arrows'; forwards only, or backwards too?",
    "003 §9.A.9, §14; 001 §9.A.11",
    "Forwards: to a type that it beats.",
    fixed=True,
)
ruling(
    "Sectors back on top",
    "Sectors go back 'in any order'; whether the others may know that order is not said.",
    "001 §8.A.5",
    "They were drawn openly and return openly.",
    fixed=True,
)
ruling(
    "An Outpost on the Homeworld",
    "An Outpost gives fleets 'in its sector'; the Homeworld is a controlled sector and already builds "
    "fleets.",
    "003 §8.C; 002 §8.D, §12",
    "Where Outposts allow a fleet more, the Homeworld may build one more; where they make fleets cheaper,"
    " fleets on the Homeworld are cheaper.",
    fixed=True,
)
ruling(
    "Several forced re-rolls",
    "Defence boosts force hits to be rolled again; one after the other, or together, is not said.",
    "003 §9.A.5; 001 §9.A.6",
    "Together, and at most as many as there are hits; a die is not forced twice.",
    fixed=True,
)
ruling(
    "How long a structure keeps a sector",
    "A sector kept by a structure after mutual destruction has no fleets, but control is a matter of fleets.",
    "003 §14; 000 §9.A.11; 002 §9.12",
    "It stays controlled until somebody brings fleets, or its keeper's last structure there is destroyed.",
    fixed=True,
)
ruling(
    "Explored sectors",
    "The Navigators score for explored sectors; Homeworlds are sector cards, but nobody explored them.",
    "003 §3, §13.6; 001 §3, §13.6",
    "Homeworlds do not count.",
    fixed=True,
)
ruling(
    "Exploring without green",
    "One 'must be able to pay for at least one card' to explore, but sees the cards only afterwards.",
    "001 §8.A.5; 002 §8.A.4",
    "Where sectors are paid, Explore needs at least 1 green, for every sector costs at least 1.",
    fixed=True,
)
ruling(
    "When technologies take effect",
    "A technology works 'now'; whether it rewards its own research is not said, nor what a lasting Master"
    " gains.",
    "002 §8.B.6",
    "Gains for research are not paid for the card just kept; gains for becoming Master only when the "
    "token changes hands.",
    fixed=True,
)
ruling(
    "After a pass",
    "What 'the action you took last turn' is for a player who passed is not said.",
    "003 §7 phase 2.2; 002 §7 phase 2.2",
    "None: any action may follow a pass.",
    fixed=True,
)
ruling(
    "How far a Hypergate explores",
    "The action says 'up to two spaces away', the structure tables 'Explore range +2'.",
    "003 §8.A, §8.C; 001 §8.A, §8.C; 000 §8.A, §8.C",
    "Up to two spaces away, through an explored sector.",
    fixed=True,
)
ruling(
    "When a chance to claim is lost",
    "'This turn' objectives are lost 'if you proceed without claiming'; there are several moments to claim.",
    "000 §11.1; 002 §7 phase 2.7",
    "They are lost when the next moment to claim is left unused.",
)
ruling(
    "Formation advantage after a stand-off",
    "The advantage is found once, after the first configuration; a stand-off leads to a new one.",
    "003 §9.A.3, §9.B.6",
    "It is found anew whenever configurations are revealed. A fight that began with three or more players "
    "has none, even when two are left.",
    fixed=True,
)
ruling(
    "Gains that come with an action",
    "Some gain resources by taking an action; whether these count when it is judged possible is open.",
    "002 §5, §8",
    "They do: an action is possible if it is with what it brings.",
    fixed=True,
)
ruling(
    "How long a game lasts",
    "The texts end the game with the last sector and with a full objective: the one takes a hundred rounds, "
    "the other may take four. No text says how long a game should last.",
    "003 §12; 001 §12; 000 §14; 002 §14",
    "Nothing else ends it; so many slots claimed in all, or a last round, can be chosen.",
)
ruling(
    "The same Attack option twice",
    "Attack says 'Choose up to 2 of the following options', Build 'up to 2 in any combination'. May both "
    "be attacks on fleets, or both shots of the Starlance?",
    "003 §8.D, §8.C; 001 §8.D, §8.C; 000 §8.D, §8.C",
    "They may.",
)
ruling(
    "Fleets at several places",
    "Up to 2 fleets are placed 'in your Homeworld sector, or in an Outpost sector': all in one sector, or "
    "some here and some there?",
    "002 §8.D, §12",
    "They may be split.",
)
ruling(
    "Ties for control",
    "The older texts say that ties 'generally' change nothing and ask to confirm it; the newer ones let the "
    "previous controller keep the sector 'if involved in the tie'.",
    "003 §8.B; 001 §8.B, §14; 000 §8.B, §16; 002 §16",
    "As the newer ones say, in every edition: who controlled it before keeps it if part of the tie; "
    "otherwise nobody controls it.",
)
ruling(
    "What hits can be allocated to",
    "The later texts ask for valid targets, that is, for an arrow from an own ship; the draft only lets "
    "players mark 'which opponent ship types to target'.",
    "003 §9.A.6, §9.B.7; 001 §9.A.8; 000 §9.A.6; 002 §9.7",
    "Hits follow the own arrows in the draft too.",
)
ruling(
    "Megastructures that were destroyed",
    "The Architects score for each megastructure 'built' in the draft, for each 'on the grid at game end' in "
    "the next text. Does one count that was destroyed?",
    "003 §13.6; 001 §13.6",
    "No: those count that stand at the end. Where those built count, each counts once, however often it "
    "was rebuilt.",
)
ruling(
    "Who resolves hits after the attacker",
    "R43 says in which order the others follow the attacker. Does it begin with the first in it, or, as "
    "'proceed in normal turn order' may mean, go on from the attacker's own place?",
    "001 §9.A.10; 000 §9.A.8; 002 §9.9",
    "With the first in it; the attacker is only taken out of it.",
)
ruling(
    "Reshapes in the open",
    "Configurations, Command Points and targets are secret; of reshapes it is only said that players 'now' "
    "do them.",
    "003 §9.A.9, §9.B.10; 001 §9.A.11",
    "Openly, one after the other, in the order in which hits are resolved.",
)
ruling(
    "Structures in a fight",
    "The draft asks whether structures 'absorb 1 hit'; the next text suggests that they do not, the third "
    "defines no combat bonus.",
    "003 §11; 001 §11; 000 §12",
    "They absorb none.",
)
ruling(
    "The cost of the first sectors",
    "Both first sectors are paid as one total; 'if a player cannot afford the initial cost', is that the "
    "total, or the cost of each? The later texts let such a player place one.",
    "001 §4.9; 000 §4.11; 002 §4.10",
    "The cost of each: who cannot pay the total but one of them places that one.",
)
ruling(
    "A sector without fleets",
    "Control belongs to the player with most fleets; yet probes start from controlled sectors 'containing "
    "at least one fleet', as if there were controlled sectors without.",
    "003 §8.A, §13.2; 001 §8.A.1, §13.2; 000 §8.A.1, §16; 002 §16",
    "It is nobody's, unless a structure keeps it after mutual destruction.",
)
ruling(
    "When the end is checked",
    "One passage ends the game immediately, another checks for the end after all players have acted.",
    "003 §7 phase 3, §12; 001 §7 phase 3, §12; 000 §7 phase 3, §14; 002 §7 phase 3, §14",
    "The game ends at once.",
)
ruling(
    "Lowest first, highest next",
    "In the newest text the lowest number acts first, 'highest # next'; in the others the next lowest does.",
    "000 §7 phase 1; 002 §7 phase 1.5",
    "Ascending. It makes no difference: first the cards are dealt blindly, and later the Master, who knows "
    "every number, hands out places.",
    fixed=True,
)
ruling(
    "The Homeworld's corners",
    "A player chooses the rotation of a sector card when placing it. A Homeworld is a sector card too; "
    "whether it has corner colours and may be turned is not said.",
    "000 §3, §4.7; 002 §3, §4.7, §16",
    "It has the usual corners and is not turned.",
)
ruling(
    "The Homeworld's keyword",
    "Sector cards bear keywords; no text says which one a Homeworld bears, if any.",
    "000 §3; 002 §3",
    "None.",
    fixed=True,
)
ruling(
    "A module or protocol after a pass",
    "It is activated 'after resolving the Main Action'; whether it may be after a pass is not said.",
    "000 §7 phase 2.5; 002 §7 phase 2.5",
    "It may, with any action.",
)
ruling(
    "What a Hypergate's probe places",
    "A probe from a Hypergate may place 'its' card up to two spaces away; cards are drawn for the action, "
    "not for a probe.",
    "003 §8.A; 001 §8.A.4; 000 §8.A.4",
    "Every card of the action.",
)
ruling(
    "The tracks of the roster",
    "The roster has a track for each ship type with values 'e.g. 0-5', for ships and later for hits; "
    "whether more than 5 can be set is not said.",
    "000 §3, §9.A.2, §9.A.6",
    "Any number can be set.",
)
ruling(
    "Income of structures",
    "'Structure income is handled separately, see Section 12', but that section names no income.",
    "002 §7 phase 2.1, §12",
    "Structures bring no income in the newest edition.",
)
ruling(
    "Who places first sectors first",
    "'Each player' draws and places first sectors; in which order is not said, and order cards come later.",
    "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
    "One player after the other, in seat order.",
)
ruling(
    "How often one may offer",
    "Players 'may openly discuss and bribe'; how many offers a player may make is not said.",
    "003 §7 phase 1; 001 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
    "One before the refresh and one after the proposal.",
)
ruling(
    "A deck emptied by drawing",
    "One passage ends the game when drawing has emptied the deck and the final cards have been placed; "
    "another when the last card is placed and paid. They differ if a drawn card is not placed.",
    "003 §8.A, §12; 001 §8.A.6, §12; 000 §8.A.6, §14; 002 §8.A.6, §14",
    "All sectors must be placed.",
)

RULINGS: Final = {found.name: found for found in _table}
