## Forschen.

research-which-keyword = Forschen für { $green } { colour-green }: welches Schlüsselwort?
keep-a-technology = Behalte eine der gezogenen Technologien.

no-research-here = in dieser Ausgabe gibt es kein Forschen
no-technologies-left = du kontrollierst keinen Sektor mit einem Schlüsselwort, das noch Technologien hat
no-sector-with-that-keyword = du kontrollierst keinen Sektor mit diesem Schlüsselwort
no-technology-of-that-keyword = zu diesem Schlüsselwort ist keine Technologie mehr da

technologies-in-the-deck =
    { $technologies ->
        [one] { $technologies } Technologie im Stapel
       *[other] { $technologies } Technologien im Stapel
    }

galaxy-help-focus = Du ziehst vom Stapel dieses Schlüsselworts: eine mehr mit zwei solchen Sektoren, eine mehr mit drei Schlüsselwörtern.
galaxy-choice-focus = { $keyword-title }
galaxy-typed-focus = { $keyword }
galaxy-help-keep = Die Technologie, die du behältst, wirkt ab jetzt; die anderen werden abgelegt.
galaxy-choice-keep = { $technology }
galaxy-typed-keep = { $technology } behalten

which-technology-drawn = Welche Technologie hat { $seat } gezogen?{ $left ->
        [one] { "" }
       *[other] { " " }(noch { $left })
    }
galaxy-choice-draw-technology = { $technology }
