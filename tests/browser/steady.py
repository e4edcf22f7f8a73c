"""The table's server as these tests need it: always the same luck, and tables that begin with a position.

A table that is created with a position in place of its options begins there.
"""

import hashlib
import sys
from typing import Any

from milkomeda.cli import main
from milkomeda.table import fair, wire
from milkomeda.table.hall import Hall

create = Hall.create


def the_same_key(secret: str, salts: list[str]) -> bytes:
    return hashlib.sha256(b"steady").digest()


async def create_from(self: Hall, person: str, name: str, wish: wire.NewTable, start: str = "") -> Any:
    position = wish.options if "\n" in wish.options else ""
    return await create(self, person, name, wish, start or position)


if __name__ == "__main__":
    fair.key_of = the_same_key
    Hall.create = create_from  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
