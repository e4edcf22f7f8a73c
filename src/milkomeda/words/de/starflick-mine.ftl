## Schürfen.

which-planet-to-mine = Auf welchem Planeten schürfst du, mit wie vielen Truppen?
homeworld-cannot-be-mined = auf einer Heimatwelt wird nicht geschürft
asteroid-cannot-be-mined = auf einem Asteroiden wird nicht geschürft
no-planet-to-mine = keiner deiner Planeten hat zwei Truppen und keine Blockade

starflick-help-mine = 2 Truppen eines Planeten sind 1 SP wert, 3 Truppen 2 SP.
    .typed = „mine alpha-b with 3“ oder kurz „ab 3“.
starflick-choice-mine = { $hole } mit { $troops } Truppen
