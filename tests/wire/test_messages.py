"""Messages round-trip, and values out of bounds are rejected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from ninelives.engine.events import Log
from ninelives.wire import bot_protocol, replies, requests
from testkit.tables import Setting, played, seeds, settings

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """All values that a field of this type may have."""
    if isinstance(kind, inspect.UnionType):
        return st.one_of([values(each) for each in kind.types])
    if isinstance(kind, inspect.FloatType):
        return st.floats(allow_nan=False, allow_infinity=False)
    return _one_kind_of(kind)


def _one_kind_of(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.IntType(ge=least, le=most):
            return st.integers(-(2**53) if least is None else least, most or 2**53)
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern.removesuffix("$") + r"\Z")
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=most or 40)
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType(values=allowed):
            return st.sampled_from(allowed)
        case inspect.ListType(item_type=item):
            return st.lists(values(item), max_size=4)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=4)
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: values(field.type) for field in fields})
    assert isinstance(kind, inspect.AnyType), kind
    return anything


def messages(kinds: tuple[type[Any], ...]) -> st.SearchStrategy[Any]:
    return st.one_of([values(inspect.type_info(kind)) for kind in kinds])


@given(messages(requests.REQUESTS))
def test_requests_round_trip(request: requests.Request) -> None:
    assert requests.read(msgspec.json.encode(request)) == request


@given(messages(replies.REPLIES))
def test_replies_round_trip(reply: replies.AnyReply) -> None:
    assert replies.read(replies.write(reply)) == reply


@given(messages(bot_protocol.MESSAGES))
def test_messages_to_programs_round_trip(line: bot_protocol.AnyMessage) -> None:
    assert bot_protocol.read(replies.write(line)) == line


LARGEST: list[requests.Request] = [
    requests.Hello("a" * 12, "t" * 64, "facts"),
    requests.Act(1_000_000, 1_000_000),
    requests.Sit(7),
    requests.Ready(ready=True, value="0f" * 32),
    requests.Start("0f" * 32),
    requests.Rename("n" * requests.NAME_LENGTH),
    requests.Say("t" * requests.CHAT_LENGTH),
]
TOO_LARGE: list[requests.Request] = [
    requests.Hello("a" * 13),
    requests.Hello("a" * 12 + "\n"),
    requests.Hello("a" * 12, "t" * 65),
    requests.Act(1_000_001, 0),
    requests.Act(0, 1_000_001),
    requests.Act(-1, 0),
    requests.Sit(8),
    requests.Sit(-1),
    requests.Ready(ready=True, value="0f" * 33),
    requests.Start("0"),
    requests.Start("0F"),
    requests.Start("0g"),
    requests.Start("0f\n"),
    requests.Rename("n" * (requests.NAME_LENGTH + 1)),
    requests.Rename(""),
    requests.Say("t" * (requests.CHAT_LENGTH + 1)),
    requests.Say(""),
]


@pytest.mark.parametrize("request_", LARGEST, ids=str)
def test_the_largest_request_is_below_the_size_limit(request_: requests.Request) -> None:
    text = msgspec.json.encode(request_)
    assert requests.read(text) == request_
    assert len(text) < 1024


@pytest.mark.parametrize("request_", TOO_LARGE, ids=str)
def test_a_field_out_of_bounds_is_malformed(request_: requests.Request) -> None:
    with pytest.raises(msgspec.ValidationError):
        requests.read(msgspec.json.encode(request_))


NO_TEXT = [
    b'{"type":"say","text":"\xff"}',
    b'{"type":"say","text":"\xed\xa0\x80"}',  # half of a pair, which UTF-8 does not have
    b'{"type":"\xff"}',
    b'{"\xff":1,"type":"ping"}',
]
LISTS_IN_LISTS = [
    b'{"x":' + b"[" * 2000 + b"]" * 2000 + b',"type":"ping"}',
    b'{"x":' + b'{"x":' * 700 + b"0" + b"}" * 700 + b',"type":"ping"}',
    b'{"x":' + b"[" * 4000,
]


@pytest.mark.parametrize("read", [requests.read, replies.read, bot_protocol.read])
@pytest.mark.parametrize("text", [*NO_TEXT, *LISTS_IN_LISTS], ids=lambda text: str(text[:24]))
def test_bad_utf_8_and_deep_nesting_are_malformed(
    read: Callable[[bytes], object], text: bytes
) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read(text)


@pytest.mark.parametrize("kind", requests.REQUESTS, ids=lambda kind: kind.__name__)
def test_unknown_fields_are_malformed(kind: type[requests.Request]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        requests.read(msgspec.json.encode({"type": kind.__name__.lower(), "extra": 1}))


def test_every_action_of_every_game_fits_in_an_act() -> None:
    for name in games.names():
        assert games.load(name).info.actions <= 1_000_000


@given(settings, seeds)
def test_every_event_and_view_encodes_as_json(setting: Setting, seed: int) -> None:
    """Events and views of all games, as plain JSON, say the same on the other side."""
    game = setting.game
    state, dice = setting.new(), QuickDice(seed)
    for step, (_, seat, action) in enumerate(played(setting, seed)):
        log = Log()
        if step > 40 or seat == NOBODY:
            return
        game.apply(state, seat, action, log)
        viewer = dice.below(setting.seats + 1) - 1
        events = [replies.event_facts(event) for event in log.heard_by(viewer)]
        update = replies.Update(step, 0, events, game.view(state, viewer).facts(), [])
        assert replies.read(replies.write(update)) == update
        assert all(isinstance(event["event"], str) for event in events)
