## Was Programme vom Server verlangen können.

page-api-get-api-games = Spiele, mit Ausgaben, Optionen und Bots
page-api-get-api-games-name-catalogue = Karten und Namen eines Spiels
page-api-get-api-games-name-rulebook = Das Regelheft einer Ausgabe oder beliebiger Optionen
page-api-get-api-me = Wer ich bin, und meine Tische
page-api-post-api-me = Einen Spitznamen wählen, oder einen anderen
page-api-delete-api-me = Mich vergessen: Bots spielen auf meinen Plätzen weiter, und nichts sagt mehr, wer ich war
page-api-post-api-me-recovery = Ein neuer persönlicher Link; ältere gelten nicht mehr
page-api-post-api-me-recover = Mit einem persönlichen Link zurückkommen: einmal, und wer über einen älteren kam, ist abgemeldet
page-api-post-api-me-sign-out = Hier abmelden; oder überall sonst: Browser, persönliche Links und Programme
page-api-get-api-me-data = Alles, was von mir gespeichert ist
page-api-get-api-tables = Tische, die allen offenstehen, die mit freien Plätzen zuerst
page-api-post-api-tables = Ein neuer Tisch
page-api-post-api-promise = Der Fingerabdruck des Geheimnisses, das mein nächster Tisch haben wird
page-api-get-api-tables-table-id = Ein Tisch
page-api-delete-api-tables-table-id = Meinen Tisch schließen, bevor das Spiel beginnt
page-api-post-api-tables-table-id-join = Platz nehmen
page-api-put-api-tables-table-id-seats-seat = Einen Platz meines Tisches einem Bot geben oder öffnen
page-api-post-api-tables-table-id-token = Ein Schlüssel für ein Programm, das meinen Platz spielt
page-api-post-api-tables-table-id-machines = Ein Programm setzt sich an einen privaten Tisch und bekommt einen Schlüssel
page-api-get-api-tables-table-id-aftermath = Woher die Punkte kamen, und wie gnädig die Würfel waren
page-api-get-api-tables-table-id-moments-at = Ein beendetes Spiel nach so vielen Antworten
page-api-get-api-tables-table-id-log = Das Protokoll eines beendeten Spiels
page-api-post-api-tables-table-id-fork = Ein neuer Tisch ab einem Moment eines beendeten Spiels
page-api-post-api-tables-table-id-rematch = Ein neuer Tisch mit den Plätzen und Optionen einer beendeten Partie

page-api-status-400 = Das ergibt keinen Sinn
page-api-status-401 = Niemand Bekanntes fragt
page-api-status-403 = Nicht von dort, oder nicht mit diesem Schlüssel
page-api-status-404 = So etwas gibt es nicht
page-api-status-409 = Nicht jetzt, oder gegen die Regeln
page-api-status-413 = Das ist zu lang
page-api-status-429 = Das ist zu viel auf einmal
page-api-status-503 = Die Datenbank antwortet nicht
