# Where one acts: what is asked, the choices, the turn that is put together, bids and other decisions.
# The page speaks to the player as “you”. $seat, $seller, $winner and the like are seats (“Blue”),
# $names are people's own names in a list.

## What is asked now, or whom the table waits for

acting-title = Your actions
acting-over = The game is over.
acting-looking-back = You are looking at an earlier moment of the game.
acting-to-now = Back to now
acting-not-running = The table was closed before the game was over.
acting-asked-act = { $actions ->
        [0] You have no action left: end your turn, or repay a loan first.
        [one] { $draft ->
            [yes] You have one more action.
           *[no] Your turn: one action left.
        }
       *[other] { $draft ->
            [yes] You have { $actions } more actions.
           *[no] Your turn: { $actions } actions.
        }
    }
# The turn that was put together is complete; it only has to be confirmed.
acting-asked-draft = { $ends ->
        [auction] This is your turn. The auction will be the last thing in it.
        [game] This is your turn, and the last of the game.
        [waits] This is your turn so far. Then it is up to others first.
       *[turn] This is your turn. Is it right?
    }
acting-asked-bids = { $seller } has landed with { $goods }. What do you bid?
acting-asked-tiebreak = The highest bids are equal. How much do you add?
acting-asked-raise = { $seller } has landed with { $goods }. Raise the bid, or pass?
acting-asked-decide = { $tied ->
        [yes] The highest bid is ${ $amount }, from more than one. Sell, or keep the cargo?
       *[no] The highest bid is ${ $amount }, from { $winner }. Sell, or keep the cargo?
    }
acting-asked-seize = { $seat } cannot pay their interest. You pick what the bank takes.
acting-asked-seize-kind = { $own ->
        [yes] You cannot pay your interest, and a building has to go. Which kind?
       *[no] { $seat } cannot pay their interest, and a building has to go. Which kind?
    }
acting-asked-seize-machine = { $seat } loses a machine. You pick which one.
acting-asked-price = You were outbid at the broker’s. Your containers are back: mark their prices.
acting-asked-pay = You have won the broker’s money. In which order do the brokers get your containers?
# Nothing is asked of the reader now.
acting-waiting = { $sealed ->
        [yes] Your bid is sealed. Still to come: { $names }.
       *[no] { $phase ->
            [act] It is { $names }’s turn.
            [bids] Sealed bids are being made. Still to come: { $names }.
            [tiebreak] The highest bids are equal and can be added to. Still to come: { $names }.
            [raise] It is up to { $names } to raise the bid or pass.
            [decide] { $names } decides whether to sell the cargo.
            [seize] { $names } picks what the bank takes.
            [seize-kind] { $names } picks a kind of building to give up.
            [seize-machine] { $names } picks the machine that goes.
            [price] { $names } marks the prices of goods that came back.
            [pay] { $names } pays the brokers.
           *[other] Waiting for { $names }.
        }
    }
acting-waiting-server = One moment …
# What others did is still being shown; then it is the reader’s turn.
acting-watching = { $phase ->
        [decide] The bids are being turned over.
       *[other] First, what the others did.
    }
acting-skip = Skip
acting-now-asked = You are asked: { $question }
acting-fold = Collapse
acting-unfold = Show what you can do

## Actions as sentences: what the player tells the table to do

acting-do-build-machine = { $colour-key ->
        [orange] Build an { $colour } machine
       *[other] Build a { $colour } machine
    }
acting-do-build-warehouse = Build a warehouse
acting-do-produce = { $count ->
        [0] Mark new prices in your factory store
       *[other] Produce { $goods }
    }
acting-do-stock = Buy { $goods } from { $seat } for ${ $amount }
acting-do-reprice = Mark new prices in your harbour store
acting-do-sail-sea = Sail to the open sea
acting-do-sail-island = Sail to the island and hold the auction
acting-do-sail-harbour = { $count ->
        [0] Sail to { $seat }’s harbour
       *[other] Sail to { $seat }’s harbour and load { $goods } for ${ $amount }
    }
acting-do-sail-bank = { $count ->
        [0] Sail to your harbour at the Investment Bank
       *[other] Sail to your harbour at the Investment Bank and load { $goods }
    }
