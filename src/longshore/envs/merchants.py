"""Lanes in which merchants sit at some of the seats, and play in the same compiled step.

A lane steps on until one of the learner's seats is to move: whatever the merchants do meanwhile,
and the end of a game and the beginning of the next, is one step for who learns. What a merchant
believes of the others' cards comes from the auctions that all have seen, as at any table; it is
kept by lane, since the evidence is the same for all who watch.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from longshore.bots.auction_history import witness
from longshore.bots.merchant.belief import believe_evidence, explains
from longshore.bots.merchant.mind import CARDS, LONGEST_PLAN, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.policy import play_decision
from longshore.bots.merchant.style import TABLES, table_number
from longshore.engine.compiled import compiled, long_entry
from longshore.engine.deal import chance
from longshore.engine.moves import PASS, REPAY, TAKE_LOAN
from longshore.engine.offering import offered
from longshore.engine.play import first_waiting
from longshore.engine.state import FIRST_BIDS, NONE, SEATS, Phase
from longshore.engine.step import act, advance
from longshore.engine.turn import ACTIONS
from longshore.envs.lanes import (
    BLOCK,
    Share,
    begin,
    observe_block,
    offer_moves,
    settle,
    shape,
)
from longshore.envs.rewards import Reward

LONGEST_WAIT = 2_000  # decisions of others after which a game that never asks the learner is over
FROZEN = 3  # times round the table in which nobody did anything
PLAY, BEGIN, START, ADVISE = 0, 1, 2, 3
DRAWS = 4_096  # seeds of a game's decisions
_LOW = 0x7FFF_FFFF_FFFF

# Who sits at a lane's table, and what all of them have seen.
COMPANY = np.dtype(
    [
        ("evidence", "f8", (SEATS, CARDS)),  # how well each card explains what a seat has bid
        ("belief", "f4", (SEATS, SEATS, CARDS)),  # by who believes it, of whom
        ("auctions", "i4"),  # seen in this game
        ("known", "i4", (SEATS,)),  # after how many of them each has made up its mind
        ("decisions", "i4"),  # of merchants, in this game
        ("idle", "i4"),  # turns in a row that were given up whole
        ("player", "i1", (SEATS,)),  # NONE: the learner; else which of the opponents
        ("learners", "i1"),  # how many seats the learner has
        ("frozen", "i1"),
        ("card", "i1", (SEATS,)),  # kept here while a merchant decides, who must not know them
    ],
    align=True,
)

# How the last game of a lane ended.
ENDING = np.dtype(
    [
        ("rounds", "i4"),
        ("by_supply", "i1"),  # E1, and not by a round limit
        ("frozen", "i1"),  # three times round the table in a row nobody did anything
    ],
    align=True,
)

ADVICE = np.dtype(
    [("game", "i8"), ("at", "i2"), ("planned", "i2"), ("plan", "i2", (LONGEST_PLAN,))], align=True
)


class Party(NamedTuple):
    """What a thread needs for the merchants of its lanes."""

    company: Any
    styles: Any  # by table, then by opponent
    endings: Any
    minds: Any  # room for one
    beliefs: Any  # room for one
    before: Any  # room for a game
    witnessed: Any  # room for an auction
    advice: Any
    skip: bool  # play what is forced without asking


@compiled
def sit_down(own, seats, lane, game, seed, styles):
    """Who sits where: the learner's first seat moves on by one a game, the rest is drawn."""
    first = (lane + game) % seats
    own.player[first] = NONE
    open_seats = seats - 1
    left = int(own.learners) - 1
    for step in range(1, seats):
        seat = (first + step) % seats
        if chance(seed, 40 + step, open_seats) < left:
            own.player[seat] = NONE
            left -= 1
        else:
            own.player[seat] = chance(seed, 50 + step, styles)
        open_seats -= 1
    for seat in range(seats, SEATS):
        own.player[seat] = NONE
    _forget_all(own)


