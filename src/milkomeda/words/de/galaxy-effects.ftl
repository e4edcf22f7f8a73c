## Was Technologien bewirken.

what-it-does = { $effects }
effects-comma = { $before } { $after }
effects-cheaper-explore = Einen Sektor zu legen kostet { $n } { colour-green } weniger (mindestens 0).
effects-cheaper-research = Forschen kostet { $n } { colour-green } weniger (mindestens 1).
effects-cheaper-fleets =
    { $n ->
        [one] Die erste Flotte einer Bauaktion ist kostenlos.
       *[other] Die ersten { $n } Flotten einer Bauaktion sind kostenlos.
    }
effects-cheaper-structure-orange = Bauwerke kosten { $n } { colour-orange } weniger (mindestens 0).
effects-cheaper-structure-blue = Bauwerke kosten { $n } { colour-blue } weniger (mindestens 0).
effects-cheaper-protocol = Ein Protokoll zu aktivieren kostet { $n } weniger (mindestens 0).
effects-cheaper-attack = Ein Angriff auf Flotten kostet { $n } { colour-blue } weniger (mindestens 0).
effects-cheaper-starlance = Ein Angriff auf ein Bauwerk kostet { $n } { colour-red } weniger (mindestens 0).
effects-more-draw =
    { $n ->
        [one] Erkunden zieht { $n } Sektor mehr.
       *[other] Erkunden zieht { $n } Sektoren mehr.
    }
effects-more-technologies =
    { $n ->
        [one] Forschen zieht { $n } Technologie mehr.
       *[other] Forschen zieht { $n } Technologien mehr.
    }
effects-more-range = Deine Reichweite beim Bewegen ist um { $n } größer.
effects-more-origins =
    { $n ->
        [one] Bewege von { $n } Sektor mehr.
       *[other] Bewege von { $n } Sektoren mehr.
    }
effects-more-fleets =
    { $n ->
        [one] Bau bis zu { $n } Flotte mehr auf einmal.
       *[other] Bau bis zu { $n } Flotten mehr auf einmal.
    }
effects-more-attack-dice = In Kämpfen, die du begonnen hast, würfelst du jede Runde { $n } Würfel mehr (falls überhaupt).
effects-more-defence-dice = In Kämpfen, die andere begonnen haben, würfelst du jede Runde { $n } Würfel mehr (falls überhaupt).
effects-more-rerolls =
    { $n ->
        [one] Würfle in jeder Kampfrunde einen deiner Fehlwürfe neu.
       *[other] Würfle in jeder Kampfrunde { $n } deiner Fehlwürfe neu.
    }
effects-more-shields =
    { $n ->
        [one] Der erste Treffer auf deine Schiffe in einem Kampf bewirkt nichts.
       *[other] Die ersten { $n } Treffer auf deine Schiffe in einem Kampf bewirken nichts.
    }
