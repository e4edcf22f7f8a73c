"""After the game, and on another device."""

import json
import re

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import MOTION, Guest, Invite
from tests.browser.positions import AIMING, FORMING, LAST_SLOT, MOVING, SKIRMISH


def finished(guest: Guest, position: str = SKIRMISH) -> str:
    """A table where two bots have played to the end."""
    table = guest.create(["random", "random"], position)
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("heading", name="The game is over.").or_(
        guest.page.get_by_role("heading", name="The game once more")
    ).wait_for()
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("heading", name="The game once more").wait_for()
    return table


def test_a_finished_game_is_leafed_through_and_played_on_from_the_middle(invite: Invite) -> None:
    ada = invite("Ada")
    finished(ada)
    page = ada.page
    scrubber = page.get_by_role("slider", name="Moment of the game")
    last = int(str(scrubber.get_attribute("max")))
    expect(page.get_by_role("table").first).to_be_visible()
    scrubber.press("Home")
    expect(page.get_by_text("The galaxy before the first answer.")).to_be_visible()
    page.get_by_role("button", name="One moment on").click()
    expect(page.get_by_text(f"1 of {last}")).to_be_visible()
    scrubber.fill(str(last))
    expect(page.get_by_role("listitem").filter(has_text="The game is over.")).to_be_visible()
    scrubber.fill("0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Teal", exact=True).select_option("me")
    page.get_by_role("button", name="Open the table").click()
    hands = Hands(page, "Ada")
    hands.state(lambda state: state["step"] == "choose")
    hands.answer()


def test_whoever_leafs_through_a_game_leaps_from_fight_to_fight(invite: Invite) -> None:
    ada = invite("Ada")
    table = finished(ada, FORMING)
    page = ada.page
    scrubber = page.get_by_role("slider", name="Moment of the game")
    scrubber.press("Home")
    page.get_by_text("Milestones", exact=True).click()
    page.get_by_role("button", name="On to the next chapter").click()
    current = page.locator(".chapters [aria-current]")
    expect(current).to_be_visible()
    at = scrubber.input_value()
    assert page.get_by_label("Address of this moment").input_value().endswith(f"/table/{table}?at={at}")
    page.goto(f"/table/{table}?at={at}")
    expect(scrubber).to_have_value(at)
    told = page.locator(".chapters button").last
    told.click()
    expect(told).to_have_attribute("aria-current", "true")
    scrubber.press("PageUp")
    assert int(scrubber.input_value()) < int(str(scrubber.get_attribute("max")))


def test_bots_review_a_game_and_each_turning_point_is_a_click_away(invite: Invite) -> None:
    ada = invite("Ada")
    finished(ada)
    page = ada.page
    review = page.get_by_role("region", name="Review")
    review.scroll_into_view_if_needed()
    expect(review.get_by_role("img", name="A line chart of everybody’s chances to win")).to_be_visible()
    expect(review.get_by_role("progressbar").or_(review.get_by_text("No decision cost much"))).to_be_visible()
    turnings = review.locator("ol").first.get_by_role("listitem")
    expect(turnings.first).to_contain_text(re.compile(r"Round \d+: .*: from \d+ (up|down) to \d+ %"))
    expect(review.locator("svg .mark")).to_have_count(turnings.count())
    moment = page.get_by_role("slider", name="Moment of the game")
    before = moment.input_value()
    turnings.first.get_by_role("button", name="See it").click()
    expect(moment).not_to_have_value(before)
    replay = page.get_by_role("region", name="The game once more")
    expect(replay.get_by_role("button", name="Play on from here")).to_be_in_viewport()


