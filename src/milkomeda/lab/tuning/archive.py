"""Games that were played already: kept in a file, whoever stops goes on where it was."""

import json
from collections.abc import Iterator
from concurrent.futures import Executor

from milkomeda.lab.journal import Lines
from milkomeda.lab.tuning.evidence import Chunk, Row, play_chunk
from milkomeda.lab.workers import mapped


class Archive:
    """Plays chunks, but for those that are kept. All that follows from them is found again the same way."""

    def __init__(self, pool: Executor, lines: Lines | None) -> None:
        self.pool = pool
        self.lines = lines
        kept = map(json.loads, lines.lines) if lines else ()
        self.kept: dict[str, list[Row]] = {name: [tuple(row) for row in rows] for name, rows in kept}

    def rows(self, chunks: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """In their order."""
        played = mapped(self.pool, play_chunk, [one for one in chunks if name(one) not in self.kept])
        for chunk in chunks:
            rows = self.kept.get(name(chunk))
            if rows is None:
                rows = next(played)
                if self.lines:
                    self.lines.add(json.dumps([name(chunk), rows]))
            yield chunk, rows


def name(chunk: Chunk) -> str:
    return json.dumps([chunk.setup.options, chunk.setup.names, chunk.first, chunk.blocks])
