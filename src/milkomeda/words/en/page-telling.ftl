## Where people are told that it is their turn.

page-telling-title = Tell me when it is my turn
page-telling-about = At tables with a clock of a day or more, when you do not look at them, and once more before your time is up. Nothing is sent unless you switch it on here.
page-telling-here = In this browser
page-telling-here-impossible = This browser cannot. On iPhones and iPads add the page to your home screen first.
page-telling-here-denied = Your browser does not allow it. Allow notifications for this page in its settings.
page-telling-this-browser = This browser
page-telling-another-browser = Another browser
page-telling-mail = By e-mail
page-telling-mail-about = Two mails a day at most, with all games that wait for you. You confirm the address first.
page-telling-mail-confirmed = Thank you: from now on you are told by e-mail.
page-telling-mail-stopped = You get no more e-mail.
page-telling-mail-nothing = Open a link from one of our mails here.
page-telling-hook = By a webhook
page-telling-hook-about = The address of a chat (Discord, Slack, Mattermost, Matrix) or of a program of yours.
page-telling-table = Tell the whole table
page-telling-table-about = As the host you can let a chat of yours hear whose turn it is here.
page-telling-add = Add
page-telling-test = Try it
page-telling-test-of = Try it: { $name }
page-telling-remove = Remove
page-telling-remove-of = Remove: { $name }
page-telling-unconfirmed = Open the link in the mail that we have sent you.
page-telling-sending = A message is on its way…
page-telling-sent = A message was sent.
page-telling-trouble = The last message did not arrive: { $why }.
page-telling-secret = Secret for checking signatures
