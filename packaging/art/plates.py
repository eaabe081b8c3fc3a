"""Plates of paper on which others lie or words stand, alike in every game."""

from __future__ import annotations

from art import marks
from art.emblems import Emblem
from art.palette import CREAM, GOLD, INK, PAPER, RED, SHADOW, WOOD, dark, light, mixed
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about, star
from art.vista import strewn

NIGHT, NIGHT_EDGE, NIGHT_LINE = "#1b2658", "#5d78cc", "#0d1334"


def paper(p: Picture, shape: Shape, colour: str = CREAM, ink: float = 2.4) -> None:
    """Lay a sheet of paper on its shadow."""
    _, _, width, height = shape.box
    p.shadow(shape, 2, 3)
    p.cut(shape, colour, 2, ink)
    p.grain(shape, min(int(width * height / 900), 160), 1.4, 0.1)


def cream_plate(width: float, height: float, corner: float = 9) -> Picture:
    """Draw a bare plate of cream paper with a thin line of gold within."""
    p = Picture(width, height)
    paper(p, box(2, 2, width - 6, height - 7, corner))
    p.contour(box(7, 7, width - 16, height - 17, corner - 3), 1.2, mixed(CREAM, GOLD, 0.7))
    return p


def night_plate(width: float, height: float, corner: float = 9) -> Picture:
    """Draw a bare plate of night-blue paper."""
    p = Picture(width, height)
    whole = box(2, 2, width - 6, height - 7, corner)
    p.shadow(whole, 2, 3)
    p.cut(whole, NIGHT, 2, 0)
    p.contour(whole, 3, NIGHT_LINE)
    p.contour(box(6, 6, width - 14, height - 15, corner - 3), 1.6, NIGHT_EDGE)
    return p


def edged(emblem: Emblem, width: float, height: float) -> Picture:
    """Draw a plate of cream paper with a patterned edge at its foot, in a player's colour."""
    p = Picture(width, height)
    whole = box(2, 2, width - 6, height - 7, 9)
    p.shadow(whole, 2, 3)
    p.cut(whole, emblem.colour, 2, 0)
    foot = box(8, height - 19, width - 18, 12, 2)
    p.fill(marks.pattern(emblem.pattern, foot, 9), light(emblem.colour), 0.55)
    sheet = box(4, 3, width - 10, height - 21, 8)
    p.fill(sheet, CREAM)
    p.grain(sheet, int(width * height / 900), 1.3, 0.1)
    p.contour(box(4, 3, width - 10, height - 21, 8), 1.4)
    p.contour(whole, 2.6)
    return p


def board(emblem: Emblem, width: float, height: float, papers: tuple[Shape, ...]) -> Picture:
    """Draw a board of cloth in a player's colour and pattern, with paper on it."""
    p = Picture(width, height)
    cloth = box(2, 2, width - 6, height - 7, 12)
    p.shadow(cloth, 2, 3)
    p.cut(cloth, emblem.colour, 3, 2.8)
    bare = box(6, 6, width - 14, height - 15, 9) - joined(papers)
    p.fill(marks.pattern(emblem.pattern, bare, 15), light(emblem.colour), 0.5)
    for sheet in papers:
        paper(p, sheet, PAPER)
    return p


STATES = {
    "waits": ("#ead9b0", "#b59b62"),
    "next": ("#dcebc4", "#7f9a4e"),
    "choosing": ("#f4c85c", "#a87a1c"),
    "ready": ("#a6d287", "#3f6f2b"),
    "done": ("#a6d287", "#3f6f2b"),
    "gain": ("#a8cdec", "#2f628f"),
    "loss": ("#f2a598", "#9c2c24"),
}
"""What a pill can tell: its paper, on which dark ink is read, and its edge."""


def pill(paint: str, edge: str) -> Picture:
    """Draw a pill for a word of state."""
    p = Picture(120, 34)
    whole = box(2, 2, 116, 29, 14.5)
    p.fill(whole.moved(1, 2), INK, 0.3)
    p.fill(whole, paint)
    p.fill(whole - whole.moved(1.6, 1.8), light(paint))
    p.contour(whole, 2.2, edge)
    return p


