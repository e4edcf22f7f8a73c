"""The page where everything in the box is printed."""

from pathlib import Path

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
