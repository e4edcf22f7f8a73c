## Entscheidungen: was offen war, und wie gespielt wird.

starflick-rulings =
    # Entscheidungen zu Starflick

    Das Handbuch lässt Fragen offen. Hier ist jede, wie sie entschieden ist, und was man stattdessen spielen
    kann, als Option: `minefields=yes short_range=60`. Diese Seite entsteht aus
    `src/milkomeda/starflick/book/rulings.py`.

starflick-ruling-F1 = Das Handbuch nennt die Spielsteine zu Beginn und lässt weitere gewinnen, sagt aber nicht, wie viele es gibt.
    .topic = Spielsteine
    .answer = Je Spieler 14 Truppen (6 zu Beginn im Vorrat), 8 Sternenschiffe (2 im Orbit), 1 Schlachtschiff, 4 Kolonien, 4 Städte, 8 Labore. Was noch nicht gewonnen ist, ist nicht im Spiel; was darüber hinausgeht, verfällt.

starflick-ruling-F2 = Wie viele Planeten und Asteroiden es gibt, und wie sie gemischt werden, steht nicht da.
    .topic = Planeten und Asteroiden
    .answer = Sechs Planeten je Quadrant. 4 Spieler: 6 je Farbe; 3 Spieler: 5 je Farbe, ein verdeckter Asteroid je Quadrant und ein offener am Platz der unbenutzten Heimatwelt; 2 Spieler: 4 je Farbe, zwei verdeckte Asteroiden je Quadrant, zwei offene. Jeder Quadrant hat einen Planeten jeder Farbe; welche Farben er mehrfach hat, wird offen gezogen, alles andere erst, wenn ein Planet gesehen wird.

starflick-ruling-F3 = „Kein Bau auf … Asteroiden (außer Forschungslabor, falls erlaubt)“ sagt nicht, ob es erlaubt ist.
    .topic = Bauen auf Asteroiden
    .answer = Es ist erlaubt: Labore dürfen auf Asteroiden stehen, Kolonien und Städte nicht.

starflick-ruling-F4 = Das Handbuch gibt Rosa 3 zwei Wirkungen und Rosa 1 keine.
    .topic = Rosa 1 und Rosa 3
    .answer = Labore verteidigen mit Rosa 1; mit Rosa 3 zählt ein eigenes Schiff im Orbit 2.

starflick-ruling-F5 = Gegen Schlachtschiffe wird gekämpft, aber kein Text sagt, wie man eines bekommt.
    .topic = Das Schlachtschiff
    .answer = Orange 3 bringt es in den Vorrat, und zwei eigene Sternenschiffe, vom Brett oder aus dem Vorrat, verlassen das Spiel. Es ist größer, zählt bei Angriff und Verteidigung 2, ist 2 SP wert, startet und landet wie ein Sternenschiff.

starflick-ruling-F6 = Zahlen gibt es nur für manche Angriffe.
    .topic = Stärke
    .answer = Ein Gesetz gilt für jeden Angriff: Die Stärke der Angreifer muss die des Ziels übertreffen.

starflick-ruling-F7 = Einen Bonus gibt es nur für die ersten zwei Reihen.
    .topic = Reihen 3 und 4
    .answer = Die Reihen 3 und 4 bringen nichts.

starflick-ruling-F8 = Maße sind nicht angegeben.
    .topic = Das Brett
    .answer = 720 × 720 mm; Planeten mit Radius 19, Orbits mit 38, Sternenschiffe mit 8, Schlachtschiffe mit 11 und doppelter Masse. Im Orbit ist, was mit irgendeinem Teil über dem Ring liegt. Reichweiten gelten von Rand zu Rand, und nichts versperrt sie.

starflick-ruling-F9 = Wie Schiffe gleiten, bleibt dem Tisch überlassen.
    .topic = Das Schnippen
    .answer = Gleitreibung des Bretts 0,20, kein Drall; Schiffe behalten 0,85 ihres Tempos an Schiffen und 0,70 an Planeten. Vom Brett ist ein Schiff, wenn seine Mitte über den Rand gerät. Der erste Gegner, den das geschnippte Schiff berührt, wird gerammt; was sich schon bewegt, bewegt sich weiter. Berührt ein geschobenes Schiff einen Gegner, ist das nur ein Stoß.

starflick-ruling-F10 = „Alle Schiffe, die angreifen können, müssen angreifen“; wer wählt, und was dazu zählt, steht nicht da.
    .topic = Wann und was man angreift
    .answer = Einmal, nach dem ganzen Bewegen; Pflicht, solange unbenutzte Schiffe etwas zerstören können, und nicht mehr Schiffe als nötig; der Spieler teilt sie ein. Jedes Schiff einmal, mit Orange 2 einmal je Ziel. Ein Planet wird nur aus seinem Orbit angegriffen. An einem unbesetzten Planeten blockieren die Schiffe von Gegnern im Orbit einander.

