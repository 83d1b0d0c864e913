"""The coach on the screen: hints during a game, and the review of a recorded one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ninelives.bots.levels import Budget
from ninelives.coach.hints import hint
from ninelives.coach.reviews import SeatReview
from ninelives.engine.contract import Game, Notation, View
from ninelives.play.record import Record
from ninelives.play.replay import Replay
from ninelives.terminal.console import WIDTH, Console
from ninelives.terminal.players import name_of
from ninelives.terminal.screen import Screen, screen_for
from ninelives.terminal.width import padded, width, wrapped
from ninelives.text.numbers import Numbers
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker
from ninelives.wire.http import ReviewedChoice
from ninelives.wire.replies import JudgedMove

Coach: TypeAlias = Callable[[View], list[JudgedMove]]

HINT_BUDGET: Final = Budget(simulations=20_000, seconds=1.0)
_ROWS: Final = 5  # of the chart: 100, 75, 50, 25 and 0 per cent
_COLUMNS: Final = 64
_SHOWN: Final = 3  # decisions explained
_POINT: Final = "•"


def coach_for(game: Game[Any, Any], seed: int, budget: Budget = HINT_BUDGET) -> Coach:
    """A function that judges the moves of a view."""
    return lambda view: hint(game, view, seed, budget)


def percent(phrases: Phrases, chance: float) -> str:
    return Numbers(phrases).percent(chance, digits=0)


def hint_lines(
    screen: Screen, notation: Notation, view: View, moves: list[JudgedMove]
) -> list[str]:
    """The best moves: the chance to win, how to type it, and below the reason."""
    phrases = screen.speaker.phrases
    chances = [percent(phrases, move.chance) for move in moves]
    space = max(width(chance) for chance in chances) + 4
    lines = wrapped(phrases.say("coach-hint-title"), WIDTH, "")
    for chance, move in zip(chances, moves, strict=True):
        told = _told(screen, notation, view, move)
        lines += wrapped(padded(f"  {chance}", space) + told, WIDTH, " " * space)
        lines += wrapped(" " * space + reason_text(screen, move), WIDTH, " " * space)
    return lines


def _told(screen: Screen, notation: Notation, view: View, move: JudgedMove) -> str:
    """How to type a move, and what it means."""
    written, meaning = notation.write(move.action), screen.meaning(move.action, view)
    return screen.speaker.phrases.say("described", name=written, about=meaning)


def reason_text(screen: Screen, move: JudgedMove) -> str:
    return screen.speaker.advice(move.reason, move.values)


class ReviewScreen:
    """Prints a review."""

    def __init__(
        self, record: Record, review: SeatReview, console: Console, phrases: Phrases
    ) -> None:
        self._record = record
        self._review = review
        self._console = console
        self._phrases = phrases
        names = [name_of(record.players.get(seat, str(seat))) for seat in range(record.seats)]
        game = record.game
        speaker = Speaker(phrases, game.info.name, game.notation, names, review.seat)
        self._name = names[review.seat]
        self._screen = screen_for(game.info.name, console, speaker, record.seats)

    def show(self) -> None:
        game = self._phrases.say(f"game-name-{self._record.game.info.name}")
        title = self._phrases.say("coach-review-title", game=game, name=self._name)
        self._console.paragraph(self._console.paint(title, "bold"))
        self._console.lines(["", *chart(expected(self._review), self._phrases), ""])
        self._show_sums()
        self._console.line()
        self._show_decisions()

    def _show_sums(self) -> None:
        review, say = self._review, self._phrases.say
        start, result = percent(self._phrases, review.start), percent(self._phrases, review.result)
        self._console.line(say("coach-review-start", chance=start))
        self._console.line(say("coach-review-luck", points=self._points(review.luck)))
        self._console.line(say("coach-review-decisions", points=self._points(-review.cost)))
        self._console.line(say("coach-review-result", chance=result))
        self._console.paragraph(say("coach-review-about"))

    def _show_decisions(self) -> None:
        costly = self._review.costliest(_SHOWN)
        title = "coach-review-costly" if costly else "coach-review-flawless"
        self._console.paragraph(self._phrases.say(title))
        for choice in costly:
            self._console.line()
            self._show_decision(choice)

    def _show_decision(self, choice: ReviewedChoice) -> None:
        view, say = self._view_at(choice.frame), self._phrases.say
        cost = self._points(-choice.cost)
        step = choice.frame + 1  # as `ninelives replay` counts
        self._console.line(say("coach-review-choice", step=str(step), points=cost))
        for text, move in (
            ("coach-review-made", choice.made),
            ("coach-review-better", choice.best),
        ):
            chance = percent(self._phrases, move.chance)
            told = say(text, chance=chance, move=self._told(move, view))
            self._console.paragraph(f"  {told}", indent="    ")
            if move.reason:
                self._console.paragraph(f"    {reason_text(self._screen, move)}", indent="    ")

    def _points(self, share: float) -> str:
        """Percentage points with a sign."""
        return Numbers(self._phrases).signed(100 * share, digits=0)

    def _told(self, move: JudgedMove, view: View) -> str:
        return _told(self._screen, self._record.game.notation, view, move)

    def _view_at(self, step: int) -> View:
        replay = Replay(self._record)
        while replay.position < step:
            replay.advance()
        view: View = self._record.game.view(replay.state, self._review.seat)
        return view


def expected(review: SeatReview) -> list[float]:
    """The chance to win over the game: at the start, before each choice, at the end."""
    return [review.start, *(choice.best.chance for choice in review.choices), review.result]


def chart(points: list[float], phrases: Phrases) -> list[str]:
    """A column for each point, or for a sample if there are too many."""
    columns = min(_COLUMNS, len(points))
    at = [points[round(each * (len(points) - 1) / max(1, columns - 1))] for each in range(columns)]
    labels = [percent(phrases, row / (_ROWS - 1)) for row in range(_ROWS)]
    space = max(width(label) for label in labels)
    lines: list[str] = []
    for row in reversed(range(_ROWS)):
        marks = "".join(_POINT if round(each * (_ROWS - 1)) == row else " " for each in at)
        label = " " * (space - width(labels[row])) + labels[row]
        lines.append(f"  {label} |{marks}".rstrip())
    return lines
