"""Plain HTTP: games, tables, replays, rules, sessions. Litestar describes it at /api/schema/openapi.json."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

import trove
from trove.core.match_file import verify as verified
from trove.texts import FALLBACK, negotiate
from trove.texts.rules_pages import rules_page
from trove.version import VERSION

from . import replaying
from .catalog import games_at
from .editions import read_edition
from .limits import network
from .people import COOKIE, YEAR
from .protocol import http
from .protocol.documents import TableSummary
from .refusing import no
from .services import Services
from .storage import Guest

Asked = Request[Any, Any, Any]
JSON = "application/json"
TableName = FromPath[str]
Seat = Annotated[int | None, QueryParameter(ge=0, le=6)]
Number = Annotated[int, QueryParameter(ge=0, le=10_000)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
Wish = Annotated[str, QueryParameter(max_length=35)]


def services(request: Asked) -> Services:
    found: Services = request.app.state.services
    return found


async def session(request: Asked) -> Guest:
    """The guest who asks; refused if there is none."""
    guest = await visitor(request)
    if guest is None:
        raise no("no-session", "open a session first")
    return guest


async def visitor(request: Asked) -> Guest | None:
    """The guest who asks, if there is one."""
    return await services(request).people.guest(request.headers.get("cookie", ""))


async def visitor_id(request: Asked) -> str | None:
    """The id of the guest who asks, if there is one."""
    guest = await visitor(request)
    return guest.id if guest else None


def slowly(request: Asked) -> None:
    """Refuses too many requests that take long."""
    own = services(request)
    if not own.slow.allows(network(request.client), own.hub.sources.monotonic()):
        raise no("too-many-requests", "too many requests; try again in a moment")


@get("/api/games", sync_to_thread=False)
def games() -> http.Games:
    """All games with what a table of each can choose."""
    return games_at()


@get("/api/games/{game:str}/edition", media_type="text/plain", sync_to_thread=False)
def standard_edition(game: FromPath[str]) -> str:
    """The text of a game's own edition, to begin another one with."""
    return trove.game(game).standard_edition()


@post("/api/games/{game:str}/edition", status_code=HTTP_200_OK)
async def check_edition(request: Asked, game: FromPath[str], data: JSONBody[http.EditionText]) -> http.EditionChecked:
    """Whether an edition can be played with; the first flaw is refused with its place."""
    slowly(request)
    await read_edition(game, data.edition)
    return http.EditionChecked(data.edition == trove.game(game).standard_edition())


@post("/api/me", status_code=HTTP_200_OK)
async def introduce(request: Asked, data: JSONBody[http.IntroduceMe]) -> Response[http.Me]:
    """Open a session, unless there is one, and keep a name for it."""
    own, guest, cookies = services(request), await visitor(request), list[Cookie]()
    if guest is None:
        if not own.guests.allows(network(request.client), own.hub.sources.monotonic()):
            raise no("too-many-requests", "too many new guests; try again in a moment")
        guest, token = await own.people.welcome()
        cookies = [
            Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, secure=own.is_secure, samesite="strict")
        ]
    if data.name is not None:
        guest = await own.people.rename(guest, data.name)
    return Response(http.Me(guest.name), cookies=cookies)


@delete("/api/me")
async def erase(request: Asked) -> None:
    """Forget the guest: names, chat, session."""
    own, guest = services(request), await session(request)
    await own.erase(guest)


@get("/api/me/tables")
async def my_tables(request: Asked) -> http.Tables:
    """The guest's own tables, those that wait for them first."""
    own, guest = services(request), await session(request)
    found = await own.summaries(await own.hub.store.tables_of(guest.id), guest.id)
    return http.Tables(tuple(sorted(found, key=lambda one: not one.your_turn)))


@get("/api/tables")
async def listed(request: Asked) -> http.Tables:
    """Tables that anybody may find: open ones, and running ones to watch."""
    own, guest = services(request), await visitor_id(request)
    stored = await own.hub.store.listed("lobby", "playing")
    return http.Tables(tuple(await own.summaries(stored, guest)))


@post("/api/tables")
async def open_table(request: Asked, data: JSONBody[http.NewTable]) -> http.Opened:
    """Open a table."""
    own, guest = services(request), await session(request)
    return http.Opened(await own.hub.open(guest.id, data))


