"""Why something was not done, in codes: texts for people have one sentence for each.

A refused move has the game's own reason and rule instead; those are the game's to list.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

RequestErrorCode: TypeAlias = Literal[
    "already-here",  # a second Hello on one connection
    "bad-name",  # nothing is left of the name without control characters
    "busy",  # the coach has too many to think for
    "empty-text",  # the same of a line for the chat
    "hello-first",  # the room is not named yet
    "malformed",  # no message, or one out of bounds
    "no-such-action",
    "no-such-bot",
    "no-such-phrase",
    "no-such-seat",
    "not-absent",  # the player is here, or has not been away for long enough
    "not-all-ready",
    "not-alone",  # the coach helps only who plays with bots and nobody else
    "not-host",
    "not-over",  # a rematch of a game that still goes on
    "not-playing",  # the game has not begun, or is over
    "not-seated",  # whoever asks only watches
    "not-stood-in",  # no bot plays for this seat
    "not-their-turn",  # nobody waits for this seat, or a bot plays there
    "not-waiting",  # the game has begun
    "seat-taken",
    "seats-free",  # the game needs somebody on every seat
    "stale",  # the choice is not the one asked for
    "too-fast",
    "too-many",  # rooms, of this guest or in all
]
"""Why a request was refused; the connection goes on."""

CloseReason: TypeAlias = Literal[
    "hello-first",  # nothing was said for too long
    "other-protocol",  # views as facts were asked for in another protocol than the server's
    "too-big",  # a message beyond all measure
    "too-fast",  # requests without end
    "too-many",  # connections, of this guest or in all
    "too-slow",  # what was told has not been read for too long
    "try-again",  # the room or the server begins anew: connect again
    "unknown-room",
]
"""Why the server hangs up."""

OpenErrorCode: TypeAlias = Literal[
    "bad-option",
    "bad-seats",
    "bad-timing",
    "no-lesson",
    "no-such-bot",
    "no-such-game",
    "seats-free",  # to begin at once needs a bot on every other seat
    "too-many",
    "too-many-bots",
]
"""Why a room was not opened."""

ReplayErrorCode: TypeAlias = Literal[
    "busy",  # the coach has too many to think for
    "no-result",  # an abandoned game cannot be reviewed
    "not-allowed",  # another seat, or open cards, while the game goes on
    "not-begun",
    "other-rules",  # played by rules that are not known any more
    "running",  # a record or the deal of a game that still goes on would tell its secrets
    "unknown-room",
]
"""Why a replay, a record, a deal or a review is not shown."""

HttpErrorCode: TypeAlias = Literal[
    "bad-name",  # nothing is left of it without control characters
    "internal",  # a mistake of the server
    "malformed",
    "no-such-game",
    "no-such-language",
    "not-found",
    "other-protocol",  # views as facts were asked for in another protocol than the server's
    "too-big",
    "too-fast",
    "unavailable",  # the database cannot be reached
    "wrong-host",  # a name under which this server is not known
    "wrong-method",
    "wrong-origin",  # a page from elsewhere
]
"""What else can be wrong with an HTTP call."""

REQUEST_ERRORS: Final[tuple[str, ...]] = get_args(RequestErrorCode)
CLOSE_REASONS: Final[tuple[str, ...]] = get_args(CloseReason)
OPEN_ERRORS: Final[tuple[str, ...]] = get_args(OpenErrorCode)
REPLAY_ERRORS: Final[tuple[str, ...]] = get_args(ReplayErrorCode)
HTTP_ERRORS: Final[tuple[str, ...]] = get_args(HttpErrorCode)
