"""The report of a match: one HTML page without scripts or other files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from ninelives.arena import habits
from ninelives.arena.deals import DealPlayed
from ninelives.arena.figures import BotFigures, Figures
from ninelives.arena.habits.tally import Habit
from ninelives.arena.report import charts
from ninelives.arena.report.charts import Scale
from ninelives.arena.report.scores import Scores
from ninelives.arena.tables import Table, Tables
from ninelives.text.numbers import Numbers
from ninelives.text.phrases import Phrases


def page(figures: Figures, deals: Sequence[DealPlayed], phrases: Phrases) -> str:
    return _Page(figures, phrases).whole(Scores(deals, len(figures.bots)))


class _Page:
    def __init__(self, figures: Figures, phrases: Phrases) -> None:
        self._figures = figures
        self._phrases = phrases
        self._numbers = Numbers(phrases)
        self._tables = Tables(figures, phrases)

    def whole(self, scores: Scores) -> str:
        title = escape(self._tables.title())
        style = (files(__name__) / "style.css").read_text(encoding="utf-8")
        parts = [
            f'<!doctype html>\n<html lang="{self._phrases.language}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title>\n<style>\n{style}</style>",
            f"<h1>{title}</h1>",
            self._introduction(),
            self._section("win-rates", self._win_rates()),
            self._section("standings", _table(self._tables.standings())),
            self._section("scores", self._scores(scores)),
            self._section("differences", self._differences())
            if len(self._figures.bots) > 1
            else "",
            self._section("habits", self._habits()),
            self._section("strength", _table(self._tables.ratings())),
        ]
        return "\n".join(parts) + "\n</html>\n"

    def _introduction(self) -> str:
        about = [self._tables.fair_share(), self._phrases.say("arena-about-intervals")]
        text = f"<p>{escape(' '.join(about))}</p>"
        if self._figures.partial:
            partial = self._phrases.say("arena-partial", games=self._figures.games)
            text = f'<p class="partial">{escape(partial)}</p>{text}'
        return text

    def _section(self, name: str, content: str) -> str:
        heading = escape(self._phrases.say(f"arena-report-{name}"))
        about = f"arena-report-{name}-about"
        text = f"<p>{escape(self._phrases.say(about))}</p>" if self._phrases.has(about) else ""
        return f"<section><h2>{heading}</h2>{text}\n{content}</section>"

    # -- charts ------------------------------------------------------------------------------------

    def _win_rates(self) -> str:
        scale = Scale(0, 1)
        rows = [
            _row(
                number,
                bot.name,
                charts.interval(scale, bot.win_rate, bot.ci95, mark=1 / self._figures.players),
                self._numbers.percent(bot.win_rate),
                self._numbers.interval(bot.ci95, is_share=True),
            )
            for number, bot in enumerate(self._figures.bots)
        ]
        labels = [(quarter / 4, f"{25 * quarter}") for quarter in range(5)]
        return "\n".join([*rows, _row(None, "", charts.axis(scale, labels), "")])

    def _scores(self, scores: Scores) -> str:
        rows = [
            _row(
                number,
                bot.name,
                charts.histogram(scores.scale, scores.binned(number), scores.width, bot.mean_score),
                self._numbers.number(bot.mean_score),
                self._numbers.interval(bot.score_ci95),
            )
            for number, bot in enumerate(self._figures.bots)
        ]
        return "\n".join([*rows, self._axis(scores.scale)])

    def _differences(self) -> str:
        pairs = [
            (number, bot, other)
            for number, bot in enumerate(self._figures.bots)
            for other in self._figures.bots[number + 1 :]
        ]
        found = [bot.against[other.name] for _, bot, other in pairs]
        ends = [end for each in found for end in (each.ci95 or (each.mean_score,))]
        scale = charts.scale_around([0, *ends])
        rows = [
            _row(
                number,
                _pair(bot, other),
                charts.interval(scale, difference.mean_score, difference.ci95, mark=0),
                self._numbers.signed(difference.mean_score),
                self._numbers.interval(difference.ci95),
            )
            for (number, bot, other), difference in zip(pairs, found, strict=True)
        ]
        return "\n".join([*rows, self._axis(scale)])

    def _axis(self, scale: Scale) -> str:
        labels = [(tick, self._numbers.number(tick, 0)) for tick in scale.ticks()]
        return _row(None, "", charts.axis(scale, labels), "")

    def _habits(self) -> str:
        known = self._figures.habits
        cards = [
            self._habit(habit)
            for habit in habits.of_game(self._figures.game)
            if habit.name in known
        ]
        return f'<div class="habits">{"".join(cards)}</div>'

    def _habit(self, habit: Habit) -> str:
        found = self._figures.habits[habit.name]
        values = [value or 0.0 for value in (found.all, *found.bots.values())]
        longest = 1.0 if habit.is_share else max(values) or 1.0
        names = (self._phrases.say("arena-column-all"), *found.bots)
        rows = [
            _row(
                number - 1 if number else None,
                name,
                charts.bar((value or 0.0) / longest),
                self._tables.habit_value(habit, value),
            )
            for number, (name, value) in enumerate(
                zip(names, (found.all, *found.bots.values()), strict=True)
            )
        ]
        heading = escape(self._tables.habit_name(habit.name))
        return f"<article><h3>{heading}</h3>{''.join(rows)}</article>"


def _pair(bot: BotFigures, other: BotFigures) -> str:
    return f"{bot.name} − {other.name}"


def _row(number: int | None, name: str, chart: str, value: str, more: str = "") -> str:
    """A row of a chart: name, drawing, value; in the colour of the contestant."""
    colour = "" if number is None else f" bot-{number}"
    small = f"<small>{escape(more)}</small>" if more else ""
    return (
        f'<div class="row{colour}"><div class="name">{escape(name)}</div>{chart}'
        f'<div class="value">{escape(value)}{small}</div></div>'
    )


def _table(table: Table) -> str:
    first, *others = table
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in others
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'
