"""A cookie is known by its signature, a token by its hash; nothing else will do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.identity import Identity, new_token, token_hash

KEY = b"k" * 32
IDENTITY = Identity(KEY)


@given(st.text(st.characters(exclude_characters=".", codec="utf-8"), min_size=1))
def test_a_guest_is_known_by_his_cookie(guest: str) -> None:
    assert IDENTITY.guest(IDENTITY.cookie(guest)) == guest


@given(st.text())
def test_what_was_not_made_here_is_nobodys(cookie: str) -> None:
    assert IDENTITY.guest(cookie) == ""


@given(st.data())
def test_a_changed_cookie_is_nobodys(data: st.DataObject) -> None:
    cookie = IDENTITY.cookie("ann")
    at = data.draw(st.integers(0, len(cookie) - 1))
    sign = data.draw(st.characters(codec="utf-8").filter(lambda each: each != cookie[at]))
    assert IDENTITY.guest(cookie[:at] + sign + cookie[at + 1 :]) == ""


def test_the_signature_of_one_guest_is_not_that_of_another() -> None:
    _, _, signature = IDENTITY.cookie("ann").partition(".")
    assert IDENTITY.guest(f"bob.{signature}") == ""
    assert IDENTITY.guest(f".{signature}") == ""


def test_another_server_does_not_know_the_cookie() -> None:
    assert Identity(b"other" * 8).guest(IDENTITY.cookie("ann")) == ""


def test_ids_and_tokens_are_long_and_never_the_same() -> None:
    guests = {IDENTITY.new_guest() for _ in range(1000)}
    tokens = {new_token() for _ in range(1000)}
    assert len(guests) == len(tokens) == 1000
    assert all("." not in guest and len(guest) >= 16 for guest in guests)
    assert all(32 <= len(token) <= 64 for token in tokens)


def test_a_token_cannot_be_read_from_what_is_kept() -> None:
    token = new_token()
    assert len(token_hash(token)) == 32
    assert token.encode() not in token_hash(token)
    assert token_hash(token) == token_hash(token) != token_hash(new_token())
