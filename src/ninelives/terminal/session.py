"""A player's session: prints events, reads moves and commands, and passes them on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ninelives.engine.contract import View
from ninelives.engine.events import Event
from ninelives.presentation.books import whole_book
from ninelives.terminal.coach import Coach, hint_lines
from ninelives.terminal.console import Console
from ninelives.terminal.controller import SeatController
from ninelives.terminal.markdown import plain
from ninelives.terminal.moves import described, legal_moves, matching_actions
from ninelives.terminal.screen import screen_for
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import clause
from ninelives.text.speaker import Speaker


class Session:
    def __init__(
        self,
        controller: SeatController,
        console: Console,
        phrases: Phrases,
        coach: Coach | None = None,
    ) -> None:
        """`coach` gives hints; None where other people play."""
        self._controller = controller
        self._coach = coach
        self._console = console
        self._phrases = phrases
        game = controller.game
        self._speaker = Speaker(
            phrases, game.info.name, game.notation, controller.names, controller.me
        )
        self._screen = screen_for(game.info.name, console, self._speaker, len(controller.names))
        self._drawn: list[str] = []
        self._commands = self._all_commands()

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        self._controller.begin(self)
        while self._controller.is_open:
            typed = self._typed()
            over = self._controller.outcome() is not None
            if typed is None or typed.lower() == "quit" or (over and not typed):
                break
            if typed:
                self._answer(typed)
        self._controller.leave()
        if self._controller.outcome() is None:
            self._console.line()
            self._show_farewell()

    # -- telling ----------------------------------------------------------------------------------

    def on_events(self, events: Sequence[Event]) -> None:
        view = self._controller.view()
        assert view is not None, "events come with a view"
        told = [self._screen.describe(event, view) for event in events]
        if any(told):
            with self._console.aside():
                for sentence in filter(None, told):
                    self._console.paragraph(sentence, indent="  ")

    def on_turn(self) -> None:
        with self._console.aside():
            view = self._controller.view()
            assert view is not None, "a turn comes with a view"
            if self._screen.table(view) != self._drawn:  # during an effect it often has not changed
                self._draw()
            self._console.line()
            self._console.paragraph(self._speaker.asked(view.asked))

    def on_note(self, text: str) -> None:
        with self._console.aside():
            self._console.paragraph(text, indent="  ")

    def on_end(self) -> None:
        outcome, view = self._controller.outcome(), self._controller.view()
        assert outcome is not None, "a game that is over has an outcome"
        assert view is not None, "and was seen"
        with self._console.aside():
            self._console.lines(["", self._phrases.say("end-title")])
            self._console.lines(self._screen.end(view))
            self._console.line()
            self._console.lines(final_places(self._speaker, outcome.points, outcome.places))
            self._console.line()
            self._show_farewell()

    def _show_farewell(self) -> None:
        for line in self._controller.farewell():
            if line.startswith(" "):
                self._console.line(line)  # a command to copy: never wrapped
            else:
                self._console.paragraph(line)

    # -- asking -----------------------------------------------------------------------------------

    def _typed(self) -> str | None:
        """A line of input; None to stop."""
        try:
            typed = self._console.ask("> ")
        except KeyboardInterrupt:
            return None
        return None if typed is None else typed.strip()

    def _answer(self, typed: str) -> None:
        with self._console.aside():
            action = self._understood(typed)
        if action is not None:
            self._controller.act(action)

    def _understood(self, typed: str) -> int | None:
        """The action, or None after a command or an explained mistake."""
        word, _, rest = typed.partition(" ")
        if word.lower() in self._commands:
            answer = self._commands[word.lower()](rest.strip())
            if answer:
                self._console.paragraph(answer)
            return None
        view = self._controller.view()
        if view is None:
            self._console.paragraph(self._phrases.say("not-begun"))
            return None
        actions = matching_actions(self._controller.game.notation, typed, view.legal)
        if len(actions) == 1:
            return actions[0]
        self._console.paragraph(self._why_none(view, typed, actions))
        return None

    def _why_none(self, view: View, typed: str, actions: list[int]) -> str:
        """Explains why the input is not exactly one legal action."""
        game = self._controller.game
        notation = game.notation
        if actions:
            written = [notation.write(action) for action in actions]
            return self._phrases.say("ambiguous", choices=self._phrases.listed(written))
        refused = matching_actions(notation, typed, range(game.info.actions))
        # Prefer actions of a verb that is possible now.
        verbs = {notation.parts(action)[0] for action in view.legal}
        refused.sort(key=lambda action: notation.parts(action)[0] not in verbs)
        refusal = game.why_not(view, refused[0]) if refused else None
        if refusal is None:
            return self._phrases.say("not-understood", typed=typed)
        return self._speaker.refusal(refusal)

    # -- commands ---------------------------------------------------------------------------------

    def _all_commands(self) -> dict[str, Callable[[str], str]]:
        commands = {"?": self._help, "help": self._help, "table": self._draw, "rules": self._rules}
        coached = {} if self._coach is None else {"hint": self._hint}
        return {
            **commands,
            **coached,
            **{each.typed.split()[0]: each.run for each in self._controller.commands()},
        }

    def _draw(self, _: str = "") -> str:
        view = self._controller.view()
        if view is None:
            return self._phrases.say("not-begun")
        self._drawn = self._screen.table(view)
        self._console.lines(self._drawn)
        return ""

    def _hint(self, _: str) -> str:
        view = self._controller.view()
        if self._coach is None or view is None or not view.asked:
            return self._phrases.say("coach-hint-later")
        advice = self._coach(view)
        self._console.lines(hint_lines(self._screen, self._controller.game.notation, view, advice))
        return ""

    def _help(self, _: str) -> str:
        view = self._controller.view()
        if view is not None and view.asked:
            self._console.paragraph(self._speaker.asked(view.asked))
            self._console.lines(legal_moves(self._screen, self._controller.game.notation, view))
        elif self._controller.waiting():
            names = [self._speaker.name(seat) for seat in self._controller.waiting()]
            self._console.paragraph(
                self._phrases.say("table-waiting-for", names=self._phrases.listed(names))
            )
        self._console.line()
        self._console.lines(described(self._described_commands()))
        return ""

    def _described_commands(self) -> list[tuple[str, str]]:
        a_rule = self._controller.game.info.dealing_rule
        typed = {"question": "?", "table": "table", "rule": f"rules {a_rule}", "rules": "rules"}
        if self._coach is not None:
            typed["hint"] = "hint"
        rows = [(words, self._phrases.say(f"command-{name}")) for name, words in typed.items()]
        rows += [(each.typed, each.meaning) for each in self._controller.commands()]
        return [*rows, ("quit", self._phrases.say("command-quit"))]

    def _rules(self, rule: str) -> str:
        name, language = self._controller.game.info.name, self._phrases.language
        if not rule:
            self._console.lines(plain(whole_book(self._controller.game, self._phrases)))
            return ""
        text = clause(name, language, rule.upper())
        if text is None:
            return self._phrases.say("no-such-rule", rule=rule)
        self._console.lines(plain(text))
        return ""


def final_places(speaker: Speaker, points: list[int], places: list[int]) -> list[str]:
    """The final ranking, and the winners."""
    phrases = speaker.phrases
    lines = [
        phrases.say("place", place=places[seat], name=speaker.name(seat), points=str(points[seat]))
        for seat in sorted(range(len(places)), key=lambda seat: places[seat])
    ]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = phrases.listed([speaker.name(seat) for seat in winners])
    who = "many" if len(winners) > 1 else "you" if speaker.is_me(winners[0]) else "one"
    return [*lines, phrases.say("winners", names=names, who=who)]
