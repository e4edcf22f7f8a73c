## Entscheidungen: was offen war, und wie gespielt wird.

galaxy-ruling-R1 = Der Entwurf lässt den Startwert bei „z. B. 2 oder 3“; die späteren Ausgaben sagen 3, und 5 { colour-green }.
    .topic = Ressourcen zu Beginn
    .answer = Auch im Entwurf 3 von allem.

galaxy-ruling-R2 = Mit 3 { colour-green } kann man zwei erste Sektoren ziehen, die beide mehr kosten. Der zweite Entwurf überlegt nur, ob es Ersatz oder einen Startbonus geben soll.
    .topic = Erste Sektoren, die niemand bezahlen kann
    .answer = Zieh einzeln Ersatz, bis ein Sektor bezahlbar ist.

galaxy-ruling-R3 = Sie kommen „oben auf den Stapel (oder werden zurückgemischt, noch offen)“.
    .topic = Nicht gelegte erste Sektoren
    .answer = Zurückgemischt, wie es die späteren Ausgaben sagen.

galaxy-ruling-R4 = Heimatwelten liegen in Ecken „der vorgesehenen Fläche“, aber kein Text nennt ihre Größe, und nur der Entwurf nennt eine Zahl von Sektoren (50).
    .topic = Fläche und Stapel
    .answer = Eine begrenzte Fläche, die der Stapel gerade füllt: 9×6 mit 50 Sektoren für vier Spieler, 7×6 mit 39 für drei, 6×5 mit 28 für zwei; der Stapel wird zufällig aus allen Sektoren gezogen.

galaxy-ruling-R5 = Die Texte sprechen von Karten mit den Zahlen 1 bis N und dazu einer Meisterkarte: eine Karte mehr, als es Spieler gibt.
    .topic = Ordnungskarten
    .answer = N−1 nummerierte Karten und die Meisterkarte, damit jeder genau eine zieht.

galaxy-ruling-R6 = Ein Ziel zählt Technologien, die es nur gibt, wo geforscht wird.
    .topic = Ziele, die Technologien verlangen
    .answer = In Ausgaben ohne Forschen bleibt es weg.

galaxy-ruling-R7 = Die Wächter bekommen Punkte für jeden gewonnenen Kampf; der Entwurf fragt sich selbst, was das heißt.
    .topic = Ein gewonnener Kampf
    .answer = Als Einziger noch Schiffe haben, ob als Angreifer oder als Verteidiger.

galaxy-ruling-R8 = Die Wächter bekommen Punkte für jede gewonnene Kampfrunde; der Text bietet drei Lesarten an.
    .topic = Eine gewonnene Kampfrunde
    .answer = In dieser Runde mehr Verluste zufügen als erleiden.

galaxy-ruling-R9 = Die Bindung ist weggefallen, und die Fähigkeit der Navigatoren ist „noch offen“.
    .topic = Die Navigatoren ohne Bindung
    .answer = Die Fähigkeit der späteren Ausgabe: Grundreichweite 2 beim Bewegen.

galaxy-ruling-R10 = Sie ist ein Platzhalter („noch zu tun: Fähigkeit festlegen“).
    .topic = Die Fähigkeit der Züchter im Entwurf
    .answer = Sie haben keine.

galaxy-ruling-R11 = Der Entwurf verlangt 15 { colour-red }, am Ende oder irgendwann, und gibt dafür keine Punkte.
    .topic = Der Hort der Züchter
    .answer = 15 { colour-red } am Ende sind die 5 SP der späteren Ausgabe wert.

galaxy-ruling-R12 = Der SP für 5 { colour-green }, die eine Aktion ausgibt, ist nur ein Beispiel mit Fragezeichen.
    .topic = Die Ausgaben der Züchter
    .answer = Gespielt wird es, wie es dasteht: sofort 1 SP für jede Aktion, die 5 { colour-green } oder mehr ausgibt.