effects-score-flat = { $n } SP am Ende.
effects-score-structure = { $n } SP am Ende für jedes deiner Bauwerke auf der Karte.
effects-score-technology = { $n } SP am Ende für je zwei deiner Technologien.
effects-score-claim = { $n } SP am Ende für jedes Zielfeld, das du beansprucht hast.
effects-score-sector = { $n } SP am Ende für je drei Sektoren, die du kontrollierst.
effects-score-fleet = { $n } SP am Ende für je fünf deiner Flotten auf der Karte.
effects-gain-income-blue = { $n } { colour-blue } beim Einkommen.
effects-gain-income-orange = { $n } { colour-orange } beim Einkommen.
effects-gain-income-red = { $n } { colour-red } beim Einkommen.
effects-gain-income-green = { $n } { colour-green } beim Einkommen.
effects-gain-explore-blue = { $n } { colour-blue } für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-orange = { $n } { colour-orange } für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-red = { $n } { colour-red } für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-green = { $n } { colour-green } für jeden Sektor, den du beim Erkunden legst.
effects-gain-research-blue = { $n } { colour-blue }, wenn du eine Technologie behältst.
effects-gain-research-orange = { $n } { colour-orange }, wenn du eine Technologie behältst.
effects-gain-research-red = { $n } { colour-red }, wenn du eine Technologie behältst.
effects-gain-research-green = { $n } { colour-green }, wenn du eine Technologie behältst.
effects-gain-move-blue = { $n } { colour-blue }, wenn du die Aktion Bewegen wählst.
effects-gain-move-orange = { $n } { colour-orange }, wenn du die Aktion Bewegen wählst.
effects-gain-move-red = { $n } { colour-red }, wenn du die Aktion Bewegen wählst.
effects-gain-move-green = { $n } { colour-green }, wenn du die Aktion Bewegen wählst.
effects-gain-build-blue = { $n } { colour-blue }, wenn du die Aktion Bauen wählst.
effects-gain-build-orange = { $n } { colour-orange }, wenn du die Aktion Bauen wählst.
effects-gain-build-red = { $n } { colour-red }, wenn du die Aktion Bauen wählst.
effects-gain-build-green = { $n } { colour-green }, wenn du die Aktion Bauen wählst.
effects-gain-attack-blue = { $n } { colour-blue }, wenn du die Aktion Angreifen wählst.
effects-gain-attack-orange = { $n } { colour-orange }, wenn du die Aktion Angreifen wählst.
effects-gain-attack-red = { $n } { colour-red }, wenn du die Aktion Angreifen wählst.
effects-gain-attack-green = { $n } { colour-green }, wenn du die Aktion Angreifen wählst.
effects-gain-win-blue = { $n } { colour-blue }, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-orange = { $n } { colour-orange }, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-red = { $n } { colour-red }, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-green = { $n } { colour-green }, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-lose-blue = { $n } { colour-blue }, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-orange = { $n } { colour-orange }, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-red = { $n } { colour-red }, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-green = { $n } { colour-green }, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-protocol-blue = { $n } { colour-blue }, wenn du ein Protokoll aktivierst.
effects-gain-protocol-orange = { $n } { colour-orange }, wenn du ein Protokoll aktivierst.
effects-gain-protocol-red = { $n } { colour-red }, wenn du ein Protokoll aktivierst.
effects-gain-protocol-green = { $n } { colour-green }, wenn du ein Protokoll aktivierst.
effects-gain-master-blue = { $n } { colour-blue }, wenn du Meister der Ordnung wirst.
effects-gain-master-orange = { $n } { colour-orange }, wenn du Meister der Ordnung wirst.
effects-gain-master-red = { $n } { colour-red }, wenn du Meister der Ordnung wirst.
effects-gain-master-green = { $n } { colour-green }, wenn du Meister der Ordnung wirst.
effects-gain-claim-blue = { $n } { colour-blue }, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-orange = { $n } { colour-orange }, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-red = { $n } { colour-red }, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-green = { $n } { colour-green }, wenn du ein Zielfeld beanspruchst.
effects-yield-biosphere = Einkommen: { $n } { colour-green } für je zwei deiner Sektoren mit Biosphäre.
effects-yield-extraction = Einkommen: { $n } { colour-orange } für je zwei deiner Sektoren mit Abbau.
effects-yield-hazard = Einkommen: { $n } { colour-red } für je zwei deiner Sektoren mit Gefahr.
effects-yield-observatory = Einkommen: { $n } { colour-green } für je zwei deiner Sektoren mit Observatorium.
effects-yield-transit = Einkommen: { $n } { colour-blue } für je zwei deiner Sektoren mit Transit.
effects-yield-unstable = Einkommen: { $n } { colour-blue } für je zwei deiner Sektoren mit Instabil.
effects-yield-warzone = Einkommen: { $n } { colour-red } für je zwei deiner Sektoren mit Kriegsgebiet.
effects-yield-wasteland = Einkommen: { $n } { colour-orange } für je zwei deiner Sektoren mit Ödland.
