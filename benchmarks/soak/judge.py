"""Holds the journal of what people were told against what is stored, and against the records."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from motherlode.client import Facts
from motherlode.game.record import read_record
from motherlode.server.storage.rows import EntryRow
from motherlode.server.storage.store import Store

from .people import Evening

Figures = dict[str, Any]
Progress = Callable[[int], bool]  # is told how much is done; whether to go on

# What a command that is acknowledged has added; others may have found it done already.
ADDS: Final = {"play": ("moved", "move"), "say": ("said", "text")}


async def judge(database_url: str, journal: Path) -> list[str]:
    """All that is wrong: lost, doubled, changed, or told to one and not to another."""
    told: dict[str, list[list[Any]]] = defaultdict(list)
    with journal.open() as lines:
        for line in lines:
            what, code, *rest = json.loads(line)
            told[code].append([what, *rest])
    store = await Store.open(database_url)
    try:
        found = []
        for row in await store.all_tables(1_000_000):
            entries = await store.entries(row.code)
            if row.seq != len(entries):
                found.append(f"{row.code}: {row.seq} entries are said to be stored")
            found += [f"{row.code}: {it}" for it in _table(entries, told.pop(row.code, []))]
        return [*found, *(f"{code}: the whole table is lost" for code in told)]
    finally:
        await store.close()


async def outcome(evening: Evening, database_url: str) -> Figures:
    """What came of it all, once the server is no more: what is stored may not change meanwhile."""
    counts = evening.journal.counts
    return {
        "games": sum(party.games for party in evening.parties),
        "acknowledged": counts["ack"],
        "told": counts["told"],
        "hints": counts["hint"],
        "wrong": await judge(database_url, evening.journal.file),
    }


def spread(values: Iterable[float]) -> Figures:
    """Half, nearly all, and the longest of some times."""
    found = sorted(values)
    part = {f"p{p}": found[len(found) * p // 100] for p in (50, 95)} if found else {}
    return {"times": len(found), **part, **({"max": found[-1]} if found else {})}


def later(journal: Path, spans: Sequence[tuple[float, float]]) -> Figures:
    """How much later than the first the last one was told of what happened in some spans."""
    told: dict[tuple[str, int], dict[str, float]] = defaultdict(dict)
    with journal.open() as lines:
        for what, code, who, at, *rest in map(json.loads, lines):
            if what == "told":  # and again to those who come back
                told[code, rest[0]].setdefault(who, at)
    first_last = [(min(times.values()), max(times.values())) for times in told.values()]
    return spread(
        last - first
        for first, last in first_last
        if any(begin < first < end for begin, end in spans)
    )


def _table(rows: Sequence[EntryRow], told: Iterable[list[Any]]) -> list[str]:
    log: dict[int, Facts] = {row.seq: json.loads(row.data) for row in rows}
    moves = {seq for seq, stored in log.items() if stored["entry"]["kind"] == "moved"}
    found = [] if list(log) == list(range(1, len(log) + 1)) else ["the log has a gap"]
    ids = Counter(stored["id"] for stored in log.values() if stored.get("id"))
    found += [f"{id} was done {times} times" for id, times in ids.items() if times > 1]
    known: dict[str, set[int]] = defaultdict(set)
    ends: dict[int, Facts] = {}
    for what, who, _, *rest in told:
        wrong = ""
        if what == "fault":
            wrong = rest[0]
        elif what == "ack":
            wrong = _acknowledged(log, *rest)
        elif what == "told":
            seq, event = rest
            known[who].add(seq)
            wrong = _happened(log.get(seq), event)
        elif what == "record":
            wrong = _recorded([log[seq]["entry"] for seq in sorted(moves)], rest[0])
        elif what == "end":
            last, table = rest
            if missed := {seq for seq in moves if seq <= last} - known[who]:
                wrong = f"was never told of the moves {sorted(missed)}"
            elif ends.setdefault(last, table) != table:
                wrong = f"sees another table than others after entry {last}"
        if wrong:
            found.append(f"{who}: {wrong}")
    return found


def _acknowledged(log: dict[int, Facts], id: str, seq: int, request: Facts) -> str:
    if seq not in log:
        return f"{request['do']} was acknowledged as entry {seq}, which is lost"
    kind, field = ADDS.get(request["do"], ("", ""))
    stored, entry = log[seq], log[seq]["entry"]
    if field and (stored.get("id"), entry["kind"], entry[field]) != (id, kind, request[field]):
        return f"{request} was acknowledged as entry {seq}, which is {stored}"
    return ""


def _happened(stored: Facts | None, event: Facts) -> str:
    """What is in both must be the same; of a move, what it was, unless that is secret."""
    if stored is None:
        return f"was told of what is lost: {event}"
    entry = stored["entry"]
    same = all(entry[name] == value for name, value in event.items() if name in entry)
    for fact in event.get("told", ()) if entry["kind"] == "moved" else ():
        if fact["event"] == "move" and "?" not in fact["move"]:
            same = same and fact["move"] == entry["move"]
    return "" if same else f"was told {event}, stored is {entry}"


def _recorded(moved: Sequence[Facts], record: str) -> str:
    made = [line for line in map(json.loads, record.splitlines()) if "move" in line]
    stored = [{"seat": entry["seat"], "move": entry["move"]} for entry in moved]
    kept = read_record(record.encode()).over and made == stored
    return "" if kept else "has another record than what is stored"