@compiled
def _forget_all(own):
    own.auctions = 0
    own.decisions = 0
    own.idle = 0
    own.frozen = 0
    for seat in range(SEATS):
        own.known[seat] = NONE
        for card in range(CARDS):
            own.evidence[seat, card] = 0.0


@compiled
def _is_bidding(state):
    return state.phase == FIRST_BIDS[0] or state.phase == FIRST_BIDS[1]


@compiled
def _watch(own, before, state, mind, row):
    """Let all at the table see the bids, if they have just been turned over."""
    if not witness(before, state, row):
        return
    own.auctions += 1
    for seat in range(state.seats):
        if row.bid[seat] != NONE:
            for card in range(CARDS):
                own.evidence[seat, card] += math.log(explains(mind, row, seat, card))


@compiled
def decide_as_merchant(state, own, mind, belief, style, seat, seed):
    """A merchant's whole action in a lane, by what its seat has seen and nothing else."""
    forget(mind)
    if own.known[seat] != own.auctions:
        for other in range(SEATS):
            for card in range(CARDS):
                belief.evidence[other, card] = own.evidence[other, card]
        believe_evidence(mind, belief, int(state.seats), seat, int(state.card[seat]))
        own.known[seat] = own.auctions
        for other in range(SEATS):
            for card in range(CARDS):
                own.belief[seat, other, card] = mind.belief[other, card]
    else:
        for other in range(SEATS):
            for card in range(CARDS):
                mind.belief[other, card] = own.belief[seat, other, card]
    seed_mind(mind, (int(seed) * DRAWS + int(own.decisions)) & _LOW)
    own.decisions += 1
    for other in range(state.seats):
        own.card[other] = state.card[other]
        if other != seat:
            state.card[other] = NONE
    play_decision(state, mind, style, seat)
    for other in range(state.seats):
        state.card[other] = own.card[other]


@compiled
def _note_turn(own, seats, actions_left, move):
    """Count turns in a row that were given up whole."""
    if move == TAKE_LOAN or move == REPAY:
        return
    if move != PASS:
        own.idle = 0
    elif actions_left == ACTIONS:
        own.idle += 1
        if own.idle >= FROZEN * seats:
            own.frozen = 1


@compiled
def _note_action(own, mind, seats, actions_left):
    """The same of a merchant's action, which may begin with loans."""
    for index in range(mind.planned):
        _note_turn(own, seats, actions_left, mind.plan[index])
        if mind.plan[index] != TAKE_LOAN:
            return


@long_entry
def run_tables(mode: int, actions: Any, share: Share, party: Party) -> None:
    """One way in for all that is done with merchants, so that they are compiled into it once.

    PLAY plays an action in every lane and on to the learner's next decision; a lane whose game ends
    begins the next. BEGIN deals a game in the lanes that are given, START goes on with what stands
    in them. ADVISE leaves in `actions` what a merchant would do.
    """
    if mode == ADVISE:
        _advise(actions, share, party)
    elif mode == PLAY:
        for start in range(share.first, share.end, BLOCK):
            stop = min(start + BLOCK, share.end)
            for lane in range(start, stop):
                _play_lane(lane, mode, int(actions[lane]), share, party)
            _show(start, stop, share)
    else:
        for index in range(len(actions)):
            lane = int(actions[index])
            if share.first <= lane < share.end:
                _play_lane(lane, mode, NONE, share, party)
                _show(lane, lane + 1, share)


@compiled
def _show(start, stop, share):
    offer_moves(start, stop, share.states, share.seats, share.lanes, share.masks)
    observe_block(start, stop, share, False, share.observations)


