## Was Technologien bewirken.

what-it-does = { $effects }
effects-comma = { $before } { $after }
effects-cheaper-explore = Einen Sektor zu legen kostet { $n } Grün weniger (mindestens 0).
effects-cheaper-research = Forschen kostet { $n } Grün weniger (mindestens 1).
effects-cheaper-fleets =
    { $n ->
        [one] Die erste Flotte einer Bauaktion ist kostenlos.
       *[other] Die ersten { $n } Flotten einer Bauaktion sind kostenlos.
    }
effects-cheaper-structure-orange = Bauwerke kosten { $n } Orange weniger (mindestens 0).
effects-cheaper-structure-blue = Bauwerke kosten { $n } Blau weniger (mindestens 0).
effects-cheaper-protocol = Ein Protokoll zu aktivieren kostet { $n } weniger (mindestens 0).
effects-cheaper-attack = Ein Angriff auf Flotten kostet { $n } Blau weniger (mindestens 0).
effects-cheaper-starlance = Ein Angriff auf ein Bauwerk kostet { $n } Rot weniger (mindestens 0).
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
effects-gain-income-blue = { $n } Blau beim Einkommen.
effects-gain-income-orange = { $n } Orange beim Einkommen.
effects-gain-income-red = { $n } Rot beim Einkommen.
effects-gain-income-green = { $n } Grün beim Einkommen.
effects-gain-explore-blue = { $n } Blau für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-orange = { $n } Orange für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-red = { $n } Rot für jeden Sektor, den du beim Erkunden legst.
effects-gain-explore-green = { $n } Grün für jeden Sektor, den du beim Erkunden legst.
effects-gain-research-blue = { $n } Blau, wenn du eine Technologie behältst.
effects-gain-research-orange = { $n } Orange, wenn du eine Technologie behältst.
effects-gain-research-red = { $n } Rot, wenn du eine Technologie behältst.
effects-gain-research-green = { $n } Grün, wenn du eine Technologie behältst.
effects-gain-move-blue = { $n } Blau, wenn du die Aktion Bewegen wählst.
effects-gain-move-orange = { $n } Orange, wenn du die Aktion Bewegen wählst.
effects-gain-move-red = { $n } Rot, wenn du die Aktion Bewegen wählst.
effects-gain-move-green = { $n } Grün, wenn du die Aktion Bewegen wählst.
effects-gain-build-blue = { $n } Blau, wenn du die Aktion Bauen wählst.
effects-gain-build-orange = { $n } Orange, wenn du die Aktion Bauen wählst.
effects-gain-build-red = { $n } Rot, wenn du die Aktion Bauen wählst.
effects-gain-build-green = { $n } Grün, wenn du die Aktion Bauen wählst.
effects-gain-attack-blue = { $n } Blau, wenn du die Aktion Angreifen wählst.
effects-gain-attack-orange = { $n } Orange, wenn du die Aktion Angreifen wählst.
effects-gain-attack-red = { $n } Rot, wenn du die Aktion Angreifen wählst.
effects-gain-attack-green = { $n } Grün, wenn du die Aktion Angreifen wählst.
effects-gain-win-blue = { $n } Blau, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-orange = { $n } Orange, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-red = { $n } Rot, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-win-green = { $n } Grün, wenn du einen Kampf als einziger Überlebender gewinnst.
effects-gain-lose-blue = { $n } Blau, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-orange = { $n } Orange, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-red = { $n } Rot, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-lose-green = { $n } Grün, wenn du in einem Kampf Flotten verlierst, einmal je Kampf.
effects-gain-protocol-blue = { $n } Blau, wenn du ein Protokoll aktivierst.
effects-gain-protocol-orange = { $n } Orange, wenn du ein Protokoll aktivierst.
effects-gain-protocol-red = { $n } Rot, wenn du ein Protokoll aktivierst.
effects-gain-protocol-green = { $n } Grün, wenn du ein Protokoll aktivierst.
effects-gain-master-blue = { $n } Blau, wenn du Meister der Ordnung wirst.
effects-gain-master-orange = { $n } Orange, wenn du Meister der Ordnung wirst.
effects-gain-master-red = { $n } Rot, wenn du Meister der Ordnung wirst.
effects-gain-master-green = { $n } Grün, wenn du Meister der Ordnung wirst.
effects-gain-claim-blue = { $n } Blau, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-orange = { $n } Orange, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-red = { $n } Rot, wenn du ein Zielfeld beanspruchst.
effects-gain-claim-green = { $n } Grün, wenn du ein Zielfeld beanspruchst.
effects-yield-biosphere = Einkommen: { $n } Grün für je zwei deiner Sektoren mit Biosphäre.
effects-yield-extraction = Einkommen: { $n } Orange für je zwei deiner Sektoren mit Abbau.
effects-yield-hazard = Einkommen: { $n } Rot für je zwei deiner Sektoren mit Gefahr.
effects-yield-observatory = Einkommen: { $n } Grün für je zwei deiner Sektoren mit Observatorium.
effects-yield-transit = Einkommen: { $n } Blau für je zwei deiner Sektoren mit Transit.
effects-yield-unstable = Einkommen: { $n } Blau für je zwei deiner Sektoren mit Instabil.
effects-yield-warzone = Einkommen: { $n } Rot für je zwei deiner Sektoren mit Kriegsgebiet.
effects-yield-wasteland = Einkommen: { $n } Orange für je zwei deiner Sektoren mit Ödland.
