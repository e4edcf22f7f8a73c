"""An edition of one's own at a table: opened from a file, seen before one sits down, and at the table."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import Invite

MINE = """
name = "Far Green"
base = "protocols"
about = "Greener, and longer."

[options]
end_cards = 3

[sectors."Mineron V"]
green = 7

[sectors.Actara]
out = true

[technologies."Night Gardens"]
new = true
keyword = "biosphere"
field = "ecology"
effect = ["more draw 1", "gain explore green 1"]

[texts."End of the game"]
add = true
en = "Whoever has {end_cards objective} full buys the pizza."
"""


def test_a_file_becomes_a_table_whose_differences_are_seen_by_all(invite: Invite, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    ada, bob = invite("Ada"), invite("Bob")
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Create a table").first.click()
    new = page.get_by_role("dialog")
    new.get_by_text("All rules:").click()
    new.locator("input[type=file]").set_input_files(file)
    expect(new.get_by_text("Far Green, with one text of its own")).to_be_visible()
    new.get_by_role("button", name="Create the table").click()
    told = page.get_by_role("region", name="What is different here")
    for words in ("Far Green", "Greener, and longer.", "Night Gardens", "Actara", "taken out"):
        expect(told.get_by_text(words, exact=True).last).to_be_visible()
    expect(told.locator("ins", has_text="buys the pizza")).to_have_text(
        "Whoever has 3 objectives full buys the pizza."
    )
    expect(told.locator(".cards svg").first).to_be_visible()

    page = bob.page
    page.goto("/")
    here = page.get_by_role("article").filter(has_text="“Far Green”, after Protocols")
    here.get_by_role("button", name="Join").press("Enter")
    first = page.get_by_role("dialog", name="What is different here")
    expect(first.get_by_text("Mineron V", exact=True).last).to_be_visible()
    first.get_by_role("link", name="Read these rules").focus()
    first.get_by_role("button", name="Join").press("Enter")
    page.get_by_role("heading", name="What is different here").wait_for()
    book = str(page.get_by_role("link", name="Read these rules").get_attribute("href"))
    page.goto(book)
    expect(page.get_by_text("full buys the pizza")).to_be_visible()
    expect(page.get_by_text("Far Green").first).to_be_visible()


def test_what_is_different_can_be_looked_up_while_the_game_goes_on(invite: Invite) -> None:
    ada = invite("Ada")
    plain, other = ada.create(["me", "random"]), ada.create(["me", "random"], wording={"name": "Far Green"})
    page = ada.sit(plain)
    expect(page.get_by_role("button", name="What is different here")).to_have_count(0)
    page = ada.sit(other)
    page.get_by_role("button", name="What is different here").first.press("Enter")
    told = page.get_by_role("dialog", name="What is different here")
    expect(told.get_by_text("Far Green", exact=True)).to_be_visible()
    expect(told.get_by_text("Nothing is different here.")).to_be_visible()
