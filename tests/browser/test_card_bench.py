"""Cards on the workbench: found, changed, taken out, made anew, and taken along, by keyboard alone."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.house import Invite


def card(page: Page, search: str) -> None:
    """Open the one that is found so."""
    field = page.get_by_label("Search the cards")
    field.fill(search)
    expect(page.locator("[data-card]")).to_have_count(1)
    page.locator("[data-card]").press("Enter")


def kind(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).press("Space")


def test_cards_are_edited_by_keyboard_and_go_along_everywhere(invite: Invite, tmp_path: Path) -> None:
    page = invite("Ada").page
    page.goto("/lab?game=milkomeda&options=edition=protocols")
    page.get_by_role("radio", name="Options", exact=True).press("ArrowRight")
    card(page, "Mineron")
    editor = page.get_by_role("dialog")
    green = editor.get_by_role("spinbutton", name="Green")
    expect(green).to_have_value("2")
    more = editor.get_by_role("group", name="Green").get_by_role("button", name="More").first
    more.press("Enter")
    expect(editor.get_by_text("Yields 3 green a turn")).to_be_visible()
    more.press("Control+z")
    expect(green).to_have_value("2")
    more.press("Control+Shift+z")
    expect(green).to_have_value("3")
    page.keyboard.press("Escape")
    card(page, "Actara")
    editor.get_by_role("button", name="Take out").press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-card='sector.Actara']")).to_contain_text("taken out")

    page.get_by_label("Search the cards").fill("")
    kind(page, "Technologies")
    page.get_by_role("button", name="New card").press("Enter")
    name = editor.get_by_role("textbox", name="Name")
    name.fill("Night Gardens")
    name.press("Enter")
    editor.get_by_role("combobox", name="Effects").select_option("more_draw")
    editor.get_by_role("button", name="Effects: one more").press("Enter")
    expect(editor.get_by_role("combobox", name="Effects, 2")).to_be_visible()
    expect(editor.get_by_text("Explore draws 1 more sector.").last).to_be_attached()
    page.keyboard.press("Escape")
    kind(page, "Objectives")
    card(page, "Golden Khanate")
    editor.get_by_role("button", name="VP, slot by slot: one more").press("Enter")
    expect(editor.get_by_role("spinbutton", name="Needs, slot by slot, 4")).to_have_value("11")
    page.keyboard.press("Escape")

    kind(page, "Options")
    expect(page.locator("[data-option='sector.Mineron_V.green']")).to_contain_text(
        "Mineron V Sectors Green: 3"
    )
    page.locator("[data-option='sector.Actara']").get_by_role("button", name="Reset").press("Enter")
    expect(page.locator("[data-option='sector.Actara']")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-option]").first).to_contain_text("Mineron V")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").press("Enter")
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    saved = file.read_text(encoding="utf-8")
    for words in (
        '[sectors."Mineron V"]\ngreen = 3',
        '[technologies."Night Gardens"]\nnew = true',
        "[6, 8, 10, 11]",
    ):
        assert words in saved
    file.write_text(saved.replace("green = 3", "green = 3  # too poor"), encoding="utf-8")
    page.goto("/lab")
    page.locator("input[type=file]").set_input_files(file)
    gardens = page.locator("[data-option='technology.Night_Gardens']")
    expect(gardens).to_contain_text("a new card")
    gardens.get_by_role("button", name="Reset").press("Enter")
    expect(gardens).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").press("Enter")
    download.value.save_as(again := tmp_path / "again.toml")
    assert download.value.suggested_filename == "mine.toml"
    assert "green = 3  # too poor" in again.read_text(encoding="utf-8")
    assert "Night Gardens" not in again.read_text(encoding="utf-8")
