## Aufbau.

choose-your-civilization = Wähle deine Zivilisation.
turn-your-homeworld = Dreh deine Heimatwelt: Welche Ecke zeigt in die Galaxie?
place-beside-homeworld = Lege einen Sektor neben deine Heimatwelt: { $drawn }.

no-such-civilization = diese Zivilisation gibt es nicht
somebody-else-has-it = die hat schon jemand
must-place-a-sector = du musst einen Sektor legen, den du bezahlen kannst

abilities =
    { $abilities-count ->
        [0] in diesem Spiel ohne Fähigkeit
       *[other] { $abilities }
    }
abilities-comma = { $before }; { $after }
ability-architects-discount = { $value } Orange weniger für eine Megastruktur
ability-architects-points = { $value } SP am Ende für jede Megastruktur
ability-sentinels-red = { $value } Rot für jede Angriffsaktion
ability-sentinels-combat = { $value } SP für jeden gewonnenen Kampf (als einziger Überlebender)
ability-sentinels-round = { $value } SP für jede gewonnene Kampfrunde (mehr Verluste zugefügt als erlitten)
ability-navigators-range = Grundreichweite beim Bewegen: { $value }
ability-navigators-pindown = Bindung: { $value }
ability-navigators-points =
    { $value ->
        [far] am Ende 1 SP für jeden erkundeten Sektor, der nicht an die eigene Heimatwelt grenzt
       *[all] am Ende 1 SP für jeden erkundeten Sektor
    }
ability-helix-claim = { $value } Grün beim Beanspruchen eines Zielfelds
ability-helix-spending = { $value } SP sofort, wenn eine Aktion 5 oder mehr Grün ausgibt
ability-helix-hoard =
    5 SP für den Besitz von { $value ->
        [red] 15 Rot
       *[green] 15 Grün
    } am Ende

galaxy-help-civilization = Deine Zivilisation hat eine Fähigkeit für das ganze Spiel.
galaxy-help-turn-homeworld = Direktiven passen, wo vier Sektoren zusammentreffen; deine Heimatwelt liegt an einem solchen Punkt.
galaxy-help-first-place = Neben deine Heimatwelt. Direktiven zählen die Ecken der Karte: du kannst sie drehen.
    .typed = r1, r2, r3 drehen die Karte im Uhrzeigersinn.
