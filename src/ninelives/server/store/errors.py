"""Errors of the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from ninelives.engine.errors import NinelivesError


class StoreInvalid(NinelivesError):
    """The database cannot be used: missing, not a Ninelives database, damaged, or too new."""


class StoreUnavailable(NinelivesError):
    """The database does not answer now: unreachable, full, locked or damaged."""


class WriteFailed(NinelivesError):
    """A change was rolled back as a whole."""


@contextmanager
def translate_db_errors() -> Iterator[None]:
    """Raise StoreUnavailable for any database error: one line, without the statement."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(one_line(error)) from error


def one_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0]
