"""The Master's hour."""

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import Invite
from tests.browser.positions import OFFERING


def test_the_masters_hour_lies_beside_the_map(invite: Invite) -> None:
    ada = invite("Ada", viewport={"width": 1366, "height": 768})
    page = ada.sit(ada.create(["me", "random"], OFFERING))
    Hands(page, "Ada").asked()
    strip = page.get_by_role("region", name="The Master's hour").bounding_box()
    board = page.get_by_role("group", name="Galaxy").bounding_box()
    assert strip
    assert board
    assert strip["y"] + strip["height"] <= board["y"]
    assert strip["height"] < 60


def test_what_a_player_has_tells_how_many_promises_were_kept(invite: Invite) -> None:
    ada = invite("Ada")
    remembered = OFFERING.replace("gold: helix,", "gold: helix, kept 3, broken 1,")
    page = ada.sit(ada.create(["me", "random"], remembered))
    Hands(page, "Ada").asked()
    for player, record in (("Gold", 1), ("Ada", 0)):
        card = page.get_by_role("article", name=player)
        card.get_by_role("button", name="Fleets").focus()
        tip = page.get_by_role("tooltip")
        expect(tip).to_contain_text("can still be built")
        expect(tip.get_by_text("Promises kept: 3 of 4.")).to_have_count(record)


def test_no_offers_is_said_once_and_holds_until_it_is_revoked(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.create(["me", "open"], OFFERING)
    bob.join(table)
    page = ada.sit(table)
    hands = Hands(page, "Ada")
    hands.asked()
    page.get_by_role("button", name="No offers until I say otherwise").click()
    hands.state(lambda state: state["question"] < 0)
    waived = page.get_by_role("button", name="No offers until you say otherwise")
    expect(waived).to_be_visible()
    page.reload()
    expect(waived).to_be_visible()

    # Bob refreshes and proposes: the second time, too, Ada is not asked.
    bob.sit(table)
    gold = Hands(bob.page, "Bob")
    for step in ("refresh", "propose-order", "decide-order"):
        assert gold.asked()["step"] == step
        if step != "decide-order":
            gold.answer()
    waived.click()
    expect(waived).to_have_count(0)
    page.reload()
    hands.state()
    expect(waived).to_have_count(0)
