"""The page as it is served at each of its addresses, with the tags that chats make previews of."""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response

from ninelives.server.app_state import AppState
from ninelives.server.assets import OWN_COPY, Asset, Site
from ninelives.server.previews import words
from ninelives.server.previews.words import Preview
from ninelives.server.store import StoreUnavailable
from ninelives.server.store.rows import RoomRow

_END: Final = b"</head>"
_HOST: Final = re.compile(r"[\w.:\[\]-]+")
_WIDTH, _HEIGHT = 1200, 630  # of pictures
_LOCALES: Final = {
    "en": "en_GB",
    "de": "de_DE",
    "pt": "pt_PT",
    "zh-Hans": "zh_CN",
    "zh-Hant": "zh_TW",
}


class PageServer:
    """Serves the page, and makes its reader a guest.

    So every request that follows has the cookie, also the WebSocket's: two requests without one
    that are under way at the same time would be two different guests.
    """

    def __init__(self, site: Site, state: AppState) -> None:
        self._site = site
        self._config = state.config
        self._identity = state.identity
        self._store = state.store

    async def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        answer = (await self._page(request)).answer(request)
        answer.headers["vary"] = "accept-encoding, accept-language"
        if not self._identity.guest_in(request.scope["headers"]):
            guest = self._identity.new_guest()
            answer.set_cookie(self._identity.new_cookie(guest, request.scope["scheme"]))
        return answer

    async def _page(self, request: Request[Any, Any, Any]) -> Asset:
        before, end, after = self._site.html.partition(_END)
        if not end:
            return self._site.page
        tags = _tags(*await self._about(request), self._root(request))
        return Asset(before + tags + end + after, "text/html", caching=OWN_COPY)

    async def _about(self, request: Request[Any, Any, Any]) -> tuple[Preview, str, str]:
        """What this address is about, its path, and that of its picture."""
        query = request.scope["query_string"].decode("latin-1")
        language = words.language_of(query, request.headers.get("accept-language", ""))
        path: str = request.scope["path"]
        row = await self._row(words.room_at(path))
        if row is not None:
            preview = words.of_room(row, language)
            drawn = f"/api/rooms/{row.id}/picture?lang={language}&state={preview.digest}"
            return preview, path, drawn
        preview = words.of_page(path, language)
        drawn = f"/api/games/{preview.game}/picture" if preview.game else "/api/picture"
        return preview, path if preview.game else "/", f"{drawn}?lang={language}"

    async def _row(self, room: str) -> RoomRow | None:
        try:
            return await self._store.room(room) if room else None
        except StoreUnavailable:
            return None

    def _root(self, request: Request[Any, Any, Any]) -> str:
        """The absolute address of the server as the reader knows it, "" if it is not plausible."""
        host = request.headers.get("host", "")
        if self._config.proxy:
            forwarded = request.headers.get("x-forwarded-host", "")
            host = forwarded.rpartition(",")[2].strip() or host
        if not _HOST.fullmatch(host):
            return ""
        known = (each for each in self._config.origins if urlsplit(each).netloc == host)
        origin = next(known, f"{request.scope['scheme']}://{host}")
        return origin.rstrip("/") + self._config.root_path


def _tags(preview: Preview, path: str, picture: str, root: str) -> bytes:
    """Open Graph tags (ogp.me). Search engines are kept out of tables: their links are
    invitations."""
    named = {
        "og:site_name": "Ninelives",
        "og:type": "website",
        "og:locale": _LOCALES[preview.language],
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": root + path,
        "og:image": root + picture,
        "og:image:type": "image/png",
        "og:image:width": str(_WIDTH),
        "og:image:height": str(_HEIGHT),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    if words.room_at(path):
        lines.append('<meta name="robots" content="noindex" />')
    return "".join(f"  {line}\n  " for line in lines).encode()
