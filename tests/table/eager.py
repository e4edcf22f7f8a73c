"""The table's server, in a hurry: what takes it minutes or hours takes no time here.

A line of the environment names constants and their values; one that dies does so when it is about to send.
"""

import importlib
import json
import os
import signal
import sys
from typing import Any

from milkomeda.cli import main
from milkomeda.table.herald import Herald


async def die(self: Herald, *letter: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    for name, value in json.loads(os.environ["EAGER"]).items():
        module, _, constant = name.rpartition(".")
        setattr(importlib.import_module(f"milkomeda.table.{module}"), constant, value)
    if os.environ.get("EAGER_DIES"):
        Herald.send = die  # type: ignore[assignment, method-assign]
    sys.exit(main(sys.argv[1:]))
