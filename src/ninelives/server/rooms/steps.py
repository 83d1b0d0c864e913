"""What a room does: one thing after another, each in one step, and kept before it is told."""

from __future__ import annotations

import logging
from asyncio import Future
from collections.abc import Callable

from ninelives.server.rooms.gate import Gate

_LOG = logging.getLogger(__name__)


class Steps:
    """When one fails, or something is not kept, there are no more, and `gave_up` is called."""

    def __init__(self, gave_up: Callable[[], None]) -> None:
        self.gate = Gate(self._not_kept)
        self.over = False
        self._gave_up = gave_up

    def do(self, job: Callable[[], object]) -> None:
        """Now; nothing can come in between."""
        if self.over:
            return
        try:
            job()
        except Exception:
            _LOG.exception("the room begins anew")
            self._give_up()

    def keep(self, commit: Future[None]) -> None:
        """What is told from now on waits for this."""
        self.gate.wait_for(commit)

    def _not_kept(self, error: BaseException) -> None:
        if not self.over:
            _LOG.error("a change was not kept, the room begins anew: %s", error)
            self._give_up()

    def _give_up(self) -> None:
        self.over = True
        self._gave_up()
