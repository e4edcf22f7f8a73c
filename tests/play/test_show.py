"""What every game that is shown has."""

from milkomeda.play.show import places


def test_those_who_stand_alike_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (1, 9)]) == [2, 1, 2, 4]