galaxy-ruling-R13 = Spieler „dürfen offen verhandeln und bestechen“, vor dem Erneuern und bevor die Reihenfolge feststeht; wie, und ob ein Versprechen bindet, steht nicht da.
    .topic = Bestechung
    .answer = Vor dem Erneuern und noch einmal nach dem Vorschlag darf jeder andere Spieler Ressourcen mit einem Wunsch bieten (ein Platz in der Reihenfolge, ein Erneuern oder keiner). Der Meister nimmt an oder lehnt ab; was er annimmt, wechselt sofort den Besitzer; das Versprechen bindet nicht.

galaxy-ruling-R14 = Jeder bekommt 3 von allem „aus deiner Heimatwelt“, auch wenn ein Gegner darauf sitzt?
    .topic = Einkommen einer besetzten Heimatwelt
    .answer = Ja: Die Texte stellen keine Bedingung, und niemand scheidet aus dem Spiel aus.

galaxy-ruling-R15 = Auch eine Heimatwelt ist eine Sektorkarte; ob sie ihrem Eroberer zahlt, steht nicht da.
    .topic = Einkommen einer eroberten Heimatwelt
    .answer = Sie zahlt ihrem Eroberer, wie sie ihrem Besitzer gezahlt hat.

galaxy-ruling-R16 = Eine Stelle vergleicht mit der Hauptaktion des letzten Zugs, eine andere mit der letzten Aktion des Zugs, auch durch Modul oder Protokoll.
    .topic = Die Aktion, die man nicht wiederholen darf
    .answer = Die Hauptaktion des letzten Zugs.

galaxy-ruling-R17 = Kein Text sagt, was ein Spieler tut, der keine Aktion ausführen kann.
    .topic = Passen
    .answer = Er passt; sonst darf es niemand.

galaxy-ruling-R18 = Die Punkte einer Direktive haben ihre Plätze; ob das Muster gedreht werden darf, steht nicht da.
    .topic = Ein Muster drehen
    .answer = Es wird gelesen, wie es gedruckt ist.

galaxy-ruling-R19 = Die ersten zwei Entwürfe haben Ziele, aber keinen Moment, sie zu beanspruchen.
    .topic = Wann Felder beansprucht werden
    .answer = Wie in der Ausgabe Directives: nach dem Einkommen, nach der Hauptaktion, nach dem Modul.

galaxy-ruling-R20 = Ob man ein Feld mit hoher Schwelle nehmen darf, solange ein niedrigeres frei ist, steht nicht da.
    .topic = Welches Feld beansprucht wird
    .answer = Jedes freie Feld, dessen Schwelle erreicht ist; im Lauf des Spiels darf man mehrere Felder einer Karte haben.

galaxy-ruling-R21 = Im Entwurf werden alle gezogenen Sektoren gelegt; über die, für die kein Platz ist, steht nichts da.
    .topic = Sektoren, die nicht passen
    .answer = Alle, die passen, müssen gelegt werden; die übrigen werden zurückgemischt.

galaxy-ruling-R22 = Sie macht „Sektoren mit deinen Hypertoren“ benachbart, aber ein Spieler hat nur eines.
    .topic = Die Verbindung des Hypertors
    .answer = Das eigene Hypertor und die eigene Heimatwelt sind benachbart, nur für den Besitzer.

galaxy-ruling-R23 = Ohne Bindung hält jede gegnerische Flotte eine Flotte auf; mit Bindung 1 „darf nur eine deiner Flotten weiter“, was schlechter ist.
    .topic = Was Bindung 1 bewirkt
    .answer = Bindung n lässt n Flotten mehr durch, je anwesendem Gegner.

galaxy-ruling-R24 = Welchen Weg eine Gruppe nimmt, wenn mehrere zum Ziel führen, steht nicht da, obwohl es durch die Bindung wichtig wird.
    .topic = Der Weg an Gegnern vorbei
    .answer = Den, auf dem die meisten Flotten durchkommen, und unter diesen den kürzesten.

galaxy-ruling-R25 = „Bis zu 2 in beliebiger Kombination“ kann heißen, dass auch zweimal dieselbe erlaubt ist, oder nicht.
    .topic = Dieselbe Bauoption zweimal
    .answer = Sie ist erlaubt.

