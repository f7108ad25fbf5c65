# The game in the terminal. What is typed (`produce k@2`, `help`, `log all`, letters of colours, names of
# seats as in `stock red`) is the same in every language. Tables are narrow: keep what stands in them short.
# $goods and the like are containers by their letters (“kk n”); $seats-count is the number of $seats.

## The head of the board: facts with dots between them

terminal-round = { $limit ->
        [0] Round { $round }
       *[other] Round { $round } of { $limit }
    }
terminal-over = the game is over
terminal-turn = { $actions ->
        [one] { $seat }’s turn, { $actions } action left
       *[other] { $seat }’s turn, { $actions } actions left
    }
# What the seat whose turn it is has done in it
terminal-done-produced = has produced
terminal-done-called = has called a broker
terminal-done-won = has won from a broker
terminal-done-sold = has sold at home
# Whom the table waits for, and what for
terminal-asked = { $phase ->
        [price] { $seats } to price what came back
        [bids] { $seats } to bid
        [tiebreak] { $seats } to bid again
        [raise] { $seats } to raise or pass
        [decide] { $seats } to accept or decline
        [seize] { $seats } to pick what is seized
        [seize-kind] { $seats } to give up a warehouse or a machine
        [seize-machine] { $seats } to pick the machine that goes
       *[pay] { $seats } to pay the brokers
    }
terminal-edition = { $edition-key ->
        [classic] classic
        [anniversary] anniversary
       *[other] { $edition }
    }

## The table of seats

terminal-seat = Seat
terminal-machines = Machines
terminal-factory = Factory
terminal-harbour = Harbour
terminal-ship = Ship
terminal-island = Island
terminal-you = { $seat } (you)
terminal-loans = { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }
terminal-money-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# What the next machine costs; 0 is that there is no space for another
terminal-next = { $price ->
        [0] no more
       *[other] next ${ $price }
    }
# Places in the harbour, used and all, and what the next warehouse costs
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, no more
       *[other] { $used }/{ $warehouses }, next ${ $price }
    }
# Where the ship is
terminal-at-sea = at sea
terminal-at-island = at island
terminal-at-bank = at bank
terminal-at-seat = at { $seat }
# In a seat's harbour at the Investment Bank
terminal-in-bank = bank { $goods }

## The supply and the value cards

terminal-supply = Supply
terminal-none-left = gone
terminal-warehouses = { $count ->
        [one] { $count } warehouse
       *[other] { $count } warehouses
    }
terminal-gone = { $gone } of { $end } gone
terminal-last-turn = the last turn
terminal-your-card = Your card
terminal-card-of = { $seat }’s card
terminal-card = card { $card }

## The brokers

terminal-brokers = Brokers
terminal-no-goods = no goods
terminal-payment-free = payment card free
terminal-payment-for-goods = { $seat } bids ${ $amount } for { $broker }’s containers
terminal-payment-for-money = { $seat } bids { $goods } for { $broker }’s money

## What is being settled

terminal-default = { $loans ->
        [one] { $seat } is in default with { $loans } loan
       *[other] { $seat } is in default with { $loans } loans
    }
terminal-in-hand = { $seat } has in hand { $goods }
terminal-for-sale = { $seat } has for sale { $goods }
terminal-bids-in = Sealed bids are in: { $seats }
# One of them, where all see how many cards the bid is of
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } card)
       *[other] { $seat } ({ $cards } cards)
    }
terminal-your-bid = Your sealed bid: { $bid }
terminal-bid-of = { $seat }’s sealed bid: { $bid }
# A bid by itself, as in the two above
terminal-bid = { $bluff ->
        [0] ${ $amount }
        [one] ${ $amount } with { $bluff } bluffing card
       *[other] ${ $amount } with { $bluff } bluffing cards
    }
terminal-bid-counting = { $bluff ->
        [0] ${ $amount }, counting ${ $counts }
        [one] ${ $amount } with { $bluff } bluffing card, counting ${ $counts }
       *[other] ${ $amount } with { $bluff } bluffing cards, counting ${ $counts }
    }
# $bids is a list of the three below it
terminal-bids = Bids: { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } passed
terminal-highest = Highest: ${ $amount } by { $seats }

## What one can do: the beginnings of lines, each with an example to type beside it

terminal-you-can = You can
terminal-for-example = for example
terminal-can-build-machine = build a machine for ${ $price }: { $goods }
terminal-can-build-warehouse = build a warehouse for ${ $price }
terminal-can-produce = produce { $goods } and pay { $boss } $1
terminal-can-produce-some = produce { $count } of { $goods } and pay { $boss } $1
terminal-can-set-out = { $fee ->
        [0] set new prices in the factory store
       *[other] set new prices in the factory store and pay { $boss } ${ $fee }
    }
