"""Luck: the same seed brings the same numbers, and they are fair."""

import pytest

from milkomeda.play.luck import Random, Seeded


def test_the_numbers_of_a_seed_never_change() -> None:
    luck = Seeded(1)
    assert [luck.below(1000) for _ in range(8)] == [133, 760, 163, 537, 454, 82, 153, 652]
    assert [luck.below(2**31) for _ in range(2)] == [1338522100, 177773478]


def test_the_same_seed_brings_the_same_numbers_another_seed_others() -> None:
    def numbers(seed: int) -> list[int]:
        luck = Seeded(seed)
        return [luck.below(1000) for _ in range(20)]

    assert numbers(9) == numbers(9)
    seeds = [0, 1, 2, 3, 2**31, 2**32, 2**32 + 1, 2**62]
    assert len({tuple(numbers(seed)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 72, 2**31])
def test_numbers_stay_below(n: int) -> None:
    luck = Seeded(n)
    assert all(0 <= luck.below(n) < n for _ in range(500))


def test_one_is_always_nought() -> None:
    luck = Seeded(3)
    assert {luck.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("seed", [0, 1, 12345])
@pytest.mark.parametrize("n", [2, 6, 10])
def test_a_die_is_fair(seed: int, n: int) -> None:
    """Chi squared: by chance it is beyond this once in ten thousand seeds."""
    luck = Seeded(seed)
    throws = 600 * n
    counts = [0] * n
    for _ in range(throws):
        counts[luck.below(n)] += 1
    squared = sum((count - 600) ** 2 / 600 for count in counts)
    assert squared < {2: 15.1, 6: 25.7, 10: 33.7}[n]


def test_one_throw_says_nothing_about_the_next() -> None:
    luck = Seeded(8)
    pairs = [luck.below(6) * 6 + luck.below(6) for _ in range(36_000)]
    squared = sum((pairs.count(pair) - 1000) ** 2 / 1000 for pair in range(36))
    assert squared < 76


def test_neighbouring_seeds_begin_differently() -> None:
    first = [Seeded(seed).below(6) for seed in range(6000)]
    assert all(850 < first.count(face) < 1150 for face in range(6))


def test_luck_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Random().below(6)
