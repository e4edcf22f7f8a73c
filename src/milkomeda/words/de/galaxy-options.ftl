## Optionen: worum es geht, und was die Werte bedeuten.

# Aufbau.

galaxy-option-start-blue = { colour-blue } in jedem Lager zu Beginn.
galaxy-option-start-orange = { colour-orange } in jedem Lager zu Beginn.
galaxy-option-start-red = { colour-red } in jedem Lager zu Beginn.
galaxy-option-start-green = { colour-green } in jedem Lager zu Beginn.
galaxy-option-start-fleets = Flotten auf jeder Heimatwelt zu Beginn.
galaxy-option-fleets = Flotten, die ein Spieler insgesamt hat.
galaxy-option-civilizations = Wie die Spieler zu ihrer Zivilisation kommen:
    .deal = zufällig ausgeteilt
    .choose = gewählt in Sitzordnung
galaxy-option-homeworld-turned = Jeder Spieler dreht seine Heimatwelt, wie er will.
galaxy-option-first-order = Die ersten Sektoren werden gelegt in …
    .seats = Sitzordnung
    .turns = der Reihenfolge der ersten Runde, die vorher ausgeteilt wird
galaxy-option-first-paid = Die ersten zwei Sektoren kosten ihren Erkundungspreis in { colour-green }.
galaxy-option-first-fewer = Wer beide ersten Sektoren bezahlen kann, darf auch nur einen legen.
galaxy-option-first-cost = Einen ersten Sektor muss ein Spieler bezahlen können …
    .each = für sich: wer nur einen bezahlen kann, legt einen
    .sum = zusammen mit dem anderen, sonst gar nicht
galaxy-option-first-stuck = Wer keinen der ersten Sektoren bezahlen kann, …
    .replace = zieht Ersatz, bis einer bezahlbar ist
    .skip = legt keinen
galaxy-option-first-unplaced = Erste Sektoren, die nicht gelegt wurden, kommen …
    .shuffled = gemischt zurück in den Stapel
    .top = zurück auf den Stapel
galaxy-option-display = Direktiven in der Auslage, jede mit dem Modul oder Protokoll, das sie freigibt:
    .none = keine Direktiven
    .three = drei Positionen: D1/P3, D2/P2, D3/P1
    .four = vier Positionen: D1/M3, D1/M2, D2/M2, D3/M1
galaxy-option-objectives = Öffentliche Ziele.
galaxy-option-technology-objectives = Ziele, die Technologien verlangen, sind im Stapel.
galaxy-option-space = Wie viel Platz ist, für 2, 3, 4 Spieler:
    .wide = 6 × 5, 7 × 6, 9 × 6, mit 28, 39, 50 Sektoren im Stapel
    .tight = 5 × 4, 6 × 5, 7 × 6, mit 16, 24, 32 Sektoren im Stapel
galaxy-option-width = Spalten der Fläche (0: wie der Platz es sagt).
galaxy-option-height = Zeilen der Fläche (0: wie der Platz es sagt).
galaxy-option-deck = Sektoren im Stapel, zufällig aus den 72 (0: wie der Platz es sagt).

# Zivilisationen.

galaxy-option-architects-discount = Architekten: { galaxy-option-architects-discount.ability }
    .ability = so viel { colour-orange } weniger für eine Megastruktur.
galaxy-option-architects-points = Architekten: { galaxy-option-architects-points.ability }
    .ability = SP am Ende für jede Megastruktur.
galaxy-option-architects-count = Architekten: { galaxy-option-architects-count.ability }
    .ability = für dieses Ziel zählen Megastrukturen, die …
    .standing = am Ende auf der Karte stehen
    .built = gebaut wurden, auch wenn sie inzwischen zerstört sind
galaxy-option-sentinels-red = Wächter: { galaxy-option-sentinels-red.ability }
    .ability = { colour-red } für jede Angriffsaktion.
galaxy-option-sentinels-module = Wächter: { galaxy-option-sentinels-module.ability }
    .ability = auch ein Angriff durch Modul oder Protokoll zählt.
galaxy-option-sentinels-combat = Wächter: { galaxy-option-sentinels-combat.ability }
    .ability = SP für jeden gewonnenen Kampf (als einziger Überlebender).
galaxy-option-sentinels-round = Wächter: { galaxy-option-sentinels-round.ability }
    .ability = SP für jede gewonnene Kampfrunde (mehr Verluste zugefügt als erlitten).
