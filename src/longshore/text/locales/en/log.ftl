# The log of a game: a sentence for each event, in the past tense.
# A seat is “they”: it is said by its colour, or by the name of who sits there. $seat-key, $colour-key and so on hold the bare name, to select on.

## Parts of sentences

# Containers that are alike: “black”, “two black”.
log-alike = { $count ->
        [1] { $colour }
        [2] two { $colour }
        [3] three { $colour }
        [4] four { $colour }
        [5] five { $colour }
       *[other] { $count } { $colour }
    }
# The same in a store, with their price.
log-priced = { log-alike } at ${ $price }
# Used with $colour: “a black”, “an orange”.
log-a-colour = { $colour-key ->
        [orange] an { $colour }
       *[other] a { $colour }
    }
# A colour on a value card; one of the five has two values.
log-worth = { $kind ->
        [double] { $colour } $5 or $10
       *[single] { $colour } ${ $amount }
    }
# What one broker has to begin with.
log-broker-share = { $count ->
        [0] ${ $amount }
       *[other] ${ $amount } ({ $goods })
    }
log-broker-money = ${ $amount } to { $broker }
log-broker-container = { $colour } to { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } ${ $counts } (a bluff of ${ $amount })
       *[no] { $seat } ${ $amount }
    }
log-score = { $sign ->
        [minus] { $seat } −${ $amount }
       *[plus] { $seat } ${ $amount }
    }

## The deal

log-game-began = A game of the { $edition } edition began with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; { $first } was drawn to start.
log-seat-dealt = { $machine-key ->
        [orange] { $seat } started with an { $machine } machine, { $machine } at ${ $price } in their factory store, and ${ $cash }.
       *[other] { $seat } started with a { $machine } machine, { $machine } at ${ $price } in their factory store, and ${ $cash }.
    }
log-card-dealt = { $seat } was dealt value card { $card }: { $worths }.
log-brokers-dealt = Brokers { $brokers } started with { $shares }.

## The turn

log-turn-began = Round { $round }: { $seat } began their turn.
log-passed = { $actions ->
        [0] { $seat } ended their turn.
        [one] { $seat } passed, giving up an action.
       *[other] { $seat } passed, giving up both actions.
    }

## Interest, default and loans

log-interest-paid = { $brokers-count ->
        [0] { $seat } paid ${ $amount } interest to the bank.
        [one] { $seat } paid ${ $amount } interest to broker { $brokers }.
       *[other] { $seat } paid ${ $amount } interest, $1 each to brokers { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } could not pay the interest on a loan.
       *[other] { $seat } could not pay the interest on { $loans } loans.
    }
log-container-seized = { $place ->
        [factory] { $seat } lost { log-a-colour } container, marked ${ $price }, from their factory store.
        [harbour] { $seat } lost { log-a-colour } container, marked ${ $price }, from their harbour store.
        [ship] { $seat } lost { log-a-colour } container from their ship.
        [island] { $seat } lost { log-a-colour } container from the island.
       *[bank] { $seat } lost { log-a-colour } container from their harbour at the Investment Bank.
    }
log-warehouse-seized = { $seat } lost a warehouse to the supply.
log-machine-seized = { $seat } lost their { $colour } machine to the supply.
log-interest-forgiven = Nothing of { $seat }’s could be seized: the interest on a loan was forgiven.
log-loan-taken = { $cause ->
        [bid] { $seat } took a loan of ${ $amount } with their bid.
        [interest] { $seat } had to take a loan of ${ $amount } for their interest.
       *[wish] { $seat } took a loan of ${ $amount }.
    }
log-loan-repaid = { $seat } repaid a loan of ${ $amount }.
log-loan-struck-off = One of { $seat }’s loans was struck off.

## Actions

log-machine-built = { $seat } built { log-a-colour } machine for ${ $price }.
log-warehouse-built = { $seat } built a warehouse for ${ $price }.
log-produced = { $wage ->
        [0] { $seat } produced { $colours }.
       *[other] { $seat } produced { $colours }, and paid ${ $wage } to { $boss }.
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } left their factory store empty.
           *[other] { $seat } set out their factory store: { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } left their harbour store empty.
           *[other] { $seat } set out their harbour store: { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } bought { $goods } from { $host }’s factory store.
       *[other] { $seat } bought { $goods } from { $host }’s factory store, ${ $paid } in all.
    }
log-ship-sailed = { $berth ->
        [seat] { $seat } sailed to { $host }’s harbour.
        [island] { $seat } sailed to the island.
        [bank] { $seat } sailed to their harbour at the Investment Bank.
       *[sea] { $origin ->
            [seat] { $seat } left { $host }’s harbour for the open sea.
            [island] { $seat } left the island for the open sea.
           *[bank] { $seat } left the Investment Bank for the open sea.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } loaded { $goods } from { $host }’s harbour store.
       *[other] { $seat } loaded { $goods } from { $host }’s harbour store, ${ $paid } in all.
    }
