"""The six terrains as squares of the map: each wears its own carving and goes on into its neighbour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin

from art.palette import CREAM, GOLD, INK, MOSS, ROSE, mixed
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly

SIDE = 100.0
SQUARE = box(0, 0, SIDE, SIDE)
VARIANTS = (1, 2, 3)
COLOURS = {
    "forest": "#5c8a4d",
    "sea": "#5496b0",
    "field": "#c98a4b",
    "plains": "#bccb84",
    "mountain": "#a39ca6",
    "city": "#dac49b",
}
Spot = tuple[float, float]


class Ground:
    """A window onto a terrain whose picture begins again with every square."""

    def __init__(self, picture: Picture, window: Shape = SQUARE) -> None:
        self.picture, self.window = picture, window

    def wrapped(self, shape: Shape) -> Shape:
        """Return what of a shape, laid again in every square, is seen in the window."""
        steps = (-SIDE, 0, SIDE)
        copies = (shape.moved(right, down) for right in steps for down in steps)
        return beside(copy & self.window for copy in copies if self._near(copy))

    def lay(self, shape: Shape, colour: str, depth: float = 1.8, ink: float = 1.6) -> None:
        """Lay cut paper that goes on beyond the edges of the square."""
        self.print(shape, colour)
        if depth:
            self.print(shape - shape.moved(-depth, -depth), mixed(colour, INK, 0.26))
            self.print(shape - shape.moved(depth * 0.6, depth * 0.6), mixed(colour, CREAM, 0.32))
        self.print(shape.edge(ink), mixed(colour, INK, 0.62))

    def print(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Print a flat shape that goes on beyond the edges of the square."""
        seen = self.wrapped(shape)
        if not seen.path.isEmpty():
            self.picture.fill(seen, colour, opacity)

    def _near(self, shape: Shape) -> bool:
        left, top, across, down = self.window.box
        x, y, width, height = shape.box
        return x < left + across and y < top + down and x + width > left and y + height > top


def strokes(lines: Iterable[str], width: float) -> Shape:
    return beside(limb(line, width) for line in lines)


def forest(g: Ground, variant: int) -> None:
    """Firs, tier over tier."""
    base = COLOURS["forest"]
    g.print(_clearing(variant), mixed(base, INK, 0.16))
    g.print(strokes(_tufts(((30, 12), (66, 44), (22, 72), (78, 90)), 4), 1.4), mixed(base, INK, 0.4))
    greens = ("#4f7d45", "#63924f", "#457240", "#588a4a")
    border = ((4, 30), (98, 62), (52, 100), (20, 96))
    inner: Sequence[Spot] = {
        1: ((34, 36), (64, 28), (82, 44), (22, 64), (50, 62), (74, 78)),
        2: ((28, 28), (50, 40), (78, 30), (34, 70), (66, 64), (84, 86)),
        3: ((24, 42), (46, 24), (72, 36), (50, 74), (28, 84), (80, 70)),
    }[variant]
    for number, (x, y) in enumerate(sorted((*border, *inner), key=lambda spot: spot[1])):
        _fir(g, x, y, (1.0, 1.12, 0.92)[number % 3], greens[number % 4])


def _clearing(variant: int) -> Shape:
    bend = 6 * variant
    return blob(f"0,62! {28 + bend},{52 + bend / 2} {62 - bend},66 100,62! 100,100! 0,100!")


def _fir(g: Ground, x: float, y: float, size: float, green: str) -> None:
    def placed(shape: Shape) -> Shape:
        return shape.scaled(size).moved(x, y)

    g.print(placed(oval(2, 12, 13, 4)), INK, 0.22)
    g.lay(placed(box(-2.4, 6, 4.8, 7)), "#6b4a30", 0, 1.3)
    crown = blob("0,-25! 5,-16 10,-11! 6,-11! 10,-4 14,-1! 8,-1! 12,5 17,9! 0,11 -17,9! -12,5 -8,-1! "
                 "-14,-1! -10,-4 -6,-11! -10,-11! -5,-16")  # fmt: skip
    g.lay(placed(crown), green, 2.2, 1.7)
    cuts = strokes(("3,-14 6,-10", "3,-6 8,-2", "5,-4 9,0", "3,3 11,7", "7,3 13,7"), 0.9)
    g.print(placed(cuts), mixed(green, INK, 0.5))


def _tufts(spots: Iterable[Spot], size: float) -> list[str]:
    return [
        f"{x},{y} {x + dx * size * 0.14},{y - size * 0.6} {x + dx * size * 0.4},{y - size}"
        for x, y in spots
        for dx in (-1.6, 0, 1.6)
    ]


