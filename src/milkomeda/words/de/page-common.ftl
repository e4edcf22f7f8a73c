## Was überall auf der Seite steht.

page-common-name = Milkomeda
page-common-offline = Verbindung unterbrochen. Neuer Versuch …
page-common-unreachable = Der Server antwortet nicht. Steht deine Verbindung?
page-common-retry = Noch einmal
page-common-loading = Lädt …
page-common-close = Schließen
page-common-cancel = Abbrechen
page-common-save = Speichern
page-common-copy = Kopieren
page-common-copied = Kopiert.
page-common-less = Weniger
page-common-more = Mehr
page-common-explain = Was ist das? { $what }
page-common-skip = Zum Inhalt springen
page-common-home = Milkomeda: zur Lobby
page-common-pages = Seiten
page-common-contents = Inhalt
page-common-learn = Lernen
page-common-rules = Regeln
page-common-cards = Karten
page-common-lab = Labor
page-common-history = Meine Spiele

page-common-title = Milkomeda: ein Strategiespiel in einer neu verschmolzenen Galaxie
page-common-title-table = Tisch
page-common-title-learn = Spielend lernen
page-common-title-lesson = Lektion
page-common-title-rules = Regelheft
page-common-title-cards = Karten
page-common-title-print = Drucken
page-common-print = Alles davon drucken
page-common-title-me = Meine Tische
page-common-title-mail = E-Mail
page-common-title-fights = Kämpfe
page-common-title-lab = Das Labor
page-common-title-proposal = Ein Regelvorschlag
page-common-title-history = Meine Spiele
page-common-title-record = Ein Spiel mitschreiben
page-common-title-api = Für Programme
page-common-title-nowhere = Nicht gefunden

page-common-settings = Einstellungen
page-common-auto = Automatisch
page-common-theme = Aussehen
page-common-theme-dark = Dunkel
page-common-theme-light = Hell
page-common-to-light = Helles Aussehen
page-common-to-dark = Dunkles Aussehen
page-common-language = Sprache
page-common-sounds = Töne
page-common-volume = Lautstärke
page-common-confirm-end = Vor dem Ende meines Zuges oder des Spiels nachfragen

page-common-profile = Du
page-common-nickname = Spitzname
page-common-nickname-about = So nennen dich die anderen. Kein Konto, kein Passwort.
page-common-device = Auf einem anderen Gerät weiterspielen
page-common-device-about = Öffne dort deinen persönlichen Link, und dein Name und deine Tische sind auch da.
page-common-device-show = Meinen Link zeigen
page-common-device-link = Mein persönlicher Link
page-common-device-secret = Er gilt einmal, und wer ihn öffnet, spielt als du. Wer über einen älteren Link kam, tut es dann nicht mehr.
page-common-account = Deine Geräte und Daten
page-common-account-elsewhere = Überall sonst abmelden
page-common-account-elsewhere-about = Alle anderen Browser, die als du spielen, werden abgemeldet. Auch persönliche Links und Programme mit einem Schlüssel von dir gelten nicht mehr. Hier bleibst du angemeldet.
page-common-account-elsewhere-do = Sonst überall abmelden
page-common-account-elsewhere-done = Du bist nur noch hier angemeldet.
page-common-account-here = Hier abmelden
page-common-account-here-about = Dieser Browser vergisst, wer du bist. Zurück kommst du über deinen persönlichen Link oder von einem anderen Gerät, das dir gehört. Ohne beides gibt es keinen Weg zurück.
page-common-account-here-do = Abmelden
page-common-account-data = Meine Daten holen
page-common-account-forget = Mich löschen
page-common-account-forget-about = Dein Name, deine Nachrichten und alles, was dich hereinlässt, werden sofort gelöscht, und niemand kann sie zurückholen. In begonnenen Spielen spielen Bots für dich weiter; die Züge, die du gemacht hast, bleiben.
page-common-account-forget-do = Endgültig löschen
page-common-welcome = Willkommen zurück, { $name }
page-common-welcome-device = Dieses Gerät gehört jetzt auch dir.
page-common-stranger = Wir kennen uns noch nicht
page-common-stranger-about = Beginne ein Spiel oder setz dich dazu, dann stehen deine Tische hier.