def test_a_bot_gives_advice_only_where_the_table_allows_it(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], SKIRMISH))
    Hands(page, "Ada").state(lambda state: state["step"] == "choose")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page = ada.sit(ada.create(["me", "random"], SKIRMISH, hints=True))
    Hands(page, "Ada").state(lambda state: state["step"] == "choose")
    page.keyboard.press("h")
    expect(page.get_by_text("Advice: Ada")).to_be_visible()
    said = page.get_by_role("status").filter(has_text="Advice")
    expect(said).to_have_text(re.compile(r"It wins \d+ % of the games thought through, .*the next best: Ada"))
    before = page.locator("[data-step=choose]")
    page.get_by_role("button", name="Do it").click()
    expect(before).to_have_count(0)


def test_advice_is_drawn_on_the_board_where_it_would_come_true(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], MOVING, hints=True))
    page.get_by_role("button", name="Hint").click()
    said = page.get_by_role("status").filter(has_text="Advice")
    expect(said).to_contain_text("Do it")
    target = re.search(r"Advice: Ada moves \d fleets? from B1 to (\w\d)", said.inner_text())
    assert target
    expect(page.locator(f"[data-hint={target[1]}]")).to_have_count(1)
    expect(page.locator(".hint .arc")).to_have_count(1)

    page = ada.sit(ada.create(["me", "random"], AIMING, hints=True))
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Advice: Ada flicks").wait_for()
    expect(page.locator("[data-hint=flick]")).to_contain_text(re.compile(r"\d+ %"))
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_advice_covers_neither_the_button_that_answers_nor_what_would_come_of_it(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], hints=True))
    Hands(page, "Ada").state(lambda state: state["step"] == "first-place")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Advice: Ada").wait_for()
    page.locator("[data-cell][role=button]").first.hover()
    side = page.locator("[data-panel=bar] .side")
    place = side.get_by_role("button", name="Place")
    seen = (side.get_by_text("Costs"), place, side.get_by_text("Advice: Ada"))
    outcome, button, advice = (one.evaluate("(one) => one.getBoundingClientRect().toJSON()") for one in seen)
    assert outcome["bottom"] <= button["top"]
    assert button["bottom"] <= advice["top"]


def test_the_wheel_over_the_replay_scrolls_the_page(invite: Invite) -> None:
    ada = invite("Ada")
    finished(ada)
    page = ada.page
    replay = page.get_by_role("region", name="The game once more")
    board = replay.locator("svg.world")
    board.hover()
    top = "(replay) => replay.getBoundingClientRect().top"
    before = replay.evaluate(top)
    page.mouse.wheel(0, 120)
    now = [replay.element_handle(), before]
    page.wait_for_function(f"([replay, before]) => ({top})(replay) < before", arg=now)


def test_the_end_of_a_game_can_be_taken_along_as_a_picture(invite: Invite) -> None:
    ada = invite("Ada")
    table = finished(ada)
    page = ada.page
    page.get_by_role("button", name="Picture to share").click()
    picture = page.get_by_role("img", name="The board at the end, and everybody’s points.")
    expect(picture).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Keep the picture").click()
    assert waiting.value.suggested_filename == f"{table}.png"
    # The board is really on it: many colours, where an empty sheet has one.
    colours = picture.evaluate(
        """(picture) => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 240, height: 135 });
          const paper = canvas.getContext("2d");
          paper.drawImage(picture, 0, 0, 240, 135);
          const { data } = paper.getImageData(10, 10, 110, 110);
          const colours = new Set();
          for (let i = 0; i < data.length; i += 4) colours.add(data.slice(i, i + 3).join());
          return colours.size;
        }"""
    )
    assert colours > 200


def test_a_fight_is_told_again(invite: Invite) -> None:
    ada = invite("Ada", **MOTION)
    ada.context.clock.install()
    finished(ada, FORMING)
    ada.page.get_by_role("button", name="See the table").click()
    ada.stop_time()
    ada.page.get_by_role("button", name="Battle at").click()
    story = ada.page.get_by_role("region", name="Battle at")
    course = story.get_by_role("list", name="Course of the battle")
    expect(course).to_contain_text("forms up")
    expect(course).not_to_contain_text("Round 1 of the fight")
    ada.context.clock.run_for(2700)
    expect(course).to_contain_text("Round 1 of the fight")
    story.get_by_role("button", name="Round 1", exact=True).click()
    expect(story.get_by_role("img", name="rolled").first).to_be_visible()
    ada.context.clock.run_for(60_000)
    story.get_by_role("button", name="Skip").click()
    expect(story).to_have_count(0)


