## The table server: what it refuses.

went-wrong = something went wrong here; it has been noted
too-much = that is too much at once: wait a moment
too-fast = that is too fast: wait a moment
nothing-can-be-kept = the server cannot keep anything right now: try again
makes-no-sense = this makes no sense: { $text }
too-long = that is too long
no-text = that is no text
nested-too-deeply = that is nested too deeply
no-such-thing = there is no such thing
no-such-file = there is no such file
page-not-built = the page has not been built yet: make page
not-the-address = this is not the address of this table
from-another-page = this request comes from another page
for-the-operator = this is for the operator
not-let-in = the operator of this server does not let you in
not-let-speak = the operator of this server does not let you speak

## Who somebody is.

nickname-first = choose a nickname first
token-opens-nothing = that token opens nothing
token-of-another-table = that token is for another table
not-with-a-token = a program's token cannot do that
recovery-link-used-up = that recovery link is not valid (any more)
no-such-person = there is no such person (any more)
entry-empty = { $entry } must not be empty
entry-too-long = { $entry } has { $most } characters at most
entry-needs-a-letter = { $entry } needs a letter or a digit
entry-piles-up-marks = { $entry } cannot pile up marks
entry-mixes-alphabets = { $entry } cannot mix alphabets
entry-name = a name
entry-nickname = a nickname
entry-line = a message
entry-key = a key

## Tables and seats.

too-many-runs-near = from here { $open } runs go on already: wait until one is done
no-such-edition-here = there is no such edition here
no-such-table = there is no such table (any more)
table-cannot-be-opened = this table cannot be opened any more
table-too-busy = this table is too busy: try again
waiting-at-many-tables = you wait for players at { $tables } tables already: leave one first
too-many-tables-wait = too many tables wait for players already: sit down at one of them
no-such-game = there is no such game
no-fights-there = there are no fights in this game
clash-too-long = that is too long for a fight
no-game = there is no game '{ $text }': the games are { $names }
names-comma = { $before }, { $after }
for-so-many-players = { $game } is for { $counts } players
counts-comma = { $before }, { $after }
position-of-so-many-players = that position is one of { $players } players
one-seat-only = you can hold one seat only
clock-too-long = a clock is 0 to { NUMBER($seconds, useGrouping: 0) } seconds
salt-after-hash = a salt comes after the hash: ask for the hash of your next table first
salt-of-letters = a salt is made of { $most } letters, digits, - and _ at most
another-hash = your next table has another hash: ask for it again
no-character =
    { $count ->
        [0] that bot has no character
       *[other] there is no character '{ $text }': there are { $names }
    }
no-bot = there is no bot '{ $text }': there are { $names }
all-seats-taken = all seats are taken
seat-taken = that seat is taken
no-such-seat = there is no such seat
no-seat-there = you have no seat there
somebody-sits-there = somebody sits there
open-or-a-bot = a seat can be open or have a bot
programs-at-private-tables = programs sit down at private tables, or with the token of somebody's seat
only-the-host = only the host can do that
game-has-begun = the game has begun
game-not-begun = the game has not begun yet

## Playing, and afterwards.

no-turn-to-rehearse = you have no turn to come that could be planned now
no-hints-here = there are no hints at this table
only-those-who-play = you are watching: only those who play can do that
another-question = that was another question
not-to-be-waived = that is not asked, or cannot be answered for you
game-goes-on = the game is not over yet
rematch-is-there = there is a rematch already: join it
answered-otherwise = that question has been answered otherwise
over-and-done = the game is over: nothing can be taken back any more
no-game-to-leave = there is no game to leave
shown-when-over = this is shown when the game is over
so-many-answers = there are { $answers } answers
over-there = the game is over there
luck-hits = hits
luck-accuracy = accuracy

## Bots: what they are like.

bot-takes-anything = takes any choice that the rules allow
bot-goes-by-what-it-learned = takes what it has learned to like, without looking ahead
bot-plans-its-turn = plans its turn by what it has learned
bot-foresees-others = plans its turn, and how the others may answer
bot-is-hasty = like greedy, hasty and with an unsteady hand
bot-looks-ahead-with-a-fair-hand = looks a turn ahead and takes what looks best, with a fair hand
bot-has-a-good-hand = like greedy, with a good hand
bot-is-thoughtful = like greedy, thoughtful and with a very good hand
bot-wins =
    { $won ->
        [10] wins nearly every game against { $rival }
       *[other] wins about { $won } of 10 games against { $rival }
    }
rival-random = the random bot
rival-quick = the quick bot
rival-greedy = the greedy bot
rival-planner = the planning bot
rival-reflex = the reflex bot
rival-novice = the novice bot
rival-strong = the strong bot

## Bots: what they like besides winning.

