## Was die Vertragsprüfung an einem Spiel findet.

check-endless = das Spiel endet nicht innerhalb von { NUMBER($answers, useGrouping: 0) } Antworten
check-undo = nach „{ $step }“ stellt Zurücknehmen den Zustand nicht wieder her
check-scores = es gibt nicht einen Punktestand je Platz
check-copy = bei „{ $step }“ auf einer Kopie zu spielen verändert das Original
check-samples-refused = „{ $step }“ zieht eine Wahl, die es ablehnt: { $refusal }
check-no-choice = „{ $step }“ hat keine Wahl
check-twice = „{ $step }“ nennt eine Wahl zweimal
check-samples-unlisted = „{ $step }“ zieht eine Wahl, die es nicht nennt
check-no-candidate = „{ $step }“ nennt eine Wahl, die nicht infrage kommt
check-refusals = „{ $step }“ nennt eine Wahl, die es ablehnt, oder lehnt eine nicht ab, die es nicht nennt
check-weights = „{ $step }“ hat andere Gewichte als Wahlen
check-odds = „{ $step }“ wird nicht so gezogen, wie seine Gewichte sagen
check-nonsense = „{ $step }“ nimmt Unsinn an
check-refused = bei „{ $step }“ verändert eine abgelehnte Antwort den Zustand
check-spelling = „{ $step }“ liest „{ $text }“ nicht so, wie es geschrieben wurde
check-notation = eine Stellung bei „{ $step }“ übersteht die Notation nicht
check-view = eine Ansicht bei „{ $step }“ zeigt weniger, wenn man noch einmal hinsieht
check-imagined = was man sich bei „{ $step }“ vorstellt, stimmt nicht mit der Ansicht überein
check-leak = „{ $step }“ zeigt einem Platz, was er nicht sehen darf
check-winners = ein beendetes Spiel hat niemanden am Tisch, der gewonnen hat
check-waits = ein beendetes Spiel wartet noch auf eine Antwort
check-log = das Protokoll führt nachgespielt nicht zum selben Ende
