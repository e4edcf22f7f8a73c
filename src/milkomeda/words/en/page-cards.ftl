## The encyclopedia of cards.

page-cards-title = Cards
page-cards-search = Search the cards
page-cards-kinds = Kinds of cards
page-cards-all = All
page-cards-any = any
page-cards-found =
    { $count ->
        [0] No card is like that.
        [one] 1 card
       *[other] { $count } cards
    }
page-cards-filter = Filter
page-cards-clear = Show all
page-cards-none-so = There is no such card.
page-cards-others = Others with { $what }
page-cards-open = Open in the encyclopedia
page-cards-not-played = It is not played with by these rules.
page-cards-editions = Editions
page-cards-same = the same in all of them
page-cards-in-edition =
    { $count ->
        [one] In the edition { $editions }
       *[other] In the editions { $editions }
    }
page-cards-rule = In the rules: { $section }

page-cards-kind-sector = Sectors
page-cards-kind-technology = Technologies
page-cards-kind-objective = Objectives
page-cards-kind-directive = Directives
page-cards-kind-protocol = Protocols and modules
page-cards-kind-structure = Structures
page-cards-kind-ship = Ship types
page-cards-kind-civilization = Civilizations

page-cards-trait-colour = Colour
page-cards-trait-keyword = Keyword
page-cards-trait-cost = Cost
page-cards-trait-tier = Tier
page-cards-trait-action = Action
page-cards-trait-field = Field
page-cards-trait-track = Colour
page-cards-trait-skill = Track
page-cards-trait-level = Level

# As the rulebooks call the sections.

page-cards-section-milkomeda-sector = Components
page-cards-section-milkomeda-technology = Research
page-cards-section-milkomeda-objective = Objectives
page-cards-section-milkomeda-directive = Directives
page-cards-section-milkomeda-protocol = Directives
page-cards-section-milkomeda-structure = Structures
page-cards-section-milkomeda-ship = Ship types
page-cards-section-milkomeda-civilization = Civilizations
page-cards-section-starflick-technology = Technology
