## The lab: many games, and what they show.

cluster-needs-packages = a cluster needs more packages: pip install "milkomeda[cluster]"
no-cluster-there = { $address }: no Dask scheduler answers there
another-run-is-there = { $folder }: another run is there
no-run-there = { $folder }: there is no run
playtest-is-played = Plays
playtest-stopped = Stopped. { $folder } holds all that was played; go on with: { $command }
playtest-is-kept = All of it is in { $folder }

## Measures: what each is called, and what it is.

measure-rounds = Rounds
    .about = Rounds of a game, the mean of all games.
measure-turns = Turns
    .about = Turns of a game, all players' together.
measure-decisions = Decisions
    .about = Answers that players gave in a game, forced ones too.
measure-minutes = Minutes
    .about = Estimated time at a human pace: a second for a forced answer, else five and four more for each doubling of the choices.
measure-completion = Games that end
    .about = Share of the games that came to their end; the others were cut.
measure-endings = What ends the game
    .about = Share of the games that ended for this reason.
measure-wins-by-seat = Victories by seat
    .about = Share of the games that a seat won.
measure-wins-by-place = Victories by place in the first order
    .about = Share of the games won by whoever had this place in the order of the first turns.
measure-wins-by-character = Victories by civilization
    .about = Share of the games won by whoever played it.
measure-wins-by-opening = Victories by opening
    .about = Share of the games won by whoever began with these actions.
measure-wins-by-bot = Victories by bot
    .about = Share of the games that a seat of this bot won.
