"""The motifs of the missions: who sets them, with the tools of the trade."""

from __future__ import annotations

from functools import partial

from art.bunny_kingdom.buildings import city
from art.bunny_kingdom.icons import plain_tent, scroll, treasures
from art.bunny_kingdom.resources import laid
from art.bunny_kingdom.trades import (
    SOFT,
    axe,
    head,
    king,
    master,
    rake,
    rod,
    saw,
    small_head,
    spade,
    trident,
    worker,
)
from art.marks import symbol
from art.palette import (
    BROWN,
    CREAM,
    GOLD,
    GREY,
    INK,
    PAPER,
    RED,
    SHADOW,
    STEEL,
    TAN,
    VIOLET,
    WOOD,
)
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, star


def bureaucrat(p: Picture) -> None:
    """A quill over a heap of parchments."""
    with p.within(0, 22, 0.78):
        scroll(p)
    p.cut(blob("30,76! 44,40 66,12 96,2! 92,30 74,54 46,70"), CREAM, 2.5, 2.8)
    p.fill(limb("26,84 50,52 84,14", 2.6), INK)
    p.fill(limb("60,40 72,42", 1.6) | limb("70,28 82,28", 1.6) | limb("54,50 64,54", 1.6), INK)


def burgomaster(p: Picture) -> None:
    """A town, and the key to its gate."""
    with p.within(4, -2, 0.86):
        city(p, 2)
    key = (oval(18, 82, 16) - oval(18, 82, 7)) | box(32, 78, 62, 8, 2) | poly("74,84 82,84 82,98 74,98")
    p.cut(key | poly("86,84 94,84 94,94 86,94"), GOLD, 2, 2.8)


def diplomat(p: Picture) -> None:
    """A hat with a feather at the border post."""
    p.cut(box(16, 22, 14, 76, 2), CREAM, 2, 2.8)
    p.fill(beside(poly(f"16,{y} 30,{y - 8} 30,{y + 2} 16,{y + 10}") for y in (36, 56, 76)), RED)
    p.contour(box(16, 22, 14, 76, 2), 2.6)
    p.cut(oval(23, 18, 10), GOLD, 1.5, 2.6)
    with p.within(30, 24, 0.7):
        head(p, SOFT)
        p.cut(blob("8,44! 30,16 70,16 92,44! 70,36 30,36"), "#33405a", 3, 3)
        p.cut(blob("60,20! 66,2 88,-6 104,4! 92,12 82,22"), RED, 2, 2.6)


def explorer(p: Picture) -> None:
    """A compass that points to all corners."""
    p.cut(oval(50, 50, 44), "#b98a4c", 4, 3)
    p.cut(oval(50, 50, 35), CREAM, 0, 2.4)
    p.cut(star(50, 50, 44, 9, 4, -45), GOLD, 1.5, 2.4)
    p.cut(star(50, 50, 26, 8, 4, 0), STEEL, 1, 2.2)
    p.cut(poly("50,50 79,21 56,56"), RED, 0, 2)
    p.cut(oval(50, 50, 5), INK, 0, 1)


def merchant(p: Picture) -> None:
    """Scales with precious goods in both pans."""
    p.cut(box(46, 14, 8, 74, 3), GOLD, 1.6, 2.6)
    p.cut(blob("24,96! 76,96! 62,86 38,86"), GOLD, 2, 2.6)
    p.cut(limb("12,24 50,18 88,24", 6), GOLD, 1.4, 2.6)
    for x in (16, 84):
        p.contour(limb(f"{x},26! {x - 15},58!", 0.1), 1.8)
        p.contour(limb(f"{x},26! {x + 15},58!", 0.1), 1.8)
        laid(p, "diamonds" if x == 16 else "gold", x, 49, 24)
        p.cut(blob(f"{x - 17},58! {x + 17},58! {x + 10},70 {x - 10},70"), STEEL, 1.6, 2.4)


