"""Pictures of a pack: which of them cannot be drawn, as far as somebody has tried, and trying the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.folders import art_over, pictures_in
from wonderland_qt.models.pictures.drawing_process import CannotDraw, DrawingProcess
from wonderland_qt.models.pictures.drawing_queue import tried
from wonderland_qt.models.pictures.picture_file import read_picture
from wonderland_qt.models.pictures.picture_store import PictureStore, known_as
from wonderland_qt.models.pictures.pixels import SIDES
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

MOST_BROKEN_OFF = 3
"""How many pictures of a pack may have to be broken off before the command line tries no more of them."""
BROKEN_OFF = {"picture-slow", "picture-broke"}


class WrongArt(NamedTuple):
    """A picture that is not drawn: its file, where that lies as people know it and in the pack, and why."""

    file: Path
    place: Path
    inside: str
    line: int
    why: Text


def art_of(content_folder: Path, games: Iterable[str]) -> list[Path]:
    """Return the pictures in the folder of a pack, for these games."""
    return [
        file for game in games for folder in art_over([content_folder], game) for file in pictures_in(folder)
    ]


def wrong_art(files: Iterable[Path], content_folder: Path) -> Iterator[WrongArt]:
    """Yield those of the pictures of a pack of which it is known that they cannot be drawn."""
    store = PictureStore()
    for file in files:
        try:
            wrong = store.wrong(known_as(file))
        except OSError:
            continue
        if wrong is not None:
            inside = file.relative_to(content_folder).as_posix()
            yield WrongArt(file, path_as_packed(file, content_folder), inside, wrong.line, wrong.reason)


def art_that_cannot_be_drawn(content_folder: Path, games: Iterable[str]) -> Iterator[Mistake]:
    """Try all pictures of a pack that no one has tried, and yield those that cannot be drawn."""
    files = art_of(content_folder, games)
    _try(files)
    for wrong in wrong_art(files, content_folder):
        yield Mistake(wrong.place, wrong.line, 1, "", text("picture-left-out", why=wrong.why))


def _try(files: Iterable[Path]) -> None:
    """Draw pictures small; where none can be drawn here, check at least that all in them is allowed."""
    store, process, broken_off = PictureStore(), DrawingProcess(), 0
    for file in files:
        try:
            svg, known = read_picture(file), known_as(file)
        except OSError:
            continue
        if store.wrong(known) is not None or any(store.holds(known, side) for side in SIDES):
            continue
        try:
            wrong = tried(store, process, known, svg, SIDES[0]).wrong
        except CannotDraw:
            wrong = _allowed(svg)
            if wrong is not None:
                store.keep_wrong(known, wrong)
        broken_off += wrong is not None and wrong.reason.key in BROKEN_OFF
        if broken_off == MOST_BROKEN_OFF:
            break
    process.end()


def _allowed(svg: bytes) -> WrongPicture | None:
    try:
        plain_svg(svg)
    except WrongPicture as wrong:
        return wrong
    return None
