"""The Wonderlandian figures, second half."""

from __future__ import annotations

from art.palette import (
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    LEAF,
    PAPER,
    RED,
    SKIN,
    STEEL,
    TAN,
    VIOLET,
    WOOD,
    light,
)
from art.picture import Drawing, Picture
from art.shapes import blob, box, joined, limb, oval, poly, taper
from art.wonderland.figures import (
    dormouse,
    duchess,
    gryphon,
    knave_of_hearts,
    march_hare,
    tweedledee,
    tweedledum,
    walrus,
    white_rabbit,
)


def white_knight(p: Picture) -> None:
    """The White Knight on his horse of the chess board."""
    p.cut(box(14, 86, 72, 11, 3), CREAM, 2.5)
    horse = "24,88! 30,66 46,56 30,58 18,66! 10,56 22,38 32,26 34,12! 44,20 62,24 76,44 78,88!"
    p.cut(blob(horse), CREAM, 4)
    p.cut(blob("46,18! 66,22 84,44 84,84! 72,84 72,56 58,32"), STEEL, 2.5, 2.2)
    p.fill(oval(34, 38, 3.2), INK)
    p.fill(limb("15,58 22,60", 2) | oval(20, 50, 1.6), INK)
    p.fill(limb("26,50 50,52 64,44", 2.6), RED)
    p.cut(box(44, -2, 24, 24, 9), STEEL, 2.5)
    p.fill(box(44, 7, 15, 4, 1), INK)
    p.cut(taper("62,0 74,-4 80,6", 7, 2), RED, 1.5, 2)
    p.fill(limb("84,40 98,0", 3), WOOD)
    p.cut(poly("92,2 101,-2 99,9"), STEEL, 1, 1.8)


def bandersnatch(p: Picture) -> None:
    """The frumious Bandersnatch, all neck and jaws."""
    p.cut(taper("76,78 96,70 94,48", 12, 3), BROWN, 2.5)
    fur = "18,94! 16,66! 26,70! 24,50! 36,56! 38,38! 50,48! 60,36! 66,50! 78,46! 78,60! 88,64! 82,78! 88,94!"
    p.cut(blob(fur), BROWN, 4)
    p.cut(taper("46,62 34,40 42,20", 26, 20), BROWN, 3)
    p.cut(blob("58,18 48,4 26,4 4,16! 22,20 6,34! 30,38 50,36"), BROWN, 3.5)
    p.cut(blob("50,21 24,17 8,17! 22,21 10,32! 28,30"), RED, 0, 2)
    p.fill(joined(poly(f"{x},16.5 {x + 6},17 {x + 3},24") for x in (14, 22, 30)), CREAM)
    p.fill(joined(poly(f"{x},31 {x + 6},31 {x + 3},25") for x in (16, 24, 32)), CREAM)
    p.cut(oval(38, 11, 5), GOLD, 0, 2)
    p.fill(oval(37, 11, 1.8, 3), INK)
    p.cut(poly("46,7 56,-6 58,10"), TAN, 1.5, 2)
    feet = blob("16,97 18,86 30,84 36,97!") | blob("56,97! 58,86 72,84 80,97")
    p.cut(feet, light(BROWN), 2, 2.2)
    p.fill(joined(limb(f"{x},92 {x},97", 2) for x in (22, 28, 64, 71)), INK)


