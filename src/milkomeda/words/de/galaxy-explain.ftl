## Was ein Wort bedeutet.

word-could-be =
    { $more ->
        [0] „{ $text }“ könnte sein: { $topics }.
       *[other] „{ $text }“ könnte sein: { $topics } ….
    }
nothing-called-so = Nichts hier heißt „{ $text }“. Versuch es mit einer Karte, einem Ort wie A1, einem Schlüsselwort, einem Bauwerk, einer Option.
topics-comma = { $before }, { $after }

cell-unexplored = { $cell } ist unerforscht.
cell-of-sector = { $cell }: { $sector }.
cell-of-homeworld = { $cell }: Heimatwelt von { $seat }.
about-sector = { $sector }: { $yields }. Ihn zu erkunden kostet { $green } Grün.
about-directive = { $directive }: { $left-colour } und { $right-colour } über { $lower-left-colour } und { $lower-right-colour }, wo vier Sektoren zusammentreffen.
colour-any = beliebig
about-objective = { $objective }: „{ $condition }“: { $slots }.
slot-worth = { $need } für { $points } SP
slots-comma = { $before }, { $after }
about-technology = { $technology } ({ $keyword }, { $field }): { $effect }
about-action = { $action }: { $meaning }.
about-keyword = { $keyword }: ein Schlüsselwort von Sektoren. Seine Technologien: { $topics }.
about-structure = { $structure }: kostet { $blue } Blau { $orange } Orange, zählt { $points } SP.
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

field-astrobiology = Astrobiologie
field-astrophysics = Astrophysik
field-chemistry = Chemie
field-climatology = Klimatologie
field-communication = Kommunikation
field-cosmology = Kosmologie
field-dark = Dunkelheit
field-defense = Verteidigung
field-diplomacy = Diplomatie
field-dynamics = Dynamik
field-ecology = Ökologie
field-geology = Geologie
field-gravitational = Gravitation
field-infrastructure = Infrastruktur
field-instability = Instabilität
field-intelligence = Aufklärung
field-logistics = Logistik
field-mapping = Kartografie
field-metallurgy = Metallurgie
field-mining = Bergbau
field-navigation = Navigation
field-radiation = Strahlung
field-safety = Sicherheit
field-spectroscopy = Spektroskopie
field-stellar = Sternkunde
field-supernova = Supernova
field-surveying = Vermessung
field-survival = Überleben
field-tactics = Taktik
field-terraforming = Terraforming
field-turbulence = Turbulenz
field-void = Leere