galaxy-ruling-R26 = Ob man Flotten auf einer Heimatwelt bauen darf, die ein Gegner kontrolliert, steht nicht da.
    .topic = Flotten auf einer besetzten Heimatwelt
    .answer = Ja: Die Texte stellen keine Bedingung, und niemand scheidet aus dem Spiel aus.

galaxy-ruling-R27 = Ein Bauwerk kommt dorthin, wo kein anderes ist, „(Ausnahme: Außenposten?)“.
    .topic = Außenposten neben anderen Bauwerken
    .answer = Außenposten blockieren nicht und werden nicht blockiert.

galaxy-ruling-R28 = Die früheren Texte sagen: ab dem nächsten Zug; der neueste schweigt.
    .topic = Wann ein neues Bauwerk wirkt
    .answer = In der neuesten Ausgabe sofort.

galaxy-ruling-R29 = Ein Angriff kostet mindestens 1 { colour-blue }, obwohl jeder Angriff von nebenan eine Grenze überquert: Das Minimum ergibt nur Sinn, wenn keine Grenze überquert werden muss.
    .topic = Kämpfen, wo man schon steht
    .answer = Flotten, die schon in einem Sektor mit Gegnern sind, dürfen den Kampf für 1 { colour-blue } beginnen.

galaxy-ruling-R30 = Der neueste Text zum Hypertor spricht nur vom Bewegen, aber auch das Angreifen bezieht sich darauf.
    .topic = Angriffe über die Verbindung
    .answer = Die Verbindung zählt auch beim Angreifen als eine Grenze.

galaxy-ruling-R31 = Den Formationsvorteil hat der Spieler mit „mehr Konterpunkten“, aber was das ist, steht nicht da.
    .topic = Konterpunkte
    .answer = Ein Punkt für jedes Paar aus einem eigenen Schiff und einem gegnerischen, das es schlägt.

galaxy-ruling-R32 = Ob dieselbe Verstärkung zweimal gekauft werden darf, und ob man Punkte übrig lassen darf, steht nicht da.
    .topic = Kommandopunkte ausgeben
    .answer = Beides ist erlaubt; was übrig bleibt, verfällt.

galaxy-ruling-R33 = Ein Zusatzwürfel kommt „zu einem gewählten Pfeil“; wer keinen Pfeil hat, kann keinen wählen.
    .topic = Eine Verstärkung ohne Pfeil
    .answer = Ein Zusatzwürfel braucht mindestens einen Pfeil.

galaxy-ruling-R34 = Wenn kein Schiff ein anderes schlägt (weil alle Strahler sind, zum Beispiel), würfelt nie jemand, und die Texte beenden den Kampf nie.
    .topic = Patt
    .answer = Hat niemand einen Würfel, stellen alle neu auf. Nach drei solchen Malen in Folge endet der Kampf: Alle bleiben, und die Kontrolle wird geklärt wie immer. Solange irgendwer einen Würfel hat, geht er weiter.

galaxy-ruling-R35 = Zerstören sich alle gegenseitig, behält „der Verteidiger“ mit einem Bauwerk den Sektor; es kann mehrere Verteidiger geben.
    .topic = Wer einen geleerten Sektor behält
    .answer = Der, der ihn vorher kontrolliert hat, wenn er ein Verteidiger mit einem Bauwerk dort ist; sonst der einzige solche Verteidiger.

galaxy-ruling-R36 = Zwei Stellen beenden das Spiel mit dem letzten Feld irgendeiner Karte, eine mit dem letzten Feld aller fünf.
    .topic = Der Anspruch, der das Spiel beendet
    .answer = Irgendeiner Karte.

galaxy-ruling-R37 = Der Entwurf fragt, ob das Beanspruchen das Spiel beenden kann.
    .topic = Ansprüche im Entwurf
    .answer = Nein, das kann es nicht.

galaxy-ruling-R38 = In den älteren Texten „sind Gleichstände freundlich“, ein Entscheid ist nur vorgeschlagen; die späteren haben einen, und selbst der kann einen Gleichstand lassen.
    .topic = Gleichstand
    .answer = Das meiste { colour-blue }, { colour-red } und { colour-green } zusammen, dann die meisten Flotten auf der Karte, dann wird der Sieg geteilt.