def high_hopper(p: Picture) -> None:
    """A flag on the peak."""
    p.fill(limb("52,34 52,0", 4), INK)
    p.cut(blob("53,1! 72,5 90,1! 84,11 90,20! 72,17 53,21!"), RED, 1.5, 2.6)
    p.cut(poly("52,24 68,46 74,44 98,94 2,94 26,54 34,56"), GREY, 4, 3)
    p.cut(poly("52,24 66,43 58,54 51,45 42,58 36,52"), CREAM, 0, 2.4)
    p.fill(
        beside(limb(line, 2.2) for line in ("30,64 18,88", "46,62 38,86", "76,56 88,84", "64,58 70,82")), INK
    )


def alexander_the_graze(p: Picture) -> None:
    """A rabbit in the helmet of a conqueror."""
    with p.within(12, 16, 0.78):
        head(p, "#b9754a")
        p.cut(blob("2,52! 20,44 28,22 50,12 72,22 80,44 98,52! 76,60 50,50 24,60"), STEEL, 3, 3)
        p.cut(blob("34,20 50,0 66,20! 58,14 50,12 42,14"), STEEL, 1.5, 2.6)
        p.cut(blob("50,2! 60,-18 84,-18 78,-6! 66,-2 58,6"), "#e5752c", 2, 2.6)


def chief_many_burrows(p: Picture) -> None:
    """A chief in a winged helmet, his whiskers long."""
    with p.within(12, 14, 0.8):
        wing = blob("22,40! 4,34 -8,14 -8,-8! 4,2 14,8 26,24")
        for one in (wing, wing.mirrored()):
            p.cut(one, CREAM, 2.4, 2.8)
        head(p, "#d9b98a")
        p.cut(blob("20,52! 20,34 34,22 50,20 66,22 80,34 80,52! 66,46 34,46"), GOLD, 3, 3)
        p.fill(oval(50, 35, 4), RED)
        p.cut(
            blob("50,78! 40,76 26,84 18,100! 34,96 46,86") | blob("50,78! 60,76 74,84 82,100! 66,96 54,86"),
            "#b5673f",
            1.6,
            2.4,
        )


def genghis_hop(p: Picture) -> None:
    """A rider's bow and a cap of fur."""
    p.contour(limb("10,6 34,34 34,66 10,94", 0.1), 8)
    p.contour(limb("10,6 34,34 34,66 10,94", 0.1), 4, "#b5673f")
    p.contour(limb("10,6! 10,94!", 0.1), 1.6)
    p.fill(limb("6,50 46,50", 3) | poly("44,44 56,50 44,56"), INK)
    with p.within(32, 18, 0.68):
        head(p, "#9c8467")
        p.cut(blob("26,40! 34,14 50,4 66,14 74,40!"), RED, 3, 3)
        p.cut(
            joined(oval(x, y, 10) for x, y in ((20, 46), (35, 42), (50, 41), (65, 42), (80, 46))),
            "#6b4a30",
            2,
            2.8,
        )


def phantom_of_the_larder(p: Picture) -> None:
    """The ghost of a rabbit above a bare town."""
    ghost = blob(
        "34,30! 26,14 28,2 35,1 42,12 46,28! 54,28! 58,12 65,1 72,2 74,14 66,30! 78,46 82,70 86,90! "
        "74,82 66,94 56,84 48,95 40,84 30,94 24,82 14,90! 18,70 22,46"
    )
    p.cut(ghost, "#dfe6e4", 4, 3)
    p.fill(oval(40, 46, 5, 7) | oval(60, 46, 5, 7), INK)
    p.fill(oval(50, 64, 6, 8), INK)
    p.fill(limb("28,56 18,62 12,58", 3) | limb("72,56 82,62 88,58", 3), GREY)


def earik_the_wild(p: Picture) -> None:
    """A barbarian with horns on his helmet and a club."""
    p.cut(taper_club(), BROWN, 3, 2.8)
    p.fill(beside(oval(x, y, 2.4) for x, y in ((84, 16), (76, 30), (90, 32), (82, 44))), STEEL)
    with p.within(-2, 18, 0.78):
        head(p, "#a98a68")
        p.cut(blob("22,46! 26,28 50,20 74,28 78,46!"), STEEL, 3, 3)
        p.cut(box(18, 42, 64, 10, 4), BROWN, 2, 2.6)
        horn = blob("24,36! 8,34 -2,18 2,2! 10,16 22,20 30,24")
        for one in (horn, horn.mirrored()):
            p.cut(one, CREAM, 2, 2.6)


