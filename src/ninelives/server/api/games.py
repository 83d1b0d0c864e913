"""The games and their rule books: constant for a version, so built and compressed once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ninelives import bots, games
from ninelives.engine.errors import UnknownGame
from ninelives.presentation.books import whole_book
from ninelives.server.api.responses import may_be_unchanged
from ninelives.server.assets import Asset
from ninelives.server.problems import HTTPProblem
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.wire.http import GameFacts, Rules, game_facts

_TAGS: Final = ["games"]
_JSON: Final = "application/json"


def _answered_by(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    fine = ResponseSpec(kind, description="The resource, with an ETag.", generate_examples=False)
    return {200: fine, **may_be_unchanged(*statuses)}


@get("/games", tags=_TAGS, summary="All games", responses=_answered_by(list[GameFacts]))
async def all_games(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every game with its seats, options, bots, actions and the names of its pieces."""
    return _all_games().answer(request)


@get("/games/{name:str}", tags=_TAGS, summary="A game", responses=_answered_by(GameFacts, 400, 404))
async def one_game(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """One game. An action's number is its position in the list of actions."""
    _must_exist(name)
    return _one_game(name).answer(request)


@get(
    "/rules/{name:str}/{language:str}",
    tags=_TAGS,
    summary="A rule book",
    responses=_answered_by(Rules, 400, 404),
)
async def rule_book(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The rules of a game in one of the languages, as Markdown with numbered clauses."""
    _must_exist(name)
    if language not in LANGUAGES:
        raise HTTPProblem(404, "no-such-language", f"There are {', '.join(LANGUAGES)}.")
    return _rule_book(name, language).answer(request)


def _must_exist(name: str) -> None:
    try:
        games.load(name)
    except UnknownGame as error:
        raise HTTPProblem(404, "no-such-game", f"There are {', '.join(error.known)}.") from None


@cache
def _all_games() -> Asset:
    facts = [game_facts(games.load(name), bots.LEVELS) for name in games.names()]
    return Asset(msgspec.json.encode(facts), _JSON)


@cache
def _one_game(name: str) -> Asset:
    return Asset(msgspec.json.encode(game_facts(games.load(name), bots.LEVELS)), _JSON)


@cache
def _rule_book(name: str, language: str) -> Asset:
    text = whole_book(games.load(name), Phrases(language), typed=False)
    return Asset(msgspec.json.encode(Rules(name, language, text)), _JSON)


HANDLERS: Final = (all_games, one_game, rule_book)
