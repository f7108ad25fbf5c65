# The table as it is drawn, and what a screen reader says of it.
# $name is a person's own name (or the seat's colour when nobody has one), $names a list of them.
# $goods is a list such as “two black at $3 and tan at $2”.

## Places

board-factory-short = Factory
board-harbour-short = Harbour
board-factory-own = Your factory store
board-factory-of = { $name }’s factory store
board-harbour-own = Your harbour store
board-harbour-of = { $name }’s harbour store
# $name is one of the four names above; $used of $capacity spaces are taken.
board-store = { $name }, { $used } of { $capacity }: { $goods }
# Beside the name of a store: spaces used and spaces there are.
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [one] One machine: { $colours }
       *[other] { $count } machines: { $colours }
    }{ $price ->
        [0] .
       *[other] . The next costs ${ $price }.
    }
board-warehouses = { $count ->
        [one] One warehouse
       *[other] { $count } warehouses
    }{ $price ->
        [0] .
       *[other] . The next costs ${ $price }.
    }
board-nothing = empty
board-sea = The sea
# On a phone: buttons that show or hide the drawn sea.
board-sea-unfold = Show sea and island
board-sea-fold = Hide sea and island
# A seat’s containers on the island, in short.
board-landed = { $count ->
        [one] 1 on the island
       *[other] { $count } on the island
    }
board-open-sea = Open sea
board-harbour-berth-of = { $name }’s harbour
board-harbour-berth-own = Your harbour
board-island = Foreign island
board-island-quay = Island harbour
board-island-of = { $name } on the island: { $count ->
        [0] nothing yet
        [one] one container, { $goods }
       *[other] { $count } containers, { $goods }
    }
board-bank-harbours = Bank harbours
board-bank-harbour-of = { $name } at the Investment Bank: { $count ->
        [0] nothing
        [one] one container, { $goods }
       *[other] { $count } containers, { $goods }
    }
board-board-of = { $name }’s board
board-board-own = Your board
# Added to the name of another seat’s board, for screen readers: a button that opens it.
board-enlarge = , look closer
board-hand = In hand
board-hand-holds = In hand, waiting for prices: { $goods }

## Ships

board-ship = Ship
# $berth is one of the messages board-at-…
board-ship-of = { $name }’s ship { $berth }, carrying: { $goods }
board-ship-own = Your ship { $berth }, carrying: { $goods }
board-at-sea = on the open sea
board-at-island = at the island
board-at-bank = at the Investment Bank
board-at-harbour = in { $name }’s harbour

## Seats and money

# After one’s own name.
board-you = (you)
# After a person’s name, for screen readers: the colour of the seat.
board-colour-of-seat = , { $seat }
board-to-decide = to decide
board-winner = Winner:
board-money = Money
board-cash-hidden = Cash hidden
# Beside an amount that the table has added up from the payments everybody saw.
board-cash-counted = counted
board-cash-counted-why = Cash is hidden here. This is the sum of what everybody saw being paid, as somebody with a good memory could know it.
board-money-cards = { $count ->
        [one] one money card
       *[other] { $count } money cards
    }
board-loan = loan
board-loans = { $count ->
        [0] no loan
        [one] one loan
       *[other] { $count } loans
    }
board-card = Value card
board-value-card = Value card: { $worths }
board-value-card-hidden = Value card, face down
# The two values of one colour on a value card.
board-two-values = { $low }/{ $high }

## The turn

# What the board shows is not now: one’s own turn as it will be, or an earlier moment.
board-moment-draft = As it will be
board-moment-past = An earlier moment
board-round = Round { $round }
board-turn-of = { $name }’s turn.
board-last-turn = Last turn of the game
board-turns = Seats in turn order
# What the table waits for, and from whom: $names is a list, $count how many they are.
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } may end the turn.
            [one] { $names } has one action left.
           *[other] { $names } has { $actions } actions.
        }
        [make] { $names } chooses what to make.
        [price] { $names } is setting prices.
        [stock] { $names } chooses what to buy.
        [load] { $names } chooses what to load.
        [bids] Waiting for sealed bids: { $names }.
        [tiebreak] A tie. Waiting for extra bids: { $names }.
        [raise] { $names } may raise the bid.
        [decide] { $names } decides: sell or keep the cargo.
        [seize] { $names } picks a container to be seized.
        [seize-kind] { $names } gives up a machine or a warehouse.
        [seize-machine] { $names } picks the machine to be seized.
        [call-bid] { $names } is calling a broker.
        [offer] { $names } is calling a broker.
        [pay] { $names } pays the brokers.
       *[other] Waiting for { $names }.
    }
# The same when it is one’s own decision.
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] Your turn: no action left.
            [one] Your turn: one action left.
           *[other] Your turn: { $actions } actions.
        }
        [make] Choose what to make.
        [price] Set the prices of the containers in your hand.
        [stock] Choose what to buy.
        [load] Choose what to load.
        [bids] Make your sealed bid.
        [tiebreak] A tie: make your extra bid.
        [raise] Raise the bid or pass.
        [decide] Sell, or keep the cargo?
        [seize] Pick a container to be seized.
        [seize-kind] Give up a machine or a warehouse.
        [seize-machine] Pick the machine to be seized.
        [pay] Say in which order the brokers are paid.
       *[other] It is up to you.
    }
