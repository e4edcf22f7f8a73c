"""Whether a browser would be seen."""

import pytest

from milkomeda.table.screen import seen


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 5 192.0.2.2 22"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "192.0.2.1 5 192.0.2.2 22"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(
    environment: dict[str, str], platform: str, there: bool
) -> None:
    assert seen(environment, platform) is there