acting-do-load = Load { $goods } for ${ $amount }
acting-do-load-bank = Load { $goods } at the Investment Bank
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Bid ${ $amount }
            [one] Bid ${ $amount }, with a bluffing card
           *[other] Bid ${ $amount }, with { $bluff } bluffing cards
        }
        [one] { $bluff ->
            [0] Bid ${ $amount }, with a loan
            [one] Bid ${ $amount }, with a loan and a bluffing card
           *[other] Bid ${ $amount }, with a loan and { $bluff } bluffing cards
        }
       *[other] { $bluff ->
            [0] Bid ${ $amount }, with { $loans } loans
            [one] Bid ${ $amount }, with { $loans } loans and a bluffing card
           *[other] Bid ${ $amount }, with { $loans } loans and { $bluff } bluffing cards
        }
    }
acting-do-accept = Sell the cargo to the highest bidder
acting-do-decline = Keep the cargo and pay the bid to the bank
acting-do-award = Sell the cargo to { $seat }
acting-do-loan = Take a loan of $10
acting-do-repay = Repay a loan of $10
acting-do-sell = { $colour-key ->
        [orange] Sell an { $colour } container at ${ $price } back to the supply for $2
       *[other] Sell a { $colour } container at ${ $price } back to the supply for $2
    }
acting-do-call-goods = Bid ${ $amount } for the containers of broker { $broker }
acting-do-call-money = Bid { $goods } for the money of broker { $broker }
acting-do-price = Put back { $goods }
acting-do-pay = Pay the brokers in this order: { $goods }
acting-do-seize = { $priced ->
        [yes] The bank takes { $colour } at ${ $price }
       *[no] The bank takes { $colour }
    }
acting-do-give-up-warehouse = A warehouse goes
acting-do-give-up-machine = A machine goes
acting-do-seize-machine = The { $colour } machine goes
acting-do-pass = End the turn
# How a store is set out by an action: a second sentence.
acting-factory-then = Your factory store then: { $goods }.
acting-harbour-then = Your harbour store then: { $goods }.

## The choices, in groups

acting-group-build = Build
acting-group-produce = Produce
acting-group-harbour = Buy for the harbour
acting-group-sail = Sail
acting-group-home = Sell at home
acting-group-brokers = Investment Bank
acting-group-bank = Loans
acting-group-end = Finish
# Buttons within these groups.
acting-choose-build-machine = Machine
acting-choose-build-warehouse = Warehouse
acting-choose-produce = Produce
acting-choose-produce-prices = New prices
acting-choose-stock = A factory store
acting-choose-reprice = New prices
acting-choose-sail-harbour = A harbour
acting-choose-sail-sea = Open sea
acting-choose-sail-island = Island, to sell
acting-choose-sail-bank = Your bank harbour
acting-choose-load = Load more here
acting-choose-load-bank = Load more here
acting-choose-sell = One container
acting-choose-call-goods = Pay money, get containers
acting-choose-call-money = Give containers, get money
acting-choose-loan = Take a loan
acting-choose-repay = Repay a loan
acting-choose-pass = { $actions ->
        [0] End the turn
        [one] End the turn, give up an action
       *[other] Pass, give up { $actions } actions
    }
# Small print on these buttons.
acting-fee = { $fee ->
        [0] free
       *[other] ${ $fee } to { $boss }
    }
# What a seat has for sale; $least is the lowest price.
acting-for-sale = { $count ->
        [0] empty
        [one] one, at ${ $least }
       *[other] { $count }, from ${ $least }
    }
acting-waiting-there = { $count ->
        [0] nothing there
        [one] one waits
       *[other] { $count } wait
    }
acting-on-board = { $count ->
        [one] one on board
       *[other] { $count } on board
    }
# The best that a broker has: what one gives at least, and what one gets.
acting-call-goods-small = { $count ->
        [one] ${ $least } or more for one
       *[other] ${ $least } or more for { $count }
    }
acting-call-money-small = { $least ->
        [one] one or more for ${ $amount }
       *[other] { $least } or more for ${ $amount }
    }
acting-gain = +${ $amount }
acting-loss = −${ $amount }
acting-needs-loan = { $loans ->
        [one] needs a loan
       *[other] needs { $loans } loans
    }
# Spoken before the reason when a button for something that cannot be done is used.
acting-not-now = Not now: { $reason }
# Why a button can do nothing now.
acting-pick-first = Pick a container first.
acting-take-all-none = You have no room or no money for any of these.
acting-bid-empty = Type an amount first.
acting-bid-least-is = ${ $least } is the least.
acting-bid-most-is = ${ $most } is the most.
acting-pay-first-is = It is first already.
acting-pay-last-is = It is last already.

## Panels: common parts

