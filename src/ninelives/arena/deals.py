"""One deal, played in all its seatings: the unit of work for workers.

Every game of a deal has the same dealer, whose draws depend on the deal and the number of the draw
alone. Where the rules draw the same things whatever is played (Felix, Cat in the Box) all games of
a deal have the same cards; in Ratjack the same until players draw differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ninelives import games
from ninelives.arena import habits
from ninelives.arena.habits.tally import Counts, Seen, Tally
from ninelives.arena.plan import Plan, Seating
from ninelives.bot_programs import ProgramBot, load_bot
from ninelives.bots.base import Bot
from ninelives.engine.contract import SPECTATOR
from ninelives.engine.errors import NinelivesError
from ninelives.engine.events import Event, Log
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match


@dataclass(frozen=True)
class GamePlayed:
    """The result of one game, by seat."""

    seating: Seating
    points: tuple[int, ...]
    places: tuple[int, ...]
    habits: tuple[Counts, ...]
    times: tuple[tuple[float, ...], ...]  # milliseconds of every choice


@dataclass(frozen=True)
class DealPlayed:
    games: tuple[GamePlayed, ...]


class BotFailed(NinelivesError):
    """A bot made an illegal choice or none."""

    code = "bot-failed"

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(bot, why)  # both arguments, so that it can be pickled
        self.bot = bot
        self.why = why


def play_deal(plan: Plan, deal: int) -> DealPlayed:
    """Play this deal in all its seatings; raises BotFailed."""
    return DealPlayed(tuple(_play(plan, deal, seating) for seating in plan.seatings(deal)))


def _play(plan: Plan, deal: int, seating: Seating) -> GamePlayed:
    with all_seated(plan, deal, seating) as players:
        return _Game(plan, deal, seating).played_by(players)


class _Game:
    """One game while it is played, with times and habits."""

    def __init__(self, plan: Plan, deal: int, seating: Seating) -> None:
        self._plan = plan
        self._seating = seating
        self._times: list[list[float]] = [[] for _ in seating]
        self._tally = Tally(len(seating))
        self._facts: list[Event] = []
        game = games.load(plan.game)
        dealer = Dealer(plan.deal_seed(deal))
        self._match, log = Match.begin(game, len(seating), dict(plan.options), dealer)
        self._note(log)

    def played_by(self, players: Sequence[Bot[Any]]) -> GamePlayed:
        while waiting := self._match.waiting():
            self._move(waiting[0], players[waiting[0]])
        habits.note(self._plan.game, Seen(self._facts, self._match.view(SPECTATOR)), self._tally)
        self._note_drawn(players)
        outcome = self._match.outcome()
        assert outcome is not None, "no seat is to act, so the game is over"
        return GamePlayed(
            seating=self._seating,
            points=tuple(outcome.points),
            places=tuple(outcome.places),
            habits=tuple(self._tally.by_seat),
            times=tuple(map(tuple, self._times)),
        )

    def _move(self, seat: int, player: Bot[Any]) -> None:
        view = self._match.view(seat)
        self._tally.note(habits.FORCED.name, seat, len(view.legal) == 1)
        began = perf_counter()
        try:
            action = player.choose(view)
            self._times[seat].append((perf_counter() - began) * 1000)
            self._note(self._match.act(seat, action))
        except NinelivesError as error:
            raise BotFailed(self._plan.contestants[self._seating[seat]], str(error)) from error

    def _note_drawn(self, players: Sequence[Bot[Any]]) -> None:
        for seat, player in enumerate(players):
            if isinstance(player, ProgramBot):
                choices = len(self._times[seat])
                self._tally.note(habits.DRAWN.name, seat, player.drawn, of=choices)

    def _note(self, log: Log) -> None:
        """The arena is the host, so it may see secret events."""
        self._facts += [told.secret for told in log.told]


# -- the bots at a table ---------------------------------------------------------------------------


@contextmanager
def all_seated(plan: Plan, deal: int, seating: Seating) -> Iterator[Sequence[Bot[Any]]]:
    """New bots for one game, by seat; bot programs are closed after it."""
    with ExitStack() as leaving:
        players: list[Bot[Any]] = []
        for seat, contestant in enumerate(seating):
            spec = plan.contestants[contestant]
            bot = load_bot(spec, plan.game, plan.bot_seed(deal, seat))
            leaving.callback(getattr(bot, "close", _nothing))
            players.append(bot)
        yield players


def _nothing() -> None:
    """For bots without `close`."""


def try_seating(plan: Plan) -> None:
    """Try to create all bots of the plan; raises what `load_bot` raises."""
    with all_seated(plan, 0, plan.seatings(0)[0]):
        pass
