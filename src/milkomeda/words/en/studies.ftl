## Studies: sets of rules and bots beside each other.

lab-measure = Measure
lab-verdict = Verdict
verdict-not-yet = wait for the first games
verdict-open =
    { $games ->
        [one] go on: about { $games } game more
       *[other] go on: about { $games } games more
    }
verdict-alike = the same in all games
verdict-equal = equal within { $margin }
verdict-better = B is better
verdict-worse = B is worse
verdict-more = B has more
verdict-less = B has less
verdict-doubted = { $measure }: { $bot } comes to another verdict. Trust neither before better bots have played.
comparison-so-far =
    { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    } All intervals hold together, with a probability of 95 %, however often one looks.
comparison-announced =
    { $games ->
        [one] About { $games } game tells differences as large as the margins from none.
       *[other] About { $games } games tell differences as large as the margins from none.
    }
study-stopped = Stopped. { $file } holds what was found; go on with: { $command }
another-study = { $file }: something else was studied there
no-such-measure = there is no measure '{ $name }': the measures are { $names }
measure-needs-a-key = measure { $name } has a value for each of several: say which, as in { $name }:1, or which together, as in { $name }:1+2
measure-has-no-keys = measure { $name } is one number: leave out what follows the colon
no-such-margin = --margin is written as 'rounds=0.5,completion=0.02', and names measures that are asked for
compared-with-itself = both sides are the same
sweep-of-so-many =
    { $points ->
        [0] none of these values makes sense
       *[other] these are { $points } points, and { $most } are the most
    }
lab-option = Option
lab-share = Share
lab-ruling = Ruling
lab-spreads = Spreads
lab-matters = Matters
explanation-of = Which options make the difference from A to B
explanation-of-all = all together
sweep-so-far =
    { $games ->
        [one] { $games } game at each point.
       *[other] { $games } games at each point.
    } The intervals of a measure hold together, with a probability of 95 %, however often one looks.
rulings-by-weight = What other answers to open rulings do ({ $options })
rulings-so-far =
    { $games ->
        [one] { $games } game of each.
       *[other] { $games } games of each.
    } Shown is the measure that an answer changes most, in spreads of a block. Of those that are said to matter, one in twenty may be chance.
picture-in-margins = Differences in margins; shaded is what counts as equal
picture-in-spreads = Differences in spreads of a block; shaded is what is small
no-way-between = no way leads from one side to the other: all that lies between them makes no sense
sweep-of-two = a sweep goes along one option or two
target-file-problem = { $file }: { $problem }
target-line-problem = { $file }, line { $line }: { $problem }
no-target-file = { $file }: there is no such file
nothing-is-wanted = nothing is wanted: write a [targets]
target-unknown = there is no '{ $text }' here, the nearest is '{ $near }'
target-needs-a-key = measure { $name } has a value for each of several: say which, as in { $name }:1, or { $name }:* for each
target-is-none = '{ $text }' is nothing that can be wanted: write '>= 3', '<= 0.6', '8..14', '10' or 'mean ± 0.08'
target-of-another-kind = { $name } is something else here
target-of-so-many = players are { $counts }
tuning-searches = Searches: { $rules } sets of rules, { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    } in the best
tuning-decides = Decides between the best
tuning-takes-back = Takes back what does not pay, of { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    }
tuning-tests = Tests by fresh luck
tuning-title = What was found, from { $options }
tuning-so-far = { $games } games of { $rules } sets of rules.
tuning-distance = Distance from what is wanted, by fresh luck: { $before } before, { $after } after; with prices and limits { $gap }.
tuning-intervals =
    { $games ->
        [one] Before and after: { $games } game
       *[other] Before and after: { $games } games
    } each, by the same luck that nothing was chosen by. Where a target is about several, the one that is farthest from it is shown, and their intervals hold together.
tuning-key-unseen = { $name }: nothing of that name ever occurred; there was { $seen }
tuning-reached = What is reached
tuning-target = Target
tuning-wanted = Wanted
tuning-before = Before
tuning-after = After
tuning-limit = (limit)
tuning-met-yes = holds
tuning-met-no = does not hold
tuning-met-open = not sure
tuning-met-unknown = unknown
tuning-changed = Changes
tuning-change = From → to
tuning-price = Price
tuning-worth = What it brings beyond its price
tuning-importance = Which options matter, by all that was tried
tuning-fewest = How near so many changes come
tuning-changes = changes
tuning-away = distance
tuning-tried = What was tried
tuning-number = proposal
tuning-cost = distance and price
tuning-games = games
tuning-about = Found by milkomeda tune for { $targets } targets, in { $games } games.
tuning-play = To play it: { $command }

## The commands.

command-compare = two sets of rules, or two bots, beside each other until it is clear what differs
argument-one = what is compared: an edition, options like "end_cards=3", or a bot
argument-other = with what
argument-compare-bots = who plays: a name for each seat, or one for all ({ $bots }, or files of weights for reflex)
argument-compare-players = at a table: as many as can if nothing is said
argument-compare-games = at most; it ends as soon as there is a verdict on all measures
argument-compare-options = rules that both sides have
argument-measures = what is measured
argument-margin = what counts as equal, like "rounds=0.5,completion=0.02"; else 3 points of a share, a fifth of the spread of anything else
argument-keep = where what was found is kept, to go on
typed-side = SIDE
typed-measures = MEASURE,MEASURE
typed-margins = MEASURE=NUMBER
command-explain = which of the options that differ between two sets of rules make the difference
command-sweep = measures along the values of an option, or of two
argument-spans = options with their values, like "end_cards=1..4", "deck=20,28,36" or "bribes"
argument-measure = play every open ruling the other way, and rank them by what that does
argument-rulings-games = with --measure: of each other answer
argument-sweep-games = at each point
argument-explain-games = at most, of all steps from one side to the other
typed-spans = OPTION=VALUES
command-tune = changes rules, as little as can be, until games are as a file wants them
argument-tune-target = what is wanted, and what may be changed (see docs/lab.md)
argument-tune-file = where the edition that was found goes
argument-tune-games = to search by; about as many more decide
argument-fresh = by which what was found is tested in the end, and what there was
