"""One person's game at the terminal: bots move, the person is told, asked and answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shlex import join
from typing import Any

from ninelives.bots.base import Bot
from ninelives.engine.contract import View
from ninelives.engine.events import Log
from ninelives.play.match import Match
from ninelives.play.record import write
from ninelives.terminal.console import Console
from ninelives.terminal.journal import Journal
from ninelives.terminal.markdown import plain
from ninelives.terminal.moves import described, legal_moves
from ninelives.terminal.screen import rule_tables, screen_for
from ninelives.terminal.words import meant
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import clause, rule_book
from ninelives.text.speaker import Speaker


class Session:
    def __init__(
        self,
        match: Match,
        journal: Journal,
        console: Console,
        phrases: Phrases,
        *,
        me: int,
        names: list[str],
        bots: Mapping[int, Bot[Any]],
        again: Sequence[str] = (),
    ) -> None:
        """`again` are words that a command needs to go on with this game, beside its record."""
        self._match = match
        self._journal = journal
        self._console = console
        self._phrases = phrases
        self._me = me
        self._bots = bots
        self._again = again
        info = match.game.info
        self._speaker = Speaker(phrases, info.name, match.game.notation, names, me)
        self._drawn: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "table": self._draw,
            "rules": self._rules,
            "save": self._save,
        }
        self._screen = screen_for(info.name, console, self._speaker, match.record.seats)

    def run(self, log: Log) -> None:
        """Play until the game is over or the person has had enough."""
        self._tell(log)
        while self._match.outcome() is None:
            seat = self._match.waiting()[0]
            if seat in self._bots:
                action = self._bots[seat].choose(self._match.view(seat))
            else:
                chosen = self._ask()
                if chosen is None:
                    self._say_goodbye()
                    return
                action = chosen
            log = self._match.act(seat, action)
            self._journal.catch_up()
            self._tell(log)
        self._tell_end()

    # -- telling ----------------------------------------------------------------------------------

    def _tell(self, log: Log) -> None:
        view = self._match.view(self._me)
        for event in log.heard_by(self._me):
            sentence = self._screen.tell(event, view)
            if sentence is not None:
                self._console.paragraph(sentence, indent="  ")

    def _draw(self, _: str = "") -> None:
        self._drawn = self._screen.table(self._match.view(self._me))
        self._console.lines(self._drawn)

    def _tell_end(self) -> None:
        outcome = self._match.outcome()
        assert outcome is not None
        self._console.lines(["", self._phrases.say("end-title")])
        self._console.lines(self._screen.end(self._match.view(self._me)))
        self._console.line()
        self._console.lines(final_places(self._speaker, outcome.points, outcome.places))
        self._console.line()
        self._console.paragraph(self._phrases.say("record-is-in", file=str(self._journal.path)))

    def _say_goodbye(self) -> None:
        self._console.line()
        self._console.paragraph(self._phrases.say("record-is-in", file=str(self._journal.path)))
        self._console.line(self._phrases.say("resume-with"))
        words = ["ninelives", "play", "--resume", str(self._journal.path), *self._again]
        self._console.line(f"  {join(words)}")

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self) -> int | None:
        """The action the person chooses, or None to stop."""
        view = self._match.view(self._me)
        table = self._screen.table(view)
        if table != self._drawn:  # in the middle of an effect often nothing has changed
            self._draw()
        self._console.line()
        self._console.paragraph(self._speaker.asked(view.asked))
        while True:
            try:
                typed = self._console.ask("> ")
            except KeyboardInterrupt:
                return None
            if typed is None or typed.strip().lower() == "quit":
                return None
            action = self._understood(view, typed.strip()) if typed.strip() else None
            if action is not None:
                return action

    def _understood(self, view: View, typed: str) -> int | None:
        """The action meant, or None after answering a question or a mistake."""
        command, _, rest = typed.partition(" ")
        if command.lower() in self._commands:
            self._commands[command.lower()](rest.strip())
            return None
        actions = meant(self._match.game.notation, typed, view.legal)
        if len(actions) == 1:
            return actions[0]
        self._explain(view, typed, actions)
        return None

    def _explain(self, view: View, typed: str, actions: list[int]) -> None:
        """Why there is no one action that was meant."""
        notation = self._match.game.notation
        if actions:
            written = [notation.write(action) for action in actions]
            self._console.paragraph(
                self._phrases.say("ambiguous", choices=self._phrases.listed(written))
            )
            return
        refused = meant(notation, typed, range(self._match.game.info.actions))
        # Of several, one of the kind that is asked for now is most likely meant.
        verbs = {notation.parts(action)[0] for action in view.legal}
        refused.sort(key=lambda action: notation.parts(action)[0] not in verbs)
        refusal = self._match.game.why_not(view, refused[0]) if refused else None
        if refusal is None:
            self._console.paragraph(self._phrases.say("not-understood", typed=typed))
        else:
            self._console.paragraph(self._speaker.refusal(refusal))

    def _help(self, _: str) -> None:
        view = self._match.view(self._me)
        self._console.paragraph(self._speaker.asked(view.asked))
        self._console.lines(legal_moves(self._screen, self._match.game.notation, view))
        self._console.line()
        a_rule = self._match.game.info.dealing_rule
        typed = ("?", "table", f"rules {a_rule}", "rules", "save FILE", "quit")
        told = ("question", "table", "rule", "rules", "save", "quit")
        means = [self._phrases.say(f"command-{command}") for command in told]
        self._console.lines(described(list(zip(typed, means, strict=True))))

    def _rules(self, rule: str) -> None:
        name, language = self._match.game.info.name, self._phrases.language
        if not rule:
            tables = rule_tables(self._match.game, self._phrases)
            self._console.lines(plain(rule_book(name, language, tables)))
            return
        text = clause(name, language, rule.upper())
        if text is None:
            self._console.paragraph(self._phrases.say("no-such-rule", rule=rule))
        else:
            self._console.lines(plain(text))

    def _save(self, file: str) -> None:
        if not file:
            self._console.paragraph(self._phrases.say("save-needs-file"))
            return
        try:
            with Path(file).expanduser().open("x", encoding="utf-8", newline="\n") as copy:
                copy.write(write(self._match.record))
        except FileExistsError:
            self._console.paragraph(self._phrases.say("error-file-exists", file=file))
        except OSError as error:
            why = error.strerror or ""
            self._console.paragraph(self._phrases.say("cannot-write", file=file, why=why))
        else:
            self._console.paragraph(self._phrases.say("saved", file=file))


def final_places(speaker: Speaker, points: list[int], places: list[int]) -> list[str]:
    """Who is where, best first, and who has won."""
    phrases = speaker.phrases
    lines = [
        phrases.say("place", place=places[seat], name=speaker.name(seat), points=str(points[seat]))
        for seat in sorted(range(len(places)), key=lambda seat: places[seat])
    ]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = phrases.listed([speaker.name(seat) for seat in winners])
    who = "many" if len(winners) > 1 else "you" if speaker.is_me(winners[0]) else "one"
    return [*lines, phrases.say("winners", names=names, who=who)]