def taper_club() -> Shape:
    return blob("62,96! 70,52 72,24 78,8 88,6 96,16 96,36 84,60 70,98!")


def happy_camper(p: Picture) -> None:
    """A tent, a bundle on a stick."""
    with p.within(2, 22, 0.74):
        plain_tent(p)
    p.cut(limb("58,96 92,30", 6), TAN, 1.4, 2.6)
    p.cut(blob("92,28! 78,24 70,10 80,0 94,2 99,14"), RED, 2, 2.8)
    p.fill(beside(oval(x, y, 2.4) for x, y in ((80, 10), (90, 9), (85, 18))), CREAM)


def burrow_hood(p: Picture) -> None:
    """A crowned rabbit behind a mask."""
    with p.within(10, 10, 0.84):
        head(p, "#8f8794")
        p.cut(blob("18,54! 34,48 50,54 66,48 82,54! 80,68 66,72 50,64 34,72 20,68"), INK, 0, 2)
        p.cut(oval(37, 60, 6.4, 5) | oval(63, 60, 6.4, 5), CREAM, 0, 1.6)
        p.fill(oval(39, 60, 2.6) | oval(65, 60, 2.6), INK)
        p.cut(poly("28,42 24,16 39,28 50,8 61,28 76,16 72,42"), GOLD, 3, 3)


def matriarch(p: Picture) -> None:
    """A mother in her bonnet, and many little ones."""
    with p.within(14, -4, 0.72):
        head(p, SOFT)
        p.cut(blob("12,66! 14,40 32,28 50,26 68,28 86,40 88,66! 78,50 50,42 22,50"), VIOLET, 3, 3)
        p.cut(
            joined(
                oval(x, y, 6)
                for x, y in ((16, 60), (22, 50), (34, 45), (50, 43), (66, 45), (78, 50), (84, 60))
            ),
            CREAM,
            1.2,
            2,
        )
    for x in (0, 34, 68):
        small_head(p, x, 62, 0.34)


def hungry_heir(p: Picture) -> None:
    """A small one with a scarf, crowned too early, and a carrot."""
    p.cut(blob("26,98! 28,84 40,78 60,78 72,84 74,98!"), "#3f7f93", 3, 2.8)
    with p.within(18, 12, 0.64):
        head(p, "#e2c9a0")
        p.cut(poly("34,40 31,22 42,30 50,16 58,30 69,22 66,40"), GOLD, 2.4, 2.8)
    p.cut(blob("26,68! 50,76 74,68! 76,78 50,86 24,78"), GOLD, 1.6, 2.6)
    p.cut(blob("72,72! 90,76 99,70! 98,88 84,88 70,80"), GOLD, 1.6, 2.6)
    p.cut(star(14, 20, 13, 5.6), GOLD, 1.4, 2.4)
    p.cut(star(88, 36, 9, 4), GOLD, 1.2, 2.2)
    laid(p, "carrots", 16, 74, 34)


def treasure_guardian(p: Picture) -> None:
    """A chest behind shield and halberd."""
    with p.within(18, 22, 0.76):
        treasures(p)
    p.cut(limb("10,98 10,18", 5), TAN, 1.4, 2.4)
    p.cut(blob("10,2! 15,14 14,20! 30,14 30,40! 14,34 10,40! 6,30 6,12"), STEEL, 1.6, 2.6)
    p.cut(blob("70,50! 84,54 97,50! 97,72 90,88 83,95 76,88 69,72"), RED, 2.4, 2.8)
    p.fill(symbol("spade", 83, 70, 20), CREAM)


