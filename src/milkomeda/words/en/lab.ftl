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
measure-victories-by-bot = Victories of all seats of a bot
    .about = What the seats of this bot have of all victories.
measure-rounds-spread = Games by length
    .about = Share of the games that had so many rounds.
measure-rounds-by-objective = Rounds by objective
    .about = Rounds of the games in which it lies out.
measure-downtime = Waiting for one's turn
    .about = Estimated minutes that the others take between two turns of a player.
measure-time-by-step = Where the time goes
    .about = Share of the estimated time that is spent on this kind of decision.
measure-lead-changes = Changes of the lead
    .about = How often in a game somebody else has most points when a turn begins.
measure-favourite-changes = Changes of the favourite
    .about = How often in a game somebody else has the best chances when a turn begins.
measure-drama = Drama
    .about = By how much the chances of the later winner are behind those of the favourite, the mean of all turns.
measure-comebacks = Comebacks
    .about = Share of the games whose winner had less than half of an even chance at half-time.
measure-favourite-wins = The favourite wins
    .about = Share of the games that the favourite at half-time won.
measure-leader-wins = The leader wins
    .about = Share of the games won by whoever had most points at half-time.
measure-runaways = Runaway leaders
    .about = Share of the games whose winner was the favourite at each turn of the second half.
measure-dead-time = Dead time
    .about = Share of the turns after which the winner's chances never fell below 80 % again.
measure-decided = When it is decided
    .about = Which part of the turns is over when the winner's chances are 95 % for good, the mean of all games.
measure-uncertainty = Uncertainty
    .about = How open the game is: the entropy of all chances, 1 where they are even, the mean of all turns.
measure-uncertainty-over-time = Uncertainty over time
    .about = The same in each tenth of a game.
measure-hopeless = Turns without hope
    .about = Share of the turns of players whose chances are below 5 %.
measure-kingmaking = Kingmaking
    .about = Share of the turns of players without hope after which somebody else is the favourite.
measure-set-up = What the set-up decides
    .about = By how much chances differ from even ones before the first turn.
measure-calibration = Are the chances right?
    .about = Share of victories where a chance in this tenth was foretold.
measure-brier = Error of the chances
    .about = Mean square of what was foretold less what came; 0 is best, even chances of four give 0.19.
measure-branching = Choices
    .about = How many choices a decision offers, where there are several and they can be listed.
measure-forced = Forced answers
    .about = Share of the decisions with a single choice.
measure-decisions-per-turn = Decisions a turn
    .about = Decisions with something to choose, a turn.
measure-declined = Offers declined
    .about = Share of the decisions of this kind, with something to choose, in which the answer was the one that does least.
measure-agency = Agency
    .about = By how much the chances after the best choice are above those after any, the mean of all decisions looked at.
measure-agency-by-step = Agency by decision
    .about = The same for each kind of decision.
measure-stakes = Decisions that matter
    .about = Share of the decisions where the best and the worst choice differ by 5 % of the chances or more.
measure-missed = Chances missed
    .about = By how much the chances after the best choice are above those after the one that was taken.
measure-actions = Actions
    .about = Share of each action among all that were chosen.
measure-action-worth = What an action is worth
    .about = By how much the chances of a player grow from a turn that begins with it to the next one.
measure-place-worth = What a place in the order is worth
    .about = By how much the chances of a player grow from a turn at this place in a round to the next one.
measure-shared-victories = Shared victories
    .about = Share of the games with several winners.
measure-score-of-winner = Points of the best
    .about = The best score of a game.
measure-margin = Margin
    .about = By how many points the best score is above the next.
measure-relative-margin = Margin, relative
    .about = The same as a share of the best score.
measure-score-spread = From first to last
    .about = By how many points the best score is above the last.
measure-points-by-source = Points by source
    .about = Points that a player has from it at the end.
measure-points-of-winner = Points of winners by source
    .about = Points that a winner has from it at the end.
measure-source-share = Share of all points by source
    .about = What it is of all points of all players.
measure-source-share-of-winners = Share of the winners' points by source
    .about = What it is of all points of winners.
measure-points-over-time = Points over time
    .about = Points of a player when the last turn of a round begins, in games that get so far.
measure-lucky-wins = The luckiest wins
    .about = Share of the games that whoever was luckiest with the dice won, where several rolled.
measure-fights = Fights
    .about = How many begin in a game.
