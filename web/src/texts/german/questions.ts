/** What is asked, and what is behind it. */

import type { Pair } from "./templates.ts";

export const QUESTIONS: Pair[] = [
  ["Chance decides.", "Der Zufall entscheidet."],
  ["Choose your civilization.", "Wähle deine Zivilisation."],
  ["Turn your Homeworld: which corner faces the galaxy?", "Dreh deine Heimatwelt: Welche Ecke zeigt in die Galaxie?"],
  ["Place a sector next to your Homeworld: {drawn}.", "Lege einen Sektor neben deine Heimatwelt: {drawn}."],
  ["Choose your main action.", "Wähle deine Hauptaktion."],
  ["Send out one or two probes: from which sectors?", "Schick eine oder zwei Sonden aus: von welchen Sektoren?"],
  [
    "Draw {n} sectors, and one more for each green you spend now. How much green?",
    "Zieh {n} Sektoren und für jedes Grün, das du jetzt zahlst, einen mehr. Wie viel Grün?",
  ],
  ["Place a sector: {drawn}.", "Lege einen Sektor: {drawn}."],
  [
    "Put a sector back on top of the deck (the last one is drawn first).",
    "Leg einen Sektor zurück auf den Stapel (der letzte wird zuerst gezogen).",
  ],
  ["Research for {n} green: which keyword?", "Forschen für {n} Grün: welches Schlüsselwort?"],
  ["Keep one of the technologies you drew.", "Behalte eine der gezogenen Technologien."],
  [
    "Your range is {n}, and one more for each blue. How much blue?",
    "Deine Reichweite ist {n} und für jedes Blau eins mehr. Wie viel Blau?",
  ],
  ["Move from one more sector, or go on.", "Bewege von noch einem Sektor oder mach weiter."],
  ["Move up to {n} far: from which sector?", "Bewegen mit Reichweite {n}: von welchem Sektor?"],
  ["Move fleets up to {n} far ({ready}), or finish.", "Bewege Flotten mit Reichweite {n} ({ready}) oder schließ ab."],
  ["Move fleets up to {n} far (), or finish.", "Bewege Flotten mit Reichweite {n} oder schließ ab."],
  ["Build fleets or a structure.", "Bau Flotten oder ein Bauwerk."],
  ["Build: {n} options left.", "Bauen: noch {n} Optionen."],
  ["Attack which sector or structure?", "Welchen Sektor oder welches Bauwerk greifst du an?"],
  ["Attack again, or finish.", "Greif noch einmal an oder schließ ab."],
  ["Bring fleets to {at}: from where, how many? Or fight.", "Bring Flotten nach {at}: von wo und wie viele? Oder kämpfe."],
  [
    "Split your {n} fleets over the ship types (nobody sees it yet).",
    "Verteil deine {n} {n:Flotte|Flotten} auf die Schiffstypen (noch sieht es niemand).",
  ],
  [
    "Spend up to {n} Command Points: attack (1: a die more), defend (1: an opponent rolls a hit again), reshape (2).",
    "Gib bis zu {n} Kommandopunkte aus: Angriff (1: ein Würfel mehr), Abwehr (1: ein Gegner würfelt einen Treffer neu), Umformen (2).",
  ],
  [
    "Allocate {n} hits to enemy types in reach ({kinds}); nobody sees it yet.",
    "Verteil {n} Treffer auf gegnerische Typen in Reichweite ({kinds}); noch sieht es niemand.",
  ],
  ["Whose {ship} do you hit?", "Wessen {ship} triffst du?"],
  [
    "Reshape one of your ships along an arrow, or keep your formation.",
    "Form eines deiner Schiffe entlang eines Pfeils um oder halte die Formation.",
  ],
  [
    "Reshape one of your ships along an arrow, or keep your formation (nobody sees it yet).",
    "Form eines deiner Schiffe entlang eines Pfeils um oder halte die Formation (noch sieht es niemand).",
  ],
  ["Your M-Brain yields {n} resources of your choice.", "Dein M-Brain liefert {n} {n:Ressource|Ressourcen} deiner Wahl."],
  ["A directive is fulfilled: activate what it unlocks?", "Eine Direktive ist erfüllt: aktivierst du, was sie freigibt?"],
  ["Claim an objective slot? One a turn.", "Beanspruchst du das Feld eines Ziels? Eins pro Zug."],
  [
    "Master of the Order: refresh one position (pair, directive or protocol).",
    "Meister der Ordnung: erneuere eine Position (Paar, Direktive oder Protokoll).",
  ],
  [
    "Master of the Order: refresh one position (pair, directive or module).",
    "Meister der Ordnung: erneuere eine Position (Paar, Direktive oder Modul).",
  ],
  ["Master of the Order: propose an order for this round.", "Meister der Ordnung: schlag eine Reihenfolge für diese Runde vor."],
  ["Master of the Order: decide the order of this round.", "Meister der Ordnung: bestimme die Reihenfolge dieser Runde."],
  ["Offer the Master {who} something? Like: {say}.", "Bietest du Meister {who} etwas? Etwa: {say}."],
  [
    "Offer the Master {who} (proposes {whos}) something? Like: {say}.",
    "Bietest du Meister {who} (Vorschlag: {whos}) etwas? Etwa: {say}.",
  ],
  ["{who} offers {amounts}. Take it?", "{who} bietet {amounts}. Nimmst du an?"],
  ["{who} offers {amounts} for place {n}. Take it?", "{who} bietet {amounts} für Platz {n}. Nimmst du an?"],
  ["{who} offers {amounts} for refresh {n}. Take it?", "{who} bietet {amounts} für das Erneuern von Position {n}. Nimmst du an?"],

  // What is behind it.
  [
    "Directives are matched where four sectors meet; your Homeworld is at one such point.",
    "Direktiven passen, wo vier Sektoren zusammentreffen; deine Heimatwelt liegt an einem solchen Punkt.",
  ],
  ["Your civilization has one ability for the whole game.", "Deine Zivilisation hat eine Fähigkeit für das ganze Spiel."],
  [
    "Each turn you take one main action, another one than last turn unless an M-Brain works for you.",
    "Jeden Zug hast du eine Hauptaktion, eine andere als im letzten Zug, außer ein M-Brain arbeitet für dich.",
  ],
  [
    "Probes start in controlled sectors with a fleet; sectors go next to them.",
    "Sonden starten in kontrollierten Sektoren mit einer Flotte; daneben werden Sektoren gelegt.",
  ],
  [
    "More green now means more sectors to choose from; placing costs green too.",
    "Mehr Grün jetzt heißt mehr Auswahl; auch das Legen kostet Grün.",
  ],
  ["The one you put back last is drawn first.", "Was du zuletzt zurücklegst, wird zuerst gezogen."],
  [
    "You draw from that keyword's deck: one more with two such sectors, one more with three keywords.",
    "Du ziehst vom Stapel dieses Schlüsselworts: eine mehr mit zwei solchen Sektoren, eine mehr mit drei Schlüsselwörtern.",
  ],
  [
    "The technology you keep works from now on; the others are discarded.",
    "Die Technologie, die du behältst, wirkt ab jetzt; die anderen werden abgelegt.",
  ],
  ["The range counts for the whole action.", "Die Reichweite gilt für die ganze Aktion."],
  ["Only fleets of the sectors you name now can move.", "Nur Flotten der Sektoren, die du jetzt nennst, können sich bewegen."],
  [
    "A sector with fleets of others, or a structure beside your starlance.",
    "Ein Sektor mit fremden Flotten oder ein Bauwerk neben deiner Sternenlanze.",
  ],
  [
    "A type shoots at the two it beats: beam at shield and drone, shield at fighter and artillery, artillery at drone and beam, drone at fighter and shield, fighter at beam and artillery.",
    "Ein Typ schießt auf die zwei, die er schlägt: Strahler auf Schild und Drohne, Schild auf Jäger und Artillerie, Artillerie auf Drohne und Strahler, Drohne auf Jäger und Schild, Jäger auf Strahler und Artillerie.",
  ],
  ["Each arrow to a type that enemies occupy is a die.", "Jeder Pfeil zu einem Typ, den Gegner besetzen, ist ein Würfel."],
  [
    "Several enemies have that type; you choose whose ship is hit.",
    "Mehrere Gegner haben diesen Typ; du wählst, wessen Schiff getroffen wird.",
  ],
  ["One ship becomes one of the two types it beats.", "Ein Schiff wird zu einem der zwei Typen, die es schlägt."],
  ["For each controlled sector beside your M-Brain.", "Für jeden kontrollierten Sektor neben deinem M-Brain."],
  [
    "The directive matches where four sectors meet, one of them yours.",
    "Die Direktive passt, wo vier Sektoren zusammentreffen, einer davon deiner.",
  ],
  ["Each slot scores for whoever claims it first.", "Jedes Feld zählt für den, der es zuerst beansprucht."],
  ["New cards come to that position.", "Auf diese Position kommen neue Karten."],
  ["Others may make you offers before you decide.", "Die anderen dürfen dir etwas bieten, bevor du entscheidest."],
  ["Whoever is last will be the next Master.", "Wer zuletzt dran ist, wird der nächste Meister."],
  ["Taken resources are yours at once.", "Angenommene Ressourcen gehören dir sofort."],
  [
    "Beside your Homeworld. For directives look at the card's corners: it can be turned.",
    "Neben deine Heimatwelt. Direktiven zählen die Ecken der Karte: du kannst sie drehen.",
  ],
  [
    "Where four sectors meet, their corners can fulfil directives: turn the card for that.",
    "Wo vier Sektoren zusammentreffen, können ihre Ecken Direktiven erfüllen: dreh die Karte dafür.",
  ],
  ["Groups may split.", "Gruppen dürfen sich teilen."],
  ["Control changes when all have arrived.", "Die Kontrolle wechselt, wenn alle angekommen sind."],
  [
    "Fleets on your Homeworld and at outposts, a structure in a sector you control.",
    "Flotten auf deiner Heimatwelt und bei Außenposten, ein Bauwerk in einem Sektor, den du kontrollierst.",
  ],
  [
    "Fleets of several sectors can join the attack, for 1 blue a border they cross.",
    "Flotten mehrerer Sektoren können mit angreifen, für 1 Blau je überquerter Grenze.",
  ],
  ["Command Points that you do not spend are lost.", "Kommandopunkte, die du nicht ausgibst, verfallen."],
  [
    "All your hits go to enemy types; whose ships they take is said later.",
    "Alle deine Treffer gehen an gegnerische Typen; wessen Schiffe sie treffen, wird später gesagt.",
  ],
  [
    "Resources for the Master of the Order, with a wish or without one.",
    "Ressourcen für den Meister der Ordnung, mit oder ohne Wunsch.",
  ],
];