galaxy-option-navigators-range = Navigatoren: { galaxy-option-navigators-range.ability }
    .ability = Grundreichweite beim Bewegen.
galaxy-option-navigators-pindown = Navigatoren: { galaxy-option-navigators-pindown.ability }
    .ability = Bindung.
galaxy-option-navigators-points = Navigatoren: { galaxy-option-navigators-points.ability }
    .ability = am Ende …
    .all = 1 SP für jeden erkundeten Sektor
    .far = 1 SP für jeden erkundeten Sektor, der nicht an die eigene Heimatwelt grenzt
    .none = nichts
galaxy-option-helix-spending = Helix: { galaxy-option-helix-spending.ability }
    .ability = SP sofort, wenn eine Aktion 5 oder mehr { colour-green } ausgibt.
galaxy-option-helix-hoard = Helix: { galaxy-option-helix-hoard.ability }
    .ability = 5 SP für diesen Besitz am Ende:
    .red = 15 { colour-red }
    .green = 15 { colour-green }
    .none = nichts
galaxy-option-helix-claim = Helix: { galaxy-option-helix-claim.ability }
    .ability = { colour-green } beim Beanspruchen eines Zielfelds.

# Die Reihenfolge einer Runde.

galaxy-option-order-cards = Ordnungskarten für N Spieler:
    .exact = N−1 nummerierte Karten und die Meisterkarte, damit jeder genau eine zieht
galaxy-option-bribes = Bestechung des Meisters der Ordnung:
    .free = angenommene Angebote werden sofort bezahlt; das Versprechen bindet nicht
    .binding = angenommene Angebote werden sofort bezahlt; der Meister muss sein Versprechen halten
    .none = keine Bestechung
galaxy-option-offers = Angebote, die jeder Spieler jedes Mal machen darf.
galaxy-option-refresh-offers = Angebote gibt es auch vor dem Erneuern, nicht nur nach dem Vorschlag.

# Einkommen.

galaxy-option-homeworld-income = Von jeder Ressource aus der eigenen Heimatwelt.
galaxy-option-homeworld-blocked = Die eigene Heimatwelt zahlt nichts, solange ein Gegner sie kontrolliert.
galaxy-option-homeworld-captured = Eine eroberte Heimatwelt zahlt dem Eroberer.
galaxy-option-mbrain-income = M-Brain: 1 Ressource nach Wahl für jeden kontrollierten Sektor daneben.
galaxy-option-catch-up = Mehr von jeder Ressource beim Einkommen, wenn man allein die wenigsten SP hat.
galaxy-option-upkeep = Flotten auf der Karte, für die beim Einkommen 1 { colour-orange } fällig ist, soweit man es hat (0: es gibt keinen Unterhalt).
galaxy-option-storage-limit = Von jeder Ressource fasst ein Lager höchstens (0: beliebig viele); was darüber hinaus dazukommt, ist verloren.

# Aktionen.

galaxy-option-repetition = Ohne M-Brain muss die Hauptaktion eine andere sein als …
    .main = die Hauptaktion des letzten Zugs
    .last = die letzte Aktion des letzten Zugs, auch durch Modul oder Protokoll
galaxy-option-passing = Passen darf man …
    .stuck = nur, wenn keine Aktion möglich ist
    .free = jederzeit
galaxy-option-idle = Bewegen, Bauen oder Angreifen darf man beenden, ohne etwas getan zu haben.

# Direktiven.

galaxy-option-rotate-patterns = Das Muster einer Direktive darf gedreht werden.
galaxy-option-module-after-pass = Ein Modul oder Protokoll darf auch nach dem Passen aktiviert werden.
galaxy-option-mbrain-protocol = M-Brain: ein Protokoll zu aktivieren kostet so viel weniger (mindestens 0).

# Ziele.

galaxy-option-claims = Wann ein Feld beansprucht werden darf, höchstens eins pro Zug:
    .each = nach dem Einkommen, nach der Hauptaktion und nach dem Modul
    .end = am Ende des Zugs
galaxy-option-claims-later = Was „in diesem Zug“ getan wurde, darf auch in einem späteren Moment des Zugs beansprucht werden.
galaxy-option-slots = Welches Feld einer Karte beansprucht werden darf:
    .any = jedes freie Feld, dessen Schwelle erreicht ist
    .lowest = nur das niedrigste freie Feld
