# The guided first game: its door, the coach at the table, and the lessons. The coach speaks to the player as “you”,
# calm and short. A lesson “guide-produce” has a headline (…-title) and a text. $seat, $boss, $other, $seller, $winner
# are seats (“Red”), $colour and $wanted colours of containers (“black”).

## The door

guide-door-title = Learn by playing
guide-door-text = A real game in ten short rounds against two easy bots: a coach beside the board explains each thing when it first comes up.
guide-door-go = Start the guided game
guide-door-busy = Opening the table …
guide-door-resume = Go on with your guided game
guide-door-again = Start a new one
guide-door-rules = Or read the rules first
# The name of the table that is opened.
guide-table-title = First game

## The coach

guide-name = Coach
guide-progress = { $done } of { $all } lessons
guide-pause = Pause
guide-resume = Resume the coach
guide-paused = The coach is resting.
guide-next = Got it
guide-skip = Skip
# A button that brings the part of the board into view which the lesson is about.
guide-where = Where?
guide-show-me = Show me
guide-do-it = Do it for me
# Before a sentence such as “Produce black”.
guide-try = Try this: { $action }.
guide-idle-waiting = The others are playing. Watch who buys what, and at which price.
guide-idle-turn = Your turn. Do what you think best. If you are not sure, ask what a bot would do.
guide-idle-commit = Your turn is put together. Press the marked button: only then do the others see it.
guide-idle-past = You are looking back. The coach goes on when you return to now.

## Lessons: the beginning

guide-welcome-title = Welcome to the harbour
guide-welcome = You make goods, trade them and ship them. { $begins ->
        [own] You begin.
        [own-before] You began.
        [other-before] { $seat } began.
       *[other] { $seat } begins.
    } After { $rounds } rounds, or when two colours are used up, the richest wins.
guide-card-title = Your secret card
guide-card = This is what containers on the island will be worth to you at the end: { $colour } $10 each, { $wanted } $5 or $10, others less. Everybody has a different card, so everybody wants something else.
guide-turn-title = Two actions a turn
guide-turn = You have up to two actions in each turn. Everything you can do now is here and on the board; where something is not possible, you can see why.

## Lessons: making and selling goods

guide-produce-title = Make your first goods
guide-produce = Your machine makes { $colour } containers. Producing costs $1, and then you set a price from $1 to $4. Others will buy from you only if it is low enough.
guide-boss-title = The union boss
guide-boss = Your $1 went to { $boss }, who plays before you and is your union boss. It works for you as well: whenever { $other } produces, you get $1.
guide-sold-title = Your first sale
guide-sold = { $seat } bought from your factory and paid you ${ $amount }. You cannot sell these goods to yourself: every step of the trade goes through somebody else.
guide-stock-title = Fill your harbour
guide-stock = Buy goods from somebody’s factory and offer them in your harbour store, dearer than you paid: from $2 to $6. Ships of the others load there. You have room for { $room ->
        [one] one more container
       *[other] { $room } more containers
    }.
guide-shipped-title = A ship called
guide-shipped = { $seat } loaded from your harbour and paid you ${ $amount }. Whatever you get there beyond what you paid is your profit.
guide-build-title = Build
guide-build = More warehouses give your harbour store more room. A second machine lets you make two colours for the same $1. Buildings pay off early in the game; at the end they count for nothing.
guide-prices-title = Change your prices
guide-prices = The goods in your harbour store are not selling. You can use an action to set new prices, without buying anything.
guide-home-title = Sell at home
guide-home = At the start of a turn you may give one container back to the supply for $2. It costs no action. It is a poor price, but better than no money at all.

## Lessons: ship and island

guide-sail-title = Go shopping by ship
guide-sail = Your ship sails into { $seat }’s harbour and loads at the prices there. It carries five containers. You want goods that the others would like on their islands.
guide-sea-title = Out to sea
guide-sea = From a harbour your ship always goes to the open sea first. From there it can reach the island with its next action.
guide-island-title = To the island
guide-island = Sail to the island, and the others bid in secret for your whole cargo. The bank doubles what the winner pays. The auction ends your turn, so do other things first.
# What a cargo is worth to the reader: “$8 now, up to $18”, as it stands in the panel beside it.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −${ $now } now, up to ${ $most }
           *[plus] ${ $now } now, up to ${ $most }
        }
       *[no] { $sign ->
            [minus] −${ $now }
           *[plus] ${ $now }
        }
    }
guide-bid-title = A cargo is for sale
guide-bid = { $seller } sells this whole cargo. To you it is worth { guide-worth }. { $amount ->
        [0] That is very little, so bid $0 and keep your money.
       *[other] Bid less than that to make a profit: ${ $amount }, say. Nobody sees your bid before all are shown.
    }
