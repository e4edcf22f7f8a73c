## Files.

no-such-home = { $file }: there is no such home folder
file-is-unusable = { $file }: { $errno }
file-is-no-text = { $file }: this is no text in UTF-8
file-is-too-large = { $file }: this is too large for a game
file-exists = { $file } exists already: 'save! { $file }' replaces it
no-name-for-a-file = { $file }: this is no name for a file
errno-EACCES = Permission denied
errno-EBUSY = Device or resource busy
errno-EDQUOT = Disk quota exceeded
errno-EEXIST = File exists
errno-EFBIG = File too large
errno-EINVAL = Invalid argument
errno-EIO = Input/output error
errno-EISDIR = Is a directory
errno-ELOOP = Too many levels of symbolic links
errno-EMFILE = Too many open files
errno-ENAMETOOLONG = File name too long
errno-ENOENT = No such file or directory
errno-ENOSPC = No space left on device
errno-ENOTDIR = Not a directory
errno-EPERM = Operation not permitted
errno-EROFS = Read-only file system
wrong-in-file = { $file }, { $problem }
other-rules = { $file }, line 2: played by rules version { $rules }, these are version { $now }; --snapshot loads its last position, --as-far-as-it-goes replays what still fits
from-its-snapshot = from its snapshot
stopped-at = stopped at { $problem }
load-which-file = load which file? For example: load evening.log
save-under-which-name = save under which name? For example: save evening.log
saved-nowhere = the game could not be saved anywhere
saved-as = Saved: { $file }
loaded-from = Loaded: { $file }
go-on-with = Go on with: { $command }
another-game = { $file } is a game of { $game }, this table plays { $other-game }
another-number-of-players = { $file } is a game of { $players }, this table has { $number } seats

## At the table.

look-at-what = look at what? { $parts }
part-map = map
part-board = board
part-players = players
part-directives = directives
part-objectives = objectives
part-technologies = technologies
part-planets = planets
part-ships = ships
part-legend = legend
when-read = Press Enter when you have read this.
when-alone = Press Enter when you are alone with the screen.
pass-the-keyboard = Pass the keyboard to { $seat }.
lines-left =
    { $lines ->
        [one] 1 more line: type 'more'
       *[other] { $lines } more lines: type 'more'
    }
bot-would-answer = A bot would answer: { $text }
bot-would-answer-number = A bot would answer: { $text } (number { $number })
name-for-the-game = Save under which name? (Enter: a new one is found)
name-for-the-log = Save the log under which name? (Enter: not at all)

## What can be typed beside answers.

how-to-answer = A number or the notation answers. Also:
typed-word = WORD
typed-part = PART
typed-file = FILE
explains-the-question = explains what is asked now
explains-a-word = explains a thing, a place …
draws-the-table = draws the table again
draws-a-part = only a part of it: { $parts }
shows-more = shows more of the choices
asks-a-bot = asks a bot
lets-a-bot-play = lets a bot finish this turn
takes-back = takes the last answer back
tells-again = tells what happened
saves-the-game = saves; save! replaces a file
loads-a-game = goes on with a saved game
shows-the-rules = the rulebook
saves-and-leaves = saves and leaves

## The choices.

type-a-number = Type a number from { $low } to { $high } ({ $text } … { $other-text }).
not-possible = Not possible: { $why }.
too-many-to-number = There are too many choices to number: { $ask }
not-on-the-list = { $number } is not on the list: { $low } to { $high }.
none-of-the-choices = '{ $text }' is none of the choices. Type ? for an explanation.
could-be = '{ $text }' could be: { $texts }.
game-with-one-edition = { $name } has one edition
game-without-cards = { $name } has no cards

## Milkomeda's table.

homeworld = Homeworld
home = Home
at-cell = at { $cell }
round-number = Round { $number }
set-up = Set-up
sectors-in-the-deck =
    { $sectors ->
        [one] { $sectors } sector in the deck
       *[other] { $sectors } sectors in the deck
    }
sector-on-top = on top { $sector }
game-ends-with = The game ends with { $ways } more.
ways-comma = { $before } or { $after }
missing-sectors =
    { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
missing-cards =
    { $n ->
        [one] { $n } full objective
       *[other] { $n } full objectives
    }
missing-slots =
    { $n ->
        [one] { $n } claimed slot
       *[other] { $n } claimed slots
    }
missing-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
that-is-you = you
so-many-points = { $points } VP
victory-points = VP
is-master = Master
could-end-the-game = could end the game
ends-it-by = by { $card }
ends-it-or-by = or { $card }
by-exploring = exploring
so-many-fleets =
    { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }
in-supply = supply
last-action = last
technologies-of = Technologies of { $seat }
directives-on-display = Directives
no-directive = no directive
unlocks-nothing = unlocks nothing
unlocks-for = unlocks { $action } for { $price }
open-objectives = Objectives
objectives-and-ends = Objectives (! ends the game)

## Its battle mat.

fight-at = Fight at { $cell } { $sector }
fight-round = round { $number }
formed-up-anew = formed up anew { $times } of { $most } times
so-many-hit = { $ships } hit
attacks-with = attacks with { $fleets }
defends-with = defends with { $fleets }
is-favoured = favoured
so-many-shielded = { $ships } shielded
is-forming-up = forming up
so-many-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
so-many-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }

## The end, watching and replaying.

final-score = Final score
score-in-round = Unfinished: the score in round { $number }
points-from = VP from
played-by = player
in-all = in all
column-game = game
column-rounds = rounds
column-winner = winner
column-wins = wins
is-unfinished = unfinished
answer-of = { $at } of { $answers }
game-begins = The game begins.
nothing-to-replay = There is nothing to replay: no answer was given yet.
replay-keys = n next · p previous · a number goes there · end · q quits

# A game with cardboard.

lists-what-was-entered = what was entered last, with its numbers
goes-back-before-that = something is wrong there: go back to just before it
goes-on-as-entered = after that: go on as it was entered, as far as it fits
forgets-what-followed = forget what was entered further on
restores-the-course = bring back the course from before the last return
puts-the-position-right = change a line of the position by hand, as in 'right teal: helix, storage 4 4 4 4'
all-as-it-was = Enter if all is as it was; back N, undo or right if something is wrong>
back-undo-or-nothing = type 'back' with a number, 'undo', 'right' with a line, or nothing
type-its-name = Type the beginning of its name.
type-what-fell = Type what the dice show, as in 5 2 6.
entered-further-on =
    { $later ->
        [one] One answer was entered further on
       *[other] { $later } answers were entered further on
    }; { $fits } fit from here ('on' enters them again, 'forget' forgets them).
right-which-line = which line? As in 'right A1: 3 teal'
record-whom = two to four players, with commas: --players Ada,Bob
typed-line = LINE