acting-back = Back
acting-add = Add to the turn
acting-total = { $count ->
        [0] Nothing picked
        [one] One container for ${ $cost }
       *[other] { $count } containers for ${ $cost }
    }
acting-total-free = { $count ->
        [0] Nothing picked
        [one] One container
       *[other] { $count } containers
    }
acting-money-left = ${ $amount } left
acting-room-left = { $room ->
        [0] no room left
        [one] room for one more
       *[other] room for { $room } more
    }
acting-hindered-room = There is no room for more.
acting-hindered-money = ${ $price } is more than the ${ $left } you have left.
acting-hindered-money-loan = ${ $price } is more than the ${ $left } you have left. A loan would be enough.
acting-take-all = As many as possible
acting-take-none = None
acting-with-loans = { $loans ->
        [0] no loan
        [one] with a loan
       *[other] with { $loans } loans
    }
acting-loan-more = Take a loan: +$10
acting-loan-less = Without a loan
acting-loan-cost = A loan brings $10 now. It costs $1 at the start of each of your turns; repaying takes $10, and a loan still open at the end counts −$11.
acting-loan-with = { $loans ->
        [one] This takes a loan of $10 first.
       *[other] This takes { $loans } loans of $10 first.
    }
# The name of a container that can be picked.
acting-pickable = { $colour } for ${ $price }
acting-pick-list = Pick containers: the arrow keys move, the space bar picks.

## Prices

acting-price-title-factory = Your factory store
acting-price-title-harbour = Your harbour store
acting-price-how = Drag to a price, or press one: it is for those picked, or for all.
acting-price-keys = Arrow keys left and right change the price, up and down go from one container to the next, a digit names the price.
# The name of a container that can be priced.
acting-priced-box = { $fresh ->
        [yes] { $colour }, new, at ${ $price }
       *[no] { $colour } at ${ $price }
    }
acting-price-now = { $colour } is at ${ $price } now.
acting-price-all = All at ${ $price }
acting-price-some = Picked ones to ${ $price }
acting-price-column = ${ $price }: { $count ->
        [0] none
        [one] one container
       *[other] { $count } containers
    }
acting-new = new
acting-store-empty = Your store is empty.

## Build

acting-build-machine-title = Which machine? It costs ${ $price }.
acting-build-machine-why = Each machine makes a container of its colour whenever you produce, and gives room for two more.
acting-machine = { $colour } machine

## Produce

acting-produce-title = { $count ->
        [0] New prices for your factory store
       *[other] Produce { $goods }
    }
acting-produce-fee = { $fee ->
        [0] This is free.
       *[other] You pay ${ $fee } to { $boss }, your union boss.
    }
acting-produce-choose = { $count ->
        [one] There is room for one. Which one?
       *[other] There is room for { $count }. Which ones?
    }
acting-produce-more = { $count ->
        [one] Pick one more.
       *[other] Pick { $count } more.
    }
acting-produce-not-these = You cannot make these together now: it would end the game, and you have called a broker this turn.

## Buy for the harbour

acting-stock-title = Buy from { $seat }’s factory store
acting-stock-what = What do you buy?
acting-reprice-title = New prices for your harbour store
acting-reprice-same = No price has changed yet.

## Sail and load

acting-sail-harbour-title = Sail to { $seat }’s harbour
acting-load-title = Load at { $seat }’s harbour
acting-sail-bank-title = Sail to your harbour at the Investment Bank
acting-load-bank-title = Load at the Investment Bank
acting-load-what = What goes on board?
acting-load-nothing-there = There is nothing to load there now.
acting-sail-empty = Sail there without loading
acting-sail-and-load = { $count ->
        [one] Sail there and load it
       *[other] Sail there and load them
    }
acting-load-them = { $count ->
        [one] Load it
       *[other] Load them
    }

## Sell at home

acting-sell-title = { $store ->
        [factory] Sell one container of your factory store to the supply
       *[harbour] Sell one container of your harbour store to the supply
    }
acting-sell-why = The bank pays ${ $paid } for it, whatever its price.
acting-sell-it = { $colour-key ->
        [orange] Sell an { $colour } one for ${ $paid }
       *[other] Sell a { $colour } one for ${ $paid }
    }

## The brokers

acting-call-goods-title = Pay money, get a broker’s containers
acting-call-money-title = Give containers, get a broker’s money
acting-call-broker = Broker { $broker }
acting-call-which = Which broker?
acting-call-least = { $side ->
        [goods] pay ${ $least } or more, get
       *[money] { $least ->
            [one] give a container or more, get
           *[other] give { $least } containers or more, get
        }
    }
