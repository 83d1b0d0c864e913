"""Running the server: a port, uvicorn, and an end without loose ends."""

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
from ninelives.server.app_state import AppState, opened
from ninelives.server.config import Config
from ninelives.server.transport import WebSocketTransport

USUAL_PORTS: Final = range(8000, 8010)  # the first that is free, where none is asked for
_BACKLOG: Final = 2048
_FILES: Final = 10_240  # open at once, sockets included; a Mac allows no more
_NEW_OBJECTS: Final = 20_000  # so many more than went, and the garbage collector looks at them
PING_EVERY: Final = 20.0  # seconds; who does not answer within as many more is not there
_GRACE: Final = 3  # seconds for answers that are under way when the server ends
_HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  everywhere, seen from here
_SOMEWHERE: Final = "192.0.2.1"  # an address for examples: nobody is there, and nothing is sent


class CannotListen(NinelivesError):
    """The address cannot be had: a port that is taken, or a host that is not this machine."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(f"{host}:{port}: {why}")
        self.host = host
        self.port = port
        self.why = why


class Server(uvicorn.Server):
    """Tells when it is ready, and ends by itself on a signal instead of passing it on."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit  # whoever asks twice is in a hurry
        self.should_exit = True


def run(config: Config, ready: Callable[[Server, str], None]) -> None:
    """Serve until told to end. `ready` gets the server and its address when it can be reached.

    Raises CannotListen, or StoreInvalid.
    """
    with closing(listening_for(config)) as listening:
        run_at(listening, config, ready)


def run_at(listening: socket.socket, config: Config, ready: Callable[[Server, str], None]) -> None:
    """The same at a socket that listens already; raises StoreInvalid."""
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(_serve(config, listening, ready))


async def _serve(
    config: Config, listening: socket.socket, ready: Callable[[Server, str], None]
) -> None:
    async with opened(config) as state:
        server = Server(settings(state), lambda: ready(server, address_of(listening, config)))
        await server.serve([listening])


def settings(state: AppState) -> uvicorn.Config:
    """How uvicorn is to serve."""
    config = state.config
    return uvicorn.Config(
        create_app(state),
        access_log=False,
        lifespan="off",
        log_config=None,
        proxy_headers=False,  # it would believe what a caller says of himself
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
        ws=WebSocketTransport,
        ws_max_size=4 * config.limits.message_bytes,  # who says a little too much is told so
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
    )


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop is quicker, and not to be had everywhere."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


def allow_many_connections() -> None:
    """Systems let a process open a thousand files or so, until it asks for as many as it may."""
    if find_spec("resource") is not None:  # not on Windows, which has no such limit
        resource = import_module("resource")
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = _FILES if most == resource.RLIM_INFINITY else min(_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, allowed), most))


def settle() -> None:
    """To be called in a process that will do nothing but serve, when it is ready to.

    All that is in memory by then stays. The garbage collector need not look through it again and
    again, which would hold up every table for tens of milliseconds at a time.
    """
    allow_many_connections()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS)


# -- addresses ------------------------------------------------------------------------------------


def listening_for(config: Config) -> socket.socket:
    """A socket at the port asked for, or at the first usual one that is free; raises
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


def address_of(listening: socket.socket, config: Config) -> str:
    host, port = listening.getsockname()[:2]
    return address(host, port, config.root_path)


def address(host: str, port: int, root_path: str = "") -> str:
    """Where a browser on this machine finds a server that listens there."""
    shown = _HERE.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{root_path}/"


def addresses_for_friends(host: str, port: int, root_path: str = "") -> list[str]:
    """Where others in the same network find it; nowhere, if it listens to this machine only."""
    try:
        listens_at = ip_address(host)
    except ValueError:
        return [address(host, port, root_path)] if host != "localhost" else []
    if listens_at.is_loopback:
        return []
    if not listens_at.is_unspecified:
        return [address(host, port, root_path)]
    own = _address_in_network()
    return [address(own, port, root_path)] if own else []


def _address_in_network() -> str:
    """The address of this machine as its network knows it, "" for none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_SOMEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