def test_the_dice_are_checked_in_the_browser(invite: Invite) -> None:
    ada = invite("Ada")
    finished(ada)
    ada.page.get_by_role("button", name="Check it in this browser").click()
    expect(ada.page.get_by_text("The secret has this fingerprint.")).to_be_visible()


def test_a_personal_link_opens_my_tables_in_another_browser(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite()
    table = ada.create(["me", "random"], SKIRMISH)
    ada.page.goto("/")
    ada.page.get_by_role("button", name="You: Ada").click()
    ada.page.get_by_role("button", name="Show my link").click()
    link = ada.page.get_by_label("My personal link").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Welcome back, Ada")).to_be_visible()
    assert "#" not in phone.page.url
    phone.page.get_by_role("link", name="Go to the table").click()
    expect(phone.page).to_have_url(f"{ada.address}/table/{table}")
    hands = Hands(phone.page, "Ada")
    hands.state(lambda state: state["step"] == "choose")
    hands.answer()


def test_the_proof_says_whom_it_convinces_and_compares_with_what_the_browser_was_shown(
    invite: Invite,
) -> None:
    ada = invite("Ada")
    page = ada.page
    finished(ada, LAST_SLOT)
    expect(page.get_by_text("Nobody: no word came after the fingerprint.")).to_be_visible()
    page.get_by_role("slider", name="Moment of the game").fill("0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Teal", exact=True).select_option("me")
    page.get_by_role("button", name="Open the table").click()
    Hands(page, "Ada").state(lambda state: state["step"] == "claim")
    slot = page.get_by_role("article", name="Wits of Clausewitz").get_by_role("button", name="ends the game")
    slot.click()
    slot.click()
    page.get_by_role("button", name="See the result").wait_for()
    expect(
        page.get_by_role("button", name="Take my last answer back").and_(page.locator(":enabled"))
    ).to_have_count(0)
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_text("Ada, by a word that came after the fingerprint")).to_be_visible()
    page.get_by_role("button", name="Check it in this browser").click()
    shown = page.get_by_text("The secret has the fingerprint that this browser was shown")
    expect(shown).to_be_visible()

    table = page.url.rpartition("/")[2]
    page.get_by_text("How to derive every roll and every card again").click()
    expect(page.get_by_text(f"python check_dice.py ./{table}.log ./{table}.json")).to_be_visible()
    other = json.dumps({table: {"hash": "0", "salt": "1"}})
    page.evaluate("other => localStorage.setItem('milkomeda.promised', other)", other)
    page.get_by_role("button", name="Check it in this browser").click()
    expect(page.get_by_text("The secret does not have the fingerprint that was shown")).to_be_visible()


def test_a_rematch_is_one_click_for_each(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.create(["me", "open"], LAST_SLOT)
    bob.join(table)
    page = ada.sit(table)
    Hands(page, "Ada").state(lambda state: state["step"] == "claim")
    slot = page.get_by_role("article", name="Wits of Clausewitz").get_by_role("button", name="ends the game")
    slot.click()
    slot.click()
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page.get_by_role("heading", name="One seat is free")).to_be_visible()
    bob.page.goto(f"/table/{table}")
    bob.page.get_by_role("button", name="Join the rematch").click()
    Hands(page, "Ada").state(lambda state: state["step"] == "claim")
    assert bob.page.url == page.url != table


def test_bars_of_the_same_length_are_the_same_number_of_points(invite: Invite) -> None:
    ada = invite("Ada")
    finished(ada)
    tracks = ada.page.locator(".track").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert len(tracks) > 2
    assert max(tracks) - min(tracks) <= 1