@compiled
def _play_lane(lane, mode, move, share, party):
    """Play a move of the learner's, or begin, and play on until it is asked again."""
    state = share.states[lane]
    own = share.lanes[lane]
    guests = party.company[lane]
    earned = share.rewards[lane].row
    before, row = party.before[0], party.witnessed[0]
    for seat in range(SEATS):
        earned[seat] = 0
    share.done[lane] = False
    seat = int(share.seats[lane]) + 0
    asked = mode == PLAY
    if not asked:
        party.advice[lane].planned = 0
        if mode == BEGIN:
            begin(state, share.rules[lane], share.dealt[0], share.seeds[lane])
        _seat_guests(lane, state, guests, share, party)
    waited = 0
    while True:
        bidding = _is_bidding(state)
        if asked:
            if bidding:
                party.before[0] = share.states[lane]
            elif state.phase == Phase.ACT:
                _note_turn(guests, int(state.seats), state.actions_left, move)
            act(state, seat, move, None)
            advance(state, None)
            asked = False
        else:
            seat = first_waiting(state)
            if guests.player[seat] == NONE:
                if not party.skip:
                    break
                own.count = offered(state, seat, own.moves)
                if own.count != 1:
                    break
                move = int(own.moves[0])
                asked = True
                continue
            if bidding:
                party.before[0] = share.states[lane]
            acting = state.phase == Phase.ACT
            left = int(state.actions_left)
            style = _style_of(party, state, guests.player[seat])
            decide_as_merchant(
                state, guests, party.minds[0], party.beliefs[0], style, seat, share.seeds[lane]
            )
            if acting:
                _note_action(guests, party.minds[0], int(state.seats), left)
            waited += 1
            if waited >= LONGEST_WAIT:
                state.phase = Phase.OVER
        if bidding:
            _watch(guests, before, state, party.minds[0], row)
        if state.phase == Phase.OVER:
            _end(lane, state, guests, share, party)
            waited = 0
    if share.kind == Reward.SHAPED:
        shape(state, mode != PLAY or share.done[lane], own.worths, earned)
    share.seats[lane] = seat


@compiled
def _style_of(party, state, player):
    """The numbers that an opponent plays by at a table of this kind."""
    table = table_number(int(state.seats), int(state.investment_bank))
    return party.styles[table * (len(party.styles) // TABLES) + player]


@compiled
def _seat_guests(lane, state, guests, share, party):
    sit_down(
        guests,
        int(state.seats),
        lane,
        share.games[lane],
        share.seeds[lane],
        len(party.styles) // TABLES,
    )
    advance(state, None)


@compiled
def _end(lane, state, guests, share, party):
    """Write down how a game has ended, and begin the lane's next."""
    ending = party.endings[lane]
    ending.rounds = state.round_number
    ending.by_supply = state.ending
    ending.frozen = guests.frozen
    share.done[lane] = True
    share.games[lane] += 1
    share.seeds[lane] += share.stride
    earned = share.rewards[lane].row
    settle(state, share.kind, share.lanes[lane].worths, share.scores[lane].row, earned)
    begin(state, share.rules[lane], share.dealt[0], share.seeds[lane])
    _seat_guests(lane, state, guests, share, party)


@compiled
def _advise(actions, share, party):
    """What a merchant would do in each lane, for who learns by copying: one move of its action.

    It is asked for its next action when all of the last one was played, and by the first style.
    """
    states, company, seats = share.states, party.company, share.seats
    mind, belief = party.minds[0], party.beliefs[0]
    for lane in range(share.first, share.end):
        own = party.advice[lane]
        if own.at >= own.planned or own.game != share.games[lane]:
            party.before[0] = states[lane]
            guests = company[lane]
            seat = int(seats[lane]) + 0
            style = _style_of(party, party.before[0], 0)
            decide_as_merchant(
                party.before[0], guests, mind, belief, style, seat, share.seeds[lane]
            )
            own.game = share.games[lane]
            own.at = 0
            own.planned = mind.planned
            for index in range(mind.planned):
                own.plan[index] = mind.plan[index]
        move = int(own.plan[own.at])
        own.at += 1
        known = share.lanes[lane]
        found = False
        for index in range(known.count):
            if known.moves[index] == move:
                found = True
                break
        if not found:  # legal, but leading nowhere (`offering`)
            move = int(known.moves[0])
            own.at = own.planned
        actions[lane] = move
