# What a table says no to: what is wrong, and what would be right.

refused-no-such-table = There is no table { $table } here; check the address.
refused-busy = Too much is happening at this table at once; try again.
refused-store-trouble = The server cannot reach its database at the moment; send it again, with the same key, in a second.
refused-table-damaged = The log of table { $table } is damaged and cannot be read; other tables go on. Whoever runs the server can find the place with “longshore audit” and bring back a backup.
refused-edition-gone = Table { $table } plays the edition “{ $edition-key }”, which this server does not have; other tables go on. Whoever runs the server can bring it back with --editions.
refused-metrics-closed = This server’s numbers are shown to its own network only.
refused-http = { $reason } ({ $status }).

# Seats and keys
refused-plan-length = The plan names { $planned } seats, but the table has { $seats }.
refused-plan-bot = A bot was named for a seat that is planned as { $kind }; the kind for a bot is “bot”.
refused-no-such-bot = There is no bot “{ $bot }”; there are: { $bots }.
refused-clock-empty = A clock needs time for a move, for the game, or both.
refused-empty-text = There is nothing to read in this text.
refused-text-too-long = This text is too long: at most { $most } characters.
refused-unknown-token = This link no longer works: its token holds nothing at this table. Join again, or use the link you were given.
refused-bearer-needed = A token is sent as “Authorization: Bearer …”.
refused-token-needed = This needs the token of a seat, as “Authorization: Bearer …” or as the cookie that joining sets.
refused-no-seat = Your token holds no seat at this table.
refused-which-seat = You hold several seats ({ $seats }); say which one, by its number in “seat”.
refused-not-your-seat = The seat { $seat } is not yours.
refused-host-only = Only the host of the table can do that.
refused-too-many-keys = A table has at most { $most } keys; revoke one first.
refused-no-such-key = You have no key “{ $key }” here that you could revoke.
refused-last-host-key = This is the last key of the host; without it nobody could close the table. Make another one first.
refused-offer-is-for = This invitation is for { $seat }.
refused-seat-in-use = Somebody plays { $seat }; the host can hand over a seat only when its player is gone.
refused-seat-left = { $seat } has been left already: a bot plays on.
refused-seat-sealed = { $seat } has a sealed bid; the seat can be taken over when the bids have been turned over.
refused-hand-needs-leave = The host can hand { $seat } over only if the others agree; ask them first.
refused-hand-nobody-to-ask = Nobody else at the table has been there since the start and could agree that { $seat } is handed over: a bot plays it to the end.
refused-asked-already = The others have already been asked about { $seat } and have yet to answer.
refused-nothing-to-do = There is nothing to change.
refused-hand-agreed = The others have agreed already: { $seat } can be handed over.
refused-leave-not-asked = The host has asked nothing with entry { $asked }, or it is settled.
refused-leave-not-yours = It is for the others at the table to agree to this, not for you.
refused-before-your-time = Entry { $given } was before you took this seat over; a study begins with what you have seen yourself.
refused-plays-already = You play at this table already; nobody plays two seats that were not one person’s from the start.
refused-quota = { $kind ->
        [talk] This seat has said all that the log of this table can hold ({ $most } lines a seat).
        [guests] Those who watch have said all that the log of this table can hold ({ $most } lines).
        [names] This seat has changed its name { $most } times; that is the most.
        [keys] { $most } keys were made for this seat; that is the most, revoked ones among them.
        [comings] People have sat down at this table and left { $most } times; nobody else can until the host sets a seat again, to a bot or open.
        [seating] The host has set { $seat } { $most } times; that is the most.
        [ordering] The host has ordered the seats { $most } times; that is the most.
        [handing] { $seat } was handed over { $most } times; that is the most.
        [asking] { $seat } has asked for an undo { $most } times; that is the most.
        [leave] The host has asked { $most } times about { $seat }; that is the most.
        [undo] { $seat } has undone something { $most } times; that is the most.
        [returns] { $seat } has returned { $most } times; that is the most. Just play: whoever acts is back.
        [play] { $seat } has acted { $most } times, the most for a seat at a table; a bot can play on for it.
       *[bots] Bots have acted { $most } times at this table; that is the most. Open another table.
    }
