# Exports, and what `longshore verify` finds.
refused-not-over = The game is not over: while it goes on, its cards and sealed bids are secret. What you may know is there as JSON Lines and CSV.
refused-not-started = The game has not begun: there is nothing to export yet.

finding-at = { $place ->
        [entry] entry { $number }
       *[action] action { $number }
    }
finding-other-rules = It was played with the rules { $played }, and this program has { $here }: a difference in the game may come from that.
finding-not-compared = The file says that the commitment to its deal was { $commitment }. That proves something only if the table told it at the start: compare it, or give it with --commitment.
finding-kept-deal = The commitment { $commitment } that you kept is the one to the deal.
finding-kept-bid = The commitment { $commitment } that you kept is the one to the bid of { $seat } ({ $place }: { $text }).
finding-kept-unknown = The commitment { $commitment } that you kept is not in this file, which says that the one to the deal was { $deal }.
finding-secret = The secret opens neither the commitment to the deal nor those to the { $bids ->
        [one] sealed bid
       *[other] { $bids } sealed bids
    }: it is not the secret of this table.
finding-deal = The deal and the rules of the table are what it committed to.
finding-deal-changed = The deal, or the rules of the table, is not what it committed to, though the secret opens its bids.
finding-deal-or-secret = The deal, the rules of the table or the secret is not what it committed to.
finding-all-bids = None of the { $bids } sealed bids is what was committed to, though the deal is: the name of the table or the commitments were changed.
finding-many-bids = { $wrong } of the { $bids } sealed bids are not what was committed to when they were made, the first of them that of { $seat } ({ $place }: { $text }).
finding-bid = The bid of { $seat } ({ $place }: { $text }) is not what was committed to when it was made.
finding-bids = { $bids ->
        [0] There are no sealed bids.
        [one] The sealed bid is what was committed to when it was made.
       *[other] All { $bids } sealed bids are what was committed to when they were made.
    }
finding-bid-missing = The sealed bid of { $seat } ({ $place }: { $text }) has no commitment.
finding-bid-stray = What { $seat } said ({ $place }: { $text }) has a commitment, but is no sealed bid.
finding-illegal = { $seat } cannot have said that ({ $place }: { $text }): { $reason }
finding-differs = After { $place } the game is not as the table wrote it down then.
finding-events = What the file says of { $place } is not what happened there.
finding-undo = The undo of { $place } goes back to entry { $to }, which is no action that counted then.
finding-count = The file says that it has { $said } actions, and it has { $found }: some are missing, or there are too many.
finding-not-over = The game is not over after { $found } actions: the rest is missing.
finding-changed = The game was not always as the table wrote it down: an action was changed.
finding-result = The file says that the result was { $said }, and the game comes to { $found }.
finding-replayed = All { $found } actions are allowed by the rules, and the game ends as written.
finding-before = The first { $found } actions were played before, at the table that this one was forked from; nothing was committed to in them.
finding-closed = The game was not finished: its table was closed.
finding-start = What the file says of the deal is not what the deal it opens comes to.
finding-no-action = There is a commitment to action { $number }, and the actions to which there can be one end with { $actions }.
finding-order = The commitment to action { $number } is of entry { $seq }, but one before it is of entry { $last }.
finding-gap = Where entry { $seq } should be there is entry { $found }: some are missing, or out of order.
finding-entries = The file says that it has { $said } entries, and it has { $found }.
finding-disagree = Entry { $seq } gives other rules for the table than the head of the file.
finding-marked = Entry { $seq } is marked as taken back by another entry than the one that did it, or is not marked, or was not taken back.

# What `longshore audit` finds.
audit-unreadable = The entry cannot be read, so what follows was not played again: { $reason }.
audit-broken = The log cannot be followed from here on: { $reason }.
audit-deal = The commitment to the deal is not one to the deal that is stored.
audit-bid = The commitment that is stored with what { $seat } said ({ $text }) is not one to it.
audit-illegal = { $seat } cannot say “{ $text }” by the rules of this program: { $reason }
audit-illegal-before = What was played before this fork cannot be played by the rules of this program: { $reason }
audit-differs = After { $seat } said “{ $text }” the game is not as it was stored: { $found } instead of { $stored }.
