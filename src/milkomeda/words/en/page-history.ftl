## My finished games, what they amount to, and ratings.

page-history-all = All my games
page-history-view = Show
page-history-view-games = Games
page-history-view-statistics = Statistics
page-history-none = No finished games yet
page-history-none-about = When you have played a game to its end, it is listed here.
page-history-none-such = No game is like that.
page-history-off-about = You have switched your history off: nothing is kept.
page-history-which = Which games
page-history-which-all = All games
page-history-with = With whom
page-history-with-all = Anybody
page-history-newer = Newer
page-history-older = Older
page-history-pages = Pages
page-history-some = { $from } to { $to } of { $total }
page-history-place =
    { $place ->
        [1] Won
       *[other] Place { $place } of { $of }
    }
page-history-place-shared = Won together
page-history-length =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } · { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-history-somebody = Somebody
page-history-open = Look at it again
page-history-gone = Its table is gone.

page-history-rated = Rated
page-history-rated-about = Rated: it counts for the rating of everybody who sits down. Nobody can change that.
page-history-rated-create = Rated: it counts for everybody’s rating, also for who leaves. It needs a clock and an edition as it stands.
page-history-rated-help = This game counts for the rating of everybody who plays, also for who leaves it: then a bot plays on, and its place is theirs. Undo is allowed, as it never shows anything new; programs are not.
page-history-uncounted = Rated, but it moved no rating: two of you had played three rated games that day.
page-history-ratings = Ratings
page-history-rating = Rating
page-history-unsure = { $low } to { $high }, still unsure
page-history-sure = { $rating } ± { $spread }
page-history-rated-games =
    { $count ->
        [0] no rated game yet
        [one] { $count } rated game
       *[other] { $count } rated games
    }
page-history-rating-hidden = not shown
page-history-after-rating = Ratings after this game

page-history-statistics-of = Statistics of
page-history-statistics-games =
    { $count ->
        [one] From { $count } finished game.
       *[other] From { $count } finished games.
    }
page-history-chart-help = The dot is what you have, the bar where it truly lies 95 times of 100: the more games, the narrower.
page-history-won = Games won
page-history-won-all = In all
page-history-won-fair = The stroke is what would be won if all were equally strong.
page-history-tally = { $count } of { $of }
page-history-actions = Actions
page-history-actions-help = How often you chose each.
page-history-share = { $share } %
page-history-mean = { $mean } ± { $strays }
page-history-sources = Points a game
page-history-lengths = How long a game is
page-history-length-rounds = Rounds
page-history-length-decisions = Decisions
page-history-length-minutes = Minutes
page-history-dice = Dice
page-history-dice-help = The stroke is what was to be expected, the bar two standard deviations around it, the dot what fell.
page-history-course = The course of the rating
page-history-course-help = Your rating after each rated game, with the range in which it lies nine times of ten.

page-history-kept = What is kept
page-history-keep = Keep my finished games, statistics and ratings
page-history-keep-about = Without it nothing of your finished games is kept, and you cannot play rated ones.
page-history-drop = Switch the history off?
page-history-drop-about = Your history, your statistics and your ratings are deleted at once, and nobody can bring them back. Tables stay where they are.
page-history-drop-do = Delete and switch off
page-history-show = Show my rating to others at rated tables
page-history-show-about = Nobody sees more than that: history and statistics are for you alone.
