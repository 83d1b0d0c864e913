"""What chats show of a link: the tags of each address, and their pictures."""

from __future__ import annotations

import asyncio
from html import unescape
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from PIL import Image

from ninelives import client as online
from ninelives.server.previews import fonts, gallery, pictures, words
from ninelives.server.previews.gallery import Gallery, GalleryBusy
from ninelives.server.previews.words import Preview, Standing
from ninelives.text.languages import LANGUAGES
from testkit.proxy import proxied
from testkit.server import Running, running

SOME = Preview("en", "felix", "Luna invites you to Felix", "Everybody slips a card into the sack.")


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        name = named.get("property") or named.get("name")
        if tag == "meta" and name:
            assert name not in self.found or not name.startswith("og:")
            self.found[name] = named["content"] or ""


def tags(address: str, **headers: str) -> dict[str, str]:
    """The tags of the page at this address."""
    parser = _Tags()
    parser.feed(httpx.get(address, headers=headers).raise_for_status().text)
    return parser.found


def picture(address: str) -> Image.Image:
    answer = httpx.get(unescape(address)).raise_for_status()
    assert answer.headers["content-type"] == "image/png"
    return Image.open(BytesIO(answer.content))


def room_of(ann: httpx.Client, **wish: Any) -> str:
    table = {"game": "felix", "seats": 3, **wish}
    return str(ann.post("/api/rooms", json=table).json()["room"])


@pytest.fixture(scope="module")
def over(server: Running) -> str:
    """The room of a game that was played to its end."""
    link = online.open_table(server.url, "felix", seats=3, bots=["random"] * 2)
    with online.join(link) as table:
        for view in table.choices():
            table.act(view.legal[0])
        return table.room.id


# -- tags -----------------------------------------------------------------------------------------


def test_a_table_says_who_invites_to_what(server: Running, ann: httpx.Client) -> None:
    room = room_of(ann)
    found = tags(f"{server.url}t/{room}")
    assert found["og:title"] == "Ann invites you to Felix"
    assert found["og:description"].endswith("2 free seats")
    assert found["og:url"] == f"{server.url}t/{room}"
    assert found["og:image"].startswith(f"{server.url}api/rooms/{room}/picture?")
    assert found["robots"] == "noindex"


def test_a_name_is_text_and_no_markup(server: Running, ann: httpx.Client) -> None:
    name = '"><script>1</script>'
    ann.put("/api/me", json={"name": name})
    found = tags(f"{server.url}t/{room_of(ann)}")
    assert found["og:title"].startswith(name)


def test_a_running_game_says_who_plays(server: Running, ann: httpx.Client) -> None:
    room = room_of(ann, bots=["greedy", "greedy"], begin=True)
    found = tags(f"{server.url}t/{room}")
    assert found["og:title"].startswith("Felix with Ann")
    assert found["og:description"].endswith("in progress")


def test_the_result_and_the_replay_say_places_and_points(server: Running, over: str) -> None:
    summary = httpx.get(f"{server.url}api/rooms/{over}").json()
    for path in (f"t/{over}", f"r/{over}", f"r/{over}/deal"):
        found = tags(server.url + path)
        assert found["og:url"] == server.url + path
        for place, points in zip(summary["places"], summary["points"], strict=True):
            shown = str(points).replace("-", "−")
            assert f"{place['name']} {shown}" in found["og:description"]


def test_a_preview_has_nothing_that_the_link_does_not_show(server: Running, over: str) -> None:
    """No seed, commitment, guest or token; and of a running game no cards."""
    page = httpx.get(f"{server.url}t/{over}").text
    for secret in ("seed", "token", "guest", "commitment"):
        assert secret not in page


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("", "Three sly"),
        ("about", "Three sly"),
        ("rules/ratjack", "Ratjack"),
        ("learn/felix", "Learn Felix"),
        ("rules/chess", "Three sly"),
        ("t/000000000000", "Three sly"),
    ],
)
def test_other_addresses_say_what_they_are_about(server: Running, path: str, title: str) -> None:
    found = tags(server.url + path)
    assert found["og:title"].startswith(title)
    assert "robots" not in found
    assert picture(found["og:image"]).size == (1200, 630)


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "fr, de-AT;q=0.8, en;q=0.5", "de"),
        ("", "en;q=0.2, pt-BR;q=0.9", "pt"),
        ("", "de;q=0, *;q=0.1", "en"),
        ("", "de;q=x", "en"),
        ("lang=zh-Hant", "de", "zh-Hant"),
        ("lang=klingon", "zh-CN", "zh-Hans"),
    ],
)
def test_the_language_is_that_of_the_link_then_of_the_reader(
    query: str, accepted: str, language: str
) -> None:
    assert words.language_of(query, accepted) == language


def test_the_tags_are_in_that_language(server: Running, ann: httpx.Client) -> None:
    found = tags(f"{server.url}t/{room_of(ann)}?lang=de")
    assert found["og:title"] == "Ann lädt dich zu Filou ein"
    assert "lang=de" in found["og:image"]


# -- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("strips", [True, False])
def test_addresses_respect_the_root_path(tmp_path: Path, *, strips: bool) -> None:
    with (
        running(tmp_path, root_path="/games") as server,
        proxied(server.url, "/games", strips=strips) as address,
    ):
        found = tags(f"{address}rules/felix", host="cats.localhost")
        assert found["og:url"] == "http://cats.localhost/games/rules/felix"
        drawn = found["og:image"].replace("http://cats.localhost/games/", address)
        assert picture(drawn).size == (1200, 630)


