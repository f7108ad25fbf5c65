# The rules help: every rule in a few plain sentences. “help-P4” is the rule P4, “help-P4-title” its headline;
# “help-P4-on” and “help-P4-off” say what holds with a value of the option that the rule goes by. The texts speak to the player as “you”.
# A rule's name in brackets, such as (P4), becomes a link: keep it as it is. The names of the editions and the
# options are in options.ftl.

## The frame

help-rules-title = The rules
help-rules-about = All rules of the game, in our own words. Every rule has a short name, such as P4; the table and its messages use the same names.
help-learn-link = Rather learn by playing? Take the guided first game.
help-contents = Chapters
help-search = Search the rules
help-search-hint = A word or a rule’s name, such as “loan” or “P4”
help-search-clear = Clear the search
help-found = { $count ->
        [0] No rule has these words.
        [one] One rule found.
       *[other] { $count } rules found.
    }
# Beside a rule or a sentence that holds for one edition only.
help-edition-only = { $count ->
       *[other] Only in { $editions }
    }
# Beside a rule that holds only where a table has chosen it as an option.
help-option-only = Only if the table plays it
# A link from one rule's help to the whole rules.
help-whole-rules = All rules
help-opens-tab = (opens in a new tab)
# The name of a link to one rule itself.
help-link-to = Link to rule { $rule }
help-rule = Rule { $rule }

## Chapters

help-chapter-setup = Setting up
help-chapter-turn = The turn
help-chapter-interest = Interest
help-chapter-loans = Loans
help-chapter-domestic = Domestic sale
help-chapter-build = Build
help-chapter-produce = Produce
help-chapter-stock = Buy for the harbour
help-chapter-sail = Sail and load
help-chapter-auction = The auction on the island
help-chapter-open = Hidden and open
help-chapter-end = End and score
help-chapter-bank = The Investment Bank
help-chapter-options = Options of a table
help-options-about = An edition is a set of these options. Whoever opens a table can change each of them.

## How it all hangs together

help-flow-title = In short
help-flow-1 = You make containers in your factory and offer them at a price. Another player buys them for their harbour store and sets a higher price. A third one’s ship loads them there, sails to the island and sells the whole cargo in an auction.
help-flow-2 = Every step pays somebody, but nobody may trade with themselves. You only sell to others and only buy from others.
help-flow-3 = On the island, containers are worth money at the end, and every player values the colours differently. Whoever is richest then has won.

## Setting up

help-S1-title = Players
help-S1 = Three, four or five play. Chance decides who begins; after that it goes round clockwise.
help-S2-title = Containers in the supply
help-S2 = There are five colours, and the same number of containers of each. How many depends on the number of players.
help-S2-numbers = For three, four and five players: { $supply } of each colour.
help-S3-title = Machines and warehouses in the supply
help-S3 = Machines and warehouses are limited too. The ones that everybody starts with are taken out of these.
help-S3-numbers = For three, four and five players: { $machines } machines of each colour and { $warehouses } warehouses.
help-S4-title = What you start with
help-S4 = You begin with one warehouse and one machine, drawn by chance; everybody gets a different colour. One container of that colour already stands in your factory store, at $2.
help-S5-title = Your first money and your card
help-S5 = You have $20, a ship on the open sea and no loan. You also get a secret value card, which only you may see.
help-S6-title = The value card
help-S6 = It says what each colour is worth to you on the island at the end: $10, $5 or $10, $6, $4 and $2. No two players have the same value for a colour.
help-S6-colours = The colours are { $colours }.
help-S7-title = Bluffing cards
help-S7 = Everybody gets two money cards worth $0. They can go with a bid to hide how big it is (A7).

## The turn

help-T1-title = A turn
help-T1 = First you pay interest (I1), if you have loans. Then you have up to two actions: build, produce, buy for the harbour, or sail. You may do the same twice, but produce only once.
help-T1-on = To call a broker is an action too, once a turn.
help-T2-title = Passing
help-T2 = You never have to act. You can give up your second action, or both.
help-T3-title = An auction ends the turn
help-T3 = When you sail to the island and hold an auction, your turn is over after it, even if it was your first action. You cannot even repay a loan any more.

## Interest

