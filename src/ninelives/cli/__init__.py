"""The command `ninelives`: parses the command line, runs a command, reports errors in one line.

A command imports what it needs when it runs, so that the others start at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ninelives.text.phrases import Phrases

OK: Final = 0
STOPPED: Final = 1
_HELP: Final = ("-h", "--help")


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character that the terminal cannot encode must not stop the command.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Runs one command and returns its exit code."""
    try:
        return _run(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # The reader closed the pipe. Python would fail again when it flushes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _run(argv: Sequence[str]) -> int:
    from ninelives.cli.errors import WRONG_CALL, UsageError, usage_error
    from ninelives.engine.errors import NinelivesError
    from ninelives.text.languages import of_environment
    from ninelives.text.phrases import Phrases

    phrases = Phrases(of_environment(os.environ))
    try:
        phrases = Phrases(_language(argv, phrases))
        return _dispatch(argv, phrases)
    except (UsageError, NinelivesError) as error:
        shown = error if isinstance(error, UsageError) else usage_error(error, phrases)
        what = phrases.say(shown.text, **shown.values)
        print(phrases.say("error", what=what), file=sys.stderr)
        return shown.exit_code
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a folder that went away
        what = phrases.say(
            "error-cannot-write", file=str(error.filename or ""), why=error.strerror or ""
        )
        print(phrases.say("error", what=what), file=sys.stderr)
        return WRONG_CALL


def _language(argv: Sequence[str], phrases: Phrases) -> str:
    from ninelives.cli.commands import COMMANDS
    from ninelives.cli.configuration import language_of

    name = _words(argv)[0]
    has_file = name in COMMANDS and bool(COMMANDS[name].settings)
    return language_of(argv, os.environ, phrases, has_file=has_file)


def _words(argv: Sequence[str]) -> list[str]:
    """The words without a request for help; the first is the command."""
    words = [word for word in argv if word not in _HELP]
    return ["serve", *words] if not words or words[0].startswith("-") else words


def _dispatch(argv: Sequence[str], phrases: Phrases) -> int:
    from ninelives.cli.arguments import read
    from ninelives.cli.commands import COMMANDS
    from ninelives.cli.errors import UsageError
    from ninelives.cli.help import command_help, options_help, overview
    from ninelives.text.builds import version_line

    if argv and argv[0] == "--version":
        print(version_line(phrases))
        return OK
    name, *words = _words(argv)
    wants_help = any(word in _HELP for word in argv)
    if wants_help and name not in argv:
        print(overview(COMMANDS.values(), phrases))
        return OK
    if name not in COMMANDS:
        raise UsageError("error-no-command", name=name, known=phrases.listed(list(COMMANDS)))
    command = COMMANDS[name]
    if wants_help:
        print(command_help(command, phrases))
        print("\n".join(options_help(words, phrases)), end="")
        return OK
    return command.run(read(command, words), phrases)
