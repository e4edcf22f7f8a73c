"""The page on the screen of whoever opens the table, if there is one."""

import os
import sys
import webbrowser
from collections.abc import Mapping


def seen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody would see a browser: not from afar, nor where there are only terminals."""
    if "SSH_CONNECTION" in environment:
        return False
    return platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & {*environment})


def show(address: str) -> None:
    if seen(os.environ, sys.platform):
        webbrowser.open(address)