board-won = { $count ->
        [one] The game is over. { $names } has won.
       *[other] The game is over. { $names } share the victory.
    }
board-default = { $loans ->
        [one] One loan in default
       *[other] { $loans } loans in default
    }{ $containers ->
        [0] {""}
        [one] : one container to be seized
       *[other] : { $containers } containers to be seized
    }

## The supply

board-supply = Supply
board-bank = Bank
board-supply-of = { $colour }: { $left } of { $start } containers left, { $machines ->
        [0] no machine
        [one] one machine
       *[other] { $machines } machines
    }
board-warehouses-left = { $count ->
        [0] no warehouse left
        [one] one warehouse left
       *[other] { $count } warehouses left
    }
# $colour is the scarcest colour with $left containers, $wanted the next with $then.
board-end-near = { $left ->
        [0] No { $colour } left. The game ends when { $wanted } is gone too: { $then } to go.
       *[other] The game ends when two colours are gone: { $colour } has { $left } left, { $wanted } { $then }.
    }
board-end-triggered = Two colours are gone: this is the last turn.
board-end-over = The game is over.
board-seized = Seized

## The auction

board-auction = Auction
board-auction-of = Auction of { $name }’s cargo
board-bid = Bid: ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}and a bluffing card
       *[other] {" "}and { $bluff } bluffing cards
    }{ $cancelled ->
        [yes] , which counts as $0
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Bid sealed
        [one] Bid sealed: { $cards } card
       *[other] Bid sealed: { $cards } cards
    }
# On the back of a sealed bid: so many cards.
board-bid-cards = × { $cards }
board-bid-none = No bid yet
board-bid-passed = passed
board-bid-highest = highest
# On a bid that was turned over: so many bluffing cards were in it.
board-bluffs = { $count ->
        [one] + bluff
       *[other] + { $count } bluffs
    }
board-outcome = How the auction went
# What came of an auction. $part: the reader is the winner, the seller, or neither of them; $owner and $buyer are names.
board-outcome-sold = { $part ->
        [winner] Sold: you won { $owner }’s cargo for ${ $price }.
        [seller] Sold: { $buyer } won your cargo for ${ $price }.
       *[none] Sold: { $buyer } won { $owner }’s cargo for ${ $price }.
    }
board-outcome-kept = { $part ->
        [seller] Kept: you paid the bank ${ $price } and have the cargo.
       *[none] Kept: { $owner } paid the bank ${ $price } and has the cargo.
    }
board-outcome-unsold = { $part ->
        [seller] Nobody bid: you have your cargo for nothing.
       *[none] Nobody bid: { $owner } has the cargo for nothing.
    }
# The reader’s own bid, which did not win.
board-outcome-own = You bid ${ $amount }.
board-outcome-subsidy = { $part ->
        [seller] With the bank’s subsidy of ${ $subsidy } you get ${ $total }.
       *[none] Subsidy from the bank: ${ $subsidy }.
    }
board-outcome-bids = All bids
board-outcome-close = Close the result

## The Investment Bank

board-investment-bank = Investment Bank
board-broker-holds = Broker { $name }: { $goods }; ${ $money }
board-payment-card = Payment card
board-card-is-free = free
board-card-free = The payment card is free
# A bid for a broker’s containers ($side is goods) in money, or for its money in containers.
board-card-held = { $side ->
        [goods] { $name } bids ${ $amount } for broker { $broker }’s containers
       *[money] { $name } bids { $goods } for broker { $broker }’s money
    }

## What can be done here: short words on a small button (board-do-…), and what a screen reader adds (board-act-…)

# The whole name of such a button: the words on it, then what it does in full.
board-act = { $short }: { $full }
board-do-build-machine = Build
board-act-build-machine = build a machine
board-do-build-warehouse = Build
board-act-build-warehouse = build a warehouse
board-do-produce = Produce
board-act-produce = produce in your factory
board-do-stock = Buy
board-act-stock = buy from { $name }’s factory store
board-do-reprice = Prices
board-act-reprice = change the prices in your harbour store
board-do-sail-sea = Sail out
board-act-sail-sea = sail out to the open sea
board-do-sail-island = Sail here
board-act-sail-island = sail to the island and hold an auction
board-do-sail-harbour = Sail here
board-act-sail-harbour = sail to { $name }’s harbour
board-do-sail-bank = Sail here
board-act-sail-bank = sail to your harbour at the Investment Bank
board-do-load = Load
board-act-load = load from { $name }’s harbour store
board-do-load-bank = Load
board-act-load-bank = load from your harbour at the Investment Bank
board-do-loan = Loan
board-act-loan = take a loan
board-do-repay = Repay
board-act-repay = repay a loan
board-do-call-goods = Bid for goods
board-act-call-goods = call a broker for containers
board-do-call-money = Bid for money
board-act-call-money = call a broker for money
board-do-price = Prices
board-act-price = set the prices of the containers in your hand
board-do-give-up-machine = Give up
board-act-give-up-machine = give up a machine
board-do-give-up-warehouse = Give up
board-act-give-up-warehouse = give up a warehouse
board-do-seize-machine = Seize
board-act-seize-machine = seize a machine of { $name }’s
board-do-seize = Seize
board-act-seize = seize a container of { $name }’s
board-do-sell = Sell
board-act-sell = sell a container at home
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] connected
       *[no] not connected
    }