def dodo(p: Picture) -> None:
    """The Dodo with a walking stick."""
    p.fill(limb("44,82 42,95 32,97", 4.5) | limb("58,82 60,95 68,97", 4.5), INK)
    p.cut(blob("84,52 98,44! 94,54 100,60! 86,66"), CREAM, 2, 2.2)
    p.cut(blob("30,58 34,46 52,44 80,50 88,64 74,82 50,86 34,76"), GREY, 4)
    p.cut(taper("40,62 30,44 36,24", 20, 15) | oval(40, 18, 13), GREY, 3)
    p.cut(blob("32,12! 12,10 2,24! 4,34 14,32 18,26 32,26!"), GOLD, 3, 2.4)
    p.fill(limb("12,22 30,20", 1.8), INK)
    p.cut(oval(40, 14, 4.4), CREAM, 0, 2)
    p.fill(oval(39, 14, 1.7), INK)
    p.cut(blob("50,56 66,54 80,62! 66,72 54,70"), light(GREY), 2.5, 2.2)
    p.fill(limb("22,97 22,56", 3), BROWN)
    p.cut(taper("38,66 28,62 22,58", 8, 5), GREY, 1, 2)
    p.cut(oval(22, 54, 4), GOLD, 1, 1.8)


def mock_turtle(p: Picture) -> None:
    """The Mock Turtle, calf's head and tears."""
    p.cut(blob("20,92 16,60 34,44 66,44 84,60 80,92 50,98"), GREEN, 4)
    for x, y in ((36, 58), (64, 58), (50, 74), (30, 80), (70, 80)):
        p.cut(
            poly(f"{x},{y - 9} {x + 9},{y - 3} {x + 6},{y + 8} {x - 6},{y + 8} {x - 9},{y - 3}"),
            LEAF,
            1.5,
            1.8,
        )
    p.cut(taper("22,70 6,78 4,92", 14, 6) | taper("78,70 94,78 96,92", 14, 6), SKIN, 2, 2.2)
    p.cut(blob("26,16! 12,14 8,26 26,30!") | blob("74,16! 88,14 92,26 74,30!"), TAN, 2, 2.2)
    p.cut(blob("50,4 68,10 72,28 64,52 36,52 28,28 32,10"), TAN, 3.5)
    p.cut(blob("50,34 64,38 64,50 50,55 36,50 36,38"), SKIN, 2, 2.2)
    p.fill(oval(44, 43, 2) | oval(56, 43, 2), INK)
    p.fill(limb("36,24 43,20", 2) | limb("64,24 57,20", 2), INK)
    p.fill(oval(40, 27, 2.6) | oval(60, 27, 2.6), INK)
    p.cut(blob("34,30! 38,38 34,43 30,38") | blob("66,30! 70,38 66,43 62,38"), "#a9c9c4", 0, 1.6)


FIGURES: dict[str, Drawing] = {
    "walrus": walrus,
    "gryphon": gryphon,
    "white_rabbit": white_rabbit,
    "knave_of_hearts": knave_of_hearts,
    "march_hare": march_hare,
    "duchess": duchess,
    "tweedledum": tweedledum,
    "tweedledee": tweedledee,
    "dormouse": dormouse,
    "white_knight": white_knight,
    "bandersnatch": bandersnatch,
    "dodo": dodo,
    "mock_turtle": mock_turtle,
}


def amulet(p: Picture) -> None:
    """The Duchess's Amulet."""
    p.contour(blob("50,48 26,36 18,12 50,4 82,12 74,36"), 6)
    p.contour(blob("50,48 26,36 18,12 50,4 82,12 74,36"), 2.6, GOLD)
    p.cut(oval(50, 66, 28), GOLD, 3.5)
    p.cut(blob("26,66! 38,54 50,50 62,54 74,66! 62,78 50,82 38,78"), CREAM, 0, 2.2)
    p.cut(oval(50, 66, 12), VIOLET, 2.5, 2)
    p.fill(oval(50, 66, 5), INK)
    p.fill(oval(46, 62, 2.6), CREAM)


def crown(p: Picture) -> None:
    """The Knave's Crown, worn askew."""
    with p.within(50, 50, 1, -10), p.within(-50, -50):
        p.cut(poly("16,78 6,26 30,50 50,14 70,50 94,26 84,78"), GOLD, 4)
        p.cut(box(14, 72, 72, 16, 4), RED, 2.5, 2.4)
        p.fill(joined(oval(x, 80, 3.4) for x in (26, 42, 58, 74)), CREAM)
        for x, y in ((6, 24), (50, 12), (94, 24)):
            p.cut(oval(x, y, 6), RED, 1.5, 2.2)