galaxy-ruling-R39 = Die Liste zum Zug nennt vier Aktionen, der Abschnitt über Aktionen fünf.
    .topic = Forschen als Kernaktion
    .answer = Forschen ist eine wie die anderen, mit derselben Regel zur Wiederholung.

galaxy-ruling-R40 = Wirkungen verlangen, dass man ein Bauwerk „kontrolliert“, die Wertung, dass es einem gehört.
    .topic = Bauwerke in verlorenen Sektoren
    .answer = Ein Bauwerk wirkt nur, solange sein Besitzer den Sektor kontrolliert; es zählt für seinen Besitzer, wo immer es steht.

galaxy-ruling-R41 = Ob man eine Aktion wählen und dann nichts tun darf, steht nicht da; auch nicht, wann Startorte geprüft werden.
    .topic = Aktionen ohne Wirkung
    .answer = Eine Aktion braucht mindestens eine mögliche Wirkung, und eine muss ausgeführt werden. Startorte beim Bewegen und Angreifen sind, was bei Beginn der Aktion kontrolliert wird; die zweite von zwei Optionen sieht das Ergebnis der ersten.

galaxy-ruling-R42 = Die Bedingungen der Karten sind kurz: „einen Kampf gewonnen“, „2 Systeme erkundet“, „zum Angriff gesprungen“.
    .topic = Wie Ziele gelesen werden
    .answer = Wörtlich gelesen, wie es der Abschnitt über Ziele sagt.

galaxy-ruling-R43 = Der Entwurf wertet Treffer in der Reihenfolge der Züge aus, die späteren Texte erst die des Angreifers und dann die der anderen in dieser Reihenfolge; sie ändert sich jede Runde.
    .topic = Reihenfolge der Auswertung
    .answer = Die Reihenfolge der laufenden Runde; der Angreifer kommt in den späteren Ausgaben zuerst, im Entwurf nicht.

galaxy-ruling-R44 = Darf man gezogene Sektoren liegen lassen, die passen und bezahlbar sind? Die mittleren Ausgaben erlauben es nur, wenn { colour-green } fehlt; die neueste sagt „einen oder mehr“.
    .topic = Nicht legen wollen
    .answer = In den ersten drei Ausgaben müssen alle gelegt werden, in der neuesten mindestens einer.

galaxy-ruling-R45 = Ziehen in einer Aktion mehrere Gruppen durch einen Sektor, hält dann jede gegnerische Flotte insgesamt eine Flotte auf oder eine jeder Gruppe?
    .topic = Bindung und mehrere Gruppen
    .answer = Eine jeder Gruppe.

galaxy-ruling-R46 = Man sieht sich die gezogenen Technologien an und legt alle bis auf eine ab; ob andere diese sehen, steht nicht da.
    .topic = Abgelegte Technologien
    .answer = Abgelegte Technologien liegen offen für alle.

galaxy-ruling-R47 = Ein umgeformtes Schiff wechselt den Typ „entlang der Pfeile“; nur vorwärts oder auch rückwärts?
    .topic = Der Weg einer Umformung
    .answer = Vorwärts: zu einem Typ, den es schlägt.

galaxy-ruling-R48 = Sektoren kommen „in beliebiger Reihenfolge“ zurück; ob die anderen sie kennen dürfen, steht nicht da.
    .topic = Sektoren zurück auf den Stapel
    .answer = Sie wurden offen gezogen und kommen offen zurück.

galaxy-ruling-R49 = Ein Außenposten bringt Flotten „in seinem Sektor“; die Heimatwelt ist ein kontrollierter Sektor und baut ohnehin Flotten.
    .topic = Ein Außenposten auf der Heimatwelt
    .answer = Wo Außenposten eine Flotte mehr erlauben, darf die Heimatwelt eine mehr bauen; wo sie Flotten billiger machen, sind auch Flotten auf der Heimatwelt billiger.

