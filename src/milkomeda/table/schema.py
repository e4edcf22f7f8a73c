"""The records that are kept, and the database's tables made from them."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.schema import CreateColumn


class EventRow(Struct, frozen=True):
    """Something that happened at a table, as it is kept: `events.py` says what it means."""

    number: int
    at: float
    kind: str
    seat: int
    person: str
    text: str


class Row(Struct, frozen=True):
    """A table as it was created."""

    id: str
    created: float
    game: str
    rules: str
    options: str
    players: int
    host: str
    private: bool
    clock: int
    when_late: str
    secret: str
    start: str
    """The position it begins from; empty for a new game."""
    rated: bool = False
    """Whether its game counts for ratings; nothing changes that any more."""
    pace: str = "usual"
    hints: bool = False
    """Whether those who play may ask a bot for advice."""
    title: str = ""
    """What its edition is called, if that is one of somebody's own …"""
    wording: str = ""
    """… and under which mark its texts are kept."""
    cardboard: bool = False
    """Whether it is played with cardboard, and entered here."""


class Judged(Struct, frozen=True):
    """What a review says of one decision of a finished game."""

    at: int
    """After so many answers it was asked."""
    seat: int
    chance: float
    """Of winning, after what was answered."""
    better: str
    """The answer with the best chances, in notation."""
    best: float
    margin: float = -1.0
    """By so much the distance between the two may be otherwise; negative where nobody asked."""


class Call(Struct, frozen=True):
    """Somebody is asked at a table where an answer may take days."""

    seat: int
    person: str
    question: int
    since: float
    until: float
    """When the clock runs out."""


class Standing(Struct, frozen=True):
    """What a table's row should say once the new events are in."""

    phase: str
    due: float
    """When somebody should look after it; 0 for never."""
    summary: str = ""
    """What a list of tables shows; empty in rows from before there were summaries."""
    calls: tuple[Call, ...] | None = None
    """Who is asked, in rows of their own; None at a table where nobody is told of it."""


class Finished(Struct, frozen=True):
    """A game that is over: what stays of it, even when its table is gone."""

    table_id: str
    game: str
    edition: str
    options: str
    ended: float
    rounds: int
    decisions: int
    seconds: float
    """In which it was played: long pauses do not count."""
    why: str
    """What ended it, as facts in JSON."""
    rated: int = 0
    """Its number among the rated games; 0 for one that is not."""
    counted: bool = False
    """Whether ratings heeded it."""
    title: str = ""
    """What its edition is called, if that was one of somebody's own."""
    cardboard: bool = False
    """Whether it was played with cardboard, and entered here."""


class Result(Struct, frozen=True):
    """What a seat came to in it."""

    table_id: str
    seat: int
    person: str
    """Empty for a bot; or a word that says nothing, of somebody who does not want to be known any more."""
    name: str
    bot: str
    place: int
    points: int
    figures: str
    """What statistics are made of, in JSON; empty for bots, and for who wants none."""
    mu: float = 0.0
    """The rating after it, if it is rated."""
    sigma: float = 0.0


class Key(Struct, frozen=True):
    """What a secret opens."""

    kind: str
    person: str
    table_id: str
    seat: int
    created: float = 0.0
    used: float = 0.0
    """When it last was, to a day; 0 in rows from before that was noted."""
    origin: str = ""
    """The recovery link that opened this browser, as its hash."""


class Way(Struct, frozen=True):
    """How somebody wants to be told that they are asked."""

    id: str
    person: str
    table_id: str
    """For a hook that tells of everybody at one table; else empty."""
    kind: str
    """push, mail, hook"""
    address: str
    secret: str
    """What a push is encrypted for, what a link in a mail opens, what a hook's messages are signed with."""
    key: str
    """Of a push: the secret of the browser that asked for it, as its hash; it ends with that."""
    origin: str
    """Where the person found this server."""
    language: str
    created: float
    confirmed: bool
    last: float = 0.0
    before: float = 0.0
    """When the last two mails went out."""
    failures: int = 0
    """Messages in a row that could not be brought."""
    trouble: str = ""
    """Why the last one could not be, as a message; empty if it was."""


class Letter(Struct, frozen=True):
    """Something to be sent. It goes when it was, or when it is not true any more."""

    way: str
    kind: str
    """turn, reminder, test, confirm"""
    table_id: str
    seat: int
    question: int
    due: float
    tries: int = 0


class Run(Struct, frozen=True):
    """Something that the lab is asked to find out."""

    id: str
    person: str
    title: str
    created: float
    asked: str
    """The order, in JSON."""
    games: int = 0
    """Played so far, by each set of rules."""
    known: str = ""
    figures: str = "[]"
    """What is known, and what that says, in JSON."""
    done: bool = False
    stopped: bool = False
    failed: bool = False
    served: float = 0.0
    """When the lab last went on with it."""
    until: float = 0.0
    """Till then a process has it."""
    wording: str = ""
    """Under which mark the texts of its last set of rules are; empty for none."""


class Sanction(Struct, frozen=True):
    """What an operator keeps from somebody."""

    kind: str
    """ban, mute"""
    target: str
    """A person, or addresses."""
    until: float
    """0 for good."""


class Deed(Struct, frozen=True):
    """What an operator did. Every process reads on in them, and hears so what it must let go of."""

    number: int
    at: float
    who: str
    deed: str
    target: str
    detail: str


