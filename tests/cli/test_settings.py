"""Settings: every one from the command line, the environment and the file, in this order."""

from __future__ import annotations

import json
import os
import re
import socket
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from ninelives.cli.arguments import Command, read
from ninelives.cli.configuration import values_of
from ninelives.cli.errors import UsageError
from ninelives.cli.help import FILE_EXAMPLE, command_help, default_of
from ninelives.cli.options import LOG, SETTINGS, Setting
from ninelives.cli.server import BACKUP, RESTORE, SERVE
from ninelives.server.logs import STYLES
from ninelives.terminal.width import width
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from tests.cli.commands import Call, ninelives
from tests.cli.served import address_in, served

ENGLISH = Phrases("en")
COLUMNS = 90  # of help; it is to be read in 80 to 100
NAMED = {setting.name: setting for setting in SETTINGS}
# The setting, how it is written as text, and its value; in the file, the value as it is.
EXAMPLES: dict[str, tuple[str, Any]] = {
    "host": ("0.0.0.0", "0.0.0.0"),  # noqa: S104
    "port": ("8123", 8123),
    "root-path": ("/games", "/games"),
    "data-dir": ("/srv/games", "/srv/games"),
    "database": ("postgresql://here/x", "postgresql://here/x"),
    "workers": ("3", 3),
    "origin": (
        "https://a.example, http://b.example:81",
        ["https://a.example", "http://b.example:81"],
    ),
    "proxy": ("true", True),
    "open": ("false", False),
    "log": ("json", "json"),
    "lang": ("pt-BR", "pt"),
}


def values_from(
    *words: str, environment: dict[str, str] | None = None, file: str = "", folder: Path
) -> dict[str, Any]:
    """The values that `serve` reads from all sources."""
    path = folder / "some.toml"
    path.write_text(file, encoding="utf-8")
    argv = ["--config", str(path), *words]
    values = values_of(SERVE, read(SERVE, argv), environment or {}, ENGLISH)
    return {setting.name: values.get(setting) for setting in SETTINGS if setting.in_file}


# -- three sources --------------------------------------------------------------------------------


def test_there_is_an_example_of_every_setting() -> None:
    assert set(EXAMPLES) == {setting.name for setting in SETTINGS if setting.in_file}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_setting_can_come_from_every_source(tmp_path: Path, name: str) -> None:
    setting, (text, value) = NAMED[name], EXAMPLES[name]
    meant = Path(value) if setting.kind == "path" else value
    assert values_from(folder=tmp_path)[name] is None
    assert values_from(environment={setting.variable: text}, folder=tmp_path)[name] == meant
    assert values_from(environment={setting.variable: ""}, folder=tmp_path)[name] is None
    assert values_from(file=f"{setting.key} = {json.dumps(value)}", folder=tmp_path)[name] == meant
    assert values_from(*on_command_line(setting), folder=tmp_path)[name] == meant


def on_command_line(setting: Setting) -> list[str]:
    text, value = EXAMPLES[setting.name]
    if setting.kind == "flag":
        return [setting.options[0 if value else 1]]
    if setting.kind == "list":
        return [word for each in value for word in (setting.option, each)]
    return [setting.option, text]


def test_the_command_line_precedes_the_variable_and_the_file(tmp_path: Path) -> None:
    file, variable = (
        'port = 1\nhost = "a"\nlog = "json"',
        {"NINELIVES_PORT": "2", "NINELIVES_HOST": "b"},
    )
    values = values_from("--port", "3", environment=variable, file=file, folder=tmp_path)
    assert (values["port"], values["host"], values["log"]) == (3, "b", "json")


@pytest.mark.parametrize("name", ["open", "proxy"])
def test_a_flag_can_be_negated_by_every_source(tmp_path: Path, name: str) -> None:
    yes, no = NAMED[name].options
    variable = NAMED[name].variable
    for written in ("true", "false"):
        file = f"{name} = {written}"
        assert values_from(yes, file=file, folder=tmp_path)[name] is True
        assert values_from(no, file=file, folder=tmp_path)[name] is False
        for word, meant in (("1", True), ("Yes", True), ("on", True), ("0", False), ("OFF", False)):
            assert (
                values_from(environment={variable: word}, file=file, folder=tmp_path)[name] is meant
            )
        assert values_from(yes, environment={variable: written}, folder=tmp_path)[name] is True
        assert values_from(no, environment={variable: written}, folder=tmp_path)[name] is False
    assert values_from(yes, no, folder=tmp_path)[name] is False
    assert values_from(no, yes, folder=tmp_path)[name] is True


