"""Milkomeda as somebody has it who installed no extra."""

import sys

from milkomeda.extras import PACKAGES


def cut() -> None:
    """From here on they cannot be imported."""
    for names in PACKAGES.values():
        sys.modules |= dict.fromkeys(names)  # type: ignore[arg-type]


if __name__ == "__main__":
    cut()
    from milkomeda.cli import main

    sys.exit(main(sys.argv[1:]))