measure-peaceful = Games without a fight
    .about = Share of the games in which none begins.
measure-fight-worth = What a fight is worth
    .about = By how much the chances of a player grow from a turn with a fight to the next one.
measure-fights-by-place = Fights by place
    .about = How many fights begin there in a game.
measure-visits = What happens where
    .about = How many things that players do happen there in a game.
measure-happenings = What happens
    .about = How often it happens in a game.
measure-card-use = Cards in use
    .about = Share of the players of a game who have had it.
measure-wins-by-card = Victories by card
    .about = Share of the games won by whoever had it.
measure-card-effect = What a card does
    .about = How often it changes something for whoever has it, in a game.
measure-styles = How each bot plays
    .about = Share of each action among all that a bot chose.
measure-beats = Who beats whom
    .about = Share of the games in which the one bot is placed before the other; shared places count half.
measure-luck = What luck decides
    .about = Share of the games that somebody else wins when only this falls otherwise and all other luck stays.
measure-bribes = Bribes paid
    .about = Resources that are given in a game for offers that are taken.
measure-place-price = What is paid for a place in the order
    .about = Resources of an offer for it that is taken.
measure-card-worth = What it is worth to get a card
    .about = By how much the chances of a player grow from a turn with which it comes to the next one.

## The report.

report-title = { $game } in the lab
report-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } with shared luck. Rules: { $options }. Players: { $bots }. Every number stands with its 95 % interval.
report-trust = These are games of { $bots }: people may play otherwise. A verdict that a stronger bot does not confirm is not one.
report-fast = Fast
report-epic = Epic
report-fun = Fun
report-fair = Who wins
report-full = What happens
report-cards = Cards
report-musts = Cards of winners: whoever has one wins more often than others
report-weak = Cards of losers: whoever has one wins less often than others
report-dead =
    { $cards ->
        [one] { $cards } dead card: hardly anybody ever has it
       *[other] { $cards } dead cards: hardly anybody ever has one
    }
report-replay = Replay of game { $number }
report-is-written = { $file } says what came of it
headline-minutes = A game takes about { $value } minutes ({ $least } – { $most }).
headline-downtime = One waits { $value } minutes for one's next turn ({ $least } – { $most }).
headline-completion = { $value } of the games come to an end ({ $least } – { $most }).
headline-forced = { $value } of all answers are forced ({ $least } – { $most }).
headline-dead-time = For { $value } of the turns the game is decided already ({ $least } – { $most }).
headline-lead-changes = The lead changes { $value } times in a game ({ $least } – { $most }).
headline-comebacks = { $value } of the games are won by somebody who seemed beaten at half-time ({ $least } – { $most }).
headline-peaceful = { $value } of the games pass without a fight ({ $least } – { $most }).
headline-source-share = { $value } of all points come from one source: { $what } ({ $least } – { $most }).
headline-stakes = { $value } of the decisions matter ({ $least } – { $most }).
headline-hopeless = { $value } of the turns are played without hope ({ $least } – { $most }).
headline-wins-by-seat = Of the seats { $what } is farthest from an even share: it wins { $value } ({ $least } – { $most }).
headline-wins-by-character = Of the civilizations { $what } is farthest from an even share: it wins { $value } ({ $least } – { $most }).
headline-confirmed = { $bot } confirms it: { $value } ({ $bounds }).
headline-open = { $bot } plays too few games to confirm it: { $value } ({ $bounds }).
headline-doubted = { $bot } comes to another verdict: { $value } ({ $bounds }). Trust neither before better bots have played.
ending-cut = cut: it did not end
ending-ended-by-sectors = all sectors are placed
ending-ended-by-claim = a claim that completes the objectives
ending-ended-by-objectives = enough objectives are full
ending-ended-by-last-claim = the last claim
ending-ended-by-slots = enough slots are claimed
ending-ended-by-rounds = the last round
ending-ended-by-pool = the pool is empty

## Sources of luck.

luck-all = all luck
luck-thoughts = what bots leave to chance
luck-roll = dice
luck-deal-order = the first order
luck-reveal-order = order cards
luck-objective = objectives that lie out
luck-civilization = who has which civilization
luck-show = directives and protocols
luck-draw-technology = technologies drawn
luck-first-draw = sectors at the beginning
luck-draw = sectors explored
luck-spread = how planets are spread
luck-starter = who begins
luck-dice = dice
luck-physics = where what was flicked ends up
luck-reveal = planets revealed
