"""The tea party: the long table, its chairs and its head."""

from __future__ import annotations

from art.palette import CREAM, DARK_WOOD, GOLD, INK, PAPER, RED, ROSE, SHADOW, STEEL, TAN, WOOD, light, mixed
from art.paper import sheet
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about, star
from art.wonderland.allies import teapot
from art.wonderland.beasts import ITEMS
from art.wonderland.boards import blank, laid_out, seen_from
from art.wonderland.cards import cup

LAWN = "#5b6f47"
LEADERS = 5


def tea_table() -> Picture:
    """Draw the lawn, and on it the long table laid for tea."""
    slots = laid_out(5).slots
    whole = slots["tea_table"]
    p = blank(whole)
    lawn = sheet(1.5, 1.5, p.width - 3, p.height - 3, 1)
    p.cut(lawn, LAWN, 2.4, 2.2)
    p.gouge(lawn, 9, 1.8, 0.35, 0.1)
    for n in range(26):
        x, y = 10 + (n * n * 37 + n * 101) % 660, 10 + (n * n * 23 + n * 57) % 236
        p.fill(round_about(oval(x, y - 2.4, 1.3, 2), 5, (x, y)), CREAM, 0.75)
        p.fill(oval(x, y, 1.2), GOLD)
    _corners(p)
    top = box(80, 86, 494, 84, 18)
    p.fill(top.moved(3, 5), INK, 0.35)
    p.cut(top, WOOD, 3, 2.6)
    _cloth(p)
    _dishes(p)
    return p


def _corners(p: Picture) -> None:
    """Set a croquet hoop with its hedgehog in one corner, mushrooms in the other."""
    p.contour(limb("14,72 14,30 40,12 64,30 64,72", 0.1), 7)
    p.contour(limb("14,72 14,30 40,12 64,30 64,72", 0.1), 3.4, CREAM)
    spikes = star(42, 60, 17, 12, 13)
    p.cut(spikes, "#8d5b36", 2, 1.8)
    p.cut(blob("30,70! 20,66 18,60! 28,54 34,58"), TAN, 1, 1.6)
    p.fill(oval(26, 60, 1.5) | oval(18.5, 60.5, 1.7), INK)
    for x, y, size in ((26, 236, 1.0), (50, 226, 1.35), (70, 242, 0.8)):
        with p.within(x, y, size):
            _mushroom(p)


def _mushroom(p: Picture) -> None:
    p.cut(box(-4, -8, 8, 15, 3), CREAM, 1.4, 1.6)
    p.cut(blob("-16,-7! -10,-22 10,-22 16,-7!"), RED, 2, 1.8)
    p.fill(oval(-5, -14, 2.4) | oval(6, -13, 2), CREAM)


def _cloth(p: Picture) -> None:
    """Lay the tablecloth with its scalloped edge."""
    scallops = joined(oval(94 + n * 15.55, y, 8.4) for n in range(31) for y in (98, 158))
    cloth = box(88, 96, 478, 64, 6)
    p.cut(scallops | cloth, CREAM, 2, 1.8)
    p.fill(box(92, 100, 470, 2.2) | box(92, 154, 470, 2.2), RED)
    p.grain(cloth, 120, 0.9, 0.12)


def _dishes(p: Picture) -> None:
    """Set out what the party drinks and eats, right of the decks."""
    for x, y, radius in ((330, 128, 18), (424, 132, 22), (516, 128, 19)):
        p.cut(oval(x, y, radius), light(SHADOW), 1.6, 1.6)
        p.contour(oval(x, y, radius * 0.68), 1, TAN)
    for x, y, scale, drawing in (
        (304, 102, 0.5, ITEMS["queens_tarts"]),
        (398, 100, 0.54, teapot),
        (492, 100, 0.5, ITEMS["eat_me_cake"]),
    ):
        with p.within(x, y, scale):
            drawing(p)
    for x, y, paint in (
        (372, 116, ROSE),
        (376, 145, "#4f7a4a"),
        (468, 118, "#2f6fa8"),
        (470, 146, GOLD),
        (552, 134, RED),
    ):
        cup(p, x, y, 22, paint)