def test_addresses_are_those_of_the_proxy(tmp_path: Path) -> None:
    with running(tmp_path, proxy=True) as server:
        headers = {"host": "inside", "x-forwarded-host": "cats.example"}
        found = tags(server.url, **headers, **{"x-forwarded-proto": "https"})
    assert found["og:url"] == "https://cats.example/"


def test_addresses_have_the_scheme_of_the_configured_origin(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://cats.example",)) as server:
        assert tags(server.url, host="cats.example")["og:url"] == "https://cats.example/"


def test_a_host_that_is_none_is_not_repeated(tmp_path: Path) -> None:
    with running(tmp_path, proxy=True) as server:
        found = tags(server.url, **{"x-forwarded-host": "cats.example/<b>"})
    assert found["og:url"] == "/"


# -- pictures -------------------------------------------------------------------------------------


def test_a_table_and_a_result_have_pictures(server: Running, ann: httpx.Client, over: str) -> None:
    for room in (room_of(ann), over):
        assert picture(tags(f"{server.url}t/{room}")["og:image"]).size == (1200, 630)
    assert httpx.get(f"{server.url}api/rooms/000000000000/picture").status_code == 404
    assert httpx.get(f"{server.url}api/games/chess/picture").status_code == 404


def test_the_address_of_a_picture_changes_with_what_it_shows(
    server: Running, ann: httpx.Client
) -> None:
    room = room_of(ann)
    before = tags(f"{server.url}t/{room}")["og:image"]
    assert tags(f"{server.url}t/{room}")["og:image"] == before
    with online.join(f"{server.url}t/{room}") as table:
        table.sit(1)
        assert tags(f"{server.url}t/{room}")["og:image"] != before


def test_a_picture_shows_names_and_points() -> None:
    """Another name or another number is another picture."""
    result = (Standing(1, "Luna", "30"), Standing(2, "Momo", "−4"))
    drawn = {
        pictures.draw(Preview("en", "felix", "Felix", "", "", standings))
        for standings in ((), result, result[:1], (Standing(1, "Luna", "31"), result[1]))
    }
    assert len(drawn) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_picture(language: str) -> None:
    preview = words.of_home(language)
    assert Image.open(BytesIO(pictures.draw(preview))).size == (1200, 630)


async def test_without_chinese_letters_a_picture_is_english() -> None:
    """Names keep the letters that there are."""
    chinese = words.of_home("zh-Hans")
    with patch.object(fonts, "_system_font", lambda: None):
        fonts.title.cache_clear()
        fonts.text.cache_clear()
        assert not pictures.can_draw(chinese)
        drawn = await Gallery().picture(chinese, lambda: SOME)
        assert drawn == pictures.draw(SOME)
        row = (Standing(1, "王小明", "3"),)
        assert pictures.draw(Preview("en", "", "王", "", "", row))
        assert fonts.text(36, "en").runs("王 Luna")[-1][0].strip() == "Luna"
    fonts.title.cache_clear()
    fonts.text.cache_clear()


def test_long_names_do_not_reach_the_cover() -> None:
    """The cover is as it is beside other texts."""
    long = "Wilhelmine " * 30
    standings = tuple(Standing(rank, long, "−1234") for rank in range(1, 9))
    covers = [
        Image.open(BytesIO(pictures.draw(each))).convert("RGB").crop((640, 0, 1200, 630))
        for each in (
            Preview("en", "", "Luna", ""),
            Preview("en", "", long, long, long, standings),
            Preview("en", "", long, long, long),
            Preview("en", "", long.replace(" ", ""), ""),
        )
    ]
    for each in covers[1:]:
        assert each.tobytes() == covers[0].tobytes()


# -- limits ---------------------------------------------------------------------------------------


async def test_the_same_preview_is_drawn_once() -> None:
    drawn: list[Preview] = []

    def draw(preview: Preview, _: object) -> bytes:
        drawn.append(preview)
        return b"png"

    with patch.object(gallery, "_draw", draw):
        shown = Gallery()
        asked = [shown.picture(SOME, lambda: SOME) for _ in range(20)]
        assert set(await asyncio.gather(*asked)) == {b"png"}
        await shown.picture(SOME, lambda: SOME)
    assert drawn == [SOME]


async def test_too_many_different_pictures_are_refused() -> None:
    def preview(number: int) -> Preview:
        return Preview("en", "", str(number), "")

    with patch.object(gallery, "_draw", lambda shown, _: shown.title.encode()):
        shown = Gallery()
        asked = [shown.picture(preview(number), lambda: SOME) for number in range(40)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, GalleryBusy) for each in answers) == 30
        assert await shown.picture(preview(39), lambda: SOME) == b"39"


async def test_only_the_latest_pictures_are_kept() -> None:
    drawn: list[str] = []

    def draw(preview: Preview, _: object) -> bytes:
        drawn.append(preview.title)
        return b"png"

    with patch.object(gallery, "_draw", draw):
        shown = Gallery()
        for number in [*range(101), 0, 100]:
            await shown.picture(Preview("en", "", str(number), ""), lambda: SOME)
    assert drawn[-2:] == ["100", "0"]