def test_a_list_replaces_that_of_a_later_source(tmp_path: Path) -> None:
    file, variable = 'origin = ["http://a"]', {"NINELIVES_ORIGIN": "http://b,"}
    assert values_from(environment=variable, file=file, folder=tmp_path)["origin"] == ["http://b"]
    words = ("--origin", "http://c")
    values = values_from(*words, environment=variable, file=file, folder=tmp_path)
    assert values["origin"] == ["http://c"]


def test_a_relative_path_in_the_file_starts_at_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.setenv("HOME", "/home/ann")
    assert values_from(file='data-dir = "mine"', folder=tmp_path)["data-dir"] == tmp_path / "mine"
    assert values_from("--data-dir", "mine", folder=tmp_path)["data-dir"] == elsewhere / "mine"
    assert values_from(file='data-dir = "~/x"', folder=tmp_path)["data-dir"] == Path("/home/ann/x")


def test_an_empty_text_in_the_file_is_ignored(tmp_path: Path) -> None:
    values = values_from(file='data-dir = ""\nroot-path = ""\nlog = ""', folder=tmp_path)
    assert [values[name] for name in ("data-dir", "root-path", "log")] == [None] * 3


# -- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("PORT", "abc", "NINELIVES_PORT must be a whole number, not abc."),
        ("PORT", "-1", "NINELIVES_PORT must be a whole number, not -1."),
        ("PORT", "70000", "NINELIVES_PORT: There’s no port 70000; ports go up to 65535."),
        ("WORKERS", "0", "NINELIVES_WORKERS must be at least 1."),
        ("OPEN", "maybe", "NINELIVES_OPEN must be true or false, not maybe."),
        ("PROXY", "2", "NINELIVES_PROXY must be true or false, not 2."),
        ("LOG", "loud", "NINELIVES_LOG can’t be loud; choose one of plain, json."),
        ("ORIGIN", "http://a,b", 'NINELIVES_ORIGIN: "b" isn’t the address of a page'),
        ("ORIGIN", "http://[", 'NINELIVES_ORIGIN: "http://[" isn’t the address of a page'),
        ("LANG", "xx", "NINELIVES_LANG: There’s no language xx; choose one of en, de,"),
        ("ROOT_PATH", "games", 'NINELIVES_ROOT_PATH: "games" can’t be a root path; write it'),
        ("ROOT_PATH", "/a/../b", 'NINELIVES_ROOT_PATH: "/a/../b" can’t be a root path; write'),
        ("ROOT_PATH", "/t", "the server uses addresses below /t itself. Choose another."),
        ("CONFIG", "none.toml", "none.toml: No such file or directory"),
    ],
)
def test_an_error_in_a_variable_names_it(
    called: Call, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, says: str
) -> None:
    monkeypatch.setenv(f"NINELIVES_{variable}", value)
    called("serve", "--host", "192.0.2.77").check_error(says)


KNOWN = (
    "choose one of "
    "host, port, root-path, data-dir, database, workers, origin, proxy, open, log, lang."
)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("port = 'abc'", ': port must be a whole number, not "abc".'),
        ("port = 8000.5", ": port must be a whole number, not 8000.5."),
        ("port = true", ": port must be a whole number, not true."),
        ("port = -1", ": port must be a whole number, not -1."),
        ("port = 70000", ": port: There’s no port 70000; ports go up to 65535."),
        ("workers = 0", ": workers must be at least 1."),
        ("host = 127", ": host must be text in quotes, not 127."),
        ("data-dir = []", ": data-dir must be text in quotes, not []."),
        ("open = 'yes'", ': open must be true or false, not "yes".'),
        (
            "origin = 'http://a'",
            ': origin must be a list of strings like ["https://games.example"]',
        ),
        ("origin = [1]", ": origin must be a list of strings"),
        ("origin = ['b']", ': origin: "b" isn’t the address of a page'),
        ("log = 'loud'", ": log can’t be loud; choose one of plain, json."),
        ("lang = 'xx'", ": lang: There’s no language xx; choose one of en, de,"),
        ("root-path = '/a?b'", ': root-path: "/a?b" can’t be a root path; write it like /games'),
        ("prot = 1", f': there’s no setting "prot"; {KNOWN}'),
        ('"a\\nb" = 1', f': there’s no setting "a b"; {KNOWN}'),
        ("[server]\nport = 1", f': there’s no setting "server"; {KNOWN}'),
        ("config = 'x'", f': there’s no setting "config"; {KNOWN}'),
        ("port 1", " isn’t a TOML file: Expected '=' after a key"),
        ("host = '\udcff'", " isn’t a TOML file: 'utf-8' codec can't decode byte 0xff"),
        (None, ": Is a directory"),
    ],
)
@pytest.mark.parametrize("usual", [True, False])
def test_an_error_in_the_file_names_it_and_the_key(
    tmp_path: Path, called: Call, content: str | None, says: str, *, usual: bool
) -> None:
    file = tmp_path / "config" / "ninelives" / "config.toml" if usual else tmp_path / "my.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    if content is None:
        file.mkdir()
    else:
        file.write_text(content, encoding="utf-8", errors="surrogateescape")
    words = () if usual else ("--config", "my.toml")
    where = f"Can’t read {file}" if content is None else str(file)
    called("serve", "--host", "192.0.2.77", *words).check_error(f"ninelives: {where}{says}")


