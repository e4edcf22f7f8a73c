## Commands.

what-milkomeda-is = Milkomeda, a strategy board game in a newly merged galaxy; and Starflick.
examples-are = examples:
example-is = example: { $command }
example-nothing = the table in your browser: you against bots, or with friends
example-play = you against a bot
example-seats = you against three
example-hotseat = three people at this keyboard
example-starflick = flick starships
example-load = go on with a saved game
example-watch = bots play, you watch
example-replay = leaf through a saved game
example-rules = the rulebook
example-rulings = every ruling and option
command-play = play in this terminal
command-table = open the table in the browser
command-admin = look after the tables that a server keeps
command-record = record a game with cardboard, as you play it
command-watch = let bots play
command-replay = leaf through a saved game
command-rules = the rulebook
command-rulings = every ruling and option
command-cards = the cards
command-edition = editions of your own: make a file, check it, compare and show editions
command-check = hunt for bugs in a game
command-learn = learn a game by playing against oneself
command-ladder = measure how strong bots are
command-combat = the odds of a fight
command-playtest = play many games, and measure what they are like

## What they take.

argument-language = the language: { $codes } (or MILKOMEDA_LANGUAGE)
argument-version = tell the version
argument-game = the game: { $games }
argument-edition = an edition or a file of one; the newest if none is named ({ $editions })
argument-edition-deed = new, check, diff, show or flatten
argument-edition-names = what the new one is called; a file or an edition; two of them for diff
argument-edition-base = what a new one begins with: an edition
argument-options = rules to change, like "bribes=none fleets=20"
argument-players = 2, 3 or 4
argument-seed = the same luck again
argument-snapshot = of a log: only its last position
argument-as-far-as-it-goes = of a log: what these rules can replay
argument-play-seats = me or a bot for each seat ({ $bots })
argument-hotseat = people in all seats, at one keyboard
argument-load = go on with a saved game
argument-position = begin from a position
argument-open = and open it in the browser of this machine, if it has a screen
argument-host = the address to listen on
argument-port = the port (8470, or the next one that is free)
argument-table-database = sqlite:///FILE or postgresql://… (or DATABASE_URL)
argument-table-pace = that bots take at least
argument-think = that bots take at most
argument-limits = the usual limits
argument-hosts = by which the table may be asked for (any)
argument-url = by which people reach the table, for links in messages
argument-private-hooks = post messages to addresses of this network too
argument-workers = processes in which bots think
argument-idle = until an empty table leaves the memory
argument-lab = so many processes of the lab, which plays for whoever changes the rules; 0 for no lab
argument-lab-games = so many games at most that a run of the lab may ask for, by each set of rules
argument-lab-cluster = let the Dask cluster whose scheduler is there play for the lab
argument-deed = list, show, log, export, close, reopen, delete, mute, unmute, ban, unban, forget, purge or ratings
argument-target = a table, a person or an address
argument-days = how long a mute or a ban lasts (0: for good)
argument-admin-database = that of the server (or DATABASE_URL)
argument-bots = who plays ({ $bots })
argument-watch-pace = for each turn (0: run through)
argument-watch-games = more than one: only how they end
argument-rounds = a game ends unfinished after so many rounds
argument-file = a saved game
argument-record-file = where it is kept; a game that is there goes on
argument-record-players = who plays, in the order of the seats
argument-at = begin after N answers
argument-diff = how two editions differ
argument-kind = sectors, directives, objectives, protocols or technologies
argument-check-seats = players (0: each number in turn)
argument-check-games = how many are played
argument-learn-file = where the weights go; FILE.part beside it holds what is needed to go on
argument-minutes = how long it learns
argument-from = weights to begin with
argument-learn-edition = all of them if none is named ({ $editions })
argument-learn-seed = the same beginning again
argument-against = who it is measured against at the end ({ $bots }, or files of weights)
argument-learn-games = that measure it, against each of them
argument-ladder-file = the page that the result goes into; else it is only shown
argument-ladder-bots = who plays ({ $bots }, or files of weights for reflex)
argument-characters = watch how the characters of a level play, instead of rating bots
argument-chances = see how true the winning chances are in games of a level, instead of rating bots
argument-ladder-players = at a table: as many as can if nothing is said
argument-ladder-games = that each pair of them has to meet in
argument-fleets = of the attacker, then of each defender
argument-technologies = of the attacker: names, with commas
argument-defender-technologies = of the first defender
argument-picture = draw the odds of all fights of up to six ships a side into this file (SVG)
argument-json = for programs
argument-fights = where odds cannot be exact: how many are fought
argument-processes = that play at the same time
argument-folder = where all of it is kept, to go on or to look further; else nothing is
argument-playtest-bots = who plays: a name for each seat, or one for all ({ $bots }, or files of weights for reflex)
argument-playtest-players = at a table: as many as can if nothing is said
argument-playtest-games = how many are played
argument-cluster = the address of a Dask scheduler whose workers play
argument-confirm = another bot plays a tenth as many games, and it is said where it comes to another verdict
argument-facts = what happens is told of every so manieth block, 0 for none; of about 1000 games if nothing is said
argument-report = the page that says what came of it

