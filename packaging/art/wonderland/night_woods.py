"""The garden of talking flowers and the Tumtum wood by night."""

from __future__ import annotations

from art.picture import Picture
from art.shapes import beside, blob, box, joined, limb, oval, taper
from art.vista import Vista, cloud, ground, mass, strewn
from art.wonderland.night import moonlit


def garden() -> Picture:
    """The flowers that talk, asleep; a hedge, a gate, and fireflies."""
    v = moonlit(("#28386a", "#2f4272", "#385079", "#436080", "#4d6d84"), 400, 150)
    v.lay(cloud(1500, 170, 1.3), "#3f5580", 4, 0)
    far = joined(mass(x, 500 + (x % 7) * 8, 190, 130, 8) for x in range(0, 2000, 210)) | box(
        -10, 500, 1940, 300
    )
    v.lay(far, "#37566f", 5, 2.6)
    hedge = joined(mass(x, 560, 150, 96, 7) for x in (40, 240, 440, 620, 1300, 1490, 1690, 1890))
    hedge |= box(-20, 556, 780, 260) | box(1160, 556, 800, 260)
    v.lay(hedge, "#2f5062", 7, 3.2)
    v.carve(hedge, 26, 0.4, 0.06)
    _gate(v)
    lawn = ground((0, 704), (420, 676), (960, 690), (1500, 674), (1920, 704))
    v.lay(lawn, "#33556a", 6, 3.2)
    v.fill(blob("905,690! 1015,690! 1080,800 1260,1090! 620,1090! 830,800") & lawn, "#4c6b7e")
    v.carve(lawn, 40, -0.3, 0.05)
    for x, y, size, petals, colour in _FLOWERS:
        _flower(v, x, y, size, petals, colour)
    for left, top, part in strewn(34, 9, (60, 420, 1860, 1000)):
        v.fill(oval(left, top, 9 + 5 * part), "#e9e39a", 0.1)
        v.fill(oval(left, top, 2.6 + 1.4 * part), "#f4eeb0", 0.6)
    return v.done()


_FLOWERS = (
    (150, 372, 92, 8, "#6c5f92"),
    (444, 520, 60, 6, "#8b6586"),
    (700, 580, 40, 9, "#8791b4"),
    (1236, 580, 42, 7, "#77659a"),
    (1480, 500, 64, 9, "#8f97b8"),
    (1772, 356, 96, 6, "#8d6a78"),
)
"""Where each flower stands: its place, its size, its petals and their colour."""


def _gate(v: Vista) -> None:
    """Set the gate of the garden between two posts."""
    arch = blob("800,716! 800,560 850,466 960,430 1070,466 1120,560 1120,716!")
    v.lay(arch, "#2b4a5e", 6, 3.6)
    hole = arch.scaled(0.82, 0.86, about=(960, 716))
    v.fill(hole, "#56768f")
    v.fill(beside(box(x, 420, 8, 320) for x in range(846, 1100, 34)) & hole, "#24405a")
    v.fill(box(820, 596, 280, 9) & hole, "#24405a")
    v.contour(hole, 4, "#1d3550")
    for x in (752, 1110):
        v.lay(box(x, 520, 58, 204, 4), "#466078", 5, 3.4)
        v.lay(oval(x + 29, 508, 30), "#4f6b84", 4, 3.4)


def _flower(v: Vista, x: float, y: float, size: float, petals: int, colour: str) -> None:
    """Plant a flower with a sleeping face."""
    foot = 780 if size > 80 else 730
    v.lay(taper(f"{x},{y + size} {x + size * 0.3},{y + size * 2.4} {x},{foot}", 20, 15), "#3b6468", 4, 3)
    leaf = blob("0,40! 50,26 110,-34! 40,-20!").scaled(size / 100, 1).moved(x, y + size * 2.4)
    for side in (leaf, leaf.mirrored(x)):
        v.lay(side, "#41706c", 4, 3)
    blades = joined(taper(f"0,0 {a},{-20 + abs(a) / 3} {a * 1.5},-46", 15, 4) for a in (-30, -14, 14, 30))
    v.lay(blades.scaled(size / 92).moved(x, foot + 8), "#41706c", 3, 2.6)
    one = oval(x, y - size * 0.84, size * 0.42, size * 0.56)
    for n in range(petals):
        v.lay(one.turned(360 * n / petals, (x, y)), colour, 5, 3)
    v.lay(oval(x, y, size * 0.58), "#a39a86", 5, 3)
    closed = limb("-30,-6 -20,0 -10,-6", 5) | limb("10,-6 20,0 30,-6", 5)
    v.fill(closed.scaled(size / 100).moved(x, y), "#2b2a4a")
    v.fill(limb("-12,20 0,26 12,20", 5).scaled(size / 100).moved(x, y), "#5c3550")


