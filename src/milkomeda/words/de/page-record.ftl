## Ein Spiel mit Karton wird mitgeschrieben.

page-record-title = Ein Spiel mit Karton mitschreiben
page-record-about = Ihr spielt mit Karten und Schiffen an einem echten Tisch. Hier gibt jemand ein, was geschieht, und die Regeln prüfen es. Danach gibt es die Nachbetrachtung und den Film, und das Spiel steht bei deinen.
page-record-link = Ihr spielt mit Karton? Schreib das Spiel hier mit.
page-record-players = Spieler
page-record-names = Wer spielt, in der Reihenfolge der Plätze
page-record-name = Name von Spieler { $seat }
page-record-me = ich
page-record-not-me = Ich schreibe nur mit
page-record-begin = Beginnen
page-record-mark = mit Karton
page-record-sheet = Mitschrift
page-record-entered =
    { $count ->
        [one] { $count } Antwort eingegeben
       *[other] { $count } Antworten eingegeben
    }
page-record-wrong = Hier stimmt etwas nicht
page-record-conclude = So war es: das Spiel behalten
page-record-over = Das Spiel ist aus. Stimmt alles mit dem Tisch überein?
page-record-asks = { $name }: { $asked }
page-record-later =
    { $count ->
        [one] Eine Antwort war schon weiter eingegeben.
       *[other] { $count } Antworten waren schon weiter eingegeben; { $fits } davon passen von hier aus.
    }
page-record-go-on =
    { $fits ->
        [0] Nichts passt
       *[other] Weiter wie eingegeben ({ $fits })
    }
page-record-forget = Vergessen
page-record-past = Zurück zu einem Moment
page-record-past-about = Wähle, was falsch eingegeben ist: Das Spiel geht bis kurz davor zurück. Was folgte, bleibt zur Hand und wird von selbst wieder eingegeben, wenn alles noch passt.
page-record-restore = Den Verlauf von vor der letzten Rückkehr zurückholen
page-record-earlier = Früher
page-record-by-hand = Von Hand
page-record-by-hand-about = Wo ihr gegen die Regeln gespielt habt und es so bleiben soll: Ändere die Stellung selbst. Im Protokoll steht, dass hier berichtigt wurde.
page-record-seek = Such einen Spieler, einen Ort, eine Karte
page-record-line = Eine Zeile der Stellung
page-record-type = tippen
page-record-less = Eins weniger als { $number }
page-record-more = Eins mehr als { $number }
page-record-add-line = Noch eine Zeile
page-record-put-right = Von dieser Stellung aus weiter
page-record-others = Andere Telefone
page-record-look-on = Mit diesem Link sehen andere zu:
page-record-pen = Mit diesem Link schreiben andere mit:
page-record-fell = Was gefallen ist
page-record-face = Eine { $face }
