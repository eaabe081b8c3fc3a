"""Wooden and cardboard pieces in a faction's colour, symbol and pattern: units, castles, discs, shields."""

from __future__ import annotations

from art.palette import CREAM, DARK_WOOD, GOLD, GREY, INK, PAPER, SHADOW, STEEL, WOOD, dark, light
from art.picture import Drawing, Picture
from art.shapes import Shape, blob, box, joined, limb, oval, poly, star
from art.wonderland.leaders import LEADERS
from art.wonderland.marks import badge, colour, faction_symbol, pattern, printed

MEEPLE = (
    "50,6 62,12 64,24 58,34! 80,42 90,54 84,62 68,60! 74,76 82,94! 56,94! 50,78 44,94! 18,94! 26,76 32,60! "
    "16,62 10,54 20,42 42,34! 36,24 38,12"
)
STANDEE = (100.0, 128.0)


def meeple() -> Shape:
    return blob(MEEPLE)


def supporter(p: Picture, faction: str) -> None:
    """Draw a supporter."""
    base = colour(faction)
    p.cut(meeple(), base, 4, 3.2)
    p.fill(pattern(faction, blob("50,40 66,46 66,60 72,88 28,88 34,60 34,46"), 9), light(base), 0.5)
    p.cut(faction_symbol(faction, 50, 58, 27), CREAM, 1.5, 2.2)


def castle_body() -> tuple[Shape, Shape]:
    """Return a castle's keep and its battlements."""
    keep = poly("24,42 76,42 80,92 20,92")
    teeth = poly(
        "16,44 16,22 27,22 27,31 36,31 36,22 46,22 46,31 54,31 54,22 64,22 64,31 73,31 73,22 84,22 84,44"
    )
    return keep, teeth


def castle(p: Picture, faction: str) -> None:
    """Draw a castle with its flag."""
    keep, teeth = castle_body()
    base = colour(faction)
    p.fill(limb("50,24 50,0", 3), INK)
    p.cut(blob("51,0! 64,3 78,0! 74,8 78,15! 64,12 51,15!"), light(base), 1.5, 2.2)
    p.cut(keep, base, 4, 3)
    p.fill(pattern(faction, keep.scaled(0.94, about=(50, 67)), 9), light(base), 0.45)
    p.cut(teeth, base, 3, 3)
    p.cut(box(12, 88, 76, 9, 3), dark(base), 2, 2.6)
    p.cut(oval(50, 68, 18), CREAM, 1.5, 2.2)
    p.fill(faction_symbol(faction, 50, 68, 25), base)


def lying_castle(p: Picture, faction: str) -> None:
    """Draw a castle laid on its side."""
    with p.within(2, 98, 0.92, -90):
        castle(p, faction)


def foot(p: Picture, faction: str) -> None:
    """Draw the foot of a standee."""
    base = colour(faction)
    whole = oval(50, 108, 42, 14)
    p.cut(whole.moved(0, 4) | whole, dark(base), 2, 2.8)
    p.cut(whole, base, 2, 2.4)
    printed(p, faction, oval(50, 108, 40, 12), 8)


def owner(p: Picture, faction: str) -> None:
    """Draw what is put over a figure's foot to tell whose it is: a painted front and a symbol."""
    front = oval(50, 108, 42, 14) - oval(50, 102, 46, 12)
    p.cut(front, colour(faction), 1.5, 2.4)
    printed(p, faction, front.scaled(0.95, about=(50, 112)), 8)
    plate(p, faction)


def plate(p: Picture, faction: str) -> None:
    """Lay the plate with a faction's symbol on the front of a foot."""
    p.cut(oval(50, 114, 13, 9.5), CREAM, 1, 2)
    p.fill(faction_symbol(faction, 50, 114, 14.5), colour(faction))


def leader(p: Picture, faction: str) -> None:
    """Draw a leader as a standee on a foot."""
    foot(p, faction)
    with p.within(0, 9, 1):
        LEADERS[faction](p)
    plate(p, faction)


def figure(p: Picture, drawing: Drawing) -> None:
    """Draw a figure as a standee on a foot of bare wood; whose it is, the foot put over it tells."""
    whole = oval(50, 108, 42, 14)
    p.cut(whole.moved(0, 4) | whole, DARK_WOOD, 2, 2.8)
    p.cut(whole, WOOD, 2, 2.4)
    with p.within(0, 9):
        drawing(p)


def disc(p: Picture, faction: str) -> None:
    """Draw a disc of painted wood."""
    whole = oval(50, 48, 45)
    p.cut(whole.moved(0, 4) | whole, dark(colour(faction)), 0, 3)
    badge(p, faction, 50, 48, 44)


def marker(p: Picture, faction: str, shape: Shape) -> None:
    """Draw a marker for a track."""
    p.cut(shape.moved(0, 4) | shape, dark(colour(faction)), 0, 3.4)
    p.cut(shape, colour(faction), 3, 3)
    printed(p, faction, shape.scaled(0.92, about=(50, 48)), 11)
    p.cut(oval(50, 48, 25), CREAM, 1, 2)
    p.fill(faction_symbol(faction, 50, 48, 36), colour(faction))


def strength_marker(p: Picture, faction: str) -> None:
    """Draw the battle strength marker: an eight-sided one."""
    points = (92, 66), (68, 90), (32, 90), (8, 66), (8, 30), (32, 6), (68, 6), (92, 30)
    marker(p, faction, poly(" ".join(f"{x},{y}" for x, y in points)))


