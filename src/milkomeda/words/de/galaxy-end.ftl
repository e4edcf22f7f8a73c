## Ende.

ends-the-game = beendet das Spiel · { $note }
ends-with-this-round = beendet das Spiel mit dieser Runde · { $note }
