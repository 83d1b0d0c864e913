"""Draws pictures of previews in a thread of its own, and keeps the latest."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ninelives.engine.errors import NinelivesError
from ninelives.server.previews import pictures
from ninelives.server.previews.words import Preview
from ninelives.server.tasks import shielded

_KEPT: Final = 20  # pictures of about 60 kB
_WAITING: Final = 10  # pictures to be drawn; with more, requests are refused


class GalleryBusy(NinelivesError):
    """Too many pictures wait to be drawn."""


class Gallery:
    """One thread draws, so pictures never take more than one processor, and the event loop waits
    for none. A preview that says the same has the same picture, which is drawn once."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="previews")
        self._kept: OrderedDict[Preview, bytes] = OrderedDict()
        self._drawing: dict[Preview, Task[bytes]] = {}

    async def picture(self, preview: Preview, in_english: Callable[[], Preview]) -> bytes:
        """The PNG, `in_english` if no font has the letters of the preview's language; raises
        GalleryBusy."""
        if preview in self._kept:
            self._kept.move_to_end(preview)
            return self._kept[preview]
        drawing = self._drawing.get(preview)
        if drawing is None:
            if len(self._drawing) >= _WAITING:
                raise GalleryBusy
            drawing = self._drawing[preview] = asyncio.create_task(self._draw(preview, in_english))
            drawing.add_done_callback(lambda _: self._drawing.pop(preview, None))
        return await shielded(drawing)

    async def _draw(self, preview: Preview, in_english: Callable[[], Preview]) -> bytes:
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(self._thread, _draw, preview, in_english)
        self._kept[preview] = picture
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return picture

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(preview: Preview, in_english: Callable[[], Preview]) -> bytes:

    return pictures.draw(preview if pictures.can_draw(preview) else in_english())
