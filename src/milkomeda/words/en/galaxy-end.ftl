## End: what a choice means that brings it.

ends-the-game = ends the game · { $note }
ends-with-this-round = ends the game with this round · { $note }