galaxy-ruling-R50 = Verstärkte Abwehr lässt Treffer neu würfeln; ob nacheinander oder zusammen, steht nicht da.
    .topic = Mehrere erzwungene Neuwürfe
    .answer = Zusammen, und höchstens so viele, wie es Treffer gibt; kein Würfel wird zweimal wiederholt.

galaxy-ruling-R51 = Ein Sektor, den ein Bauwerk nach gegenseitiger Zerstörung erhält, hat keine Flotten, aber Kontrolle hängt an Flotten.
    .topic = Wie lange ein Bauwerk einen Sektor hält
    .answer = Er bleibt kontrolliert, bis jemand Flotten bringt oder das letzte Bauwerk dessen, der ihn behalten hat, dort zerstört wird.

galaxy-ruling-R52 = Die Navigatoren bekommen Punkte für erkundete Sektoren; Heimatwelten sind Sektorkarten, aber niemand hat sie erkundet.
    .topic = Erkundete Sektoren
    .answer = Heimatwelten zählen nicht.

galaxy-ruling-R53 = Zum Erkunden „muss man mindestens eine Karte bezahlen können“, sieht die Karten aber erst danach.
    .topic = Erkunden ohne { colour-green }
    .answer = Wo Sektoren bezahlt werden, braucht Erkunden mindestens 1 { colour-green }, denn jeder Sektor kostet mindestens 1.

galaxy-ruling-R54 = Eine Technologie wirkt „jetzt“; ob sie ihre eigene Erforschung belohnt, steht nicht da, und auch nicht, was ein bleibender Meister bekommt.
    .topic = Wann Technologien wirken
    .answer = Was es fürs Forschen gibt, gibt es nicht für die eben behaltene Karte; was es für den Meister gibt, nur, wenn der Marker den Besitzer wechselt.

galaxy-ruling-R55 = Was „die Aktion des letzten Zugs“ für einen Spieler ist, der gepasst hat, steht nicht da.
    .topic = Nach dem Passen
    .answer = Keine: Nach dem Passen darf jede Aktion folgen.

galaxy-ruling-R56 = Bei der Aktion steht „bis zu zwei Felder entfernt“, in den Tabellen der Bauwerke „Reichweite beim Erkunden +2“.
    .topic = Wie weit ein Hypertor erkundet
    .answer = Bis zu zwei Felder entfernt, durch einen erkundeten Sektor.

galaxy-ruling-R57 = Ziele für „diesen Zug“ sind verloren, „wenn du weitergehst, ohne sie zu beanspruchen“; es gibt mehrere Momente dafür.
    .topic = Wann eine Gelegenheit zum Beanspruchen verfällt
    .answer = Sie sind verloren, wenn man den nächsten solchen Moment verstreichen lässt.

galaxy-ruling-R58 = Der Vorteil wird einmal bestimmt, nach der ersten Aufstellung; ein Patt führt zu einer neuen.
    .topic = Formationsvorteil nach einem Patt
    .answer = Er wird neu bestimmt, wann immer Aufstellungen aufgedeckt werden. Ein Kampf, der zu dritt oder zu viert begonnen hat, kennt keinen, auch wenn zwei übrig sind.

galaxy-ruling-R59 = Manche bekommen Ressourcen, wenn sie eine Aktion wählen; ob diese zählen, wenn geprüft wird, ob sie möglich ist, ist offen.
    .topic = Was eine Aktion selbst einbringt
    .answer = Sie zählen: Eine Aktion ist möglich, wenn sie es mit dem ist, was sie bringt.

galaxy-ruling-R60 = Die Texte beenden das Spiel mit dem letzten Sektor und mit einem vollen Ziel: Das eine dauert hundert Runden, das andere vielleicht vier. Kein Text sagt, wie lange ein Spiel dauern soll.
    .topic = Wie lange ein Spiel dauert
    .answer = Nichts anderes beendet es; eine Zahl insgesamt beanspruchter Felder oder eine letzte Runde kann gewählt werden.

