"""Pictures of packs are shown once they are drawn: crisp at every size, a generated one until then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.models.pictures.hostile import REFUSED, svg, written
from tests.waiting import until
from wonderland_qt.models.pictures.picture_store import PictureStore, digest_of
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

pytestmark = pytest.mark.window
HALVES = svg(
    '<rect width="20" height="30" fill="#ff0000"/><rect x="20" width="20" height="30" fill="#0000ff"/>',
    'width="40" height="30"',
)
RED, BLUE = 0xFFFF0000, 0xFF0000FF


class Shown:
    """Pictures in a folder over another, as a table shows them."""

    def __init__(self, folder: Path, application: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        from wonderland_qt.scene.pictures import art
        from wonderland_qt.scene.pictures.pack_pictures import PackPictures

        self._application = application
        self.own, self.over = folder / "own", folder / "over"
        self.own.mkdir()
        self.over.mkdir()
        self.pictures = PackPictures(PictureStore(folder / "kept"))
        self.came = 0
        self.pictures.came.connect(self._note)
        monkeypatch.setattr(art, "pack_pictures", lambda: self.pictures)

    def draw(self, drawn: str | bytes, name: str = "card/walrus", own: bool = False) -> None:
        file = (self.own if own else self.over) / f"{name}.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(written(drawn))

    def book(self) -> Any:
        from wonderland_qt.scene.pictures.art import ArtBook

        return ArtBook(self.own, self.over)

    def settle(self) -> None:
        until(self._application, lambda: not self.pictures.waiting)

    def end(self) -> None:
        self.pictures.stop()

    def _note(self) -> None:
        self.came += 1


@pytest.fixture
def shown(tmp_path: Path, application: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    made = Shown(tmp_path, application, monkeypatch)
    yield made
    made.end()


def baked(book: Any, width: int, ratio: float = 1.0) -> tuple[Any, Any]:
    """Return an oven, and the image of a card baked so many pixels wide for a screen."""
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.style.look import Look

    oven = Oven(book, {})
    return oven, oven.bake(Look("card", "walrus"), 40, 30, width / 40, ratio).pixmap.toImage()


def colours(image: Any) -> tuple[int, int, int]:
    """Return the colours left and right, and how many pixels of the middle row are neither."""
    row = [image.pixel(x, image.height() // 2) for x in range(image.width())]
    inside = [at for at, colour in enumerate(row) if colour in {RED, BLUE}]
    between = row[inside[0] : inside[-1]] if inside else []
    return row[len(row) // 3], row[2 * len(row) // 3], sum(colour not in {RED, BLUE} for colour in between)


def test_a_generated_picture_is_seen_until_the_drawn_one_comes(shown: Shown) -> None:
    shown.draw(HALVES)
    book = shown.book()
    assert book.picture("card", "walrus") is None
    oven, generated = baked(book, 200)
    assert colours(generated)[:2] != (RED, BLUE)
    shown.settle()
    assert shown.came >= 1
    assert book.picture("card", "walrus").own
    assert colours(oven.bake(_walrus(), 40, 30, 5.0).pixmap.toImage())[:2] == (RED, BLUE)


@pytest.mark.parametrize(("width", "ratio"), [(60, 1.0), (200, 1.0), (200, 2.0), (700, 2.0)])
def test_a_picture_is_crisp_on_every_screen(width: int, ratio: float, shown: Shown) -> None:
    shown.draw(HALVES)
    book = shown.book()
    for _ in range(3):
        baked(book, width, ratio)
        shown.settle()
    unfinished = book.unfinished
    _, image = baked(book, width, ratio)
    assert book.unfinished == unfinished
    left, right, blurred = colours(image)
    assert (left, right) == (RED, BLUE)
    assert blurred <= 2


def test_a_picture_is_baked_once_when_all_of_it_is_there(shown: Shown) -> None:
    shown.draw(HALVES)
    book = shown.book()
    oven, _ = baked(book, 200)
    for _ in range(4):
        shown.settle()
        oven.bake(_walrus(), 40, 30, 5.0)
    assert oven.baked == 3


def test_what_cannot_be_drawn_is_generated_and_baked_once(shown: Shown) -> None:
    shown.draw(REFUSED["use bomb"][0])
    book = shown.book()
    oven, _ = baked(book, 200)
    shown.settle()
    for _ in range(3):
        oven.bake(_walrus(), 40, 30, 5.0)
    assert book.picture("card", "walrus") is None
    assert oven.baked == 2


def test_what_could_not_be_drawn_once_is_asked_for_again_only_on_request(shown: Shown) -> None:
    shown.draw(HALVES)
    shown.pictures.store.keep_wrong(digest_of(HALVES.encode()), WrongPicture("slow"))
    book = shown.book()
    assert book.picture("card", "walrus") is None
    assert not shown.pictures.waiting
    shown.pictures.try_again([shown.over / "card" / "walrus.svg"])
    assert book.picture("card", "walrus") is None
    shown.settle()
    assert book.picture("card", "walrus") is not None


def test_a_picture_that_is_kept_is_there_at_once(shown: Shown, application: Any) -> None:
    from wonderland_qt.scene.pictures.pack_pictures import PackPictures

    shown.draw(HALVES)
    shown.book().picture("card", "walrus")
    shown.settle()
    shown.pictures = PackPictures(shown.pictures.store)
    drawn = shown.book().picture("card", "walrus")
    assert drawn.svg.defaultSize().toTuple() == (40, 30)
    assert not shown.pictures.waiting


def test_a_wrong_picture_leaves_the_one_beneath_it(shown: Shown) -> None:
    shown.draw(svg("<rect/>", 'width="12" height="8"'), own=True)
    shown.draw("no picture")
    book = shown.book()
    for _ in range(2):
        assert book.named("card/walrus").defaultSize().toTuple() == (12, 8)
        assert book.drawn_as("walrus").defaultSize().toTuple() == (12, 8)
        shown.settle()


@pytest.mark.parametrize("name", ["card/a~0x9", "card/a~9x", "card/~", "card/a~nanxnan", "card/a~9x0"])
def test_an_odd_name_is_no_shape(name: str, shown: Shown) -> None:
    shown.draw(HALVES, name)
    assert shown.book().picture("card", "a", shape=1.0) is None


def test_pictures_that_are_edited_are_drawn_again(shown: Shown) -> None:
    shown.draw(HALVES)
    shown.book().picture("card", "walrus")
    shown.settle()
    shown.draw(svg("<rect/>", 'width="7" height="5"'))
    assert shown.book().picture("card", "walrus") is None
    shown.settle()
    assert shown.book().picture("card", "walrus").svg.defaultSize().toTuple() == (7, 5)


def _walrus() -> Any:
    from wonderland_qt.scene.style.look import Look

    return Look("card", "walrus")
