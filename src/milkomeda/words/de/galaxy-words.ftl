## Wörter des Spiels.

colour-blue = Blau
colour-orange = Orange
colour-red = Rot
colour-green = Grün
colour-white = beliebig

resources-blue = { $n } { colour-blue }
resources-orange = { $n } { colour-orange }
resources-red = { $n } { colour-red }
resources-green = { $n } { colour-green }

action-explore = Erkunden
action-research = Forschen
action-move = Bewegen
action-build = Bauen
action-attack = Angreifen
action-pass = Passen

structure-outpost = Außenposten
    .gender = m
structure-starlance = Sternenlanze
    .gender = f
structure-hypergate = Hypertor
    .gender = n
structure-m-brain = M-Brain
    .gender = n

title-outpost = einen Außenposten
title-starlance = die Sternenlanze
title-hypergate = das Hypertor
title-m-brain = das M-Brain

ship-beam = Strahler
    .gender = m
ship-shield = Schild
    .gender = m
ship-artillery = Artillerie
    .gender = f
ship-drone = Drohne
    .gender = f
ship-fighter = Jäger
    .gender = m

ships-beam = { $n } Strahler
ships-shield =
    { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
ships-artillery =
    { $n ->
        [one] { $n } Artillerie
       *[other] { $n } Artillerien
    }
ships-drone =
    { $n ->
        [one] { $n } Drohne
       *[other] { $n } Drohnen
    }
ships-fighter = { $n } Jäger

title-beam = Strahlenfregatte
title-shield = Schildkreuzer
title-artillery = Artillerieplattform
title-drone = Drohnenträger
title-fighter = Jägerstaffel

commands-attack = Angriff { $n }
commands-defend-seat = Abwehr gegen { $seat } { $n }
commands-reshape = Umformen

shown-pair = Paar
    .gender = n
shown-directive = Direktive
    .gender = f
shown-protocol = Protokoll
    .gender = n
shown-module = Modul
    .gender = n

keyword-biosphere = Biosphäre
keyword-extraction = Abbau
keyword-hazard = Gefahr
keyword-observatory = Observatorium
keyword-transit = Transit
keyword-unstable = Instabil
keyword-warzone = Kriegsgebiet
keyword-wasteland = Ödland

civilization-architects = Sternenarchitekten
civilization-sentinels = Quantenwächter
civilization-navigators = Leerennavigatoren
civilization-helix = Helix-Züchter

sector-seat-homeworld = Heimatwelt von { $seat }

source-last-sector = Letzter Sektor
source-sectors = Sektoren
source-structures = Bauwerke
source-fleets = Flotten
source-orange = Orange im Lager
source-objectives = Ziele
source-civilization = Zivilisation
source-technologies = Technologien
source-fights = Gewonnene Kämpfe

worth-sectors = kontrollierte Sektoren
worth-structures = Bauwerke
worth-fleets = Flotten
worth-orange = orange Ressourcen
worth-objectives = beanspruchte Zielfelder
worth-technologies = Technologien
worth-fights = gewonnene Kämpfe
worth-civilization = das eigene Ziel deiner Zivilisation

phase-set-up = Aufbau
phase-order = Reihenfolge
phase-turn = Züge
phase-over = Ende