def pipe(p: Picture) -> None:
    """The Caterpillar's hookah and its smoke."""
    p.contour(limb("56,40 84,34 90,60 74,74 70,90", 0.1), 7)
    p.contour(limb("56,40 84,34 90,60 74,74 70,90", 0.1), 3, GREEN)
    p.cut(blob("24,94! 18,76 34,62 56,62 70,76 64,94!"), "#3d7f93", 4)
    p.cut(box(38, 32, 14, 32, 3), GOLD, 2, 2.4)
    p.cut(blob("28,24! 62,24! 56,36 34,36"), BROWN, 2, 2.4)
    p.fill(limb("28,78 60,78", 2.4), CREAM)
    p.cut(blob("36,20 28,10 38,4 44,-2 54,2 60,10 54,18 46,16"), CREAM, 2, 2.2)


def glove(p: Picture) -> None:
    """Humpty's Glove, mended."""
    hand = box(26, 14, 12, 40, 6) | box(39, 6, 12, 48, 6) | box(52, 8, 12, 46, 6) | box(65, 18, 11, 38, 5)
    p.cut(hand | box(26, 38, 50, 34, 8) | taper("34,66 16,54 10,42", 16, 11), CREAM, 4)
    p.cut(box(24, 70, 54, 24, 5), RED, 3)
    p.fill(
        limb("40,56 64,56", 2) | limb("44,51 44,61", 2) | limb("52,51 52,61", 2) | limb("60,51 60,61", 2),
        BROWN,
    )
    p.fill(joined(oval(x, 82, 3) for x in (34, 51, 68)), GOLD)


def vorpal_blade(p: Picture) -> None:
    """The Vorpal Blade, gone snicker-snack."""
    with p.within(50, 50, 1, -38), p.within(-50, -50):
        p.cut(blob("44,68! 40,40 46,16 62,-4! 62,20 58,44 56,68!"), STEEL, 3)
        p.fill(blob("54,64! 54,34 60,4! 60,30 57,64!"), CREAM, 0.8)
        p.cut(blob("30,64! 50,70 70,64! 72,72 50,78 28,72"), VIOLET, 2, 2.2)
        p.cut(box(45, 75, 10, 18, 3), WOOD, 2, 2.2)
        p.cut(oval(50, 96, 6), RED, 1.5, 2)
    p.fill(limb("10,44 24,52", 3) | limb("6,58 22,60", 3) | limb("12,74 24,68", 3), RED)


def cake(p: Picture) -> None:
    """A cake that wants to be eaten."""
    p.cut(blob("6,84! 94,84! 84,93 16,93"), STEEL, 2, 2.2)
    p.cut(box(16, 46, 68, 40, 6), TAN, 4)
    icing = "14,54 14,40 28,34 72,34 86,40 86,54 78,66 70,54 60,64 50,54 40,66 30,54 22,62"
    p.cut(blob(icing), "#e79a98", 3)
    p.cut(oval(50, 27, 9), RED, 2.5, 2.4)
    p.fill(limb("50,18 56,8", 2.4), GREEN)
    p.fill(joined(oval(x, 77, 2.6) for x in (28, 42, 58, 72)), RED)


def bottle(p: Picture) -> None:
    """A bottle with a label round its neck."""
    p.cut(box(41, 2, 18, 14, 3), BROWN, 2, 2.4)
    p.cut(blob("42,16! 42,34 26,48 24,90! 34,96 66,96 76,90! 74,48 58,34 58,16!"), "#3d7f93", 4)
    p.cut(blob("28,62! 50,58 72,62! 73,90 66,92 34,92 27,90"), "#a9c9c4", 2, 0)
    p.cut(poly("46,28 82,24 86,46 50,50"), PAPER, 2, 2.2)
    p.fill(limb("54,35 78,32", 2.2) | limb("56,42 72,40", 2.2), INK)


