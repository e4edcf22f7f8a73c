"""The page where everything in the box is printed."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import Invite


def test_what_is_chosen_is_downloaded(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/print?options=edition%3Dprotocols%20sector.Mineron_V.green%3D3")
    page.get_by_role("group", name="Ink").get_by_text("little").click()
    page.get_by_label("Only what is not the same in").select_option(label="Protocols")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the PDF").click()
    assert Path(started.value.path()).read_bytes().startswith(b"%PDF")
    with page.expect_download() as table:
        page.get_by_role("button", name="Download the table").click()
    assert "sector.Mineron_V.green%3D3" in Path(table.value.path()).read_text(encoding="utf-8")


def test_files_are_called_as_the_edition_is(invite: Invite, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[options]\nend_cards = 3\n", encoding="utf-8")
    page = invite("Ada").page
    page.goto("/print")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("strong", has_text="mine")).to_be_visible()
    page.reload()
    expect(page.locator("strong", has_text="mine")).to_be_visible()
    with page.expect_download() as table:
        page.get_by_role("button", name="Download the table").click()
    assert table.value.suggested_filename == "mine.json"
    assert "Milkomeda: mine, 4" in Path(table.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Without its name and texts").click()
    with page.expect_download() as other:
        page.get_by_role("button", name="Download the table").click()
    assert other.value.suggested_filename == "protocols-end-cards-3.json"


def test_rules_say_in_words_what_is_different(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/rules?game=milkomeda&options=edition%3Dprotocols+sector.Mineron_V.green%3D3+end_round%3D3")
    expect(page.locator("article").get_by_text("with 2 things different")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Mineron V: ")).to_be_visible()
    expect(page.get_by_text("sector.Mineron_V")).to_have_count(0)