acting-call-how = If nobody outbids you before your next turn, you have won. Until then your bid lies on the payment card.
acting-call-bid = Your bid
acting-call-from-factory = From your factory store
acting-call-from-harbour = From your harbour store
acting-call-more = { $count ->
        [one] Pick one more container.
       *[other] Pick { $count } more containers.
    }
acting-pay-title = Your containers for the brokers
acting-pay-how = The brokers take turns: I, II, III, and round again. Drag a container to another place, or move it with the arrow keys.
acting-pay-slot = { $colour } to broker { $broker }
acting-pay-earlier = Move { $colour } earlier
acting-pay-later = Move { $colour } later
acting-pay-do = Pay the brokers

## Goods that came back

acting-price-back-title = Your containers
acting-price-back-do = Put them back

## Default

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] The bank takes one container from { $seat }’s factory store for an unpaid loan. It leaves the game.
           *[other] The bank takes { $count } containers from { $seat }’s stores for an unpaid loan, one after the other. They leave the game.
        }
        [harbour] { $count ->
            [one] The bank takes one container from { $seat }’s harbour store for an unpaid loan. It leaves the game.
           *[other] The bank takes { $count } containers from { $seat }’s stores for an unpaid loan, one after the other. They leave the game.
        }
        [ship] The bank takes a container from { $seat }’s ship for an unpaid loan. It leaves the game.
        [island] The bank takes a container from { $seat }’s island for an unpaid loan. It leaves the game.
       *[bank] The bank takes a container from { $seat }’s harbour at the Investment Bank for an unpaid loan. It leaves the game.
    }
acting-seize-do = { $colour-key ->
        [orange] Take an { $colour } one
       *[other] Take a { $colour } one
    }
acting-seize-pick = Pick one
acting-seize-machine-pick = Pick one
acting-give-up-title = What goes?
acting-give-up-why = There is no container left to take. A building beyond the first two goes back to the supply{ $struck ->
        [yes] , and one loan is struck off.
       *[no] .
    }
acting-seize-machine-do = Take the { $colour } machine
acting-seize-machine-why = { $seat } has no container left to take. One of these machines goes back to the supply.

## The turn that is put together

acting-draft-title = Your turn so far
acting-take-back = Undo last
acting-start-over = Start over
# The one button that tells the table. Nothing is told before it is pressed.
acting-commit = { $ends ->
        [turn] Do this and end the turn
        [auction] Do this and open the auction
        [game] Do this and end the game
        [waits] Do this
        [last] { $count ->
            [0] End the turn
           *[other] Do this and end the turn
        }
       *[open] Do this, then go on
    }
acting-commit-note = { $actions ->
        [one] One action is left for you after that.
       *[other] { $actions } actions are left for you after that.
    }
# Somebody was outbid and has to price what comes back, before the turn goes on or ends.
acting-commit-waits = Then it is up to { $names } before your turn goes on.
acting-draft-note = Nobody sees this until you press the button.
acting-cash-then = ${ $amount } in hand after that.
acting-busy = One moment …
acting-ask-island-title = Sail to the island?
acting-ask-island = Your cargo ({ $goods }) is put up for auction at once, and your turn ends with it.
acting-ask-island-yes = Hold the auction
acting-ask-pass-title = End the turn now?
acting-ask-pass = { $actions ->
        [one] You give up an action.
       *[other] You give up { $actions } actions.
    }
acting-ask-pass-yes = End the turn
acting-ask-game-title = End the game now?
acting-ask-game = The game ends with this turn and is scored.
acting-ask-game-yes = End the game

## Bids