starflick-ruling-F11 = Würfel für eine andere Bewegung liegen bei, ohne Regeln.
    .topic = Würfel statt Geschick
    .answer = Richtung und Weite werden gewählt, zwei Würfel verschieben sie: die Weite um −40, −20, 0, 0, +20, +40 %, die Richtung um −8, −4, 0, 0, +4, +8 Grad.

starflick-ruling-F12 = Auf dem Brett sind Plätze für Wurmlöcher (Variante), ohne Regeln.
    .topic = Wurmlöcher
    .answer = Öffnungen mit Radius 14 bei (208, 196) und (512, 524) sowie bei (524, 208) und (196, 512); ein Schiff, dessen Mitte in eine gerät, kommt mit gleichem Tempo aus der anderen heraus; einmal je Schnippen.

starflick-ruling-F13 = Minenfelder (Variante) liegen bei, ohne Regeln.
    .topic = Minenfelder
    .answer = Zwei je Spieler beim Aufbau, mit Radius 10, 60 von der Mitte jedes Planeten und 40 voneinander entfernt; das erste Schiff, das eines berührt, geht mit ihm verloren, ohne SP.

starflick-ruling-F14 = Das Brett wird zusammengesetzt; ob seine Nähte eine Rolle spielen, steht nicht da.
    .topic = Nähte
    .answer = Sie spielen keine. Als Variante kostet es 3 % des Tempos, x oder y = 240 oder 480 zu überqueren, und dreht mit einer Abweichung von 0,8 Grad.

starflick-ruling-F15 = „Zahle 2 Truppen“ sagt nicht, von wo.
    .topic = Wo Truppen bezahlt werden
    .answer = Von dem Planeten, auf dem gebaut wird; sie kehren in den Vorrat zurück.

starflick-ruling-F16 = Die Grenze von drei Dingen gilt für Planeten, und eine Heimatwelt ist keiner.
    .topic = Was auf der Heimatwelt liegt
    .answer = Auf einer Heimatwelt dürfen beliebig viele Truppen stehen. Sie werden nicht zurückgeholt, sie starten.

starflick-ruling-F17 = Ob man eine Aktion ohne Wirkung wählen darf, steht nicht da.
    .topic = Nichts tun
    .answer = Eine Aktion braucht eine mögliche Wirkung, und mindestens eine muss ausgeführt werden: eine Truppe, ein Bewegungspunkt. Nur wer gar nichts tun kann, passt.

starflick-ruling-F18 = Auch zwei Kriterien können einen Gleichstand lassen.
    .topic = Ein geteilter Sieg
    .answer = Dann wird der Sieg geteilt.

starflick-ruling-F19 = Ein Planet wird „nur unverteidigt (keine gegnerischen Schiffe im Orbit)“ angegriffen; wessen Schiffe, steht nicht da.
    .topic = Unverteidigte Planeten
    .answer = Die seines Besitzers. Die Schiffe eines dritten Spielers verteidigen ihn nicht.

starflick-ruling-F20 = „Ein Planet darf zwei haben“: einer jedes Spielers oder einer von allen, steht nicht da.
    .topic = Zwei Labore auf einem Planeten
    .answer = Ein Planet jedes Spielers.

starflick-ruling-F21 = „Orange: Angriff mit großer Reichweite“ nennt keine Stufe.
    .topic = Große Reichweite
    .answer = Orange 1, das sonst keine Wirkung hat.

starflick-ruling-F22 = „Sternenschiff im Orbit gibt +2 Stärke“, in Klammern ein Schlachtschiff: wann und gegen wen, steht nicht da.
    .topic = Wofür Rosa 3 zählt
    .answer = Ein Schiff im Orbit, das angegriffen wird, zählt 2, wer es auch angreift. Es greift mit der eigenen Stärke an und trägt zur Verteidigung des Planeten nichts bei.

starflick-ruling-F23 = „Direkt auf einem unbesetzten (verdeckten) Planeten rekrutieren“ sagt nicht, ob ein Planet offen liegen darf.
    .topic = Braun 4
    .answer = Er darf: jeder unbesetzte Planet.

starflick-ruling-F24 = Ob auf einem Asteroiden geschürft werden kann, steht nicht da.
    .topic = Auf Asteroiden schürfen
    .answer = Es geht, wie auf jedem Planeten.

starflick-ruling-F25 = Gescannt wird „nach der Aktion“; bei zwei Aktionen steht nicht da, nach welcher.
    .topic = Scannen nach zwei Aktionen
    .answer = Einmal, nach beiden.

starflick-ruling-F26 = „Wählt, wer beginnt“ sagt nicht, wie.
    .topic = Wer beginnt
    .answer = Der Zufall sagt, wer.
