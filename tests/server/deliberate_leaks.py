"""Leaks made on purpose, to show that the tests find leaks. Each takes a `MonkeyPatch`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import pytest

from motherlode.game.cards import NAMES, ROLES
from motherlode.game.events import Event, MoveFact, Told
from motherlode.game.move import Move
from motherlode.game.seen import Viewer
from motherlode.server import privacy
from motherlode.server.live import audience, log_lines, stored_table
from motherlode.server.live.device import Device
from motherlode.server.monitoring.logs import event, get
from motherlode.table import Line, Refused, Table, deadline, telling
from motherlode.table import entries as e
from motherlode.table.deciding import playing
from motherlode.table.scene import Facts

Patch = pytest.MonkeyPatch


def _happened(patch: Patch, told: Callable[[Table, Any, Any], Any]) -> None:
    """Tell entries in another way, now and when somebody catches up."""
    patch.setattr(telling, "happened", told)
    patch.setattr(audience, "happened", told)
    patch.setattr(log_lines, "happened", told)


def none(patch: Patch) -> None:
    """Nothing leaks: all is well."""


def secrets_of_all(patch: Patch) -> None:
    """All that a move tells anybody is told to everybody."""

    def facts(told: Sequence[Event], seat: Viewer) -> Told:
        return [one.whole for one in told]

    patch.setattr(telling, "_facts", facts)


def facts_of_another_seat(patch: Patch) -> None:
    """Each seat is told what is for the next one."""
    right = telling._facts

    def facts(told: Sequence[Event], seat: Viewer) -> Told:
        return right(told, None if seat is None else (seat + 1) % 3)

    patch.setattr(telling, "_facts", facts)


def moves_as_stored(patch: Patch) -> None:
    """Moves are told with the cards laid face down."""
    right = telling.happened

    def told(table: Table, line: Any, person: Any) -> Any:
        entry = line.entry
        if isinstance(entry, e.Moved):
            return telling.Moved(entry.seat, entry.how, [MoveFact(entry.seat, entry.move)])
        return right(table, line, person)

    _happened(patch, told)


def deals_as_stored(patch: Patch) -> None:
    """A deal is told as it stands in the database."""
    right = telling.happened

    def told(table: Table, line: Any, person: Any) -> Any:
        return line.entry if isinstance(line.entry, e.Dealt) else right(table, line, person)

    _happened(patch, told)


def own_part_of_another_seat(patch: Patch) -> None:
    """Each seat gets the hand and the rest of the next one."""
    right = telling.Change.game_for

    def game_for(change: telling.Change, seat: Viewer) -> Facts:
        return right(change, None if seat is None else (seat + 1) % 3)

    patch.setattr(telling.Change, "game_for", game_for)


def dwarfs_in_the_scene(patch: Patch) -> None:
    """The whole game is shown with all dwarfs open."""
    right = telling.Telling.game

    def game(told: telling.Telling, seat: Viewer) -> Facts | None:
        if told.scene is None:
            return None
        dwarfs = [ROLES[role] for role in told.scene.following.round.roles]
        return {**(right(told, seat) or {}), "roles": dwarfs}

    patch.setattr(telling.Telling, "game", game)


def dwarfs_in_the_summary(patch: Patch) -> None:
    """A list of tables counts the saboteurs."""
    right = telling.summary

    def summary(table: Table) -> Facts:
        match = table.match
        dwarfs = [ROLES[role] for role in match.round.roles] if match and match.rounds else []
        return {**msgspec.structs.asdict(right(table)), "dwarfs": dwarfs}

    patch.setattr(telling, "summary", summary)
    patch.setattr(stored_table, "summary", summary)


def refusals_that_know_the_deck(patch: Patch) -> None:
    """A refused move is answered with the next card of the deck."""
    right = playing._legal

    def legal(table: Table, seat: int, text: str) -> Move:
        try:
            return right(table, seat, text)
        except Refused as refused:
            deck = table.match.round.deck() if table.match else []
            card = NAMES[deck[0]] if deck else ""
            raise Refused(refused.message.id, refused.message.clause, card=card) from None

    patch.setattr(playing, "_legal", legal)


def deadline_by_dwarf(patch: Patch) -> None:
    """A saboteur has a millisecond more."""

    def later(table: Table) -> int | None:
        found = deadline(table)
        if found is None or table.match is None or table.deciding is None:
            return found
        return found + (ROLES[table.match.round.roles[table.deciding]] == "saboteur")

    patch.setattr(telling, "deadline", later)


def moves_in_the_log(patch: Patch) -> None:
    """Whoever runs the server reads all moves."""
    right = telling.Telling.follow

    def follow(told: telling.Telling, line: Line) -> telling.Change:
        if isinstance(line.entry, e.Moved):
            event(get("motherlode.room"), "moved", move=line.entry.move)
        return right(told, line)

    patch.setattr(telling.Telling, "follow", follow)


def export_of_all(patch: Patch) -> None:
    """What is stored about somebody is all that is stored about their tables."""
    patch.setattr(privacy, "_about", lambda entry, person, seats: True)


def asides_to_players(patch: Patch) -> None:
    """Players hear what spectators say among themselves."""
    right = telling.happened

    def told(table: Table, line: Any, person: Any) -> Any:
        aside = isinstance(line.entry, (e.Said, e.Phrased)) and line.entry.aside
        return line.entry if aside else right(table, line, person)

    _happened(patch, told)


def workers_as_stored(patch: Patch) -> None:
    """Presence is told with the worker through which somebody is connected."""
    right = telling.happened

    def told(table: Table, line: Any, person: Any) -> Any:
        return line.entry if isinstance(line.entry, e.Here) else right(table, line, person)

    _happened(patch, told)


def screens_of_their_guests(patch: Patch) -> None:
    """A screen shows what its guest may see."""

    def recognise(room: audience.Audience, device: Device) -> None:
        person = room._stored.table.person_of(device.caller.guest)
        device.person = person.number if person else None
        device.seat = person.seat if person else None

    patch.setattr(audience.Audience, "_recognise", recognise)


# What makes two histories differ that should be the same for a viewer.
OF_THE_GAME: Final = (
    secrets_of_all, facts_of_another_seat, moves_as_stored, deals_as_stored,
    own_part_of_another_seat, dwarfs_in_the_scene, dwarfs_in_the_summary,
    refusals_that_know_the_deck, deadline_by_dwarf, moves_in_the_log, export_of_all,
    screens_of_their_guests,
)  # fmt: skip
# What the bytes of a real game show; the others of above as well.
ON_THE_WIRE: Final = (moves_as_stored, asides_to_players, workers_as_stored)