help-I1-title = Interest
help-I1 = At the start of your turn you pay $1 for each loan you have.
help-I1-off = The bank gets it.
help-I1-on = With the Investment Bank, broker I gets the first dollar and broker II the second.
help-I2-title = When you cannot pay interest
help-I2 = If you can pay, you must. If you have too little money and fewer than two loans, you have to take another loan, which costs no interest this turn. With two loans you pay what you have; each loan without its dollar is in default.
help-I3-title = Default
help-I3 = For each loan in default the bank takes one container from your island. If there is none, it takes two from your harbour store, or from your factory store where the harbour has too few. If you have no container at all, you lose a machine or warehouse beyond your first two, and that ends one loan.
help-I4-title = Who picks in a default
help-I4 = The player before you in turn order picks the containers, and the colour of a machine. Whether a machine or a warehouse goes is your own choice.
help-I5-title = Default as first printed
help-I5 = This older form works like I3, but the player before you decides everything, and losing a building does not end a loan. A table can choose it as an option.
help-I6-title = Default, the mild form
help-I6 = Each loan in default costs you one container, from the first place that has one: island, ship, your harbour at the Investment Bank, harbour store, factory store. The player before you picks the colour. Buildings are safe.
help-I7-title = Seized containers
help-I7 = Containers that the bank takes leave the game. They do not go back to the supply.

## Loans

help-L1-title = Taking a loan
help-L1 = You may take a loan of $10 at any time, even during another player’s turn or while you bid. You can have two at most.
help-L2-title = Paying a loan back
help-L2 = You repay $10 to the bank in your own turn, after the interest and before an auction has ended the turn. It costs no action.
help-L3-title = A loan with a bid
help-L3 = A loan that you take for a secret bid is shown together with the bid, not before. You keep the loan even if your bid does not win.

## Domestic sale

help-D1-title = Selling at home, before the actions
help-D1 = Once a turn, after the interest, you may give one container from your factory store back to the supply and get $2. It may come from the harbour store only if the factory store is empty. You cannot do it in your first turn.
help-D2-title = Selling at home, as an action
help-D2 = In this form the same sale is one of your two actions. You may use both actions for it.
help-D3-title = It does not save the game from ending
help-D3 = Once two colours are used up, the end is fixed (E1). A container that goes back to the supply does not change that.

## Build

help-B1-title = What buildings cost
help-B1 = A machine costs $6, then $9, then $12; you can have four. A warehouse costs $4, $5, $6 and $7; you can have five. You pay the bank, and the new room counts at once.
help-B2-title = Only different machines
help-B2 = You can never have two machines of the same colour. And you can only buy what the supply still has.

## Produce

help-P1-title = The union boss
help-P1 = You may produce once a turn. It costs $1, which goes to the player before you in turn order: your union boss.
help-P2-title = What is made
help-P2 = Each of your machines makes one container of its colour, if the supply has one. Your factory store has room for two containers for each machine. If not all fit, you choose which are made, but you must make as many as fit.
help-P3-title = Prices in the factory store
help-P3 = After that you may set a new price for every container in your factory store: $1, $2, $3 or $4. New ones must get a price.
help-P4-title = When nothing can be made
help-P4 = If your store is full, or the supply has none of your colours, you may still use the action to change your prices.
help-P4-off = This is free.
help-P4-on = It costs the usual $1.
help-P5-title = Nothing is thrown away
help-P5 = You can never throw containers away. Goods leave your stores only when somebody takes them, by a domestic sale, or as a bid to a broker.
help-P6-title = No money for the union
help-P6 = If you do not have the $1, you may take a loan for it. With two loans and no money you cannot produce, unless it is free (P4).

## Buy for the harbour

help-H1-title = Buying from a factory
help-H1 = You buy one or more containers from the factory store of one other player, at the prices marked there. They get the money and cannot say no. You can never buy from yourself.
help-H2-title = Room in the harbour
help-H2 = Your harbour store holds one container for each of your warehouses.
help-H3-title = Prices in the harbour store
help-H3 = After that you may set a new price for every container in your harbour store, from $2 to $6. New ones must get a price; it may be lower than what you paid.
help-H4-title = Only changing prices
help-H4 = You may use this action without buying, just to change the prices in your harbour store.

## Sail and load

help-M1-title = Moving the ship
help-M1 = One action takes your ship from the open sea into a harbour, or from a harbour out to sea. From one harbour to another takes two actions. You can never sail into your own harbour.
help-M2-title = Loading
help-M2 = When you arrive in another player’s harbour you may load from the store there at once, at the marked prices. The owner gets the money and cannot say no. A ship carries five containers; you may also load nothing.
help-M3-title = Loading more
help-M3 = If your ship already lies in a harbour, you may use an action to load there without sailing. That action does not move the ship.
help-M3-off = A ship loads only when it arrives. Loading while it lies in a harbour is an option.
help-M4-title = Sailing to the island
help-M4 = You need at least one container on board. Arriving starts the auction (A1) at once. Your ship stays there; leaving again costs an action.
help-M5-title = Your harbour at the Investment Bank
help-M5 = What you won from a broker waits there. When your ship arrives, you load any of it for nothing, up to five on board.

## The auction on the island

