# The review after a game: where the money was made and lost. Said by the page and by `longshore review`.

review-title = Where the money was made and lost
review-about = A search looks at every decision again, knowing only what the seat could know then. Dollar amounts measure the lead: how far ahead of the best of the others a seat can expect to be six rounds later, or at the end.
review-waiting = The review is waiting for its turn …
review-running = The review is being made: { $done } of { $all } …
review-failed = The review could not be made. Trying again may help.
review-again = Try again
review-back = Back to the table
review-not-over = { $name }: this game is not over; only finished games are reviewed.
review-playouts-range = --playouts is from { $least } to { $most }, not { $given }.

## Expected standing

review-standing = Expected standing
review-standing-reading = The final score that each seat could expect at the start of every turn, with the value cards as they lay and all playing on soundly. The last point is the result.
review-chances = Chance to win
review-chances-reading = How often each seat won when the game was played on from the start of each turn.
review-end = End
review-axis-percent = Percent
review-percent = { $value } %

## A seat

review-account = How the lead came about
review-opening = Seat and first machine
review-own-card = Their own value card ({ $card })
review-other-cards = The others’ value cards
review-decisions = Their costly decisions
review-rest = Everything else: the others’ decisions, small things, chance
review-final = Lead at the end
review-costliest = The costliest decisions
review-none = No decision cost clearly more than chance explains.
review-played = Played: { $action }
review-better = Better: { $action }
review-cost = Cost ${ $amount }, give or take ${ $error }
review-hindsight = { $sign ->
        [plus] With the value cards as they lay it cost ${ $amount }.
        [minus] With the value cards as they lay it gained ${ $amount }: luck, since nobody could know them.
       *[none] With the value cards as they lay it cost nothing.
    }
review-see = See the board
review-see-round = Round { $round }: see the board
review-every = Every decision
review-before = Best choice
review-after = As played
review-loss = Difference
review-error = ± ${ $error }

## Causes

review-cause-sold-below-worth = The cargo was sold for ${ $bid }, ${ $dollars } under its worth: on their own island it was worth ${ $worth }.
review-cause-kept-above-worth = The cargo was kept for ${ $bid } though it was worth only ${ $worth } there: selling it, with the subsidy, was worth ${ $dollars } more.
review-cause-bid-above-worth = The bid of ${ $bid } was ${ $dollars } above what the cargo was worth (${ $worth }).
review-cause-bid-too-high = The bid of ${ $bid } was more than it took: ${ $better } was the better bid.
review-cause-bid-too-low = The bid was ${ $bid } for a cargo worth ${ $worth }: ${ $better } was the better bid.
review-cause-priced-too-low = { $store ->
        [factory] The goods in the factory store were marked ${ $dollars } too low in all.
       *[harbour] The goods in the harbour store were marked ${ $dollars } too low in all.
    }
review-cause-priced-too-high = { $store ->
        [factory] The goods in the factory store were marked ${ $dollars } too high in all.
       *[harbour] The goods in the harbour store were marked ${ $dollars } too high in all.
    }
review-cause-store-empty-for = { $store ->
        [factory] The factory store was left empty for { $rounds } rounds.
       *[harbour] The harbour store was left empty for { $rounds } rounds.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] The ship lay empty in one place for { $rounds } rounds.
        [one] The ship lay in one place for { $rounds } rounds, with a container on board.
       *[other] The ship lay in one place for { $rounds } rounds, with { $cargo } containers on board.
    }
review-cause-passed-with-actions = { $actions ->
        [one] An action was given up.
       *[other] { $actions } actions were given up.
    }
review-cause-paid-interest-for = A loan that could have been repaid cost interest for { $rounds } more rounds, ${ $dollars } in all.
review-cause-borrowed-early = The loan was not needed yet: there were ${ $dollars } in hand.
review-cause-built-late = { $building ->
        [machine] The machine for ${ $price } came too late to pay: { $rounds ->
            [0] the game ended in the same round.
            [one] the game ended a round later.
           *[other] the game ended { $rounds } rounds later.
        }
       *[warehouse] The warehouse for ${ $price } came too late to pay: { $rounds ->
            [0] the game ended in the same round.
            [one] the game ended a round later.
           *[other] the game ended { $rounds } rounds later.
        }
    }
review-cause-ended-behind = This brought on the end of the game, ${ $dollars } behind.
review-cause-auction-ended-turn = { $actions ->
        [one] The auction ended the turn with an action still to use.
       *[other] The auction ended the turn with { $actions } actions still to use.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] The ship went to the island with one container, though more could have been loaded.
       *[other] The ship went to the island with { $cargo } containers, though more could have been loaded.
    }
review-cause-lost-to-bid = The bid of ${ $bid } lost the cargo: the highest was ${ $high }, and ${ $better } would have won it.
review-cause-awarded-leader = Of those who were tied, the cargo went to the one who was ${ $dollars } ahead of the other.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] A container could have been made instead.
           *[other] { $count } containers could have been made instead.
        }
        [stock] { $count ->
            [one] A container could have been bought for the harbour store instead, for ${ $paid }.
           *[other] { $count } containers could have been bought for the harbour store instead, for ${ $paid }.
        }
       *[load] { $count ->
            [one] A container could have been loaded instead, for ${ $paid }.
           *[other] { $count } containers could have been loaded instead, for ${ $paid }.
        }
    }
# $count containers were taken for $paid, $better others were to be had for $cost.
review-cause-other-goods = { $way ->
        [stock] Bought for the harbour store: { $count } for ${ $paid }. Others were better: { $better } for ${ $cost }.
       *[load] Loaded: { $count } for ${ $paid }. Others were better: { $better } for ${ $cost }.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] The ship could have gone to the island instead, to sell the container on board.
           *[other] The ship could have gone to the island instead, to sell the { $cargo } containers on board.
        }
       *[sea] { $cargo ->
            [0] The ship could have put to sea instead, to fetch goods.
            [one] The ship could have put to sea instead, with a container on board.
           *[other] The ship could have put to sea instead, with { $cargo } containers on board.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] A broker’s container was to be had instead, for a bid of ${ $dollars }.
           *[other] A broker’s { $count } containers were to be had instead, for a bid of ${ $dollars }.
        }
       *[money] { $count ->
            [one] A broker’s ${ $dollars } were to be had instead, for a bid of one container.
           *[other] A broker’s ${ $dollars } were to be had instead, for a bid of { $count } containers.
        }
    }
review-cause-better-kept = The ${ $dollars } that this cost were better kept.
review-cause-better-only = The other choice came to more when the game was played on; there is no simpler reason.