def sea(g: Ground, variant: int) -> None:
    """Waves, row behind row, each with its crest."""
    base = COLOURS["sea"]
    for row in range(4):
        y = 8 + row * 25
        swell = " ".join(f"{x},{y + (3.4 if x % 50 else -3.4)}" for x in range(-50, 151, 25))
        g.print(blob(f"{swell} 150,{y + 13}! -50,{y + 13}!") & box(-50, 0, 200, 140), "#4b8aa6")
    shift = {1: 0, 2: 18, 3: 9}[variant]
    crests = [(12 + shift, 20), (62 - shift / 2, 16), (84, 44), (34, 45), (14 + shift / 2, 70), (66, 70)]
    crests += [(42 + shift, 94), (90 - shift, 92)]
    for x, y in crests:
        _crest(g, x, y, base)


def _crest(g: Ground, x: float, y: float, base: str) -> None:
    wave = f"{x - 14},{y + 1} {x - 9},{y - 4} {x - 3},{y} {x + 3},{y - 4} {x + 9},{y} {x + 14},{y - 3}"
    g.print(limb(wave, 2.6).moved(0, 2), mixed(base, INK, 0.46))
    g.print(limb(wave, 2.4), mixed(base, CREAM, 0.76))
    g.print(strokes((f"{x - 6},{y + 6} {x + 1},{y + 5}",), 1.2), mixed(base, CREAM, 0.4))


def field(g: Ground, variant: int) -> None:
    """Furrows with carrots coming up."""
    base = COLOURS["field"]
    for row in range(5):
        left = row * 20 - 20
        furrow = blob(
            f"{left},0! {left + 8},0! {left + 22},50 {left + 28},100! {left + 20},100! {left + 12},50"
        )
        g.lay(furrow, mixed(base, INK, 0.24), 1.2, 0.9)
    clods = beside(oval(x, y, 1.3, 0.8) for x, y in ((34, 22), (76, 34), (16, 58), (58, 84), (92, 78)))
    g.print(clods, mixed(base, INK, 0.4))
    for row in range(5):
        for step in range(3):
            y = 12 + step * 34 + (row * 11 + variant * 7) % 22
            _carrot_leaves(g, row * 20 - 6 + y * 0.2, y)


def _carrot_leaves(g: Ground, x: float, y: float) -> None:
    g.print(oval(x + 1, y + 3, 6, 2.2), INK, 0.25)
    g.print(oval(x, y + 1.4, 3, 2.4), "#d8702a")
    leaves = blob("0,3! -8,-3 -8,-7 -3,-4! -3,-10 0,-12 3,-10 3,-4! 8,-7 8,-3").moved(x, y)
    g.lay(leaves, "#7d9c45", 1.4, 1.3)


def plains(g: Ground, variant: int) -> None:
    """Grass, and flowers in it."""
    base = COLOURS["plains"]
    dip = 5 * variant
    g.print(blob(f"0,70! {20 + dip},62 {58 + dip},76 100,70! 100,100! 0,100!"), mixed(base, MOSS, 0.14))
    g.print(blob(f"0,26! {34 - dip},34 {76 - dip},20 100,26! 100,44! 60,36 30,48 0,44!"), CREAM, 0.16)
    tufts: Sequence[Spot] = {
        1: ((20, 24), (66, 20), (90, 52), (38, 54), (12, 82), (60, 84), (84, 92)),
        2: ((32, 20), (82, 28), (12, 50), (56, 48), (90, 78), (34, 86), (68, 96)),
        3: ((14, 18), (52, 28), (86, 18), (28, 60), (72, 58), (48, 90), (88, 88)),
    }[variant]
    g.print(strokes(_tufts(tufts, 11), 2), mixed(base, MOSS, 0.72))
    flowers: Sequence[Spot] = {
        1: ((44, 34), (78, 70), (24, 64)),
        2: ((54, 70), (66, 12), (20, 32)),
        3: ((34, 38), (70, 80), (90, 42)),
    }[variant]
    for number, (x, y) in enumerate(flowers):
        _flower(g, x, y, (CREAM, "#f1d9a0", ROSE)[(number + variant) % 3])


def _flower(g: Ground, x: float, y: float, colour: str) -> None:
    angles = [2 * pi * n / 5 - pi / 2 for n in range(5)]
    petals = joined(oval(x + 3.4 * cos(at), y + 3.4 * sin(at), 2.5) for at in angles)
    g.lay(petals, colour, 0, 1)
    g.print(oval(x, y, 1.8), GOLD)


