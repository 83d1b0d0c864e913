"""`ninelives serve`, also the bare command, with `backup` and `restore` of what it stores."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from ninelives.cli import options
from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.configuration import Values, values_of
from ninelives.cli.errors import UsageError
from ninelives.text.builds import pure_warning
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.server.config import Config
    from ninelives.server.runner import Server
    from ninelives.server.store.backup import Copied

_HIGHEST_PORT: Final = 65_535
_FAILED: Final = 1
_SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def serve(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.logs import set_up

    values = values_of(SERVE, arguments, os.environ, phrases)
    set_up(values.get(options.LOG))
    with _server_errors():
        _serve(_config(values, phrases), values, phrases)
    return 0


def _serve(config: Config, values: Values, phrases: Phrases) -> None:
    from ninelives.server.runner import run, tune_process
    from ninelives.server.supervisor import run_workers

    def ready(address: str) -> None:
        _announce(config, address, phrases)
        if values.get(options.OPEN) is not False and _has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def ready_alone(_server: Server, address: str) -> None:
        tune_process()
        ready(address)

    if config.workers > 1:
        run_workers(config, values.get(options.LOG), ready)
    else:
        run(config, ready_alone)


@contextmanager
def _server_errors() -> Iterator[None]:
    """Turns a taken address and an unusable database into usage errors."""
    from ninelives.server.runner import CannotListen
    from ninelives.server.store import StoreInvalid, StoreUnavailable

    try:
        yield
    except CannotListen as error:
        where = f"{error.host}:{error.port}"
        raise UsageError("error-cannot-listen", address=where, why=error.why) from None
    except (StoreUnavailable, StoreInvalid) as error:
        why = str(error)
        raise UsageError("error-store-unusable", exit_code=_FAILED, why=why) from None


# -- settings -------------------------------------------------------------------------------------


def _storage_config(values: Values) -> Config:
    """The part of the configuration that says which database is meant."""
    return _with_defaults(
        data_dir=values.get(options.DATA_DIR), database=values.get(options.DATABASE)
    )


def _config(values: Values, phrases: Phrases) -> Config:
    return _with_defaults(
        host=values.get(options.HOST),
        port=_port(values, phrases),
        root_path=_root_path(values, phrases),
        data_dir=values.get(options.DATA_DIR),
        database=values.get(options.DATABASE),
        workers=_workers(values, _storage_config(values).database_url),
        origins=_origins(values, phrases),
        proxy=values.get(options.PROXY),
    )


def _with_defaults(**given: Any) -> Config:
    """A Config from the values that were given."""
    from ninelives.server.config import Config

    return Config(**{name: value for name, value in given.items() if value is not None})


def _workers(values: Values, database: str) -> int | None:
    from ninelives.server.store.dialects import can_be_shared

    workers: int | None = values.get(options.WORKERS)
    if workers == 0:
        raise UsageError("error-at-least-one", name=values.source(options.WORKERS))
    if workers is not None and workers > 1 and not can_be_shared(database):
        raise UsageError("error-one-worker")
    return workers


def _port(values: Values, phrases: Phrases) -> int | None:
    port: int | None = values.get(options.PORT)
    if port is not None and port > _HIGHEST_PORT:
        what = phrases.say("error-no-such-port", port=str(port), highest=str(_HIGHEST_PORT))
        raise values.error(options.PORT, what)
    return port


def _root_path(values: Values, phrases: Phrases) -> str:
    from ninelives.server.middleware import BadRootPath, root_path

    path = values.get(options.ROOT_PATH) or ""
    try:
        return root_path(path)
    except BadRootPath as error:
        text = "error-root-path-taken" if error.taken else "error-bad-root-path"
        what = phrases.say(text, value=path, taken=f"/{error.taken}")
        raise values.error(options.ROOT_PATH, what) from None


def _origins(values: Values, phrases: Phrases) -> tuple[str, ...]:
    origins: list[str] = values.get(options.ORIGIN) or []
    for origin in origins:
        if not _is_origin(origin):
            raise values.error(options.ORIGIN, phrases.say("error-bad-origin", value=origin))
    return tuple(origins)


def _is_origin(origin: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.path.strip("/")


# -- at the start ---------------------------------------------------------------------------------


def _announce(config: Config, address: str, phrases: Phrases) -> None:
    from ninelives.server.runner import network_urls

    print(phrases.say("serving", address=address))
    for each in network_urls(config.host, urlsplit(address).port or 0, config.root_path):
        print(phrases.say("serving-friends", address=each))
    print(phrases.say("serving-end"), flush=True)
    if warning := pure_warning(phrases):
        print(warning, flush=True)


def _has_screen() -> bool:
    """Whether a graphical browser can be opened: a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in _SCREENS)


# -- backup and restore ---------------------------------------------------------------------------


def backup(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.backup import back_up

    file = Path(arguments.words["FILE"])
    if file.exists():
        raise UsageError("error-backup-exists", file=str(file))
    values = values_of(BACKUP, arguments, os.environ, phrases)
    copied = _run(back_up(_storage_config(values).database_url, file))
    print(phrases.say("backed-up", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def restore(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.backup import restore as put_back

    file = Path(arguments.words["FILE"])
    values = values_of(RESTORE, arguments, os.environ, phrases)
    copied = _run(put_back(file, _storage_config(values).database_url))
    print(phrases.say("restored", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def _run(copying: Coroutine[Any, Any, Copied]) -> Copied:
    with _server_errors():
        return asyncio.run(copying)


SERVE: Final = Command(
    "serve", serve, accepts=options.SETTINGS, example="--host 0.0.0.0 --port 8000 --no-open"
)
BACKUP: Final = Command(
    "backup",
    backup,
    words=("FILE",),
    needed=1,
    accepts=options.STORAGE,
    example="ninelives-2026-11-16.db",
)
RESTORE: Final = Command(
    "restore",
    restore,
    words=("FILE",),
    needed=1,
    accepts=options.STORAGE,
    example="ninelives-2026-11-16.db --database postgresql://user@host/name",
)
