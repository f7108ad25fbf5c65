# Around the game: the start page, new tables, waiting rooms, chat, notes, the menu of a table, settings.

# The start page
around-start-title = Your harbour is open
around-start-lead = Make goods, fill your harbour, sail to the island and bid for cargoes. Three to five of you run the whole trade, and set every price yourselves.
around-start-independent = Longshore is an independent implementation of the rules of the board game Container, and has no tie to its publishers.
around-start-learn = New to the game?
around-start-learn-about = Play a short game against a gentle bot. You are told what to do and why, step by step.
around-start-learn-go = Learn by playing
around-start-rules = Read the rules
around-start-friends = With friends
around-start-friends-about = Open a table, send the link, and sit down. At one device, over the network, or over days.
around-start-new = New table
around-start-join = You were invited?
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
around-join-go = Go there
around-join-empty = Paste the link that you were sent.
around-join-no-link = This is no link to a table. Such a link has “/t/” and the name of the table in it; look whether all of it was copied.

# Tables that this browser sits at
around-mine-title = Your tables
around-mine-turns = { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
around-mine-state = { $state ->
        [turn] It is your turn
        [waiting] Has not begun
        [playing] Others are thinking
        [looking] Is being played
        [finished] Is over
        [away] A bot plays for you
        [gone] Can no longer be seen
       *[closed] Is closed
    }
# $names is a list of those who sit there, too
around-mine-with = with { $names }
around-mine-role = { $role ->
        [host] (you are the host)
       *[guest] (you look on)
    }
around-mine-forget = Forget
around-mine-forget-named = Forget “{ $title }” here; the table itself stays

# Lists of tables
around-lobby-title = Public tables
around-lobby-about = Sit down at an open table, or look on at one that is being played.
around-lobby-open = Open: sit down
around-lobby-running = Being played: look on
around-lobby-none-open = No table is open just now. Open one yourself, and it can be seen here.
around-lobby-none-running = No public game is being played just now.
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
around-own-options = own options
# A bot at a seat; $bot is its name
around-bot-named = { $bot } (bot)

around-games-title = Finished games
around-games-about = Look at a game from its first turn to its score sheet, from every seat.
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
around-bot-random = Does anything that is allowed, each action as likely as another.
around-bot-name-merchant = Merchant
around-bot-merchant = Plays a sound game by rules of thumb, at once.
around-bot-name-search = Search
around-bot-search = Plays many games out in its head before it decides.
around-bot-name-easy = Easy
around-bot-easy = Knows how to trade, but often picks the lesser choice and misjudges its bids.
around-bot-name-steady = Steady
around-bot-steady = A sound trader who makes no gross mistakes.
around-bot-name-hard = Hard
around-bot-hard = Looks ahead for a tenth of a second.
around-bot-name-master = Master
around-bot-master = Looks ahead for two seconds.
around-bot-name-shipper = Shipper
around-bot-shipper = Always at sea: loads wherever it is cheap and is the first at the island.
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
around-new-what = What do you play?
around-new-who = Who sits there?
around-new-who-about = Who begins is drawn. A free seat is for whoever comes by your link.
around-new-how = How is it run?
around-new-rules = Every option of the rules
around-new-rules-changed = { $n ->
        [0] all as in the edition
        [one] { $n } different from the edition
       *[other] { $n } different from the edition
    }
around-new-as-edition = All as in the edition
around-new-limit = After some rounds
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
around-new-kind-open-about = Somebody comes by your link.
around-new-kind-bot = A bot
around-new-kind-bot-about = A bot plays this seat.
around-new-hot-seat = Several people play at this device. Before each turn the page asks you to hand it over, so that nobody sees another’s hand.
around-new-no-me = You have no seat: you are the host, and look on.
around-new-same-name = Two of you have the same name. That works, but you may mix yourselves up.
around-new-public-full = Nobody can sit down, as there is no free seat. Others can only look on.
around-new-name-of-table = Title
around-new-title-example = Friday evening
around-new-pace = Pace
around-pace-live = Live
around-pace-live-about = All are there and play in one go.
around-pace-days = Over days
around-pace-days-about = Everybody comes when it is their turn. Turn on clocks below, so that nobody waits for ever.
around-new-clock = Clocks
around-new-clock-about = Without clocks everybody takes the time they need.
around-new-clock-move = Time for each decision
around-new-clock-game = Time for the whole game
around-new-clock-out = When it is over
around-new-clock-out-bot = A bot plays on until the person is back
around-new-clock-out-safe = The least harmful decision is made, that one only
around-new-clock-bot = Bot
around-new-clock-range = This has to be from 5 seconds to 30 days.
around-new-clock-short = That is little time for a game over days: whoever sleeps is out.
around-new-clock-long = That is a lot of time for a live game.
around-unit = Unit of time
around-unit-seconds = seconds
around-unit-minutes = minutes
around-unit-hours = hours
around-unit-days = days
around-new-company = Company and help
around-new-public = In the lobby
around-new-public-about = Everybody who visits this server sees the table and may sit down. Otherwise it takes your link.
around-new-spectators = With spectators
around-new-spectators-about = Others may look on. They see what lies open, and no hidden hand.
around-new-counted-cash = Counted cash
around-new-counted-cash-about = The page keeps the sums of what everybody was seen to pay, as a good memory could.
around-new-counted-open = With open cash there is nothing to count, so this has no effect.
around-new-hints = Hints
around-new-hints-about = Everybody may ask a bot what it would do.
around-new-undo = Taking back
around-new-undo-about = One’s own turn can be taken back only as long as nothing hidden was revealed.
around-undo-consent = One’s own turn, and further back if all agree
around-undo-turn = One’s own turn only
around-undo-none = Nothing
around-new-open = Open the table
around-new-open-about = Then you get the link for the others. The game begins when you say so.
around-new-start = Start the game
around-new-start-about = Nobody has to come: the game begins at once.
around-new-mend = { $n ->
        [one] Something above does not go together. Mend it first.
       *[other] Some things above do not go together. Mend them first.
    }

# Tables that are set up with one choice
around-preset-first = First game
around-preset-first-about = Shorter, with the domestic sale so that nobody runs dry, and hints.
around-preset-short = Short game
around-preset-short-about = Classic with half the containers.
around-preset-five = Five at the table
around-preset-five-about = Classic for five, with the domestic sale that the publisher advises.
around-preset-experts = Experts
around-preset-experts-about = Anniversary; a bluffing card cancels the whole bid.
around-preset-open = Open ledgers
around-preset-open-about = Classic; everybody sees all cash.
around-preset-outcry = Open bidding
around-preset-outcry-about = Classic; bids go up in the open, one after the other.
around-preset-unbanked = Anniversary, no bank
around-preset-unbanked-about = The later edition without the Investment Bank.
around-preset-own = These are options of your own. Choose one above to start over.

# The waiting room
around-waiting-title = Before the game
around-waiting-count = { $n ->
        [0] All seats are taken.
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
around-waiting-link = Send this link to those you want to play with
around-waiting-link-public = Everybody can find this table in the lobby. You can also send the link
around-waiting-no-link = Only whoever opened the table, or was invited, has the link for others. Ask for it.
around-waiting-fill = Bots for the free seats
around-waiting-start = Start the game
around-waiting-start-bots = { $n ->
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in the { $n } free seats
    }
around-waiting-for-host = The host starts the game. You can stay here: it begins by itself.
around-seat-open = free
around-seat-you = (you)
# $bot is the name of the bot
around-seat-away = (away; { $bot } plays)
around-put-bot = Seat a bot
around-free-seat = Free the seat
around-get-up = Get up
# After the name of a button, for screen readers
around-for-seat = : { $seat }
around-sit-title = Sit down
around-sit-seat = Seat
around-sit-down = Sit down
around-sit-another = Somebody else plays at this device, too
around-sit-name-other = Their name
around-sit-no-name = Say under which name you play.
around-drop = Drop
around-drop-title = Drop { $name }?
around-drop-waiting = The seat is free again, and anybody with the link can take it.
around-drop-running = If the others agree, a bot plays on; at once, if nobody else is there or the time of this seat has run out.
around-drop-asked = The others are asked.
around-ended-title = { $status ->
        [finished] This game is over
       *[closed] This table is closed
    }
around-ended-text = { $status ->
        [finished] There is nothing more to do here.
       *[closed] Its host closed it before anything was played.
    }

# What is played at a table
around-facts-title = What is played here
around-facts-move = { $time } for each decision.
around-facts-game = { $time } for the whole game.
around-facts-public = In the lobby.
around-facts-private = By invitation only.
around-facts-spectators = With spectators.
around-facts-no-spectators = Without spectators.
around-facts-counted = Cash is counted for everybody.
around-facts-hints = Bots give hints.

# Links
around-copy = Copy
around-copied = Copied.
around-copy-by-hand = It is selected: copy it with your keyboard or the menu of your device.
around-share = Share …
around-share-title = Longshore: { $title }
around-save = Save

# Chat and notes
around-chat = Chat
around-chat-log = What was said
around-chat-new = New
around-chat-host = The host
around-chat-say = Say something to the table
around-chat-send = Say it
around-chat-empty = Nobody has said anything yet.
around-chat-none = Nobody has said anything yet. Only those at the table can talk.
around-notes = Your notes. Nobody else can read them.
around-notes-none = Notes are for those who have a seat.
around-notes-saved-at = Saved at { $time }.
around-notes-state = { $state ->
        [loading] One moment …
        [typing] Not saved yet.
        [saving] Saving …
        [kept] Not saved yet: kept in this browser until it works.
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
around-clock-soon = Your time gets short.
around-clock-now = Your time is nearly over.
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
around-news-undo = Somebody asks to take something back.

# The menu of a table
around-menu-title = The table
# The label of the list of what follows
around-menu-choose = Choose
around-menu-invite = Invite
around-menu-seats = Seats and names
around-menu-orders = Standing orders
around-menu-webhook = Be told elsewhere
around-menu-devices = Other devices
around-menu-study = Try something out
around-menu-downloads = Downloads
around-menu-fair = Fair deal
around-menu-about = About this table
around-menu-leaving = Leave or close
around-invite-open = Whoever has this link can sit down or look on.
around-invite-running = Whoever has this link can look on. To give somebody a seat, hand one on under “Seats and names”.
around-invite-link = Link for others
around-rename = Change name
around-renamed = The name is changed.
around-hand = Hand on
around-hand-about = Whoever opens the link of a seat that is handed on takes it over: its card and cash, but not what was secret before they came. A seat whose person is gone can be handed on by the host, if all agree who have been there since the start.
around-hand-ask = Ask to hand on
around-hand-asked = The others are asked whether the seat may be handed on.
around-asked-drop = The host asks: may a bot play on for { $name } ({ $seat })?
around-asked-hand = The host asks: may the seat of { $name } ({ $seat }) be handed on to somebody else? They will see its card and cash.
around-asked-waiting = You have asked the others about { $name } ({ $seat }). They have to agree.
around-asked-silence = Whoever does not answer for { $pace ->
        [days] three days
       *[live] five minutes
    } agrees, unless { $name } does something meanwhile.
around-asked-you-drop = The host asks the others whether a bot may play on in your place. Whoever does not answer agrees after a while, unless you do something.
around-asked-you-hand = The host asks the others whether your seat may be handed on to somebody else. Come back, and it stays yours.
around-asked-all = All have agreed: { $name } ({ $seat }) can be dropped.
around-asked-go = Let a bot play on
around-asked-withdraw = Ask no more
around-hand-own = Send this link to whoever is to play { $seat } for you. When they open it and sit down, the seat is theirs.
around-hand-gone = Send this link to whoever is to play { $seat } from now on.
around-hand-link = Link to the seat { $seat }
around-take-title = A seat is handed on to you
around-take-text = Take it over, and you play on from where the game stands.
around-take = Take the seat
around-devices-about = Make a link, open it on your phone or another computer, and you play on there with the same seat.
around-devices-label = Name of the device
around-devices-example = Phone
around-devices-make = Make a link
around-devices-link = Link for your other device
around-devices-secret = Whoever has this link has your seat: send it to nobody else.
around-devices-keys = Keys that are in use
around-key-unnamed = A device
# What a key holds besides seats, in a list
around-key-host = host
# After what a key holds
around-key-this = {" "}– this device
around-revoke = Revoke
around-revoke-title = Revoke this key?
around-revoke-text = The device that has it loses the seat.
around-revoke-this = This is the key of this device: you lose your seat here.
around-downloads-over = The game is over, so the files hold everything: all cards and all bids.
around-downloads-running = While the game goes on, the files hold what you may know.
around-download-text = Game as text
around-download-text-about = To read, to replay, and to check that the deal was fair.
around-download-jsonl = Log as JSON Lines
around-download-jsonl-about = Every entry with its events, for programs.
around-download-csv = Table as CSV
around-download-csv-about = For a spreadsheet: who did what, and everybody’s cash.
around-fair-about = Before anybody plays, the table fixes what it has dealt: it tells a number from which nobody can read the deal, but which fits this deal alone. The same goes for every sealed bid.
around-fair-deal = Number of the deal
around-fair-secret = Secret that opens it
around-fair-rules = Rules of the program
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
around-study-running = Open a private table that goes on from here against bots. What your seat cannot know, cards and sealed bids, is dealt anew. The real game waits for you as it is.
around-study-finished = Open a table of your own that goes on from any moment of this game, against bots.
around-study-scrub = You are at the end of the game. Look back to the moment from which you want to go on, then come here again.
around-study-from-now = It goes on from now.
around-study-from = It goes on from the moment that you look at (entry { $seq }).
around-study-play = You play
around-study-no-seat = Choose at least one seat to play.
around-study-bot = Bots in the other seats
around-study-open = Try it out
around-leave = Leave the table
around-leave-seat = Leave the seat { $seat }
around-leave-title = Leave for good?
around-leave-running = A bot plays on for you, and you cannot come back by yourself. To go away for a while just close the page.
around-leave-waiting = Your seat is free for somebody else.
around-close = Close the table
around-close-title = Close the table for everybody?
around-close-running = The game ends without a winner, and all cards are shown.
around-close-waiting = The link is good for nothing any more.

# Being told elsewhere
around-webhook-about = The server can call an address of yours when something happens here, so that you need not look: for a message on your phone, in a chat, or to a program of your own.
around-webhook-form = What is there
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
around-webhook-on = Call it when
around-webhook-on-turn = it is my turn
around-webhook-on-start = the game begins
around-webhook-on-finish = the game is over
around-webhook-on-chat = somebody says something
around-webhook-on-undo = somebody asks to take something back
around-webhook-no-url = Type the address that is to be called.
around-webhook-bad-url = This is no address that could be called: it has to begin with https:// or http://.
around-webhook-no-what = Choose at least one thing to be told of.
around-webhook-saved = Saved. You will be told there.
around-webhook-secret = Calls are signed with this secret. Copy it now: it is shown only this once.
around-webhook-drop = Tell me no more
around-webhook-dropped = You are not told there any more.

# Standing orders
around-orders-about = While you are away, your seat can do some things by itself. Nobody else sees your orders: what they do looks as if you had done it. Where they say nothing, the table waits for you.
around-orders-saved = Your orders stand.
around-orders-withdrawn = Your orders are withdrawn.
around-orders-withdraw = Withdraw all
around-orders-standing = { $n ->
        [0] No order stands.
        [one] { $n } order stands.
       *[other] { $n } orders stand.
    }
around-order-bid = Bid for me
around-order-bid-about = When somebody lands a cargo at the island.
around-orders-most = At most
around-orders-bid-colours = By colour: so much for each container on board
around-orders-accept-colours = By colour: at least so much for each container on board
# The label of a field for an amount
around-orders-colour = Dollars for { $colour }
around-orders-extra = In a tie, add up to
around-orders-loans = Loans that it may take
around-orders-loans-value = { $n ->
        [0] none
        [one] { $n } loan
       *[other] { $n } loans
    }
around-orders-bluff = Bluffing cards with the bid
around-orders-some = Only for cargoes of some seats
around-orders-sellers = Cargoes of
around-orders-cargoes = It holds
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
around-order-pass-about = Until there is something to do for you.
around-orders-until = Until the first of these comes true (leave the others empty):
around-until-turns = So many turns were passed
around-until-round = This round has begun
around-until-cash = I have so many dollars
around-until-factory-left = So few containers are in my factory store
around-until-harbour-left = So few containers are in my harbour store
around-until-factory-price = Somebody’s factory store offers one for this or less
around-until-harbour-price = Somebody’s harbour store offers one for this or less
around-until-supply-left = Of some colour so few are left in the supply
around-order-seize = Pick what is seized
around-order-seize-about = When your neighbour, or you, cannot pay interest.
around-orders-seize-colours = These colours first, in this order
around-orders-prefer = Among them
around-prefer-dearest = the dearest
around-prefer-cheapest = the cheapest
around-prefer-fewest = a colour of which there are few
around-prefer-most = a colour of which there are many
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
around-orders-no-colour = Give at least one colour an amount, or do not go by colours.
around-orders-no-seller = Choose at least one seat, or bid for all cargoes.
around-orders-no-until = Say until when: fill in at least one field.
around-orders-no-price = Choose a price for at least one of the stores.

# Settings
around-set-language = Language
around-set-language-auto = As the browser prefers
around-set-theme = Colours
around-theme-auto = As the device
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
around-set-notify-about = Your device tells you when it is your turn and you are not looking at the page.
around-set-notify-never = This browser, or this connection, cannot show notifications.
around-set-notify-denied = The browser does not allow notifications for this page. You can change that in its settings for this site.
around-set-kept = All this is kept in this browser.

# After the end of a game; the last one is said in the chat to those who played.
around-again = Play again
around-again-called = { $name } has opened a new table.
around-again-go = Go to the new table
around-again-overheard = The others are called by a link in the chat. Whoever looks on here reads it, too, and can sit down there.
around-again-said = Another game? Here is the new table: { $link }