galaxy-option-objective-readings = Wie die Bedingungen der Ziele gelesen werden:
    .literal = Kampf gewonnen: einziger Überlebender im eigenen Zug; 2 Systeme erkundet: in diesem Zug zwei Sektoren gelegt; gesprungen: von einem Hypertor aus angegriffen (über seine Verbindung, wo es eine hat); Entfernung: Schritte im Raster; Sektortypen: verschiedene Schlüsselwörter; eines Typs: mit gemeinsamem Schlüsselwort; wirtschaftlich: { colour-orange }

# Erkunden.

galaxy-option-explore-draw = Gezogene Sektoren, 1 mehr für jedes vorher bezahlte { colour-green }.
galaxy-option-explore-from = Wohin Sektoren gelegt werden:
    .fleets = neben jeden kontrollierten Sektor mit einer Flotte
    .probes = neben einen Startort von bis zu zwei Sonden: kontrollierte Sektoren mit einer Flotte
    .control = neben jeden kontrollierten Sektor
galaxy-option-explore-chain = Sektoren dürfen auch neben eben gelegte gelegt werden.
galaxy-option-explore-gate = Vom eigenen Hypertor aus erkundet man bis zu zwei weit, durch einen erkundeten Sektor.
galaxy-option-gate-cards = Die Sonde des Hypertors legt bis zu zwei weit …
    .every = jeden Sektor der Aktion
    .first = den ersten Sektor, der gelegt wird
galaxy-option-explore-paid = Ein gelegter Sektor kostet seinen aufgedruckten Preis in { colour-green }.
galaxy-option-explore-must = Von den gezogenen Sektoren muss man legen: …
    .all = alle, die passen und bezahlbar sind
    .one = mindestens einen, wenn einer passt und bezahlbar ist
    .none = so viele man will, oder keinen
galaxy-option-explore-left = Gezogene Sektoren, die nicht gelegt werden, kommen …
    .shuffled = gemischt zurück in den Stapel
    .top = zurück obenauf, in der Reihenfolge des Spielers, offen für alle
galaxy-option-explore-bonus = SP für das Legen des letzten Sektors.

# Forschen.

galaxy-option-research = Es gibt die Aktion Forschen.
galaxy-option-research-cost = { colour-green } fürs Forschen.
galaxy-option-research-repeats = Forschen darf man Zug für Zug wiederholen, anders als die übrigen Aktionen.

# Bewegen.

galaxy-option-move-range = Grundreichweite beim Bewegen.
galaxy-option-move-origins = Sektoren, von denen Flotten in einer Aktion aufbrechen.
galaxy-option-gate-move = Was das eigene Hypertor beim Bewegen tut:
    .range = 1 mehr Reichweite von seinem Sektor aus
    .home = es und die eigene Heimatwelt sind für den Besitzer benachbart
    .all = alle Hypertore auf der Karte sind dem eigenen benachbart
    .none = nichts
galaxy-option-empty-sectors = Ein Sektor, den alle Flotten verlassen haben, gehört …
    .nobody = niemandem
    .kept = weiter dem, der ihn kontrolliert hat, bis jemand anders Flotten bringt
galaxy-option-pindown = In einem durchquerten gegnerischen Sektor hält jede gegnerische Flotte eine bewegte Flotte auf.
galaxy-option-pindown-pass = Bindung n heißt:
    .more = n Flotten mehr kommen durch, je anwesendem Gegner
    .only = nur n Flotten kommen durch, je anwesendem Gegner
galaxy-option-pindown-route = Der Weg einer Gruppe, die gebunden werden kann:
    .most = der, auf dem die meisten Flotten durchkommen, dann der kürzeste
    .shortest = der kürzeste
galaxy-option-pindown-again = Ziehen mehrere Gruppen durch einen Sektor, binden dessen Flotten …
    .group = jede Gruppe neu
    .action = jede gegnerische Flotte nur einmal je Aktion
galaxy-option-control-tie = Wo mehrere Spieler die meisten Flotten haben, kontrolliert den Sektor …
    .involved = wer ihn vorher kontrolliert hat, wenn am Gleichstand beteiligt; sonst niemand
    .present = wer ihn vorher kontrolliert hat, wenn dort noch eine eigene Flotte ist; sonst niemand
    .nobody = niemand

