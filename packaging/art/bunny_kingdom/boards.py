"""The boards of players and the panels of the table: patterned cloth, and paper where something is laid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import marks
from art.bunny_kingdom.marks import COLOURS, colour, emblem, pale
from art.emblems import pattern
from art.palette import CREAM, GOLD, INK, PAPER, SHADOW, dark, mixed
from art.picture import Made, Picture
from art.shapes import Shape, beside, box, joined

Size = tuple[float, float]
Part = tuple[float, float, float, float]
"""Left, top, right and bottom, as parts of a board."""

LAWN = "#4f7350"
PAPERS: dict[str, tuple[Part, ...]] = {
    "tray": ((0.207, 0.03, 0.992, 0.97), (0.012, 0.75, 0.197, 0.97)),
    "workshop": ((0.211, 0.012, 0.992, 0.988), (0.012, 0.31, 0.203, 0.988)),
    "plaque": (),
    "row": (),
}
"""Where paper lies on the cloth of a board, beside the portrait; on a board without, it lies all over."""

SIZES: dict[str, tuple[Size, ...]] = {
    "tray": ((554, 234),),
    "workshop": ((554, 554),),
    "plaque": ((184, 104), (277, 104), (554, 104)),
    "row": ((554, 165), (554, 220), (554, 331)),
}
"""How large the boards of each kind are, in millimetres: by the number of players."""


def board(kind: str, lord: str, size: Size) -> Picture:
    """Draw a board of a lord, in a size."""
    p = Picture(*size)
    width, height = size
    cloth = box(1.2, 1.2, width - 2.4, height - 2.4, 6)
    papers = tuple(_papers(kind, width, height))
    p.cut(cloth, colour(lord), 2, 2)
    bare = box(3, 3, width - 6, height - 6, 5) - joined(papers)
    p.fill(pattern(emblem(lord), bare, 10), pale(lord), 0.55)
    for paper in papers:
        _lay(p, paper)
    return p


def _papers(kind: str, width: float, height: float) -> Iterator[Shape]:
    for left, top, right, bottom in PAPERS[kind]:
        yield box(left * width, top * height, (right - left) * width, (bottom - top) * height, 5)
    if not PAPERS[kind]:
        margin = 6.5 if kind == "plaque" else 8
        yield box(margin, margin, width - 2 * margin, height - 2 * margin, 4)


def _lay(p: Picture, paper: Shape) -> None:
    p.shadow(paper, 1, 1.6)
    p.cut(paper, PAPER, 0, 1.4)
    _, _, width, height = paper.box
    p.grain(paper, min(int(width * height / 260), 160), 0.9, 0.12)


def lawn(width: float, height: float) -> Picture:
    """Draw the green cloth on which a hand is held."""
    p = Picture(width, height)
    cloth = box(1.2, 1.2, width - 2.4, height - 2.4, 8)
    p.cut(cloth, LAWN, 2, 2)
    inner = box(3, 3, width - 6, height - 6, 7)
    p.fill(marks.pattern("slopes", inner, 9), mixed(LAWN, CREAM, 0.12), 0.45)
    p.contour(box(6, 6, width - 12, height - 12, 5), 1.1, mixed(LAWN, GOLD, 0.5))
    return p


def laid() -> Picture:
    """Draw where chosen cards are laid: a hollow with a dashed edge."""
    p = Picture(125, 126)
    p.fill(box(1, 1, 123, 124, 6), mixed(SHADOW, PAPER, 0.3))
    edges = [box(8 + n * 11, y, 7, 1.8, 0.8) for n in range(10) for y in (3.5, 120.7)]
    edges += [box(x, 8 + n * 11, 1.8, 7, 0.8) for n in range(10) for x in (3.5, 119.7)]
    p.fill(beside(edges), dark(SHADOW))
    return p


def panel(width: float, height: float, paint: str = PAPER) -> Picture:
    """Draw a sheet of paper for words and an icon."""
    p = Picture(width, height)
    sheet = box(1, 1, width - 2, height - 2, 5)
    p.cut(sheet, paint, 1.2, 1.1 if height < 40 else 1.6)
    p.grain(sheet, int(width * height / 200), 0.8, 0.12)
    return p


def done() -> Picture:
    """Draw the button that ends one's building."""
    p = panel(102, 66, GOLD)
    p.contour(box(4.5, 4.5, 93, 57, 4), 1.1, mixed(GOLD, INK, 0.4))
    return p


def boards() -> Iterator[tuple[str, Made]]:
    """Yield the pictures of all boards and panels."""
    for kind, sizes in SIZES.items():
        for lord in COLOURS:
            yield f"{kind}/{lord}", partial(board, kind, lord, sizes[0])
            for width, height in sizes[1:]:
                yield f"{kind}/{lord}~{width:g}x{height:g}", partial(board, kind, lord, (width, height))
    yield "hand/hand", partial(lawn, 554, 316)
    yield "laid/laid", laid
    yield "phase/any", partial(panel, 196, 46)
    yield "count/any", partial(panel, 56, 32, CREAM)
    yield "done/any", done