@get("/api/tables/{table:str}")
async def table_summary(request: Asked, table: TableName) -> TableSummary:
    """A table as lists show it."""
    own, guest = services(request), await visitor_id(request)
    found = await own.hub.table(own.checked_id(table))
    return await found.summary(guest)


@get("/api/tables/{table:str}/edition", media_type="text/plain")
async def edition(request: Asked, table: TableName) -> str:
    """The edition that is played."""
    own = services(request)
    lobby = (await own.hub.table(own.checked_id(table))).lobby
    text = None if lobby.edition is None else await own.hub.store.edition(lobby.edition)
    return lobby.rules.standard_edition() if text is None else text


@get("/api/tables/{table:str}/log", media_type=JSON)
async def log_part(request: Asked, table: TableName, after: Number = 0) -> http.LogPart:
    """What happened after a version, as the asker saw it."""
    own, guest = services(request), await visitor_id(request)
    return await replaying.log_part(await own.hub.table(own.checked_id(table)), guest, after)


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked,
    table: TableName,
    viewer: Seat = None,
    first: Number = 0,
    count: Count = 50,
) -> http.Replay:
    """Part of a finished match, as a seat saw it, or a spectator."""
    slowly(request)
    own = services(request)
    return await replaying.replay(await own.hub.table(own.checked_id(table)), viewer, first, count)


@get("/api/tables/{table:str}/export")
async def export(request: Asked, table: TableName) -> Response[bytes]:
    """The file of a finished match; of a running one what the asker knows."""
    slowly(request)
    own, guest = services(request), await visitor_id(request)
    found = await own.hub.table(own.checked_id(table))
    data = await replaying.export(found, guest)
    name = f'attachment; filename="{found.lobby.game}-{table}.json"'
    return Response(data, media_type=JSON, headers={"content-disposition": name})


@get("/api/tables/{table:str}/verify")
async def verify(request: Asked, table: TableName) -> http.Verified:
    """Replay a finished match and check every draw."""
    slowly(request)
    own = services(request)
    finished = await own.hub.store.finished(own.checked_id(table))
    if finished is None:
        raise no("not-over", "this match is not over")
    verdict = await asyncio.to_thread(verified, finished.export)
    return http.Verified(verdict.commitment, verdict.entries, verdict.start, verdict.is_standard)


@post("/api/tables/{table:str}/recovery", status_code=HTTP_200_OK)
async def make_link(request: Asked, table: TableName, data: JSONBody[http.RecoverPlace]) -> http.Recovery:
    """A token that moves one of the guest's places to another device."""
    own, guest = services(request), await session(request)
    token, until = await own.people.link(guest, await own.hub.table(own.checked_id(table)), data.place)
    return http.Recovery(token, until)


@post("/api/recovery", status_code=HTTP_200_OK)
async def use_link(request: Asked, data: JSONBody[http.Recover]) -> http.Recovered:
    """Take the place that such a token gives."""
    slowly(request)
    own, guest = services(request), await session(request)
    link, owner = await own.people.linked(data.token)
    place = await own.people.take_over(guest, data.token, await own.hub.table(link.table), owner, link.key)
    return http.Recovered(link.table, place)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: Wish = FALLBACK) -> http.RulesText:
    """The rules of a game, in the language asked for or in English."""
    found, text = rules_page(game, negotiate([language]))
    return http.RulesText(game, found, text)


@get("/health", sync_to_thread=False)
def health(request: Asked) -> Response[http.Health]:
    """Whether the server works."""
    failed = services(request).hub.store.failed
    return Response(http.Health("failing" if failed else "ok", VERSION), status_code=503 if failed else 200)


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(request: Asked) -> str:
    """Figures for Prometheus."""
    hub = services(request).hub
    return hub.metrics.text(hub)


ROUTES = [
    games,
    standard_edition,
    check_edition,
    introduce,
    erase,
    my_tables,
    listed,
    open_table,
    table_summary,
    edition,
    log_part,
    replay,
    export,
    verify,
    make_link,
    use_link,
    rules,
    health,
    metrics,
]