def tumtum() -> Picture:
    """The wood of the Tumtum tree: trunks behind trunks, mist, eyes, and mushrooms that gleam."""
    v = moonlit(("#232d55", "#29365e", "#314067", "#3b4d70", "#465b79"), 700, 150)
    for shade, width, row in (("#405672", 34, 0), ("#384d69", 52, 1)):
        for n in range(13 - row * 2):
            x = 40 + n * (150 + row * 34) + (n * 47 % 60)
            trunk = taper(f"{x},760 {x + 14},480 {x - 10},200 {x + 6},-40", width * 1.3, width * 0.7)
            v.lay(trunk, shade, 4, 2.4, 0.3)
    v.fill(ground((0, 560), (500, 520), (1000, 566), (1500, 524), (1920, 560)), "#7f94ad", 0.16)
    for x, y, size in ((560, 470, 15.0), (1130, 520, 12.0), (1392, 430, 17.0), (836, 560, 10.0)):
        _eyes(v, x, y, size)
    v.lay(ground((0, 650), (420, 620), (960, 656), (1480, 616), (1920, 650)), "#324a60", 6, 3)
    v.fill(ground((0, 690), (600, 660), (1200, 700), (1920, 664)), "#8aa0b8", 0.12)
    _tumtum_tree(v, 968, 690, 0.8, "#33485a", "#3d5c66")
    _tumtum_tree(v, 130, 830, 1.5, "#26374c", "#33525f")
    _tumtum_tree(v, 1800, 836, 1.5, "#26374c", "#375660")
    floor = ground((0, 800), (420, 766), (960, 744), (1500, 768), (1920, 806))
    v.lay(floor, "#2f4a58", 7, 3.2)
    v.carve(floor, 44, 0.9, 0.05)
    for x, y, size in ((330, 846, 1.0), (420, 900, 0.7), (1560, 860, 1.0), (1476, 812, 0.6), (640, 778, 0.5)):
        _mushroom(v, x, y, size)
    return v.done()


def _eyes(v: Vista, x: float, y: float, size: float) -> None:
    """Let two eyes look out of the dark."""
    pair = (oval(-1.3, 0, 1, 0.72) | oval(1.3, 0, 1, 0.72)).scaled(size).moved(x, y)
    v.fill(pair.grown(size * 0.5), "#e3c266", 0.14)
    v.fill(pair, "#d8bb6c", 0.82)
    v.fill((oval(-1.3, 0, 0.28, 0.6) | oval(1.3, 0, 0.28, 0.6)).scaled(size).moved(x, y), "#171d3a")


_CROWNS = (
    (-190, -380, 130, 92),
    (200, -396, 136, 96),
    (0, -450, 176, 128),
    (-70, -356, 90, 56),
    (90, -360, 96, 58),
)


def _tumtum_tree(v: Vista, x: float, foot: float, size: float, bark: str, leaves: str) -> None:
    """Grow a twisted tree with a wide crown."""
    trunk = taper("0,20 34,-120 -34,-250 10,-390", 96, 44)
    wood = trunk | blob("-120,30! -50,-26 0,-60 56,-26 124,30!")
    wood |= taper("-14,-250 -90,-330 -170,-350", 34, 12) | taper("0,-300 80,-360 180,-370", 30, 12)
    v.lay(wood.scaled(size).moved(x, foot), bark, 8 * size, 3.6)
    v.carve(trunk.scaled(size).moved(x, foot), 16 * size, 0.1, 0.06)
    for a, b, wide, high in _CROWNS:
        v.lay(mass(x + a * size, foot + b * size, wide * size, high * size, 8), leaves, 7 * size, 3.2)
    v.carve(mass(x, foot - 450 * size, 176 * size, 128 * size, 8), 24 * size, 0.5, 0.07)


def _mushroom(v: Vista, x: float, y: float, size: float) -> None:
    """Plant a mushroom that gleams."""
    v.glow(x, y - 20 * size, 90 * size, "#b9d6c8", 3, 0.12)
    stem, cap = blob("-12,46! -9,0 9,0 12,46!"), blob("-50,6! -34,-40 0,-56 34,-40 50,6!")
    v.lay(stem.scaled(size).moved(x, y), "#a3b3b4", 3, 2.6)
    v.lay(cap.scaled(size).moved(x, y), "#8a6a7c", 4, 2.8)
    spots = oval(-22, -16, 8) | oval(6, -32, 9) | oval(28, -10, 6)
    v.fill(spots.scaled(size).moved(x, y), "#c4c4c8", 0.8)
