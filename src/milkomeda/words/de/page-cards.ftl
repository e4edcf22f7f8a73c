## Das Kartenlexikon.

page-cards-title = Karten
page-cards-search = Karten durchsuchen
page-cards-kinds = Arten von Karten
page-cards-all = Alle
page-cards-any = beliebig
page-cards-found =
    { $count ->
        [0] So ist keine Karte.
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-cards-filter = Filtern
page-cards-clear = Alle zeigen
page-cards-none-so = Diese Karte gibt es nicht.
page-cards-others = Andere mit { $what }
page-cards-open = Im Lexikon öffnen
page-cards-not-played = Nach diesen Regeln wird sie nicht gespielt.
page-cards-editions = Ausgaben
page-cards-same = in allen gleich
page-cards-in-edition =
    { $count ->
        [one] In der Ausgabe { $editions }
       *[other] In den Ausgaben { $editions }
    }
page-cards-rule = In den Regeln: { $section }

page-cards-kind-sector = Sektoren
page-cards-kind-technology = Technologien
page-cards-kind-objective = Ziele
page-cards-kind-directive = Direktiven
page-cards-kind-protocol = Protokolle und Module
page-cards-kind-structure = Bauwerke
page-cards-kind-ship = Schiffstypen
page-cards-kind-civilization = Zivilisationen

page-cards-trait-colour = Farbe
page-cards-trait-keyword = Schlüsselwort
page-cards-trait-cost = Kosten
page-cards-trait-tier = Stufe
page-cards-trait-action = Aktion
page-cards-trait-field = Gebiet
page-cards-trait-track = Farbe
page-cards-trait-skill = Zweig
page-cards-trait-level = Stufe

# Wie die Regelhefte die Abschnitte nennen.

page-cards-section-milkomeda-sector = Spielmaterial
page-cards-section-milkomeda-technology = Forschen
page-cards-section-milkomeda-objective = Ziele
page-cards-section-milkomeda-directive = Direktiven
page-cards-section-milkomeda-protocol = Direktiven
page-cards-section-milkomeda-structure = Bauwerke
page-cards-section-milkomeda-ship = Schiffstypen
page-cards-section-milkomeda-civilization = Zivilisationen
page-cards-section-starflick-technology = Technologie
