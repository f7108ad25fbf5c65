# The options of a table: each with a name, a sentence that explains it (…-about), and the names of its values.

option-edition = Edition
option-edition-about = Which printing of the game you play. It sets all the options below; you can still change each of them.
option-edition-classic = Classic
option-edition-classic-about = The first edition of 2007: containers, ships and sealed bids, nothing else.
option-edition-anniversary = Anniversary
option-edition-anniversary-about = The tenth-anniversary edition of 2018: with the Investment Bank, bluffing cards and fewer machines.

option-seats = Seats
option-seats-about = How many play. It also sets how many containers, machines and warehouses there are.
# One of the numbers of seats to choose from
option-seats-value = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }

# A switch of the rules
option-on = On
option-off = Off
# Beside an option that the edition sets otherwise
option-edition-says = The edition says: { $value }.
# Below a number that can be chosen
option-range = { $least } to { $most }.

# Groups of options
option-group-length = Length of the game
option-group-market = Buying and shipping
option-group-auction = Auctions
option-group-money = Money
option-group-end = Counting at the end

option-supply = Containers of each colour
option-supply-about = The game ends when two colours are used up, so fewer containers make a shorter game.
option-machines = Machines of each colour
option-machines-about = How many of each colour there are to build, the ones at the start included. With few, not everybody gets the colour they want.
option-warehouses = Warehouses
option-warehouses-about = How many there are for all, the ones at the start included. With few, there is a race for room.
option-round-limit = Round limit
option-round-limit-about = Ends and scores the game after this many rounds, if it has not ended before. It helps when nobody wants to spend money any more.
option-round-limit-none = No limit
option-round-limit-rounds = { $n ->
        [one] After { $n } round
       *[other] After { $n } rounds
    }

option-investment-bank = Investment Bank
option-investment-bank-about = Three brokers collect interest and bids, and sell what they hold in auctions that run from turn to turn.
option-domestic-sale = Domestic sale
option-domestic-sale-about = A help for beginners: sell a container from your factory store back to the supply for $2, so that nobody runs dry.
option-domestic-sale-off = No
option-domestic-sale-pre-turn = One at the start of a turn
option-domestic-sale-action = As an action
option-docked-loading = Loading while the ship lies in a harbour
option-docked-loading-about = Whether an action can be used to load more without sailing away first.
option-broker-win = Winning from a broker
option-broker-win-about = Whoever holds the payment card when their turn begins wins. That can come after paying interest, or before it: then the winnings can pay the interest.
option-broker-win-after-interest = After interest
option-broker-win-before-interest = Before interest
option-idle-production-fee = Pay the union when nothing is made
option-idle-production-fee-about = You may “produce” only to change prices. This option says whether that still costs the usual $1.

option-auction = Way of bidding
option-auction-about = How the others bid for a cargo at the island.
option-auction-sealed = Sealed: all at once, in secret
option-auction-progressive = Open: one after the other, higher each time
option-all-zero = When everybody bids $0
option-all-zero-about = What happens to a cargo that nobody wants to pay for.
option-all-zero-seller = The ship’s owner keeps it
option-all-zero-tie = It is a tie: bid again
option-bluff = Bluffing cards
option-bluff-about = Cards worth $0 that make a sealed bid look bigger than it is. In the game for experts, a bid with such a card counts as $0.
option-bluff-none = None
option-bluff-plain = They hide the size of a bid
option-bluff-cancel = For experts: they cancel the bid

option-money = Cash
option-money-about = Whether you see how much cash the others have.
option-money-hidden = Hidden
option-money-open = Open
option-money-cards = Number of money cards
option-money-cards-about = Whether you see how many bills the others hold in their hand, but not which.
option-money-cards-hidden = Hidden
option-money-cards-open = Open
option-seizure = When interest cannot be paid
option-seizure-about = What the bank takes for a loan whose interest is not paid.
option-seizure-printed = As first printed: the neighbour decides everything
option-seizure-erratum = As corrected: a container, else two from the stores, else a building
option-seizure-anniversary = Mild: one container, never a building

option-discard-tie = Which colour to discard in a tie
option-discard-tie-about = At the end you lose all containers of your most common colour. This is for when several colours are tied.
option-discard-tie-two-value = The $5/$10 colour goes first
option-discard-tie-free = You choose
option-tie-break = Equal scores
option-tie-break-about = Who wins when two have the same score.
option-tie-break-island = Most containers on the island
option-tie-break-factory = Most containers in the factory store

# What does not go together
option-clash-few-warehouses = { $seats } seats need { $seats } warehouses to start with. Take at least { $seats }.
option-clash-bank-supply = The Investment Bank needs spare containers: take { $most } of each colour at most, or switch the bank off.
option-clash-cancel-open = In open bidding nothing can be cancelled in secret. Take sealed bids, or other bluffing cards.
option-clash-number = This has to be a whole number from { $least } to { $most }.
# What is allowed, but has no effect
option-clash-bluff-open = In open bidding there is nothing to hide, so bluffing cards are of no use.
option-clash-cards-open = With open cash everybody sees the money anyway, so the number of cards tells nothing new.
option-clash-tiny-supply = { $n ->
        [one] With only { $n } container of each colour this is over in a few minutes.
       *[other] With only { $n } containers of each colour this is over in a few minutes.
    }
