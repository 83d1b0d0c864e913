"""The statistics of a match as tables of text, for the terminal and the report."""

from __future__ import annotations

from typing import TypeAlias

from ninelives.arena import habits
from ninelives.arena.figures import BotFigures, Figures
from ninelives.arena.habits.tally import Habit
from ninelives.text.numbers import NONE, Numbers
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug

Table: TypeAlias = list[list[str]]  # the first row names the columns


class Tables:
    def __init__(self, figures: Figures, phrases: Phrases) -> None:
        self._figures = figures
        self._phrases = phrases
        self._numbers = Numbers(phrases)

    def title(self) -> str:
        return self._phrases.say(
            "arena-title",
            game=self._phrases.say(f"game-name-{self._figures.game}"),
            players=self._figures.players,
            games=self._figures.games,
            seed=str(self._figures.seed),
        )

    def fair_share(self) -> str:
        """The win rate if all were equally good."""
        share = self._numbers.percent(1 / self._figures.players)
        return self._phrases.say("arena-fair-share", share=share)

    def standings(self) -> Table:
        columns = ("bot", "games", "wins", "win-rate", "interval", "score", "interval", "place")
        names = [self._phrases.say(f"arena-column-{name}") for name in columns]
        return [names, *(self._standing(bot) for bot in self._figures.bots)]

    def _standing(self, bot: BotFigures) -> list[str]:
        say = self._numbers
        return [
            bot.name,
            str(bot.games),
            say.wins(bot.wins),
            say.percent(bot.win_rate),
            say.interval(bot.ci95, is_share=True),
            say.number(bot.mean_score),
            say.interval(bot.score_ci95),
            say.number(bot.mean_place, 2),
        ]

    def ratings(self) -> Table:
        columns = ("bot", "rating", "uncertainty", "mean-ms", "p99-ms")
        names = [self._phrases.say(f"arena-column-{name}") for name in columns]
        return [names, *(self._rating(bot) for bot in self._figures.bots)]

    def _rating(self, bot: BotFigures) -> list[str]:
        say = self._numbers
        return [
            bot.name,
            say.number(bot.openskill.mu),
            f"±{say.number(bot.openskill.sigma)}",
            say.milliseconds(bot.times.mean_ms),
            say.milliseconds(bot.times.p99_ms),
        ]

    def differences(self) -> Table:
        """Every pair of contestants once; no rows if there is only one contestant."""
        columns = ("pair", "difference", "interval")
        rows = [[self._phrases.say(f"arena-column-{name}") for name in columns]]
        for at, bot in enumerate(self._figures.bots):
            for other in self._figures.bots[at + 1 :]:
                found = bot.against[other.name]
                difference = self._numbers.signed(found.mean_score)
                interval = self._numbers.interval(found.ci95)
                rows.append([f"{bot.name} − {other.name}", difference, interval])
        return rows

    def habits(self) -> Table:
        first = [self._phrases.say("arena-column-habit"), self._phrases.say("arena-column-all")]
        rows = [[*first, *(bot.name for bot in self._figures.bots)]]
        for habit in habits.of_game(self._figures.game):
            found = self._figures.habits.get(habit.name)
            if found:
                values = [found.all, *found.bots.values()]
                texts = [self.habit_value(habit, value) for value in values]
                rows.append([self.habit_name(habit.name), *texts])
        return rows

    def habit_value(self, habit: Habit, value: float | None) -> str:
        if value is None:
            return NONE
        return self._numbers.percent(value) if habit.is_share else self._numbers.number(value, 2)

    def habit_name(self, name: str) -> str:
        return self._phrases.say(f"arena-habit-{slug(name)}")
