"""What a room does: one thing after another, each in one step, and kept before it is told."""

from __future__ import annotations

import logging
from asyncio import Future
from collections.abc import Callable

from ninelives.server.rooms.gate import Gate
from ninelives.server.store.leases import Leases

_LOG = logging.getLogger(__name__)


class Steps:
    """When one fails, something is not kept, or the room may be another process's by now, there are
    no more, and `gave_up` is called."""

    def __init__(self, leases: Leases, gave_up: Callable[[], None]) -> None:
        self.gate = Gate(self._not_kept)
        self.over = False
        self._leases = leases
        self._gave_up = gave_up

    def do(self, job: Callable[[], object]) -> None:
        """Now; nothing can come in between."""
        if self.over:
            return
        if not self._leases.is_current:
            _LOG.error("a room begins anew: nobody can say whose it is")
            self._give_up()
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