def _seat(p: Picture, frame: str, cushion: str) -> None:
    """Draw a chair from above, alike from every side."""
    p.fill(box(4, 7, 70, 80, 14), INK, 0.3)
    ears = joined(oval(x, y, 7) for x in (10, 66) for y in (11, 77))
    p.cut(ears | box(5, 6, 66, 76, 12), frame, 2.4, 2)
    p.cut(box(9.5, 10.5, 57, 67, 9), cushion, 2, 1.6)


def chair(p: Picture) -> None:
    """Draw a chair with a plate for the card."""
    _seat(p, WOOD, "#a5565a")
    p.fill(beside(oval(x, y, 1.4) for x in (15, 61) for y in (16, 72)), GOLD)
    p.cut(oval(38, 44, 24), PAPER, 1.8, 1.6)
    p.contour(oval(38, 44, 16.5), 1, TAN)


def blocked_chair(p: Picture) -> None:
    """Draw a chair under a cover, tied up."""
    _seat(p, DARK_WOOD, mixed(SHADOW, INK, 0.25))
    p.fill(limb("16,18 60,70", 5.5) | limb("60,18 16,70", 5.5), INK)
    p.fill(limb("16,18 60,70", 2.6) | limb("60,18 16,70", 2.6), TAN)
    p.cut(blob("38,44! 24,34 28,52").moved(0, 0) | blob("38,44! 52,34 48,52"), RED, 1, 1.6)
    p.cut(oval(38, 44, 5), RED, 1, 1.6)


def unused(p: Picture) -> None:
    """Draw the cover of a region that is not used: dimmed, and tied up like a chair."""
    ground = box(3, 22, p.width - 6, p.height - 25, 10)
    p.fill(ground, INK, 0.5)
    left, right, top, low = 12, p.width - 12, 32, p.height - 12
    ties = (f"{left},{top} {right},{low}", f"{right},{top} {left},{low}")
    for tie in ties:
        p.fill(limb(tie, 11), INK)
    for tie in ties:
        p.fill(limb(tie, 7), TAN)
    x, y = p.width / 2, (top + low) / 2
    p.cut(blob(f"{x},{y}! {x - 34},{y - 24} {x - 26},{y + 20}"), RED, 2.4, 2.4)
    p.cut(blob(f"{x},{y}! {x + 34},{y - 24} {x + 26},{y + 20}"), RED, 2.4, 2.4)
    p.cut(oval(x, y, 11), RED, 2.4, 2.4)


def head() -> Picture:
    """Draw the head of the table: a dais with an armchair, and room for five leaders."""
    slots = laid_out(5).slots
    p = blank(slots["head"])
    p.fill(box(3, 5, p.width - 5, p.height - 6, 16), INK, 0.3)
    p.cut(box(2, 2, p.width - 5, p.height - 6, 16), "#6b2f3f", 2.6, 2.2)
    p.contour(box(7, 7, p.width - 15, p.height - 16, 12), 1.4, GOLD)
    for number in range(slots["head"].cells):
        cell = seen_from(slots["head"], slots["head"].cell(number))
        x, y = cell.x + cell.width / 2, cell.y + cell.height / 2
        if number < LEADERS:
            p.fill(star(x, y, 17, 9, 8), GOLD, 0.28)
            p.fill(oval(x, y, 5), "#6b2f3f")
        else:
            crown = poly("-18,12 -22,-8 -10,3 0,-14 10,3 22,-8 18,12")
            p.cut(crown.moved(x - 8, y - 8), GOLD, 1.8, 1.8)
    return p


def signs() -> tuple[Shape, Shape]:
    """Return the sign to stop: eight sides, and a smaller one."""
    outer = poly("30,3 70,3 97,30 97,70 70,97 30,97 3,70 3,30")
    return outer, outer.scaled(0.86, about=(50, 50))


def battle_marker(p: Picture) -> None:
    """Draw the battle marker: crossed swords on a red shield of wax."""
    wax = star(50, 50, 48, 42, 11)
    p.cut(wax.moved(0, 4) | wax, INK, 0, 3)
    p.cut(wax, RED, 4, 3)
    blade = poly("46,66 46,20 50,10 54,20 54,66") | box(36, 64, 28, 6, 3) | box(46, 70, 8, 16, 3)
    p.cut(blade.turned(42), STEEL, 2.4, 2.4)
    p.cut(blade.turned(-42), STEEL, 2.4, 2.4)
