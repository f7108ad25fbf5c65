# Around the game: the start page, new tables, waiting rooms, chat, notes, the menu of a table, settings.

# The start page
around-start-title = Your harbour is open
around-start-lead = Make goods, fill your harbour, sail to the island and bid for cargoes. Three to five of you run the whole trade, and set every price yourselves.
around-start-independent = Longshore is an independent implementation of the rules of the board game Container. It is not connected with its publishers.
around-start-learn = New to the game?
around-start-learn-about = Play a short game against easy bots. A coach tells you what to do and why, step by step.
around-start-learn-go = Learn by playing
around-start-rules = Read the rules
around-start-friends = With friends
around-start-friends-about = Open a table, send the link and sit down: on one device, over the network, live or over days.
around-start-new = New table
around-start-join = Have you been invited?
around-start-lobby = All tables
around-start-games = Finished games
around-to-start = To the start page

# The big button, and what it will do. $bot is the level of the bots, $edition the edition, $n the seats.
around-play-now = Play now
around-play-busy = Setting up …
around-play-how = Against bots: { $bot }, { $edition }, { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
around-play-change = Change
around-play-bot = Bots

around-join-label = Paste the link here
around-join-go = Go to the table
around-join-empty = Paste the link you were sent.
around-join-no-link = That is not a link to a table. A table’s link contains “/t/” and the name of the table: check that you copied all of it.

# Tables that this browser sits at
around-mine-title = Your tables
around-mine-turns = { $n ->
        [one] { $n } is waiting for you
       *[other] { $n } are waiting for you
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] A table is waiting for you
       *[other] { $n } tables are waiting for you
    }
around-mine-state = { $state ->
        [turn] It is your turn
        [waiting] Not started yet
        [playing] Others are thinking
        [looking] Being played
        [finished] Over
        [away] A bot plays for you
        [gone] No longer available
       *[closed] Closed
    }
# $names is a list of those who sit there, too
around-mine-with = with { $names }
around-mine-role = { $role ->
        [host] (you host)
       *[guest] (you watch)
    }
around-mine-forget = Forget
around-mine-forget-named = Forget “{ $title }” here (the table itself stays)

# Lists of tables
around-lobby-title = Public tables
around-lobby-about = Join an open table, or watch a game in progress.
around-lobby-open = Open tables
around-lobby-running = Games in progress
around-lobby-none-open = No table is open right now. Open one yourself, and it will appear here.
around-lobby-none-running = No public game is in progress right now.
around-all-editions = All editions
around-more = Show more
around-free-seats = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
# The name of a table without a title; $edition is the edition
around-untitled = { $edition } game
# Facts about a table in a list: “classic, 4 seats, over days, with clocks”
around-over-days = over days
around-clocked = with clocks
around-own-options = custom rules
# A bot at a seat; $bot is its name
around-bot-named = { $bot } (bot)

around-games-title = Finished games
around-games-about = Replay a game from its first turn to its score sheet, from every seat.
around-games-own = Your games
around-games-public = Public games
around-games-none = No public game has been finished here yet.
# $names is a list of $n names
around-games-won = { $n ->
        [one] { $names } won
       *[other] { $names } won together
    }

# Bots: headings of a list, by the kind of bot
around-bots = { $kind ->
        [level] By strength
        [personality] By character
       *[other] Others
    }
# Bots: each one's name, and how it plays
around-bot-name-random = Random
around-bot-random = Plays any legal action at random.
around-bot-name-merchant = Merchant
around-bot-merchant = Plays a sound game by rules of thumb, without thinking time.
around-bot-name-search = Search
around-bot-search = Plays many games out in its head before it decides.
around-bot-name-learned = Learned
around-bot-learned = Taught itself by playing: a network that decides at once.
around-bot-name-easy = Easy
around-bot-easy = Knows how to trade, but often picks the lesser choice and misjudges its bids.
around-bot-name-steady = Steady
around-bot-steady = A sound trader who makes no big mistakes.
around-bot-name-hard = Hard
around-bot-hard = Looks ahead a little before it decides.
around-bot-name-master = Master
around-bot-master = Looks far ahead, and takes a moment for it.
around-bot-name-shipper = Shipper
around-bot-shipper = Always at sea: loads wherever it is cheap and gets to the island first.
around-bot-name-hoarder = Hoarder
around-bot-hoarder = Wants every cargo for its own island, and bids and declines accordingly.
around-bot-name-price-cutter = Price-cutter
around-bot-price-cutter = Asks about a fifth less than others would, and sells a lot.
around-bot-name-maker = Maker
around-bot-maker = Runs its machines whenever it can and floods the table with its containers.
around-bot-name-harbour-master = Harbour master
around-bot-harbour-master = Fills its warehouses and lets the others do the sailing.

