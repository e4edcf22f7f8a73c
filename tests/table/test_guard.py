"""Limits, origins, and what people type."""

from typing import Any

import pytest

from milkomeda.table import guard
from milkomeda.table.guard import Bucket, Limits, Places, clean, neighbourhood, same_origin
from milkomeda.table.refusal import Refusal, TooMany


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\nLovelace ", "Ada of Lovelace"),
        ("A\x00d\x07a\x7f", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\u200f\u061c", "Ada"),
        ("A\u200bd\u200d\u2060a\ufeff", "Ada"),
        ("A\u3164d\u2800a\u115f", "Ada"),
        ("Ad\U000e0061\U000e007fa", "Ada"),
        ("A\ud800da", "Ada"),
        ("A\u2028da", "A da"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("<b>Ada</b> & 'co'", "<b>Ada</b> & 'co'"),
        ("\U0001f680 阿達", "\U0001f680 阿達"),
    ],
)
def test_what_is_typed_shows(typed: str, kept: str) -> None:
    assert clean(typed, 40, "a name") == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b", "\u3164\u2800", "\x00\x01", "\u202e"])
def test_what_does_not_show_is_nothing(typed: str) -> None:
    with pytest.raises(Refusal, match="a name must not be empty"):
        clean(typed, 40, "a name")


def test_what_is_typed_has_a_longest_length() -> None:
    assert clean("a" * 24, 24, "a name") == "a" * 24
    with pytest.raises(Refusal, match="a name has 24 characters at most"):
        clean("a" * 25, 24, "a name")


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "milkomeda.example", True),
        ("https://milkomeda.example", "milkomeda.example", True),
        ("http://localhost:8470", "localhost:8470", True),
        ("http://localhost:8471", "localhost:8470", False),
        ("https://evil.example", "milkomeda.example", False),
        ("https://milkomeda.example.evil.example", "milkomeda.example", False),
        ("https://evil.example@milkomeda.example", "milkomeda.example", False),
        ("https://milkomeda.example/evil", "milkomeda.example", False),
        ("null", "milkomeda.example", False),
        ("null", "", False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "milkomeda.example", False),
        ("\xff\xfe", "milkomeda.example", False),
    ],
)
def test_only_our_own_page_may_ask(origin: str | None, host: str, ours: bool) -> None:
    headers = [(b"host", host.encode("latin-1"))] if host else []
    if origin is not None:
        headers.append((b"origin", origin.encode("latin-1")))
    assert same_origin({"headers": headers}) == ours


class Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(guard, "time", clock)
    return clock


def test_so_many_at_once_and_so_many_a_second(clock: Any) -> None:
    limits = Limits(burst=3, rate=2)
    assert [limits.take("ada") for _ in range(4)] == [True, True, True, False]
    assert limits.take("bob")
    clock.now += 1
    assert [limits.take("ada") for _ in range(3)] == [True, True, False]


def test_who_is_too_fast_waits_longer_and_longer(clock: Any) -> None:
    bucket = Bucket(burst=2, rate=10)
    assert [round(bucket.borrow(), 3) for _ in range(4)] == [0, 0, 0.1, 0.2]
    clock.now += 100
    assert bucket.borrow() == 0


def test_limits_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "REMEMBERED", 10)
    limits = Limits(burst=1, rate=0.001)
    for number in range(1000):
        limits.take(str(number))
    assert len(limits.buckets) == 10
    assert not limits.take("999")


def test_places_are_given_back() -> None:
    places = Places(2)
    with places.place("ada"), places.place("ada"):
        with pytest.raises(TooMany), places.place("ada"):
            pass
        with places.place("bob"):
            pass
    with pytest.raises(RuntimeError), places.place("ada"):
        raise RuntimeError
    assert not places.taken


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
