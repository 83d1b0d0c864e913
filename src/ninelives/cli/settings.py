"""What `serve`, `backup` and `restore` can be told: each setting once, for the command line, the
environment, the file, the help and the documentation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["text", "number", "flag", "list", "path", "language"]


@dataclass(frozen=True)
class Setting:
    """The texts `setting-NAME` and `setting-NAME-default` describe it. Without the second, the
    default is that of the server's `Config`."""

    name: str
    kind: Kind
    value: str = ""  # what help calls the value; a flag has none
    choices: tuple[str, ...] = ()  # the values there are; () for any
    in_file: bool = True

    @property
    def option(self) -> str:
        return f"--{self.name}"

    @property
    def options(self) -> tuple[str, ...]:
        """All ways to give it on the command line; a flag can also be denied."""
        return (self.option, f"--no-{self.name}") if self.kind == "flag" else (self.option,)

    @property
    def variable(self) -> str:
        return f"NINELIVES_{self.name.replace('-', '_').upper()}"

    @property
    def key(self) -> str:
        """Its name in the file, "" if it cannot be there."""
        return self.name if self.in_file else ""


HOST: Final = Setting("host", "text", "ADDRESS")
PORT: Final = Setting("port", "number", "N")
ROOT_PATH: Final = Setting("root-path", "text", "PATH")
DATA_DIR: Final = Setting("data-dir", "path", "FOLDER")
DATABASE: Final = Setting("database", "text", "URL")
WORKERS: Final = Setting("workers", "number", "N")
ORIGIN: Final = Setting("origin", "list", "URL")
PROXY: Final = Setting("proxy", "flag")
OPEN: Final = Setting("open", "flag")
LOG: Final = Setting("log", "text", "STYLE", choices=("plain", "json"))
LANG: Final = Setting("lang", "language", "CODE")
CONFIG: Final = Setting("config", "path", "FILE", in_file=False)

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
OF_STORAGE: Final = (DATA_DIR, DATABASE, LANG, CONFIG)
