## Where people are told that it is their turn.

page-telling-title = Sag mir Bescheid, wenn ich am Zug bin
page-telling-about = An Tischen mit einer Uhr von einem Tag oder mehr, wenn du gerade nicht hinschaust, und noch einmal, bevor deine Zeit um ist. Es wird nichts geschickt, was du nicht hier einschaltest.
page-telling-here = In diesem Browser
page-telling-here-impossible = Dieser Browser kann das nicht. Auf iPhones und iPads leg die Seite erst auf den Home-Bildschirm.
page-telling-here-denied = Dein Browser erlaubt es nicht. Erlaube in seinen Einstellungen Mitteilungen dieser Seite.
page-telling-this-browser = Dieser Browser
page-telling-another-browser = Ein anderer Browser
page-telling-mail = Per E-Mail
page-telling-mail-about = Höchstens zwei Mails am Tag, mit allen Spielen, die auf dich warten. Zuerst bestätigst du die Adresse.
page-telling-mail-confirmed = Danke: Von jetzt an bekommst du per E-Mail Bescheid.
page-telling-mail-stopped = Du bekommst keine E-Mails mehr.
page-telling-mail-nothing = Öffne hier einen Link aus einer unserer Mails.
page-telling-hook = Per Webhook
page-telling-hook-about = Die Adresse eines Chats (Discord, Slack, Mattermost, Matrix) oder eines eigenen Programms.
page-telling-table = Dem ganzen Tisch Bescheid sagen
page-telling-table-about = Als Gastgeber kannst du einen Chat wissen lassen, wer hier am Zug ist.
page-telling-add = Hinzufügen
page-telling-test = Ausprobieren
page-telling-test-of = Ausprobieren: { $name }
page-telling-remove = Entfernen
page-telling-remove-of = Entfernen: { $name }
page-telling-unconfirmed = Öffne den Link in der Mail, die wir dir geschickt haben.
page-telling-sending = Eine Nachricht ist unterwegs…
page-telling-sent = Eine Nachricht ist verschickt.
page-telling-trouble = Die letzte Nachricht kam nicht an: { $why }.
page-telling-secret = Geheimnis zum Prüfen der Unterschrift
