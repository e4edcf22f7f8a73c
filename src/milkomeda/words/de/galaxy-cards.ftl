## Karten mit vollem Namen.

field-astrobiology = Astrobiologie
field-ecology = Ökologie
field-terraforming = Terraforming
field-climatology = Klimatologie
field-mining = Bergbau
field-geology = Geologie
field-metallurgy = Metallurgie
field-chemistry = Chemie
field-radiation = Strahlung
field-gravitational = Gravitation
field-safety = Sicherheit
field-survival = Überleben
field-astrophysics = Astrophysik
field-cosmology = Kosmologie
field-spectroscopy = Spektroskopie
field-stellar = Sternkunde
field-navigation = Navigation
field-logistics = Logistik
field-communication = Kommunikation
field-infrastructure = Infrastruktur
field-supernova = Supernova
field-turbulence = Turbulenz
field-dynamics = Dynamik
field-instability = Instabilität
field-defense = Verteidigung
field-tactics = Taktik
field-diplomacy = Diplomatie
field-intelligence = Aufklärung
field-void = Leere
field-dark = Dunkelheit
field-surveying = Vermessung
field-mapping = Kartografie

## Was eine Karte tut, nach den Regeln, nach denen gespielt wird.

card-yields =
    { $resources-count ->
        [0] Bringt nichts ein.
       *[other] Bringt dem, der ihn kontrolliert, pro Zug { $resources } ein.
    }
card-exploring-costs = Ihn zu erkunden kostet { $green } Grün.
card-slots = Felder: { $slots }.
card-pattern = { $left-colour } und { $right-colour } über { $lower-left-colour } und { $lower-right-colour }, wo vier Sektoren zusammentreffen.
card-pattern-turned =
    { $turned ->
        [yes] Das Muster darf gedreht werden.
       *[no] Das Muster darf nicht gedreht werden.
    }
card-unlocks = Wo sie passt und du einen der vier Sektoren kontrollierst, darfst du das { $shown } darunter aktivieren.
card-protocol = { $action } für { $resources }
card-activates = Nach deiner Hauptaktion, wenn die Direktive darüber für dich erfüllt ist: { $action }, für { $resources }. Ein { $shown } pro Zug.
card-price = Kostet { $resources }.
card-worth = Am Ende { $points } SP.
card-supply =
    { $count ->
        [one] Jeder hat eines davon.
       *[other] Jeder hat { $count } davon.
    }
card-beats = Schlägt { $ships }.
card-beaten-by = Wird geschlagen von { $ships }.
card-no-ability = Nach diesen Regeln keine eigene Fähigkeit.

power-outpost =
    { $outpost-word ->
        [extra] Bau 1 Flotte mehr in seinem Sektor.
       *[cheap] Bau Flotten auch in seinem Sektor, 1 { colour-orange } billiger.
    }
power-lance-red = Ein Angriff darf ein Bauwerk in einem benachbarten Sektor zerstören, für { $lance-red } { colour-red }.
power-lance-blue = Ein solcher Angriff kostet { $lance-blue } { colour-blue }.
power-lance-any = Sie darf jedes Bauwerk treffen, auch dein eigenes.
power-explore-gate = Erkunde von seinem Sektor aus bis zu zwei weit, durch einen erkundeten hindurch.
power-gate-move =
    { $gate-move-word ->
        [range] Flotten, die in seinem Sektor aufbrechen, kommen 1 weiter.
        [home] Für deine Flotten sind sein Sektor und deine Heimatwelt benachbart.
       *[all] Für deine Flotten sind sein Sektor und die aller anderen Hypertore benachbart.
    }
power-gate-attack =
    { $gate-attack-word ->
        [path] Greif aus seinem Sektor auf jedem erkundeten Weg an, für 1 { colour-blue } je Grenze.
       *[link] Greif über diese Verbindung an; sie zählt als eine Grenze.
    }
power-mbrain-income = Beim Einkommen: 1 Ressource deiner Wahl für jeden Sektor daneben, den du kontrollierst.
power-mbrain-protocol = Ein Protokoll zu aktivieren kostet { $mbrain-protocol } weniger, aber nicht unter 0.
power-repetition =
    { $repetition-word ->
        [last] Du darfst die letzte Aktion deines letzten Zugs wiederholen.
       *[main] Du darfst die Hauptaktion deines letzten Zugs wiederholen.
    }
power-architects-discount = Deine Sternenlanze, dein Hypertor und dein M-Brain kosten { $architects-discount } { colour-orange } weniger.
power-architects-points = Am Ende: { $architects-points } SP für jede Sternenlanze, jedes Hypertor und jedes M-Brain von dir.
power-sentinels-red = Du bekommst { $sentinels-red } { colour-red }, wann immer du die Aktion Angreifen wählst.
power-sentinels-combat = Am Ende: { $sentinels-combat } SP für jeden Kampf, den du als Einziger überlebt hast.
power-sentinels-round = Am Ende: { $sentinels-round } SP für jede Kampfrunde, in der du mehr Verluste zugefügt als erlitten hast.
power-navigators-range = Deine Grundreichweite beim Bewegen ist { $navigators-range }.
power-navigators-pindown = Deine Flotten haben Bindung { $navigators-pindown }.
power-navigators-points =
    { $navigators-points-word ->
        [far] Am Ende: 1 SP für jeden erkundeten Sektor auf der Karte, der nicht an deine Heimatwelt grenzt.
       *[all] Am Ende: 1 SP für jeden erkundeten Sektor auf der Karte.
    }
power-helix-claim = Du bekommst { $helix-claim } { colour-green }, wann immer du ein Zielfeld beanspruchst.
power-helix-spending = Du bekommst sofort { $helix-spending } SP, wann immer eine deiner Aktionen { $green } { colour-green } oder mehr ausgibt.
power-helix-hoard =
    { $helix-hoard-word ->
        [red] Am Ende: { $points } SP, wenn du { $hoard } { colour-red } oder mehr hast.
       *[green] Am Ende: { $points } SP, wenn du { $hoard } { colour-green } oder mehr hast.
    }
