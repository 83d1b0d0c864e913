"""Writes web/src/wire.ts: what the page shares with the server, as TypeScript.

That is every message, what each game shows and tells, and each list that both sides need.

It needs the pure sources: compiled classes lose the item types of their lists.
"""

from __future__ import annotations

import inspect
import sys
from types import ModuleType

from msgspec import Struct

from ninelives import bots, games, presentation
from ninelives.build import compiled
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.text import languages
from ninelives.wire import http, replies, requests
from ninelives.wire.typescript import Declarations


def classes_in(module: ModuleType, base: type) -> list[type]:
    """The subclasses of `base` that a module defines, in order."""
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, base) and each.__module__ == module.__name__
    ]


def of_game(name: str) -> Declarations:
    """`Picture`, what a screen shows, and `Event`, what can happen."""
    types = Declarations()
    types.shape(presentation.picture_type(name))
    types.union("Event", list(games.event_types(name).values()), tag="event")
    return types


def reasons() -> dict[str, list[str]]:
    """For each game that has them: the names of the reasons for points, by number."""
    named = {game: games.load(game).notation for game in games.names()}
    return {
        game: [notation.key("reason", number) for number in notation.kinds["reason"]]
        for game, notation in named.items()
        if "reason" in notation.kinds
    }


def everything() -> Declarations:
    types = Declarations()
    types.constant("CHANCE", CHANCE)
    types.constant("NOBODY", NOBODY)
    types.constant("PROTOCOL", replies.PROTOCOL)
    types.constant("NAME_LENGTH", requests.NAME_LENGTH)
    types.constant("CHAT_LENGTH", requests.CHAT_LENGTH)
    types.constant("PHRASES", requests.PHRASES)
    types.constant("REACTIONS", requests.REACTIONS)
    types.constant("OWN_NAMES", languages.OWN_NAMES)
    types.constant("DEFAULT_LANGUAGE", languages.DEFAULT)
    types.constant("LOCALES", languages.LOCALES)
    types.constant("TRADITIONAL", languages.TRADITIONAL)
    types.constant("DEFAULT_BOT", bots.DEFAULT)
    types.constant("QUIET", {game: sorted(games.manifest(game).quiet) for game in games.names()})
    types.constant("REASONS", reasons())
    types.literals("Form", requests.Form)
    types.literals("Status", replies.Status)
    types.literals("Sitter", replies.Sitter)
    types.union("Request", requests.REQUESTS)
    types.union("Reply", replies.REPLIES)
    for page in classes_in(http, Struct):
        types.shape(page)
    for game in games.names():
        types.namespace(game, of_game(game))
    return types


if compiled():
    sys.exit("web/wire.py needs the sources; NINELIVES_PURE=1 runs an installed package from them")
sys.stdout.write("// Written by web/wire.py from the Python sources. Do not edit.\n\n")
sys.stdout.write(everything().text())
