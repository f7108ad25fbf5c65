# The past of a game: the log, looking back, the score sheet, plots of the economy.

# A round by its number: a heading in the log, a place in a list.
past-round = Round { $round }
# A seat's turn: “Round 3, Blue”.
past-turn = Round { $round }, { $seat }
# Who sits at a seat, and the seat's colour: “Ann (Blue)”.
past-seat = { $name } ({ $seat })
# A number by itself, as on an axis.
past-number = { $value }

## The log

past-log = Log
past-log-entries = What has happened
past-log-filter = Show what concerns
past-log-all = All
# A button: $name is who sits at the seat.
past-log-only = Only what concerns { $name } ({ $seat })
past-log-earlier = Show earlier turns
past-log-newest = Jump to the newest
past-log-nothing = Nothing has happened here yet.
# A line in the log, and the heading of what the others did meanwhile.
past-since = Since your turn
# A button: scrolls to the board, which shows that moment.
past-log-see = See the board then
# Before sentences that are struck through; heard, not seen.
past-log-taken-back = Undone:
# Beside a sentence: who decided for a person.
past-log-by-clock = time was up
past-log-by-bot = played by a bot

# What the table itself did. $name is a person, $seat the colour of the seat, $bot the name of a bot.
past-log-opened = The table was opened.
past-log-forked = { $study ->
        [yes] This table is a study of a moment in another game. What could not be known was dealt again.
       *[no] This table goes on from a moment of another game.
    }
past-log-joined = { $name } sat down as { $seat }.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) left. A bot plays on.
       *[no] { $name } ({ $seat }) left.
    }
past-log-dropped = { $running ->
        [yes] The host gave { $name }’s seat ({ $seat }) to a bot.
       *[no] The host freed { $name }’s seat ({ $seat }).
    }
past-log-took-over = { $name } took over { $seat }: its card and cash from now on, but none of its earlier secrets.
past-log-dropped-together = Everybody agreed: a bot plays on for { $name } ({ $seat }).
past-log-seat-asked = { $what ->
        [drop] The host asks the others: may a bot play on for { $name } ({ $seat })?
       *[hand] The host asks the others: may { $name }’s seat ({ $seat }) be handed over to somebody else?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } agrees with the host.
       *[no] { $seat } does not agree: the seat stays as it is.
    }
past-log-seat-settled = Everybody agreed: the host may hand over the seat of { $name } ({ $seat }).
past-log-seat-withdrawn = The host has withdrawn the question.
past-log-bot = The bot { $bot } sat down as { $seat }.
past-log-emptied = { $seat } is open again.
past-log-seats-ordered = { $drawn ->
        [yes] The order of the seats was drawn by lot.
       *[no] The host changed the order of the seats.
    }
past-log-offered = { $seat } is being handed over to somebody else.
past-log-renamed = { $seat } is now called { $name }.
past-log-renamed-by-server = { $seat } is now called { $name }: the name they had is not allowed on this server.
past-log-closed = The host closed the table.
past-log-closed-by-server = The host of the server closed the table.
past-log-undo-asked = { $count ->
        [one] { $seat } asks to undo one action.
       *[other] { $seat } asks to undo { $count } actions.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } agrees to the undo.
       *[no] { $seat } does not agree. Nothing is undone.
    }
past-log-undone = { $count ->
        [one] { $seat } undid one action.
       *[other] { $seat } undid { $count } actions.
    }
past-log-undone-together = { $count ->
        [one] Everybody agreed: one action was undone.
       *[other] Everybody agreed: { $count } actions were undone.
    }
past-log-taken-over = { $seat }’s time was up. The bot { $bot } plays on.
past-log-returned = { $name } ({ $seat }) is back.

## Taking back

past-undo-here = Undo back to here
past-undo-title = Undo back to this moment?
past-undo-free = { $count ->
        [one] One action is undone. You can then decide again.
       *[other] { $count } actions are undone. You can then decide again.
    }
past-undo-ask = { $count ->
        [one] One action would be undone. The others at the table are asked first; if one of them says no, everything stays as it is.
       *[other] { $count } actions would be undone. The others at the table are asked first; if one of them says no, everything stays as it is.
    }
past-undo-yes = Undo
past-undo-yes-ask = Ask the others

## Looking back

past-scrub = Look back
past-scrub-slider = Moment of the game
# How to use the slider with the keyboard; heard, not seen.
past-scrub-keys = Arrow keys: one action. Shift and arrow keys: one turn. Page keys: ten actions. Space: play or pause.
# What was done in a turn: “Round 3, Blue: Blue built a warehouse for $4.” $what is one sentence or several.
past-scrub-spoken = Round { $round }, { $seat }: { $what }
past-scrub-deal = The deal
past-scrub-turn-back = Back one turn
past-scrub-back = Back one action
past-scrub-play = Play
past-scrub-pause = Pause
past-scrub-forward = Forward one action
past-scrub-turn-forward = Forward one turn
# Why a button goes no further.
past-scrub-first-is = This is where the game begins.
past-scrub-last-is = Nothing has happened after this.
# A list of places in the game to go to.
past-scrub-go = Go to …
past-scrub-rounds = Rounds
past-scrub-auctions = Auctions
past-scrub-auction = Round { $round }: { $seat }’s cargo
past-scrub-end = The end is triggered
past-scrub-copy = Copy link
past-scrub-copied = Copied
past-fork = Play on from here
past-fork-title = Play on from this moment?
# $seat is the seat that one will play.
past-fork-again = A new table opens that goes on from here. You play { $seat }, bots play the others. This game stays as it is.
past-fork-study = A new private table opens that goes on from here. You play { $seat }, bots play the others. The value cards that you do not know are dealt again. This game goes on as it is.
past-fork-yes = Open the table

