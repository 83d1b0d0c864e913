"""The page's types are those of the messages: names, fields, choices."""

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
Spot = dict[str, int]


class Paw(TypedDict):
    """A foot."""

    claws: int
    sore: NotRequired[bool]


class Cat(Struct, tag="cat", tag_field="type"):
    name: str
    mood: Mood
    paws: list[Paw] = []
    friend: str | None = None
    lives: tuple[int, ...] = ()
    spots: dict[int, Spot] = {}
    sizes: list[int | str] = []
    place: tuple[float, bool] = (0.0, True)
    rest: Any = None


class Wish(Struct, forbid_unknown_fields=True):
    """What is wanted.

    And how much of it.
    """

    what: str
    much: int = 1


@dataclass
class Meowed:
    seat: int


class Purred(Struct):
    pass


def written(*shapes: type, tag: str = "") -> str:
    types = Declarations()
    for shape in shapes:
        types.shape(shape, tag)
    return types.text()


def test_every_kind_of_field_has_its_spelling() -> None:
    assert written(Cat).endswith("""\
export type Cat = {
  type: 'cat';
  name: string;
  mood: 'hissing' | 'purring';
  paws: Paw[];
  friend: string | null;
  lives: number[];
  spots: Record<number, Record<string, number>>;
  sizes: (number | string)[];
  place: [number, boolean];
  rest: unknown;
};
""")


def test_what_a_shape_needs_comes_before_it_with_its_comment() -> None:
    paw = "/** A foot. */\nexport type Paw = {\n  claws: number;\n  sore?: boolean;\n};\n\n"
    assert written(Cat).startswith(paw + "export type Cat")


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    assert (
        written(Wish)
        == """\
/**
 * What is wanted.
 *
 * And how much of it.
 */
export type Wish = {
  what: string;
  much?: number;
};
"""
    )


def test_an_event_is_known_by_its_name() -> None:
    assert written(Meowed, tag="event") == (
        "export type Meowed = {\n  event: 'Meowed';\n  seat: number;\n};\n"
    )


def test_no_fields_is_an_object_with_none() -> None:
    assert written(Purred) == "export type Purred = Record<string, never>;\n"


def test_choices_and_unions_have_names() -> None:
    types = Declarations()
    types.literals("Mood", Mood)
    types.union("Thing", [Cat, Wish])
    assert types.text().startswith("export type Mood = 'hissing' | 'purring';\n")
    assert "  mood: Mood;\n" in types.text()
    assert types.text().endswith("export type Thing = Cat | Wish;\n")


def test_a_long_union_has_a_line_for_each() -> None:
    types = Declarations()
    types.union("Reply", replies.REPLIES)
    lines = [f"\n  | {cls.__name__}" for cls in replies.REPLIES]
    assert types.text().endswith(f"export type Reply ={''.join(lines)};\n")


def test_a_namespace_keeps_names_apart() -> None:
    types, inner = Declarations(), Declarations()
    types.shape(Paw)
    inner.shape(Paw)
    types.namespace("felix", inner)
    assert "export declare namespace felix {\n  /** A foot. */\n  export type Paw" in types.text()


def test_lists_and_objects_are_constants_that_cannot_be_changed() -> None:
    types = Declarations()
    types.constant("NAMES", {"a-b": ["x", 1], "c": {}})
    assert types.text() == "export const NAMES = { 'a-b': ['x', 1], 'c': {  } } as const;\n"


def test_a_name_is_given_once() -> None:
    types = Declarations()
    types.constant("Paw", 4)
    with pytest.raises(AssertionError, match="Paw is there twice"):
        types.constant("Paw", 5)


def test_two_classes_of_one_name_are_no_type() -> None:
    other = type("Wish", (Struct,), {"__annotations__": {"other": int}})
    with pytest.raises(AssertionError, match="there are two of Wish"):
        written(Wish, other)


def test_what_json_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        written(msgspec.defstruct("Odd", [("data", bytes)]))


# -- what the page gets ---------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    "message", [*requests.REQUESTS, *replies.REPLIES], ids=lambda m: m.__name__
)
def test_the_page_knows_every_message_with_all_its_fields(page: str, message: type[Struct]) -> None:
    (body,) = re.findall(rf"^export type {message.__name__} = \{{\n(.*?)^\}};", page, ALL)
    fields = re.findall(r"^  (\w+)\??:", body, re.MULTILINE)
    assert fields == ["type", *message.__struct_encode_fields__]
    assert f"type: '{message.__struct_config__.tag}'" in body


@pytest.mark.parametrize("game", games.names())
def test_the_page_knows_what_every_game_tells(page: str, game: str) -> None:
    (inner,) = re.findall(rf"^export declare namespace {game} \{{\n(.*?)^\}}", page, ALL)
    assert "  export type Picture = {\n" in inner
    assert "event: 'GameEnded';" in inner
    assert "export type Event =" in inner