refused-agreed-already = You have already agreed to what was asked with entry { $asked }; the others have yet to answer.
refused-invitation-needed = This table is not public; you need an invitation to come in.
refused-wrong-invitation = This invitation is not valid, or no longer; ask for a new one.
refused-no-spectators = This table is played without spectators.
refused-spectators-read = At this table those who watch read the chat; only those at the table can talk.
refused-guest-name-taken = Somebody at the table is called { $name }; take another name.
refused-name-banned = The name { $name } may not be used on this server; take another.
refused-table-full = All seats of this table are taken.
refused-seat-taken = { $seat } is taken; still open: { $free }.
refused-seat-has-person = Somebody sits at { $seat }; remove them first.
refused-seats-moved = Somebody has sat down, got up or moved since entry { $given }; look at who sits where (entry { $now }) and order the seats again.
refused-seat-order = An order of the seats names each of the { $seats } seats once, by its number from 0 to { $last }.
refused-seat-without-person = Nobody sits at { $seat } whose place could be given away.
refused-seats-open = There are open seats; wait until somebody sits down there, or name a bot for them in “fill”.
refused-not-open = That is possible only before the game has begun; this table is { $status ->
        [running] playing
        [finished] finished
       *[closed] closed
    }.
refused-table-ended = This table is { $status ->
        [finished] finished
       *[closed] closed
    }; nothing can be changed there now.

# Playing
refused-not-running = { $status ->
        [open] The game has not begun yet.
        [finished] The game is over.
       *[closed] The table is closed.
    }
refused-seq-ahead = There is no entry { $given } yet; the last one is { $now }.
refused-stale = The game has gone on since entry { $given }; look at what has happened (the last entry is { $now }) and decide again.
refused-draft-not-now = { $seat } can try out a turn only in its own turn, when an action is asked for.
refused-turn-over = What comes before it ends { $seat }’s turn: send the rest when the table waits for { $seat } again.
refused-notation = { $problem }
refused-other-seats-action = The text is an action of { $seat }, which is not the seat that sends it.
refused-undo-off = Nothing can be undone at this table.
refused-undo-not-free = That cannot be taken back without asking: others have acted since, or something was revealed. Name the entry to go back to in “to”, and the others are asked, if the table allows it.
refused-undo-no-entry = Entry { $to } is not an action that counts; nothing can be taken back to there.
refused-undo-not-asked = Nobody has asked for an undo with entry { $asked }, or it is settled.
refused-undo-own = You have asked for this undo yourself; the others have to agree.
refused-not-away = No bot plays for { $seat }.
refused-no-hints = Bots give no hints at this table.
refused-news-of = Ask for news of 1 to { $most } tables, each as “table.ticket”, with commas between them.
refused-news-ticket = A ticket for news is not valid: ask the table for it again.
refused-no-webhook = No webhook is set for your seat.

# Looking back
refused-no-such-entry = There is no entry { $given }; there are 1 to { $last }.
refused-not-dealt-yet = The game had not begun yet with entry { $given }.
refused-no-such-format = There is no format “{ $given }”; there are: { $known }.
refused-no-such-language = There is no language “{ $given }”; there are: { $known }.

# What was sent
refused-not-json = The body has to be JSON (Content-Type: application/json), not { $sent }.
refused-broken-json = The body is not valid JSON.
refused-wrong-field = { $problem }.
refused-wrong-parameter = The parameter { $name } is wrong: { $problem }.
refused-frame-too-large = A message has at most { $most } bytes.
refused-lobby-status = Tables are listed by their status ({ $known }), not “{ $status }”.
refused-lobby-edition = There is no edition “{ $edition }”; there are: { $known }.
refused-lobby-more = “more” has to be what the last page of the lobby said.
refused-too-many-tables = { $most } tables from your address are open or being played; close one, or finish a game.
refused-review-not-over = The game is not over: only finished games are reviewed.
refused-too-many-reviews = { $most } reviews are waiting to be made already; ask again in a minute.
