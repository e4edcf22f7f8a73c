## The lobby, and creating a table.

page-lobby-lead = Two galaxies became one. Chart it, settle it, fight for it.
page-lobby-about = A strategy board game for 2 to 4 players, in your browser: with friends, with bots, at your pace.
page-lobby-play =
    { $count ->
        [one] Play now against a bot
        [2] Play now against two bots
        [3] Play now against three bots
       *[other] Play now against { $count } bots
    }
page-lobby-opponents = Play now against
page-lobby-bots = Bots
page-lobby-level = Level
page-lobby-pace = Pace
page-lobby-bots-pace = Pace of the bots
page-lobby-pace-calm = calm
page-lobby-pace-usual = usual
page-lobby-pace-brisk = brisk
page-lobby-starting = Setting up the table…
page-lobby-quick = A short game: { $rules }.
page-lobby-rule-end-cards =
    { $value ->
        [0] a full objective does not end the game
        [one] a full objective ends the game
       *[other] { $value } full objectives end the game
    }
page-lobby-rule-end-slots =
    { $value ->
        [one] the first claimed slot ends the game
       *[other] { $value } claimed slots end the game
    }
page-lobby-rule-end-round = round { $value } is the last
page-lobby-you-are = You play as
page-lobby-rename = Change

page-lobby-turns = Your turn
page-lobby-mine = My tables
page-lobby-mine-none = You sit at no table yet.
page-lobby-open = Open tables
page-lobby-open-none = Nobody is waiting for players right now. Create a table and send its link to your friends.
page-lobby-playing = Games to watch
page-lobby-join = Join
page-lobby-watch = Watch
page-lobby-continue = Go to the table
page-lobby-look = Look back
page-lobby-over = Finished
page-lobby-waits-for-players = Waiting for players
page-lobby-your-turn = It is your turn
page-lobby-time-left = Time left
page-lobby-turn-of = Waiting for { $names }
page-lobby-running = In play
page-lobby-open-seat = open seat
page-lobby-you = { $name } (you)
page-lobby-bot-plays = a bot plays here
page-lobby-private = Private table
page-lobby-changed = Changed rules
page-lobby-just-now = just now

page-lobby-create = Create a table
page-lobby-create-do = Create the table
page-lobby-these-rules = Read these rules
page-lobby-game = Game
page-lobby-game-milkomeda = Milkomeda
page-lobby-game-milkomeda-about = Explore a newly merged galaxy, settle it, fight for it.
page-lobby-game-starflick = Starflick
page-lobby-game-starflick-about = Flick starships across a board of planets: land, mine, build, ram.
page-lobby-players = Players
page-lobby-seat = Seat { $number }
page-lobby-seat-me = Me
page-lobby-seat-open = Open: whoever comes
page-lobby-private-about = Private: only who has the link can come
page-lobby-clock = Time for an answer
page-lobby-clock-off = no limit
page-lobby-clock-seconds = { $count } s
page-lobby-clock-minutes = { $count } min
page-lobby-clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-lobby-late = When somebody is late
page-lobby-late-bot = A bot plays on
page-lobby-late-pass = The shortest answer is given

page-lobby-edition = Edition
page-lobby-recommended = newest
page-lobby-edition-draft = Draft
page-lobby-edition-draft-about = Where it began: explore, build and fight, first sectors for free.
page-lobby-edition-consolidated = Consolidated
page-lobby-edition-consolidated-about = The draft in order: every sector has its price, and combat is settled.
page-lobby-edition-directives = Directives
page-lobby-edition-directives-about = Where four sectors form a pattern, a second action is yours.
page-lobby-edition-protocols = Protocols
page-lobby-edition-protocols-about = Directives unlock protocols, and Research brings 96 technologies.
page-lobby-edition-epic = Epic
page-lobby-edition-epic-about = A tight galaxy, borders that meet, land that counts two, and an end within twelve rounds.
page-lobby-edition-swift = Swift
page-lobby-edition-swift-about = Move and do something else in every turn, attacks count twice, and a pool of 12 ends it.
page-lobby-edition-manual = Manual
page-lobby-edition-manual-about = The reference manual, with every open question ruled.

page-lobby-bot-random = Random bot
page-lobby-bot-greedy = Greedy bot
page-lobby-bot-planner = Planning bot
page-lobby-bot-reflex = Reflex bot
page-lobby-bot-strategist = Strategist bot
page-lobby-bot-novice = Novice bot
page-lobby-bot-strong = Strong bot
page-lobby-bot-expert = Expert bot
page-lobby-character-any = any character
page-lobby-character-of = Character of seat { $number }

page-lobby-option-all = All rules: { $count } options
page-lobby-option-some-changed = { $count } changed
page-lobby-option-search = Search the options
page-lobby-option-only-changed = Only changed
page-lobby-option-count = { $count } shown
page-lobby-option-reset-all = Reset all
page-lobby-option-changed = changed; the edition: { $standard }
page-lobby-option-reset = Reset
page-lobby-option-rulings = Rulings ({ $count })
page-lobby-option-source = Source
page-lobby-file-save = Save as a file
page-lobby-file-open = Open a file
