"""The board of Pixie Queen in pieces: spaces of the pyramid, tracks, mines, tiles, courts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import marks, plates
from art.palette import CREAM, GOLD, INK, PAPER, WOOD, light, mixed
from art.picture import Drawing, Made, Picture
from art.pixie_queen.goods import SILVER
from art.pixie_queen.icons import put
from art.pixie_queen.marks import colour, emblem
from art.plates import deep, paper
from art.shapes import blob, box, oval

DOUBLE, ROUND = (252.0, 124.0), (560.0, 96.0)
STONE, STONE_EDGE = "#8d7aa8", "#3d2d55"


def space(motif: Drawing, size: tuple[float, float]) -> Picture:
    """Draw the plate of an action: its icon at the left, room for a name above and for discs at the right."""
    p = Picture(*size)
    width, height = size
    whole = box(2, 2, width - 6, height - 8, 11)
    paper(p, whole, PAPER, 2.8)
    p.contour(box(7, 7, width - 16, height - 18, 7), 1.4, mixed(PAPER, GOLD, 0.75))
    if size == DOUBLE:
        put(p, motif, 13, 43, 0.66)
    else:
        put(p, motif, 14, 12, 0.7)
    return p


def pyramid() -> Picture:
    """Draw the four steps of the pyramid, 1120 wide and 560 high, wider at the foot."""
    p = Picture(1120, 560)
    for step in range(4):
        inset, top = 30 + (3 - step) * 122.0, 10 + step * 136.0
        stone = box(inset, top, 1120 - 2 * inset, 136, 8)
        p.cut(stone, mixed(STONE, INK, 0.06 * step), 5, 0)
        p.gouge(box(inset + 8, top + 8, 1104 - 2 * inset, 120), 26, 1.2, -0.4, 0.09)
        p.contour(stone, 4, STONE_EDGE)
        p.fill(box(inset + 4, top + 3, 1112 - 2 * inset, 6, 3), CREAM, 0.35)
    return p


def mine(owner: str) -> Picture:
    """Draw a mine with its frame in a colour; five pixies stand on its ground, 396 wide and 132 high."""
    p = Picture(396, 132)
    frame = blob("4,128! 4,26! 22,6 60,4! 336,4! 374,6 392,26! 392,128!")
    p.cut(frame, colour(owner), 4, 3)
    p.fill(marks.pattern(emblem(owner).pattern, frame, 13), light(colour(owner)), 0.45)
    hollow = blob("14,126! 14,34! 28,18 62,15! 334,15! 368,18 382,34! 382,126!")
    p.fill(hollow, "#2a1d14")
    p.fill(oval(198, 128, 150, 56) & hollow, "#5a3c22", 0.8)
    p.fill(oval(198, 128, 96, 34) & hollow, "#8a5c2c", 0.6)
    p.contour(hollow, 2.6)
    for x in (24, 360):
        p.cut(box(x, 20, 12, 106, 2), WOOD, 2, 2.2)
    p.cut(box(16, 16, 364, 12, 3), WOOD, 2, 2.2)
    return p


def metal_field(metal: str) -> Picture:
    """Draw a field of the silver or the gold track: a sheet of metal, a number at its right."""
    p = Picture(160, 108)
    whole = box(2, 2, 155, 102, 8)
    p.cut(whole, mixed(metal, CREAM, 0.55), 3, 2.6)
    p.gouge(box(8, 8, 144, 92), 15, 1, -0.5, 0.4)
    return p


PENALTIES = {"reward": "#e9c558", "0": "#5d7a3a", "any": "#a8322a"}


def penalty_field(paint: str) -> Picture:
    """Draw what a field of both tracks costs each round; a number stands in its middle."""
    p = Picture(92, 92)
    p.cut(box(4, 4, 82, 82, 10), paint, 3, 2.6)
    return p


def track_board() -> Picture:
    """Draw the wooden board on which both tracks lie side by side, 450 wide and 900 high."""
    return plates.shelf_board(450, 900)


def score_cell(paint: str) -> Picture:
    """Draw a cell of the score track."""
    p = Picture(60, 66)
    p.cut(box(2, 2, 55, 60, 6), paint, 2, 2.4)
    return p


def prize(paint: str) -> Picture:
    """Draw a prize tile; its points stand in the middle."""
    p = Picture(84, 92)
    whole = box(3, 3, 76, 84, 10)
    p.shadow(whole, 2, 3)
    p.cut(whole, paint, 3, 2.6)
    p.contour(box(9, 9, 64, 72, 6), 1.4, mixed(paint, INK, 0.3))
    return p


def socket() -> Picture:
    """Draw where a prize lay."""
    p = Picture(84, 92)
    p.fill(box(5, 5, 72, 80, 9), INK, 0.55)
    p.contour(box(5, 5, 72, 80, 9), 2, "#1a120c")
    return p


def round_tile(motif: Drawing | None, paint: str) -> Picture:
    """Draw a round tile: what the Queen demands, or its back."""
    p = Picture(100, 100)
    p.cut(oval(50, 49, 45), paint, 3.4, 3)
    p.contour(oval(50, 49, 37), 2, mixed(paint, GOLD, 0.7))
    if motif:
        put(p, motif, 24, 22, 0.52)
    return p


def strip() -> Picture:
    """Draw the pill below a space on which the food of its pixie is shown."""
    p = Picture(150, 40)
    whole = box(2, 2, 145, 34, 17)
    p.shadow(whole, 1, 2)
    p.cut(whole, CREAM, 1.4, 2.2)
    return p


def drape(owner: str) -> Picture:
    """Draw a court: cloth in a colour above, paper below for what is given, gained and lost, 470 by 340."""
    p = Picture(470, 340)
    whole = box(3, 3, 462, 330, 12)
    p.shadow(whole, 3, 5)
    p.cut(whole, CREAM, 3, 0)
    head = box(3, 3, 462, 74, 12) - box(3, 60, 462, 30)
    p.fill(head, deep(emblem(owner)))
    p.fill(marks.pattern(emblem(owner).pattern, head, 16), colour(owner), 0.75)
    p.fill(box(3, 59, 462, 3), INK)
    p.grain(box(8, 70, 450, 256), 120, 1.4, 0.1)
    p.contour(whole, 3)
    return p


LOSS = ("#fbe3da", "#b3453c")
LINES = {
    "line-mine": LOSS,
    "line-tracks": LOSS,
    "line-rewards": ("#e3eed2", "#6f9a48"),
    "line-total": ("#f3d2a8", "#7c2620"),
}


def line(paint: str, edge: str) -> Picture:
    """Draw a line of a court."""
    p = Picture(440, 60)
    whole = box(2, 2, 435, 54, 9)
    p.fill(whole, paint)
    p.contour(whole, 2.4, edge)
    return p


def banner(paint: str) -> Picture:
    """Draw a banner on which a phase is shown: icon at the left, two lines of cream words."""
    p = Picture(500, 140)
    whole = box(3, 3, 492, 130, 11)
    p.shadow(whole, 3, 5)
    p.cut(whole, paint, 4, 3.2)
    p.contour(box(12, 12, 474, 112, 7), 2, mixed(paint, GOLD, 0.75))
    return p


TRAY = (1904.0, 190.0)
PAPERS = (0.106, 0.06, 0.986, 0.92)


def tray(owner: str) -> Picture:
    """Draw one's own board: cloth, a portrait's room at the left, paper for all else."""
    width, height = TRAY
    left, top, right, bottom = PAPERS
    sheet = box(left * width, top * height, (right - left) * width, (bottom - top) * height, 9)
    return plates.board(emblem(owner), width, height, (sheet,))


PLAQUES = ((466.0, 118.0), (622.0, 118.0), (932.0, 118.0), (1400.0, 118.0))


def board_pictures() -> Iterator[tuple[str, Made]]:
    """Yield the pictures of boards, fields and tiles by their names."""
    yield "pyramid/pyramid", pyramid
    yield "track_board/any", track_board
    yield "field/silver", partial(metal_field, SILVER)
    yield "field/gold", partial(metal_field, GOLD)
    for name, paint in PENALTIES.items():
        yield f"penalty_field/{name}", partial(penalty_field, paint)
    yield "score_track/any", partial(plates.shelf_board, 1900, 84)
    yield "score_cell/any", partial(score_cell, "#f3e4bf")
    yield "score_cell/shackle", partial(score_cell, "#b3352b")
    yield "prize/golden", partial(prize, "#f0c14a")
    yield "prize/plain", partial(prize, "#f3e8cc")
    yield "prize/bare", socket
    yield "board/any", partial(plates.shelf_board, 560, 260)
    yield "food_strip/any", strip
    for name, paints in LINES.items():
        yield f"line/{name}", partial(line, *paints)
    yield "banner/banner-reward", partial(banner, "#4f7a3a")
    yield "banner/banner-punishment", partial(banner, "#9c2c24")


def owned_boards(owner: str) -> Iterator[tuple[str, Made]]:
    """Yield the boards of one colour."""
    yield f"mine/{owner}", partial(mine, owner)
    yield f"court/{owner}", partial(drape, owner)
    yield f"tray/{owner}", partial(tray, owner)
    for number, (width, height) in enumerate(PLAQUES):
        size = f"~{width:g}x{height:g}" if number else ""
        yield f"plaque/{owner}{size}", partial(plates.edged, emblem(owner), width, height)