def treasure_hunter(p: Picture) -> None:
    """A map with a cross, and a lens over it."""
    p.cut(poly("4,18 34,8 64,18 94,8 94,78 64,88 34,78 4,88"), PAPER, 3, 3)
    p.contour(limb("34,8! 34,78!", 0.1) + limb("64,18! 64,88!", 0.1), 1.6, BROWN)
    p.fill(beside(limb(dash, 3.4) for dash in ("14,70 20,62", "26,56 33,54", "40,56 47,52")), RED)
    p.fill(limb("14,28 26,40", 4.6) | limb("26,28 14,40", 4.6), RED)
    p.cut(limb("78,76 94,96", 9), WOOD, 1.6, 2.6)
    p.cut(oval(64, 56, 24), GOLD, 2, 2.8)
    p.cut(oval(64, 56, 17), "#dcedf0", 0, 2.2)
    with p.within(51, 43, 0.26):
        treasures(p)


def copying(p: Picture, right: bool) -> None:
    """Two parchments alike, and an arrow from the neighbour's to one's own."""
    far, near = (44, 6) if right else (0, 6), (-2, 34) if right else (42, 34)
    with p.within(*far, 0.56):
        scroll(p, SHADOW, GREY)
    with p.within(*near, 0.6):
        scroll(p)
    arrow = blob("26,6! 8,6 6,24! -2,24! 10,38! 22,24! 14,24! 16,15 26,14!").moved(6, -2)
    p.cut(arrow if right else arrow.mirrored(), GOLD, 1.6, 2.6)
    p.cut(
        blob("54,72! 68,60 84,62 96,74! 84,84 68,84")
        if right
        else blob("46,72! 32,60 16,62 4,74! 16,84 32,84"),
        CREAM,
        1.5,
        2.4,
    )
    eye = 74 if right else 26
    p.fill(oval(eye, 73, 6.4), INK)
    p.fill(oval(eye + 2, 71, 2), CREAM)


def opportunist(p: Picture) -> None:
    """A grey eminence with an eye on the crown."""
    p.cut(poly("60,34 56,10 69,20 78,4 87,20 100,10 96,34"), GOLD, 2.4, 2.8)
    with p.within(-4, 16, 0.82):
        head(p, "#9a9692")
        p.cut(blob("16,70! 10,52 20,34 36,28! 50,34 64,28! 80,34 90,52 84,70! 74,48 50,42 26,48"), RED, 3, 3)
        p.fill(oval(38, 60, 6, 6.6) | oval(62, 60, 6, 6.6), CREAM)
        p.fill(oval(41, 57, 3, 4) | oval(65, 57, 3, 4), INK)
        p.fill(limb("30,54 44,53", 2.6) | limb("56,53 70,54", 2.6), INK)


MISSIONS: dict[str, Drawing] = {
    "bureaucrat": bureaucrat,
    "burgomaster": burgomaster,
    "diplomat": diplomat,
    "explorer": explorer,
    "carpenter": partial(worker, resource="wood", tools=saw),
    "master_carpenter": partial(master, resource="wood", tools=axe),
    "lord_of_the_greenwood": partial(king, resource="wood", fur="#a98a68"),
    "fisher": partial(worker, resource="fish", tools=rod),
    "master_fisher": partial(master, resource="fish", tools=trident),
    "lord_of_the_tides": partial(king, resource="fish", fur="#9fb3b8"),
    "farmer": partial(worker, resource="carrots", tools=rake),
    "master_farmer": partial(master, resource="carrots", tools=spade),
    "lord_of_the_furrows": partial(king, resource="carrots", fur="#e0b078"),
    "merchant": merchant,
    "high_hopper": high_hopper,
    "alexander_the_graze": alexander_the_graze,
    "chief_many_burrows": chief_many_burrows,
    "genghis_hop": genghis_hop,
    "phantom_of_the_larder": phantom_of_the_larder,
    "earik_the_wild": earik_the_wild,
    "happy_camper": happy_camper,
    "burrow_hood": burrow_hood,
    "matriarch": matriarch,
    "hungry_heir": hungry_heir,
    "treasure_guardian": treasure_guardian,
    "treasure_hunter": treasure_hunter,
    "right_paw": partial(copying, right=True),
    "left_paw": partial(copying, right=False),
    "opportunist": opportunist,
}