# A new table
around-new-title = New table
around-new-what = What will you play?
around-new-who = Who sits where?
around-new-who-about = The starting player is drawn by lot. Free seats are for whoever opens your link.
around-new-how = How will you play?
around-new-rules = All rule options
around-new-rules-changed = { $n ->
        [0] all as in the edition
        [one] { $n } different from the edition
       *[other] { $n } different from the edition
    }
around-new-as-edition = All as in the edition
around-new-limit = After a number of rounds
around-your-name = Your name
# A name in an empty field, as an example
around-name-example = Captain
# The label of a choice; $seat is the colour of the seat
around-new-seat = { $seat }: who sits there?
around-new-bot = { $seat }: which bot?
around-new-name = { $seat }: name
around-new-kind-me = Me
around-new-kind-me-about = You play this seat.
around-new-kind-open = Free
around-new-kind-open-about = Anyone with your link can take this seat.
around-new-kind-bot = A bot
around-new-kind-bot-about = A bot plays this seat.
around-new-hot-seat = Several people play on this device. Before each turn the page asks you to hand it over, so that nobody sees anybody else’s hand.
around-new-no-me = You have no seat: you host the table and watch.
around-new-same-name = Two of you have the same name. That works, but it may get confusing.
around-new-public-full = There is no free seat: others can only watch.
around-new-name-of-table = Title
around-new-title-example = Friday evening
around-new-pace = Pace
around-pace-live = Live
around-pace-live-about = Everybody is there and plays in one sitting.
around-pace-days = Over days
around-pace-days-about = Everybody plays when it is their turn. Turn on clocks below so that nobody waits for ever.
around-new-clock = Clocks
around-new-clock-about = Without clocks everybody takes the time they need.
around-new-clock-move = Time for each decision
around-new-clock-game = Time for the whole game
around-new-clock-out = When time runs out
around-new-clock-out-bot = A bot plays on until the player is back
around-new-clock-out-safe = The safest decision is made, just this once
around-new-clock-bot = Bot
around-new-clock-range = Choose a time from 5 seconds to 30 days.
around-new-clock-short = That is short for a game over days: anybody who is asleep runs out of time.
around-new-clock-long = That is a lot of time for a live game.
around-unit = Unit of time
around-unit-seconds = seconds
around-unit-minutes = minutes
around-unit-hours = hours
around-unit-days = days
around-new-company = Spectators and help
around-new-public = Listed in the lobby
around-new-public-about = Anybody who visits this server sees the table and may sit down. Otherwise they need your link.
around-new-spectators = Spectators
around-new-spectators-about = Others may watch. They see what lies open, but no hidden hand.
around-new-spectator-chat = Spectators may chat
around-new-spectator-chat-about = Those who watch can write to the table, marked as watching. Otherwise they only read.
around-new-spectator-chat-off = Allow spectators first.
around-new-counted-cash = Counted cash
around-new-counted-cash-about = The page adds up what everybody was seen to pay, as somebody with a good memory could.
around-new-counted-open = With open cash there is nothing to count, so this changes nothing.
around-new-hints = Hints
around-new-hints-about = Anybody may ask a bot what it would do.
around-new-undo = Undo
around-new-undo-about = You can undo your own turn only until something hidden is revealed.
around-undo-consent = Your own turn, and further back if everybody agrees
around-undo-turn = Your own turn only
around-undo-none = No undo
around-new-open = Open the table
around-new-open-about = You then get the link for the others. The game starts when you say so.
around-new-start = Start the game
around-new-start-about = Nobody has to join: the game starts at once.
around-new-mend = { $n ->
        [one] Something above does not fit together. Fix it first.
       *[other] Some things above do not fit together. Fix them first.
    }