## The score sheet

past-score = The score, step by step
past-score-of = The score of { $name }
past-score-large = Show as a table
past-score-later = When the game is over, the score is worked out here, step by step.
past-end-standing = How everybody stands
# $names is one name or several. $count and $less are numbers of containers: the winner’s, and the best of the others who have the same score.
past-score-won-alone = { $names } wins with ${ $amount }.
past-score-won-island = { $names } wins: the best score, ${ $amount }, is shared, and { $names } has the most containers left on the island ({ $count } to { $less }).
past-score-won-factory = { $names } wins: the best score, ${ $amount }, is shared, and { $names } has the most containers in the factory store ({ $count } to { $less }).
past-score-won-shared = { $names } share the win with ${ $amount }.
# Headings of the steps.
past-score-f1 = The $5/$10 colour
past-score-f2 = Remove the most frequent colour
past-score-f3 = Count
past-score-f4 = Who wins
# F1: $colour is the seat’s $5/$10 colour, $amount what it counts.
past-score-every = All five colours are on the island: { $colour } counts ${ $amount }.
past-score-missing = { $count ->
        [5] The island is empty: { $colour } counts ${ $amount }.
        [one] No { $missing } on the island: { $colour } counts ${ $amount }.
       *[other] Not all five colours are there (no { $missing }): { $colour } counts ${ $amount }.
    }
# F2: $colour is the colour that is removed, $count how many containers, $tied the colours that share the most.
past-score-discard-nothing = There is nothing to remove.
past-score-discard-most = { $count ->
        [one] One { $colour } container is the most, and is removed.
       *[other] { $count } { $colour } containers are the most, and are removed.
    }
past-score-discard-two-value = { $tied } share the most ({ $count } each); { $colour } is the $5/$10 colour, so it is removed.
past-score-discard-least = { $tied } share the most ({ $count } each); { $colour } is worth least, so it is removed.
# So many containers at so much: “4 × $10”.
past-score-times = { $count } × ${ $amount }
past-score-none = none
past-score-removed = removed
past-score-island = Island
past-score-cash = Cash
past-score-harbour = Harbour store
past-score-ship = Ship
past-score-bank = Harbour at the Investment Bank
past-score-loans = Loans
past-score-total = Total
# A place in the ranking: 1 is the best.
past-score-place = Place { $place }
past-score-tie-island = { $count ->
        [one] One container left on the island
       *[other] { $count } containers left on the island
    }
past-score-tie-factory = { $count ->
        [one] One container in the factory store
       *[other] { $count } containers in the factory store
    }

## Plots of the economy

past-economy = The economy of this game
past-economy-how = Move over a figure, or use the arrow keys on it, to read its numbers. Double click or Enter shows the table at that moment.
past-economy-running = While the game runs, you see what you may know. After the end you see everything.
past-economy-nothing = There is nothing to show yet.
past-economy-large = Show large

past-axis-round = Round
past-axis-turn = Turn
past-axis-seat = Seat
past-axis-dollars = Dollars
past-axis-dollars-round = Dollars in the round
past-axis-each = Dollars a container
past-axis-containers = Containers

past-figure-worth = Net worth
past-figure-worth-reading = What each seat would have scored if the game had ended after that turn.
past-figure-worth-own = What you would score if the game ended after that turn. The others’ value cards are secret until the end.
past-figure-cash = Cash
past-figure-cash-reading = What each seat had in hand at the end of each turn.
past-figure-supply = Money in play
past-figure-supply-reading = All seats’ cash together, at the end of each turn.
past-figure-flows = Where money comes from and where it goes
past-figure-flows-reading = Above the line: what came to the seats from outside in each round. Below it: what left them. What seats pay each other is not here.
past-figure-prices = Prices along the chain
past-figure-prices-reading = What a container cost, from the factory store to the island. A larger sign stands for more containers. At the island it is the bid, shared out over the cargo, without the subsidy; it has a scale of its own.
past-figure-deliveries = Deliveries over time
past-figure-deliveries-reading = Containers that have come to each seat’s island so far.
past-figure-colours = Deliveries by colour
past-figure-colours-reading = Which colours came to each seat’s island.

# Who holds the money in play.
past-money-seats = all seats
past-money-brokers = brokers and payment card
# Where the seats’ money comes from, and where it goes.
past-flow-loans = loans taken
past-flow-subsidy = subsidies
past-flow-domestic = domestic sales
past-flow-brokers = won from brokers
past-flow-interest = interest
past-flow-machines = machines
past-flow-warehouses = warehouses
past-flow-declined = declined bids
past-flow-repaid = loans repaid
past-flow-bids = bids to brokers
# Where containers are bought.
past-place-factory = Factory stores
past-place-harbour = Harbour stores
past-place-island = Island
past-cargo-sold = cargo sold
past-cargo-kept = cargo kept by its shipper

past-plot-legend = Show or hide
# The name of one part of a figure: “Prices along the chain: Harbour stores”.
past-plot-part = { $title }: { $part }
# Read out by a screen reader: “Round 3, Blue: Blue $20, Red $15 and Yellow $8”.
past-plot-spoken = { $when }: { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = As a table
past-plot-as-chart = As a chart
past-plot-csv = Numbers (CSV)
past-plot-svg = Picture (SVG)
past-scrub-told = What happened at this moment