LABELS = {"strength": "#2b6a56", "madness": "#3f3f8f", "bust": "#a8302a", "shield": "#8a6420"}


def label(paint: str) -> Picture:
    """Draw a label for words about what has just come to light."""
    p = Picture(240, 84)
    whole = box(3, 3, 232, 75, 10)
    p.shadow(whole, 2, 4, 0.35)
    p.cut(whole, paint, 3, 0)
    p.contour(whole, 3, NIGHT_LINE)
    return p


def key_cap(width: float = 40) -> Picture:
    """Draw a key of a keyboard, bare."""
    p = Picture(width, 44)
    p.cut(box(2, 4, width - 4, 38, 7), SHADOW, 0, 2.6)
    p.cut(box(2, 2, width - 4, 34, 7), CREAM, 2, 2.4)
    p.fill(box(6, 5, width - 12, 2.4, 1.2), "#ffffff", 0.7)
    return p


def pointer(p: Picture) -> None:
    """Draw a hand that points to the upper left."""
    fingers = "30,6! 40,4 45,12 47,42! 52,36 60,38 62,46! 67,41 75,44 76,52! 82,48 88,52 88,62"
    palm = blob(f"{fingers} 84,84 74,97 48,97 34,82 16,60 20,52 30,54 34,58!")
    p.shadow(palm, 3, 4)
    p.cut(palm, CREAM, 4, 3.4)
    p.fill(limb("62,46 62,60", 2) | limb("76,54 75,66", 2) | limb("47,42 48,58", 2), INK)
    p.cut(blob("46,95! 74,95! 80,110! 44,110!"), RED, 3, 3.2)


def deep(emblem: Emblem) -> str:
    """Return a player's colour so dark that cream letters are read on it."""
    return mixed(emblem.colour, INK, 0.36)


def podium(emblem: Emblem, height: float) -> Picture:
    """Draw a block of the podium, as high as a place deserves; bare, for a word and a number."""
    p = Picture(260, height)
    front, top = box(4, 16, 252, height - 19, 4), poly("4,20 20,4 240,4 256,20")
    p.cut(front, deep(emblem), 4, 3)
    p.fill(marks.pattern(emblem.pattern, box(7, 24, 246, height - 30), 16), emblem.colour, 0.7)
    p.cut(top, light(emblem.colour), 2, 3)
    return p


def ribbon(emblem: Emblem) -> Picture:
    """Draw a ribbon for who has won."""
    p = Picture(1360, 140)
    tail = blob("8,44! 190,44! 190,136! 8,136! 46,90!")
    for one in (tail, tail.mirrored(680)):
        p.cut(one, dark(emblem.colour), 4, 3.4)
    for fold in (poly("70,112 190,112 190,136"), poly("1290,112 1170,112 1170,136")):
        p.fill(fold, INK, 0.55)
    middle = box(70, 6, 1220, 106, 10)
    p.shadow(middle, 3, 5)
    p.cut(middle, deep(emblem), 5, 3.6)
    p.fill(marks.pattern(emblem.pattern, box(75, 12, 1210, 94), 22), emblem.colour, 0.7)
    p.contour(box(82, 17, 1196, 84, 6), 1.8, mixed(emblem.colour, GOLD, 0.55))
    return p


def ledger(emblem: Emblem) -> Picture:
    """Draw a column of an account: a head in a player's colour, paper below."""
    p = Picture(380, 260)
    whole = box(2, 2, 374, 253, 10)
    p.shadow(whole, 2, 3)
    p.cut(whole, CREAM, 2, 0)
    head = box(2, 2, 374, 46, 10)
    p.fill(head | box(2, 30, 374, 18), deep(emblem))
    p.fill(marks.pattern(emblem.pattern, head | box(2, 30, 374, 18), 14), emblem.colour, 0.7)
    p.fill(box(2, 47, 374, 2.4), INK)
    p.grain(box(6, 54, 364, 196), 90, 1.4, 0.1)
    p.contour(whole, 2.8)
    return p


