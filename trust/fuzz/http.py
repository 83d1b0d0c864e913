"""The HTTP API, by its own schema: requests that conform to it, and requests that do not.

No request causes a server error, and each response has a status, type and body that the schema
declares. Requests that do not conform are refused.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import checks
from schemathesis.generation import GenerationMode

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.client import join, open_table
from ninelives.client.links import Link
from testkit.server_process import ServerProcess
from trust.finding import Finding

_EXAMPLES: Final = 10  # of each operation in each mode, in a round
_CHECKS: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]
_BOTS: Final = ("random", "greedy")


@dataclass(frozen=True)
class Known:
    """An existing table; a request that names it reaches more code."""

    room: str
    token: str


def tables(url: str) -> list[Known]:
    """For each game one table that waits, one in play, and one that is finished."""
    found: list[Known] = []
    for name in games.names():
        seats = min(games.load(name).info.seats)
        links = [open_table(url, name, seats=seats)]
        links += [open_table(url, name, seats=seats, bots=["random"] * (seats - 1))] * 2
        _play(links[-1])
        found += [Known(link.room, link.token) for link in map(Link.read, links)]
    return found


def _play(link: str) -> None:
    dice = QuickDice(1)
    with join(link) as table:
        for view in table.choices():
            table.act(dice.choice(view.legal))


def called(server: ServerProcess, number: int, seconds: float) -> Counter[str]:
    """Send requests until the time is up; their number by operation. Raises Finding."""
    schema = schemathesis.openapi.from_url(f"{server.url}api/schema")
    described: list[Any] = list(schema.get_all_operations())
    calls = [(each.ok(), mode) for each in described for mode in GenerationMode]
    known, made = tables(server.url), Counter[str]()
    until, rounds = monotonic() + seconds, 0
    while monotonic() < until:
        for call, mode in list(calls):
            try:
                _round(call, mode, known, f"{number} {rounds} {call.label}", made)
            except Unsatisfiable:  # an operation that accepts any text has no invalid request
                calls.remove((call, mode))
            except (Exception, BaseExceptionGroup) as error:
                what = f"http, {call.label}: {error}"
                raise Finding(what, f"make fuzz ARGS='--only http --seed {number}'") from error
        rounds += 1
    return made


def _round(
    call: Any, mode: GenerationMode, known: list[Known], lot: str, made: Counter[str]
) -> None:
    @seed(lot)
    @settings(
        max_examples=_EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(call.as_strategy(generation_mode=mode), st.sampled_from([None, *known]), _wishes())
    def tried(case: Any, table: Known | None, wish: dict[str, Any]) -> None:
        made[call.label] += 1
        if table and mode == GenerationMode.POSITIVE:
            if "room" in (case.path_parameters or {}):
                case.path_parameters["room"] = table.room
            if call.label == "POST /api/rooms" and isinstance(case.body, dict):
                case.body |= wish
        headers = {"Authorization": f"Bearer {table.token}"} if table else {}
        case.call_and_validate(checks=_CHECKS, headers=headers)

    tried()


def _wishes() -> st.SearchStrategy[dict[str, Any]]:
    """Make a request that conforms to the schema one that the server accepts."""
    return st.fixed_dictionaries(
        {"game": st.sampled_from(games.names())},
        optional={
            "seats": st.integers(2, 5),
            "options": st.just({}),
            "bots": st.lists(st.sampled_from(_BOTS), max_size=5),
        },
    )
