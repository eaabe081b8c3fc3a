"""The pictures of a pack that cannot be drawn, and trying those that were not tried yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.folders import art_over, pictures_in
from wonderland_qt.models.pictures.drawing_process import CannotDraw, DrawingProcess
from wonderland_qt.models.pictures.drawing_queue import PictureRequest, draw_and_store
from wonderland_qt.models.pictures.picture_file import read_picture
from wonderland_qt.models.pictures.picture_store import PictureStore, digest_of_file
from wonderland_qt.models.pictures.pixels import SIDES, SMALLEST_SIDE
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

MOST_BROKEN_OFF = 3
"""After this many pictures that took too long or crashed, no more of a pack are tried."""
BROKEN_OFF = {"picture-slow", "picture-broke"}


class WrongArt(NamedTuple):
    """A picture that cannot be drawn: its file, the path to show, its path in the pack, line and reason."""

    file: Path
    place: Path
    inside: str
    line: int
    why: Text


def art_of(content_folder: Path, games: Iterable[str]) -> list[Path]:
    """Return the pictures of a pack for these games."""
    return [
        file for game in games for folder in art_over([content_folder], game) for file in pictures_in(folder)
    ]


def wrong_art(files: Iterable[Path], content_folder: Path) -> Iterator[WrongArt]:
    """Yield the pictures of a pack that are known to be impossible to draw; unreadable files are skipped."""
    store = PictureStore()
    for file in files:
        try:
            wrong = store.wrong(digest_of_file(file))
        except OSError:
            continue
        if wrong is not None:
            inside = file.relative_to(content_folder).as_posix()
            yield WrongArt(file, path_as_packed(file, content_folder), inside, wrong.line, wrong.reason)


def art_that_cannot_be_drawn(content_folder: Path, games: Iterable[str]) -> Iterator[Mistake]:
    """Try all untried pictures of a pack, and yield those that cannot be drawn."""
    files = art_of(content_folder, games)
    _try_to_draw(files)
    for wrong in wrong_art(files, content_folder):
        yield Mistake(wrong.place, wrong.line, 1, "", text("picture-left-out", why=wrong.why))


def _try_to_draw(files: Iterable[Path]) -> None:
    """Draw pictures small; if this computer cannot, only check that their elements are allowed.

    Those that were drawn or found wrong before are skipped. After too many pictures that break the drawing
    process off, the others are left untried.
    """
    store, process, broken_off = PictureStore(), DrawingProcess(), 0
    for file in files:
        try:
            svg, digest = read_picture(file), digest_of_file(file)
        except OSError:
            continue
        was_drawn = any(store.holds(digest, side) for side in SIDES)
        if was_drawn or store.wrong(digest) is not None:
            continue
        wrong = _draw_or_check(PictureRequest(digest, svg, SMALLEST_SIDE), process, store)
        broken_off += wrong is not None and wrong.reason.key in BROKEN_OFF
        if broken_off == MOST_BROKEN_OFF:
            break
    process.end()


def _draw_or_check(
    request: PictureRequest, process: DrawingProcess, store: PictureStore
) -> WrongPicture | None:
    """Draw a picture, or check its elements if this computer cannot; store and return what is wrong."""
    try:
        return draw_and_store(request, process, store).wrong
    except CannotDraw:
        wrong = _why_not_allowed(request.svg)
    if wrong is not None:
        store.keep_wrong(request.digest, wrong)
    return wrong


def _why_not_allowed(svg: bytes) -> WrongPicture | None:
    """Return why a picture has elements that are not allowed, or None."""
    try:
        plain_svg(svg)
    except WrongPicture as wrong:
        return wrong
    return None
