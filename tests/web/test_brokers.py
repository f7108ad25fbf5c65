"""The Investment Bank on the page: calling a broker, being outbid, winning and paying."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.scenes import BLUE, RED, scene

BLACK, BROWN, PURPLE, BEIGE = range(4)


def test_K2_K6_bids_for_goods_are_outbid_and_won(server: Served, browser: Browser) -> None:
    with scene(server, browser, "anniversary", docked_loading=True) as at:
        blue, red = at.sit(BLUE), at.sit(RED, phone=True)
        blue.perform("call I goods 3", "pass")
        at.all_show()
        assert blue.view.own is not None
        assert blue.view.own.cash == 17
        red.until_asked("act")
        red.perform("call I goods 5", "pass")
        blue.until_told(red.seq)
        assert blue.view.own.cash == 20  # K5: its money is back
        card = say("board-card-held", name="Bob", broker="I", side="goods", amount=5, goods="empty")
        expect(blue.page.get_by_role("img", name=card)).to_be_visible()
        at.all_show()
        at.play("yellow: pass", "blue: pass")
        red.until_asked("act")
        assert red.view.board.seats[RED].bank == (PURPLE, BEIGE)
        assert [broker.money for broker in red.view.board.brokers] == [1 + 2, 2 + 2, 3 + 1]
        at.all_show()
        red.perform("sail bank e", "load p")
        assert red.view.board.seats[RED].ship == (PURPLE, BEIGE)
        at.all_show()


def test_K2_what_cannot_be_bid_is_not_offered(server: Served, browser: Browser) -> None:
    with scene(server, browser, "anniversary", "blue: call I goods 6", "blue: pass") as at:
        red = at.sit(RED)
        red.acting.press(red.acting.choice("call-goods"))
        radios = red.acting.root.get_by_role("radio")
        expect(radios).to_have_count(1)
        field = red.acting.root.get_by_role("textbox", name=say("acting-call-bid"))
        expect(field).to_have_value("7")
        field.fill("6")
        red.says("acting-bid-low", least=7)
        expect(red.acting.button("acting-add")).to_be_disabled()
        field.fill("26")
        expect(red.acting.button("acting-add")).to_be_disabled()
        red.acting.press(red.acting.button("acting-loan-more"))
        red.acting.press(red.acting.button("acting-add"))
        expect(red.acting.steps).to_have_count(2)
        with red.playing() as wished:
            wished += [red.understood("loan"), red.understood("call I goods 26")]
            assert red.acting.commit() == "open"
        at.all_show()


def test_K5_K8_goods_that_come_back_are_priced_and_the_winner_pays(
    server: Served, browser: Browser
) -> None:
    story = ("blue: pass", "red: stock yellow p@2 -> p@4", "red: pass", "yellow: pass")
    with scene(server, browser, "anniversary", *story) as at:
        blue, red = at.sit(BLUE, phone=True), at.sit(RED)
        blue.perform("call III money factory k@2", "pass")
        at.all_show()
        red.until_asked("act")
        red.perform("call III money factory n@2 harbour p@4")
        blue.until_asked("price")  # although it is not its turn
        assert blue.view.board.active == RED
        alert = say("acting-now-asked", question=say("acting-asked-price"))
        expect(blue.acting.root.get_by_role("alert").filter(has_text=alert)).to_have_count(1)
        at.all_show()
        blue.perform("price factory k@4")
        assert blue.view.board.seats[BLUE].factory == ((BLACK, 4),)
        at.all_show()
        red.until_asked("act")  # and goes on with its turn
        red.perform("build warehouse")
        at.play("yellow: pass", "blue: pass")
        red.until_asked("pay")
        red.perform("pay p n")
        assert [broker.goods for broker in red.view.board.brokers] == [
            (PURPLE, PURPLE, BEIGE),
            (BLACK, BROWN),
            (),
        ]
        assert red.view.own is not None
        assert red.view.own.cash == 20 - 2 - 4 + 3
        at.all_show()
        assert red.turn
