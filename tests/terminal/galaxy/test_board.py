from milkomeda.galaxy.notation.position import read
from milkomeda.terminal.galaxy.board import SMALL, Size, cells_named, draw_board
from milkomeda.terminal.look import Look
from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.terminal.stage import DUEL, plain

PLAIN = stage("milkomeda", language("en")).look(plain())
LARGE = Size(12, 4)


def drawn(text: str, size: Size = LARGE, look: Look = PLAIN, lit: str = "", room: int = 80) -> list[str]:
    g = read(text)
    cells = {int(g.grid.cell(name)) for name in lit.split()}
    return draw_board(g, size, look, cells, room).plain.splitlines()


def test_a_box_shows_corners_name_fleets_and_keywords() -> None:
    rows = drawn(DUEL)
    assert [row[:12] for row in rows[:4]] == ["●3━━A1t━━━3⬢", "┃Homeworld ┃", "┃t3        ┃", "▲3━━━━━━━━3◆"]
    assert [row[12:24] for row in rows[:4]] == [
        "●0━━B1t━━━0⬢",
        "┃Novatron  ┃",
        "┃t2        ┃",
        "▲0━━━O━━━━4◆",
    ]


def test_a_rotated_card_has_its_colours_in_other_corners() -> None:
    rows = drawn(DUEL)
    assert (rows[0][24], rows[0][35], rows[3][24], rows[3][35]) == ("▲", "●", "◆", "⬢")


def test_the_four_corners_at_a_point_stand_side_by_side() -> None:
    rows = drawn("milkomeda protocols\nA1: 1 teal\nB1 Novatron\nA2 Arakor r1\nB2 Actara r2\nF5: 1 gold")
    assert rows[3][11:13] == "◆▲"
    assert rows[4][11:13] == "●◆"


def test_all_rows_are_equally_wide_in_every_size() -> None:
    for size in (SMALL, Size(10, 3), Size(10, 4), LARGE):
        assert {len(row) for row in drawn(DUEL, size)} == {6 * size.width}
        assert len(drawn(DUEL, size)) == 5 * size.height


def test_columns_without_room_come_below() -> None:
    rows = drawn(DUEL, SMALL, room=40)
    assert max(len(row) for row in rows) == 40
    assert len(rows) == 2 * 5 * SMALL.height
    assert "●3F5g━3⬢" in rows[27]


def test_cells_to_choose_from_are_marked_without_colour_too() -> None:
    rows = drawn(DUEL, lit="A1 D1")
    assert "A1t*" in rows[0]
    assert "D1*" in rows[2]
    assert "B1t*" not in rows[0]


def test_structures_stand_beside_their_owners_fleets() -> None:
    text = "milkomeda protocols\nA1: 3 teal, teal outpost, teal hypergate, 1 gold\nF5: 1 gold"
    assert "┃t3oh g1   ┃" in drawn(text)[2]
    assert "✦3⌂◎ ♛1" in drawn(text, look=PLAIN._replace(plain=False))[2]


def test_an_uncontrolled_sector_has_a_thin_frame() -> None:
    assert drawn("milkomeda protocols\nA1: 1 teal\nB1 Novatron\nF5: 1 gold")[0][12:24] == "●0───B1───0⬢"


def test_choices_refer_to_cells() -> None:
    g = read(DUEL)
    assert cells_named(g) == set()
    g.play(int(g.step.read(g, "attack")))
    assert {g.grid.name(cell) for cell in cells_named(g)} == {"C1"}
