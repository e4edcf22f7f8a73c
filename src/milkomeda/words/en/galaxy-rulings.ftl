## Rulings: what was open, and how it is played.

galaxy-ruling-R1 = The draft leaves the starting value as 'e.g. 2 or 3'; the later editions say 3, and 5 { colour-green }.
    .topic = Starting resources
    .answer = 3 of each in the draft too.

galaxy-ruling-R2 = With 3 { colour-green } a player may draw two first sectors that both cost more. The consolidated text only wonders about replacements or a starting bonus.
    .topic = First sectors that nobody can pay
    .answer = Draw replacements one by one until a sector can be paid.

galaxy-ruling-R3 = They go 'to the top of the deck (or shuffle back in - TBD)'.
    .topic = Unplaced first sectors
    .answer = Shuffled back, as the later editions say.

galaxy-ruling-R4 = Homeworlds stand in corners of 'the designated grid area', but no text gives its size, and only the draft gives a number of sectors (50).
    .topic = The area and the deck
    .answer = A bounded area that the deck just fills: 9×6 with 50 sectors for four players, 7×6 with 39 for three, 6×5 with 28 for two; the deck is drawn at random from all sectors.

galaxy-ruling-R5 = The texts speak of cards numbered 1 to N and a Master card besides: one card more than there are players.
    .topic = Order cards
    .answer = N−1 numbered cards and the Master card, so that everybody draws exactly one.

galaxy-ruling-R6 = One objective counts technologies, which exist only where there is Research.
    .topic = Objectives that need technologies
    .answer = It is left out of editions without Research.

galaxy-ruling-R7 = The Sentinels score for every combat won; the draft asks itself what that means.
    .topic = A combat won
    .answer = Being the only one with ships left, as attacker or as defender.

galaxy-ruling-R8 = The Sentinels score for every combat round won; the text offers three readings.
    .topic = A combat round won
    .answer = Causing more casualties than taking in that round.

galaxy-ruling-R9 = Pindown is gone and the Navigators' ability is 'TBD'.
    .topic = The Navigators without Pindown
    .answer = The later edition's ability: base Move range 2.

galaxy-ruling-R10 = It is a placeholder ('TODO: define ability').
    .topic = The Cultivators' ability in the draft
    .answer = They have none.

galaxy-ruling-R11 = The draft asks for 15 { colour-red }, at the end or at some time, and gives no points for it.
    .topic = The Cultivators' hoard
    .answer = 15 { colour-red } held at the end are worth the later edition's 5 VP.

galaxy-ruling-R12 = The VP for spending 5 { colour-green } in one action is only an example with a question mark.
    .topic = The Cultivators' spending
    .answer = It is played as written: 1 VP at once for every action that spends 5 { colour-green } or more.

galaxy-ruling-R13 = Players 'may openly discuss and bribe', before the refresh and before the order is final; how, and whether a promise binds, is not said.
    .topic = Bribes
    .answer = Before the refresh and again after the proposal every other player may offer resources with a wish (a place in the order, a refresh, or none). The Master takes or declines; what is taken changes hands at once; the promise does not bind.

galaxy-ruling-R14 = Everybody gains 3 of each 'from your Homeworld', even if an opponent sits on it?
    .topic = Income of an occupied Homeworld
    .answer = Yes: the texts make no condition, and nobody is put out of the game.

galaxy-ruling-R15 = A Homeworld is a sector card too; whether it pays its captor is not said.
    .topic = Income of a captured Homeworld
    .answer = It pays its captor as it paid its owner.

galaxy-ruling-R16 = One passage compares with last turn's main action, another with the last action of the turn, by module or protocol included.
    .topic = The action that may not be repeated
    .answer = Last turn's main action.

galaxy-ruling-R17 = No text says what a player does who can take no action.
    .topic = Passing
    .answer = Such a player passes; nobody else may.

galaxy-ruling-R18 = A directive's dots have places; whether the pattern may be turned is not said.
    .topic = Turning a pattern
    .answer = It is read as it is printed.

galaxy-ruling-R19 = The first two drafts have objectives but no moment for claiming them.
    .topic = When slots are claimed
    .answer = As in the directives edition: after income, after the main action, after the module.

galaxy-ruling-R20 = Whether a player who meets a high threshold may take its slot while a lower one is open is not said.
    .topic = Which slot is claimed
    .answer = Any open slot whose threshold is met; over the game a player may hold several slots of one card.

galaxy-ruling-R21 = In the draft all drawn sectors are placed; nothing is said about those for which there is no room.
    .topic = Sectors that do not fit
    .answer = All that fit must be placed; the others are shuffled back.

