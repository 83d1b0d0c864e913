"""A table on a server, as one of its seats sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from secrets import token_hex
from threading import Lock
from typing import Any, Final, Self

from ninelives import games
from ninelives.client.connection import PATIENCE, Connection
from ninelives.client.errors import RequestRejected
from ninelives.client.links import Link
from ninelives.engine.contract import NOBODY, Game, Outcome, View
from ninelives.engine.errors import NinelivesError
from ninelives.engine.events import Event
from ninelives.wire import replies, requests

_VALUE_BYTES: Final = 16  # of the random value that a seat adds to the deal


class Table:
    """A seat at a table on a server, or a spectator; attributes show the latest message.

    Most programs use `choices` and `act`. To handle every message, call `receive`, and `offer`
    instead of `act`; then one thread may receive while another one offers.
    """

    def __init__(
        self, link: str, *, patience: float = PATIENCE, lost: Callable[[], None] = lambda: None
    ) -> None:
        """Take the seat of a link, or watch; raises BadLink, TableClosed, RequestRejected.

        When the connection breaks, `lost` is called, then retried for `patience` seconds.
        """
        self.seat = NOBODY
        self.view: View | None = None
        self.waiting: list[int] = []  # seats that owe a choice
        self.heard: list[Event] = []  # with the last update
        self.events: list[Event] = []  # since this table was joined
        self.said: list[replies.Said] = []
        self.choice = 0  # the number that this seat's next choice has
        self._offered: requests.Act | None = None
        self._offering = Lock()
        self._connection = Connection(Link.read(link), patience=patience, lost=lost)
        try:
            self.room = self._first_sight()
        except NinelivesError:
            self.close()
            raise
        self.game: Game[Any, Any] = games.load(self.room.game)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect. The seat stays taken; its link joins again."""
        self._connection.close()

    # -- what is known ----------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The link of this seat, token included."""
        return str(self._connection.link)

    @property
    def names(self) -> list[str]:
        """The names of the players by seat."""
        return [place.name for place in self.room.places]

    @property
    def over(self) -> bool:
        return self.room.status in {"finished", "abandoned"}

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game runs, and if it was abandoned."""
        if self.room.status != "finished":
            return None
        return Outcome(self.room.points, self.room.ranks)

    @property
    def owes(self) -> bool:
        """Whether this seat owes a choice that it has not offered yet."""
        return not self.over and self.seat in self.waiting and not self.is_offering

    @property
    def is_offering(self) -> bool:
        """Whether a choice was sent and not yet acknowledged."""
        return self._offered is not None

    # -- playing ----------------------------------------------------------------------------------

    def choices(self) -> Iterator[View]:
        """Yields the view whenever this seat owes a choice, until the game is over.

        Before the start it reports the seat as ready and waits; a host whose other seats are all
        bots starts the game. Raises TableClosed.
        """
        self.be_ready()
        answered = -1
        while not self.over:
            if self.owes and self.view is not None and self.choice != answered:
                answered = self.choice
                yield self.view
            elif isinstance(self.receive(), replies.Welcome):  # the request may be lost
                self.be_ready()

    def act(self, action: int) -> None:
        """Make a move; returns when the server has committed it.

        Raises RequestRejected, TableClosed.
        """
        self.offer(action)
        self._receive_until(lambda: not self.is_offering, "act")

    def sit(self, seat: int | None = None) -> None:
        """Take this seat, or the first free one; raises RequestRejected."""
        if seat is not None:
            self._sit_at(seat)
            return
        for each in range(len(self.room.places)):
            if self.room.places[each].sitter == "free":
                try:
                    self._sit_at(each)
                except RequestRejected as refused:
                    if refused.reason != "seat-taken":  # another guest was faster
                        raise
                else:
                    return
        raise RequestRejected("seat-taken")

    def _sit_at(self, seat: int) -> None:
        self.send(requests.Sit(seat))
        self._receive_until(lambda: self.seat == seat, "sit")

    def be_ready(self) -> None:
        """Before the start: report this seat as ready, or alone with bots start the game."""
        if self.room.status != "waiting" or self.seat == NOBODY:
            return
        if self._is_alone():
            self.start()
        else:
            self.send(requests.Ready(ready=True, value=token_hex(_VALUE_BYTES)))

    def _is_alone(self) -> bool:
        """Whether this seat is the host and all other seats are bots."""
        others = [place for seat, place in enumerate(self.room.places) if seat != self.seat]
        return self.seat == self.room.host and all(place.sitter == "bot" for place in others)

    def start(self) -> None:
        """Start the game, as the host; raises RequestRejected."""
        self.offer_start()
        while self.room.status == "waiting":
            match self.receive():
                case replies.Welcome():  # the request may be lost
                    self.offer_start()
                case replies.Refused(request="start") as refused:
                    raise RequestRejected(refused.reason)

    def say(self, text: str) -> None:
        """Send a chat message."""
        self.send(requests.Say(text))

    # -- message by message -----------------------------------------------------------------------

    def offer(self, action: int) -> None:
        """Send a choice without waiting. It is sent again after a reconnect until acknowledged."""
        with self._offering:
            self._offered = requests.Act(choice=self.choice, action=action)
            self.send(self._offered)

    def offer_start(self) -> None:
        """Ask to start, without waiting, with a random value for the deal: by now the server has
        published its commitment, `room.commitment`."""
        self.send(requests.Start(value=token_hex(_VALUE_BYTES)))

    def send(self, request: requests.Request) -> None:
        self._connection.send(request)

    def receive(self, timeout: float | None = None) -> replies.AnyReply:
        """The next message, after updating the attributes; raises TableClosed, TimeoutError."""
        reply = self._connection.receive(timeout)
        with self._offering:
            self._take(reply)
        return reply

    def _take(self, reply: replies.AnyReply) -> None:
        match reply:
            case replies.Welcome():
                self.seat = reply.seat
                if self._offered is not None:
                    self.send(self._offered)
            case replies.Room():
                self.room = reply
            case replies.Update():
                self._update(reply)
            case replies.Refused(request="act"):
                self._offered = None
            case replies.Said() if all(line.number != reply.number for line in self.said):
                self.said.append(reply)

    def _update(self, update: replies.Update) -> None:
        self.choice = update.choice
        self.waiting = update.waiting
        self.view = self.game.view_of(update.view)
        events = games.event_types(self.room.game)
        self.heard = [
            events[told["event"]](**{name: told[name] for name in told if name != "event"})
            for told in update.events
        ]
        self.events += self.heard
        if self._offered is not None and self._offered.choice < update.choice:
            self._offered = None

    # -- waiting for a message --------------------------------------------------------------------

    def _first_sight(self) -> replies.Room:
        """The first Room message; raises RequestRejected for an unknown room or seat token."""
        had_token = bool(self._connection.link.token)
        while True:
            reply = self._connection.receive()
            if isinstance(reply, replies.Welcome):
                self.seat = reply.seat
                if had_token and reply.seat == NOBODY:
                    raise RequestRejected("not-seated")
            elif isinstance(reply, replies.Room):
                return reply
            elif isinstance(reply, replies.Refused):
                raise RequestRejected(reply.reason)

    def _receive_until(self, done: Callable[[], bool], request: str) -> None:
        while not done():
            reply = self.receive()
            if isinstance(reply, replies.Refused) and reply.request == request:
                raise RequestRejected(reply.reason, reply.rule)
