"""Plates of the stages of Wonderland's War: plaques of rivals, trays, the party's cloth, results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import plates
from art.marks import symbol
from art.palette import CREAM, GOLD, INK, RED, SHADOW, dark, mixed
from art.picture import Drawing, Made, Picture, drawn
from art.shapes import beside, box, oval, poly
from art.vista import strewn
from art.wonderland.grounds import LAWN
from art.wonderland.marks import ANY, FACTIONS, emblem

PLAQUES = ((398, 132), (530, 132), (796, 132), (1592, 132))
"""How large plaques are with four rivals, three, two and one."""
TRAY = (1904.0, 290.0)
FORGE_BOARD = (1268.0, 876.0)
PODIUM = (215, 150, 100)
"""How high the first stands, the second, and all others."""


def stage_plates() -> Iterator[tuple[str, Made]]:
    """Yield the pictures by their names."""
    for faction in (*FACTIONS, ANY):
        yield from _of_a_faction(faction)
    for name, paints in plates.STATES.items():
        yield f"state/{name}", partial(plates.pill, *paints)
    for name, paint in plates.LABELS.items():
        yield f"label/{name}", partial(plates.label, paint)
    yield "phase/day", partial(plates.cream_plate, 214, 132)
    yield "phase/night", partial(plates.night_plate, 214, 132)
    yield "note/day", partial(plates.cream_plate, 268, 512)
    yield "note/night", partial(plates.night_plate, 268, 512)
    for name, drawing in SMALL.items():
        yield name, partial(drawn, drawing, 100, 112 if name == "pointer/pointer" else 100)
    yield "key_cap/any", plates.key_cap
    yield "key_cap/any~76x44", partial(plates.key_cap, 76)
    yield "key_cap/any~110x44", partial(plates.key_cap, 110)
    yield "result_card/any", plates.result_card
    yield "result_card/won", partial(plates.result_card, won=True)
    yield "realm/realm", partial(plates.shelf_board, 486, 574)
    yield "lawn/lawn", lawn
    yield "tablecloth/tablecloth", tablecloth
    yield "head/bare", bare_head
    yield "head/head~124x486", bare_head


def _of_a_faction(faction: str) -> Iterator[tuple[str, Made]]:
    own = emblem(faction)
    for number, (width, height) in enumerate(PLAQUES):
        yield f"plaque/{faction}{_sized(number, width, height)}", partial(plates.edged, own, width, height)
    name, paper = box(24, 212, 164, 66, 8), box(204, 12, 1684, 262, 10)
    yield f"tray/{faction}", partial(plates.board, own, *TRAY, (name, paper))
    board = box(20, 20, FORGE_BOARD[0] - 44, FORGE_BOARD[1] - 46, 10)
    yield f"forge_board/{faction}", partial(plates.board, own, *FORGE_BOARD, (board,))
    for number, high in enumerate(PODIUM):
        yield f"podium/{faction}{_sized(number, 260, high)}", partial(plates.podium, own, high)
    yield f"ribbon/{faction}", partial(plates.ribbon, own)
    yield f"ledger/{faction}", partial(plates.ledger, own)


def _sized(number: int, width: float, height: float) -> str:
    """Return what marks a picture as a variant for rooms of another shape."""
    return f"~{width:g}x{height:g}" if number else ""


def lawn() -> Picture:
    """Draw a piece of lawn in a frame of wood, on which the party sits."""
    p = Picture(1400, 576)
    p.cut(box(2, 2, 1394, 569, 14), "#5d4230", 4, 3)
    ground = box(12, 12, 1374, 549, 9)
    p.fill(ground, LAWN)
    for n in range(-3, 12, 2):
        stripe = poly(f"{n * 130},12 {n * 130 + 130},12 {n * 130 + 400},561 {n * 130 + 270},561")
        p.fill((stripe & ground).thinned(0.1), CREAM, 0.05)
    p.gouge(ground, 26, 1.8, 0.45, 0.08)
    for x, y, _ in strewn(40, 6, (36, 34, 1360, 540)):
        p.fill(beside(oval(x, y - 5, 2.2, 4).turned(60 * k, (x, y)) for k in range(6)), CREAM, 0.6)
        p.fill(oval(x, y, 2.4), GOLD)
    p.fill(box(12, 12, 1374, 9, 4), INK, 0.22)
    p.contour(ground, 2.4)
    return p


def tablecloth() -> Picture:
    """Draw the long cloth between the chairs: lace along both edges, bare within."""
    p = Picture(1060, 168)
    p.shadow(box(6, 4, 1044, 156, 6), 3, 5, 0.35)
    p.cut(box(2, 20, 1052, 122, 4), "#6a4a33", 3, 2.4)
    lace = [oval(16 + n * 20.8, y, 12) for n in range(50) for y in (16, 148)]
    p.fill(beside(lace).moved(1.4, 2), INK, 0.3)
    p.fill(beside(lace), CREAM)
    for each in lace:
        p.contour(each, 1.2, mixed(SHADOW, INK, 0.3))
    p.cut(box(8, 14, 1042, 136, 4), CREAM, 0, 0)
    p.fill(beside(oval(16 + n * 20.8, y, 3) for n in range(50) for y in (17, 147)), SHADOW)
    p.contour(box(24, 30, 1010, 104, 3), 1.8, mixed(RED, CREAM, 0.3))
    p.grain(box(24, 30, 1010, 104), 150, 1.4, 0.1)
    return p


def bare_head() -> Picture:
    """Draw the head of the table without print but a crown, for words below it."""
    p = Picture(124, 486)
    p.shadow(box(3, 3, 116, 477, 10), 2, 4)
    p.cut(box(3, 3, 116, 477, 10), "#742a4a", 4, 3)
    p.gouge(box(10, 10, 102, 463), 14, 1.4, 0.4, 0.07)
    p.contour(box(11, 11, 100, 461, 6), 1.8, GOLD)
    with p.within(37, 34, 0.5):
        plates.crown(p)
    p.fill(symbol("heart", 61, 450, 24), dark(GOLD))
    return p


SMALL: dict[str, Drawing] = {
    "icon/sun": plates.sun,
    "icon/moon": plates.moon,
    "icon/crown": plates.crown,
    "pointer/pointer": plates.pointer,
}