# The containers follow, with their prices
terminal-can-stock = buy from { $seat } (room for { $room })
terminal-can-reprice = set new prices in the harbour store
terminal-can-sell = sell at home for $2, one of { $goods }
# The containers follow, with their prices
terminal-can-sail = sail to { $seat }
terminal-can-sail-empty = sail to { $seats } (nothing to load)
terminal-can-sail-sea = sail to the open sea
terminal-can-sail-island = sail to the island and auction { $goods }
terminal-can-sail-bank = sail to your harbour at the bank { $goods }
terminal-can-sail-bank-empty = sail to your harbour at the bank (nothing to load)
# The containers follow, with their prices
terminal-can-load = load from { $seat }
terminal-can-load-bank = load at the bank: { $goods }
terminal-can-bid = bid ${ $least } to ${ $most }
terminal-can-add = add to your bid, ${ $least } to ${ $most }
# These two go on from the line above
terminal-can-bid-loan = … to ${ $most } with a loan for it
terminal-can-bid-bluff = { $cards ->
        [one] … with { $cards } bluffing card
       *[other] … with { $cards } bluffing cards
    }
terminal-can-accept = sell the cargo to { $seat }, who pays ${ $price }; the bank adds ${ $price }
terminal-can-decline = keep the cargo and pay the bank ${ $price }
terminal-can-call-goods = call broker { $broker } for { $goods }, bidding ${ $least } to ${ $most }
# $brokers is “I ($4) or II ($5)”, made of the message below
terminal-can-call-money = { $least ->
        [one] call broker { $brokers } for money, bidding { $least } container or more
       *[other] call broker { $brokers } for money, bidding { $least } containers or more
    }
terminal-broker-money = { $broker } (${ $money })
terminal-can-price = price what came back: for the factory store { $factory }, for the harbour store { $harbour }
terminal-can-pay = pay brokers I, II, III, I, … in the order you like: { $goods }
terminal-can-seize = pick what { $seat } loses: { $goods }
# The containers follow, with their prices
terminal-can-seize-priced = pick what { $seat } loses:
terminal-can-seize-machine = pick the machine that goes: { $goods }
terminal-can-give-up-warehouse = let a warehouse go
terminal-can-give-up-machine = let a machine go
terminal-can-loan = take a loan of ${ $amount }; not an action
terminal-can-loan-to-decline = take a loan of ${ $amount }, since to decline costs ${ $price }
terminal-can-repay = repay a loan with ${ $amount }; not an action
terminal-can-pass = pass: end your turn
terminal-can-stop = bid no more

## Help

terminal-help-actions = An action is typed as a line. It begins with one of { $words }.
terminal-help-letters = A container with its price is its letter, @ and the price. The letters here:
# Only where the names of seats are others than those that are typed; $seats is “blue (Blau), red (Rot)”
terminal-help-seats = Seats are typed like this: { $seats }.
terminal-help-examples = The list below the board has examples; “help produce” shows how one is written.
terminal-help-keys = The TAB key completes words. A line that is not legal changes nothing.
terminal-help-commands = Besides actions there are:
# In the place of a file's name: “save FILE”
terminal-word-file = FILE
# $word comes with its quotation marks
terminal-no-help = There is no help on { $word }.
terminal-no-help-near = There is no help on { $word }. Did you mean { $near }?
# What each of the words does
terminal-about-produce = Every machine makes a container if there is room and the supply has one; your right-hand neighbour gets $1. Write the whole factory store with its prices, $1 to $4: what was there and what is made. Once a turn.
terminal-about-stock = Buy from another seat’s factory store at its prices. After the arrow comes your whole harbour store with its prices, $2 to $6; it holds one container for each warehouse.
terminal-about-reprice = Set new prices in your harbour store without buying: the whole store, $2 to $6.
terminal-about-sail = One action takes the ship from the open sea into a harbour, or back out to sea. In another seat’s harbour it may load at once, five on board at most. At the island the cargo is auctioned and your turn ends. The bank is your harbour at the Investment Bank.
terminal-about-load = Load where the ship already lies; with prices in a seat’s harbour, without them in your harbour at the Investment Bank.
terminal-about-build = Buy a machine of a colour you have none of, or a warehouse. What the next one costs is written under your machines and beside your harbour places.
terminal-about-bid = Bid for the cargo: what you have at most, more with a loan that goes with the bid. Bluffing cards go with a bid where the table has them. After a tie, the amount is what you add.
terminal-about-accept = Sell the cargo: the winner pays the bid, the bank pays you as much again.
terminal-about-decline = Keep the cargo and pay the highest bid to the bank.
terminal-about-award = The bids are tied: sell the cargo to one of the tied.
terminal-about-call = Call a broker: bid dollars for its containers, or containers from your stores for its money. If nobody outbids you, you win at the start of your next turn. Once a turn.
terminal-about-price = You were outbid at the brokers: price the containers that came back, by store.
terminal-about-pay = Pay the containers you bid to brokers I, II, III, I, … in the order you write.
terminal-about-sell = Domestic sale: a container back to the supply, for $2 from the bank.
terminal-about-loan = Take $10 from the bank at any time; two loans at most, $1 interest each at the start of your turn. Not an action. In hot-seat play “red: loan” takes one for Red.
terminal-about-repay = Repay a loan with $10, on your turn. Not an action.
terminal-about-seize = Your left-hand neighbour is in default: pick the container, or the machine, that goes.
terminal-about-give = You are in default: say which of them goes.
terminal-about-pass = Give up the actions you have left; in open bidding, bid no more.
terminal-about-help = Explain what can be typed, or one word of it.
terminal-about-board = Show the board and what you can do.
terminal-about-log = Tell what has happened lately, or all of it.
terminal-about-who = Tell who plays the seats that nobody sits at.
terminal-about-undo = Go back to your last decision, as long as nothing hidden was revealed and no other person has decided since.
terminal-about-position = Write the position as text, without what you may not know.
terminal-about-save = Write the game to a file, with everybody’s cards; `longshore play --terminal --from FILE` goes on with it. A name that ends in .json makes it JSON.
terminal-about-quit = Leave the game.

