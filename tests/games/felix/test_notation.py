"""How actions are written, and what texts are made from."""

from __future__ import annotations

import pytest

from ninelives.engine.errors import BadNotation
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from tests.games.felix.helpers import cards

NOTATION = GAME.notation


@pytest.mark.parametrize(
    ("text", "action", "parts"),
    [
        ("place -8", book.place(*cards("-8")), ("place", {"card": 0})),
        ("place small-dog", book.place(*cards("small-dog")), ("place", {"card": 9})),
        ("pass", book.PASS, ("pass", {})),
        ("buy", book.BUY_ROW, ("buy", {})),
        ("bid 1", book.bid(1), ("bid", {"mice": 1})),
        ("bid 108", book.bid(108), ("bid", {"mice": 108})),
    ],
)
def test_an_action_is_written(text: str, action: int, parts: tuple[str, dict[str, int]]) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.read(text) == action
    assert NOTATION.parts(action) == parts


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("start 4", book.start_drawn(4)),
        ("remove 15", book.card_removed(*cards("15"))),
        ("turn big-dog", book.card_turned(*cards("big-dog"))),
    ],
)
def test_a_draw_is_written(text: str, outcome: int) -> None:
    assert NOTATION.write_chance(outcome) == text
    assert NOTATION.read_chance(text) == outcome


def test_every_action_and_draw_is_written_in_its_own_way() -> None:
    assert len({NOTATION.write(action) for action in range(GAME.info.actions)}) == 120
    assert len({NOTATION.write_chance(draw) for draw in range(GAME.info.chance_outcomes)}) == 25


@pytest.mark.parametrize("text", ["", "bid 0", "bid 109", "place 4", "Pass", "bid  3"])
def test_what_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        NOTATION.read(text)
    with pytest.raises(BadNotation):
        NOTATION.read_chance(text)


def test_cards_have_names_for_texts() -> None:
    assert NOTATION.kinds == {"card": range(10)}
    names = [NOTATION.key("card", card) for card in range(10)]
    assert names[:3] == ["cat-minus-8", "cat-minus-5", "rabbit"]
    assert names[-3:] == ["cat-15", "big-dog", "small-dog"]
