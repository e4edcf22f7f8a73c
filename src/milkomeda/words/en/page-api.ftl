## What programs can ask the server for: as `openapi.json` says it.

page-api-get-api-games = Games, with their editions, options and bots
page-api-get-api-games-name-catalogue = A game's cards and names
page-api-get-api-games-name-rulebook = The rulebook of an edition, or of any options
page-api-get-api-me = Who I am, and my tables
page-api-post-api-me = Choose a nickname, or another one
page-api-delete-api-me = Forget me: bots play on in my seats, and nothing says any more who I was
page-api-post-api-me-recovery = A new recovery link; older ones stop working
page-api-post-api-me-recover = Come back with a recovery link: once, and whoever came by an older one is signed out
page-api-post-api-me-sign-out = Sign out here; or everywhere else: browsers, recovery links and programs
page-api-get-api-me-data = All that is kept of me
page-api-get-api-tables = Tables that are open to everybody, those with free seats first
page-api-post-api-tables = A new table
page-api-post-api-promise = The hash of the secret that my next table will have
page-api-get-api-tables-table-id = A table
page-api-delete-api-tables-table-id = Close my table, before the game begins
page-api-post-api-tables-table-id-join = Sit down
page-api-put-api-tables-table-id-seats-seat = Give a seat of my table to a bot, or open it
page-api-post-api-tables-table-id-token = A token for a program that plays my seat
page-api-post-api-tables-table-id-machines = A program sits down at a private table and gets a token
page-api-get-api-tables-table-id-aftermath = Where the points came from, and how kind the dice were
page-api-get-api-tables-table-id-moments-at = A finished game after so many answers
page-api-get-api-tables-table-id-log = The log of a finished game
page-api-post-api-tables-table-id-fork = A new table from a moment of a finished game
page-api-post-api-tables-table-id-rematch = A new table with the seats and options of a finished game

page-api-status-400 = That makes no sense
page-api-status-401 = Nobody known asks
page-api-status-403 = Not from there, or not with that token
page-api-status-404 = There is no such thing
page-api-status-409 = Not now, or against the rules
page-api-status-413 = That is too long
page-api-status-429 = That is too much at once
page-api-status-503 = The database does not answer