galaxy-ruling-R22 = It makes 'sectors containing your Hypergates' adjacent, but a player has only one.
    .topic = The Hypergate's link
    .answer = The own Hypergate and the own Homeworld are adjacent to each other, for the owner alone.

galaxy-ruling-R23 = Without Pindown each enemy fleet stops one fleet; with Pindown 1 'only one of your fleets may continue', which is worse.
    .topic = What Pindown 1 does
    .answer = Pindown n lets n fleets more pass for each opponent present.

galaxy-ruling-R24 = Which way a group takes when several lead to its goal is not said, though Pindown makes it matter.
    .topic = The route past enemies
    .answer = The one that brings most fleets through, and among those the shortest.

galaxy-ruling-R25 = 'Up to 2 in any combination' may or may not mean the same one twice.
    .topic = The same Build option twice
    .answer = It does.

galaxy-ruling-R26 = Whether a player may build fleets on a Homeworld that an opponent controls is not said.
    .topic = Fleets on an occupied Homeworld
    .answer = Yes: the texts make no condition, and nobody is put out of the game.

galaxy-ruling-R27 = A structure goes where there is no other, '(exception: Outposts?)'.
    .topic = Outposts beside other structures
    .answer = Outposts neither block nor are blocked.

galaxy-ruling-R28 = The earlier texts say from the next turn on; the newest is silent.
    .topic = When a new structure works
    .answer = At once in the newest edition.

galaxy-ruling-R29 = An attack costs at least 1 { colour-blue }, though every attack from next door crosses a border: the minimum only makes sense if no border need be crossed.
    .topic = Fighting where one already stands
    .answer = Fleets that already are in a sector with enemies may start the fight for 1 { colour-blue }.

galaxy-ruling-R30 = The newest Hypergate text speaks of the Move action only, but Attack refers to it as well.
    .topic = Attacks over the link
    .answer = The link counts as one border for an Attack too.

galaxy-ruling-R31 = Formation Advantage goes to the player with 'more counter points', which are not defined.
    .topic = Counter points
    .answer = A point for every pair of an own ship and an enemy ship that it beats.

galaxy-ruling-R32 = Whether the same boost may be bought twice, and whether points may be kept unspent, is not said.
    .topic = Spending Command Points
    .answer = Both are allowed; unspent points are lost.

galaxy-ruling-R33 = A boost die is added 'to one chosen vector pool'; a player without any arrow has none.
    .topic = A boost without an arrow
    .answer = A boost die needs at least one arrow.

galaxy-ruling-R34 = When no ship beats another (all are Beams, say) nobody ever rolls, and the texts never end the fight.
    .topic = Stand-off
    .answer = If nobody has a die, all configure anew. After three such times in a row the fight ends: everybody stays, and control is settled as always. As long as anybody has a die it goes on.

galaxy-ruling-R35 = After mutual destruction 'the Defender' with a structure keeps the sector; there may be several defenders.
    .topic = Who keeps an emptied sector
    .answer = The one who controlled it before, if a defender with a structure there; else the only such defender.

galaxy-ruling-R36 = Two passages end the game with the last slot of any card, one with the last slot of all five.
    .topic = The claim that ends the game
    .answer = Any card.

galaxy-ruling-R37 = The draft asks whether a claim can end the game.
    .topic = Claims in the draft
    .answer = It cannot.

galaxy-ruling-R38 = In the older texts 'ties are friendly', with a tie-breaker only suggested; the later ones have one, and even that can leave a tie.
    .topic = Ties
    .answer = Most { colour-blue }, { colour-red } and { colour-green } together, then most fleets on the map, then the victory is shared.

galaxy-ruling-R39 = The turn list names four actions, the section on actions five.
    .topic = Research as a core action
    .answer = It is one like the others, with the same rule about repetition.

galaxy-ruling-R40 = Effects ask that one 'controls' a structure, scoring that one owns it.
    .topic = Structures in lost sectors
    .answer = A structure works only while its owner controls its sector; it scores for its owner wherever it stands.

galaxy-ruling-R41 = Whether one may choose an action and then do nothing is not said; nor when origins are judged.
    .topic = Actions without effect
    .answer = An action needs at least one possible effect, and one must be done. Origins of a Move or an Attack are those controlled when the action starts; the second of two options sees the result of the first.

galaxy-ruling-R42 = The cards' conditions are short: 'won a battle', 'explored 2 Systems', 'jumped to attack'.
    .topic = How objectives are read
    .answer = Read literally, as the section on objectives says.

