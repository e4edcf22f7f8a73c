## Games that people played, in the lab: what was read, and how well bots foretell them.

command-people = read games that people played, as they were recorded or as a table gives them, and say how well bots foretell what people choose
argument-people-logs = logs of finished games, or folders of them
argument-people-edition = only games by this edition, where there are others ({ $editions })
argument-people-options = only games by these rules
argument-people-players = only games of so many
argument-people-bots = who is asked what they would have chosen ({ $bots }, or files of weights for reflex)
argument-people-processes = in which bots are asked at the same time
argument-people-cluster = the address of a Dask scheduler whose workers ask them
argument-people-keep = a folder for all of it, as of a playtest, to go on or to look further
typed-files = FILE

bots-are-asked = Asks bots
no-evening = no finished game of people is left
evening-is-left-out = Left out: { $why }
evening-of-file = { $file }: { $why }
evening-begins-later = this is only the later part of a game, or begins from a position
evening-is-unfinished =
    { $answers ->
        [one] the game is not finished ({ $answers } answer)
       *[other] the game is not finished ({ $answers } answers)
    }
evening-of-bots = only bots played, as far as their names say
evening-is-there = the same game as { $file }
evening-of-another-game = a game of { $game }; --game asks for it
evening-of-so-many =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
evening-by-other-rules = by other rules: { $options }
evenings-differ = these games are by different rules, so say which you mean by --players, and by --edition or --options: { $kinds }
evenings-of-a-kind =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players } players by "{ $options }"
evenings-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } that people played, of { $players } players. Rules: { $options }. Every number stands with its 95 % interval; where there is a single game nothing is known of it.
evenings-trust =
    { $games ->
        [one] A single game that people played: it says what happened, and nothing of what usually happens.
       *[other] These are { $games } games that people played. A verdict whose interval reaches far is none: go by the interval.
    }
evenings-decisions =
    { $decisions ->
        [one] People decided once:
       *[other] People decided { $decisions } times:
    } { $forced ->
        [one] { $forced } time there was a single choice,
       *[other] { $forced } times there was a single choice,
    } { $endless ->
        [one] { $endless } time choices cannot be listed (as of offers and flicks). Bots are asked about the other { $free }.
       *[other] { $endless } times choices cannot be listed (as of offers and flicks). Bots are asked about the other { $free }.
    }
evenings-put-right =
    { $times ->
        [one] Once a position was put right by hand. That is nobody's decision; the game counts.
       *[other] { $times } times a position was put right by hand. That is nobody's decision; the games count.
    }
evenings-with-bots =
    { $seats ->
        [one] { $seats } seat was a bot's, by its name: what it chose is not asked about.
       *[other] { $seats } seats were bots', by their names: what they chose is not asked about.
    }
foretelling-of = How well bots foretell people: { $game }
foretelling-trust = Games are the unit of all intervals, for what is decided in one evening hangs together. Of twenty such intervals one is wrong, and here are many.
guessing = guessing
one-game-tells-nothing = 1 game: nothing can be told of how well bots foretell people, for how games differ is seen from the second one on.
foretold = { $bot } would have chosen exactly the same as people in { $same } of the decisions. Guessing is right in { $guess }.
not-foretold = { $bot } would have chosen exactly the same as people in { $same } of the decisions, more seldom than guessing, which is right in { $guess }.
foretold-unknown =
    { $games } games: it cannot be told whether { $bot } foretells people better than guessing. { $wanted ->
        [0] As it looks, no number of games that people play would do.
       *[other] About { $wanted } would do.
    }
foretold-best = { $bot } foretells them best: { $sure }.
surely-before = surely before { $bot }
perhaps-before =
    { $wanted ->
        [0] or { $bot }, which cannot be told
       *[other] or { $bot }, which about { $wanted } games would tell
    }
chances-are-better = The chances told of winning are truer than even ones, for people too.
chances-are-worse = The chances told of winning are further from the truth than even ones: for these people they are wrong.
chances-unknown =
    { $games ->
        [one] { $games } game:
       *[other] { $games } games:
    } it cannot be told whether the chances told of winning are truer than even ones. { $wanted ->
        [0] As it looks, no number of games that people play would do.
       *[other] About { $wanted } would do.
    }
foretelling-by-bot = How often exactly the same was chosen
foretelling-by-likelihood = How likely the choice was
foretelling-by-step = By kind of decision
foretelling-by-player = Who plays like whom
foretelling-by-chances = How true the chances told are
column-bot = Bot
column-games = Games
column-decisions = Decisions
column-same = The same
column-above = More than guessing
column-bits = Surprise, in bits
column-among = As unsure as among so many
column-step = Decision
column-guess = Guessing
column-player = Player
column-like = Most like
column-sure = For sure?
column-measure = Measure
column-error = Number

measure-predicted = Bots choose the same
    .about = Share of the decisions of people, with several choices that can be listed, in which the bot would have chosen exactly the same.
measure-guessed = Guessing is right
    .about = The same of whoever takes any choice: the mean of one by the number of choices.
measure-predicted-above = Better than guessing
    .about = By how much the bot's share is above that of guessing.
measure-predicted-by-step = Bots choose the same, by decision
    .about = The share of the bot for each kind of decision.
measure-guessed-by-step = Guessing is right, by decision
    .about = The share of guessing for each kind of decision.
measure-predicted-by-player = Bots choose the same, by player
    .about = The share of the bot for each player.
measure-guessed-by-player = Guessing is right, by player
    .about = The share of guessing for each player.
measure-surprise = Surprise
    .about = How unlikely what people chose was to a bot that draws by what it learned, in bits: less is better, one more is half as likely.
measure-surprise-of-guessing = Surprise of guessing
    .about = The same of whoever takes any choice.
measure-foresight = Better than even chances
    .about = By how much less the mean square of what was foretold less what came is than if all had always had the same chances.
