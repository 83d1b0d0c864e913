"""Which language a command speaks: known before anything can be said about the other words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ninelives.cli.arguments import Complaint, option_in
from ninelives.cli.settings import CONFIG, LANG
from ninelives.cli.sources import content_of, file_of, language
from ninelives.text.languages import UnknownLanguage, named
from ninelives.text.phrases import Phrases


def chosen(
    argv: Sequence[str], environment: Mapping[str, str], phrases: Phrases, *, has_file: bool
) -> str:
    """The language asked for, else that of `phrases`; raises UnknownLanguage, Complaint."""
    if (option := option_in(argv, LANG.option)) is not None:
        return named(option)
    if variable := environment.get(LANG.variable):
        return language(variable, LANG.variable, phrases)
    return (has_file and _in_file(argv, environment)) or phrases.language


def _in_file(argv: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """What the file says. If something is wrong with the file, the command will find out."""
    try:
        file = file_of(option_in(argv, CONFIG.option), environment)
        written = None if file is None else content_of(file).get(LANG.key)
        return named(written) if isinstance(written, str) else None
    except (Complaint, UnknownLanguage):
        return None
