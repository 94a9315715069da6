"""What is executed for appends: SQLAlchemy writes the statements once, the driver executes them."""

import asyncio
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, ClauseElement, and_, bindparam, case, false, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .database import Database
from .rows import PersonRow, TableState
from .schema import entries, people, tables

STATE: Final = TableState._fields


class Append(NamedTuple):
    """Entries to be added to one table, and what waits for it."""

    code: str
    first: int
    rows: Sequence[tuple[int, bytes]]
    state: TableState
    people: Sequence[PersonRow]
    done: asyncio.Future[None]


class Statement:
    """A statement as the driver takes it."""

    def __init__(self, database: Database, statement: ClauseElement, *names: str) -> None:
        compiled = statement.compile(dialect=database.engine.dialect, column_keys=names or None)
        self.text = str(compiled)
        self._in_order = itemgetter(*compiled.positiontup)  # type: ignore[attr-defined]

    def values(self, rows: Sequence[Mapping[str, object]]) -> list[Any]:
        """What stands in the places of the text, for each row."""
        return [*map(self._in_order, rows)]


class Statements:
    """What is executed for appends."""

    def __init__(self, database: Database) -> None:
        insert = sqlite.insert if database.sqlite else postgresql.insert
        self.new = Statement(database, insert(tables), "code", "seq", "created", *STATE)
        self.log = Statement(database, insert(entries))
        change = update(tables).where(tables.c.code == bindparam("of"))
        # An append that does not follow the last entry makes this NULL, which the table refuses:
        # so no log gets a gap, and nothing needs to be read first.
        seq = case((tables.c.seq == bindparam("before"), bindparam("to_seq", type_=BigInteger)))
        state: dict[str, Any] = {name: bindparam(f"to_{name}") for name in STATE}
        self.change = Statement(database, change.values(**state, seq=seq))
        seat = insert(people)
        new = seat.excluded
        # A person who sits down again has not left for good.
        back = and_(new.seat.is_not(None), people.c.seat.is_(None))
        upsert = seat.on_conflict_do_update(
            index_elements=["table", "person"],
            set_={
                "guest": new.guest,
                "seat": new.seat,
                "owns": new.owns,
                "left": case((back, false()), else_=people.c.left),
            },
        )
        self.seat = Statement(database, upsert, "table", *PersonRow._fields)
        self.seq = Statement(database, select(tables.c.seq).where(tables.c.code == bindparam("of")))

    def of(self, batch: Sequence[Append]) -> list[tuple[str, list[Any]]]:
        """What stores these appends: texts, each with the values of its rows."""
        new, log, changes, seats = [], [], [], []
        for append in batch:
            code, seq, state = append.code, append.first, append.state
            for at, data in append.rows:
                log.append({"table": code, "seq": seq, "at": at, "data": data})
                seq += 1
            if append.first == 1:
                row = state._asdict()
                new.append({"code": code, "seq": seq - 1, "created": state.changed, **row})
            else:
                row = {f"to_{name}": value for name, value in zip(STATE, state, strict=True)}
                changes.append({"of": code, "before": append.first - 1, "to_seq": seq - 1, **row})
            for one in append.people:
                seats.append({"table": code, **one._asdict()})
        both = (self.new, new), (self.log, log), (self.change, changes), (self.seat, seats)
        return [(statement.text, statement.values(rows)) for statement, rows in both if rows]

    def last(self, append: Append) -> tuple[str, list[str]]:
        """What finds the last entry of its table."""
        return self.seq.text, [append.code]