galaxy-ruling-R61 = Beim Angreifen heißt es „bis zu 2 der folgenden Optionen“, beim Bauen „bis zu 2 in beliebiger Kombination“. Dürfen beide Angriffe auf Flotten sein, oder beide Schüsse der Sternenlanze?
    .topic = Dieselbe Angriffsoption zweimal
    .answer = Sie dürfen.

galaxy-ruling-R62 = Bis zu 2 Flotten kommen „in deinen Heimatweltsektor oder in einen Außenpostensektor“: alle in einen Sektor, oder einige hierhin und einige dorthin?
    .topic = Flotten an mehreren Orten
    .answer = Sie dürfen verteilt werden.

galaxy-ruling-R63 = Die älteren Texte sagen, dass Gleichstände „im Allgemeinen“ nichts ändern, und bitten um Bestätigung; die neueren lassen den Sektor dem, der ihn vorher kontrolliert hat, „falls am Gleichstand beteiligt“.
    .topic = Gleichstand bei der Kontrolle
    .answer = Wie die neueren sagen, in jeder Ausgabe: Wer ihn vorher kontrolliert hat, behält ihn, wenn am Gleichstand beteiligt; sonst kontrolliert ihn niemand.

galaxy-ruling-R64 = Die späteren Texte verlangen gültige Ziele, also einen Pfeil von einem eigenen Schiff; der Entwurf lässt nur markieren, „auf welche gegnerischen Schiffstypen“ gezielt wird.
    .topic = Worauf Treffer verteilt werden können
    .answer = Auch im Entwurf folgen Treffer den eigenen Pfeilen.

galaxy-ruling-R65 = Die Architekten bekommen im Entwurf Punkte für jede „gebaute“ Megastruktur, im nächsten Text für jede „am Spielende auf dem Raster“. Zählt eine, die zerstört wurde?
    .topic = Zerstörte Megastrukturen
    .answer = Nein: Es zählen die, die am Ende stehen. Wo die gebauten zählen, zählt jede einmal, wie oft sie auch neu gebaut wurde.

galaxy-ruling-R66 = R43 sagt, in welcher Reihenfolge die anderen auf den Angreifer folgen. Beginnt sie mit dem Ersten darin, oder geht sie, wie „in normaler Reihenfolge weiter“ auch heißen kann, vom Platz des Angreifers aus weiter?
    .topic = Wer nach dem Angreifer Treffer auswertet
    .answer = Mit dem Ersten darin; der Angreifer wird nur herausgenommen.

galaxy-ruling-R67 = Aufstellungen, Kommandopunkte und Ziele sind geheim; von Umformungen heißt es nur, dass sie „jetzt“ geschehen.
    .topic = Offene Umformungen
    .answer = Offen, einer nach dem anderen, in der Reihenfolge, in der Treffer ausgewertet werden.

galaxy-ruling-R68 = Der Entwurf fragt, ob Bauwerke „1 Treffer schlucken“; der nächste Text schlägt vor, dass sie es nicht tun, der dritte kennt keinen Kampfbonus.
    .topic = Bauwerke im Kampf
    .answer = Sie schlucken keinen.

galaxy-ruling-R69 = Beide ersten Sektoren werden als eine Summe bezahlt; „wenn ein Spieler die anfänglichen Kosten nicht zahlen kann“, ist das die Summe, oder der Preis jedes einzelnen? Die späteren Texte lassen so einen Spieler einen legen.
    .topic = Der Preis der ersten Sektoren
    .answer = Der Preis jedes einzelnen: Wer nicht die Summe, aber einen davon bezahlen kann, legt diesen.

galaxy-ruling-R70 = Kontrolle hat der Spieler mit den meisten Flotten; doch Sonden starten von kontrollierten Sektoren „mit mindestens einer Flotte“, als gäbe es kontrollierte Sektoren ohne.
    .topic = Ein Sektor ohne Flotten
    .answer = Er gehört niemandem, außer ein Bauwerk erhält ihn nach gegenseitiger Zerstörung.

galaxy-ruling-R71 = Eine Stelle beendet das Spiel sofort, eine andere prüft das Ende, nachdem alle Spieler dran waren.
    .topic = Wann das Ende geprüft wird
    .answer = Das Spiel endet sofort.

