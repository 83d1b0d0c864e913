"""A game on a server: translates the messages of a `Table` for a listener."""

from __future__ import annotations

from dataclasses import replace
from shlex import join
from threading import Event as Signal
from threading import Thread

from ninelives.client import Table, TableClosed
from ninelives.client.links import Link
from ninelives.engine.contract import NOBODY, Outcome, Refusal, View
from ninelives.terminal.controller import Command, Listener, SeatController
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker
from ninelives.wire import replies, requests

_TOLD_BY_ROOM = ("left", "back", "timed-out", "stood-in")  # notices that follow from the places


class RemoteGame(SeatController):
    def __init__(self, link: str, phrases: Phrases) -> None:
        """Take the seat of a link, a free one, or watch; raises what `Table` does."""
        self._phrases = phrases
        self._listener: Listener | None = None
        self._lost = False
        self._asked_for = -1  # number of the last choice reported as due
        self._answered = Signal()
        self.is_cut_off = False  # the connection is lost for good
        self._table = Table(link, lost=self._tell_lost)
        if self._table.seat == NOBODY and self._is_free():
            self._table.sit()
        self._table.be_ready()
        super().__init__(self._table.game, self._table.seat, self._names())
        self._speaker = Speaker(phrases, self._table.room.game, self.game.notation, [], self.me)
        self._seen = self._table.room

    def _is_free(self) -> bool:
        return any(place.sitter == "free" for place in self._table.room.places)

    def _names(self) -> list[str]:
        return [name or self._phrases.say("table-free") for name in self._table.names]

    # -- as a controller --------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return not self.is_cut_off

    def begin(self, listener: Listener) -> None:
        Thread(target=self.follow, args=[listener], daemon=True).start()

    def view(self) -> View | None:
        return self._table.view

    def waiting(self) -> list[int]:
        return [] if self._table.over else self._table.waiting

    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def act(self, action: int) -> None:
        self._answered.clear()
        self._table.offer(action)
        self._answered.wait()

    def offer(self, action: int) -> None:
        """Make a move without waiting; a listener may call it in `on_turn`."""
        self._table.offer(action)

    def leave(self) -> None:
        self._table.close()

    def farewell(self) -> list[str]:
        if self._table.over:
            return [self._phrases.say("online-leave")]
        words = join(["ninelives", "join", self._table.link])
        return [self._phrases.say("online-return"), f"  {words}"]

    def commands(self) -> list[Command]:
        say, start, link = (
            self._phrases.say(f"command-{name}") for name in ("say", "start", "link")
        )
        return [
            Command("say TEXT", say, self._say),
            Command("start", start, self._start),
            Command("link", link, lambda _: self._table.link.partition("#")[0]),
        ]

    def _say(self, text: str) -> str:
        if text:
            self._table.say(text[: requests.CHAT_LENGTH])
        return ""

    def _start(self, _: str) -> str:
        self._table.offer_start()
        return ""

    # -- messages of the server -------------------------------------------------------------------

    def follow(self, listener: Listener, *, to_the_end: bool = False) -> None:
        """Report to the listener until the connection, or with `to_the_end` the game, ends."""
        self._listener = listener
        try:
            while not (to_the_end and self._table.over):
                self._tell(listener, self._table.receive())
                if not self._table.is_offering:
                    self._answered.set()
        except TableClosed as closed:
            if closed.reason != "left":
                self.is_cut_off = True
                listener.on_note(self._phrases.say("online-closed", reason=closed.reason))
            self._answered.set()

    def _tell(self, listener: Listener, reply: replies.AnyReply) -> None:
        match reply:
            case replies.Welcome() if self._lost:
                self._lost = False
                listener.on_note(self._phrases.say("online-again"))
            case replies.Room():
                self._tell_room(listener, reply)
            case replies.Update():
                listener.on_events(self._table.heard)
                if self._table.owes and self._table.choice != self._asked_for:
                    self._asked_for = self._table.choice
                    listener.on_turn()
            case replies.Refused():
                listener.on_note(self._refused(reply))
            case replies.Said() if reply.notice not in _TOLD_BY_ROOM:
                listener.on_note(self._line(reply))
            case replies.Nudged():
                name = self.names[reply.seat]
                listener.on_note(self._phrases.say("table-nudged", name=name))
            case replies.Moved():
                rematch = str(replace(Link.read(self._table.link), room=reply.room, token=""))
                listener.on_note(self._phrases.say("online-rematch", link=rematch))

    def _tell_lost(self) -> None:
        self._lost = True
        self._asked_for = -1  # report the choice again after a reconnect
        if self._listener is not None:
            self._listener.on_note(self._phrases.say("table-lost"))

    def _tell_room(self, listener: Listener, room: replies.Room) -> None:
        before, self._seen = self._seen, room
        self.names[:] = self._names()
        if room.status == "waiting" and [p.name for p in before.places] != self._table.names:
            listener.on_note(self.seated())
        for seat, (was, place) in enumerate(zip(before.places, room.places, strict=True)):
            if was.stands_in != place.stands_in:
                text = "online-stands-in" if place.stands_in else "online-is-back"
                listener.on_note(self._phrases.say(text, name=self.names[seat]))
        if room.status == "finished" and before.status != "finished":
            listener.on_end()
        elif room.status == "abandoned" and before.status != "abandoned":
            listener.on_note(self._phrases.say("table-abandoned"))

    def seated(self) -> str:
        """The players at the table."""
        names = [
            self._phrases.say("you") if at == self.me else n for at, n in enumerate(self.names)
        ]
        game = self._phrases.say(f"game-name-{self._table.room.game}")
        return self._phrases.say("welcome", game=game, names=self._phrases.listed(names))

    def _refused(self, refused: replies.Refused) -> str:
        if refused.rule:
            return self._speaker.refusal(Refusal(refused.rule, refused.reason))
        return self._phrases.say(f"table-refused-{refused.reason}")

    def _line(self, said: replies.Said) -> str:
        name = said.name or self._phrases.say("table-someone")
        if said.notice:
            return self._phrases.say(f"table-notice-{said.notice}", name=name, by=said.by)
        text = self._phrases.say(f"table-phrase-{said.phrase}") if said.phrase else said.text
        return self._phrases.say("table-chat-line", name=name, text=text)
