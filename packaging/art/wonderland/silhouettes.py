"""Neutral silhouettes by kind of piece, for entries that have no picture of their own."""

from __future__ import annotations

from functools import partial

from art.marks import symbol
from art.palette import CREAM, PAPER, SHADOW, TAN, WOOD, dark
from art.picture import Drawing, Picture
from art.shapes import Shape, blob, box, limb, oval, poly, star
from art.wonderland.chips import blank, notched
from art.wonderland.units import SHIELD, castle_body, meeple

CARD = box(18, 4, 64, 92, 8)
PAWN = blob(
    "50,4 64,12 66,26 58,36! 66,40 62,46! 70,72 80,84 82,96! "
    "18,96! 20,84 30,72 38,46! 34,40 42,36! 34,26 36,12"
)


def cut(p: Picture, shape: Shape, colour: str = TAN) -> None:
    p.cut(shape, colour, 4, 3.2)


def card(p: Picture, mark: Shape) -> None:
    """Draw a card with a mark in its middle."""
    p.cut(CARD, PAPER, 3.5, 3)
    p.contour(CARD.scaled(0.84, about=(50, 50)), 1.6, TAN)
    p.cut(mark, TAN, 2, 2.2)


def castle(p: Picture) -> None:
    keep, teeth = castle_body()
    p.cut(keep, TAN, 4, 3.2)
    p.cut(teeth, TAN, 3, 3.2)


def lying_castle(p: Picture) -> None:
    with p.within(2, 98, 0.96, -90):
        castle(p)


def land(p: Picture) -> None:
    """Draw a hill and a sun for a region."""
    p.cut(box(4, 8, 92, 84, 6), SHADOW, 3, 3)
    p.cut(oval(68, 34, 13), CREAM, 2, 2.4)
    p.cut(blob("6,62! 30,44 56,66 94,52! 94,86 90,90 10,90 6,86"), TAN, 3, 2.6)


def board(p: Picture) -> None:
    """Draw a sheet with spaces."""
    p.cut(box(4, 12, 92, 76, 6), PAPER, 3, 3)
    for x in (20, 40, 60, 80):
        p.cut(oval(x, 36, 7.5), TAN, 1.5, 2)
    p.cut(box(12, 56, 76, 20, 4), SHADOW, 2, 2)


def deck(p: Picture) -> None:
    for n in (8, 4, 0):
        p.cut(CARD.moved(n - 4, n - 4), SHADOW if n else PAPER, 2.5, 2.8)
    p.cut(symbol("diamond", 46, 46, 34), TAN, 2, 2.2)


def chair(p: Picture) -> None:
    p.cut(poly("28,6 72,6 72,54 28,54"), TAN, 3, 3)
    p.cut(poly("20,52 80,52 80,66 20,66"), WOOD, 3, 3)
    p.cut(poly("22,66 32,66 32,96 22,96") | poly("68,66 78,66 78,96 68,96"), WOOD, 2, 3)


def stack(p: Picture) -> None:
    for y in (12, 6, 0):
        p.cut(oval(50, 44 + y, 44, 40), TAN if y else PAPER, 3, 3)


def bar(p: Picture) -> None:
    """Draw a row of spaces for a track."""
    for n in range(4):
        p.cut(box(4 + n * 23.5, 34, 21, 32, 4), PAPER if n % 2 else SHADOW, 2, 2.6)


def pad(p: Picture) -> None:
    """Draw an empty place."""
    p.cut(box(6, 20, 88, 60, 10), SHADOW, 3, 2.6)
    p.contour(box(14, 28, 72, 44, 6), 2, dark(SHADOW))


def pouch(p: Picture) -> None:
    p.cut(blob("36,26! 28,8 44,12 50,3 58,12 74,8 64,26!"), TAN, 3, 3)
    p.cut(blob("38,26! 62,26! 82,48 90,76 76,97 24,97 10,76 18,48"), TAN, 5, 3.2)


def cross(p: Picture) -> None:
    """Draw a chest for what is out of the game."""
    p.cut(box(8, 30, 84, 62, 5), WOOD, 4, 3)
    p.fill(limb("34,46 66,78", 7) | limb("66,46 34,78", 7), CREAM)


def silhouettes() -> dict[str, Drawing]:
    """Return the silhouette of every kind of piece."""
    marks = {
        "quest": symbol("spade", 50, 50, 40),
        "tea_card": blob("28,36! 68,36! 66,56 58,66 38,66 30,56"),
        "wager": symbol("heart", 50, 50, 40),
        "wonderlandian": poly("36,26 64,26 62,58 72,58 72,66 28,66 28,58 38,58"),
    }
    cuts = {
        "ability": oval(50, 50, 44) - star(50, 50, 26, 11),
        "castle_value": castle_body()[1] | box(24, 40, 52, 56),
        "die": box(10, 10, 80, 80, 16),
        "disc": oval(50, 50, 45),
        "figure": PAWN,
        "lasting": star(50, 50, 48, 36, 10),
        "leader": PAWN | poly("34,8 30,-8 42,2 50,-10 58,2 70,-8 66,8").moved(0, 6),
        "leader_strength": poly("10,84 4,26 30,54 50,14 70,54 96,26 90,84"),
        "marker": star(50, 50, 48, 40, 11),
        "shards": poly("32,4 70,18 84,62 56,96 20,70"),
        "shield": blob(SHIELD),
        "stop": poly("30,3 70,3 97,30 97,70 70,97 30,97 3,70 3,30"),
        "strength_marker": poly("30,6 70,6 94,30 94,70 70,94 30,94 6,70 6,30"),
        "supporter": meeple(),
        "tile": star(50, 50, 48, 34, 8),
        "track_end": notched(),
        "vp_marker": star(50, 54, 50, 30),
    }
    places = (
        "active",
        "between",
        "cards",
        "drawn",
        "exhausted",
        "feats",
        "hand",
        "head",
        "madness",
        "market",
    )
    return {
        **{kind: partial(card, mark=mark) for kind, mark in marks.items()},
        **{kind: partial(cut, shape=shape) for kind, shape in cuts.items()},
        **dict.fromkeys((*places, "pool", "space", "supply", "tea_cards", "tea_table", "any"), pad),
        **dict.fromkeys(("board", "player_board"), board),
        **dict.fromkeys(("strength_track", "track", "vp_track"), bar),
        **dict.fromkeys(("chair", "blocked_chair"), chair),
        "bag": pouch,
        "box": cross,
        "castle": castle,
        "chip": blank,
        "deck": deck,
        "lying_castle": lying_castle,
        "region": land,
        "stack": stack,
    }
