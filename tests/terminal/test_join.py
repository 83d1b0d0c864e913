"""`ninelives join`: a seat on a real server, with people and bots."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninelives import bots, games
from ninelives.client import Table, join, open_table
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.wire import requests
from testkit.proxy import proxied
from testkit.server import Running, running
from tests.bot_programs.playing import EXAMPLE
from tests.terminal.typist import Typist, joining

RAW = re.compile(rf"\b({'|'.join(games.names())}|online|table|command|reason)-[a-z]+-?[a-z]|[{{}}]")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "server") as started:
        yield started


def opened(server: Running, game: str = "felix", *, bots_beside: int = 2) -> str:
    return open_table(server.url, game, seats=3, bots=["random"] * bots_beside)


def play_on(person: Typist, seat: Table, *, choices: int | None = None) -> None:
    """Answer every question that the person is asked, in turn there and on another device."""
    game, bot = seat.room.game, bots.load("random", seat.room.game, seed=3)
    for number, view in enumerate(seat.choices()):
        if number == choices:
            return
        question = Phrases("en").say(f"{game}-ask-{view.asked}")
        person.until(r"\s+".join(map(re.escape, question.split())))
        action = bot.choose(view)
        if number % 2:
            seat.act(action)
        else:
            person.line(seat.game.notation.write(action))


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_from_the_terminal_and_another_device(server: Running, game: str) -> None:
    link = opened(server, game)
    with joining(link) as person, join(link) as other_device:
        person.until(r"At the table: You, \w+, \w+\.")
        play_on(person, other_device)
        person.until("Where the points came from:")
        person.until("Press Enter to leave the table.")
        person.line("")
        assert person.ended() == 0
        assert not RAW.search(person.shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_join_with_a_bot_prints_the_game(server: Running, language: str) -> None:
    link = opened(server, "ratjack")
    with joining(link, "--bot", "greedy", "--lang", language) as person:
        assert person.ended() == 0
    with join(link) as table:
        outcome = table.outcome
        assert outcome is not None
        for name, points in list(zip(table.names, outcome.points, strict=True))[1:]:
            assert re.search(rf"{name}\D*{points}\b", person.shown)
    assert not RAW.search(person.shown)


def test_join_with_a_bot_program_plays(server: Running) -> None:
    link = opened(server, "catinthebox")
    command = f"cmd:{sys.executable} {EXAMPLE}"
    with joining(link, "--bot", command, "--lang", "en") as person:
        assert person.ended() == 0
    with join(link) as table:
        assert table.outcome is not None
    assert "Where the points came from:" in person.shown
    assert "drawn in its place" not in person.shown


def test_others_move_and_speak_while_the_prompt_is_open(server: Running) -> None:
    host = join(open_table(server.url, "felix", seats=3, bots=["random"]))
    with host, joining(host.link.partition("#")[0], "--lang", "en") as person:
        while any(not place.ready for place in host.room.places[1:]):
            host.receive()
        name = host.names[0]
        host.say("Good luck!")
        person.until(re.escape(f"{name}: Good luck!"))
        person.line("say The same to you.")
        while not any(line.text == "The same to you." for line in host.said):
            host.receive()
        person.line("table")
        person.until("The game hasn’t started yet.")
        host.start()
        person.until("Choose a card for the sack")
        host.act(next(host.choices()).legal[0])
        person.until(f"{name} puts a card in the sack")


def test_typed_input_survives_output_of_others(server: Running) -> None:
    link = opened(server)
    with joining(link, at_terminal=True) as person, join(link) as other_device:
        person.until("(?s)Choose a card for the sack.*> ")  # the bots may place meanwhile
        person.type("pla")
        person.until("pla")
        other_device.say("Take your time.")
        person.until("Take your time.")
        person.until(r"> pla")
        view = next(other_device.choices())
        person.type(f"ce {view.legal[0] + 1}\x15quit\r")  # typed on, then thought better of
        assert person.ended() == 0


def test_an_illegal_move_is_explained_with_its_rule(server: Running) -> None:
    with joining(opened(server)) as person:
        person.until("> ")
        person.line("bid 4")
        person.until(r"Put a card in the sack first.*\(Rule FX-10\)")


def test_help_names_the_players_to_wait_for(server: Running) -> None:
    host = join(open_table(server.url, "felix", seats=3, bots=["random"]))
    with host, joining(host.link.partition("#")[0]) as person:
        while any(not place.ready for place in host.room.places[1:]):
            host.receive()
        host.start()
        person.until("Choose a card for the sack")
        person.line("?")
        move = person.until(r"\n  (place \S+) ")[1]
        person.until("say TEXT +say something to everyone")
        person.line(move)
        person.until("You put .* in the sack")
        person.line("?")
        person.until(f"Waiting for {host.names[0]}.")


def test_the_host_can_start_from_the_terminal(server: Running) -> None:
    link = open_table(server.url, "felix", seats=3, bots=["random"])
    with joining(link) as person:
        person.until("free")
        person.line("start")
        person.until("seat")
        with join(link.partition("#")[0]) as guest:
            guest.sit()
            guest.be_ready()
            while not guest.room.places[guest.seat].ready:
                guest.receive()
            person.line("start")
            person.until("Choose a card for the sack")


def test_quit_shows_how_to_come_back(server: Running) -> None:
    link = opened(server)
    with joining(link) as person:
        person.until("> ")
        person.line("quit")
        assert person.ended() == 0
        assert f"  ninelives join '{link}'\n" in person.shown


@pytest.mark.parametrize("strips", [True, False], ids=["stripped", "passed on"])
def test_links_below_a_root_path_work(tmp_path: Path, *, strips: bool) -> None:
    with (
        running(tmp_path, root_path="/games") as server,
        proxied(server.url, "/games", strips=strips) as address,
    ):
        link = open_table(address, "ratjack", seats=2, bots=["random"])
        with joining(link) as person, join(link) as other_device:
            play_on(person, other_device)
            person.until("Press Enter to leave the table.")
            other_device.send(requests.Rematch())
            person.until(rf"Rematch: ninelives join {address}t/[0-9a-z]{{12}}\s")
        with joining(open_table(address, "felix", seats=3, bots=["random"] * 2)) as person:
            person.until("> ")
            person.line("quit")
            person.until(rf"  ninelives join '{address}t/[0-9a-z]{{12}}#")


def test_join_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        link = opened(server, "catinthebox")
        person_at = joining(link)
        person = person_at.__enter__()
        other_device = join(link)
        play_on(person, other_device, choices=3)
    try:
        person.until("Connection lost")
        with running(tmp_path, port=int(server.url.rstrip("/").rpartition(":")[2])):
            person.until("You’re connected again")
            play_on(person, other_device)
            person.until("Where the points came from:")
            other_device.close()
    finally:
        person_at.__exit__(None, None, None)


# -- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "code", "said"),
    [
        ("felix", 2, "ninelives: That isn’t the link of a table."),
        ("http://127.0.0.1:9/t/abcdefghijkl", 1, "ninelives: Can’t reach the server."),
    ],
)
def test_join_reports_a_bad_link(link: str, code: int, said: str) -> None:
    with joining(link) as person:
        assert person.ended() == code
        assert person.shown.startswith(said)
        assert person.shown.count("\n") == 1


def test_join_reports_an_unknown_room_and_a_wrong_token(server: Running) -> None:
    with joining(f"{server.url}t/abcdefghijkl") as person:
        assert person.ended() == 1
        assert person.shown == "ninelives: There’s no such table.\n"
    with joining(opened(server).partition("#")[0] + "#nobody") as person:
        assert person.ended() == 2
        assert person.shown.startswith("ninelives: This seat link is no longer valid.")


def test_join_reports_an_unknown_bot(server: Running) -> None:
    with joining(opened(server), "--bot", "lion") as person:
        assert person.ended() == 2
        assert "There’s no bot lion" in person.shown


def test_join_reports_a_program_that_cannot_start(server: Running) -> None:
    with joining(opened(server), "--bot", "cmd:there-is-no-such-program -v") as person:
        assert person.ended() == 2
        said = 'Can’t start "there-is-no-such-program -v": No such file or directory'
        assert person.shown == f"ninelives: {said}\n"
