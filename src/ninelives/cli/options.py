"""The options of all commands, each declared once: for the parser, the help and the documentation.

A setting of the server is an option with two more sources: an environment variable and the
configuration file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["text", "number", "flag", "list", "path", "language"]


@dataclass(frozen=True)
class Option:
    """The text `help-COMMAND-NAME`, or else `option-NAME`, describes it."""

    name: str
    value: str = ""  # what help calls the value; a flag has none
    default: str | int = ""  # inserted into the text
    is_value_optional: bool = False

    @property
    def option(self) -> str:
        return f"--{self.name}"

    @property
    def options(self) -> tuple[str, ...]:
        """All ways to write it on the command line."""
        return (self.option,)

    @property
    def call(self) -> str:
        """How help writes it."""
        value = f"[{self.value}]" if self.is_value_optional else self.value
        return f"{', '.join(self.options)} {value}".strip()


@dataclass(frozen=True, kw_only=True)
class Setting(Option):
    """The text `option-NAME-default` is its default; without one it is that of `Config`."""

    kind: Kind = "text"
    choices: tuple[str, ...] = ()  # () for any value
    in_file: bool = True

    @property
    def options(self) -> tuple[str, ...]:
        return (self.option, f"--no-{self.name}") if self.kind == "flag" else (self.option,)

    @property
    def variable(self) -> str:
        return f"NINELIVES_{self.name.replace('-', '_').upper()}"

    @property
    def key(self) -> str:
        """Its name in the file, "" if it cannot be there."""
        return self.name if self.in_file else ""


HOST: Final = Setting("host", "ADDRESS")
PORT: Final = Setting("port", "N", kind="number")
ROOT_PATH: Final = Setting("root-path", "PATH")
DATA_DIR: Final = Setting("data-dir", "FOLDER", kind="path")
DATABASE: Final = Setting("database", "URL")
WORKERS: Final = Setting("workers", "N", kind="number")
ORIGIN: Final = Setting("origin", "URL", kind="list")
PROXY: Final = Setting("proxy", kind="flag")
OPEN: Final = Setting("open", kind="flag")
LOG: Final = Setting("log", "STYLE", choices=("plain", "json"))
LANG: Final = Setting("lang", "CODE", kind="language")
CONFIG: Final = Setting("config", "FILE", kind="path", in_file=False)

SETTINGS: Final = (
    HOST,
    PORT,
    ROOT_PATH,
    DATA_DIR,
    DATABASE,
    WORKERS,
    ORIGIN,
    PROXY,
    OPEN,
    LOG,
    LANG,
    CONFIG,
)
STORAGE: Final = (DATA_DIR, DATABASE, LANG, CONFIG)

DECKS: Final = Option("decks", "FOLDER")
GAME_OPTION: Final = Option("option", "KEY=VALUE")
JSON: Final = Option("json")
