## The lab: rules to try, and what comes of them in many games.

page-lab-title = The lab
page-lab-about = Change the rules, ask what that does, and let bots play it out. A run goes on when you close the page.
page-lab-which-rules = Which rules
page-lab-undo = Undo
page-lab-redo = Redo
page-lab-share = Copy the link
page-lab-question = What do they do?
page-lab-compare = Compare with
page-lab-compare-nothing = nothing
page-lab-compare-now = these rules, as they are now
page-lab-same = These are the same rules: change something, or compare with others.
page-lab-players = Players
page-lab-bots = Bots
page-lab-games = Games
page-lab-name = Name
page-lab-do = Find out
page-lab-runs = My runs
page-lab-no-runs = None yet.
page-lab-run = A run
page-lab-state-waiting = waits for its turn
page-lab-state-running = { $games } of { $of } games played
page-lab-state-done = { $games } games played
page-lab-state-stopped = stopped after { $games } of { $of } games
page-lab-state-failed = went wrong after { $games } games
page-lab-stop = Stop
page-lab-go-on = Go on
page-lab-delete = Delete
page-lab-print = Print
page-lab-rules = Rulebook
page-lab-cards = Cards
page-lab-edit = Change these rules
page-lab-play = Play by them
page-lab-play-these = Play by these rules
page-lab-honest = Bars hold the true value in all likelihood, whenever you look. Bots are not people: what a quick one shows, ask a stronger one too.
page-lab-who = { $players } players: { $bots }.
page-lab-look = Press a figure to see three games that show it.
page-lab-nothing-yet = Nothing is known yet.
page-lab-replaying = The game is played once more …
page-lab-shown = Games that show it
page-lab-game = Game { $number } ({ $as })
page-lab-game-least = least
page-lab-game-usual = usual
page-lab-game-most = most
page-lab-all = All { $count }
page-lab-fewer = Fewer
page-lab-percent = { $share } %
page-lab-value = { $value } ({ $low } – { $high })
page-lab-value-alone = { $value } (…)
page-lab-room-fast = Fast?
page-lab-room-epic = Epic?
page-lab-room-fun = Fun?
page-lab-room-fair = Fair?
page-lab-room-full = Cards
page-lab-verdict-more = more
page-lab-verdict-less = less
page-lab-verdict-better = better
page-lab-verdict-worse = worse
page-lab-verdict-equal = as good as equal
page-lab-verdict-open =
    { $games ->
        [one] open: about { $games } game more
       *[other] open: about { $games } games more
    }
page-lab-changed-rules =
    { $count ->
        [one] One passage of the rulebook changes
       *[other] { $count } passages of the rulebook change
    }
page-lab-changed-cards =
    { $count ->
        [one] One card changes
       *[other] { $count } cards change
    }

# Cards that are changed on the workbench.

page-lab-what = What to change
page-lab-what-options = Options
page-lab-what-cards = Cards
page-lab-card-new = New card
page-lab-card-new-name = New Card
page-lab-card-name = Name
page-lab-card-copy = A card like this one
page-lab-card-take-out = Take out
page-lab-card-put-back = Put back
page-lab-figure-part = { $name }, { $number }
page-lab-figure-amount = { $name }: how much
page-lab-figure-less = { $name }: take away
page-lab-figure-more = { $name }: one more
page-lab-figure-blue = Blue
page-lab-figure-orange = Orange
page-lab-figure-red = Red
page-lab-figure-green = Green
page-lab-figure-cost = Cost
page-lab-figure-keywords = Keywords
page-lab-figure-keyword = Keyword
page-lab-figure-tier = Tier
page-lab-figure-top-left = Top left
page-lab-figure-top-right = Top right
page-lab-figure-bottom-left = Bottom left
page-lab-figure-bottom-right = Bottom right
page-lab-figure-resource = Resource
page-lab-figure-action = Action
page-lab-figure-condition = Asks for
page-lab-figure-needs = Needs, slot by slot
page-lab-figure-points = VP, slot by slot
page-lab-figure-field = Field
page-lab-figure-effect = Effects
page-lab-card-word-out = taken out
page-lab-card-word-in = put in again
page-lab-card-word-new = a new card
page-lab-card-word-figure = { $figure }: { $word }
