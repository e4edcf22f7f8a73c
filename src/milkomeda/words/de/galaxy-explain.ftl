## Was ein Wort bedeutet.

word-could-be =
    { $more ->
        [0] „{ $text }“ könnte sein: { $topics }.
       *[other] „{ $text }“ könnte sein: { $topics } ….
    }
nothing-called-so = Nichts hier heißt „{ $text }“. Versuch es mit einer Karte, einem Ort wie A1, einem Schlüsselwort, einem Bauwerk, einer Option.

cell-unexplored = { $cell } ist unerkundet.
cell-of-sector = { $cell }: { $sector }.
cell-of-homeworld = { $cell }: Heimatwelt von { $seat }.
about-sector = { $sector }: { $yields }. Ihn zu erkunden kostet { $green } { colour-green }.
about-directive = { $directive }: { $left-colour } und { $right-colour } über { $lower-left-colour } und { $lower-right-colour }, wo vier Sektoren zusammentreffen.
about-objective = { $objective }: „{ $condition }“: { $slots }.
slot-worth = { $need } für { $points } SP
slots-comma = { $before }, { $after }
about-technology = { $technology } ({ $keyword }, { $field }): { $effect }
about-action = { $action }: { $meaning }.
about-keyword = { $keyword }: ein Schlüsselwort von Sektoren. Seine Technologien: { $topics }.
about-structure = { $structure }: kostet { $blue } { colour-blue } { $orange } { colour-orange }, zählt { $points } SP.
about-ship = { $ship }: schlägt { $beaten-ships }; wird geschlagen von { $feared-ships }.
about-civilization = { $civilization }: { $abilities }.
about-colour =
    { $colour-word ->
        [blue] { $colour }. Logistisch: bewegt Flotten weiter, trägt Angriffe über Grenzen, steckt in Bauwerken.
        [orange] { $colour }. Wirtschaftlich: baut Flotten und Bauwerke und zählt am Ende.
        [red] { $colour }. Strategisch: feuert die Sternenlanze ab.
       *[green] { $colour }. Wissenschaftlich: zieht und legt Sektoren, bezahlt das Forschen.
    }
option-stands = { $option }={ $text }. { $rule }
option-can-be = Möglich: { $topics }.
option-between = Möglich: { $low } bis { $high }.
