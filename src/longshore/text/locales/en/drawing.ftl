# The picture of the table
drawing-title = Longshore: { $edition }, { $seats } seats
drawing-seen-by-seat = as { $seat } sees it
drawing-seen-by-spectator = as a spectator sees it
drawing-seen-by-referee = all hands open
drawing-round = Round { $round } · { $first } began
drawing-turn = { $active }’s turn
drawing-default = { $loans ->
        [one] one loan in default
       *[other] { $loans } loans in default
    }{ $containers ->
        [0] {""}
        [one] , one container to be seized
       *[other] , { $containers } containers to be seized
    }
drawing-waiting = Waiting for { $seats }: { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] to end the turn
            [one] one more action, or pass
           *[other] { $actions } actions, or pass
        }
        [make] which containers to make
        [price] prices for the containers in hand
        [stock] what to buy from the factory store
        [load] what to load
        [bids] sealed bids for the cargo
        [tiebreak] sealed extra bids, to break the tie
        [raise] to raise the bid or pass
        [decide] to accept or decline the highest bid
        [seize] which container is seized
        [seize-kind] a warehouse or a machine to give up
        [seize-machine] which machine goes
        [call-bid] how much to bid to the broker
        [offer] which containers to bid to the broker
        [pay] in which order the brokers are paid
       *[other] a decision
    }
drawing-won = { $winners ->
        [one] The game is over: { $seats } has won
       *[other] The game is over: shared victory of { $seats }
    }
drawing-last-turn = The second colour is gone: the game ends after { $active }’s turn
drawing-container = { $colour } container
drawing-container-priced = { $colour } container at ${ $price }
drawing-containers = { $count ->
        [0] no { $colour } container
        [one] one { $colour } container
       *[other] { $count } { $colour } containers
    }
drawing-machine = { $colour } machine
drawing-warehouse = warehouse
drawing-supply = Supply
drawing-supply-of = { $colour }: { $count } containers and { $machines } machines left
drawing-left = { $count } left
drawing-gone = gone
drawing-machines-left = machines: { $count }
drawing-warehouses-left = warehouses: { $count }
drawing-seized = Seized
drawing-sea = The sea
drawing-island = Foreign island
drawing-island-of = { $seat } on the island: { $count ->
        [one] one container
       *[other] { $count } containers
    }
drawing-bank-harbours = Harbours at the Investment Bank
drawing-bank-harbour-of = { $seat } at the Investment Bank: { $count ->
        [one] one container
       *[other] { $count } containers
    }
drawing-open-sea = Open sea
drawing-harbours = Harbours
drawing-harbour-of = { $seat }’s harbour
drawing-at-sea = on the open sea
drawing-at-island = at the island
drawing-at-bank = at the bank
drawing-at-harbour = in { $seat }’s harbour
drawing-ship-at = { $seat }’s ship, { $berth }
drawing-ship = Ship { $berth }
drawing-board-of = { $seat }’s board
drawing-you = { $name } (you)
drawing-to-decide = to decide
drawing-harbour-store = Harbour store { $used } of { $room }
drawing-factory-store = Factory store { $used } of { $room }
drawing-cash-hidden = $ hidden
drawing-money = Money: { $cash }; loans: { $loans }
drawing-money-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
drawing-loan = loan
drawing-loan-taken = a loan
drawing-card = value card: { $values }
drawing-card-hidden = value card: hidden
drawing-auction = Auction: { $seat } offers { $count ->
        [one] one container
       *[other] { $count } containers
    }
drawing-bid = ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}and a bluff
       *[other] {" "}and { $bluff } bluffs
    }
drawing-bid-cancelled = $0 (${ $amount } cancelled)
drawing-bid-sealed = ${ $amount }{ $loans ->
        [0] {""}
        [one] {" "}with a loan
       *[other] {" "}with { $loans } loans
    }{ $bluff ->
        [0] {""}
        [one] {" "}and a bluff
       *[other] {" "}and { $bluff } bluffs
    }
drawing-sealed = { $cards ->
        [0] sealed
        [one] sealed, { $cards } card
       *[other] sealed, { $cards } cards
    }
drawing-sealed-own = sealed
drawing-no-bid = no bid yet
drawing-passed = passed
drawing-highest = highest bid
drawing-in-hand = In { $seat }’s hand, to be priced
drawing-for-factory = factory store
drawing-for-harbour = harbour store
drawing-bank = Investment Bank
drawing-broker = Broker { $name }
drawing-broker-holds = Broker { $name }: { $count ->
        [one] one container
       *[other] { $count } containers
    } and ${ $money }
drawing-arrow = the marked space
drawing-payment-card = Payment card
drawing-payment-card-free = free
drawing-payment-card-held = { $seat } bids
drawing-from-factory = factory
drawing-from-harbour = harbour
drawing-result = Result
drawing-score-cash = cash
drawing-score-island = island
drawing-score-harbour = harbour store
drawing-score-ship = ship
drawing-score-bank = bank harbour
drawing-score-loans = loans
drawing-score-of = { $name }: { $total }
drawing-discarded = gave up { $colour } on the island
