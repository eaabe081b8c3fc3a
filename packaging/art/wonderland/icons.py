"""Small icons: what cards and forge tracks give, by the word of the effect, and what they speak of."""

from __future__ import annotations

from functools import partial

from art.marks import symbol
from art.palette import (
    BLUE,
    CREAM,
    DARK_WOOD,
    GOLD,
    GREEN,
    GREY,
    INK,
    NIGHT,
    PAPER,
    RED,
    SEA,
    SHADOW,
    STEEL,
    TAN,
    WOOD,
)
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, star
from art.wonderland.allies import ALLIES, GROUNDS, forge, poison
from art.wonderland.beasts import ITEMS
from art.wonderland.chips import notched
from art.wonderland.marks import shard, swirl
from art.wonderland.units import CRACK, SHIELD, castle_body, meeple


def sector(number: int, count: int, radius: float) -> Shape:
    """Return a slice of a disc."""
    wedge = poly("50,50 50,-60 150,-60 150,-20").turned(360 * number / count)
    half = wedge | wedge.turned(360 / count / 3) | wedge.turned(360 / count / 2.2)
    return half & oval(50, 50, radius)


def plus(p: Picture, x: float = 78, y: float = 24, size: float = 20) -> None:
    """Lay a plus in the upper right: more of it."""
    cross = box(x - size, y - size / 3, 2 * size, size / 1.5, 2) | box(
        x - size / 3, y - size, size / 1.5, 2 * size, 2
    )
    p.cut(cross, GREEN, 2, 2.8)


def minus(p: Picture) -> None:
    """Lay a slash over all: away with it."""
    slash = limb("16,86 86,14", 11)
    p.cut(slash, RED, 1.5, 2.8)


def units(p: Picture) -> None:
    """A supporter of no one's colour."""
    p.cut(meeple(), TAN, 4, 3.4)


def supporters(p: Picture) -> None:
    """One more supporter in the pool."""
    units(p)
    plus(p)


def any_ally(p: Picture, edge: Shape, rim: str) -> None:
    """Any chip of an ally: all five grounds, a star upon them."""
    p.cut(edge, rim, 2.4, 3)
    for n, kind in enumerate(ALLIES):
        p.fill(sector(n, 5, 38), GROUNDS[kind])
    p.contour(oval(50, 50, 38), 2)
    p.cut(star(50, 50, 30, 14), CREAM, 2, 2.8)


def shards(p: Picture) -> None:
    """Shards of the looking-glass."""
    for x, y, size in ((36, 44, 74), (68, 62, 62)):
        whole, facet = shard(x, y, size)
        p.cut(whole, SEA, 3, 3)
        p.fill(facet, "#cfe4e0")
        p.contour(facet, 1.6)


def discard_shards(p: Picture) -> None:
    """Away with shards."""
    shards(p)
    minus(p)


def die(p: Picture, pips: int = 0) -> None:
    """The shard die; with its pips, or a shard."""
    whole = box(10, 10, 80, 80, 16)
    p.cut(whole.moved(0, 5) | whole, STEEL, 0, 3.4)
    p.cut(whole, CREAM, 4, 3)
    places = {0: (), 1: ((50, 50),), 2: ((34, 34), (66, 66)), 3: ((30, 30), (50, 50), (70, 70))}[pips]
    for x, y in places or ((50, 50),):
        one, facet = shard(x, y, 56 if pips < 2 else 34)
        p.cut(one, SEA, 2, 2.4)
        p.fill(facet, "#cfe4e0")


def shield(p: Picture) -> None:
    """A whole shield."""
    p.cut(blob(SHIELD), STEEL, 4, 3.4)
    p.cut(blob(SHIELD).scaled(0.74, about=(50, 48)), BLUE, 3, 2.4)
    p.fill(poly("46,20 54,20 54,76 46,76") | poly("24,40 76,40 76,48 24,48"), CREAM)


def break_shield(p: Picture) -> None:
    """A broken shield."""
    right = poly(CRACK.replace("!", ""))
    p.cut((blob(SHIELD) - right).turned(-9, (50, 96)).moved(-3, 0).scaled(0.94, about=(50, 60)), GREY, 4, 3.4)
    p.cut((blob(SHIELD) & right).turned(9, (50, 96)).moved(5, 0).scaled(0.94, about=(50, 60)), GREY, 4, 3.4)


def card(p: Picture, ground: str, lean: float = 0, x: float = 0) -> None:
    """Lay a small card."""
    p.cut(box(18 + x, 6, 62, 88, 7).turned(lean), ground, 3, 3)