# Bauen.

galaxy-option-build-options = Optionen in einer Bauaktion.
galaxy-option-build-twice = Dieselbe Bauoption darf zweimal gewählt werden.
galaxy-option-build-fleets = Flotten, die eine Option auf der Heimatwelt baut.
galaxy-option-outpost = Was ein Außenposten tut:
    .extra = 1 Flotte mehr darf in jedem kontrollierten Sektor mit eigenem Außenposten gebaut werden
    .cheap = Flotten dürfen dort statt auf der Heimatwelt gebaut werden, 1 { colour-orange } billiger
galaxy-option-build-split = Die Flotten einer Option dürfen auf die Heimatwelt und Sektoren mit Außenposten verteilt werden.
galaxy-option-build-blocked = Auf einer Heimatwelt, die ein Gegner kontrolliert, werden keine Flotten gebaut.
galaxy-option-structure-blue = { colour-blue } für { $title }.
galaxy-option-structure-orange = { colour-orange } für { $title }.
galaxy-option-structure-points = SP für { $title }.
galaxy-option-build-where = Ein Bauwerk darf nicht stehen, wo es schon gibt: …
    .any = irgendein Bauwerk; Außenposten blockieren nicht und werden nicht blockiert
    .own = ein eigenes Bauwerk
    .type = ein eigenes Bauwerk dieser Art, außer Außenposten
    .enemy = ein eigenes Bauwerk dieser Art, außer Außenposten, oder irgendein gegnerisches
galaxy-option-works-at-once = Ein neues Bauwerk wirkt sofort, nicht erst ab dem nächsten Zug des Besitzers.
galaxy-option-works-controlled = Ein Bauwerk wirkt nur, solange sein Besitzer den Sektor kontrolliert.

# Angreifen.

galaxy-option-attack-options = Optionen in einer Angriffsaktion.
galaxy-option-attack-twice = Dieselbe Angriffsoption darf zweimal gewählt werden.
galaxy-option-attack-origins = Sektoren, von denen Flotten angreifen.
galaxy-option-attack-inside = Flotten, die schon im Sektor sind, dürfen den Kampf beginnen, für 1 { colour-blue }.
galaxy-option-gate-attack = Was das eigene Hypertor beim Angreifen tut:
    .path = Angriffe von dort erreichen jeden Sektor durch erkundete, 1 { colour-blue } je Grenze
    .link = seine Verbindung zu einem anderen Sektor zählt als eine Grenze
    .none = nichts
galaxy-option-lance-red = { colour-red } für einen Angriff auf ein Bauwerk.
galaxy-option-lance-blue = { colour-blue } für einen Angriff auf ein Bauwerk.
galaxy-option-lance-any = Ein Angriff darf jedes Bauwerk treffen, auch ein eigenes.

# Kampf.

galaxy-option-roster-track = Schiffe eines Typs oder Treffer auf einen Typ, die ein Spieler setzen kann, höchstens (25: beliebig viele).
galaxy-option-hit-on = Ein Würfel trifft ab diesem Wert.
galaxy-option-dice-cap = Würfel eines Spielers in einer Runde, höchstens (0: keine Grenze).
galaxy-option-command-points = Kommandopunkte in jeder Runde.
galaxy-option-points-order = Ablauf einer Runde mit Kommandopunkten (er ändert nichts, denn die Schiffe bestimmen die Würfel):
    .points = erst Punkte ausgeben, dann Würfel legen
    .dice = erst Würfel legen, dann Punkte ausgeben
galaxy-option-boost-twice = Dieselbe Verstärkung darf in einer Runde zweimal gekauft werden.
galaxy-option-boost-needs-arrow = Ein Zusatzwürfel braucht mindestens einen Pfeil.
galaxy-option-reshapes = Wer eine Umformung vorbereitet hat, wählt sie …
    .open = offen, in der Reihenfolge, in der Treffer ausgewertet werden
    .secret = geheim, und alle decken gemeinsam auf
galaxy-option-formation = Formationsvorteil zwischen zwei Spielern: bei gleich vielen Treffern verliert der mit weniger Konterpunkten einen Treffer.
    .pairs = Konterpunkte sind Paare aus einem eigenen Schiff und einem gegnerischen, das es schlägt
    .types = Konterpunkte sind Paare aus einem eigenen Typ und einem gegnerischen, den er schlägt
    .none = gibt es nicht
