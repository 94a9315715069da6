"""The HTTP side: who one is, which tables there are, records and replays of finished games."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...bots import LEVELS
from ...game.match import Match
from ...game.options import EDITIONS, OPTIONS, PLAYERS, sorted_values
from ...game.record import write_record
from ...table import Caller, Refused, Table, Terms, admitted, may_look_on
from ...table.clock import CLOCKS, SECOND
from ...table.talk import LONGEST_NAME, LONGEST_TEXT, PHRASES
from ...words import LANGUAGES
from .. import protocol as p
from ..address import client_address, qr_svg
from ..limits.buckets import Buckets, address_key
from ..limits.measured import measured
from ..limits.one_at_a_time import OneAtATime
from ..live.hub import LISTED, Hub, read_code
from ..privacy import erase, export
from ..storage.rows import GuestRow, PlaceRow, TableRow
from .guests import COOKIE, Guests, digest, token_of
from .headers import same_origin
from .reachability import Reachability
from .replays import COST, TABLE, replay, replay_record

JSON: Final = "application/json"
RECORD: Final = "application/x-ndjson"
RECORDS: Final = (RECORD, "text/plain")  # as what a record may be sent
QR_CODES: Final = 1000  # that are kept: each takes milliseconds to draw
_IDS: Final = {  # of refusals, by the status of the answer; that of all others is 400
    401: ("server-no-guest",),
    403: ("server-wrong-origin", "server-not-there", "server-not-to-open"),
    404: ("server-no-table", "server-bad-code"),
    409: ("server-not-over", "server-only-here", "server-cannot-listen"),
    421: ("server-wrong-host",),
    429: ("server-too-many-tables", "server-too-many-guests", "server-too-fast"),
}
STATUS: Final = {id: status for status, ids in _IDS.items() for id in ids}

T = TypeVar("T")
Handler = Callable[["Api", Request], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One thing that HTTP is for: also what the description of the API is made from."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    takes_text: tuple[str, ...] = ()  # or plain text, sent as one of these
    gives: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()
    media: str = JSON
    cost: float = 1  # of so many plain requests
    viewer: bool = False  # told to the viewer that ?as= names
    shows_token: bool = False  # to whoever asks for ?token=show, instead of a cookie


class Api:
    """Answers requests."""

    def __init__(self, hub: Hub, reach: Reachability | None = None) -> None:
        self.hub = hub
        self.reach = reach or Reachability(hub.settings)
        self.guests = Guests(hub.store, hub.settings)
        self._qr = lru_cache(QR_CODES)(qr_svg)
        rate = hub.settings.guests_per_address
        self._new = Buckets(rate / 3600, rate)
        self._asking = Buckets(20, 200)
        self._exports, self._in_thread = OneAtATime(), OneAtATime()

    @measured
    async def answer(self, operation: Operation, request: Request) -> Response:
        """The answer to a request, whatever it asks for."""
        try:
            self.let_in(request, operation.cost)
            return await operation.handler(self, request)
        except Refused as refused:
            return error(refused)

    def let_in(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Refuse other sites, and anyone who asks too often: so nobody can guess codes either."""
        if not self._asking.take(_address(connection), monotonic(), cost):
            raise Refused("server-too-fast")
        scope, origins = connection.scope, self.hub.settings.allowed_origins
        if scope.get("method") not in ("GET", "HEAD") and not same_origin(scope, origins):
            raise Refused("server-wrong-origin")

    async def _guest(self, request: Request) -> GuestRow:
        return await self.guests.know(request, self.hub.now())

    async def _worked_out(self, request: Request, work: Callable[[], T]) -> T:
        """What takes some hundredths of a second, in which nothing else may have to wait."""
        async with self._in_thread.turn(_address(request)):
            return await asyncio.to_thread(work)

    # --- guests ------------------------------------------------------------------------------

    async def new_guest(self, request: Request) -> Response:
        wish = await _body(request, p.GuestIn)
        if not self._new.take(_address(request), monotonic()):
            raise Refused("server-too-many-guests")
        guest, token = await self.guests.add(wish.name, wish.language, self.hub.now())
        return self._known(request, guest, token, 201)

    async def guest(self, request: Request) -> Response:
        guest = await self._guest(request)
        return _json(p.GuestOut(guest.name, guest.language))

    async def change_guest(self, request: Request) -> Response:
        guest = await self._guest(request)
        wish = await _body(request, p.GuestIn)
        caller = await self.guests.change(guest, wish.name, wish.language)
        if caller.name != guest.name:
            for row in await self.hub.store.tables_of(guest.id):
                if row.stage not in ("over", "closed"):
                    await (await self.hub.room(row.code)).rename(caller)
        now = await self._guest(request)
        return _json(p.GuestOut(now.name, now.language))

    async def delete_guest(self, request: Request) -> Response:
        guest = await self._guest(request)
        await erase(self.hub, guest)
        await self.hub.sign_out(guest.id)
        return _signed_out()

    async def export_guest(self, request: Request) -> Response:
        guest = await self._guest(request)
        async with self._exports.turn(_address(request)):
            return _file(_json(await export(self.hub.store, guest)), "motherlode-me.json")

    async def leave(self, request: Request) -> Response:
        """This device forgets who it is."""
        guest = await self.guests.find(request, self.hub.now())
        if guest is not None:
            await self.hub.store.drop_token(digest(token_of(request)))
            await self.hub.sign_out(guest.id)
        return _signed_out()

    async def transfer(self, request: Request) -> Response:
        guest, base = await self._guest(request), self.reach.base(request)
        code, expires = await self.guests.transfer(guest, self.hub.now())
        link = f"{base}/me#{code}"  # behind the #, so that it is in no log
        shown = bool(self.reach.url(request))
        qr = (await self._worked_out(request, lambda: qr_svg(link))).decode() if shown else ""
        return _json(p.TransferOut(code, link, qr, expires), 201)

    async def claim(self, request: Request) -> Response:
        wish = await _body(request, p.ClaimIn)
        token = await self.guests.claim(wish.code, self.hub.now())
        guest = await self.hub.store.guest_by_token(digest(token))
        if guest is None:
            raise Refused("server-bad-code")
        return self._known(request, guest, token, 200)

    def _known(self, request: Request, guest: GuestRow, token: str, status: int) -> Response:
        """Who one is from now on; the token is shown if that is asked for, or put in a cookie."""
        shown = token if request.query_params.get("token") == "show" else ""
        response = _json(p.GuestOut(guest.name, guest.language, shown), status)
        if not shown:
            self.guests.remember(request, response, token)
        return response

    # --- tables ------------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        guest, base = await self._guest(request), self.reach.base(request)
        terms = await _body(request, Terms)
        code = await self.hub.create(terms, Caller(guest.id, guest.name))
        return _json(p.TableOut(code, f"{base}/t/{code}"), 201)

    async def tables(self, request: Request) -> Response:
        rows = await self.hub.store.listed(LISTED)
        shown = [_summary(row) for row in rows]
        return _json({"tables": [table for table in shown if table["here"]]})

    async def my_tables(self, request: Request) -> Response:
        guest = await self._guest(request)
        places = await self.hub.store.places_of(guest.id, LISTED)
        return _json({"tables": [_placed(place) for place in places]})

    async def leave_table(self, request: Request) -> Response:
        """Leave a table for good, and take it off one's list."""
        guest = await self._guest(request)
        code = read_code(request.path_params["code"])
        if not await (await self.hub.room(code)).part_with(guest.id):
            raise Refused("server-no-table")
        await self.hub.store.leave(code, guest.id)
        return Response(status_code=204)

    async def table(self, request: Request) -> Response:
        row = await self.hub.store.table(read_code(request.path_params["code"]))
        if row is None:
            raise Refused("server-no-table")
        return _json(_summary(row))

    async def table_qr(self, request: Request) -> Response:
        code = read_code(request.path_params["code"])
        if await self.hub.store.table(code) is None:
            raise Refused("server-no-table")
        url = self.reach.url(request)
        if not url:
            raise Refused("server-only-here")
        return Response(self._qr(f"{url}/t/{code}"), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        table, match = await self._finished(request)
        record = await self._worked_out(request, lambda: write_record(match))
        return _file(Response(record, media_type=RECORD), f"motherlode-{table.code}.jsonl")

    async def table_replay(self, request: Request) -> Response:
        table, match = await self._finished(request)
        bots, viewer = [seat.bot for seat in table.seats], _viewer(request)
        found = await self._worked_out(request, lambda: replay(match, bots, viewer))
        return Response(found, media_type=JSON)

    async def replay(self, request: Request) -> Response:
        if _media(request) not in RECORDS:
            raise Refused("server-bad-request", detail=f"the body must be {' or '.join(RECORDS)}")
        data, viewer = await request.body(), _viewer(request)
        found = await self._worked_out(request, lambda: replay_record(data, viewer))
        return Response(found, media_type=JSON)

    async def maze(self, request: Request) -> Response:
        """What lies open, for a small picture."""
        code = read_code(request.path_params["code"])
        guest = await self.guests.find(request, self.hub.now())
        room = await self.hub.room(code)
        async with room.stored.lock:  # so that nothing is shown that is not stored
            _check_sees(room.table, guest)
            game = room.stored.telling.game(None) or {"maze": {}, "goals": {}}
        return _json({"maze": game["maze"], "goals": game["goals"]})

    async def _finished(self, request: Request) -> tuple[Table, Match]:
        """The game of a table that is over, for those who may look on there."""
        code = read_code(request.path_params["code"])
        guest = await self.guests.find(request, self.hub.now())
        room = await self.hub.room(code)
        await room.catch_up()  # another worker may know of the end, and no news came
        table = room.table
        _check_sees(table, guest)
        if table.stage != "over":
            raise Refused("server-not-over")
        assert table.match is not None
        return table, table.match

    async def find(self, request: Request) -> Response:
        """Where others find this server."""
        reach = self.reach
        return _json(p.ReachOut(reach.url(request), reach.may_open(request), reach.hint(request)))

    async def open(self, request: Request) -> Response:
        """Let the local network in."""
        await self.reach.open(request)
        return await self.find(request)

    async def choices(self, request: Request) -> Response:
        """All that a table can be made of, so that clients need not know the rules."""
        return _json(CHOICES)


def _check_sees(table: Table, guest: GuestRow | None) -> None:
    """Refuse guests who may not look on at a table."""
    person = table.person_of(guest.id) if guest else None
    banned = person is not None and person.banned
    if banned or not (may_look_on(table, person) and admitted(table, person)):
        raise Refused("server-not-there")


def _placed(place: PlaceRow) -> dict[str, Any]:
    """A table in the list of somebody who is or was there."""
    summary, changed = _summary(place.table), place.table.changed
    return {**summary, "changed": changed, "seat": place.seat, "alone": _last(place)}


def _summary(row: TableRow) -> dict[str, Any]:
    """A table as lists show it; what was stored before there was a door has an open one."""
    summary = {"newcomers": True, **msgspec.json.decode(row.summary)}
    summary.pop("last", None)
    return summary


def _last(place: PlaceRow) -> bool:
    """Whether the table is closed if this person leaves; older summaries don't say so."""
    summary = msgspec.json.decode(place.table.summary)
    if "last" in summary:
        return place.person in summary["last"]
    return place.seat is not None and summary["people"] == 1


def _choices() -> dict[str, Any]:
    games = {
        game: {
            "players": PLAYERS[game],
            "editions": EDITIONS[game],
            "options": {
                option.name: {
                    "clause": option.clause,
                    "values": sorted_values(option),
                    "default": option.values[0],
                    "house": option.house,
                }
                for option in OPTIONS.values()
                if game in option.games
            },
        }
        for game in PLAYERS
    }
    clocks = {
        name: {"bank": clock.bank // SECOND, "increment": clock.increment // SECOND}
        for name, clock in CLOCKS.items()
    }
    return {
        "version": p.VERSION,
        "games": games,
        "clocks": clocks,
        "levels": list(LEVELS),
        "phrases": PHRASES,
        "languages": LANGUAGES,
        "longest_name": LONGEST_NAME,
        "longest_text": LONGEST_TEXT,
        "terms": Terms(),
    }


CHOICES: Final = _choices()


OPERATIONS: Final = (
    Operation(
        "GET", "/api/choices", Api.choices, "What a table can be made of", gives=p.Choices
    ),
    Operation(
        "GET", "/api/reach", Api.find, "Where others find this server",
        gives=p.ReachOut, errors=(400,),
    ),
    Operation(
        "POST", "/api/reach", Api.open, "Let the local network in, from this machine",
        gives=p.ReachOut, errors=(400, 403, 409),
    ),
    Operation(
        "POST", "/api/guest", Api.new_guest, "Become a guest",
        takes=p.GuestIn, gives=p.GuestOut, status=201, errors=(400,), shows_token=True,
    ),
    Operation("GET", "/api/guest", Api.guest, "Who one is", gives=p.GuestOut, errors=(401,)),
    Operation(
        "PUT", "/api/guest", Api.change_guest, "Another name or language",
        takes=p.GuestIn, gives=p.GuestOut, errors=(400, 401),
    ),
    Operation(
        "DELETE", "/api/guest", Api.delete_guest, "Delete all that is stored about oneself",
        status=204, errors=(401,),
    ),
    Operation(
        "GET", "/api/guest/export", Api.export_guest, "All that is stored about oneself",
        errors=(401,), cost=COST,
    ),
    Operation(
        "POST", "/api/guest/leave", Api.leave, "This device forgets who it is", status=204
    ),
    Operation(
        "POST", "/api/guest/transfer", Api.transfer,
        "A code that makes another device the same guest",
        gives=p.TransferOut, status=201, errors=(400, 401),
    ),
    Operation(
        "POST", "/api/guest/claim", Api.claim, "Be the guest of another device",
        takes=p.ClaimIn, gives=p.GuestOut, errors=(400, 404), shows_token=True,
    ),
    Operation(
        "GET", "/api/guest/tables", Api.my_tables, "The tables where one is or was",
        gives=p.TablesOut, errors=(401,),
    ),
    Operation(
        "DELETE", "/api/guest/tables/{code}", Api.leave_table, "Leave a table for good",
        status=204, errors=(401, 404),
    ),
    Operation("GET", "/api/tables", Api.tables, "The listed tables", gives=p.TablesOut),
    Operation(
        "POST", "/api/tables", Api.new_table, "Open a table",
        takes=Terms, gives=p.TableOut, status=201, errors=(400, 401),
    ),
    Operation(
        "GET", "/api/tables/{code}", Api.table, "One table", gives=p.TableSummary, errors=(404,)
    ),
    Operation(
        "GET", "/api/tables/{code}/qr", Api.table_qr, "A QR code of a table's link",
        errors=(400, 404, 409), media="image/svg+xml",
    ),
    Operation(
        "GET", "/api/tables/{code}/maze", Api.maze, "What lies open in the maze",
        gives=p.MazeOut, errors=(403, 404),
    ),
    Operation(
        "GET", "/api/tables/{code}/record", Api.record, "The record of a finished game",
        errors=(403, 404, 409), media=RECORD,
    ),
    Operation(
        "GET", "/api/tables/{code}/replay", Api.table_replay, "A finished game, frame by frame",
        gives=p.ReplayOut, errors=(400, 403, 404, 409), cost=COST, viewer=True,
    ),
    Operation(
        "POST", "/api/replay", Api.replay, "A record, frame by frame",
        takes_text=RECORDS, gives=p.ReplayOut, errors=(400,), cost=COST, viewer=True,
    ),
)  # fmt: skip


def _media(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _viewer(request: Request) -> str:
    return request.query_params.get("as", TABLE)


async def _body(request: Request, kind: type[T]) -> T:
    if _media(request) != JSON:
        raise Refused("server-bad-request", detail=f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as bad:
        raise Refused("server-bad-request", detail=str(bad)[:200]) from None


def _address(connection: HTTPConnection) -> str:
    """What limits are counted by."""
    return address_key(client_address(connection.scope))


def _json(value: Any, status: int = 200) -> Response:
    return Response(p.encode(value), status, media_type=JSON)


def _file(response: Response, name: str) -> Response:
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _signed_out() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


def error(refused: Refused, status: int | None = None) -> Response:
    """A refusal as an answer."""
    return _json(p.ErrorOut(refused.message), status or STATUS.get(refused.message.id, 400))