def mountain(g: Ground, variant: int) -> None:
    """Peaks with snow on them."""
    base = COLOURS["mountain"]
    g.print(blob("0,80! 30,72 66,84 100,80! 100,100! 0,100!"), mixed(base, INK, 0.16))
    scree = ((10, 92), (42, 95), (68, 93), (88, 90), (30, 12), (80, 10))
    g.print(beside(poly(f"{x},{y} {x + 3},{y - 3} {x + 6},{y}") for x, y in scree), mixed(base, INK, 0.4))
    peaks: Sequence[tuple[float, float, float]] = {
        1: ((26, 58, 0.8), (78, 54, 0.72), (52, 82, 1.05)),
        2: ((70, 56, 0.88), (25, 68, 0.86), (62, 86, 0.8)),
        3: ((48, 54, 0.84), (80, 76, 0.86), (24, 84, 0.92)),
    }[variant]
    for down in (-SIDE, 0):
        for x, y, size in peaks:
            _peak(g, x, y + down, size)


def _peak(g: Ground, x: float, y: float, size: float) -> None:
    def fill(shape: Shape, colour: str, opacity: float = 1) -> None:
        seen = shape.scaled(size).moved(x, y) & g.window
        if not seen.path.isEmpty():
            g.picture.fill(seen, colour, opacity)

    rock = mixed(COLOURS["mountain"], INK, 0.2)
    body = poly("0,-54 10,-38 14,-40 26,-16 31,-18 46,14 -46,14 -30,-14 -24,-12 -12,-36 -8,-34")
    fill(body, rock)
    fill(poly("0,-54 10,-38 14,-40 26,-16 31,-18 46,14 8,14 14,-8 2,-22"), INK, 0.3)
    cuts = ("-10,-24 -20,0", "-4,-20 -10,4", "-20,-6 -28,8", "16,-20 26,2", "12,-4 18,10", "26,-4 34,10")
    fill(strokes(cuts, 1.5), mixed(rock, INK, 0.5))
    fill(poly("0,-54 10,-38 14,-40 17,-33 11,-29 6,-34 0,-25 -5,-32 -10,-27 -14,-32 -12,-36 -8,-34"), CREAM)
    fill(poly("0,-54 10,-38 14,-40 17,-33 11,-29 6,-34 3,-30"), INK, 0.16)
    fill(body.edge(1.9), mixed(rock, INK, 0.66))


def city(g: Ground, variant: int) -> None:
    """Cobbles."""
    base = COLOURS["city"]
    g.print(SQUARE, mixed(base, INK, 0.2))
    tones = (mixed(base, CREAM, 0.26), base, mixed(base, "#a9825a", 0.16), mixed(base, "#9a948a", 0.18))
    for row in range(6):
        for column in range(5):
            tone = tones[(column * 3 + row * 5 + column * row + variant) % 4]
            stone = _cobble(column * 20 + row % 2 * 10, row * 100 / 6, row * 7 + column * 3 + variant)
            g.lay(stone, tone, 1.2, 0.8)


def _cobble(x: float, y: float, number: int) -> Shape:
    """Return a stone, each a little unlike the next."""
    a, b, c = (number * 5 % 7) / 3.5 - 1, (number * 3 % 5) / 2.5 - 1, (number * 11 % 6) / 3 - 1
    return blob(
        f"{x + 3},{y + 1.4 + a} {x + 10},{y + 0.8} {x + 17},{y + 1.6 + b} {x + 19},{y + 8 + c} "
        f"{x + 16.5},{y + 15 - a} {x + 9},{y + 16} {x + 3},{y + 15 + b} {x + 1},{y + 8 - c}"
    )


TERRAINS: dict[str, Callable[[Ground, int], None]] = {
    "forest": forest,
    "sea": sea,
    "field": field,
    "plains": plains,
    "mountain": mountain,
    "city": city,
}


def square(terrain: str, variant: int) -> Picture:
    """Draw one square of a terrain."""
    p = Picture(SIDE, SIDE)
    ground(p, terrain, variant)
    p.fill(SQUARE - box(0.7, 0.7, SIDE - 1.4, SIDE - 1.4), INK, 0.45)
    return p


def ground(p: Picture, terrain: str, variant: int, window: Shape = SQUARE) -> None:
    """Draw a terrain as far as it is seen in a window."""
    p.fill(window, COLOURS[terrain])
    TERRAINS[terrain](Ground(p, window), variant)
    p.grain(window, 60, 0.9, 0.1)