def test_a_named_file_must_exist_but_the_usual_one_need_not(tmp_path: Path, called: Call) -> None:
    missing = called("serve", "--config", "none.toml")
    assert missing.exit_code == 2
    assert (
        missing.errors
        == f"ninelives: Can’t read {tmp_path / 'none.toml'}: No such file or directory\n"
    )
    assert "Can’t listen" in called("serve", "--host", "192.0.2.77", "--port", "1").errors


def test_an_unreadable_home_has_no_file(
    tmp_path: Path, called: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As systemd's ProtectHome makes it."""
    (tmp_path / "closed").touch()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "closed"))
    assert "Can’t listen" in called("serve", "--host", "192.0.2.77", "--port", "1").errors


def test_the_file_may_start_with_a_byte_order_mark(tmp_path: Path) -> None:
    assert values_from(file="\ufeffport = 1", folder=tmp_path)["port"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_in_settings_are_translated(tmp_path: Path, language: str) -> None:
    phrases = Phrases(language)
    for content in ("port = 'x'", "open = 1", "origin = 1", "host = 1", "log = 'x'", "x = 1"):
        file = tmp_path / "my.toml"
        file.write_text(content, encoding="utf-8")
        with pytest.raises(UsageError) as caught:
            values_of(SERVE, read(SERVE, ["--config", str(file)]), {}, phrases)
        said = phrases.say(caught.value.text, **caught.value.values)
        assert said.startswith(str(file))
        assert re.sub(r"\W.*", "", content) in said


# -- the language ---------------------------------------------------------------------------------


def test_the_variable_chooses_the_language_of_every_command(
    called: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NINELIVES_LANG", "de")
    assert "Beispiel:" in called("--help").shown
    assert "gibt es nicht" in called("play", "chess").errors
    assert "Exemplo:" in called("play", "--help", "--lang", "pt").shown
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert "Beispiel:" in called("verify", "--help").shown
    monkeypatch.setenv("NINELIVES_LANG", "")
    assert "Exemplo:" in called("verify", "--help").shown


def test_the_file_chooses_the_language_of_commands_that_read_it(
    tmp_path: Path, called: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "config" / "ninelives" / "config.toml"
    file.parent.mkdir(parents=True)
    file.write_text('lang = "de"\nport = "x"', encoding="utf-8")
    assert (
        called("serve").errors == f'ninelives: {file}: port muss eine ganze Zahl sein, nicht "x".\n'
    )
    assert "muss eine ganze Zahl sein" in called("backup", "copy.db").errors
    assert "Beispiel:" in called("serve", "--help").shown
    assert "Example:" in called("play", "--help").shown
    assert "must be" in called("serve", "--lang", "en").errors
    monkeypatch.setenv("NINELIVES_LANG", "pt")
    assert "um número inteiro" in called("serve").errors
    (tmp_path / "my.toml").write_text('lang = "zh-TW"\nport = "x"', encoding="utf-8")
    monkeypatch.delenv("NINELIVES_LANG")
    assert "必須是整數" in called("serve", "--config=my.toml").errors


# -- the real command -----------------------------------------------------------------------------


def test_serve_follows_the_file_and_the_variables(tmp_path: Path) -> None:
    file = tmp_path / "config" / "ninelives" / "config.toml"
    file.parent.mkdir(parents=True)
    file.write_text(
        'port = 0\ndata-dir = "games"\nroot-path = "/cats/"\nlang = "de"', encoding="utf-8"
    )
    with served(tmp_path, NINELIVES_ROOT_PATH="/games/") as (_, line):
        assert re.fullmatch(r"Ninelives \w+ hier: http://127\.0\.0\.1:\d+/games/\n", line)
        assert httpx.get(address_in(line) + "health").json()["status"] == "ok"
    assert (file.parent / "games" / "ninelives.db").exists()
    done = ninelives("backup", "copy.db", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "copy.db" in done.stdout
    moved = {"NINELIVES_DATA_DIR": str(tmp_path / "moved")}
    done = ninelives("restore", "copy.db", home=tmp_path, **moved)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "moved" / "ninelives.db").exists()


@pytest.mark.parametrize(
    ("words", "variable", "opens"),
    [
        ((), "", True),
        ((), "true", True),
        ((), "false", False),
        (("--no-open",), "true", False),
        (("--open",), "false", True),
    ],
)
def test_serve_opens_the_page_unless_told_otherwise(
    called: Call,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    variable: str,
    *,
    opens: bool,
) -> None:
    """The server is ready and ends at once; its thread runs synchronously."""
    opened: list[str] = []
    monkeypatch.setattr("ninelives.server.runner.tune_process", lambda: None)
    monkeypatch.setattr("ninelives.server.runner.run", lambda _, ready: ready(None, "http://x:1/"))
    monkeypatch.setattr("ninelives.cli.server.Thread", Immediate)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("BROWSER", "some")
    monkeypatch.setenv("NINELIVES_OPEN", variable)
    assert called("serve", *words).exit_code == 0
    assert opened == (["http://x:1/"] if opens else [])


class Immediate:
    """A thread that does its work when it is started."""

    def __init__(self, target: Callable[..., None], args: tuple[str, ...], **_: object) -> None:
        self.start = partial(target, *args)


def test_serve_passes_the_address_to_the_browser(tmp_path: Path) -> None:
    """The browser is a script that sends back the address it got."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(30)
        port = listening.getsockname()[1]
        script = tmp_path / "browser.py"
        script.write_text(
            "import socket, sys\n"
            f"socket.create_connection(('127.0.0.1', {port})).sendall(sys.argv[1].encode())\n",
            encoding="utf-8",
        )
        browser = {"BROWSER": f"{sys.executable} {script} %s"}
        with served(tmp_path, "--port", "0", "--root-path", "/games", **browser) as (_, line):
            caller, _ = listening.accept()
            with caller:
                assert caller.recv(1000).decode() == address_in(line)


# -- help -----------------------------------------------------------------------------------------


def test_every_setting_has_an_option_a_variable_and_a_key() -> None:
    for setting in SETTINGS:
        assert setting.variable == "NINELIVES_" + setting.option[2:].upper().replace("-", "_")
        assert setting.key == ("" if setting.name == "config" else setting.option[2:])
        assert bool(setting.value) == (setting.kind != "flag")
    assert {*SERVE.options, *SERVE.flags} == {
        option for each in SETTINGS for option in each.options
    }
    assert len({setting.variable for setting in SETTINGS}) == len(SETTINGS)


def test_the_styles_of_the_log_are_those_of_the_server() -> None:
    assert LOG.choices == STYLES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [SERVE, BACKUP, RESTORE], ids=lambda command: command.name)
def test_help_describes_every_setting(
    monkeypatch: pytest.MonkeyPatch, command: Command, language: str
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    phrases = Phrases(language)
    lines = command_help(command, phrases).splitlines()
    assert [line for line in lines if width(line) > COLUMNS] == []
    columns = {line.index("NINELIVES_") for line in lines if "NINELIVES_" in line}
    assert len(columns) == 1
    (column,) = columns
    defaults: set[int] = set()
    for setting in command.settings:
        assert phrases.has(f"option-{setting.name}")
        (first,) = [at for at, line in enumerate(lines) if line.startswith(f"  {setting.option}")]
        (second,) = [at for at, line in enumerate(lines) if f" {setting.variable} " in line]
        assert first < second <= first + 2
        assert default_of(setting, phrases)
        default = phrases.say("help-default", value=default_of(setting, phrases))
        assert lines[second].endswith(f"  {default}")
        defaults.add(lines[second].index(default))
        described = lines[first][column:]
        assert lines[first][column - 2 : column] == "  "
        text = phrases.say(f"option-{setting.name}", languages=phrases.listed(list(LANGUAGES)))
        assert text.startswith(described)
    assert len(defaults) == 1, "so are the defaults"
    assert "~/.config/ninelives/config.toml" in "\n".join(lines)


def test_the_example_file_in_help_is_valid(tmp_path: Path) -> None:
    assert tomllib.loads("\n".join(FILE_EXAMPLE)).keys() <= EXAMPLES.keys()
    values_from(file="\n".join(FILE_EXAMPLE), folder=tmp_path)


def test_help_shows_the_default_folder_of_this_system(called: Call, tmp_path: Path) -> None:
    shown = called("serve", "--help").shown
    assert f"default: {os.environ['XDG_DATA_HOME']}/ninelives\n" in shown
    assert f"\n{tmp_path}/config/ninelives/config.toml, or another one" in shown
