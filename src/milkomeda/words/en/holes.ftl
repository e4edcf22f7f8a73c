## The hunt for holes in the rules.

command-holes = hunt what an author fears: games that never end, cards that nobody can use, options that do nothing, a strategy that always wins
argument-holes-bots = who is asked, by name; the first of them is whom a strategy must beat ({ $bots }). If nothing is said: the usual bot, all of its characters, and random
argument-holes-players = at a table: as many as can if nothing is said
argument-holes-games = how many are played by those who are asked
argument-holes-keep = a folder for the logs, and for all that is needed to go on
argument-learn = games that an exploiter learns from to beat the first of them; 0 for none
learn-at-most = --learn is from 0 to { $most } games
hunts-games = Plays
hunts-options = Tries other rules
hunts-lessons = Learns to exploit
hunts-rivals = Tries strategies
hunts-proofs = Shortens the logs
hunts-champion = Tries the best again
hunt-title = Holes in the rules of { $game }
hunt-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } by these rules: { $options }. Asked were { $bots }, each at tables of its own and all together; every other game began at some moment of a game at random.
hunt-trust = What was found is there: every log can be replayed. What was not found was only not found by these bots in so many games. A card that they never use may be one that people love; ask stronger bots, and more games.
hunt-replay = The log that shows it
hunt-thing =
    { $name } (never in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: below { $most })
hunt-step =
    { $name } (in { $games ->
        [one] { $games } game
       *[other] { $games } games
    })

## What was found.

hunt-dead-end = { $times } of { $games } games ({ $share }) came to a question to which there is no answer.
hunt-endless = { $times } of { $games } games ({ $share }) had not ended after { $answers } answers, and from this position on nobody who was asked ends it. The log goes on from there for a round.
hunt-dawdling = { $times } of { $games } games ({ $share }) had not ended after { $answers } answers: { $bots } go on for ever, although others would end the game from there. The log is the last round.
hunt-exploit = { $bots } wins { $interval } of { $games } games against { $others }; { $even } would be even. The log is the shortest game that it won.
hunt-stuck = In { $times } of { $games } games ({ $share }) somebody had no choice of actions for more than { $rounds } rounds.
hunt-unmet =
    { $count ->
        [one] One { $kind } was there to be had, and nobody ever had it:
       *[other] { $count } of a kind ({ $kind }) were there to be had, and nobody ever had one of them:
    }
hunt-idle =
    { $count ->
        [one] One { $kind } was had, and never did anything:
       *[other] { $count } of a kind ({ $kind }) were had, and never did anything:
    }
hunt-unseen =
    { $count ->
        [one] One { $kind } never came up:
       *[other] { $count } of a kind ({ $kind }) never came up:
    }
hunt-shunned =
    { $count ->
        [one] One { $kind } was there, and nobody who wants to win ever had it, only players who take anything:
       *[other] { $count } of a kind ({ $kind }) were there, and nobody who wants to win ever had one, only players who take anything:
    }
hunt-inert = No other value of these options changed anything: neither what could be answered nor what came of it ({ $count }). The log is the same game by another value of the first.

## What was not.

clear-dead-end = No question without an answer in { $games } games: below { $most }.
clear-endless = All of { $games } games ended: those that do not are below { $most }.
clear-stuck = Nobody was ever long without a choice of actions, in { $games } games: below { $most }.
clear-unmet = Whatever was there to be had in { $least } games or more, somebody had.
clear-idle = Whatever was had in { $least } games or more did something.
clear-unseen = Nothing is known that never came up in { $games } games.
clear-shunned = Nothing that was there in { $least } games or more is left to players who take anything.
clear-inert = Every option changes something, in { $scripts } games that were played again by other rules.
clear-exploit = No strategy wins nearly always: the best of those that were tried, { $bots }, wins { $interval } against { $others }; { $even } would be even.
