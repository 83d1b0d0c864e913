"""`ninelives serve`, and what the bare command does: the page and its games, from this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.text.builds import pure_warning
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.server.config import Config
    from ninelives.server.serving import Server

SERVE: Final = Command(
    "serve",
    options=(
        "--host",
        "--port",
        "--database",
        "--data-dir",
        "--workers",
        "--origin",
        "--log",
        "--lang",
    ),
    flags=("--no-open", "--proxy"),
)
_HIGHEST_PORT: Final = 65_535
_FAILED: Final = 1
_SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def serve(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.logs import set_up

    style = _style(arguments, phrases)
    set_up(style)
    with in_one_line():
        _serve(_config(arguments), style, arguments, phrases)
    return 0


def _serve(config: Config, style: str | None, arguments: Arguments, phrases: Phrases) -> None:
    from ninelives.server.serving import run, settle
    from ninelives.server.workers import run_workers

    def ready(address: str) -> None:
        _announce(config, address, phrases)
        if "--no-open" not in arguments.flags and _has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def alone(_server: Server, address: str) -> None:
        settle()
        ready(address)

    if config.workers > 1:
        run_workers(config, style, ready)
    else:
        run(config, alone)


@contextmanager
def in_one_line() -> Iterator[None]:
    """What is wrong with an address or a database is a complaint."""
    from ninelives.server.serving import CannotListen
    from ninelives.server.store import StoreAway, StoreUnusable

    try:
        yield
    except CannotListen as error:
        where = f"{error.host}:{error.port}"
        raise Complaint("error-cannot-listen", address=where, why=error.why) from None
    except (StoreAway, StoreUnusable) as error:
        why = str(error)
        raise Complaint("error-store-unusable", exit_code=_FAILED, why=why) from None


def _style(arguments: Arguments, phrases: Phrases) -> str | None:
    from ninelives.server.logs import STYLES

    style = arguments.option("--log")
    if style is not None and style not in STYLES:
        allowed = phrases.listed(list(STYLES))
        raise Complaint("error-bad-value", name="--log", value=style, allowed=allowed)
    return style


def where_kept(arguments: Arguments) -> Config:
    """Which database is meant, by the options of a command that is about one."""
    from ninelives.server.config import Config

    given: dict[str, Any] = {
        "database": arguments.option("--database"),
        "data_dir": _folder(arguments),
    }
    return Config(**{name: value for name, value in given.items() if value is not None})


def _config(arguments: Arguments) -> Config:
    told: dict[str, Any] = {"host": arguments.option("--host"), "port": _port(arguments)}
    given = {name: value for name, value in told.items() if value is not None}
    kept = where_kept(arguments)
    return replace(
        kept,
        **given,
        workers=_workers(arguments, kept.database_url),
        origins=_origins(arguments),
        proxy="--proxy" in arguments.flags,
    )


def _workers(arguments: Arguments, database: str) -> int:
    from ninelives.server.store.dialects import can_be_shared

    workers = arguments.at_least_one("--workers", 1)
    if workers > 1 and not can_be_shared(database):
        raise Complaint("error-one-worker")
    return workers


def _port(arguments: Arguments) -> int | None:
    port = arguments.number("--port")
    if port is not None and port > _HIGHEST_PORT:
        raise Complaint("error-no-such-port", port=str(port), highest=str(_HIGHEST_PORT))
    return port


def _folder(arguments: Arguments) -> Path | None:
    folder = arguments.option("--data-dir")
    return None if folder is None else Path(folder).absolute()


def _origins(arguments: Arguments) -> tuple[str, ...]:
    origins = arguments.options.get("--origin", [])
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise Complaint("error-bad-origin", value=origin)
    return tuple(origins)


def _announce(config: Config, address: str, phrases: Phrases) -> None:
    from ninelives.server.serving import addresses_for_friends

    print(phrases.say("serving", address=address))
    for each in addresses_for_friends(config.host, urlsplit(address).port or 0):
        print(phrases.say("serving-friends", address=each))
    print(phrases.say("serving-end"), flush=True)
    if warning := pure_warning(phrases):
        print(warning, flush=True)


def _has_screen() -> bool:
    """Whether a browser can be shown, and is not one that would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in _SCREENS)
