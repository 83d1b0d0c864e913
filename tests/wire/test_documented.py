"""docs/protocol.md describes every message, field and error code, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from ninelives.wire import bot_protocol, error_codes, http, replies, requests
from ninelives.wire.requests import PHRASES, REACTIONS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
PARTS = (replies.Place, replies.JudgedMove, replies.Standing, replies.Timing)
PAGES = tuple(
    each
    for each in vars(http).values()
    if isinstance(each, type) and issubclass(each, Struct) and each.__module__ == http.__name__
)
REASONS = {
    "Error codes of requests": error_codes.REQUEST_ERRORS,
    "Close reasons": error_codes.CLOSE_REASONS,
    "Error codes of opening a table": error_codes.OPEN_ERRORS,
    "Error codes of replays, records and reviews": error_codes.REPLAY_ERRORS,
    "Other error codes of HTTP calls": error_codes.HTTP_ERRORS,
}

kinds = pytest.mark.parametrize(
    "kind",
    [*requests.REQUESTS, *replies.REPLIES, *bot_protocol.MESSAGES, *PARTS, *PAGES],
    ids=lambda kind: kind.__name__,
)


@cache
def sections() -> dict[str, str]:
    """The text below each heading."""
    parts = re.split(r"^#{2,3} (.+)$", TEXT, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def first_column(section: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", section, flags=re.MULTILINE)


def example(section: str) -> dict[str, Any]:
    (text,) = re.findall(r"^```json\n(.+?)^```$", section, flags=re.MULTILINE | re.DOTALL)
    value: dict[str, Any] = msgspec.json.decode(text)
    return value


@kinds
def test_the_protocol_page_has_every_message_with_all_its_fields(kind: type[Struct]) -> None:
    assert first_column(sections()[kind.__name__]) == list(kind.__struct_encode_fields__)


@kinds
def test_every_example_is_such_a_message_with_all_its_fields(kind: type[Struct]) -> None:
    shown = example(sections()[kind.__name__])
    message = msgspec.convert(shown, kind, str_keys=True)
    assert msgspec.to_builtins(message, str_keys=True) == shown
    if issubclass(kind, requests.Request):
        assert requests.read(msgspec.json.encode(shown)) == message
    if issubclass(kind, replies.Reply):
        read = bot_protocol.read if kind in bot_protocol.MESSAGES else replies.read
        assert read(msgspec.json.encode(shown)) == message


@pytest.mark.parametrize("heading", REASONS)
def test_the_protocol_page_has_every_error_code(heading: str) -> None:
    assert first_column(sections()[heading]) == sorted(REASONS[heading])
    assert list(REASONS[heading]) == sorted(REASONS[heading])


def test_the_unions_have_every_message() -> None:
    """A message missing in its union could not be decoded."""

    def all_of(module: Any, base: type) -> set[type]:
        return {
            each
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, base) and each is not base
        }

    assert all_of(requests, requests.Request) == set(requests.REQUESTS)
    assert all_of(replies, replies.Reply) == set(replies.REPLIES)
    assert all_of(bot_protocol, replies.Reply) == {
        *bot_protocol.MESSAGES,
        replies.Welcome,
        replies.Refused,
    }


def test_the_protocol_page_has_every_quick_phrase() -> None:
    assert [phrase for phrase in PHRASES if f"`{phrase}`" not in sections()["Phrase"]] == []


def test_the_protocol_page_has_every_reaction_and_every_notice() -> None:
    assert [each for each in REACTIONS if f"`{each}`" not in sections()["React"]] == []
    notices = [each for each in get_args(replies.Notice) if each]
    assert [each for each in notices if f"`{each}`" not in sections()["Said"]] == []


def test_the_protocol_page_has_no_other_message() -> None:
    all_kinds: list[type] = [
        *requests.REQUESTS,
        *replies.REPLIES,
        *bot_protocol.MESSAGES,
        *PARTS,
        *PAGES,
    ]
    known = {kind.__name__ for kind in all_kinds}
    documented = set(re.findall(r"^### (.+)$", TEXT, flags=re.MULTILINE))
    assert documented == known