log-ship-loaded-at-bank = { $seat } loaded { $goods } from their harbour at the Investment Bank.
log-sold-at-home = { $store ->
        [factory] { $seat } made a domestic sale: { $colour } at ${ $price } from their factory store, for ${ $paid }.
       *[harbour] { $seat } made a domestic sale: { $colour } at ${ $price } from their harbour store, for ${ $paid }.
    }
log-end-triggered = A second colour was gone from the supply: { $seat }’s turn was the last.

## The auction

log-auction-opened = { $bidding ->
        [sealed] { $seat } put their cargo ({ $cargo }) up for sealed bids.
       *[open] { $seat } put their cargo ({ $cargo }) up for open bidding.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } sealed an extra bid of ${ $amount }
       *[no] { $seat } sealed a bid of ${ $amount }
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , with a bluffing card
           *[other] , with { $bluff } bluffing cards
        }
        [one] , with a loan{ $bluff ->
            [0] {""}
            [one] {" "}and a bluffing card
           *[other] {" "}and { $bluff } bluffing cards
        }
       *[other] , with { $loans } loans{ $bluff ->
            [0] {""}
            [one] {" "}and a bluffing card
           *[other] {" "}and { $bluff } bluffing cards
        }
    }.
# $cards: how many cards all see of it; 0 where the table shows none.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } sealed an extra bid.
            [one] { $seat } sealed an extra bid of { $cards } card.
           *[other] { $seat } sealed an extra bid of { $cards } cards.
        }
       *[no] { $cards ->
            [0] { $seat } sealed a bid.
            [one] { $seat } sealed a bid of { $cards } card.
           *[other] { $seat } sealed a bid of { $cards } cards.
        }
    }
log-bids-revealed = { $extra ->
        [yes] The extra bids were shown: { $bids }.
       *[no] The bids were shown: { $bids }.
    }
log-bid-raised = { $seat } bid ${ $amount }.
log-bid-passed = { $seat } dropped out of the bidding.
log-bids-tied = { $again ->
        [yes] { $seats } were tied at ${ $amount } and had to make extra bids.
       *[no] { $seats } were tied at ${ $amount }: the seller had to pick one of them.
    }
log-highest-bid = { $seat }’s bid of ${ $amount } was the highest.
log-cargo-sold = { $price ->
        [0] { $seller }’s cargo ({ $cargo }) went to { $winner } for nothing.
       *[other] { $seller }’s cargo ({ $cargo }) went to { $winner } for ${ $price }; the bank paid { $seller } ${ $subsidy } more.
    }
log-cargo-kept = { $price ->
        [0] { $seller } declined, and kept their cargo ({ $cargo }) for nothing.
       *[other] { $seller } declined, and kept their cargo ({ $cargo }) for ${ $price }, paid to the bank.
    }
log-cargo-unsold = Nobody bid for { $seller }’s cargo ({ $cargo }): { $seller } kept it for nothing.

## The Investment Bank

log-broker-called = { $offer ->
        [factory] { $seat } bid { $factory } from their factory store for broker { $broker }’s money.
        [harbour] { $seat } bid { $harbour } from their harbour store for broker { $broker }’s money.
        [both] { $seat } bid { $factory } from their factory store, and { $harbour } from their harbour store, for broker { $broker }’s money.
       *[money] { $seat } bid ${ $amount } for broker { $broker }’s containers.
    }
log-broker-outbid = { $offer ->
        [factory] { $seat } was outbid, and took { $factory } back to their factory store.
        [harbour] { $seat } was outbid, and took { $harbour } back to their harbour store.
        [both] { $seat } was outbid, and took { $factory } back to their factory store, and { $harbour } to their harbour store.
       *[money] { $seat } was outbid, and took ${ $amount } back.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] At the end, { $seat } won broker { $broker }’s containers: { $goods }.
           *[no] { $seat } won broker { $broker }’s containers: { $goods }.
        }
       *[money] { $at_the_end ->
            [yes] At the end, { $seat } won broker { $broker }’s money: ${ $money }.
           *[no] { $seat } won broker { $broker }’s money: ${ $money }.
        }
    }
log-brokers-paid = { $payer ->
        [government] The government paid the brokers its subsidy: { $shares }.
       *[seat] { $seat } paid the brokers their bid: { $shares }.
    }

## The end

log-game-over = { $winners-count ->
        [one] The game was over in round { $rounds }, and { $winners } won: { $scores }.
       *[other] The game was over in round { $rounds }, and { $winners } won together: { $scores }.
    }