TYPES: Final[dict[Any, Any]] = {str: sa.String, int: sa.Integer, float: sa.Float, bool: sa.Boolean}


def columns(record: type[Struct], *keys: str) -> list[sa.Column[Any]]:
    """A column for each field that is one value; one that came later has a default."""
    return [
        sa.Column(
            field.name,
            TYPES[field.type],
            primary_key=field.name in keys,
            nullable=False,
            server_default=None if field.required else written(field.default),
        )
        for field in msgspec.structs.fields(record)
        if field.type in TYPES
    ]


def written(default: Any) -> Any:
    if isinstance(default, bool):
        return sa.true() if default else sa.false()
    return str(default)


SCHEMA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    SCHEMA,
    *columns(Row, "id"),
    # What follows is drawn from the events, for those who look for a table without reading all of them.
    *columns(Standing),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),  # by an operator
    sa.Column("recorded", sa.Boolean, nullable=False, server_default=sa.false()),  # what its game came to
    sa.Index("ix_tables_phase", "phase"),
    sa.Index("ix_tables_due", "due"),
)
UNRECORDED: Final = (TABLES.c.phase == "over") & ~TABLES.c.recorded
sa.Index("ix_tables_unrecorded", TABLES.c.changed, sqlite_where=UNRECORDED, postgresql_where=UNRECORDED)
WORDINGS: Final = sa.Table(
    "wordings",
    SCHEMA,
    sa.Column("mark", sa.String, primary_key=True),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("lent", sa.Float, nullable=False, server_default="0"),  # when it was asked for by no table
)
EVENTS: Final = sa.Table(
    "events", SCHEMA, sa.Column("table_id", sa.String, primary_key=True), *columns(EventRow, "number")
)
SAID: Final = EVENTS.c.kind == "say"
sa.Index("ix_events_said", EVENTS.c.person, sqlite_where=SAID, postgresql_where=SAID)
PEOPLE: Final = sa.Table(
    "people",
    SCHEMA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("keeps", sa.Boolean, nullable=False, server_default=sa.true()),  # a history
    sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()),  # their ratings, to others
)
FINISHED: Final = sa.Table(
    "finished", SCHEMA, *columns(Finished, "table_id"), sa.Index("ix_finished_rated", "rated")
)
RESULTS: Final = sa.Table(
    "results", SCHEMA, *columns(Result, "table_id", "seat"), sa.Index("ix_results_person", "person")
)
KEYS: Final = sa.Table(
    "keys",
    SCHEMA,
    sa.Column("hash", sa.String, primary_key=True),
    *columns(Key),
    sa.Index("ix_keys_person", "person"),
)
SITTINGS: Final = sa.Table(
    "sittings",
    SCHEMA,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
)
REVIEWS: Final = sa.Table(
    "reviews",
    SCHEMA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("rules", sa.String, primary_key=True),  # by others the game may begin elsewhere
    *columns(Judged, "at"),
)
RUNS: Final = sa.Table("runs", SCHEMA, *columns(Run, "id"), sa.Index("ix_runs_person", "person"))
UNDER_WAY: Final = ~(RUNS.c.done | RUNS.c.stopped | RUNS.c.failed)
sa.Index("ix_runs_under_way", RUNS.c.served, sqlite_where=UNDER_WAY, postgresql_where=UNDER_WAY)
PROMISES: Final = sa.Table(
    "promises",
    SCHEMA,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("secret", sa.String, nullable=False),
)
CALLS: Final = sa.Table(
    "calls",
    SCHEMA,
    sa.Column("table_id", sa.String, primary_key=True),
    *columns(Call, "seat"),
    sa.Column("told", sa.Integer, nullable=False),  # how often: of the turn, then of the clock
    sa.Column("due", sa.Float, nullable=False),  # when to tell the next time; 0 for never
    sa.Index("ix_calls_due", "due"),
    sa.Index("ix_calls_person", "person"),
)
WAYS: Final = sa.Table(
    "ways",
    SCHEMA,
    *columns(Way, "id"),
    sa.Index("ix_ways_person", "person"),
    sa.Index("ix_ways_table", "table_id"),
    sa.Index("ix_ways_address", "address"),
)
LETTERS: Final = sa.Table(
    "letters",
    SCHEMA,
    *columns(Letter, "way", "kind", "table_id", "seat"),
    sa.Index("ix_letters_due", "due"),
)
SECRETS: Final = sa.Table(
    "secrets",  # the server's own
    SCHEMA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
SANCTIONS: Final = sa.Table("sanctions", SCHEMA, *columns(Sanction, "kind", "target"))
DEEDS: Final = sa.Table("deeds", SCHEMA, *columns(Deed, "number"))
PRESENCE: Final = sa.Table(
    "presence",
    SCHEMA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("process", sa.String, primary_key=True),
    sa.Column("seats", sa.String, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("looking", sa.String, nullable=False, server_default=""),
)

PULSE: Final = sa.Table(
    "pulse",  # one row, written to see whether anything can be
    SCHEMA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)


def bring_up_to_date(connection: sa.Connection) -> None:
    """Add what a database of an older version lacks."""
    SCHEMA.create_all(connection)
    for table in SCHEMA.sorted_tables:
        known = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                definition = CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(sa.text(f"alter table {table.name} add column {definition}"))
        for index in table.indexes:
            index.create(connection, checkfirst=True)
