"""Cards: frames, fronts and backs; what they say is written on them by the scene."""

from __future__ import annotations

from art.marks import symbol
from art.palette import (
    CREAM,
    GOLD,
    INK,
    LILAC,
    NIGHT,
    PAPER,
    RED,
    SHADOW,
    TAN,
    VIOLET,
    WOOD,
    dark,
    light,
    mixed,
)
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star
from art.wonderland.beasts import FIGURES, ITEMS
from art.wonderland.icons import wonderlandian as hat
from art.wonderland.marks import badge, colour, faction_symbol, pattern

TEA = (64.0, 80.0)
TALL = (70.0, 98.0)
ROUNDS = {1: "#4f7a4a", 2: "#b8741a", 3: "#8c2b3a"}


def edge(p: Picture, inset: float = 1.2, corner: float = 6) -> Shape:
    return box(inset, inset, p.width - 2 * inset, p.height - 2 * inset, corner)


def cup(p: Picture, x: float, y: float, size: float, paint: str) -> None:
    """Draw a cup about a point."""
    with p.within(x - size / 2, y - size / 2, size / 100):
        p.contour(limb("72,34 94,34 90,60 68,62", 0.1), 12)
        p.contour(limb("72,34 94,34 90,60 68,62", 0.1), 5, CREAM)
        p.cut(blob("8,22! 78,22! 74,58 62,76 24,76 12,58"), CREAM, 4, 5)
        p.fill(blob("10,34! 77,34! 76,46 11,46!"), paint)
        p.cut(blob("4,78! 84,78! 74,90 14,90"), paint, 2, 4)


def tea_front(number: int) -> Picture:
    """Draw the front of a tea card: a coloured edge, as many cups as the round's number."""
    p = Picture(*TEA)
    p.cut(edge(p), ROUNDS[number], 1.6, 2)
    p.cut(box(5, 5, p.width - 10, p.height - 18, 4), CREAM, 0, 1.3)
    p.grain(box(6, 6, p.width - 12, p.height - 20), 60, 0.7, 0.14)
    for n in range(number):
        cup(p, p.width / 2 + (n - (number - 1) / 2) * 12, p.height - 7, 11, ROUNDS[number])
    return p


def tea_back(number: int) -> Picture:
    """Draw the back of a tea deck: cups, and as many bars as the round's number."""
    p = Picture(*TEA)
    paint = ROUNDS[number]
    p.cut(edge(p), CREAM, 1.4, 2)
    p.cut(box(4.5, 4.5, p.width - 9, p.height - 9, 4), paint, 0, 1.4)
    p.gouge(box(5, 5, p.width - 10, p.height - 10), 6, 1.4, 0.7, 0.22)
    p.cut(oval(32, 34, 22), light(paint), 1.6, 1.8)
    cup(p, 34, 35, 34, paint)
    for n in range(number):
        p.cut(box(32 + (n - (number - 1) / 2) * 9 - 3, 60, 6, 13, 2), GOLD, 0.8, 1.3)
    return p


def tea_discards() -> Picture:
    """Draw where played tea cards lie: a card face up, its cup turned over."""
    p = Picture(*TEA)
    p.cut(edge(p), SHADOW, 1.4, 2)
    p.cut(box(4.5, 4.5, p.width - 9, p.height - 9, 4), CREAM, 0, 1.4)
    with p.within(54, 62, -1):
        cup(p, 20, 22, 36, TAN)
    return p


def quest_front() -> Picture:
    """Draw the front of a quest: a feat above, an objective below."""
    p = Picture(*TALL)
    p.cut(edge(p), WOOD, 1.6, 2)
    p.cut(box(4.5, 4.5, p.width - 9, p.height - 9, 4), PAPER, 0, 1.3)
    p.grain(box(6, 6, p.width - 12, p.height - 12), 60, 0.7, 0.14)
    p.cut(poly("4.5,50 62,50 66,54 62,58 4.5,58"), RED, 1, 1.4)
    p.cut(star(12, 54, 6.4, 2.8), GOLD, 0.8, 1.2)
    for n in range(3):
        p.fill(symbol(("heart", "spade", "club")[n], 26 + n * 12, 54, 6), CREAM)
    return p


def quest_back() -> Picture:
    """Draw the back of a quest: a scroll on the night."""
    p = Picture(*TALL)
    _back(
        p, NIGHT, beside(symbol("diamond", 10 + x * 12.5, 10 + y * 13, 7) for x in range(5) for y in range(7))
    )
    p.cut(oval(35, 49, 25), light(NIGHT), 1.6, 1.8)
    with p.within(16, 30, 0.38):
        _scroll(p)
    return p


def _scroll(p: Picture) -> None:
    p.cut(blob("22,14! 74,14! 70,50 76,84! 26,84! 30,50"), PAPER, 3, 4.4)
    p.cut(box(12, 4, 72, 16, 8), SHADOW, 3, 4.4)
    p.cut(box(18, 80, 72, 16, 8), SHADOW, 3, 4.4)
    p.cut(oval(50, 50, 15), RED, 2.5, 3.6)


