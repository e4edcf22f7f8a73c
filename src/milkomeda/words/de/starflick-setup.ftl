## Der Aufbau.

lay-a-minefield = Wohin legst du ein Minenfeld?
minefield-near-planet = ein Minenfeld liegt 60 mm von der Mitte jedes Planeten entfernt
minefields-lie-apart = Minenfelder liegen 40 mm auseinander
there-is-a-ship = dort ist ein Schiff

starflick-help-minefield = Das erste Schiff, das ein Minenfeld berührt, geht mit ihm verloren.
    .typed = „240 300“ ist ein Ort in mm von der linken oberen Ecke.
starflick-do-minefield = Hierhin