acting-bid-title = Your bid
acting-bid-extra-title = Your extra bid
acting-bid-standing = Your first bid of ${ $amount } stands. What you add now counts on top; $0 is allowed.
acting-cash-have = You have ${ $amount }.
acting-cash-left = ${ $amount } left after this bid.
acting-bid-amount = Amount in dollars
# Spoken after “+1” and the like.
acting-bid-step = { $by ->
        [-5] Five less
        [-1] One less
        [1] One more
       *[5] Five more
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Slide to an amount
acting-bid-range = From ${ $least } to ${ $most }
acting-bid-show = Show the amount
acting-bid-hide = Hide the amount
acting-bid-hidden = The amount is hidden from anybody looking over your shoulder.
acting-bid-loans = Loans with this bid
# In place of the next message while the amount is hidden from onlookers.
acting-bid-loans-hidden = The number is hidden, like the amount.
acting-bid-loan-note = { $loans ->
        [0] Without a loan you can bid up to ${ $most }.
        [one] With a loan you can bid up to ${ $most }. The loan is yours whether you win or not.
       *[other] With { $loans } loans you can bid up to ${ $most }. The loans are yours whether you win or not.
    }
acting-bid-bluff = Bluffing cards with this bid
acting-bid-bluff-note = { $bluff ->
        [cancel] A bid with a bluffing card counts as $0. All see how many cards you seal, not which.
       *[plain] They are worth nothing. All see how many cards you seal, not which: with them it looks like more.
    }
acting-bid-cards = { $count ->
        [0] none
        [one] one card
       *[other] { $count } cards
    }
# Too low, too high, or a loan is missing: which of them is not said while the amount is hidden.
acting-bid-wrong-hidden = You cannot bid this. Show the amount to see why.
acting-bid-low = The bid has to be at least ${ $least }.
acting-bid-high = { $loans ->
        [none] ${ $most } is all you can bid.
        [one] For this you need a loan.
       *[other] For this you need { $needed } loans.
    }
acting-bid-add-loans = { $loans ->
        [one] Take a loan with it
       *[other] Take { $loans } loans with it
    }
acting-bid-seal = Seal the bid
acting-bid-seal-extra = Seal the extra bid
acting-bid-sealed = Sealed. All bids are shown together.
acting-bid-peek = Look at your bid
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] You bid ${ $amount }.
            [one] You bid ${ $amount } with a bluffing card.
           *[other] You bid ${ $amount } with { $bluff } bluffing cards.
        }
        [one] { $bluff ->
            [0] You bid ${ $amount } with a loan.
            [one] You bid ${ $amount } with a loan and a bluffing card.
           *[other] You bid ${ $amount } with a loan and { $bluff } bluffing cards.
        }
       *[other] { $bluff ->
            [0] You bid ${ $amount } with { $loans } loans.
            [one] You bid ${ $amount } with { $loans } loans and a bluffing card.
           *[other] You bid ${ $amount } with { $loans } loans and { $bluff } bluffing cards.
        }
    }
# Open bidding
acting-raise-standing = { $amount ->
        [0] Nobody has bid yet.
       *[other] { $winner } leads with ${ $amount }.
    }
acting-raise-do = Raise the bid
acting-raise-to = Raise to ${ $amount }
acting-raise-pass = Bid no more
acting-raise-out = Out: { $names }
acting-raise-loan = To bid more you need a loan. It is taken at once, for all to see.
acting-ask-raise-pass-title = Bid no more?
acting-ask-raise-pass = You are out of this auction and cannot come back into it.

## The seller decides

acting-decide-bids = The bids
acting-decide-cargo = Your cargo
acting-decide-accept = Sell to { $winner }
acting-decide-accept-brings = You get ${ $total }: ${ $amount } from { $winner } and ${ $subsidy } from the bank.
acting-decide-award-brings = You get ${ $total }: ${ $amount } from the winner and ${ $subsidy } from the bank.
acting-decide-accept-nothing = The winner gets the cargo for nothing.
acting-decide-decline = Keep the cargo
acting-decide-cannot = You cannot keep it: it would cost you ${ $amount }, and you have ${ $cash }.
acting-decide-sell = Sell
acting-decide-keep = Keep
# What the cargo is worth to the reader; $open: it may become worth more. $now and $most are amounts with their sign.
acting-decide-worth = { $open ->
        [yes] The cargo is worth { $now } to you now, up to { $most }.
       *[no] The cargo is worth { $now } to you.
    }
# The same less what keeping it costs.
acting-decide-in-all = { $open ->
        [yes] In all { $now } now, up to { $most }.
       *[no] In all { $now }.
    }
acting-decide-brokers = Besides, the brokers get ${ $amount }.
acting-decide-loan-first = { $loans ->
        [one] To keep it you need a loan first.
       *[other] To keep it you need { $loans } loans first.
    }
acting-ask-decline-title = Keep the cargo?
acting-ask-decline = { $amount ->
        [0] The cargo goes to your island, and your turn is over.
       *[other] You pay ${ $amount } to the bank and get no subsidy. Your turn is over.
    }
acting-ask-decline-yes = Keep it
acting-tied = Tied at ${ $amount }: pick who gets it.

