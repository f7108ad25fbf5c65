"""Positions in which a bot has one thing to decide: a bid, an answer, prices, a purchase."""

from __future__ import annotations

from longshore import Game

SEALED = """longshore classic 4 supply=20
turn blue, round 9, phase bids
supply k4 n4 o4 t4 w4
blue: cash 20, card E, ship island {cargo}
red: cash {cash}, loans {loans}, card A, island {island}
yellow: cash {rival}, loans {debts}, card D, island k3 n2
green: cash {rival}, loans {debts}, card B, island k3 n2
"""


def sealed(
    cargo: str = "o2 t w",
    island: str = "k3 n2 t o",
    cash: int = 40,
    loans: int = 0,
    rival: int = 50,
    debts: int = 0,
) -> Game:
    values = {"cash": cash, "loans": loans, "rival": rival, "debts": debts}
    return Game.from_position(SEALED.format(cargo=cargo, island=island, **values))


DECIDING = """longshore classic 3 supply=20
turn blue, round 9, phase decide
supply k4 n4 o4 t4 w4
blue: cash {cash}, loans {loans}, card A, ship island {cargo}, island n5 k t2
red: cash 60, card B, bid {bid}
yellow: cash 60, card C, bid 0
"""


def deciding(cargo: str, bid: int, cash: int = 30, loans: int = 0) -> Game:
    text = DECIDING.format(cargo=cargo, bid=bid, cash=cash, loans=loans)
    return Game.from_position(text)


MAKING = """longshore classic 4 supply=20
turn blue, round 6
supply k6 n6 o6 t6 w6
blue: cash {cash}, card A, machines k n o w, warehouses 5, factory {factory}
red: cash {rival}, card B, machines n, island {island}
yellow: cash {rival}, card C, machines o, island {island}
green: cash {rival}, card D, machines t, island {island}
"""


def making(factory: str = "none", island: str = "none", cash: int = 12, rival: int = 30) -> Game:
    text = MAKING.format(cash=cash, factory=factory, rival=rival, island=island)
    return Game.from_position(text)


STOCKING = """longshore classic 4 supply=20
turn blue, round 6, actions 1, produced
supply k6 n6 o6 t6 w6
blue: cash {cash}, loans {loans}, card A, machines k n o w, warehouses 5, harbour {harbour}
red: cash 30, card B, machines n k, {factory}island t3
yellow: cash 30, card C, machines o, island t3
green: cash 30, card D, machines t, island t3
"""


def stocking(factory: str = "", harbour: str = "none", cash: int = 20, loans: int = 0) -> Game:
    goods = f"factory {factory}, " if factory else ""
    text = STOCKING.format(cash=cash, loans=loans, harbour=harbour, factory=goods)
    return Game.from_position(text)
