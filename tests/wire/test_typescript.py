"""The TypeScript generator: what svelte-check, which checks its output, cannot notice."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import Struct

from ninelives import games
from ninelives.wire import replies, requests
from ninelives.wire.typescript import Declarations

ROOT = Path(__file__).parents[2]
ALL = re.MULTILINE | re.DOTALL
Mood = Literal["purring", "hissing"]


class Paw(TypedDict):
    """A foot."""

    claws: int
    sore: NotRequired[bool]


class Cat(Struct, tag="cat", tag_field="type"):
    mood: Mood
    paws: list[Paw] = []
    friend: str | None = None
    spots: dict[int, dict[str, int]] = {}
    sizes: list[int | str] = []
    place: tuple[float, bool] = (0.0, True)
    rest: Any = None


class Wish(Struct, forbid_unknown_fields=True):
    much: int = 1


@dataclass
class Meowed:
    seat: int


def test_declarations_of_every_kind() -> None:
    """Used types come first; only what a client sends may leave out a default."""
    types = Declarations()
    types.literals("Mood", Mood)
    types.union("Thing", [Cat, Wish])
    types.shape(Meowed, tag="event")
    types.constant("NAMES", {"a-b": ["x", 1]})
    assert (
        types.text()
        == """\
export type Mood = 'hissing' | 'purring';

/** A foot. */
export type Paw = {
  claws: number;
  sore?: boolean;
};

export type Cat = {
  type: 'cat';
  mood: Mood;
  paws: Paw[];
  friend: string | null;
  spots: Record<number, Record<string, number>>;
  sizes: (number | string)[];
  place: [number, boolean];
  rest: unknown;
};

export type Wish = {
  much?: number;
};

export type Thing = Cat | Wish;

export type Meowed = {
  event: 'Meowed';
  seat: number;
};

export const NAMES = { 'a-b': ['x', 1] } as const;
"""
    )


def test_ambiguous_and_unknown_types_are_errors() -> None:
    types = Declarations()
    types.shape(Wish)
    with pytest.raises(AssertionError, match="Wish is declared twice"):
        types.constant("Wish", 5)
    with pytest.raises(AssertionError, match="two classes are called Wish"):
        types.shape(msgspec.defstruct("Wish", [("other", int)]))
    with pytest.raises(TypeError, match="in TypeScript"):
        types.shape(msgspec.defstruct("Odd", [("data", bytes)]))


@pytest.fixture(scope="module")
def page() -> str:
    done = subprocess.run(
        [sys.executable, ROOT / "web" / "wire.py"],
        env={**os.environ, "NINELIVES_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_page_has_every_message_with_all_its_fields(page: str) -> None:
    for message in (*requests.REQUESTS, *replies.REPLIES):
        (body,) = re.findall(rf"^export type {message.__name__} = \{{\n(.*?)^\}};", page, ALL)
        fields = re.findall(r"^  (\w+)\??:", body, re.MULTILINE)
        assert fields == ["type", *message.__struct_encode_fields__]
        assert f"type: '{message.__struct_config__.tag}'" in body


def test_the_page_has_the_picture_and_all_events_of_every_game(page: str) -> None:
    for game in games.names():
        (inner,) = re.findall(rf"^export declare namespace {game} \{{\n(.*?)^\}}", page, ALL)
        assert "  export type Picture = {\n" in inner
        assert set(games.event_types(game)) == set(re.findall(r"event: '(\w+)';", inner))