# Tables that are set up with one choice
around-preset-first = First game
around-preset-first-about = Shorter, with hints, and with the domestic sale so that nobody runs out of money.
around-preset-short = Short game
around-preset-short-about = Classic with half the containers.
around-preset-five = Five at the table
around-preset-five-about = Classic for five, with the domestic sale that the publisher recommends.
around-preset-experts = Experts
around-preset-experts-about = Anniversary; a bluffing card cancels the whole bid.
around-preset-open = Open ledgers
around-preset-open-about = Classic; everybody sees all cash.
around-preset-outcry = Open bidding
around-preset-outcry-about = Classic; bids go up in the open, one after the other.
around-preset-unbanked = Anniversary, no bank
around-preset-unbanked-about = The anniversary edition without the Investment Bank.
around-preset-own = These are your own options. Choose one above to start over.

# The waiting room
around-waiting-title = Waiting room
around-waiting-count = { $n ->
        [0] All seats are taken.
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
around-waiting-link = Send this link to the people you want to play with
around-waiting-link-public = Anybody can find this table in the lobby. You can also send the link
around-waiting-no-link = Only the host and those who were invited have the link for others. Ask one of them for it.
around-waiting-fill = Bots for the free seats
around-waiting-start = Start the game
around-waiting-start-bots = { $n ->
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in the { $n } free seats
    }
around-waiting-for-host = The host starts the game. Stay here: it will begin by itself.
around-seat-open = free
around-seat-you = (you)
# $bot is the name of the bot
around-seat-away = (away; { $bot } plays)
around-watching = { $n ->
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
around-put-bot = Seat a bot
around-free-seat = Free the seat
around-get-up = Stand up
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = Move { $name } forward
around-order-down = Move { $name } back
around-order-first-is = This is the first seat.
around-order-last-is = This is the last seat.
around-order-chance = Draw the order by lot
around-order-about = You play in this order. The starting player is drawn by lot when the game starts.
around-order-told = { $name } now sits at { $seat }.
around-order-drawn = The order was drawn.
# Who is moved where nobody sits
around-order-nobody = the free seat { $seat }
# After the name of a button, for screen readers
around-for-seat = : { $seat }
around-sit-title = Sit down
around-sit-seat = Seat
around-sit-down = Sit down
around-sit-another = Somebody else is playing on this device, too
around-sit-name-other = Their name
around-sit-no-name = Enter the name you want to play under.
around-drop = Remove
around-drop-title = Remove { $name }?
around-drop-waiting = The seat becomes free, and anybody with the link can take it.
around-drop-running = If the others agree, a bot plays on; at once, if nobody else is there or this seat’s time has run out.
around-drop-asked = The others have been asked.
around-ended-title = { $status ->
        [finished] This game is over
       *[closed] This table is closed
    }
around-ended-text = { $status ->
        [finished] There is nothing more to do here.
       *[closed] It was closed before anything was played.
    }

# What is played at a table
around-facts-title = What is played here
around-facts-move = { $time } for each decision.
around-facts-game = { $time } for the whole game.
around-facts-public = In the lobby.
around-facts-private = By invitation only.
around-facts-spectators = Spectators allowed.
around-facts-spectator-chat = { $may ->
        [yes] They may chat.
       *[no] They read the chat.
    }
around-facts-no-spectators = No spectators.
around-facts-counted = Everybody’s cash is counted.
around-facts-hints = Bots give hints.

# Links
around-copy = Copy
around-copied = Copied.
around-copy-by-hand = It is selected: copy it with your keyboard or your device’s menu.
around-share = Share …
around-qr = QR code
# $what is what the code leads to, as “Invitation link”
around-qr-of = QR code: { $what }
around-qr-about = Point a phone’s camera at it.
around-share-title = Longshore: { $title }
around-save = Save

# Chat and notes
around-chat = Chat
around-chat-log = Messages
around-chat-new = New
around-chat-host = The host
around-chat-say = Write to the table
around-chat-send = Send
around-chat-nothing = Write something first.
around-chat-empty = Nobody has said anything yet.
around-chat-none = Nobody has said anything yet. Only those at the table can talk.
around-chat-guest = (watching)
around-chat-no-name = Enter the name you want to write under.
around-notes = Your notes. Nobody else can read them.
around-notes-none = Only players with a seat can keep notes.
around-notes-saved-at = Saved at { $time }.
around-notes-state = { $state ->
        [loading] One moment …
        [typing] Not saved yet.
        [saving] Saving …
        [kept] Not saved yet: kept in this browser until the server answers.
       *[saved] Saved.
    }

# Clocks: times that are left
around-clock-days = { $days } d { $hours } h
around-clock-hours = { $hours } h { $minutes } min
around-clock-minutes = { $minutes }:{ $seconds }
# Beside the time for a decision: what is left for the whole game
around-clock-bank = + { $time }
around-clock-left = { $time } left
around-clock-bank-left = { $time } left for the game
around-clock-until = Until { $time }
around-clock-soon = You are running short of time.
around-clock-now = Your time is almost up.
around-time-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
around-time-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
around-time-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
around-time-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

# The title of a browser’s tab, and what a notification says
around-page-title = { $title } – Longshore
around-title-turn = ● Your turn – { $title }
around-news-turn = It is your turn.
around-news-start = The game has begun.
around-news-finish = The game is over.
around-news-undo = Somebody asks for an undo.

# The menu of a table
around-menu-title = The table
# The label of the list of what follows
around-menu-choose = Choose
around-menu-invite = Invite
around-menu-seats = Seats and names
around-menu-orders = Standing orders
around-menu-webhook = Notifications
around-menu-devices = Other devices
around-menu-study = Try something out
around-menu-downloads = Downloads
around-menu-fair = Fair deal
around-menu-about = About this table
around-menu-report = Report a name
around-menu-leaving = Leave or close
around-invite-open = Anybody with this link can sit down or watch.
around-invite-running = Anybody with this link can watch. To give somebody a seat, hand one over under “Seats and names”.
around-invite-link = Link for others
around-invite-here-alone = This link works on this machine alone. For others in your network, replace “{ $host }” in it by this machine’s name or address there; the server answers them if it was started with “longshore serve --host 0.0.0.0”.
around-invite-here-alone-guest = This link works on this machine alone. Whoever opened the table can invite others in the network.
around-rename = Change name
around-renamed = Name changed.
around-hand = Hand over
around-hand-about = Whoever opens the link to a seat that is handed over takes it: its card and cash, but not what was secret before they came. If a player has gone, the host can hand over the seat, provided everybody who has been there since the start agrees.
around-hand-ask = Ask to hand over
around-hand-asked = The others are being asked whether the seat may be handed over.
around-asked-drop = The host asks: may a bot play on for { $name } ({ $seat })?
around-asked-hand = The host asks: may the seat of { $name } ({ $seat }) be handed over to somebody else? They will see its card and cash.
around-asked-waiting = You have asked the others about { $name } ({ $seat }). They have to agree.
around-asked-silence = Anybody who does not answer within { $pace ->
        [days] three days
       *[live] five minutes
    } is taken to agree, unless { $name } does something in the meantime.
around-asked-you-drop = The host is asking the others whether a bot may play on in your place. Anybody who does not answer is taken to agree after a while, unless you do something.
around-asked-you-hand = The host is asking the others whether your seat may be handed over to somebody else. Do something, and it stays yours.
around-asked-all = Everybody has agreed: { $name } ({ $seat }) can be removed.
around-asked-go = Let a bot play on
around-asked-withdraw = Withdraw the question
around-hand-own = Send this link to the person who will play { $seat } for you. When they open it and sit down, the seat is theirs.
around-hand-gone = Send this link to the person who will play { $seat } from now on.
around-hand-link = Link to the seat { $seat }
around-take-title = A seat is being handed over to you
around-take-text = Take it over, and you play on from where the game stands.
around-take = Take the seat
around-devices-about = Make a link and open it on your phone or another computer: you play on there with the same seat.
around-devices-label = Name of the device
around-devices-example = Phone
around-devices-make = Make a link
around-devices-link = Link for your other device
around-devices-secret = Whoever has this link has your seat: do not send it to anybody else.
around-devices-keys = Keys in use
around-key-unnamed = A device
# What a key holds besides seats, in a list
around-key-host = host
# After what a key holds
around-key-this = {" "}– this device
around-revoke = Revoke
around-revoke-title = Revoke this key?
around-revoke-text = The device that uses it loses the seat.
around-revoke-this = This is this device’s own key: you would lose your seat here.
around-downloads-over = The game is over, so the files hold everything: all cards and all bids.
around-downloads-running = While the game is running, the files hold only what you may know.
around-download-text = Game as text
around-download-text-about = For reading, replaying, and checking that the deal was fair.
around-download-jsonl = Log as JSON Lines
around-download-jsonl-about = Every entry with its events, for programs.
around-download-csv = Table as CSV
around-download-csv-about = For a spreadsheet: who did what, and everybody’s cash.
around-fair-about = Before anybody plays, the table fixes the deal: it tells everybody a number that gives nothing away, but that fits this deal alone. The same goes for every sealed bid.
around-fair-deal = Number of the deal
around-fair-secret = Secret that opens it
around-fair-rules = Version of the rules
around-fair-keep = Write the number down if you want to check it. When the game is over the table tells its secret, and “longshore verify” compares the two.
around-fair-over = Download the game as text, and “longshore verify” checks the deal and every sealed bid against these numbers.
around-fair-bids = { $n ->
        [one] { $n } sealed bid
       *[other] { $n } sealed bids
    }
around-fair-bid = { $seat }, entry { $seq }:
around-about-opened = Opened { $time }. Table { $table }.
around-about-fork = This table goes on from entry { $seq } of another game.
around-about-study = This is a private study from entry { $seq } of another game: what you could not know was dealt anew.
around-about-origin = To that game
around-study-running = Open a private table that goes on from here against bots. What your seat cannot know, cards and sealed bids, is dealt again. The real game waits for you.
around-study-finished = Open a table of your own that goes on from any moment of this game, against bots.
around-study-scrub = You are at the end of the game. Go back to the moment from which you want to play on, then come here again.
around-study-from-now = It starts from now.
around-study-from = It starts from the moment you are looking at (entry { $seq }).
around-study-play = You play
around-study-no-seat = Choose at least one seat to play.
around-study-bot = Bots in the other seats
around-study-open = Try it out
around-leave = Leave the table
around-leave-seat = Leave the seat { $seat }
around-leave-title = Leave for good?
around-leave-running = A bot plays on for you, and you cannot come back by yourself. To go away for a while, just close the page.
around-leave-waiting = Your seat becomes free for somebody else.
around-close = Close the table
around-close-title = Close the table for everybody?
around-close-running = The game ends without a winner, and all cards are shown.
around-close-waiting = The link will no longer work.

# Being told elsewhere
around-webhook-about = The server can call an address of yours when something happens here, so that you do not have to keep looking: for a message on your phone, in a chat, or to a program of your own.
around-webhook-form = Service
around-webhook-form-ntfy = ntfy (messages on your phone)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = A program of my own (JSON)
around-webhook-url = Address
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/my-topic
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/my-turn
    }
around-webhook-on = Notify me when
around-webhook-on-turn = it is my turn
around-webhook-on-start = the game begins
around-webhook-on-finish = the game is over
around-webhook-on-chat = somebody says something
around-webhook-on-undo = somebody asks for an undo
around-webhook-no-url = Enter the address to call.
around-webhook-bad-url = That address cannot be called: it has to begin with https:// or http://.
around-webhook-no-what = Choose at least one thing to be notified about.
around-webhook-saved = Saved. You will be notified there.
around-webhook-secret = Calls are signed with this secret. Copy it now: it is shown only once.
around-webhook-drop = Stop notifying me
around-webhook-dropped = You will no longer be notified there.

# Standing orders
around-orders-about = While you are away, your seat can do some things by itself. Nobody else sees your orders: what they do looks as if you had done it. For everything else the table waits for you.
around-orders-saved = Your orders are in force.
around-orders-withdrawn = Your orders are withdrawn.
around-orders-withdraw = Withdraw all
around-orders-standing = { $n ->
        [0] No order is in force.
        [one] { $n } order is in force.
       *[other] { $n } orders are in force.
    }
around-order-bid = Bid for me
around-order-bid-about = When somebody lands a cargo at the island.
around-orders-most = At most
around-orders-bid-colours = By colour: this much for each container on board
around-orders-accept-colours = By colour: at least this much for each container on board
# The label of a field for an amount
around-orders-colour = Dollars for { $colour }
around-orders-extra = In a tie, add up to
around-orders-loans = Loans it may take
around-orders-loans-value = { $n ->
        [0] none
        [one] { $n } loan
       *[other] { $n } loans
    }
around-orders-bluff = Bluffing cards with the bid
around-orders-some = Only for some seats’ cargoes
around-orders-sellers = Cargoes of
around-orders-cargoes = In force
around-orders-one = for the next cargo
around-orders-all = for every cargo, until I withdraw it
around-order-accept = Decide about my cargo
around-order-accept-about = When the bids for your own cargo are shown.
around-orders-least = Sell it for a bid of at least
around-orders-otherwise = For less
around-orders-ask = wait for me
around-orders-decline = decline: pay the bid and keep it
around-orders-award = If bidders are still tied, it goes to (in this order)
around-order-pass = Pass my turns
around-order-pass-about = Until there is something for you to do.
around-orders-until = Until the first of these happens (leave the others empty):
around-until-turns = This many turns have been passed
around-until-round = This round has begun
around-until-cash = I have this many dollars
around-until-factory-left = My factory store is down to this many containers
around-until-harbour-left = My harbour store is down to this many containers
around-until-factory-price = Somebody’s factory store offers one for this or less
around-until-harbour-price = Somebody’s harbour store offers one for this or less
around-until-supply-left = Some colour has only this many left in the supply
around-order-seize = Pick what is seized
around-order-seize-about = When your neighbour, or you, cannot pay interest.
around-orders-seize-colours = These colours first, in this order
around-orders-prefer = Among them
around-prefer-dearest = the dearest
around-prefer-cheapest = the cheapest
around-prefer-fewest = the colour there is least of
around-prefer-most = the colour there is most of
around-orders-building = If a building goes
around-building-ask = wait for me
around-building-warehouse = a warehouse
around-building-machine = a machine
around-order-price = Price what comes back
around-order-price-about = When you are outbid at the Investment Bank and your containers return to your stores.
around-orders-price-factory = In the factory store
around-orders-price-harbour = In the harbour store
around-order-pay = Pay the brokers
around-order-pay-about = When you have won money at the Investment Bank and pay with containers.
around-orders-pay-colours = These colours first, in this order
around-orders-range = These have to be whole numbers from { $least } to { $most }.
around-orders-bid-limit = Say how much it may bid: in all, or for each colour.
around-orders-accept-limit = Say for how much it may sell: in all, or for each colour.
around-orders-no-colour = Give at least one colour an amount, or turn this off.
around-orders-no-seller = Choose at least one seat, or bid for all cargoes.
around-orders-no-until = Say until when: fill in at least one field.
around-orders-no-price = Choose a price for at least one of the stores.

# Settings
around-set-language = Language
around-set-language-auto = As in the browser
around-set-theme = Colours
around-theme-auto = As on the device
around-theme-light = Light
around-theme-dark = Dark
around-set-pace = Others’ turns
around-set-pace-about = How quickly you see what the others do.
around-set-pace-calm = Calmly, one after the other
around-set-pace-quick = Quickly
around-set-pace-instant = At once
around-set-motion = Motion
around-set-motion-about = Containers slide and ships sail. If your device asks for less motion, there is none.
around-set-sounds = Sounds
around-set-sounds-about = Quiet ones: a bell when it is your turn.
around-set-notify = Notifications
around-set-notify-about = Your device tells you when it is your turn and you are not looking at the page: at tables where you have a seat also when the page is closed, if your browser can do that. The message goes through your browser’s push service, encrypted, so that only your browser can read it.
around-set-notify-never = This browser, or this connection, cannot show notifications.
around-set-notify-denied = The browser does not allow notifications for this page. You can change that in its settings for this site.
around-set-kept = These settings are kept in this browser.

# After the end of a game; the last one is said in the chat to those who played.
around-again = Play again
around-review = Review
around-again-end = The end of the game
around-again-unfold = Show how the game ended
# With the people who played: their seats are open, and they are invited.
around-again-same = Same table
around-again-same-about = The same people are invited to a new game.
# Another table at which it is the reader’s turn.
around-next-waits = “{ $title }” is waiting for you.
around-next-go = Go there
around-again-called = { $name } has opened a new table.
around-again-go = Go to the new table
around-again-overheard = The others are invited by a link in the chat. Anybody watching here can read it, too, and sit down there.
around-again-said = Another game? Here is the new table: { $link }
