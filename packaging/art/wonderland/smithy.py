"""What is wanted at the forge: the anvil before its fire, sparks, bands for tracks, rewards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.palette import CREAM, GOLD, GREEN, INK, RED, SHADOW, STEEL, WOOD, mixed
from art.picture import Made, Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star
from art.vista import strewn

IRON = "#6b6864"


def smithy() -> Iterator[tuple[str, Made]]:
    """Yield the pictures by their names."""
    yield "anvil/anvil", anvil
    yield "anvil/bare", partial(anvil, fire=False)
    yield "fire/fire", fire
    for name in SPARKS:
        yield f"sparks/{name}", partial(sparks, name)
    yield "hammer/hammer", hammer
    yield "track_band/any", track_band
    yield "used/any", used


def used() -> Picture:
    """Draw what crosses off a reward that is gained: a stroke through it, and a tick at its end."""
    p = Picture(256, 84)
    p.cut(limb("10,74 246,10", 9), RED, 2, 2.6)
    p.cut(oval(222, 42, 27, 27), GREEN, 3, 3)
    p.cut(limb("209,43 219,54 236,31", 8), CREAM, 0, 1.6)
    return p


def _flame(x: float, foot: float, high: float, wide: float) -> Shape:
    points = "0,0! -52,-12 -58,-46 -30,-62 -26,-92 2,-128! 4,-92 30,-72 34,-96! 58,-60 54,-14"
    return blob(points).scaled(wide / 110, high / 128).moved(x, foot)


FLAMES = ((70, 190, 120), (140, 240, 130), (420, 210, 130), (488, 172, 116), (48, 130, 84), (524, 120, 80))


def _fire(p: Picture, foot: float) -> None:
    for x, high, wide in FLAMES:
        p.cut(_flame(x, foot, high, wide), "#d24a1e", 4, 3.2)
    for x, high, wide in FLAMES:
        p.fill(_flame(x, foot - 3, high * 0.7, wide * 0.72), "#f08a2c")
        p.fill(_flame(x, foot - 4, high * 0.38, wide * 0.44), "#ffd469")


def fire() -> Picture:
    """Draw the fire alone."""
    p = Picture(570, 260)
    _fire(p, 252)
    return p


def anvil(fire: bool = True) -> Picture:
    """Draw the anvil, its upper edge free for a chip, with the fire behind it."""
    p = Picture(570, 300)
    p.fill(oval(285, 288, 262, 11), INK, 0.42)
    if fire:
        _fire(p, 286)
    right = "512,8! 512,84! 420,96! 396,120 380,150 398,196 440,214! 456,286!"
    body = blob(f"14,16! 120,8! {right} 130,286! 148,214! 190,196 206,150 186,110 150,92! 90,82 44,52")
    p.cut(body, IRON, 8, 4.4)
    p.gouge(body.scaled(0.94, 0.92, about=(290, 150)), 15, 2.2, 0.5, 0.1)
    p.fill(poly("18,14 120,8 512,8 512,24 124,26 40,26"), mixed(STEEL, CREAM, 0.35))
    p.contour(poly("18,14 120,8 512,8 512,24 124,26 40,26"), 2.6)
    p.fill(box(150, 262, 286, 8, 3), INK, 0.3)
    return p


SPARKS = {"few": 9, "many": 22}


def sparks(name: str) -> Picture:
    """Draw sparks that fly from a blow."""
    p = Picture(300, 220)
    for x, y, part in strewn(SPARKS[name], 17, (20, 16, 280, 190)):
        size = 5 + 8 * part
        p.fill(oval(x, y, size * 1.7), "#ffb347", 0.2)
        p.fill(star(x, y, size, size * 0.34, 4), "#ffe08a")
    rays = (poly(f"147,210 {150 + 15 * n},{106 + 6 * abs(n)} 153,210") for n in range(-5, 6, 2))
    p.fill(beside(rays), GOLD, 0.8)
    return p


def hammer() -> Picture:
    """Draw the hammer, its head to the left."""
    p = Picture(180, 150)
    p.cut(box(84, 62, 90, 15, 6).turned(32, (90, 70)), WOOD, 3, 3.2)
    p.cut(box(24, 26, 92, 62, 8).turned(32, (70, 57)), IRON, 5, 3.6)
    p.fill(box(30, 32, 12, 50, 4).turned(32, (70, 57)), STEEL)
    return p


def track_band() -> Picture:
    """Draw the band of paper on which the spaces of a track lie."""
    p = Picture(1210, 150)
    p.fill(box(2, 2, 1206, 146, 20), mixed(SHADOW, CREAM, 0.25))
    p.fill(box(2, 2, 1206, 5, 2), INK, 0.1)
    p.grain(box(6, 6, 1198, 138), 120, 1.4, 0.1)
    return p
