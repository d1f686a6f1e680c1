"""The whole application: the gate, the routes, and what starts and stops with them."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from trove.core.decoding import prepared
from trove.core.refusals import BadInput, Illegal
from trove.texts import negotiate, texts
from trove.version import VERSION

from .catalog import games_at
from .garbage import tuned
from .gate import Gate
from .housekeeping import keep_house
from .hub import Hub
from .limits import BODY_BYTES
from .lobby import Lobby
from .pages import Page, Pages
from .people import People
from .protocol.http import Problem
from .refusing import STATUS, refused
from .routes import ROUTES
from .services import TABLE_ID, Services
from .settings import ServerSettings
from .sharing import Shells, about, table_in
from .sources import Sources
from .storage import StorageError, Store
from .thinking import Thinkers
from .warming import warm_up

MOST_WISHES: Final = 10  # languages that are looked at
SWITCH_SECONDS: Final = 0.0005  # the writer's thread gets its turn soon

log = logging.getLogger(__name__)


def made(settings: ServerSettings, sources: Sources | None = None) -> Gate:
    """The application, ready to be served."""
    clock = sources or Sources()
    pages = Pages()
    shells = Shells(pages)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        found = None if path.startswith("/api/") else pages.at(path)
        if found is pages.start:
            game = await game_of(table_in(path), request.app.state.services.hub)
            origin = settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
            found = shells.filled(about(path, game), language_of(request), origin)
        return shown(found, request)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        try:
            description: Any = app.plugins.get("OpenAPIPlugin")
            await asyncio.to_thread(description.provide_openapi_schema)  # otherwise made for whoever first asks
            async with served(settings, clock) as services:
                app.state.services = services
                gate.hub, gate.people = services.hub, services.people
                yield
                gate.hub = gate.people = None
        except Exception as problem:
            gate.failure = problem
            raise

    inner = Litestar(
        [*ROUTES, page],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Trove", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            BadInput: refusal,
            Illegal: refusal,
            StorageError: unstored,
            HTTPException: http_problem,
            RecursionError: too_deep,
            Exception: bug,
        },
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    gate = Gate(inner, settings)  # type: ignore[arg-type]
    return gate


@asynccontextmanager
async def served(settings: ServerSettings, sources: Sources) -> AsyncIterator[Services]:
    """Everything that runs while the server does."""
    sys.setswitchinterval(SWITCH_SECONDS)
    async with await Store.open(settings.database) as store:
        hub = Hub(store, sources, Thinkers())
        services = Services(hub, People(store, sources), settings)
        await asyncio.to_thread(games_at)  # looks for values of options, which takes long
        await asyncio.to_thread(warm_up)
        tasks: list[asyncio.Task[None]] = []
        try:
            with tuned(hub.metrics.note_collection):  # first of all: it looks through everything, once
                works = (hub.tick(), hub.metrics.watch_loop(), keep_house(hub))
                tasks += [asyncio.create_task(work) for work in works]
                await hub.take_up()
                yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()


async def game_of(table: str | None, hub: Hub) -> str | None:
    """The game of a table, without loading the table into memory."""
    if table is None or not TABLE_ID.fullmatch(table):
        return None
    if (live := hub.tables.get(table)) is not None:
        return live.lobby.game
    stored = await hub.store.table(table)
    return msgspec.json.decode(stored.document, type=prepared(Lobby)).game if stored else None


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language that a browser asks for and we have."""
    wishes = request.headers.get("accept-language", "").split(",", MOST_WISHES)
    return negotiate(wish.partition(";")[0].strip() for wish in wishes)


def shown(page: Page | None, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page of the browser client."""
    if page is None:
        return problem(404, "no-such-page", "there is no such page", request)
    headers = {"etag": page.tag, "cache-control": page.caching, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    packed = page.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    data = page.packed if packed and page.packed is not None else page.data
    return Response(data, media_type=page.kind, headers={**headers, **({"content-encoding": "gzip"} if packed else {})})


def problem(
    status: int, code: str, sentence: str, request: Any, facts: dict[str, Any] | None = None
) -> Response[bytes]:
    """A refused request."""
    body = msgspec.json.encode(Problem(code, sentence, facts or {}))
    return Response(body, status_code=status, media_type="application/json")


def refusal(request: Request[Any, Any, Any], raised: BadInput | Illegal) -> Response[bytes]:
    """Invalid or forbidden requests, answered in the language of the request."""
    said = refused(raised, texts(language_of(request)), None)
    return problem(STATUS.get(said.code, 400), said.code, said.sentence, request, said.facts)


def unstored(request: Request[Any, Any, Any], raised: StorageError) -> Response[bytes]:
    return problem(503, "not-stored", "this could not be stored; try again in a moment", request)


def http_problem(request: Request[Any, Any, Any], raised: HTTPException) -> Response[bytes]:
    """What the framework refuses: an unknown address, an invalid body."""
    code = {404: "no-such-page", 405: "bad-method", 413: "too-large"}.get(raised.status_code, "bad-request")
    return problem(raised.status_code, code, str(raised.detail)[:300], request)


def too_deep(request: Request[Any, Any, Any], raised: RecursionError) -> Response[bytes]:
    """A body that is nested too deeply to be parsed; without a body it is our own bug."""
    if request.method != "POST":
        return bug(request, raised)
    return problem(400, "bad-request", "this body is nested too deeply", request)


def bug(request: Request[Any, Any, Any], raised: Exception) -> Response[bytes]:
    """Anything else is our own bug."""
    services: Services = request.app.state.services
    services.hub.metrics.bugs += 1
    log.error("a request failed", exc_info=raised)
    return problem(500, "server-bug", "something went wrong on the server", request)
