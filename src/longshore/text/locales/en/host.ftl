# The hosts’ page: for whoever runs the server.

refused-host-token-needed = This needs the token of the hosts’ page, as “Authorization: Bearer …”.
refused-wrong-host-token = This is not the token of the hosts’ page. It is printed when “longshore serve” starts, or it was set there with LONGSHORE_HOST_TOKEN.
refused-host-export-finished = Only finished games are to be had here: what is secret stays secret, also when a table was closed.
refused-table-going-on = This table is not over: close it first, then it can be deleted.
refused-name-neutral = The name { $name } cannot be banned: people who have chosen none are called that.
refused-too-many-names = At most { $most } names can be banned; allow one of them again first.

host-title = Hosts’ page
host-about = For whoever runs this server. You see which tables there are and how the server is doing, and never cards, money, bids or what people write to each other.
host-token = Token
host-token-about = The token is printed when “longshore serve” starts, as a link to this page.
host-token-missing = Type the token first, or paste it.
host-enter = Enter
host-leave = Forget the token
host-look-again = Refresh

## The server

host-load = Load
host-load-about = { $seconds ->
        [one] The process that answered, over the last second.
       *[other] The process that answered, over the last { $seconds } seconds.
    }
host-version = Version
host-up = Running for
host-cpu = Processor
host-cpu-value = { $percent } % of a core
host-memory = Memory
host-database = Database
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Tables in memory
host-connections = Connections
host-channels = Live channels
host-actions = Actions a second
host-commits = Writes a second
host-commit = Time of a write
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 of 100 within { $most } ms
host-others = Other processes
host-unknown = unknown

## Tables

host-tables = Tables
host-status = Status
host-status-all = All
host-status-value = { $status ->
        [open] Open
        [running] Running
        [finished] Finished
       *[closed] Closed
    }
host-player = Name of a player
host-search = Search
host-none = There are no such tables.
host-none-yet = None so far; further back there may be some.
host-by-link = by link only
host-entries = { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
host-connected = { $n ->
        [0] nobody connected
        [one] { $n } connected
       *[other] { $n } connected
    }
host-close = Close table
host-close-title = Close “{ $title }” ({ $table })?
host-close-text = The game ends here for everybody and cannot be continued. The table’s log says that the host of the server closed it.
host-delete = Delete
host-delete-title = Delete “{ $title }” ({ $table }) for good?
host-delete-text = The game, the chat, the notes and the review are gone for everybody, and nothing brings them back but a backup.
host-export = Download as { $format }
host-export-text = text
host-export-csv = CSV

## Names

host-names = Banned names
host-names-about = Nobody can take these names any more, however they are written. Whoever has one at a table that is not over is called “{ $name }” from then on, and keeps the seat.
host-names-none = No name is banned.
host-ban-name = Name
host-ban = Ban
host-ban-missing = First type the name to ban.
host-allow = Allow again
host-allow-name = Allow again: { $name }
host-renamed = { $n ->
        [0] Nobody had this name.
        [one] One person had this name, and is called otherwise now.
       *[other] { $n } people had this name, and are called otherwise now.
    }

## What went wrong, limits, backups

host-troubles = Warnings and errors
host-troubles-none = Nothing has gone wrong since the start.
host-level = { $level ->
        [warning] Warning
       *[error] Error
    }
host-refusals = Refused since the start
host-refusals-none = Nothing was refused.
host-limits = Limits
host-limits-about = They are set when the server is started: “longshore serve --help” says how.
host-limit-requests = Requests of an address
host-limit-wishes = Actions and other wishes of a seat
host-limit-chat = Chat lines of a seat
host-limit-tables = Tables opened from an address
host-limit-guesses = Wrong tokens of an address
host-limit-heavy = Exports and replays of an address
host-limit-channels = Live channels of an address
host-limit-connections = Connections of an address
host-limit-connections_in_all = Connections in all
host-limit-tables_open = Tables of an address that are not over
host-limit-largest_body = Size of a request
host-limit-request_seconds = For the header of a request, and for its body
host-limit-idle_seconds = For the next request of a connection
host-rate-second = { $burst } at once, then { $rate } a second
host-rate-minute = { $burst } at once, then { $rate } a minute
host-most = { $n } at a time
host-unlimited = no limit
host-backup = Backup
host-backup-about = The command “longshore backup FILE” writes all tables to one file while the server goes on; “longshore restore FILE” brings them back.

## Accounts and reported names

host-reports = Reported names
host-reports-about = Names that people have taken offence at. To ban one takes it from tables and from its account.
host-reports-none = No name is reported.
host-report-times = { $n ->
        [one] reported once
       *[other] reported { $n } times
    }
host-report-account = an account’s name
host-report-dismiss = Leave it
host-report-dismiss-named = Leave it: { $name }
host-pairs = Seats that paid each other
host-pairs-about = Rated games in which much of all the money between seats went to and fro between two. Two who bid all they have for each other’s cargoes are paid the subsidy each time; the rules allow it, and whether it was agreed on is yours to judge.
host-pair-paid = { $one } paid { $other } { $there } and got { $back }, of { $whole } that the seats paid each other.
host-pairs-none = { $n ->
        [0] No rated games yet.
        [one] Nothing stands out in the last rated game.
       *[other] Nothing stands out in the last { $n } rated games.
    }
host-pairs-more = Look at earlier games
host-ban-named = Ban { $name }
host-accounts = Accounts
host-accounts-about = Found by a part of their name; without one, those that are barred or have lost their name.
host-accounts-none = There are no such accounts.
host-account-blocked = has lost its name
host-account-barred = barred
host-bar = Bar
host-bar-title = Bar { $name }?
host-bar-text = Nobody can sign in by this account until you let it in again; its owner is signed out everywhere.
host-let-in = Let in again
host-account-delete = Delete account
host-account-delete-title = Delete the account { $name } for good?
host-account-delete-text = As if its owner did it: it leaves all tables, and nothing brings it back but a backup.