page-common-nowhere = Unerkundeter Raum
page-common-nowhere-about = Unter dieser Adresse gibt es nichts.
page-common-to-lobby = Zur Lobby
page-common-rules-unchanged = Ohne diese Änderungen
page-common-rules-search = Regeln durchsuchen
page-common-rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Einmal gefunden
       *[other] { $count }-mal gefunden
    }
page-common-rules-before = Davor
page-common-rules-next = Weiter

page-common-api-about = Alles, was diese Seite tut, kann auch ein Programm: Tische suchen, sich setzen und antworten. Ein Programm spielt mit dem Schlüssel eines Platzes, gesendet als „Authorization: Bearer …“.
page-common-api-parameters = Parameter
page-common-api-request = Anfrage
page-common-api-response = Antwort
page-common-api-example = Beispiel
page-common-api-socket = Der Socket eines Tisches
page-common-api-socket-about = Ein WebSocket für jeden Platz und jeden Zuschauer; jede Nachricht ist ein JSON-Objekt mit einem Typ. Die erste ist eine vollständige Szene. Jede spätere Szene ersetzt die vorige; nur Erzähltes und Chat kommen hinzu.
page-common-api-from-client = Von dir
page-common-api-from-server = Vom Server
page-common-socket-answer = Beantwortet die Frage mit dieser Nummer, in Notation. Zweimal senden schadet nicht.
page-common-socket-undo = Nimmt meine letzte Antwort zurück, wenn die Szene es erlaubt. Die Nummer ist die der Frage, die sie beantwortet hat.
page-common-socket-waive = Gibt für mich die Antwort, die am wenigsten tut, wann immer dieser Schritt mich fragt: in dieser Runde, bis ich es widerrufe, oder, mit now, nicht mehr.
page-common-socket-revise = Wo ein Spiel mit Karton mitgeschrieben wird: zurück zum Moment nach so vielen Antworten (back), weiter wie eingegeben (on), das vergessen (forget), der Verlauf davor (restore), eine andere Stellung (right), so war das Spiel (conclude).
page-common-socket-preview = Fragt, was eine Antwort bewirken würde.
page-common-socket-rehearse = Fragt, was aus meinem Zug, oder meinem nächsten, als käme er jetzt, mit diesen Antworten würde. Dadurch geschieht nichts.
page-common-socket-advise = Fragt, was ein Bot antworten würde, wo der Tisch Tipps erlaubt.
page-common-socket-reckon = Fragt, wie der Kampf ausgeht, der mit einer Antwort begänne; oder der laufende, wo der Tisch Tipps erlaubt. Nur der letzte, nach dem gefragt wurde, wird berechnet.
page-common-socket-say = Sagt dem Tisch etwas.
page-common-socket-leave = Ein Bot übernimmt meinen Platz.
page-common-socket-return = Ich bin zurück: Der Bot gibt meinen Platz frei.
page-common-socket-look = Sagt, ob hier jemand auf den Tisch schaut: Wer das tut, bekommt nicht anderswo Bescheid, dass er am Zug ist.
page-common-socket-ping = Hält die Verbindung offen.
page-common-socket-scene = Alles, was dieser Platz jetzt sieht: Tisch, Bild, Frage, Neuigkeiten.
page-common-socket-accepted = Diese Antwort oder diese Rücknahme ist festgehalten. Dasselbe noch einmal wird wieder angenommen und bewirkt nichts.
page-common-socket-refused = Diese Antwort oder diese Rücknahme ist nicht möglich, und warum.
page-common-socket-previewed = Was diese Antwort bewirken würde.
page-common-socket-rehearsed = Wie viele dieser Antworten möglich sind, was aus ihnen würde, und was dann gefragt würde.
page-common-socket-advised = Die Antwort mit den besten Siegchancen, und die nächstbeste.
page-common-socket-reckoned = Wie dieser Kampf ausgeht: genau, oder aus zufälligen Kämpfen, wo sich das nicht berechnen lässt.
page-common-socket-trouble = Das Gesendete ergibt keinen Sinn oder kam zu schnell.
page-common-socket-pong = Die Verbindung steht.