guide-tie-title = A tie
guide-tie = The highest bids are equal. Your bid stands, and you may secretly add something; $0 is allowed. If it is still a tie, { $seller } picks the winner.
guide-decide-title = Sell, or keep it?
guide-decide = { $winner } bids ${ $amount }. If you sell, you get ${ $total }, because the bank adds the same again. If you keep the cargo, you pay ${ $amount } yourself; to you it is worth { guide-worth }. { $better ->
        [accept] Selling looks better.
       *[decline] Keeping it looks better.
    }
guide-earned-title = Paid twice
guide-earned = { $winner } paid you ${ $amount }, and the bank paid ${ $amount } more. This is how new money comes into the game.
guide-won-title = Your first cargo
guide-won = The cargo is yours for ${ $amount } and is now on your island. It stays there until the end and counts by your secret card.
guide-lost-title = Outbid
guide-lost = You did not get this cargo, so you pay nothing. Only the winner pays. Look at the bids: they tell you what the others think it is worth.
guide-leave-title = Leave the island
guide-leave = Your empty ship still lies at the island. Sailing back to the open sea costs an action; then it can fetch new goods.

## Lessons: money

guide-loan-title = Loans
guide-loan = When money is short, the bank lends you $10 at any time, twice at most. Each loan costs $1 at the start of every turn, and $11 if you still have it at the end.
guide-interest-title = Interest
guide-interest = You pay $1 for each loan when your turn begins. If you cannot pay, you have to take another loan; if you already have two, you lose containers to the bank.
guide-repay-title = Pay your loan back
guide-repay = You have enough to repay $10. It takes no action, and it saves you the interest. At the end it would cost $11.
guide-seize-title = The bank takes goods
guide-seize = Somebody could not pay the interest. The player before them in turn order picks what the bank takes. It leaves the game.

## Lessons: the turn, the end and the score

guide-draft-title = Nothing is done yet
guide-draft = This is how the board would look. Add your second action, or take something back. Only the button in your panel tells the others.
guide-score-title = Mind your most common colour
guide-score = At the end you lose all containers of the colour you have most of, here { $colour }. So collect several colours. With all five, your { $wanted } counts $10 instead of $5.
guide-end-title = The end is coming
guide-end = The game ends when a second colour is used up. { $rounds ->
        [0] Keep an eye on the supply.
       *[other] At this table it also ends after round { $rounds }.
    } Now is the time to bring goods to the island.
guide-last-title = The last turns
guide-last = Count what you have: cash in full, $3 a container on your ship, $2 in your harbour store, nothing in your factory. Do not spend money that cannot come back.

## The end

guide-over-title = { $won ->
        [yes] You have won your first game!
       *[no] Your first game is over
    }
guide-over-score = { $place ->
        [1] You made ${ $total }: first of { $seats }.
        [2] You made ${ $total }: second of { $seats }.
        [3] You made ${ $total }: third of { $seats }.
       *[other] You made ${ $total }: number { $place } of { $seats }.
    }
# $total is a debt here.
guide-over-debt = You ended ${ $total } in debt: number { $place } of { $seats }.
guide-over-made = { $count ->
        [0] You made no containers.
        [one] You made one container.
       *[other] You made { $count } containers.
    }
guide-over-traded = { $count ->
        [0] Nobody bought from your stores.
        [one] You sold one container from your stores, for ${ $amount }.
       *[other] You sold { $count } containers from your stores, for ${ $amount } in all.
    }
guide-over-landed = { $count ->
        [0] You held no auction.
        [one] You held one auction, and it brought you ${ $amount }.
       *[other] You held { $count } auctions, and they brought you ${ $amount } in all.
    }
guide-over-island = { $count ->
        [0] You have no container on your island.
        [one] You have one container on your island; it counted ${ $amount }.
       *[other] You have { $count } containers on your island; they counted ${ $amount }.
    }
# One piece of advice for the next game, by what was missed.
guide-over-advice = { $advice ->
        [ship] Next time, send your ship out earlier: auctions bring the most money.
        [island] Next time, bid a little more when your $10 colour is for sale: the island decides many games.
        [colours] Next time, collect more different colours on your island, so that you lose less at the end.
        [loans] Next time, repay your loans before the end: each one cost you $11.
       *[well] That went well. Try steady bots next, or a game with friends.
    }
guide-over-next = What now?
guide-over-play = Play a full game
guide-over-rules = Read the rules
guide-over-again = Another guided game
# The summary can be made small, to look at the board, and opened again.
guide-over-close = Close
guide-over-open = What came of it
guide-over-sheet = You can see how the score was worked out beside the board, under “Score”.