galaxy-ruling-R43 = The draft resolves hits in turn order, the later texts the attacker's first and then the others' in turn order; that order changes every round.
    .topic = Order of resolution
    .answer = The current round's turn order; the attacker comes first in the later editions, not in the draft.

galaxy-ruling-R44 = May a player leave drawn sectors unplaced that fit and can be paid? The middle editions only allow it for want of { colour-green }; the newest says 'one or more'.
    .topic = Declining to place
    .answer = All must be placed in the first three editions, at least one in the newest.

galaxy-ruling-R45 = When several groups pass one sector in the same action, does each enemy fleet stop one fleet in all or one of every group?
    .topic = Pindown and several groups
    .answer = One of every group.

galaxy-ruling-R46 = One looks at the technologies drawn and discards all but one; whether others see these is not said.
    .topic = Discarded technologies
    .answer = Discarded technologies lie open to all.

galaxy-ruling-R47 = A reshaped ship goes to another type 'following RPS arrows'; forwards only, or backwards too?
    .topic = The way of a reshape
    .answer = Forwards: to a type that it beats.

galaxy-ruling-R48 = Sectors go back 'in any order'; whether the others may know that order is not said.
    .topic = Sectors back on top
    .answer = They were drawn openly and return openly.

galaxy-ruling-R49 = An Outpost gives fleets 'in its sector'; the Homeworld is a controlled sector and already builds fleets.
    .topic = An Outpost on the Homeworld
    .answer = Where Outposts allow a fleet more, the Homeworld may build one more; where they make fleets cheaper, fleets on the Homeworld are cheaper.

galaxy-ruling-R50 = Defence boosts force hits to be rolled again; one after the other, or together, is not said.
    .topic = Several forced re-rolls
    .answer = Together, and at most as many as there are hits; a die is not forced twice.

galaxy-ruling-R51 = A sector kept by a structure after mutual destruction has no fleets, but control is a matter of fleets.
    .topic = How long a structure keeps a sector
    .answer = It stays controlled until somebody brings fleets, or its keeper's last structure there is destroyed.

galaxy-ruling-R52 = The Navigators score for explored sectors; Homeworlds are sector cards, but nobody explored them.
    .topic = Explored sectors
    .answer = Homeworlds do not count.

galaxy-ruling-R53 = One 'must be able to pay for at least one card' to explore, but sees the cards only afterwards.
    .topic = Exploring without { colour-green }
    .answer = Where sectors are paid, Explore needs at least 1 { colour-green }, for every sector costs at least 1.

galaxy-ruling-R54 = A technology works 'now'; whether it rewards its own research is not said, nor what a lasting Master gains.
    .topic = When technologies take effect
    .answer = Gains for research are not paid for the card just kept; gains for becoming Master only when the token changes hands.

galaxy-ruling-R55 = What 'the action you took last turn' is for a player who passed is not said.
    .topic = After a pass
    .answer = None: any action may follow a pass.

galaxy-ruling-R56 = The action says 'up to two spaces away', the structure tables 'Explore range +2'.
    .topic = How far a Hypergate explores
    .answer = Up to two spaces away, through an explored sector.

galaxy-ruling-R57 = 'This turn' objectives are lost 'if you proceed without claiming'; there are several moments to claim.
    .topic = When a chance to claim is lost
    .answer = They are lost when the next moment to claim is left unused.

galaxy-ruling-R58 = The advantage is found once, after the first configuration; a stand-off leads to a new one.
    .topic = Formation advantage after a stand-off
    .answer = It is found anew whenever configurations are revealed. A fight that began with three or more players has none, even when two are left.

galaxy-ruling-R59 = Some gain resources by taking an action; whether these count when it is judged possible is open.
    .topic = Gains that come with an action
    .answer = They do: an action is possible if it is with what it brings.

galaxy-ruling-R60 = The texts end the game with the last sector and with a full objective: the one takes a hundred rounds, the other may take four. No text says how long a game should last.
    .topic = How long a game lasts
    .answer = Nothing else ends it; so many slots claimed in all, or a last round, can be chosen.

galaxy-ruling-R61 = Attack says 'Choose up to 2 of the following options', Build 'up to 2 in any combination'. May both be attacks on fleets, or both shots of the Starlance?
    .topic = The same Attack option twice
    .answer = They may.

galaxy-ruling-R62 = Up to 2 fleets are placed 'in your Homeworld sector, or in an Outpost sector': all in one sector, or some here and some there?
    .topic = Fleets at several places
    .answer = They may be split.

galaxy-ruling-R63 = The older texts say that ties 'generally' change nothing and ask to confirm it; the newer ones let the previous controller keep the sector 'if involved in the tie'.
    .topic = Ties for control
    .answer = As the newer ones say, in every edition: who controlled it before keeps it if part of the tie; otherwise nobody controls it.

