"""Error codes of requests, connections and HTTP calls; the locales have a sentence for each.

A move that a rule forbids has the game's reason code and the rule instead.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

RequestErrorCode: TypeAlias = Literal[
    "already-here",  # a second Hello on one connection
    "bad-name",  # empty without control characters
    "busy",  # the coach has too many requests
    "empty-text",  # a chat message that is empty without control characters
    "hello-first",  # no Hello yet
    "malformed",  # not a message, or a field out of bounds
    "no-such-action",
    "no-such-bot",
    "no-such-phrase",
    "no-such-reaction",
    "no-such-seat",
    "not-absent",  # the player is connected, or was until a moment ago
    "not-all-ready",
    "not-alone",  # hints and haste are only for games against bots alone
    "not-host",
    "not-over",  # a rematch of a running game
    "not-playing",  # the game has not started, or is over
    "not-seated",  # from a spectator
    "not-stood-in",  # no bot plays for this seat
    "not-their-turn",  # the seat owes no choice, or a bot plays it
    "not-waiting",  # the game has started
    "seat-taken",
    "seats-free",  # a game needs a player on every seat
    "stale",  # not the number of the choice that is due
    "too-fast",
    "too-many",  # rooms, of this guest or in all
]
"""Why a request was not carried out; the connection stays open."""

CloseReason: TypeAlias = Literal[
    "hello-first",  # no Hello in time
    "other-protocol",  # facts in another protocol than the server's
    "too-big",  # a message above the size limit
    "too-fast",  # far above the rate limit
    "too-many",  # connections, of this guest or in all
    "too-slow",  # the client does not read
    "try-again",  # the room or the server restarts: reconnect
    "unknown-room",
]
"""Why the server closes a connection."""

OpenErrorCode: TypeAlias = Literal[
    "bad-option",
    "bad-seats",
    "bad-timing",
    "no-lesson",
    "no-such-bot",
    "no-such-game",
    "seats-free",  # to begin at once, every other seat needs a bot
    "too-many",
    "too-many-bots",
]
"""Why a room was not opened."""

ReplayErrorCode: TypeAlias = Literal[
    "busy",  # the coach has too many requests
    "no-result",  # an abandoned game has none to review
    "not-allowed",  # another seat, or open cards, of a running game
    "not-begun",
    "other-rules",  # played by an earlier version of the rules
    "running",  # record and deal of a running game are secret
    "unknown-room",
]
"""Why a replay, a record, a deal or a review is not shown."""

HttpErrorCode: TypeAlias = Literal[
    "bad-name",  # empty without control characters
    "internal",  # a bug of the server
    "malformed",
    "no-such-game",
    "no-such-language",
    "not-found",
    "other-protocol",  # views as facts were asked for in another protocol than the server's
    "too-big",
    "too-fast",
    "unavailable",  # the database cannot be reached
    "wrong-host",  # not a host name of this server
    "wrong-method",
    "wrong-origin",  # a page of another site
]
"""What else can be wrong with an HTTP call."""

REQUEST_ERRORS: Final[tuple[str, ...]] = get_args(RequestErrorCode)
CLOSE_REASONS: Final[tuple[str, ...]] = get_args(CloseReason)
OPEN_ERRORS: Final[tuple[str, ...]] = get_args(OpenErrorCode)
REPLAY_ERRORS: Final[tuple[str, ...]] = get_args(ReplayErrorCode)
HTTP_ERRORS: Final[tuple[str, ...]] = get_args(HttpErrorCode)
