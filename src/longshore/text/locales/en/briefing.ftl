# A seat in words: what players are told who read the game as text (programs, language models, people with a
# screen reader), and the words that are understood in their answers.

## Headings

briefing-rules = The rules of this table
briefing-situation = The situation
briefing-since = What has happened since your last decision
briefing-choices = What you can do now, and how it is written

## What is told once

briefing-you = You play { $seat }. At the table, in turn order: { $seats }. Whoever has the highest score at the end wins.
briefing-round-limit = Here the game also ends after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
briefing-forms = How to read what you can do: “a|b” is one of the two, “2-6” a whole number from 2 to 6, “[1-2 of a b c]” one or two of those listed, “@1-4” a price for each container, “[…]” what was picked before it. “ | ” stands between whole lines to choose from. A container is the letter of its colour, with its price after @. You have to be able to pay for what you pick.
briefing-answer = Answer with your action on a line of its own, written in full, as in “stock red k@2 -> k@4”. Several actions of your turn stand on a line each, in their order. You may explain yourself before that.
# What stands in < > is written so in every language.
briefing-notes-how = You may note something for later between <notes> and </notes>: you read it again at your next decision, and nothing else of what you thought. What you note replaces what you noted before; the last { $most } characters are kept.
briefing-notes = Your notes

## What is told at a decision

briefing-not-asked = You have nothing to decide now; the table waits for { $seats }.
briefing-said = { $name } says: “{ $text }”
briefing-undone = What had been done since was taken back.

## At a table elsewhere

briefing-open = The game has not begun: { $open ->
        [one] one seat is open
       *[other] { $open } seats are open
    }. Those at the table: { $names }.
briefing-begins = { $host ->
        [yes] You opened this table, so nothing begins until you call start_game; seats that are still open are then given to bots.
       *[no] The game begins when whoever opened the table starts it.
    }
briefing-invitation = Others can sit down by this link: { $link }
briefing-key = The key of your seat: { $key }
briefing-closed = The table was closed before its game was over.
briefing-done = What you did
briefing-tried = What it would bring; nothing is done yet
briefing-tried-ends = { $ends ->
        [auction] That would end your turn with an auction.
        [game] That would end the game.
       *[turn] That would end your turn.
    }
briefing-possible = “{ $line }” is possible now.
briefing-no-news = There is nothing to decide yet. Wait again.
briefing-not-yet = Longshore is being made ready on this machine, which takes some minutes the first time. Call again.
briefing-left = You have left the table.
briefing-chatted = Said.
briefing-no-tables = No public table has an open seat. Open one with open_table.
briefing-table = { $table }: { $edition }, { $pace ->
        [days] over days
       *[live] live
    }, { $open } of { $count } seats open
briefing-which-seat = Say which seat: its key, as sit_down or open_table gave it.
briefing-no-key = That is no key of a seat; sit_down and open_table give one.

## What is wrong with an answer

answer-nothing = There is no action in your answer.
answer-unread = “{ $line }” could not be read: { $problem }.
answer-refused = “{ $line }” is not possible: { $reason }
answer-too-late = “{ $line }” is not possible: what comes before it ends what you have to decide.
answer-too-many = These are { $count } actions; at once there can be at most { $most }.
answer-for-other = “{ $line }” is for another seat; you play { $seat }.
answer-right = Right would be: { $form }
answer-again = Nothing was done. Answer again with what you want to do.

## Words that are understood beside those of the notation, with commas between them

answer-say-build = build, buy, construct
answer-say-produce = produce, make, manufacture, run machines
answer-say-stock = stock, stock harbour, buy from, purchase from, restock from
answer-say-reprice = reprice, change prices, set prices, new prices
answer-say-sail = sail, sail into, sail to, go to, move to, move ship, travel to, ship to
answer-say-load = load, load from
answer-say-bid = bid, offer, place bid, sealed bid, make bid
answer-say-accept = accept, accept bid, sell cargo, take the offer, accept the bid, accept the offer, accept the highest bid
answer-say-decline = decline, reject, refuse, keep cargo, keep the cargo, decline the bid, decline the offer, reject the bid
answer-say-award = award, award to, give it to, sell to
answer-say-loan = loan, loans, take loan, take a loan, borrow
answer-say-repay = repay, repay loan, pay back, pay back loan
answer-say-sell = sell, domestic sale, sell home
answer-say-call = call, call broker, broker
answer-say-price = price, set price
answer-say-pay = pay, pay brokers
answer-say-seize = seize, confiscate
answer-say-give = give up, give, surrender
answer-say-pass = pass, end turn, end my turn, do nothing, skip, stop, drop out
answer-say-warehouse = warehouse, warehouses
answer-say-machine = machine, factory machine
answer-say-sea = sea, open sea, out to sea
answer-say-island = island, foreign island
answer-say-bank = bank, investment bank, bank harbour
answer-say-goods = goods, containers
answer-say-money = money, cash, dollars
answer-say-factory = factory, factory store
answer-say-harbour = harbour, harbor, harbour store, harbor store
answer-say-bluff = bluff, bluffs, bluffing card, bluffing cards
answer-say-at = at, for, price
answer-say-then = then, and then, next
answer-say-mark = action, actions, answer, my action, my answer, move, my move, final answer, decision
answer-say-not = not, don't, won't, never, cannot, can't, no, nor, neither, instead, rather, unless
answer-say-nothing = one, a, an, the, to, into, from, of, with, and, at, for, my, i, will, would, i'll, container, on, it, please, now, by, in, out, each, seat, player, take, taking, back, i'd, like, want, first, finally, so, then
