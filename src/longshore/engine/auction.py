"""The auction on the island (A): sealed or open bids, then the shipping seat decides."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.brokers import pay_brokers
from longshore.engine.compiled import compiled, entry
from longshore.engine.journal import Cause, Fact, Reason, bills_laid, move_all, note, transfer
from longshore.engine.loans import take_loan
from longshore.engine.sailing import sail
from longshore.engine.state import LOAN, NONE, AllZero, Auction, Berth, Bluff, Phase, bit
from longshore.engine.types import State
from longshore.engine.why import Why

BLUFFING_CARDS = 2


@compiled
def open_auction(state, seat, journal):
    """M4: sailing to the island starts the auction as part of the same action."""
    sail(state, seat, Berth.ISLAND, journal)
    note(journal, Fact.AUCTION_OPENED, seat, 0, 0, 0, 0)
    state.actions_left -= 1
    state.high = 0
    if state.auction == Auction.SEALED:
        state.phase = Phase.BIDS
        state.awaiting = bit(state.seats) - 1 - bit(seat)
    else:
        state.phase = Phase.RAISE
        state.awaiting = bit((seat + 1) % state.seats)


@compiled
def sealed_limit(state, seat):
    """A1: up to its cash, loans on the spot included. A2: the first bid stays on the table."""
    limit = state.cash[seat] + LOAN * state.sealed_loans[seat]
    if state.phase == Phase.TIEBREAK:
        limit -= state.bid[seat]
    return limit


@compiled
def bluffs_in_hand(state, seat):
    """A7: two bluffing cards; those already on the table are not in hand."""
    return 0 if state.bluff == Bluff.NONE else BLUFFING_CARDS - state.bluffs[seat]


@compiled
def why_not_bluff(state, seat, cards):
    """A7: a bid carries up to two bluffing cards, laid before its amount and all at once."""
    if state.phase == Phase.RAISE:
        return Why.NO_BLUFFING_OPENLY
    if state.bluff == Bluff.NONE:
        return Why.NO_BLUFFING_CARDS
    laid = state.bluffs[seat] if state.phase == Phase.BIDS else state.extra_bluffs[seat]
    if state.pending[seat] > 0 or laid > 0:
        return Why.NOT_POSSIBLE
    return Why.ALLOWED if cards <= bluffs_in_hand(state, seat) else Why.TOO_MANY_BLUFFS


@compiled
def may_bluff(state, seat, cards):
    return why_not_bluff(state, seat, cards) == Why.ALLOWED


@compiled
def add_bluff(state, seat, cards):
    if state.phase == Phase.BIDS:
        state.bluffs[seat] = cards
    else:
        state.extra_bluffs[seat] = cards


@compiled
def bid_sealed(state, seat, amount, journal):
    total = state.pending[seat] + amount
    state.pending[seat] = 0
    loans = state.sealed_loans[seat]
    if state.phase == Phase.BIDS:
        state.bid[seat] = total
        cards = state.bid_cards[seat] = cards_laid(state, seat)
        note(journal, Fact.BID_SEALED, seat, cards, total, loans, state.bluffs[seat])
    else:
        state.extra[seat] = total
        cards = state.bid_cards[seat] = cards_laid(state, seat)
        note(journal, Fact.EXTRA_SEALED, seat, cards, total, loans, state.extra_bluffs[seat])
    state.awaiting &= ~bit(seat)
    if state.awaiting == 0:
        state.phase = Phase.REVEAL


@entry
def cards_laid(state: State, seat: int) -> int:
    """A7: how many cards all see of the bid that a seat has sealed, bills and bluffing cards.

    At least one, also for a bid of nothing. Nobody sees any where no bluffing cards are in play.
    """
    if state.bluff == Bluff.NONE:
        return 0
    loans = int(state.sealed_loans[seat])
    first = int(state.bid[seat])
    if state.phase == Phase.BIDS:
        return max(1, bills_laid(state, seat, loans, 0, first) + int(state.bluffs[seat]))
    bills = bills_laid(state, seat, loans, first, int(state.extra[seat]))
    return max(1, bills + int(state.extra_bluffs[seat]))


@compiled
def first_counts(state, seat):
    """A7: with `bluff = cancel` a bid with a bluffing card counts as $0."""
    if state.bid[seat] == NONE or (state.bluff == Bluff.CANCEL and state.bluffs[seat] > 0):
        return 0
    return state.bid[seat]


@compiled
def extra_counts(state, seat):
    if state.extra[seat] == NONE or (state.bluff == Bluff.CANCEL and state.extra_bluffs[seat] > 0):
        return 0
    return state.extra[seat]


@compiled
def total_counts(state, seat):
    return first_counts(state, seat) + extra_counts(state, seat)


@compiled
def reveal(state, journal):
    """A1, A2: all bids are shown together, with the loans sealed with them (L3)."""
    breaking = state.tied != 0
    _remember(state)
    for seat in range(state.seats):
        state.bid_cards[seat] = 0
        if breaking and state.tied & bit(seat):
            _show(
                state,
                seat,
                journal,
                Fact.EXTRA_REVEALED,
                state.extra[seat],
                state.extra_bluffs[seat],
                extra_counts(state, seat),
            )
        elif not breaking and seat != state.active:
            _show(
                state,
                seat,
                journal,
                Fact.BID_REVEALED,
                state.bid[seat],
                state.bluffs[seat],
                first_counts(state, seat),
            )
    _find_highest(state, breaking)
    if breaking:
        _ask_shipper(state, journal)
    elif state.high == 0 and state.all_zero == AllZero.SELLER:
        _unsold(state, journal)
    elif state.tied & (state.tied - 1):
        _break_tie(state, journal)
    else:
        _ask_shipper(state, journal)


@compiled
def _remember(state):
    """The bids as they are shown: delivery clears them away, often before a bidder is asked."""
    state.shown_by = state.active
    for seat in range(state.seats):
        bid = state.bid[seat]
        state.shown_bid[seat] = NONE if bid == NONE else bid + max(0, state.extra[seat])
        state.shown_bluffs[seat] = state.bluffs[seat] + state.extra_bluffs[seat]


@compiled
def _show(state, seat, journal, fact, amount, bluffs, counted):
    loans = state.sealed_loans[seat]
    note(journal, fact, seat, amount, loans, bluffs, counted)
    state.sealed_loans[seat] = 0
    for _ in range(loans):
        take_loan(state, seat, Cause.BID, journal)


@compiled
def _find_highest(state, breaking):
    bidders = state.tied if breaking else bit(state.seats) - 1 - bit(state.active)
    state.high = NONE
    state.tied = 0
    for seat in range(state.seats):
        if bidders & bit(seat):
            total = total_counts(state, seat)
            if total > state.high:
                state.high = total
                state.tied = bit(seat)
            elif total == state.high:
                state.tied |= bit(seat)


@compiled
def _break_tie(state, journal):
    """A2: the tied seats each bid an extra amount in secret."""
    note(journal, Fact.BIDS_TIED, state.tied, state.high, 1, 0, 0)
    state.phase = Phase.TIEBREAK
    state.awaiting = state.tied


@compiled
def _ask_shipper(state, journal):
    """A2: it decides on the highest bid, or picks one of those still tied."""
    if why_not_accept(state) == Why.ALLOWED:
        note(journal, Fact.HIGHEST_BID, highest_bidder(state), state.high, 0, 0, 0)
    else:
        note(journal, Fact.BIDS_TIED, state.tied, state.high, 0, 0, 0)
    state.phase = Phase.DECIDE
    state.awaiting = bit(state.active)


@compiled
def _unsold(state, journal):
    """A3: nobody wants the cargo, and the shipping seat takes it for nothing."""
    note(journal, Fact.AUCTION_UNSOLD, state.active, 0, 0, 0, 0)
    _deliver(state, state.active, journal)


@compiled
def raise_bid(state, seat, amount, journal):
    state.high = state.pending[seat] + amount
    state.pending[seat] = 0
    state.bid[seat] = state.high
    state.tied = bit(seat)
    note(journal, Fact.BID_RAISED, seat, state.high, 0, 0, 0)
    _next_bidder(state, seat, journal)


@compiled
def why_not_pass(state, seat):
    """A6: always, but not in the middle of an amount."""
    return Why.ALLOWED if state.pending[seat] == 0 else Why.NOT_POSSIBLE


@compiled
def pass_bid(state, seat, journal):
    state.folded |= bit(seat)
    note(journal, Fact.BID_PASSED, seat, 0, 0, 0, 0)
    _next_bidder(state, seat, journal)


@compiled
def _next_bidder(state, seat, journal):
    """A6: each in turn raises or passes for good, until one is left."""
    remaining = (bit(state.seats) - 1 - bit(state.active)) & ~state.folded
    if remaining == 0:
        _all_passed(state, journal)
        return
    if remaining == state.tied:
        _remember(state)
        _ask_shipper(state, journal)
        return
    after = (seat + 1) % state.seats
    while not remaining & bit(after):
        after = (after + 1) % state.seats
    state.awaiting = bit(after)


@compiled
def _all_passed(state, journal):
    """A6: all pass is A3."""
    state.folded = 0
    if state.all_zero == AllZero.SELLER:
        _remember(state)
        _unsold(state, journal)
        return
    state.tied = bit(state.seats) - 1 - bit(state.active)
    for seat in range(state.seats):
        if seat != state.active:
            state.bid[seat] = 0
    _remember(state)
    _break_tie(state, journal)


@compiled
def why_not_accept(state):
    return Why.ALLOWED if state.tied & (state.tied - 1) == 0 else Why.AWARD_INSTEAD


@compiled
def why_not_award(state, seat):
    """A2: still tied, the shipping seat picks one of them."""
    if seat >= state.seats:
        return Why.NO_SUCH_SEAT
    if why_not_accept(state) == Why.ALLOWED:
        return Why.ACCEPT_INSTEAD
    return Why.ALLOWED if state.tied & bit(seat) != 0 else Why.NOT_TIED


@compiled
def highest_bidder(state):
    for seat in range(state.seats):
        if state.tied & bit(seat):
            return seat
    return NONE


@compiled
def accept(state, winner, journal):
    """A4: the winner pays, the bank pays the same again."""
    seller = int(state.active)
    note(journal, Fact.AUCTION_ACCEPTED, seller, winner, state.high, 0, 0)
    transfer(state, journal, winner, seller, state.high, Reason.CARGO)
    transfer(state, journal, purses.BANK, seller, state.high, Reason.SUBSIDY)
    _deliver(state, winner, journal)


@compiled
def why_not_decline(state):
    """A5: it must be able to pay."""
    return Why.ALLOWED if state.cash[state.active] >= state.high else Why.TOO_DEAR


@compiled
def decline(state, journal):
    """A5: it pays the highest bid to the bank and keeps the cargo."""
    seller = int(state.active)
    note(journal, Fact.AUCTION_DECLINED, seller, state.high, 0, 0, 0)
    transfer(state, journal, seller, purses.BANK, state.high, Reason.DECLINED)
    if state.investment_bank and state.high > 0:
        pay_brokers(state, journal, purses.BANK, state.high, Reason.BROKER_SUBSIDY)
        note(journal, Fact.BROKERS_PAID, Reason.BROKER_SUBSIDY, NONE, 0, 0, 0)
    _deliver(state, seller, journal)


@compiled
def _deliver(state, owner, journal):
    """The cargo goes to an island area, and the turn is over (T3)."""
    move_all(state, journal, places.SHIP + state.active, places.ISLAND + owner, Reason.CARGO)
    for seat in range(state.seats):
        state.bid[seat] = NONE
        state.extra[seat] = NONE
        state.pending[seat] = 0
        state.bluffs[seat] = 0
        state.extra_bluffs[seat] = 0
    state.high = 0
    state.tied = 0
    state.folded = 0
    state.awaiting = 0
    state.phase = Phase.TURN_ENDS