def result_card(won: bool = False) -> Picture:
    """Draw the card of a result: cream paper, a double line of gold, and confetti when it is `won`."""
    p = Picture(1260, 880)
    paper(p, box(3, 3, 1250, 868, 18), CREAM, 3.4)
    p.contour(box(14, 14, 1228, 846, 12), 2, mixed(CREAM, GOLD, 0.9))
    p.contour(box(20, 20, 1216, 834, 9), 1, mixed(CREAM, GOLD, 0.7))
    for n, (x, y, turn) in enumerate(strewn(70, 21, (44, 96, 1200, 430)) if won else ()):
        scrap = box(x, y, 12, 8, 1).turned(180 * turn, (x + 6, y + 4))
        p.fill(scrap, ("#b13a30", GOLD, "#3f7fb4", "#5d8a3f", "#e7a6a0")[n % 5], 0.75)
    return p


def sun(p: Picture) -> None:
    """Draw the sun, with a quiet face."""
    p.cut(star(50, 50, 49, 35, 14), GOLD, 3, 2.8)
    p.cut(oval(50, 50, 29), "#f4cf5f", 3, 2.6)
    p.fill(oval(41, 47, 2.8, 3.6) | oval(59, 47, 2.8, 3.6), INK)
    p.fill(limb("40,57 50,64 60,57", 2.6), INK)
    p.fill(oval(36, 55, 4, 2.6) | oval(64, 55, 4, 2.6), "#d9763f", 0.6)


def moon(p: Picture) -> None:
    """Draw the moon, asleep, with two stars."""
    disc = oval(48, 50, 42) - oval(68, 42, 34)
    p.cut(disc, "#e9e6d4", 3, 2.8)
    p.fill(limb("22,50 27,54 33,51", 2.4), INK)
    p.fill(limb("26,68 32,69 37,65", 2.2), INK)
    for x, y, size in ((72, 30, 12), (82, 60, 8)):
        p.cut(star(x, y, size, size * 0.36, 4), "#f3df9a", 1, 1.8)


def crown(p: Picture) -> None:
    """Draw a crown, for anyone who wins."""
    p.cut(poly("8,84 3,26 29,48 50,10 71,48 97,26 92,84"), GOLD, 4, 3)
    for x, y in ((4, 24), (50, 9), (96, 24)):
        p.cut(oval(x * 0.92 + 4, y + 2, 6.5), RED, 1.5, 2.4)
    p.cut(box(9, 74, 82, 15, 4), RED, 2, 2.6)
    p.fill(beside(oval(x, 81.5, 3.4) for x in (24, 41, 59, 76)), CREAM)


def bookmark() -> Picture:
    """Draw a bookmark of ribbon, which sticks out of a box or a book."""
    p = Picture(130, 132)
    cloth = poly("4,2 126,2 126,128 65,100 4,128")
    p.shadow(cloth, 2, 4)
    p.cut(cloth, "#e9bf4f", 3, 2.8)
    p.contour(poly("11,2 119,2 119,116 65,91 11,116"), 1.6, dark(GOLD))
    return p


def wax_seal(p: Picture) -> None:
    """Draw a seal of wax, bare."""
    p.cut(round_about(oval(50, 12, 11), 11) | oval(50, 50, 39), RED, 4, 3)
    p.cut(oval(50, 50, 29), light(RED), 0, 0)
    p.fill(oval(50, 50, 29) - oval(48, 48, 29), dark(RED))
    p.fill(oval(51, 51, 27), RED)


def shelf_board(width: float, height: float) -> Picture:
    """Draw a panel of wood on which rows lie."""
    p = Picture(width, height)
    whole = box(2, 2, width - 6, height - 7, 10)
    p.shadow(whole, 2, 3)
    p.cut(whole, WOOD, 4, 2.8)
    inner = box(9, 9, width - 20, height - 21, 7)
    p.fill(inner, mixed(WOOD, INK, 0.34))
    places = strewn(34, 3, (14, 14, width - 150, height - 22))
    grains = (box(x, y, 50 + 80 * part, 1.6, 0.8) for x, y, part in places)
    p.fill(beside(grains), INK, 0.24)
    p.contour(inner, 1.8)
    return p