def resistance(p: Picture) -> None:
    """Draw the local resistance: a block of dark wood with crossed pitchfork and rake."""
    block = box(5, 5, 90, 86, 16)
    p.cut(block.moved(0, 4) | block, INK, 0, 3.4)
    p.cut(block, DARK_WOOD, 3, 3)
    p.contour(box(12, 12, 76, 72, 11), 3, GOLD)
    fork = limb("50,88 50,34", 7) | limb("33,10 33,30 50,36 67,30 67,10", 6) | limb("50,36 50,8", 6)
    rake = limb("50,88 50,22", 7) | box(28, 14, 44, 9, 3)
    rake |= joined(limb(f"{x},18 {x},6", 5) for x in (32, 44, 56, 68))
    p.cut(rake.turned(34).scaled(0.86, about=(50, 48)), STEEL, 1.5, 2.4)
    p.cut(fork.turned(-34).scaled(0.86, about=(50, 48)), CREAM, 1.5, 2.4)


def vp_marker(p: Picture, faction: str) -> None:
    """Draw the marker of victory points: a star."""
    marker(p, faction, star(50, 50, 50, 34, 5).scaled(1, 0.98))


SHIELD = "50,4 70,12 90,12! 90,48 78,76 50,96 22,76 10,48 10,12! 30,12"


def shield(p: Picture, faction: str) -> None:
    """Draw a whole shield."""
    outer = blob(SHIELD)
    base = colour(faction)
    p.cut(outer, GOLD, 3.5, 3)
    inner = outer.scaled(0.82, about=(50, 48))
    p.cut(inner, base, 3, 2.2)
    printed(p, faction, inner.scaled(0.94, about=(50, 48)), 10)
    p.cut(faction_symbol(faction, 50, 47, 44), CREAM, 2, 2.4)


CRACK = "58,-4! 46,22! 60,40! 42,60! 56,78! 46,104! 104,104! 104,-4!"


def broken_shield(p: Picture, faction: str) -> None:
    """Draw a broken shield: grey halves apart, and the crack between them."""
    right = poly(CRACK.replace("!", ""))
    for part, lean, away in ((blob(SHIELD) - right, -9, -3), (blob(SHIELD) & right, 9, 5)):
        half = part.turned(lean, (50, 96)).moved(away, 0).scaled(0.92, about=(50, 60))
        p.cut(half, GREY, 3.5, 3)
        inner = (part & blob(SHIELD).scaled(0.8, about=(50, 48))).turned(lean, (50, 96)).moved(away, 0)
        p.cut(inner.scaled(0.92, about=(50, 60)), dark(STEEL), 2, 1.8)
    mark = faction_symbol(faction, 50, 47, 34)
    for part, lean, away in ((mark - right, -9, -3), (mark & right, 9, 5)):
        p.fill(part.turned(lean, (50, 96)).moved(away, 0).scaled(0.92, about=(50, 60)), CREAM)


def bag(p: Picture, faction: str) -> None:
    """Draw a player's bag."""
    base = colour(faction)
    p.cut(blob("36,26! 26,8 38,4 44,10 50,3 58,10 66,4 76,8 64,26!"), base, 3, 3)
    body = blob("38,28! 62,28! 80,48 90,76 78,96 50,99 22,96 10,76 20,48")
    p.cut(body, base, 5, 3)
    printed(p, faction, body.scaled(0.93, about=(50, 64)), 11)
    p.cut(box(30, 22, 40, 10, 5), GOLD, 2, 2.4)
    p.fill(limb("66,30 76,42 72,52", 3) | limb("64,30 84,38", 3), INK)
    p.cut(oval(50, 67, 21), CREAM, 2, 2.4)
    p.fill(faction_symbol(faction, 50, 67, 31), base)


def strength_token(p: Picture, faction: str) -> None:
    """Draw the token that tells how strong a leader is: a crowned disc, free in the middle."""
    p.cut(poly("24,26 18,2 36,14 50,0 64,14 82,2 76,26"), GOLD, 2.5, 2.8)
    disc_ = oval(50, 58, 40)
    p.cut(disc_, colour(faction), 3, 3)
    printed(p, faction, oval(50, 58, 38), 10)
    p.cut(oval(50, 58, 26), CREAM, 1.5, 2.2)


def value_token(p: Picture, faction: str) -> None:
    """Draw the token that tells what a castle is worth: a tower with a free gate."""
    base = colour(faction)
    whole = poly(
        "6,30 6,4 22,4 22,15 34,15 34,4 44,4 44,15 56,15 56,4 66,4 66,15 78,15 78,4 94,4 94,30 "
        "88,34 92,98 8,98 12,34"
    )
    p.cut(whole, base, 3.5, 3)
    printed(p, faction, whole.scaled(0.94, about=(50, 55)), 10)
    p.cut(blob("24,92! 24,58 34,38 50,32 66,38 76,58 76,92!"), CREAM, 1.5, 2.2)


def box_of_chips(p: Picture) -> None:
    """Draw the box of what is out of the game."""
    p.cut(poly("8,40 92,40 86,94 14,94"), WOOD, 4, 3)
    p.cut(box(4, 28, 92, 18, 4), DARK_WOOD, 2.5, 3)
    p.fill(limb("22,60 78,60", 1.6) | limb("20,76 80,76", 1.6), INK)
    p.cut(oval(50, 66, 15), PAPER, 2, 2.4)
    p.fill(limb("41,57 59,75", 4.4) | limb("59,57 41,75", 4.4), INK)
    p.cut(oval(34, 22, 12, 9), SHADOW, 2, 2.2)
    p.cut(oval(62, 18, 12, 9), GREY, 2, 2.2)
