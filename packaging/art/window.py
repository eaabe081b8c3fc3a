"""What belongs to the window and to no game: a bookmark, the lid of a box, and the icons of its buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from art import plates
from art.box import HEIGHT, WIDTH
from art.faces import FACES
from art.palette import GOLD, INK, PAPER, RED, SHADOW, TAN, mixed
from art.picture import Drawing, Made, Picture, drawn
from art.shapes import Shape, beside, box, joined, limb, oval, poly
from wonderland_qt import paths


def of_the_window() -> Iterator[tuple[Path, Made]]:
    """Yield how each picture of the window is made."""
    yield paths.window() / "bookmark.svg", plates.bookmark
    yield paths.window() / "lid.svg", lid
    for name, drawing in ICONS.items():
        yield paths.window() / "icons" / f"{name}.svg", partial(drawn, drawing)
    for name, drawing in FACES.items():
        yield paths.window() / "faces" / f"{name}.svg", partial(drawn, drawing)


def lid() -> Picture:
    """Draw the inside of a box's lid: bare cardboard between four walls."""
    p = Picture(WIDTH, HEIGHT)
    card = mixed(TAN, PAPER, 0.35)
    p.cut(box(2, 2, WIDTH - 4, HEIGHT - 4, 6), mixed(card, INK, 0.3), 3, 3)
    inner = box(20, 20, WIDTH - 40, HEIGHT - 40, 2)
    p.fill(inner, card)
    p.fill(box(20, 20, WIDTH - 40, 10), INK, 0.2)
    p.fill(box(20, 20, 10, HEIGHT - 40), INK, 0.12)
    edges = ((2, 2, 20, 20), (WIDTH - 2, 2, WIDTH - 20, 20), (2, HEIGHT - 2, 20, HEIGHT - 20))
    for x0, y0, x1, y1 in (*edges, (WIDTH - 2, HEIGHT - 2, WIDTH - 20, HEIGHT - 20)):
        p.fill(limb(f"{x0},{y0} {x1},{y1}", 2), INK)
    p.grain(inner, 220, 1.6, 0.14)
    p.contour(inner, 2)
    return p


def glyph(shape: Shape, p: Picture) -> None:
    """Draw a plain sign in ink, with a thin edge of light so that it is seen on dark ground too."""
    p.fill(shape.grown(3), PAPER, 0.9)
    p.fill(shape, INK)


TRIANGLE = poly("26,14 84,50 26,86")
BARS = box(24, 16, 18, 68, 4) | box(58, 16, 18, 68, 4)
STEP = poly("18,16 66,50 18,84") | box(68, 16, 14, 68, 3)
TWO = poly("8,18 48,50 8,82") | poly("48,18 90,50 48,82")
SPEAKER = poly("10,38 28,38 52,16 52,84 28,62 10,62")
WAVES = limb("62,36 70,50 62,64", 7) | limb("74,24 88,50 74,76", 7)
SILENT = limb("66,38 90,62", 8) | limb("90,38 66,62", 8)
UNDO = poly("8,40 38,14 38,66") | limb("36,40 62,40 82,56 76,80 50,84", 12)
CORNERS = joined((limb("12,36! 12,12! 36,12!", 9), limb("64,12! 88,12! 88,36!", 9))) | joined(
    (limb("12,64! 12,88! 36,88!", 9), limb("64,88! 88,88! 88,64!", 9))
)


def scroll(p: Picture) -> None:
    """Draw a rolled parchment with its seal."""
    p.cut(box(10, 34, 80, 32, 8), mixed(PAPER, SHADOW, 0.4), 3, 3)
    for x in (12, 88):
        p.cut(oval(x, 50, 9, 18), SHADOW, 2, 2.8)
        p.fill(oval(x, 50, 3, 8), INK, 0.5)
    p.cut(box(42, 32, 16, 36, 2), RED, 1, 2.2)
    p.cut(oval(50, 50, 12), RED, 2, 2.4)


def unrolled(p: Picture) -> None:
    """Draw a parchment that is open."""
    p.cut(box(18, 16, 64, 68), PAPER, 3, 2.8)
    lines = beside(box(28, y, wide, 4, 2) for y, wide in ((32, 44), (44, 38), (56, 44), (68, 26)))
    p.fill(lines, mixed(INK, PAPER, 0.3))
    for y in (8, 76):
        p.cut(box(10, y, 80, 16, 8), SHADOW, 2, 2.8)


def bookmark(p: Picture) -> None:
    """Draw a bookmark as a sign."""
    p.cut(poly("26,6 74,6 74,94 50,74 26,94"), GOLD, 4, 3.2)


ICONS: dict[str, Drawing] = {
    "play": partial(glyph, TRIANGLE),
    "pause": partial(glyph, BARS),
    "step": partial(glyph, STEP),
    "back": partial(glyph, STEP.mirrored()),
    "fast": partial(glyph, TWO),
    "rewind": partial(glyph, TWO.mirrored()),
    "undo": partial(glyph, UNDO),
    "sound": partial(glyph, SPEAKER | WAVES),
    "mute": partial(glyph, SPEAKER | SILENT),
    "whole": partial(glyph, CORNERS),
    "scroll": scroll,
    "unrolled": unrolled,
    "bookmark": bookmark,
    "seal": plates.wax_seal,
}