galaxy-option-hit-types = Treffer werden auf gegnerische Schiffstypen verteilt, …
    .reached = die ein eigener Pfeil erreicht
    .any = welche es auch sind
galaxy-option-casualties = Getroffene Schiffe werden …
    .once = sofort entfernt, der Reihe nach
    .marks = markiert, auch mehrfach, und gemeinsam entfernt
    .damaged = in den Schadensbereich gelegt, sind in dieser Runde kein Ziel mehr und werden gemeinsam entfernt
galaxy-option-resolution = Treffer werden ausgewertet in …
    .plain = der Reihenfolge dieser Runde
    .turn = der Reihenfolge dieser Runde, aber der Angreifer zuerst
    .seat = Sitzordnung, aber der Angreifer zuerst
galaxy-option-resolution-from = Nach dem Angreifer beginnt diese Reihenfolge mit …
    .first = dem Ersten darin
    .next = dem, der darin auf den Angreifer folgt, reihum bis zu dem vor ihm
galaxy-option-standoff = Wenn ein Kampf im Patt endet: …
    .stay = alle bleiben, Kontrolle wie immer
    .retreat = die Flotten des Angreifers kehren zurück, woher sie kamen
    .structures = alle bleiben; der Verteidiger, dem ein Bauwerk dort den Sektor erhält, kontrolliert ihn
galaxy-option-standoff-tries = Neuaufstellungen in Folge ohne einen einzigen Würfel, nach denen ein Kampf im Patt endet.
galaxy-option-retain = Ist niemand übrig, behält ein Verteidiger mit einem Bauwerk dort den Sektor:
    .controller = zuerst der, der ihn vorher kontrolliert hat, sonst der einzige solche Verteidiger
    .nobody = niemand
galaxy-option-structure-shield = Treffer, die jedes Bauwerk eines Verteidigers im Kampf schluckt.

# Ende und Wertung.

galaxy-option-end-cards = Volle Ziele, die das Spiel beenden (0: keine; wo weniger ausliegen, alle).
galaxy-option-end-slots = Insgesamt beanspruchte Felder, die das Spiel beenden (0: keine).
galaxy-option-slots-each = So viele beanspruchte Felder für jeden Spieler, und zwei mehr, beenden das Spiel (0: keine).
galaxy-option-end-round = Die letzte Runde (0: es gibt keine).
galaxy-option-end-deck = Der Sektorstapel beendet das Spiel, wenn …
    .placed = alle Sektoren gelegt sind
    .drawn = ein Erkunden den letzten Sektor gezogen hat und zu Ende ist
galaxy-option-end-at = Das Spiel endet …
    .once = sofort
    .round = mit der Runde, damit alle gleich oft dran waren
galaxy-option-sector-points = SP für jeden kontrollierten Sektor.
galaxy-option-fleets-per-point = Flotten auf der Karte für 1 SP.
galaxy-option-fight-points = SP für jeden gewonnenen Kampf (als einziger Überlebender).
galaxy-option-technology-points = SP für jede Technologie.
galaxy-option-orange-points = SP für jedes { colour-orange }.
galaxy-option-orange-per-point = So viele { colour-orange } zählen wie eines, abgerundet.
galaxy-option-tie = Gleich in SP, in { colour-blue }+{ colour-red }+{ colour-green } und in Flotten auf der Karte:
    .shared = der Sieg wird geteilt
    .order = wer in der letzten Runde früher dran war, gewinnt

# Werte, die zusammen keinen Sinn ergeben. Eine Fläche steht da, wie sie geschrieben wird: 9x6.

milkomeda-is-for = Milkomeda ist für 2, 3 oder 4 Spieler, nicht für { $seats }
area-too-large = eine Fläche von { $width }x{ $height } ist zu groß: höchstens 60 Zellen
area-too-small = eine Fläche von { $width }x{ $height } ist zu klein: mindestens 3x3
deck-does-not-fit = ein Stapel von { $sectors } Sektoren passt nicht: dort ist Platz für { $room }
deck-too-small = ein Stapel von { $sectors } Sektoren ist zu klein für { $players } Spieler
objectives-need-research = Ziele, die Technologien verlangen, brauchen research=yes
attack-needs-a-link = gate_attack=link braucht eine Verbindung: setze gate_move auf home oder all