galaxy-ruling-R72 = Im neuesten Text ist die niedrigste Zahl zuerst dran, „dann die höchste“; in den anderen die nächstniedrige.
    .topic = Die niedrigste zuerst, dann die höchste
    .answer = Aufsteigend. Es macht keinen Unterschied: Zuerst werden die Karten blind ausgeteilt, und später verteilt der Meister, der jede Zahl kennt, Plätze.

galaxy-ruling-R73 = Wer eine Sektorkarte legt, wählt ihre Drehung. Auch eine Heimatwelt ist eine Sektorkarte; ob sie Eckfarben hat und gedreht werden darf, steht nicht da.
    .topic = Die Ecken der Heimatwelt
    .answer = Sie hat die üblichen Ecken und wird nicht gedreht.

galaxy-ruling-R74 = Sektorkarten tragen Schlüsselwörter; kein Text sagt, welches eine Heimatwelt trägt, falls überhaupt eins.
    .topic = Das Schlüsselwort der Heimatwelt
    .answer = Keins.

galaxy-ruling-R75 = Es wird „nach der Hauptaktion“ aktiviert; ob das auch nach dem Passen geht, steht nicht da.
    .topic = Ein Modul oder Protokoll nach dem Passen
    .answer = Ja, mit jeder Aktion.

galaxy-ruling-R76 = Eine Sonde von einem Hypertor darf „ihre“ Karte bis zu zwei Plätze weit legen; Karten werden für die Aktion gezogen, nicht für eine Sonde.
    .topic = Was eine Sonde vom Hypertor legt
    .answer = Jede Karte der Aktion.

galaxy-ruling-R77 = Das Einsatzblatt hat für jeden Schiffstyp eine Leiste mit Werten „z. B. 0–5“, für Schiffe und später für Treffer; ob mehr als 5 gesetzt werden können, steht nicht da.
    .topic = Die Leisten des Einsatzblatts
    .answer = Jede Zahl kann gesetzt werden.

galaxy-ruling-R78 = „Das Einkommen der Bauwerke wird gesondert behandelt, siehe Abschnitt 12“, aber dieser Abschnitt nennt kein Einkommen.
    .topic = Einkommen von Bauwerken
    .answer = Bauwerke bringen in der neuesten Ausgabe kein Einkommen.

galaxy-ruling-R79 = „Jeder Spieler“ zieht und legt erste Sektoren; in welcher Reihenfolge, steht nicht da, und Ordnungskarten kommen später.
    .topic = Wer zuerst erste Sektoren legt
    .answer = Einer nach dem anderen, in Sitzordnung.

galaxy-ruling-R80 = Die Spieler „dürfen offen verhandeln und bestechen“; wie viele Angebote ein Spieler machen darf, steht nicht da.
    .topic = Wie oft man bieten darf
    .answer = Eins vor dem Erneuern und eins nach dem Vorschlag.

galaxy-ruling-R81 = Eine Stelle beendet das Spiel, wenn der Stapel leer gezogen ist und die letzten Karten gelegt sind; eine andere, wenn die letzte Karte gelegt und bezahlt ist. Sie unterscheiden sich, wenn eine gezogene Karte nicht gelegt wird.
    .topic = Ein leer gezogener Stapel
    .answer = Alle Sektoren müssen gelegt sein.

# Die Seite der Entscheidungen.

galaxy-rulings =
    # Entscheidungen und Optionen

    Der Autor hat vier Regelhefte geschrieben. Sie lassen Fragen offen und widersprechen einander, manchmal auch
    sich selbst. Hier ist jede solche Frage, und wie sie entschieden ist. Die meisten Entscheidungen sind Werte einer
    Option, damit man auch eine andere Antwort spielen kann: `edition=draft bribes=none`. Ohne ein Wort zur Ausgabe
    wird die neueste gespielt, *protocols*.

    Stellen nennen die Nummer des Regelhefts: { $drafts }. „§7 Phase 2.6“ ist der sechste Schritt der zweiten Phase.
