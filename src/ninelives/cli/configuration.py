"""Reads settings: from the command line, else the environment, else the configuration file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ninelives.cli.arguments import Arguments, Command, option_in
from ninelives.cli.errors import UsageError
from ninelives.cli.options import CONFIG, LANG, SETTINGS, Setting
from ninelives.text.languages import LANGUAGES, UnknownLanguage, named
from ninelives.text.phrases import Phrases

_FILE: Final = "config.toml"
_YES_AND_NO: Final = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}


@dataclass(frozen=True)
class Given:
    value: Any
    source: str  # --port, NINELIVES_PORT, or FILE: port


class Values:
    """The settings of a command that were given a value."""

    def __init__(self, given: Mapping[Setting, Given]) -> None:
        self._given = given

    def get(self, setting: Setting) -> Any:
        """The value, of the type that the setting's kind has; None if it was not given."""
        given = self._given.get(setting)
        return None if given is None else given.value

    def source(self, setting: Setting) -> str:
        """Where the value comes from, as messages name it."""
        return self._given[setting].source

    def error(self, setting: Setting, what: str) -> UsageError:
        """The error for a wrong value."""
        return UsageError("error-in-setting", name=self.source(setting), what=what)


def values_of(
    command: Command, arguments: Arguments, environment: Mapping[str, str], phrases: Phrases
) -> Values:
    """Reads every setting of a command; raises UsageError."""
    file = file_of(arguments.option(CONFIG.option), environment)
    given = {} if file is None else _in_file(file, phrases)
    for setting in command.settings:
        if text := environment.get(setting.variable):
            value = _read(setting, text, setting.variable, phrases)
            given[setting] = Given(value, setting.variable)
        if (value := _in_arguments(setting, arguments, phrases)) is not None:
            given[setting] = Given(value, setting.option)
    return Values(given)


# -- the file -------------------------------------------------------------------------------------


def usual_file() -> Path:
    from ninelives.server.folders import config_folder

    return config_folder() / _FILE


def file_of(option: str | None, environment: Mapping[str, str]) -> Path | None:
    """The file that was named, or the usual one if it exists."""
    if path := option or environment.get(CONFIG.variable):
        return _path(path)
    try:
        file = usual_file()
        file.stat()
    except (OSError, RuntimeError):  # no file, or no home folder
        return None
    return file


def content_of(file: Path) -> dict[str, Any]:
    """The file, parsed but not validated; raises UsageError."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        why = error.strerror or ""
        raise UsageError("error-cannot-read", file=str(file), why=why) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UsageError("error-not-toml", file=str(file), why=str(error)) from None


def _in_file(file: Path, phrases: Phrases) -> dict[Setting, Given]:
    known = {setting.key: setting for setting in SETTINGS if setting.key}
    given: dict[Setting, Given] = {}
    for key, value in content_of(file).items():
        if key not in known:
            one_line, listed = " ".join(key.split()), phrases.listed(list(known))
            raise UsageError("error-unknown-key", file=str(file), key=one_line, known=listed)
        setting, source = known[key], f"{file}: {key}"
        if not _is_of_kind(setting, value):
            shown = json.dumps(value, ensure_ascii=False, default=str)
            raise UsageError(f"error-not-a-{_called(setting)}", name=source, value=shown)
        if isinstance(value, str):
            if value:
                read = _read(setting, value, source, phrases, within=file.parent)
                given[setting] = Given(read, source)
        else:
            given[setting] = Given(value, source)
    return given


def _is_of_kind(setting: Setting, value: object) -> bool:
    match setting.kind:
        case "number":
            return type(value) is int and value >= 0
        case "flag":
            return isinstance(value, bool)
        case "list":
            return isinstance(value, list) and all(isinstance(each, str) for each in value)
        case _:
            return isinstance(value, str)


def _called(setting: Setting) -> str:
    return setting.kind if setting.kind in ("number", "flag", "list") else "text"


# -- values as text -------------------------------------------------------------------------------


def _in_arguments(setting: Setting, arguments: Arguments, phrases: Phrases) -> Any:
    if setting.kind == "flag":
        given = [option for option in setting.options if option in arguments.flags]
        return given[0] == setting.option if given else None
    if setting.kind == "list":
        return arguments.options.get(setting.option)
    text = arguments.option(setting.option)
    return None if text is None else _read(setting, text, setting.option, phrases)


def _read(
    setting: Setting, text: str, source: str, phrases: Phrases, within: Path | None = None
) -> Any:
    """Parses a value; raises UsageError."""
    match setting.kind:
        case "number":
            if not text.isascii() or not text.isdigit():
                raise UsageError("error-not-a-number", name=source, value=text)
            return int(text)
        case "flag":
            if text.lower() not in _YES_AND_NO:
                raise UsageError("error-not-a-flag", name=source, value=text)
            return _YES_AND_NO[text.lower()]
        case "list":
            return [each.strip() for each in text.split(",") if each.strip()]
        case "path":
            return _path(text, within)
        case "language":
            return language(text, source, phrases)
        case _:
            if setting.choices and text not in setting.choices:
                allowed = phrases.listed(list(setting.choices))
                raise UsageError("error-not-a-choice", name=source, value=text, allowed=allowed)
            return text


def language(text: str, source: str, phrases: Phrases) -> str:
    """The language of that name; raises UsageError."""
    try:
        return named(text)
    except UnknownLanguage:
        known = phrases.listed(list(LANGUAGES))
        what = phrases.say("error-unknown-language", name=text, known=known)
        raise UsageError("error-in-setting", name=source, what=what) from None


def _path(text: str, within: Path | None = None) -> Path:
    """An absolute path; in the file, paths are relative to the folder of the file."""
    path = Path(text)
    if path.parts[:1] == ("~",):
        path = path.expanduser()
    return (within or Path.cwd()) / path


# -- the language, needed before anything can be said ---------------------------------------------


def language_of(
    argv: Sequence[str], environment: Mapping[str, str], phrases: Phrases, *, has_file: bool
) -> str:
    """The language asked for, else that of `phrases`; raises UnknownLanguage, UsageError."""
    if (option := option_in(argv, LANG.option)) is not None:
        return named(option)
    if variable := environment.get(LANG.variable):
        return language(variable, LANG.variable, phrases)
    return (has_file and _language_in_file(argv, environment)) or phrases.language


def _language_in_file(argv: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """None also for a broken file: the command reports that itself."""
    try:
        file = file_of(option_in(argv, CONFIG.option), environment)
        written = None if file is None else content_of(file).get(LANG.key)
        return named(written) if isinstance(written, str) else None
    except (UsageError, UnknownLanguage):
        return None