def _back(p: Picture, paint: str, small: Shape) -> None:
    p.cut(edge(p), CREAM, 1.4, 2)
    inner = box(4.5, 4.5, p.width - 9, p.height - 9, 4)
    p.cut(inner, paint, 0, 1.4)
    p.fill(small & box(6, 6, p.width - 12, p.height - 12), light(paint), 0.6)


def wonderlandian_back() -> Picture:
    """Draw the back of the Wonderlandian deck: a hat."""
    p = Picture(*TALL)
    _back(p, VIOLET, beside(oval(9 + x * 10.4, 9 + y * 10, 1.8) for x in range(6) for y in range(9)))
    p.cut(oval(35, 49, 25), LILAC, 1.6, 1.8)
    with p.within(15, 29, 0.4):
        hat(p)
    return p


def wonderlandian_front(drawings: tuple[Drawing, ...], chips: bool) -> Picture:
    """Draw a Wonderlandian card: a window with the picture, room for words below."""
    p = Picture(*TALL)
    paint = "#8a5a2c" if chips else VIOLET
    p.cut(edge(p), paint, 1.6, 2)
    p.cut(box(4.5, 62, p.width - 9, p.height - 66.5, 4), PAPER, 0, 1.3)
    window = box(4.5, 4.5, p.width - 9, 55, 4)
    p.cut(window, mixed(light(paint), CREAM, 0.35), 0, 1.3)
    p.fill(_rays() & window, CREAM, 0.5)
    p.grain(window, 50, 0.8, 0.14)
    size = 0.5 if len(drawings) == 1 else 0.34
    for n, drawing in enumerate(drawings):
        with p.within(35 - 50 * size + (n - (len(drawings) - 1) / 2) * 29, 7 + 50 * (0.5 - size), size):
            drawing(p)
    return p


def _rays() -> Shape:
    return beside(poly("35,32 30,-30 40,-30").turned(45 * n, (35, 32)) for n in range(8))


def hats() -> tuple[Drawing, ...]:
    return (hat,)


def drawings_of(card: str, figures: tuple[str, ...]) -> tuple[Drawing, ...]:
    """Return the pictures on a card: its figures or its item."""
    return tuple(FIGURES[name] for name in figures if name in FIGURES) or (ITEMS.get(card, hat),)


def wager(faction: str) -> Picture:
    """Draw a wager on a faction: its symbol in a crown of laurels."""
    p = Picture(*TALL)
    base = colour(faction)
    p.cut(edge(p), base, 1.6, 2)
    p.fill(pattern(faction, box(4, 4, p.width - 8, p.height - 8, 4), 8), light(base), 0.5)
    p.cut(oval(35, 52, 27), CREAM, 1.6, 1.8)
    p.cut(faction_symbol(faction, 35, 52, 34), base, 2, 1.6)
    p.cut(poly("19,20 16,6 27,13 35,4 43,13 54,6 51,20"), GOLD, 1.2, 1.5)
    badge(p, faction, 35, 88, 7)
    return p


def wager_back() -> Picture:
    """Draw the back of wager cards: crown over hearts."""
    p = Picture(*TALL)
    _back(p, RED, beside(symbol("heart", 10 + x * 12.5, 10 + y * 13, 7) for x in range(5) for y in range(7)))
    p.cut(oval(35, 49, 24), light(RED), 1.6, 1.8)
    p.cut(poly("20,60 16,38 28,47 35,32 42,47 54,38 50,60"), GOLD, 2, 1.8)
    return p


def discards(number: Picture) -> Picture:
    """Fade a card: it has been used."""
    number.fill(edge(number), SHADOW, 0.45)
    number.contour(limb(f"12,{number.height - 12} {number.width - 12},12", 0.1), 5, dark(RED))
    return number


def ability_panel(p: Picture) -> None:
    """Draw the panel of an ability: a hollow for its disc, room for words."""
    p.cut(box(0.8, 0.8, p.width - 1.6, p.height - 1.6, 4), CREAM, 1.2, 1.4)
    p.fill(oval(p.height / 2, p.height / 2, p.height / 2 - 4), SHADOW)
    p.contour(oval(p.height / 2, p.height / 2, p.height / 2 - 4), 1, INK)


def tile(p: Picture) -> None:
    """Draw a score tile: a star, free in the middle."""
    p.cut(box(4, 8, 92, 90, 12), dark(WOOD), 0, 3.4)
    p.cut(box(4, 3, 92, 90, 12), WOOD, 3, 3)
    p.cut(star(50, 50, 46, 27, 8, -67.5), GOLD, 3, 2.8)
    p.cut(oval(50, 50, 24), CREAM, 1.5, 2.2)
