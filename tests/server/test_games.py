"""GET /api/games and /api/rules: facts of the games and complete rule books."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from ninelives import bots, games
from ninelives.text.languages import LANGUAGES
from ninelives.wire.http import GameFacts, Rules


@pytest.mark.parametrize("name", games.names())
def test_get_game_returns_the_facts_of_the_game(bob: httpx.Client, name: str) -> None:
    game = games.load(name)
    facts = msgspec.json.decode(bob.get(f"/api/games/{name}").content, type=GameFacts)
    assert facts.name == name
    assert facts.rules_version == game.info.rules_version
    assert tuple(facts.seats) == game.info.seats
    assert facts.bots == list(bots.LEVELS)
    assert {each.name: (each.values, each.default) for each in facts.options} == {
        each.name: (list(each.values), each.default) for each in game.info.options
    }
    assert [game.notation.read(each.written) for each in facts.actions] == list(
        range(game.info.actions)
    )
    assert {kind: set(names) for kind, names in facts.things.items()} == {
        kind: set(numbers) for kind, numbers in game.notation.kinds.items()
    }


@pytest.mark.parametrize("name", games.names())
def test_every_action_has_unique_facts(bob: httpx.Client, name: str) -> None:
    facts = msgspec.json.decode(bob.get(f"/api/games/{name}").content, type=GameFacts)
    about = [(each.verb, tuple(sorted(each.about.items()))) for each in facts.actions]
    assert len(set(about)) == len(about)


def test_get_games_returns_all_games(bob: httpx.Client) -> None:
    found = msgspec.json.decode(bob.get("/api/games").content, type=list[GameFacts])
    assert tuple(game.name for game in found) == games.names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_get_rules_returns_the_whole_rule_book(bob: httpx.Client, name: str, language: str) -> None:
    answer = bob.get(f"/api/rules/{name}/{language}")
    rules = msgspec.json.decode(answer.content, type=Rules)
    assert (rules.game, rules.language) == (name, language)
    assert rules.text.startswith("# ")
    assert "{{" not in rules.text


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/games/chess", "no-such-game"),
        ("/api/games/..", "not-found"),
        ("/api/rules/chess/en", "no-such-game"),
        ("/api/rules/felix/fr", "no-such-language"),
        ("/api/rules/felix/..", "not-found"),
    ],
)
def test_an_unknown_game_or_language_is_404(bob: httpx.Client, path: str, reason: str) -> None:
    answer = bob.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, reason)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/felix", "/api/rules/felix/de"])
def test_game_responses_are_compressed_and_cached(bob: httpx.Client, path: str) -> None:
    first = bob.get(path, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = bob.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
