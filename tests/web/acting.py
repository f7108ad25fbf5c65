"""Doing an action on the page as a person does it: choose, pick, set prices, confirm.

Nothing here asks the server; what is pressed is found by its role and name, or by the attributes
that say what it stands for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import singledispatchmethod
from typing import Any

from playwright.sync_api import Locator, Page, expect

from longshore.game import actions as said
from longshore.game.actions import AnyAction, Priced
from longshore.notation.words import BROKER_NAMES
from longshore.text.messages import say

Goods = Iterable[Priced | int]
Point = tuple[float, float]
_ASKS = {  # by what the commit button ends: what is asked first
    "auction": "acting-ask-island-yes",
    "game": "acting-ask-game-yes",
}
_TAGS = {kind: str(kind.__struct_config__.tag) for kind in said.Action.__subclasses__()}


def tag(action: AnyAction) -> str:
    """The kind of an action, as the page has it."""
    return _TAGS[type(action)]


class Acting:
    """The part of the page where one acts; by touch on a phone, else by mouse and keys."""

    def __init__(self, page: Page, colours: Sequence[str], *, touch: bool = False) -> None:
        self.page, self.colours, self.touch = page, colours, touch
        self.root = page.get_by_role("region", name=say("acting-title"), exact=True)
        self.draft = self.root.get_by_role("region", name=say("acting-draft-title"), exact=True)
        self.steps = self.draft.get_by_role("listitem")
        self.commit_button = self.root.locator("[data-commit]")
        self.dialog = page.get_by_role("dialog")

    # Pressing

    def press(self, what: Locator, *, anyway: bool = False) -> None:
        """Press something; `anyway`, although it is marked as something that cannot be done."""
        if self.touch:
            what.tap(force=anyway)
        else:
            what.click(force=anyway)

    def button(self, message: str, **values: Any) -> Locator:
        """A button of the part where one acts, by its name."""
        return self.root.get_by_role("button", name=say(message, **values), exact=True)

    def confirm(self, message: str) -> None:
        """Answer the question that the page asks."""
        self.press(self.dialog.get_by_role("button", name=say(message), exact=True))
        expect(self.dialog).to_have_count(0)

    def choice(self, kind: str, seat: int | None = None) -> Locator:
        """The button of something that can be done in one's turn, or cannot."""
        key = kind if seat is None else f"{kind}/{seat}"
        return self.root.locator(f'[data-choice="{key}"]')

    # The turn

    def take_turn(self, actions: Sequence[AnyAction]) -> list[AnyAction]:
        """Put a turn, or a part of it, together and commit it; what will be played."""
        *first, last = actions
        for action in first:
            self.put(action)
        if isinstance(last, said.Pass):
            self.end_turn()
            return list(actions)
        self.put(last)
        return [*actions, said.Pass()] if self.commit() == "last" else list(actions)

    def put(self, action: AnyAction) -> None:
        """Put an action into the draft."""
        there = self.steps.count()
        self.choose(action)
        expect(self.steps).to_have_count(there + 1)
        self.ready()

    def ready(self) -> None:
        """Wait until the page has the server's answer."""
        expect(self.commit_button).to_be_enabled()

    def commit(self) -> str:
        """Tell the table; what that ends."""
        self.ready()
        ends = self.commit_button.get_attribute("data-commit") or ""
        self.press(self.commit_button)
        if ends in _ASKS:
            self.confirm(_ASKS[ends])
        return ends

    def end_turn(self) -> None:
        """T2: give up the actions that are left; that is asked first."""
        if self.commit_button.count() and self.commit_button.get_attribute("data-commit") == "last":
            self.commit()
            return
        self.press(self.choice("pass"))
        self.confirm("acting-ask-pass-yes")

    # Every kind of action

    @singledispatchmethod
    def choose(self, action: AnyAction) -> None:
        """Say an action, with all that is to be chosen for it. These need no more than a press."""
        self.press(self.choice(tag(action)))

    @choose.register
    def _(self, action: said.BuildMachine) -> None:
        self.press(self.choice("build-machine"))
        colour = self.colours[action.colour]
        self.press(self.root.get_by_role("button", name=say("acting-machine", colour=colour)))

    @choose.register
    def _(self, action: said.Produce) -> None:
        self.press(self.choice("produce"))
        title = say("acting-price-title-factory")
        made = self.lying(title)
        missing = Counter(colour for colour, _ in action.store) - Counter(
            colour for _, colour, _ in made
        )
        if missing:  # P2: not all fit
            count = missing.total()
            self.pick(say("acting-produce-choose", count=count), missing.elements())
        self.set_out(title, action.store)
        self.press(self.button("acting-add"))

    @choose.register
    def _(self, action: said.Stock) -> None:
        self.press(self.choice("stock", action.seat))
        self.pick(say("acting-stock-what"), action.take)
        self.set_out(say("acting-price-title-harbour"), action.store)
        self.press(self.button("acting-add"))

    @choose.register
    def _(self, action: said.Reprice) -> None:
        self.press(self.choice("reprice"))
        self.set_out(say("acting-price-title-harbour"), action.store)
        self.press(self.button("acting-add"))

    @choose.register
    def _(self, action: said.SailHarbour) -> None:
        self.press(self.choice("sail-harbour", action.seat))
        self._sail(action.load)

    @choose.register
    def _(self, action: said.SailBank) -> None:
        self.press(self.choice("sail-bank"))
        self._sail(action.load)

    def _sail(self, load: Sequence[Any]) -> None:
        self.pick(say("acting-load-what"), load)
        name = "acting-sail-and-load" if load else "acting-sail-empty"
        self.press(self.button(name, **({"count": len(load)} if load else {})))

    @choose.register(said.Load)
    @choose.register(said.LoadBank)
    def _(self, action: said.Load | said.LoadBank) -> None:
        kind = "load/" if isinstance(action, said.Load) else "load-bank"
        self.press(self.root.locator(f'[data-choice^="{kind}"]'))
        self.pick(say("acting-load-what"), action.load)
        self.press(self.button("acting-load-them", count=len(action.load)))

    @choose.register
    def _(self, action: said.SellHome) -> None:
        self.press(self.choice("sell"))
        self.press(self._ware(self.root, action.colour, action.price))
        colour = self.colours[action.colour]
        self.press(self.button("acting-sell-it", colour=colour, paid=2))

    @choose.register
    def _(self, action: said.CallForGoods) -> None:
        self.press(self.choice("call-goods"))
        self._broker(action.broker)
        field = self.root.get_by_role("textbox", name=say("acting-call-bid"))
        field.fill(str(action.amount))
        self.press(self.button("acting-add"))

    @choose.register
    def _(self, action: said.CallForMoney) -> None:
        self.press(self.choice("call-money"))
        self._broker(action.broker)
        self.pick(say("acting-call-from-factory"), action.factory)
        self.pick(say("acting-call-from-harbour"), action.harbour)
        self.press(self.button("acting-add"))

    def _broker(self, broker: int) -> None:
        self.root.locator(f'input[type="radio"][value="{broker}"]').check()

    # Decisions that are asked for at once

    @choose.register
    def _(self, action: said.Bid) -> None:
        """A sealed bid; `raise_to` is for open ones."""
        self.fill_bid(action.amount, action.loans, action.bluff)
        self.press(self.seal_button)

    def fill_bid(self, amount: int, loans: int = 0, bluff: int = 0) -> None:
        """Type a sealed bid."""
        self.amount_field.fill(str(amount))
        for message, name, count in (
            ("acting-bid-loans", say("acting-with-loans", loans=loans), loans),
            ("acting-bid-bluff", say("acting-bid-cards", count=bluff), bluff),
        ):
            if count:
                group = self.root.get_by_role("group", name=say(message), exact=True)
                self.press(group.get_by_role("button", name=name))

    @property
    def amount_field(self) -> Locator:
        return self.root.get_by_role("textbox", name=say("acting-bid-amount"))

    @property
    def seal_button(self) -> Locator:
        return self.button("acting-bid-seal").or_(self.button("acting-bid-seal-extra"))

    def raise_to(self, amount: int) -> None:
        """A6: an open bid."""
        self.amount_field.fill(str(amount))
        self.press(self.button("acting-raise-to", amount=amount))

    def bid_no_more(self) -> None:
        """A6: be out of the auction; that is asked first."""
        self.press(self.button("acting-raise-pass"))
        self.confirm("acting-raise-pass")

    @choose.register
    def _(self, _action: said.Accept) -> None:
        """There is one buyer: the only button that sells."""
        name = re.escape(say("acting-decide-accept", winner="@")).replace("@", r"\w+")
        self.press(self.root.get_by_role("button", name=re.compile(f"^{name}$")))

    @choose.register
    def _(self, action: said.Award) -> None:
        self.press(self.root.locator(f'[data-sale="{action.seat}"]'))

    @choose.register
    def _(self, _action: said.Decline) -> None:
        self.press(self.button("acting-decide-decline"))
        self.confirm("acting-ask-decline-yes")

    def borrow(self) -> None:
        """L1: a loan when no turn is put together; that is asked first."""
        self.press(self.button("acting-bank-open"))
        self.press(self.button("acting-bank-take"))
        self.confirm("acting-ask-loan-yes")

    @choose.register
    def _(self, action: said.PriceReturned) -> None:
        for store in ("factory", "harbour"):
            goods = getattr(action, store)
            if goods:
                self.set_out(say(f"acting-price-title-{store}"), goods)
        self.press(self.button("acting-price-back-do"))

    @choose.register
    def _(self, action: said.PayBrokers) -> None:
        expect(self.button("acting-pay-do")).to_be_visible()
        for place, colour in enumerate(action.order):
            for at in range(self._paid(colour, place), place, -1):
                name = say("acting-pay-earlier", colour=self.colours[colour])
                there = self.root.get_by_role("listitem").nth(at)
                self.press(there.get_by_role("button", name=name))
        self.press(self.button("acting-pay-do"))

    def _paid(self, colour: int, start: int) -> int:
        """K8: the first place from `start` on at which a container of a colour is paid."""
        places = self.root.get_by_role("listitem")
        for place in range(start, places.count()):
            broker = BROKER_NAMES[place % len(BROKER_NAMES)]
            name = say("acting-pay-slot", colour=self.colours[colour], broker=broker)
            if places.nth(place).get_by_role("button", name=name).count():
                return place
        raise AssertionError(f"There is no {self.colours[colour]} container to be paid.")

    @choose.register
    def _(self, action: said.Seize) -> None:
        self.pick(say("acting-seize-pick"), [_ware_of(action.colour, action.price)])
        self.press(self.button("acting-seize-do", colour=self.colours[action.colour]))

    @choose.register
    def _(self, action: said.SeizeMachine) -> None:
        self.pick(say("acting-seize-machine-pick"), [action.colour])
        self.press(self.button("acting-seize-machine-do", colour=self.colours[action.colour]))

    @choose.register(said.GiveUpWarehouse)
    @choose.register(said.GiveUpMachine)
    def _(self, action: said.GiveUpWarehouse | said.GiveUpMachine) -> None:
        self.press(self.button(f"acting-do-{tag(action)}"))

    # Containers

    def pick(self, label: str, goods: Goods) -> None:
        """Pick containers of a row, each by its colour, and by its price where it has one."""
        row = self.root.get_by_role("group", name=label, exact=True)
        for ware in goods:
            colour, price = (ware, None) if isinstance(ware, int) else ware
            self.press(self._ware(row, colour, price))

    def _ware(self, row: Locator, colour: int, price: int | None) -> Locator:
        """One that is not picked yet."""
        priced = "" if price is None else f'[data-price="{price}"]'
        return row.locator(f'button[data-colour="{colour}"]{priced}[aria-pressed="false"]').first

    def shelf(self, title: str) -> Locator:
        """A store that is to be priced."""
        return self.root.get_by_role("group", name=title, exact=True)

    def lying(self, title: str) -> list[tuple[str, int, int]]:
        """What lies there to be priced: the box, its colour, its price."""
        expect(self.shelf(title).or_(self.button("acting-add")).first).to_be_visible()
        boxes = self.shelf(title).locator("[data-box]")
        read = boxes.evaluate_all("all => all.map((one) => ({...one.dataset}))")
        return [(str(one["box"]), int(one["colour"]), int(one["price"])) for one in read]

    def set_out(self, title: str, store: Sequence[Priced]) -> None:
        """Give every container its price; those that have it stay as they are."""
        lying = self.lying(title)
        assert Counter(colour for _, colour, _ in lying) == Counter(colour for colour, _ in store)
        for box, price in to_mark(lying, store):
            self.mark(title, box, price)

    def mark(self, title: str, box: str, price: int) -> None:
        """Price a container: by its key, or where there are none by picking it and then a price."""
        there = self.shelf(title).locator(f'[data-box="{box}"]')
        if not self.touch:
            there.press(str(price))
        else:
            there.tap()
            name = say("acting-price-some", price=price)
            self.shelf(title).get_by_role("button", name=name).tap()
        expect(there).to_have_attribute("data-price", str(price))

    def drag(self, title: str, box: str, price: int) -> None:
        """Price a container by dragging it into the column of a price, with a finger or a mouse."""
        there = self.shelf(title).locator(f'[data-box="{box}"]')
        there.scroll_into_view_if_needed()
        start, end = middle(there), middle(self.shelf(title).locator(f'[data-column="{price}"]'))
        end = (end[0], start[1])  # across, as one sweeps; down the page would scroll
        if self.touch:
            self._sweep(start, end)
        else:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=4)
            self.page.mouse.up()
        expect(there).to_have_attribute("data-price", str(price))

    def _sweep(self, start: Point, end: Point) -> None:
        """Move a finger, which Playwright has no word for, and hold it before it is lifted."""
        finger = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: Point) -> None:
            at = [{"x": across, "y": down} for across, down in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        touch("touchStart", start)
        for part in range(1, 5):
            touch("touchMove", (start[0] + (end[0] - start[0]) * part / 4, start[1]))
        self.page.wait_for_timeout(100)  # else it is a throw, and the next tap would catch it
        touch("touchMove", end)
        touch("touchEnd")
        finger.detach()


def middle(what: Locator) -> Point:
    """Where the middle of something is on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _ware_of(colour: int, price: int | None) -> Priced | int:
    return colour if price is None else (colour, price)


def to_mark(
    lying: Sequence[tuple[str, int, int]], store: Sequence[Priced]
) -> list[tuple[str, int]]:
    """Which boxes have to change their prices so that a store is as wanted, and to what."""
    wanted = Counter(store)
    others: list[tuple[str, int]] = []
    for box, colour, price in lying:
        if wanted[colour, price]:
            wanted[colour, price] -= 1
        else:
            others.append((box, colour))
    left = {
        colour: [price for one, price in wanted.elements() if one == colour] for _, colour in others
    }
    return [(box, left[colour].pop()) for box, colour in others]
