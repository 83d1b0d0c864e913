"""Malformed input for every parser: texts, the HTTP API, the WebSocket of a running server.

    make fuzz                                       ten minutes
    make fuzz ARGS='--seconds 40 --seed 1'          the same tries each time, as many as fit
    make fuzz ARGS='--only records --first 1065'    one part, from this try on

The server is a process of its own. It must not return a server error, log an error, or use more and
more memory.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from testkit.server_process import ServerProcess, serving
from trust.finding import Finding, run
from trust.fuzz import http, texts
from trust.fuzz.sockets import Sockets
from trust.fuzz.tries import Part, Tries

ROOMS: Final = 200  # unfinished rooms that the server accepts; further requests are refused

# Allowed growth of the server. 200 rooms in memory, the rule books in every language and the
# compressed responses take about 20 MB and do not grow with time; a leak of a kilobyte with every
# try would add as much within a minute.
MOST_MEMORY: Final = 50.0  # MB

# Shares of the time: an HTTP call takes long to generate, a text almost no time.
SHARES: Final = {"http": 0.35, "sockets": 0.25, "requests": 0.1}
_OF_A_TEXT: Final = (1 - sum(SHARES.values())) / len(texts.PARTS)
NAMES: Final = (*SHARES, *(part.name for part in texts.PARTS))


def fuzzed(arguments: argparse.Namespace) -> dict[str, object]:
    """Fuzz everything, or one part; the figures. Raises Finding."""
    figures: dict[str, object] = {}
    for part in texts.PARTS:
        figures |= _tried(part, arguments)
    if arguments.only in (None, *SHARES):
        with serving(rooms=ROOMS, bot_pause=(0, 0)) as served:
            figures |= _served(served, arguments)
    return figures


def _tried(part: Part, arguments: argparse.Namespace) -> dict[str, object]:
    if arguments.only not in (None, part.name):
        return {}
    share = 1.0 if arguments.only else SHARES.get(part.name, _OF_A_TEXT)
    tries = Tries(arguments.seed, share * arguments.seconds, arguments.first)
    return {f"{part.name}: {came}": often for came, often in sorted(tries.of(part).items())}


def _served(served: ServerProcess, arguments: argparse.Namespace) -> dict[str, object]:
    sockets = Sockets(served)
    figures: dict[str, object] = {}
    with _watched(served, sockets, arguments, figures):
        if arguments.only in (None, "http"):
            share = 1.0 if arguments.only else SHARES["http"]
            made = http.called(served, arguments.seed, share * arguments.seconds)
            figures["http: calls"] = made.total()
        for part in sockets.parts():
            figures |= _tried(part, arguments)
    return figures


@contextmanager
def _watched(
    served: ServerProcess,
    sockets: Sockets,
    arguments: argparse.Namespace,
    figures: dict[str, object],
) -> Iterator[None]:
    """Afterwards check the table of the other players, the log and the memory."""
    before, again = served.memory(), f"make fuzz ARGS='--seed {arguments.seed}'"
    try:
        yield
        sockets.check()
        figures["steps of the game beside it"] = sockets.end()
    except Finding as finding:
        raise Finding(f"{finding.what}\n{_log(served)}", finding.again) from None
    except AssertionError as error:
        raise Finding(f"{error}\n{_log(served)}", again) from error
    if served.error():
        raise Finding(_log(served), again)
    grown = round(served.memory() - before, 1)
    figures["memory of the server, MB more"] = grown
    if grown > MOST_MEMORY:
        raise Finding(f"the server took {grown} MB more, {MOST_MEMORY} are allowed", again)


def _log(served: ServerProcess) -> str:
    error = served.error()
    return f"the server's log:\n{error[-3000:]}" if error else ""


def main() -> dict[str, object]:
    parser = argparse.ArgumentParser(description="Nonsense for everything that reads.")
    parser.add_argument("--seconds", type=float, default=600, help="in all")
    parser.add_argument("--seed", type=int, default=0, help="which tries")
    parser.add_argument("--only", choices=NAMES, help="one part, for all the time")
    parser.add_argument("--first", type=int, default=0, help="the number of the first try")
    arguments = parser.parse_args()
    begun = monotonic()
    figures = fuzzed(arguments)
    return {**figures, "seconds": round(monotonic() - begun), "seed": arguments.seed}


if __name__ == "__main__":
    run(main)
