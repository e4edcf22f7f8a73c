"""My finished games: the list, the pictures, ratings, and the way to have none of it."""

from playwright.sync_api import expect

from tests.browser.house import Guest, Invite
from tests.browser.positions import SKIRMISH

QUICK = "edition=protocols end_cards=3 end_round=12"


def played(guest: Guest, options: str = SKIRMISH, **more: object) -> str:
    """A table of mine whose game is over: my time runs out, and bots play on to the end."""
    before = guest.call("GET", "/me/history")["total"]
    table = guest.create(["me", "random"], options, **{"clock": 1, **more})
    guest.page.goto(f"/table/{table}")
    guest.comes_to(lambda: guest.call("GET", f"/tables/{table}")["phase"], "over")
    guest.comes_to(lambda: guest.call("GET", "/me/history")["total"], before + 1)
    return table


def test_a_finished_game_stands_in_the_history_from_where_it_is_seen_and_played_again(invite: Invite) -> None:
    ada = invite("Ada")
    table = played(ada)
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name="All my games").click()
    expect(page).to_have_title("My games · Milkomeda")
    game = page.get_by_role("article")
    expect(game).to_contain_text("Milkomeda · Protocols")
    expect(game).to_contain_text("decisions")
    expect(game.get_by_role("listitem")).to_have_count(2)
    game.get_by_role("link", name="Look at it again").click()
    page.get_by_role("heading", name="The game once more").wait_for()
    page.go_back()
    page.get_by_role("article").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def test_the_history_is_narrowed_by_what_stands_in_its_address(invite: Invite) -> None:
    ada = invite("Ada")
    played(ada)
    page = ada.page
    page.goto("/history")
    page.get_by_label("Which games").select_option("Milkomeda · Protocols")
    expect(page.get_by_role("article")).to_have_count(1)
    assert page.url.endswith("/history?game=milkomeda&edition=protocols")
    page.goto("/history?edition=draft")
    page.get_by_text("No game is like that.").wait_for()
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(1)


def test_statistics_are_pictures_of_what_was_won_done_and_scored(invite: Invite) -> None:
    ada = invite("Ada")
    played(ada)
    page = ada.page
    page.goto("/history")
    page.get_by_text("Statistics", exact=True).click()
    for heading in ("Games won", "Actions", "Points a game", "How long a game is"):
        figures = page.get_by_role("region", name=heading)
        expect(figures.locator("li circle").first).to_be_visible()
        expect(figures.locator("li rect").first).to_be_attached()
    expect(page.get_by_role("region", name="Games won")).to_contain_text("of 1")


def test_who_switches_the_history_off_has_none_any_more(invite: Invite) -> None:
    ada = invite("Ada")
    played(ada)
    page = ada.page
    page.goto("/history")
    keep = page.get_by_role("switch", name="Keep my finished games")
    page.get_by_text("Keep my finished games").click()
    page.get_by_role("button", name="Cancel").click()
    expect(keep).to_be_checked()
    page.get_by_text("Keep my finished games").click()
    page.get_by_role("button", name="Delete and switch off").click()
    expect(page.get_by_text("nothing is kept.")).to_be_visible()
    expect(keep).not_to_be_checked()
    page.get_by_text("Keep my finished games").click()
    expect(keep).to_be_checked()
    expect(page.get_by_role("article")).to_have_count(0)


def test_a_rated_table_says_so_before_one_sits_down_and_what_it_brought_after(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.get_by_text("Rated: it counts").click()
    expect(page.get_by_label("Time for an answer")).to_have_value("86400")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_text("This game counts for the rating").wait_for()
    expect(page.get_by_text("Rating: 952 to 2048, still unsure")).to_be_visible()
    bob.page.goto("/")
    card = bob.page.get_by_role("article").filter(has=bob.page.get_by_text("Rated", exact=True)).first
    card.get_by_role("link", name="Watch").click()
    bob.page.get_by_text("This game counts for the rating").wait_for()
    bob.page.get_by_role("button", name="Sit down").first.wait_for()
    table = played(ada, QUICK, rated=True)
    page.goto(f"/table/{table}")
    after = page.get_by_role("region", name="Ratings after this game")
    expect(after.get_by_role("listitem")).to_have_count(1)
    expect(after).to_contain_text("still unsure")
    page.goto("/history")
    expect(page.get_by_role("region", name="Ratings")).to_contain_text("1 rated game")
