## Research: what is asked, why not, what it means, what is behind it.

research-which-keyword = Research for { $green } { colour-green }: which keyword?
keep-a-technology = Keep one of the technologies you drew.

no-research-here = there is no Research in this edition
no-technologies-left = you control no sector with a keyword that has technologies left
no-sector-with-that-keyword = you control no sector with that keyword
no-technology-of-that-keyword = no technology of that keyword is left

technologies-in-the-deck =
    { $technologies ->
        [one] { $technologies } technology in the deck
       *[other] { $technologies } technologies in the deck
    }

galaxy-help-focus = You draw from that keyword's deck: one more with two such sectors, one more with three keywords.
galaxy-choice-focus = { $keyword-title }
galaxy-typed-focus = { $keyword }
galaxy-help-keep = The technology you keep works from now on; the others are discarded.
galaxy-choice-keep = { $technology }
galaxy-typed-keep = keep { $technology }

which-technology-drawn = Which technology did { $seat } draw?{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
galaxy-choice-draw-technology = { $technology }
