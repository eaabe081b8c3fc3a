"""What lies about the cards: boards of the sides, missions, the track of stars, plates for answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import marks, plates
from art.opening import Opening
from art.palette import CREAM, GOLD, RED, dark, light, mixed
from art.picture import Drawing, Made, Picture
from art.plates import paper
from art.shapes import beside, blob, box, oval, poly
from art.tea_for_2.characters import CHARACTERS
from art.tea_for_2.marks import PAWNS, SIDES, colour, emblem
from art.tea_for_2.things import axe, cards, hourglass, tart

SIDE = (340.0, 200.0)
MISSION = (236.0, 112.0)


def side_board(side: str) -> Picture:
    """Draw a side's own plate: its pawn at the outer edge, room for a name and for a star with the points."""
    p = Opening(*SIDE, box(8, 8, 320, 178, 8))
    paint = colour(side)
    p.fill(box(8, 8, 320, 178, 8), paint)
    p.fill(marks.pattern(emblem(side).pattern, box(8, 8, 320, 178), 26), light(paint), 0.35)
    left = 16 if side == "blue" else 178
    p.fill(oval(left + 70, 172, 66, 17), dark(paint))
    with p.within(left - 4, 26, 1.5):
        PAWNS[side](p)
    framed = Picture(*SIDE)
    whole = box(3, 3, 330, 190, 12)
    framed.shadow(whole, 2, 4)
    framed.cut(whole, dark(paint), 2, 3)
    framed.take(p)
    framed.contour(box(8, 8, 320, 178, 8), 2, mixed(paint, GOLD, 0.6))
    return framed


def portrait(side: str) -> Picture:
    """Draw whose pawn it is, framed, 150 wide and 170 high."""
    inner = box(8, 8, 134, 154, 8)
    base = colour(side)
    p = Opening(150, 170, inner)
    p.fill(inner, mixed(base, CREAM, 0.46))
    rays = beside(poly("75,80 62,-90 88,-90").turned(30 * n, (75, 80)) for n in range(12))
    p.fill(rays, mixed(base, CREAM, 0.62))
    with p.within(3, 20, 1.44):
        PAWNS[side](p)
    framed = Picture(150, 170)
    framed.cut(box(2, 2, 146, 166, 12), base, 2.4, 3)
    framed.take(p)
    framed.contour(box(6.5, 6.5, 137, 157, 9), 3.4, base)
    framed.contour(inner, 2.2)
    return framed


def pawn(p: Picture, side: str) -> None:
    """Draw a pawn on its base, 100 wide and 118 high."""
    paint = colour(side)
    p.cut(oval(50, 104, 34, 11), dark(paint), 1.5, 2.6)
    p.fill(oval(50, 102, 27, 8), paint)
    with p.within(4, 2, 0.94):
        PAWNS[side](p)
    p.fill(marks.symbol(emblem(side).symbol, 50, 103, 12), CREAM)


MISSION_PAINTS = {"mission": "#513a86", "lit_mission": "#c58a1f"}


def mission(motifs: tuple[Drawing, ...], lit: str = "mission") -> Picture:
    """Draw a mission: what is counted at the left, room for its name above and its pay at the right."""
    p = Picture(*MISSION)
    paint = MISSION_PAINTS[lit]
    whole = box(2, 2, 230, 104, 10)
    p.shadow(whole, 2, 3)
    p.cut(whole, paint, 3, 2.8)
    p.contour(box(8, 8, 218, 92, 7), 1.8, mixed(paint, GOLD, 0.8))
    for number, motif in enumerate(motifs):
        with p.within(13 + number * 44, 46, 0.46):
            motif(p)
    return p


def motifs_of(mission_id: str) -> tuple[Drawing, ...]:
    """Return what stands for a mission; a pair of characters is shown by both."""
    named = {
        "biggest_party": (cards,),
        "off_with_their_heads": (axe,),
        "time_to_spare": (hourglass,),
        "full_plate": (tart,),
        "queens_rabbits": (CHARACTERS["queen_of_hearts"], CHARACTERS["white_rabbit"]),
        "executioners_caterpillars": (CHARACTERS["executioner"], CHARACTERS["caterpillar"]),
        "caterpillars_alices": (CHARACTERS["caterpillar"], CHARACTERS["alice"]),
        "knaves_alices": (CHARACTERS["knave_of_hearts"], CHARACTERS["alice"]),
        "knaves_duchesses": (CHARACTERS["knave_of_hearts"], CHARACTERS["duchess"]),
        "executioners_duchesses": (CHARACTERS["executioner"], CHARACTERS["duchess"]),
    }
    return named[mission_id]


MISSIONS = (
    "biggest_party",
    "off_with_their_heads",
    "time_to_spare",
    "full_plate",
    "queens_rabbits",
    "executioners_caterpillars",
    "caterpillars_alices",
    "knaves_alices",
    "knaves_duchesses",
    "executioners_duchesses",
)


def track_cell(paint: str) -> Picture:
    """Draw a space of the track of stars."""
    p = Picture(70, 60)
    p.cut(box(2, 2, 65, 54, 8), paint, 2, 2.4)
    return p


def verdict() -> Picture:
    """Draw the ribbon that says who wins the round, 560 wide and 92 high."""
    p = Picture(560, 92)
    tail = blob("6,30! 66,30! 66,86! 6,86! 22,58")
    for one in (tail, tail.mirrored(280)):
        p.cut(one, dark(RED), 3, 3)
    middle = box(40, 4, 480, 68, 9)
    p.shadow(middle, 3, 5)
    p.cut(middle, RED, 4, 3.2)
    p.contour(box(50, 12, 460, 52, 6), 1.6, mixed(RED, GOLD, 0.6))
    return p


ANSWERS = {"buy": "#2b7a8f", "short": "#6f7f84", "destroy": "#a8322a", "effect": "#8f2a24"}


def answer(motif: Drawing, paint: str) -> Picture:
    """Draw the plate of an answer: its sign at the left, two lines of cream words."""
    p = Picture(236, 74)
    whole = box(2, 2, 230, 67, 9)
    p.shadow(whole, 2, 3)
    p.cut(whole, paint, 3, 2.8)
    with p.within(9, 12, 0.46):
        motif(p)
    return p


def tokens_plate() -> Picture:
    """Draw the plate on which one's tarts, hourglasses and flamingo lie."""
    p = Picture(340, 110)
    paper(p, box(2, 2, 334, 102, 10))
    return p


def side_pictures() -> Iterator[tuple[str, Made]]:
    """Yield the pictures of both sides."""
    for side in SIDES:
        yield f"side/{side}", partial(side_board, side)
        yield f"portrait/{side}", partial(portrait, side)


def plate_pictures() -> Iterator[tuple[str, Made]]:
    """Yield the plates by their names."""
    for name in MISSIONS:
        for lit in MISSION_PAINTS:
            yield f"{lit}/{name}", partial(mission, motifs_of(name), lit)
    for lit in MISSION_PAINTS:
        yield f"{lit}/any", partial(mission, (), lit)
    yield "track/track", partial(plates.shelf_board, 1700, 84)
    yield "track_cell/any", partial(track_cell, "#fbf4e3")
    yield "track_cell/fifth", partial(track_cell, "#f0bb45")
    yield "verdict/any", verdict
    yield "tokens/any", tokens_plate
    yield "destroyed/any", tokens_plate
    yield "account/any", partial(plates.cream_plate, 480, 336)
    yield "lid/any", partial(plates.cream_plate, 236, 150)
