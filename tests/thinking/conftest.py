from pathlib import Path

import pytest

PROGRAM = Path(__file__).parent / "ponderers.py"


@pytest.fixture
def ponderers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think as long as they may, or fail."""
    monkeypatch.setattr("milkomeda.thinking.thinking.PROGRAM", (str(PROGRAM),))