## At the screen

terminal-played-by = { $seat } is played by { $bot }. { $about }
terminal-all-people = Somebody sits at every seat.
terminal-thinking = { $seat } is thinking …
# A question: the seat has to press a key
terminal-alone = { $seat }, press Enter when you are alone at the screen.
terminal-left = The game is left unfinished.
terminal-input-ended = The input has ended; the game is left unfinished.
terminal-other-seat = You are { $seat } at this screen.
# $reason is in English, of the kind “said 'sail to the moon' (str): …”
terminal-forfeit = { $seat }’s bot forfeits the decision ({ $reason }); a safe move is made for it.
terminal-log-which = Type “log” for the latest, or “log all”.
terminal-save-name = A name is missing, as in “save evening.game”.
terminal-saved = The game so far is in { $name }, everybody’s cards with it.
terminal-undo-nothing = There is no decision of yours to take back.
terminal-undo-others = { $seats } decided after you; that stands.
terminal-undo-revealed = Bids were revealed after your last decision; it stands.
terminal-undone = You are back at your last decision.
# A remark at the end of a position's text
terminal-position-note = What the others hide is left out: cash, cards and sealed bids.
terminal-no-language-set = LONGSHORE_LANGUAGE is “{ $given }”, and there is no such language; there are: { $known }.

## A replay

terminal-after = { $played ->
        [one] After { $played } action:
       *[other] After { $played } actions:
    }
terminal-after-some = { $played ->
        [one] After { $played } action of { $actions }:
       *[other] After { $played } actions of { $actions }:
    }
terminal-at-range = --at is from 0 to { $actions }, the actions of this game; not { $at }.

## The scores

terminal-score = Score
terminal-score-cash = Cash
terminal-score-island = Island
terminal-score-harbour = Harbour
terminal-score-ship = Ship
terminal-score-bank = Bank
terminal-score-loans = Loans
terminal-score-total = Total
terminal-seat-card = { $seat } card { $card }
terminal-discarded = discarded
terminal-island-empty = nothing on the island
terminal-wins = { $seat } wins with ${ $total }.
# What broke the tie
terminal-wins-tie = { $by ->
        [island] { $seat } wins with ${ $total } and the most containers left on the island.
       *[factory] { $seat } wins with ${ $total } and the most containers in the factory store.
    }
terminal-shared = { $seats } share the victory with ${ $total }.

## Files; $source is “input” for the standard input

terminal-file-too-large = { $source ->
        [input] The standard input is larger than any game or position ({ $most } MB).
       *[file] { $name } is larger than any game or position ({ $most } MB).
    }
terminal-file-not-text = { $source ->
        [input] The standard input is not a text file.
       *[file] { $name } is not a text file.
    }
terminal-file-not-utf8 = { $source ->
        [input] The standard input is not UTF-8 text: line { $line } has a byte that is not.
       *[file] { $name } is not UTF-8 text: line { $line } has a byte that is not.
    }
terminal-file-empty = { $source ->
        [input] The standard input is empty.
       *[file] { $name } is empty.
    }
# $name comes with its quotation marks
terminal-file-no-name = { $name } is not the name of a file.
terminal-file-is-folder = { $name } is a folder, not a file.
terminal-file-exists = { $name } exists already; give another name.
terminal-file-no-folder = There is no folder { $folder } for { $name }.
terminal-file-missing = There is no file { $name }.
terminal-file-forbidden = { $name }: there is no permission for it.
# $reason is what the system says
terminal-file-trouble = { $name }: { $reason }.
terminal-file-is-position = { $name }: this is a position, not a game; see `longshore position`.
terminal-file-no-game = { $name }: this is no saved game. A game’s file comes from `save` in the terminal, or from the menu of a table after the end.
terminal-file-is-game = { $name }: this is a game, not a position; see `longshore replay`.
# $problem says what is wrong with the text and where
terminal-file-wrong = { $name }: { $problem }
