"""The workbench: rules are changed, asked about, and looked at in games, by keyboard alone."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.house import Guest, Invite

SMALL: Final = "edition=protocols width=4 height=4 deck=9 end_round=2"
LONGER: Final = SMALL.replace("end_round=2", "end_round=3")
MINE: Final = """# Ours.
name = "Far Green"
[texts.Explore]
add = true
en = "Look around."
[options]
end_cards = 3
"""


def ran(guest: Guest, *options: str, games: int = 8) -> str:
    """The page of a run that is over."""
    wish = {"game": "milkomeda", "options": options, "bots": ["random"] * 4, "games": games, "seed": 3}
    path = f"/lab/runs/{guest.call('POST', '/lab/runs', wish)['id']}"
    guest.comes_to(lambda: guest.call("GET", path)["run"]["state"], "done")
    return path.replace("/runs", "")


def opened(guest: Guest, place: Path) -> Page:
    """The workbench with a file on it."""
    file = place / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    guest.page.goto("/lab")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_text("Far Green, with one text of its own")).to_be_visible()
    return guest.page


def test_a_rule_is_changed_asked_about_and_seen_in_a_game_by_keyboard(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"/lab?game=milkomeda&options={SMALL}&other={SMALL}")
    page.get_by_label("Search the options").press_sequentially("end_round")
    last = page.locator("[data-option=end_round]")
    rounds = last.get_by_role("spinbutton")
    more = last.get_by_role("button", name="More")
    more.press("Enter")
    expect(rounds).to_have_value("3")
    more.press("Control+z")
    expect(rounds).to_have_value("2")
    more.press("Control+Shift+z")
    expect(rounds).to_have_value("3")
    page.get_by_role("combobox", name="Bots").select_option("random")
    page.get_by_role("combobox", name="Games").select_option("100")
    page.get_by_role("button", name="Find out").press("Enter")
    figure = page.get_by_role("group", name="Rounds", exact=True).locator("details")
    expect(figure.locator("[data-verdict]")).to_have_attribute("data-verdict", "more")
    figure.locator("summary").press("Enter")
    figure.get_by_role("button", name=re.compile(r"B: Game \d+ \(least")).press("Enter")
    page.get_by_role("heading", name="The game once more").wait_for()
    page.go_back()
    expect(figure.locator("[data-verdict]")).to_have_attribute("data-verdict", "more")


def test_a_fight_is_set_up_by_keyboard_and_its_address_holds_it(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/lab/fights?options=edition%3Dprotocols&fleets=2-2")
    odds = page.get_by_role("region", name="Odds")
    said = odds.get_by_role("status")
    expect(said).to_contain_text("Attacker wins")
    before = said.inner_text()
    page.get_by_role("article", name="Attacker").get_by_role("slider", name="Fleets").press("ArrowRight")
    expect(said).to_contain_text("Attacker wins")
    expect(said).not_to_have_text(before)
    expect(page).to_have_url(re.compile("fleets=3-2"))
    page.get_by_role("article", name="Defender").get_by_text("as I say").click()
    expect(odds).to_contain_text("With both at their best the attacker wins")
    expect(page).to_have_url(re.compile("splits="))
    page.reload()
    expect(odds).to_contain_text("With both at their best the attacker wins")


def test_two_games_that_chose_themselves_stand_on_a_proposal_and_can_be_looked_at(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"{ran(ada, SMALL, LONGER, games=32)}/proposal")
    page.get_by_role("row", name="Rounds").wait_for()
    expect(page.get_by_role("listitem").filter(has_text="As usual")).to_be_visible()
    expect(page.get_by_role("button", name="By B")).to_have_count(2)
    page.emulate_media(media="print")
    printed = page.get_by_text(re.compile(r"^B: http\S+side=1&block=\d+$"))
    expect(printed.first).to_be_visible()
    page.emulate_media(media="screen")
    proposal = page.url
    page.goto(printed.first.inner_text().removeprefix("B: "))
    page.get_by_role("heading", name="The game once more").wait_for()
    page.goto(proposal)
    page.get_by_role("button", name="By B").first.press("Enter")
    page.get_by_role("link", name="What if?").press("Enter")
    page.get_by_role("heading", name="What if?").wait_for()
    more = page.locator("[data-option=end_round]").get_by_role("button", name="More")
    more.press("Enter")
    page.get_by_role("combobox", name="Games").last.select_option("100")
    page.get_by_role("button", name="Play it again").press("Enter")
    page.get_by_role("heading", name="The game again").wait_for()
    expect(page.get_by_text("all of it could have been played")).to_be_visible()


def test_texts_of_an_edition_stand_on_its_proposal_and_at_its_table(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    said = {"name": "Far Green", "passages": {"Explore": {"texts": {"en": "Look around."}, "add": True}}}
    wish = {
        "game": "milkomeda",
        "options": [SMALL, f"{LONGER} sector.Mineron_V.keywords=biosphere+transit"],
        "bots": ["random"] * 4,
        "games": 1,
        "wording": said,
    }
    run = ada.call("POST", "/lab/runs", wish)
    page.goto(f"/lab/{run['id']}/proposal")
    expect(page.get_by_text("Look around.")).to_be_visible()
    expect(page.get_by_role("heading", name="Far Green")).to_be_visible()
    card = page.get_by_role("listitem").filter(has_text="Mineron V")
    expect(card.locator("del")).to_contain_text("Observatory")
    expect(card.locator("ins")).to_contain_text("Transit")
    page.get_by_role("link", name="All that was found").click()
    expect(page.get_by_text("Far Green", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play by them").last.click()
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-panel=bar]").wait_for()
    table = ada.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert (table["title"], table["wording"]) == ("Far Green", run["wording"])


def test_rules_are_compared_with_what_they_were_and_played_at_once(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"/lab?game=milkomeda&options={SMALL}")
    other = page.get_by_role("combobox", name="Compare with")
    other.select_option(label="these rules, as they are now")
    expect(page.get_by_text("These are the same rules")).to_be_visible()
    page.locator("[data-option=end_round]").get_by_role("button", name="More").click()
    expect(other.locator("option:checked")).to_contain_text("round 2 is the last")
    page.get_by_role("combobox", name="Bots").select_option("random")
    page.get_by_role("button", name="Play by these rules").click()
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-panel=bar]").wait_for()
    table = ada.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"] == LONGER
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]


def test_a_link_to_the_workbench_shares_the_texts_and_a_friend_can_be_invited(
    invite: Invite, tmp_path: Path
) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    opened(ada, tmp_path)
    link = ada.page.get_by_role("textbox", name="Copy the link")
    expect(link).to_have_value(re.compile("#texts="))
    page = bob.page
    page.goto(link.input_value())
    expect(page.get_by_text("Far Green, with one text of its own")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Far Green, with one text of its own")).to_be_visible()
    page.get_by_role("button", name="Play by these rules").click()
    new = page.get_by_role("dialog")
    new.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
    new.get_by_role("button", name="Create the table").click()
    page.get_by_role("heading", name="One seat is free").wait_for()
    expect(page.get_by_text("Look around.")).to_be_visible()


def test_name_and_texts_go_along_to_the_rulebook_and_to_fights_and_back(
    invite: Invite, tmp_path: Path
) -> None:
    page = opened(invite("Ada"), tmp_path)
    page.get_by_role("link", name="Read these rules").click()
    expect(page.get_by_text("Look around.")).to_be_visible()
    pdf = page.get_by_role("link", name="PDF").get_attribute("href")
    assert re.search("&wording=[0-9a-f]{32}&", str(pdf))
    page.reload()
    expect(page.get_by_text("Look around.")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Fights").click()
    page.get_by_role("article", name="Attacker").get_by_role("slider", name="Fleets").press("ArrowRight")
    page.get_by_role("link", name="Change all rules").click()
    expect(page.get_by_text("Far Green, with one text of its own")).to_be_visible()


def test_an_opened_file_keeps_its_comments_for_whoever_comes_back(invite: Invite, tmp_path: Path) -> None:
    page = opened(invite("Ada"), tmp_path)
    page.get_by_label("Search the options").fill("end_round")
    page.locator("[data-option=end_round]").get_by_role("button", name="More").click()
    page.get_by_role("link", name="Read these rules").click()
    expect(page.get_by_text("Look around.")).to_be_visible()
    page.go_back()
    page.reload()
    expect(page.get_by_text("Far Green, with one text of its own")).to_be_visible()
    assert saved(page).startswith("# Ours.\nname =")
    page.goto("/lab")
    assert "# Ours." not in saved(page), "these are other rules"


def saved(page: Page) -> str:
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as a file").click()
    return Path(file.value.path()).read_text(encoding="utf-8")


def test_rules_that_cannot_be_played_are_not_asked_about(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/lab?game=milkomeda&options=edition%3Dprotocols")
    find = page.get_by_role("button", name="Find out")
    expect(find).to_be_enabled()
    page.goto("/lab?game=milkomeda&options=edition%3Dprotocols+gate_move%3Drange")
    expect(page.get_by_text("This cannot be played")).to_be_visible()
    expect(find).to_be_disabled()
