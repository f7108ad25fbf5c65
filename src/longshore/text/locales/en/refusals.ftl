# Why an action cannot be taken: what is wrong, and what would be right.
refused-game-over = The game is over.
refused-not-asked = { $seat } has nothing to decide now; the table is waiting for { $others }.
refused-wrong-moment = { $seat } cannot do that now: { $needed ->
        [act] they have to take an action, or pass
        [price] they have to price the containers that came back to them
        [bids] they have to bid for the cargo
        [tiebreak] they have to bid an extra amount to break the tie, $0 if they like
        [raise] they have to raise the bid or pass
        [decide] they have to accept or decline the highest bid
        [seize] they have to pick the container that is seized
        [seize-kind] they have to say whether a warehouse or a machine goes
        [seize-machine] they have to pick the machine that goes
        [pay] they have to pay their containers to the brokers
       *[other] something else is asked of them
    }.
refused-no-actions = { $seat } has no action left: they can repay a loan or end their turn by passing.
refused-not-possible = { $seat } cannot do that now.
refused-no-such-colour = There is no colour number { $number }; colours are numbered 0 to 4.
refused-no-such-seat = There is no seat number { $number }; the { $seats } seats are numbered from 0.
refused-no-such-price = No { $colour } container can be priced ${ $price } there: prices are ${ $lowest } to ${ $highest }.
refused-not-for-sale = There is no { $colour } container at ${ $price } there; there is: { $goods }.
refused-too-dear = { $seat } cannot pay ${ $price }: they have ${ $cash }{ $loans ->
        [0] {""}
        [one] , and may take a loan first
       *[other] , and may take { $loans } loans first
    }.
refused-wage-too-dear = { $seat } cannot pay the union boss ${ $price }: they have ${ $cash }{ $loans ->
        [0] {""}
       *[other] , and may take a loan first
    }.
refused-store-differs = The whole store has to be set out, nothing more and nothing less: { $goods }.
refused-no-machine-space = { $seat } has no space for another machine: four is the most.
refused-no-warehouse-space = { $seat } has no space for another warehouse: five is the most.
refused-machine-owned = { $seat } has their { $colour } machine already: never two of one colour.
refused-machines-gone = There is no { $colour } machine left in the supply.
refused-warehouses-gone = There is no warehouse left in the supply.
refused-produced-already = { $seat } has already produced this turn; once a turn is the most.
refused-nothing-to-produce = { $seat } can make nothing and has nothing in their factory store to price.
refused-thrown-away = Nothing may be thrown away: the factory store already holds { $goods }.
refused-must-make = The whole factory store has to be set out, what was there and one container of every machine that can make one: { $goods }.
refused-must-choose = There is room for { $count }: exactly { $count } of { $goods } must be made.
refused-called-and-ending = Whoever has called a broker this turn cannot end the game by producing.
refused-own-factory = { $seat } cannot buy from their own factory store.
refused-takes-nothing = At least one container has to be taken.
refused-factory-empty = { $host } has nothing in their factory store.
refused-harbour-full = { $seat } cannot buy { $count } { $count ->
        [one] container
       *[other] containers
    }: the harbour store has room for { $room }.
refused-nothing-to-reprice = { $seat } has nothing in their harbour store to price.
refused-no-domestic-sale = There is no domestic sale at this table.
refused-nothing-to-sell = { $seat } has nothing in their stores to sell.
refused-first-turn = { $seat } cannot make a domestic sale on their first turn.
refused-sale-comes-first = { $seat } can make one domestic sale a turn, before their actions.
refused-not-at-sea = { $seat } has to sail to the open sea first: from harbour to harbour takes two actions.
refused-at-sea-already = { $seat }’s ship is on the open sea already.
refused-empty-ship = { $seat } needs at least one container on board to sail to the island.
refused-own-harbour = { $seat } cannot sail into their own harbour.
refused-no-investment-bank = There is no Investment Bank at this table.
refused-not-in-harbour = { $seat }’s ship lies in no seat’s harbour: sail into one to load there.
refused-not-in-bank-harbour = { $seat }’s ship does not lie in their harbour at the Investment Bank.
refused-no-docked-loading = At this table a ship loads only when it arrives.
refused-ship-full = { $seat } cannot load { $count } { $count ->
        [one] container
       *[other] containers
    }: the ship has room for { $room }.
refused-harbour-empty = { $host } has nothing in their harbour store.
refused-bank-harbour-empty = { $seat } has no container in their harbour at the Investment Bank.
refused-not-on-pier = There is no { $colour } container there; there is: { $goods }.
refused-negative-bid = The amount, the loans and the bluffing cards of a bid are numbers from 0.
refused-too-many-loans = { $seat } can take { $free ->
        [0] no more loans
        [1] one more loan
       *[other] { $free } more loans
    }: two outstanding are the most.
refused-no-bluffing-cards = There are no bluffing cards at this table.
refused-too-many-bluffs = { $seat } has { $cards } bluffing { $cards ->
        [one] card
       *[other] cards
    } in hand.
refused-bid-too-high = { $seat } can bid at most ${ $limit }{ $loans ->
        [0] {""}
        [one] , or up to ${ $most } with a loan
       *[other] , or up to ${ $most } with { $loans } loans
    }.
refused-open-loan-first = In open bidding a loan is taken first, for all to see: loan, then bid.
refused-no-bluffing-openly = Bluffing cards have no use in open bidding.
refused-bid-too-low = The bid has to be at least ${ $lowest }.
refused-award-instead = The bids are tied: award the cargo to one of { $others }, or decline.
refused-accept-instead = The bids are not tied: accept or decline.
refused-not-tied = { $seat } is not among those who are tied: { $others }.
refused-loan-with-bid = { $seat } owes a sealed bid: their loan goes with the bid, as in “bid 12 loan”.
refused-not-own-turn = { $seat } can repay a loan only on their own turn.
refused-repay-later = { $seat } can repay a loan between their actions, not now.
refused-in-default = { $seat } cannot take a loan while their default is being settled.
refused-no-loan = { $seat } has no loan to repay.
refused-repay-too-dear = { $seat } cannot repay $10: they have ${ $cash }.
refused-no-such-broker = The brokers are I, II and III.
refused-called-already = { $seat } has already called a broker this turn; once a turn is the most.
refused-won-this-turn = { $seat } won a broker auction at the start of this turn and cannot call in it.
refused-ending-no-call = The game ends with this turn: { $seat } cannot call the broker.
refused-empty-space = That broker has nothing there to bid for.
refused-other-space = An auction is open: you can bid only for { $kind ->
        [goods] the containers
       *[money] the money
    } of broker { $broker }.
refused-too-few-containers = The bid has to be at least { $lowest } { $lowest ->
        [one] container
       *[other] containers
    }.
refused-must-pay = What was bid has to be paid, each container once: { $goods }.
refused-cannot-seize = That { $colour } container cannot be seized; it is one of: { $goods }.
refused-machine-safe = The { $colour } machine cannot be seized; it is one of: { $goods }.
