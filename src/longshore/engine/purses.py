"""Who can hold money: indices of `state.cash`. Purses 0 to 4 are the seats'.

Plain numbers in a module, not an enumeration: compiled code adds to them and passes them on, and
one type of number compiles once.
"""

from __future__ import annotations

CARD = 5  # the payment card
BROKER = 6  # brokers I, II, III are 6, 7, 8
BANK = 9

PURSES = 10