def wonderlandian(p: Picture) -> None:
    """A card with a top hat."""
    card(p, PAPER)
    p.cut(poly("34,24 66,24 62,56 38,56"), DARK_WOOD, 3, 2.6)
    p.cut(blob("24,56 50,62 76,56 70,66 50,70 30,66"), DARK_WOOD, 2, 2.6)
    p.fill(poly("37,46 63,46 62,54 38,54"), RED)
    p.fill(symbol("diamond", 34, 82, 12) | symbol("heart", 50, 82, 12) | symbol("club", 66, 82, 12), INK)


def ability(p: Picture) -> None:
    """An open lock: an ability comes free."""
    p.contour(limb("30,50 30,26 46,12 64,18 68,30", 0.1), 12)
    p.contour(limb("30,50 30,26 46,12 64,18 68,30", 0.1), 6, STEEL)
    p.cut(box(16, 46, 68, 48, 8), GOLD, 4, 3.2)
    p.fill(oval(50, 65, 8) | poly("46,66 54,66 58,84 42,84"), INK)


def castle(p: Picture) -> None:
    """A castle of no one's colour."""
    keep, teeth = castle_body()
    p.cut(keep, TAN, 4, 3.2)
    p.cut(teeth, TAN, 3, 3.2)
    p.cut(box(12, 86, 76, 11, 3), WOOD, 2, 3)
    p.cut(blob("38,86! 38,66 50,54 62,66 62,86!"), INK, 0, 1)


def castle_value(p: Picture) -> None:
    """Castles are worth more."""
    castle(p)
    p.cut(star(76, 28, 27, 12), GOLD, 2, 2.8)


def per(p: Picture, counted: Drawing) -> None:
    """Victory points for each of something: a star, and what is counted at its lower right."""
    with p.within(-4, -4, 0.8):
        vp(p)
    p.cut(oval(68, 68, 31), CREAM, 2, 2.8)
    with p.within(47, 46, 0.43):
        counted(p)


def full_tracks(p: Picture) -> None:
    """A forge track without a bare space."""
    p.cut(box(2, 26, 96, 48, 10), WOOD, 3, 3.4)
    for x in (19, 50, 81):
        p.cut(oval(x, 50, 13), GOLD, 2, 2.8)


def regions_with_units(p: Picture) -> None:
    """A hill with a supporter upon it."""
    p.cut(blob("2,96! 8,74 34,58 66,58 92,74 98,96!"), GREEN, 3, 3.2)
    with p.within(20, 2, 0.62):
        units(p)


def leader_strength(p: Picture) -> None:
    """A crown and a plus: the leader grows stronger."""
    p.cut(poly("14,84 6,30 30,54 46,18 62,54 86,34 80,84"), GOLD, 4, 3.2)
    p.cut(box(12, 78, 70, 14, 4), RED, 2, 2.8)
    plus(p, 80, 20, 18)


def leader(p: Picture) -> None:
    """A crown: a leader."""
    p.cut(poly("14,84 4,26 30,54 50,14 70,54 96,26 86,84"), GOLD, 4, 3.2)
    p.cut(box(12, 78, 76, 14, 4), RED, 2, 2.8)


def mad(p: Picture) -> None:
    """A madness chip."""
    p.cut(star(50, 50, 48, 41, 13, -80), NIGHT, 2.5, 3)
    p.fill(swirl(50, 50, 62, 9), CREAM)


def remove_madness(p: Picture) -> None:
    """Away with madness."""
    mad(p)
    minus(p)


def gain_madness(p: Picture) -> None:
    """More madness."""
    mad(p)
    plus(p, 76, 26)


def quest(p: Picture, x: float = 0) -> None:
    """A scroll."""
    p.cut(blob(f"{22 + x},14! {74 + x},14! {70 + x},50 {76 + x},84! {26 + x},84! {30 + x},50"), PAPER, 3, 3)
    p.cut(box(12 + x, 6, 70, 14, 7), SHADOW, 2.5, 3)
    p.cut(box(18 + x, 80, 70, 14, 7), SHADOW, 2.5, 3)
    lines = beside(limb(f"{36 + x},{y} {62 + x},{y}", 3) for y in (32, 43, 54))
    p.fill(lines, INK)
    p.cut(oval(58 + x, 68, 9), RED, 1.5, 2.2)


def quest_choice(p: Picture) -> None:
    """Two scrolls, of which one stays."""
    with p.within(22, 0, 0.74):
        quest(p)
    with p.within(-6, 22, 0.78):
        quest(p)


def vp(p: Picture) -> None:
    """A star: victory points."""
    p.cut(star(50, 54, 50, 23), GOLD, 4.5, 3.2)


def strength(p: Picture) -> None:
    """Two swords crossed: battle strength."""
    blade = poly("44,70 44,10 50,-4 56,10 56,70") | box(32, 67, 36, 9, 3) | box(45, 74, 10, 24, 3)
    p.cut(blade.turned(42), STEEL, 3, 3)
    p.cut(blade.turned(-42), STEEL, 3, 3)