galaxy-ruling-R64 = The later texts ask for valid targets, that is, for an arrow from an own ship; the draft only lets players mark 'which opponent ship types to target'.
    .topic = What hits can be allocated to
    .answer = Hits follow the own arrows in the draft too.

galaxy-ruling-R65 = The Architects score for each megastructure 'built' in the draft, for each 'on the grid at game end' in the next text. Does one count that was destroyed?
    .topic = Megastructures that were destroyed
    .answer = No: those count that stand at the end. Where those built count, each counts once, however often it was rebuilt.

galaxy-ruling-R66 = R43 says in which order the others follow the attacker. Does it begin with the first in it, or, as 'proceed in normal turn order' may mean, go on from the attacker's own place?
    .topic = Who resolves hits after the attacker
    .answer = With the first in it; the attacker is only taken out of it.

galaxy-ruling-R67 = Configurations, Command Points and targets are secret; of reshapes it is only said that players 'now' do them.
    .topic = Reshapes in the open
    .answer = Openly, one after the other, in the order in which hits are resolved.

galaxy-ruling-R68 = The draft asks whether structures 'absorb 1 hit'; the next text suggests that they do not, the third defines no combat bonus.
    .topic = Structures in a fight
    .answer = They absorb none.

galaxy-ruling-R69 = Both first sectors are paid as one total; 'if a player cannot afford the initial cost', is that the total, or the cost of each? The later texts let such a player place one.
    .topic = The cost of the first sectors
    .answer = The cost of each: who cannot pay the total but one of them places that one.

galaxy-ruling-R70 = Control belongs to the player with most fleets; yet probes start from controlled sectors 'containing at least one fleet', as if there were controlled sectors without.
    .topic = A sector without fleets
    .answer = It is nobody's, unless a structure keeps it after mutual destruction.

galaxy-ruling-R71 = One passage ends the game immediately, another checks for the end after all players have acted.
    .topic = When the end is checked
    .answer = The game ends at once.

galaxy-ruling-R72 = In the newest text the lowest number acts first, 'highest # next'; in the others the next lowest does.
    .topic = Lowest first, highest next
    .answer = Ascending. It makes no difference: first the cards are dealt blindly, and later the Master, who knows every number, hands out places.

galaxy-ruling-R73 = A player chooses the rotation of a sector card when placing it. A Homeworld is a sector card too; whether it has corner colours and may be turned is not said.
    .topic = The Homeworld's corners
    .answer = It has the usual corners and is not turned.

galaxy-ruling-R74 = Sector cards bear keywords; no text says which one a Homeworld bears, if any.
    .topic = The Homeworld's keyword
    .answer = None.

galaxy-ruling-R75 = It is activated 'after resolving the Main Action'; whether it may be after a pass is not said.
    .topic = A module or protocol after a pass
    .answer = It may, with any action.

galaxy-ruling-R76 = A probe from a Hypergate may place 'its' card up to two spaces away; cards are drawn for the action, not for a probe.
    .topic = What a Hypergate's probe places
    .answer = Every card of the action.

galaxy-ruling-R77 = The roster has a track for each ship type with values 'e.g. 0-5', for ships and later for hits; whether more than 5 can be set is not said.
    .topic = The tracks of the roster
    .answer = Any number can be set.

galaxy-ruling-R78 = 'Structure income is handled separately, see Section 12', but that section names no income.
    .topic = Income of structures
    .answer = Structures bring no income in the newest edition.

galaxy-ruling-R79 = 'Each player' draws and places first sectors; in which order is not said, and order cards come later.
    .topic = Who places first sectors first
    .answer = One player after the other, in seat order.

galaxy-ruling-R80 = Players 'may openly discuss and bribe'; how many offers a player may make is not said.
    .topic = How often one may offer
    .answer = One before the refresh and one after the proposal.

galaxy-ruling-R81 = One passage ends the game when drawing has emptied the deck and the final cards have been placed; another when the last card is placed and paid. They differ if a drawn card is not placed.
    .topic = A deck emptied by drawing
    .answer = All sectors must be placed.

# The page of rulings.

galaxy-rulings =
    # Rulings and options

    The designer wrote four rulebooks. They leave questions open, and contradict each other and sometimes
    themselves. Here is every such question, and how it is ruled. Most rulings are values of an option, so that
    another answer can be played too: `edition=draft bribes=none`. Without a word about the edition, the newest
    one is played, *protocols*.

    Passages are cited by the number of the rulebook: { $drafts }. “§7 phase 2.6” is the sixth step of the second phase.