character-expander = expander
    .about = takes sectors early and explores whenever there is something to find
character-raider = raider
    .about = fights early and often, and keeps its fleets at other players’ borders
character-builder = builder
    .about = builds fleets and structures before anything else
character-scholar = scholar
    .about = researches whenever it can, and saves up for it
character-diplomat = diplomat
    .about = makes deals, likes to be Master and to live in peace
character-settler = settler
    .about = settles on as many planets as it can
character-corsair = corsair
    .about = hunts ships and lays siege to planets
character-architect = architect
    .about = turns planets into colonies and cities
character-miner = miner
    .about = mines before anything else

## What operators read in their terminal.

milkomeda-is-open = Milkomeda is open: { $address }
setting-from-to = --{ $setting } is from { $least } to { $most }
setting-url = --url is the address by which people reach the table, like https://milkomeda.example
setting-smtp = MILKOMEDA_SMTP is like smtp://USER:PASSWORD@mail.example:587 and needs --url, for the links in mails
no-port = a port is 1 to 65535, not { $port }
no-free-port = no free port from { $port } on
cannot-listen = cannot listen on { $host }, port { $port }: { $text }
database-address = a database is sqlite:///FILE or postgresql://…
database-cannot-be-opened = the database cannot be opened: { $text }
no-database = there is no database { $file }
no-deed = there is no deed '{ $text }': the deeds are { $names }
deed-needs = { $deed } what? It needs { $need }
need-table = a table
need-person = a person, as milkomeda admin show TABLE names them
need-table-or-person = a table or a person
need-address-or-person = an address, or a person, as milkomeda admin show TABLE names them
no-table-called = there is no table { $text }
no-table-in-list = There is no such table.
table-in-list = { $table }  { $time }  { $game }, { $standing }: { $names }
private-table-in-list = { $table }  { $time }  { $game }, { $standing }, private: { $names }
standing-open = open
standing-playing = playing
standing-over = over
standing-closed = closed
sitting-open = open
sitting-person = person
host-of = { $person }  host of { $game }, { $options }
seat-of = { $person }  seat { $number }: { $holder }
no-deeds-yet = Nothing has been done yet.
table-is-closed = Table { $table } is closed. milkomeda admin reopen { $table } opens it again.
table-is-open-again = Table { $table } is open again.
table-is-gone = Table { $table } is gone.
no-person-nor-address = there is no person { $text }, nor is that an address
sanction-for-good =
    { $deed-word ->
        [mute] { $target } cannot chat.
       *[ban] { $target } is kept out.
    }
sanction-until =
    { $deed-word ->
        [mute] Until { $time } { $target } cannot chat.
       *[ban] Until { $time } { $target } is kept out.
    }
no-sanction = there is no { $sanction } of { $target }
sanction-is-over = The { $sanction } of { $target } is over.
person-is-forgotten = { $person } is forgotten; tables where they were: { $count }.
cleared-away = Cleared away: { $tables } tables, { $people } people, { $keys } keys.

# Ratings.

rated-from-the-start = a rated game begins at its beginning, not from a position
rated-as-it-stands = a rated game is played by an edition as it stands, or as the quick game
rated-needs-a-clock = a rated table needs a clock, so that its game comes to an end
rated-needs-history = a rated game is kept in your history, which you have switched off
rated-without-hints = a rated game is played without hints
rated-without-programs = no program plays at a rated table
table-not-rated = this table is not rated
ratings-again = Worked out again: { $games } rated games, { $others } of them with other ratings than before.

## Lessons.

no-such-lesson = there is no such lesson
lesson-over = this lesson is over
lesson-too-long =
    { $most ->
        [one] that was 1 answer: start over
       *[other] those were { $most } answers: start over
    }
lesson-astray = This leads elsewhere. Take it back with U, or start over.

## The lab.

no-lab-here = there is no lab at this table
no-such-run = there is no such run
not-your-run = that is somebody else's run
lab-is-full = the lab has too much to do: try again later
too-many-runs = you have { $open } runs under way or { $kept } in all: wait for one, stop one or delete one
only-whole-games-again = only a game that was played here from its beginning, by the rules of today, can be played again
not-put-right-again = a game whose position was put right by hand cannot be played again
run-of-so-many = a run has one or two sets of rules, and 1 to { $most } games of each

# A game with cardboard.

not-to-be-recorded = this game cannot be recorded: where flicked pieces come to rest cannot be entered as exactly as its rules need it
no-pen = this link does not let you record here
nothing-to-restore = there is no earlier course
nothing-recorded-here = no game is recorded at this table
not-where-recorded = that cannot be done where a game is recorded
so-many-at-once =
    { $most ->
        [one] only { $most } answer can be entered at once
       *[other] only { $most } answers can be entered at once
    }