help-A1-title = Secret bids
help-A1 = All the others bid in secret for your whole cargo: anything from $0 to the money they have, loans included. The bids are shown together.
help-A2-title = Equal bids
help-A2 = If several share the highest bid, those players secretly add something more; $0 is allowed. If they are still equal, the owner of the ship picks one of them.
help-A3-title = Everybody bids $0
help-A3 = The editions differ on a cargo that nobody wants to pay for.
help-A3-seller = The owner of the ship gets it for nothing.
help-A3-tie = It is a tie like any other: everybody adds to the bid (A2).
help-A4-title = Selling the cargo
help-A4 = If you accept, the highest bidder pays you the bid, and the bank gives you the same amount again. The cargo goes to that player’s island. Nobody else pays.
help-A5-title = Keeping the cargo
help-A5 = If you decline, you pay the highest bid to the bank yourself, and the cargo goes to your own island. You get nothing from the bank, and you must be able to pay, with a loan if need be.
help-A5-on = The bank’s share is not lost: it goes to the brokers, dollar by dollar (K8).
help-A6-title = Open bidding
help-A6 = In this option nobody bids in secret. Starting left of the ship’s owner, each player in turn bids more or drops out, until one is left.
help-A7-title = Bluffing
help-A7 = You may put one or both bluffing cards with a bid. They are worth nothing, they only hide how much you bid, and you keep them. Everybody sees at once how many cards there are in a sealed bid, bills and bluffing cards together; a bid of nothing shows one.
help-A7-cancel = A bid with such a card counts as $0.

## Hidden and open

help-V1-title = What everybody sees
help-V1 = Boards, prices, loans, the supply and whose turn it is are open to all. Value cards stay secret until the end, bids until they are shown together.
help-V2-title = Money
help-V2 = You see only your own cash, unless the table plays with open money. All payments can be seen, so the page may count them for you where the table allows it.
help-V2-hidden = How many bills the others hold is hidden too.
help-V2-open = You see how many money cards each player holds, but not which.

## End and score

help-E1-title = The end of the game
help-E1 = The end comes when a second colour is used up in the supply. The player whose turn it is finishes it, and then the game is over. Some tables also have a round limit.
help-F1-title = The colour with two values
help-F1 = If your island has all five colours, your $5/$10 colour counts $10 each, otherwise $5. This is looked at before anything is removed.
help-F2-title = The colour you lose
help-F2 = You remove all containers of the colour you have most of on your island.
help-F2-two-value = If several are equal and your $5/$10 colour is among them, it has to go; otherwise you remove the one that costs you least.
help-F2-free = If several are equal, you remove the one that costs you least.
help-F3-title = Counting
help-F3 = You add up your cash, the containers left on your island at your card’s values, $2 for each one in your harbour store, and $3 for each one on your ship. Each loan costs you $11. Your factory store counts for nothing.
help-F3-on = Each container in your harbour at the Investment Bank counts $3 as well.
help-F4-title = Equal scores
help-F4 = The highest score wins. If even the second comparison is equal, the victory is shared.
help-F4-island = If two are equal, the one with more containers left on the island wins.
help-F4-factory = If two are equal, the one with more containers in the factory store wins.
help-F5-title = An example
help-F5 = You have 4 orange at $10, 4 brown at $2, 3 tan at $5 or $10, 2 white at $6 and 2 black at $4. All five colours are there, so tan counts $10. Brown goes, and the rest makes 40 + 30 + 12 + 8 = $90. Add 3 in the harbour store ($6), 2 on the ship ($6), take off a loan ($11): $91 and your cash.

## The Investment Bank

help-K1-title = The three brokers
help-K1 = Each broker has a space for containers and one for money. At the start, broker I has two containers and $1, broker II one container and $2, broker III only $3. Every player has a harbour of their own there.
help-K2-title = Calling a broker
help-K2 = If no auction is open, you pick the containers or the money of one broker and put a bid on the payment card: money for containers, or containers for money. If another player has the card, you must offer at least $1 or one container more. You cannot raise your own bid.
help-K3-title = When you cannot call
help-K3 = You cannot call in a turn that began with winning from a broker, nor in a turn in which you end the game. After calling, you may not produce if that would end the game.
help-K4-title = What lies on the card
help-K4 = Money on the payment card cannot be spent, not even for interest. Containers on it keep their place in your store, but cannot be sold or priced.
help-K5-title = Being outbid
help-K5 = Your money comes back to your hand. Containers go back to the store they came from, and you price them at once, even if it is not your turn.
help-K6-title = Winning
help-K6 = If you still have the card when your turn begins, you win. You take all that lies in the space by then, containers into your harbour there, and your bid goes to the brokers (K8).
help-K6-after-interest = First you pay your interest.
help-K6-before-interest = You win before paying interest, and may pay it with what you have won.
help-K7-title = At the end of the game
help-K7 = If an auction is open when the game ends, the player with the card wins it at once and pays.
help-K8-title = How the brokers are paid
help-K8 = Money goes round dollar by dollar: to I, II, III and round again. Containers go round one by one in the same way, in the order you like.
