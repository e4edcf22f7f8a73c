## Wörter mehrerer Regeln von Starflick.

craft-starship = Sternenschiff
craft-battleship = Schlachtschiff
ship-battleship = Schlachtschiff
manoeuvre-launch = starten
manoeuvre-launch-battleship = mit dem Schlachtschiff starten
manoeuvre-land = landen
manoeuvre-flick = schnippen
reward-a-troop = eine Truppe
reward-2-troops = 2 Truppen
reward-a-starship = ein Sternenschiff

kind-deed = Aktion
kind-fate = Ereignis
kind-hole = Planet
kind-item = Bauwerk
kind-manoeuvre = Manöver
kind-planet = Art von Planeten
kind-reward = Belohnung
kind-source = Quelle von Punkten
kind-track = Farbe
kind-vessel = Schiff

planet-is-not-yours = er gehört dir nicht
planet-is-blockaded = er ist blockiert
planet-lies-face-up = er liegt offen
three-items-already = dort sind schon drei Dinge
no-troop-in-supply = in deinem Vorrat ist keine Truppe
that-is-not-on-the-board = das ist nicht auf dem Brett
that-is-on-the-planet = das ist auf dem Planeten
that-takes-troops =
    das braucht { $troops ->
        [one] eine Truppe
       *[other] { $troops } Truppen
    }, dort { $there ->
        [one] ist { $there }
       *[other] sind { $there }
    }

starflick-plain-done = Fertig
starflick-plain-enough = Das genügt
starflick-plain-stop = Nicht weiter bewegen
starflick-plain-one-of-the-supply = Eines aus dem Vorrat