def pouch(p: Picture) -> None:
    """A bag: draw."""
    p.cut(blob("36,26! 28,8 44,12 50,3 58,12 74,8 64,26!"), TAN, 3, 3)
    p.cut(blob("38,26! 62,26! 82,48 90,76 76,97 24,97 10,76 18,48"), TAN, 5, 3.2)
    p.cut(box(30, 21, 40, 11, 5), GOLD, 2, 2.6)


def hand(p: Picture) -> None:
    """A hand held up: stop."""
    fingers = box(27, 16, 12, 50, 6) | box(40, 6, 12, 60, 6) | box(53, 10, 12, 56, 6) | box(66, 22, 11, 44, 5)
    palm = blob("27,50! 77,50! 77,74 64,96 42,96 30,80 8,58 16,50 27,60!")
    p.cut(fingers | palm, CREAM, 4, 3.2)


def tally(p: Picture) -> None:
    """A crown and a heart on a card: somebody wins."""
    card(p, CREAM, -8)
    p.cut(symbol("heart", 48, 58, 36), RED, 3, 2.6)
    p.cut(poly("30,32 28,14 40,24 48,10 56,24 68,14 66,32"), GOLD, 2, 2.6)


def split(p: Picture) -> None:
    """A card cut in two: one half or the other."""
    whole = box(18, 6, 64, 88, 7)
    tear = poly("0,56 26,44 42,56 58,44 74,56 100,44 100,52 74,64 58,52 42,64 26,52 0,64")
    halves = whole - tear
    p.cut(halves, PAPER, 3, 3)
    p.cut(poly("50,14 66,32 56,32 56,42 44,42 44,32 34,32"), GREEN, 1.6, 2.4)
    p.cut(poly("50,88 66,72 56,72 56,64 44,64 44,72 34,72"), SEA, 1.6, 2.4)


def corrupted(p: Picture) -> None:
    """A die in a splash of night: what it marks costs a roll."""
    p.cut(star(50, 50, 49, 33, 9), "#6b1f3c", 3, 3)
    with p.within(19, 18, 0.62):
        die(p)


def boxed(p: Picture, kind: str) -> None:
    """An ally type."""
    p.cut(oval(50, 50, 47), GROUNDS[kind], 2.4, 3)
    with p.within(16, 16, 0.68):
        ALLIES[kind](p)


def anvil(p: Picture) -> None:
    """An anvil: forge."""
    with p.within(-7, -6, 1.14):
        forge(p)


def banner(p: Picture) -> None:
    """Crossed banners: a battle."""
    p.fill(limb("30,96 62,6", 4.5) | limb("70,96 38,6", 4.5), INK)
    p.cut(blob("62,8! 78,2 96,10! 90,26 92,38! 74,32 55,34!"), RED, 3, 2.8)
    p.cut(blob("38,8! 22,2 4,10! 10,26 8,38! 26,32 45,34!"), NIGHT, 3, 2.8)


def icons() -> dict[str, Drawing]:
    """Return all icons by name."""
    plain = oval(50, 50, 47)
    return {
        **{kind: partial(boxed, kind=kind) for kind in ALLIES},
        "ability": ability,
        "any_ally": partial(any_ally, edge=plain, rim=PAPER),
        "any_ally_strong": partial(any_ally, edge=notched(), rim=GOLD),
        "any_ally_weak": partial(any_ally, edge=plain, rim=PAPER),
        "battle": banner,
        "break_shield": break_shield,
        "castle": castle,
        "castle_value": castle_value,
        "corrupted": corrupted,
        "die": die,
        "discard_shards": discard_shards,
        "draw": pouch,
        "forge": anvil,
        "gain_madness": gain_madness,
        "item": ITEMS["rabbits_watch"],
        "leader": leader,
        "leader_strength": leader_strength,
        "madness": mad,
        "poison": poison,
        "quest": quest,
        "quest_choice": quest_choice,
        "remove_madness": remove_madness,
        "shards": shards,
        "shield": shield,
        "split": split,
        "stop": hand,
        "strength": strength,
        "supporters": supporters,
        "units": units,
        "vp": vp,
        "vp_per_castles": partial(per, counted=castle),
        "vp_per_full_tracks": partial(per, counted=full_tracks),
        "vp_per_regions_with_units": partial(per, counted=regions_with_units),
        "wager": tally,
        "wonderlandian": wonderlandian,
    }


def forge_symbol() -> Shape:
    """Return the anvil alone, as it is printed on the strength track."""
    horn = "4,34! 32,32 92,32! 92,46! 70,54 64,68 80,84! 82,96! 18,96! 20,84! 36,68 30,54 12,48"
    sparks = joined((star(26, 14, 13, 5, 4), star(56, 12, 16, 6, 4), star(84, 16, 11, 4, 4)))
    return blob(horn) + sparks