## What stands for what is typed.

typed-command = command
typed-code = CODE
typed-number = N
typed-seconds = SECONDS
typed-days = DAYS
typed-times = TIMES
typed-url = URL
typed-address = ADDRESS
typed-names = NAME,NAME
typed-who = WHO,WHO
typed-bot = BOT
typed-bots = BOT,BOT
typed-folder = FOLDER
typed-edition = EDITION
typed-two-editions = E F
typed-options = OPTIONS
typed-deed = deed
typed-target = target
typed-kind = kind

## What is wrong with it.

usage-is = usage:
positional-arguments = positional arguments
optional-arguments = options
shows-this-help = show this help message and exit
program-error = { $prog }: error: { $message }
argument-error = argument { $argument-name }: { $message }
arguments-unknown = unrecognized arguments: { $what }
arguments-missing = the following arguments are required: { $what }
argument-excluded-by = not allowed with argument { $what }
argument-takes-nothing = ignored explicit argument { $what }
argument-expects-one = expected one argument
argument-expects = expected { $what } arguments
argument-ambiguous = ambiguous option: { $option } could match { $matches }
argument-of-another-type = invalid { $type } value: { $value }
argument-none-of = invalid choice: { $value } (choose from { $choices })
no-such-language = there is no language '{ $code }': the languages are { $codes }
seed-at-most = --seed is at most { $most }
not-for-so-many = { $name } is for { $some } or { $most } players, not { $players }
no-such-character =
    { $count ->
        [0] there is no '{ $text }': { $bot } has no character
       *[other] there is no '{ $text }': { $bot } can be { $names }
    }
no-such-player = there is no player '{ $text }': the players are { $names }
other-number-of-seats =
    { $seats ->
        [one] { $seats } seat is named, but --players says { $players }
       *[other] { $seats } seats are named, but --players says { $players }
    }
loaded-game-keeps-its-rules = a loaded game keeps its rules: leave out --edition and --options
load-how = Load the (s)napshot, replay as (f)ar as it goes, or (q)uit?
pace-games-rounds = --pace is from 0 to { $most }, --games and --rounds are at least 1
holds-no-answer = { $file } holds no answer yet: milkomeda play --load { $file }
game-has-so-many-answers =
    { $answers ->
        [one] --at { $at }: this game has { $answers } answer
       *[other] --at { $at }: this game has { $answers } answers
    }
games-at-least-one = --games is at least 1
minutes-processes-games = --minutes is more than 0 and at most { $longest }, --processes from 1 to { $most }, --games at least 1
processes-games = --processes is from 1 to { $most }, --games at least 1
extras-are-lacking = this needs packages that are not installed: uvx 'milkomeda[lab,print]' brings them, so does pip install 'milkomeda[lab,print]', and an image built with EXTRAS=lab,print has them

## Learning.

learning-begins = Plays the first games
learning-goes-on =
    { $games ->
        [one] Goes on after { $games } game and { $minutes } min
       *[other] Goes on after { $games } games and { $minutes } min
    }
learning-so-far =
    { $games ->
        [one] { $games } game, of the last ones { $ended } ended
       *[other] { $games } games, of the last ones { $ended } ended
    }
minutes-left = { $minutes } min left
learning-stopped = Stopped. { $file } holds all that was learned; go on with: { $command }
learning-is-over =
    { $games ->
        [one] Learned from { $games } game: { $file }
       *[other] Learned from { $games } games: { $file }
    }
wins-against = Wins against { $others } ({ $options })
so-many-unfinished =
    { $games ->
        [0] all games ended
        [one] { $games } game did not end
       *[other] { $games } games did not end
    }
no-learning-to-go-on-with = { $file }: nothing there to go on learning with
another-learning = { $file }: another game or other rules are learned there
weights-of-something-else = { $file }: these weights belong to another game
no-bot-in-there = there is no bot { $text } in { $module }: { $problem }
that-is-no-bot = { $text } in { $module } is no bot: a bot is a subclass of milkomeda.bots.bot.Bot
ladder-is-played = Plays
characters-are-watched = Watches
chances-are-told = Tells chances
ladder-is-written =
    { $games ->
        [one] { $games } game: { $file }
       *[other] { $games } games: { $file }
    }
ladder-needs-more-bots = --bots names each bot once, and at least { $seats } of them; of just { $seats } some may be the same, but not all
so-many-players = { $players } players
all-is-well =
    { $games ->
        [one] { $games } game of { $game }: all is well.
       *[other] { $games } games of { $game }: all is well.
    }
violations-found =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }: { $violations ->
        [one] { $violations } violation
       *[other] { $violations } violations
    } found.