## What a cargo is worth to oneself

acting-worth-title = Its worth to you
# What it would add to the score by the rules of the end: the 5/10 colour and the discarded colour taken into account.
acting-worth-now = If the game ended now
# What it would add beyond what the containers count where they are: on the reader’s own ship.
acting-worth-end = More than it counts on your ship
# By the value card alone, as if no colour were discarded at the end.
acting-worth-card = By your card, nothing discarded
# The same with the 5/10 colour at $10.
acting-worth-most = By your card, at the very best
acting-worth-line = { $count ->
        [one] { $colour }, worth ${ $each }
       *[other] { $count } { $colour }, worth ${ $each } each
    }
acting-worth-why-every = With it you have all five colours: your $5/$10 colour counts $10.
acting-worth-why-not-every = You still do not have all five colours: your $5/$10 colour counts $5.
acting-worth-why-discard = At the end you discard the colour you have most of. That would be { $colour }.
acting-worth-why-discard-other = With it you would discard { $colour }, and no longer { $wanted }.
# Heading of a column: what is left of the worth after paying this bid.
acting-worth-for = for ${ $bid }
# The same heading while the bid is hidden from onlookers.
acting-worth-masked = for your bid
acting-worth-how = How this is worked out
acting-worth-why-ship = If it stays on your ship, each container counts ${ $each } at the end: ${ $amount } in all.
# A line about what lies on the reader’s ship; it opens to show the numbers.
acting-ship-worth = { $sign ->
        [plus] On your island your cargo would add ${ $amount } now.
        [minus] On your island your cargo would cost you ${ $amount } now.
       *[none] On your island your cargo would add nothing now.
    }
# The same in the panel for loading: with the containers that are picked there.
acting-load-worth = { $sign ->
        [plus] With this your cargo would add ${ $amount } on your island now.
        [minus] With this your cargo would cost you ${ $amount } on your island now.
       *[none] With this your cargo would add nothing on your island now.
    }
acting-ship-others = At the island the others bid for it: you sell to the highest bidder, or you pay that bid to the bank and keep the cargo.

## Loans at any time

acting-bank-title = Loans
acting-bank-open = Loans
acting-bank-loans = { $loans ->
        [0] You have no loan.
        [one] You have one loan.
       *[other] You have { $loans } loans.
    }
acting-bank-free = { $free ->
        [0] You cannot take another.
        [one] You can take one more.
       *[other] You can take { $free } more.
    }
acting-bank-take = Take a loan: +$10
acting-bank-repay = Repay a loan: −$10
acting-ask-loan-title = Take a loan?
acting-ask-loan-yes = Take it

## Hints, undo, coming back

acting-hint = What would a bot do?
acting-hint-planned = A bot is asked before anything is planned: undo what you have planned first.
acting-hint-title = The bot { $bot } would do this:
# What the bot would do, while amounts are hidden from onlookers.
acting-hint-bid-hidden = A bid. It goes into the field, hidden like the amount.
acting-hint-learned = The bot { $bot }, out of a hundred times:
acting-hint-often = { $n ->
        [one] once: { $does }
       *[other] { $n } times: { $does }
    }
acting-hint-do = Do this
acting-hint-none = The bot has no idea either.
acting-hint-close = Close the hint
acting-undo = Undo my last action
acting-undo-asked = { $name } asks for an undo: { $count ->
        [one] one action.
       *[other] the last { $count } actions.
    }
acting-undo-agree = Agree
acting-undo-refuse = Refuse
acting-undo-waiting = You have asked for an undo. The others have to agree.
acting-undo-agreed = You have agreed. Waiting for the others.
acting-away = The bot { $bot } plays for you while you are away.
acting-come-back = I am back

## Keys

acting-keys = Keys
acting-keys-title = Keys at the table
acting-keys-on = Use these keys
acting-key-build = Build
acting-key-produce = Produce
acting-key-harbour = Buy for the harbour
acting-key-sail = Sail
acting-key-loan = Take a loan
acting-key-commit = Commit your turn
acting-key-back = Undo last
acting-key-close = Go back from a choice
acting-key-skip = Skip to now: show at once what the others do
acting-key-help = Show these keys
# Names of keys on the keyboard.
acting-keyname-Enter = Enter
acting-keyname-Backspace = Backspace
acting-keyname-Escape = Esc
acting-key-boxes = In a row of containers: arrow keys move, the space bar picks; where prices are set, left and right change the price and a digit names it.
