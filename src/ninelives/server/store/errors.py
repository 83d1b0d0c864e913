"""What can be wrong with a database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from ninelives.engine.errors import NinelivesError


class StoreInvalid(NinelivesError):
    """A database that cannot be opened: not there, not one of ours, or of a newer version."""


class StoreUnavailable(NinelivesError):
    """The database does not answer now: it is away, full, locked or damaged."""


class WriteFailed(NinelivesError):
    """A change that could not be committed; nothing of it was."""


@contextmanager
def translate_db_errors() -> Iterator[None]:
    """Raise StoreUnavailable for any database error: one line, without the statement."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(in_one_line(error)) from error


def in_one_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0]
