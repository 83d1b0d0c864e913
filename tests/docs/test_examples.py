"""Every code block of the documents runs, or is at least read by what it is written for."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from threading import Thread

import pytest

from ninelives.cli import run
from ninelives.cli.arguments import read
from ninelives.cli.commands import COMMANDS
from ninelives.client import Table, join, open_table
from testkit.server import Running, running
from tests.docs.pages import DOCUMENTS, ROOT, Block, blocks, prose

SERVER = "http://127.0.0.1:8000"  # where the examples expect a server
INVITATION = f"{SERVER}/t/abcdefghijkl"
LANGUAGES = {"python", "json", "toml", "sh", "text", ""}


def test_every_language_of_a_block_is_checked_here() -> None:
    assert {block.language for block in blocks()} <= LANGUAGES


# -- Python ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", list(blocks("python")), ids=str)
def test_a_program_runs_and_prints_what_is_shown(block: Block, tmp_path: Path) -> None:
    needs_link = re.search(r"\blink\b", block.code) and "link = " not in block.code
    if INVITATION in block.code:
        with running(tmp_path) as server:
            shown = answer_an_invitation(block, server)
    elif needs_link:
        with running(tmp_path) as server:
            shown = take_a_seat(block, server)
    elif SERVER in block.code:
        with running(tmp_path) as server:
            shown = execute(block.code.replace(SERVER, server.url.rstrip("/")))
    else:
        shown = execute(block.code)
    assert block.output in {None, shown}


def execute(program: str) -> str:
    """What a program prints; the documents call the interpreter of the tests `python`."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def take_a_seat(block: Block, server: Running) -> str:
    """Run a program that plays on a seat whose link it has."""
    named = re.search(r'bots\.load\("[\w-]+", "(\w+)"', block.code)
    game = named[1] if named else "catinthebox"
    link = open_table(server.url, game, seats=3, bots=["random"] * 2)
    with join(link) as table:
        table.start()
    shown = execute(f"link = {link!r}\n{block.code}")
    with join(link) as table:
        assert table.outcome is not None
        assert shown in {"", f"{table.outcome.points}\n"}
    return shown


def answer_an_invitation(block: Block, server: Running) -> str:
    """Run a program that takes a free seat, against a host who plays too."""
    with join(open_table(server.url, "felix", seats=3, bots=["random"])) as host:
        playing = Thread(target=play_as_host, args=(host,))
        playing.start()
        shown = execute(block.code.replace(INVITATION, host.link.partition("#")[0]))
        playing.join()
        assert host.outcome is not None
    return shown


def play_as_host(host: Table) -> None:
    host.be_ready()
    while not all(place.ready for place in host.room.places):
        host.receive()
    host.start()
    for view in host.choices():
        host.act(view.legal[0])


# -- commands -------------------------------------------------------------------------------------


def calls() -> list[str]:
    """Every call of the program, in blocks and in the text."""
    found: set[str] = set()
    for block in blocks("sh", "text", ""):
        lines = re.findall(r"^(?:\$ |\.venv/bin/)?ninelives (.*)$", block.code, re.MULTILINE)
        found |= {re.split(r" {2,}| # ", line)[0] for line in lines}
    for document in DOCUMENTS:
        found |= {
            " ".join(call.split())
            for call in re.findall(r"`ninelives ([a-z][^`]*)`", prose(document))
        }
    return sorted(found - {"record 1"})  # the first line of a record


@pytest.mark.parametrize("call", calls())
def test_the_program_understands_a_call(call: str) -> None:
    name, *words = shlex.split(call.replace(" …", ""))
    command = COMMANDS[name]
    if words and words != ["--help"]:
        read(command, [word for word in words if word != "--help"])


@pytest.mark.parametrize("call", [call for call in calls() if call.startswith("rules ")])
def test_a_quick_call_runs(call: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "GAME" in call or "--decks" in call:
        return
    assert run(shlex.split(call)) == 0
    assert len(capsys.readouterr().out) > 100


@pytest.mark.parametrize("block", list(blocks("sh")), ids=str)
def test_a_block_for_the_shell_is_one(block: Block) -> None:
    subprocess.run(["/bin/sh", "-n", "-c", block.code], check=True)


# -- data -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", list(blocks("json")), ids=str)
def test_a_json_block_can_be_read(block: Block) -> None:
    json.loads(block.code)


@pytest.mark.parametrize("block", list(blocks("toml")), ids=str)
def test_a_toml_block_can_be_read(block: Block) -> None:
    tomllib.loads(block.code)
