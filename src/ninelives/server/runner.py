"""Running the server in this process: the listening socket, uvicorn, and the URLs to show."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import Callable, Iterable
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_address
from types import FrameType
from typing import Final

import uvicorn

from ninelives.engine.errors import NinelivesError
from ninelives.server.app import create_app
from ninelives.server.app_state import AppState, open_state
from ninelives.server.config import Config
from ninelives.server.transport import WebSocketTransport

USUAL_PORTS: Final = range(8000, 8010)  # without a given port the first free one is used
_MAX_OPEN_FILES: Final = 10_240  # sockets included; macOS allows no more
_GC_THRESHOLD: Final = 20_000  # new container objects before the collector runs
PING_EVERY: Final = 20.0  # seconds; a client that does not answer within as many is disconnected
_SHUTDOWN_GRACE: Final = 3  # seconds for requests under way
_LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - all interfaces, seen locally
_TEST_ADDRESS: Final = "192.0.2.1"  # reserved for documentation (RFC 5737); nothing is sent


class CannotListen(NinelivesError):
    """The port is taken, or the host is not an address of this machine."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(f"{host}:{port}: {why}")
        self.host = host
        self.port = port
        self.why = why


class Server(uvicorn.Server):
    """Calls `ready` after the start, and on a signal shuts down without raising it again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit  # by the second signal
        self.should_exit = True


def run(config: Config, ready: Callable[[Server, str], None]) -> None:
    """Serve until a signal ends it. `ready` gets the server and its URL once it accepts requests.

    Raises CannotListen, StoreInvalid.
    """
    with closing(listening_socket(config)) as listening:
        run_on(listening, config, ready)


def run_on(listening: socket.socket, config: Config, ready: Callable[[Server, str], None]) -> None:
    """Like `run`, on a socket that listens already; raises StoreInvalid."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listening, ready))


async def _serve(
    config: Config, listening: socket.socket, ready: Callable[[Server, str], None]
) -> None:
    async with open_state(config) as state:
        server = Server(uvicorn_config(state), lambda: ready(server, url_of(listening, config)))
        await server.serve([listening])


def uvicorn_config(state: AppState) -> uvicorn.Config:
    config = state.config
    return uvicorn.Config(
        create_app(state),
        access_log=False,
        lifespan="off",
        log_config=None,
        proxy_headers=False,  # ForwardedHeadersMiddleware does it, and trusts one proxy only
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_GRACE,
        ws=WebSocketTransport,
        ws_max_size=4 * config.limits.message_bytes,  # a slightly too long message gets an answer
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed: it is faster, and does not exist for Windows."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


def allow_many_connections() -> None:
    """Raise the soft limit of open files, which is about a thousand on many systems."""
    if find_spec("resource") is not None:  # not on Windows, which has no such limit
        resource = import_module("resource")
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = _MAX_OPEN_FILES if most == resource.RLIM_INFINITY else min(_MAX_OPEN_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, allowed), most))


def tune_process() -> None:
    """Adjust limits and garbage collection of a process that does nothing but serve.

    Call it when the server is ready: all objects of the start stay alive. If the garbage collector
    went through them again and again, each run would pause every room for tens of milliseconds.
    """
    allow_many_connections()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GC_THRESHOLD)


# -- sockets and URLs -----------------------------------------------------------------------------


def listening_socket(config: Config) -> socket.socket:
    """A socket at the configured port, or at the first free one of the usual ports; raises
    CannotListen."""
    ports: Iterable[int] = USUAL_PORTS if config.port is None else [config.port]
    for port in ports:
        try:
            return socket.create_server((config.host, port), family=_family(config.host))
        except OSError as error:
            taken = error
            if error.errno != errno.EADDRINUSE:
                break
    why = (taken.strerror or str(taken)).partition(" (while")[0]
    raise CannotListen(config.host, port, why)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def url_of(listening: socket.socket, config: Config) -> str:
    host, port = listening.getsockname()[:2]
    return local_url(host, port, config.root_path)


def local_url(host: str, port: int, root_path: str = "") -> str:
    """The URL for a browser on this machine, of a server that listens at this host and port."""
    shown = _LOOPBACK.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{root_path}/"


def network_urls(host: str, port: int, root_path: str = "") -> list[str]:
    """URLs for other machines in the network; none if the server listens locally only."""
    try:
        listens_at = ip_address(host)
    except ValueError:
        return [local_url(host, port, root_path)] if host != "localhost" else []
    if listens_at.is_loopback:
        return []
    if not listens_at.is_unspecified:
        return [local_url(host, port, root_path)]
    own = _network_address()
    return [local_url(own, port, root_path)] if own else []


def _network_address() -> str:
    """The address of this machine in its network, "" for none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_TEST_ADDRESS, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
