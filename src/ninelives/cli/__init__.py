"""The command `ninelives`: finds out what is wanted, says in one line what is wrong with it.

Whatever a command needs is imported when it is called, so that the others start at once.
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
        # A sign that the terminal or the typist cannot spell is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """One command; the exit code."""
    try:
        return _run(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # The reader has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _run(argv: Sequence[str]) -> int:
    from ninelives.cli.arguments import WRONG_CALL, Complaint
    from ninelives.cli.complaints import complaint_of
    from ninelives.engine.errors import NinelivesError
    from ninelives.text.languages import of_environment
    from ninelives.text.phrases import Phrases

    phrases = Phrases(of_environment(os.environ))
    try:
        phrases = Phrases(_language(argv, phrases))
        return _dispatch(argv, phrases)
    except (Complaint, NinelivesError) as error:
        complaint = error if isinstance(error, Complaint) else complaint_of(error, phrases)
        what = phrases.say(complaint.text, **complaint.values)
        print(phrases.say("error", what=what), file=sys.stderr)
        return complaint.exit_code
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
    from ninelives.cli.language import chosen

    name = _words(argv)[0]
    has_file = name in COMMANDS and bool(COMMANDS[name][0].settings)
    return chosen(argv, os.environ, phrases, has_file=has_file)


def _words(argv: Sequence[str]) -> list[str]:
    """The words without those that ask for help, a command first."""
    words = [word for word in argv if word not in _HELP]
    return ["serve", *words] if not words or words[0].startswith("-") else words


def _dispatch(argv: Sequence[str], phrases: Phrases) -> int:
    from ninelives.cli.arguments import Complaint, read
    from ninelives.cli.commands import COMMANDS
    from ninelives.cli.explanations import command_help, options_help
    from ninelives.text.builds import version_line

    if argv and argv[0] == "--version":
        print(version_line(phrases))
        return OK
    name, *words = _words(argv)
    wants_help = any(word in _HELP for word in argv)
    if wants_help and name not in argv:
        print(phrases.say("help"))
        return OK
    if name not in COMMANDS:
        raise Complaint("error-no-command", name=name)
    command, carry_out = COMMANDS[name]
    if wants_help:
        print(command_help(command, phrases))
        print("\n".join(options_help(words, phrases)), end="")
        return OK
    return carry_out(read(command, words), phrases)
