"""`Identity`: signed cookies of guests, and hashes of seat tokens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.identity import Identity, new_token, token_hash

KEY = b"k" * 32
IDENTITY = Identity(KEY)


@given(st.text(st.characters(exclude_characters=".", codec="utf-8"), min_size=1))
def test_a_signed_cookie_names_its_guest(guest: str) -> None:
    assert IDENTITY.guest(IDENTITY.cookie(guest)) == guest


@given(st.text())
def test_an_unsigned_cookie_names_no_guest(cookie: str) -> None:
    assert IDENTITY.guest(cookie) == ""


@given(st.data())
def test_a_changed_cookie_names_no_guest(data: st.DataObject) -> None:
    cookie = IDENTITY.cookie("ann")
    at = data.draw(st.integers(0, len(cookie) - 1))
    sign = data.draw(st.characters(codec="utf-8").filter(lambda each: each != cookie[at]))
    assert IDENTITY.guest(cookie[:at] + sign + cookie[at + 1 :]) == ""


def test_signatures_of_two_guests_differ() -> None:
    _, _, signature = IDENTITY.cookie("ann").partition(".")
    assert IDENTITY.guest(f"bob.{signature}") == ""
    assert IDENTITY.guest(f".{signature}") == ""


def test_a_cookie_of_another_key_names_no_guest() -> None:
    assert Identity(b"other" * 8).guest(IDENTITY.cookie("ann")) == ""


def test_guest_ids_and_tokens_are_long_and_unique() -> None:
    guests = {IDENTITY.new_guest() for _ in range(1000)}
    tokens = {new_token() for _ in range(1000)}
    assert len(guests) == len(tokens) == 1000
    assert all("." not in guest and len(guest) >= 16 for guest in guests)
    assert all(32 <= len(token) <= 64 for token in tokens)


def test_the_stored_hash_does_not_contain_the_token() -> None:
    token = new_token()
    assert len(token_hash(token)) == 32
    assert token.encode() not in token_hash(token)
    assert token_hash(token) == token_hash(token) != token_hash(new_token())
