"""Three card games of hidden information: Felix, Cat in the Box and Ratjack.

The names in `__all__` here, and in that of `games`, `bots` and `client`, are the public API. All
other modules are private and may change without notice.

>>> from ninelives import Dealer, Match, bots, games
>>> felix = games.load("felix")
>>> match, _ = Match.begin(felix, 4, {"edition": "german"}, Dealer(seed=b"seven"))
>>> players = [bots.load("greedy", felix, seed) for seed in range(4)]
>>> while match.outcome() is None:
...     seat = match.waiting()[0]
...     log = match.act(seat, players[seat].choose(match.view(seat)))
>>> sorted(match.outcome().places)
[1, 2, 3, 4]
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Final

from ninelives.build import VERSION

if TYPE_CHECKING:
    from ninelives import bots, client, games
    from ninelives.bots.base import Bot
    from ninelives.bots.dice import QuickDice
    from ninelives.engine.contract import (
        CHANCE,
        NOBODY,
        SPECTATOR,
        Action,
        Game,
        GameInfo,
        Notation,
        Option,
        Outcome,
        Refusal,
        Seat,
        State,
        View,
    )
    from ninelives.engine.dice import Dice
    from ninelives.engine.errors import (
        BadFacts,
        BadNotation,
        BadOption,
        BadSeats,
        IllegalAction,
        NinelivesError,
        UnknownGame,
    )
    from ninelives.engine.events import Event, Log, Told
    from ninelives.play.dealer import Dealer
    from ninelives.play.match import Match
    from ninelives.play.reader import read_record
    from ninelives.play.record import BadRecord, Record, Step, write_record
    from ninelives.play.replay import Replay, verify_record

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BadFacts",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Bot",
    "Dealer",
    "Dice",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Log",
    "Match",
    "NinelivesError",
    "Notation",
    "Option",
    "Outcome",
    "QuickDice",
    "Record",
    "Refusal",
    "Replay",
    "Seat",
    "State",
    "Step",
    "Told",
    "UnknownGame",
    "View",
    "bots",
    "client",
    "games",
    "read_record",
    "verify_record",
    "write_record",
]
__version__: Final = VERSION

_MODULES: Final = (
    "engine.contract",
    "engine.dice",
    "engine.errors",
    "engine.events",
    "bots.base",
    "bots.dice",
    "play.dealer",
    "play.match",
    "play.reader",
    "play.record",
    "play.replay",
)


if not TYPE_CHECKING:  # a checker knows the names from the imports above

    def __getattr__(name: str) -> object:
        """Imports a public name when it is first used, so that `import ninelives` stays cheap."""
        if name in ("bots", "client", "games"):
            return import_module(f"ninelives.{name}")
        if name in __all__:
            for module in _MODULES:
                found: object = getattr(import_module(f"ninelives.{module}"), name, None)
                if found is not None:
                    globals()[name] = found
                    return found
        raise AttributeError(f"module 'ninelives' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _run_from_source() -> None:
    """Makes the import system overlook the compiled twins of this package's modules."""
    for top in __path__:
        for folder, _, _ in os.walk(top):
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            sys.path_importer_cache[folder] = finder


if os.environ.get("NINELIVES_PURE") == "1":
    _run_from_source()