def looking_glass(p: Picture) -> None:
    """A looking-glass."""
    p.cut(box(44, 66, 12, 32, 4), GOLD, 2.5)
    p.cut(oval(50, 38, 32, 37), GOLD, 4)
    p.cut(oval(50, 38, 23, 28), "#a9c9c4", 0, 2.4)
    p.fill(poly("36,44 58,16 64,20 40,52") | poly("46,54 66,28 69,34 52,58"), CREAM, 0.85)
    p.cut(blob("50,0! 58,-6 64,2 50,10 36,2 42,-6"), GOLD, 2, 2.2)


def watch(p: Picture) -> None:
    """The White Rabbit's watch."""
    p.contour(limb("52,18 70,4 92,10 96,30", 0.1), 6)
    p.contour(limb("52,18 70,4 92,10 96,30", 0.1), 2.4, GOLD)
    p.cut(box(42, 10, 16, 14, 4), GOLD, 2, 2.4)
    p.cut(oval(50, 58, 37), GOLD, 4)
    p.cut(oval(50, 58, 28), CREAM, 0, 2.4)
    ticks = joined(box(48.8, 33, 2.4, 6).turned(30 * n, (50, 58)) for n in range(12))
    p.fill(ticks | limb("50,58 50,41", 3.4) | limb("50,58 62,66", 3.4) | oval(50, 58, 3.6), INK)


def tarts(p: Picture) -> None:
    """The Queen's tarts."""
    p.cut(blob("2,78! 98,78! 88,92 12,92"), STEEL, 2.5)
    for x, y in ((28, 70), (72, 70), (50, 46)):
        p.cut(poly(f"{x - 22},{y - 8} {x + 22},{y - 8} {x + 15},{y + 12} {x - 15},{y + 12}"), TAN, 2.5)
        p.cut(blob(f"{x - 20},{y - 8}! {x - 10},{y - 18} {x + 10},{y - 18} {x + 20},{y - 8}!"), RED, 2, 2.2)


def pepper_mill(p: Picture) -> None:
    """The Cook's pepper mill."""
    p.cut(oval(50, 10, 7), GOLD, 1.5, 2.2)
    p.cut(blob("32,30! 34,18 50,13 66,18 68,30!"), BROWN, 3)
    p.cut(blob("34,32! 66,32! 60,48 62,60 74,90! 26,90! 38,60 40,48"), WOOD, 4)
    p.cut(box(22, 86, 56, 10, 3), BROWN, 2, 2.4)
    p.fill(joined(oval(x, y, 2) for x, y in ((86, 60), (92, 74), (84, 82), (14, 64), (8, 78), (92, 92))), INK)
    p.fill(limb("42,54 58,54", 2.6), GOLD)


def golden_key(p: Picture) -> None:
    """The little golden key."""
    with p.within(50, 50, 1, 40), p.within(-50, -50):
        bow = oval(50, 16, 19) | oval(36, 30, 12) | oval(64, 30, 12)
        p.cut((bow | box(45, 30, 10, 68, 3) | box(52, 76, 20, 8, 2) | box(52, 88, 15, 8, 2)), GOLD, 3.5)
        p.cut(oval(50, 18, 8), WOOD, 0, 2.2)
        p.cut(box(42, 40, 16, 6, 2), GOLD, 1.5, 2)


ITEMS: dict[str, Drawing] = {
    "duchess_amulet": amulet,
    "knaves_crown": crown,
    "caterpillars_pipe": pipe,
    "humptys_glove": glove,
    "vorpal_blade": vorpal_blade,
    "eat_me_cake": cake,
    "drink_me_bottle": bottle,
    "looking_glass": looking_glass,
    "rabbits_watch": watch,
    "queens_tarts": tarts,
    "pepper_mill": pepper_mill,
    "golden_key": golden_key,
}
