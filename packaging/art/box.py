"""Boxes as they stand on the shelf: a front with rays of light, a bare plate for the title, and one side."""

from __future__ import annotations

from collections.abc import Callable

from art.palette import CREAM, GOLD, INK, PAPER, dark, mixed
from art.picture import Picture
from art.shapes import Shape, beside, box, poly

WIDTH, HEIGHT = 386.0, 560.0
SIDE = 14.0
FRONT = box(2, 14, WIDTH - SIDE - 4, HEIGHT - 16, 5)
INNER = box(8, 20, WIDTH - SIDE - 16, HEIGHT - 28, 3)
MIDDLE = (WIDTH - SIDE) / 2
PLATE = box(24, 36, WIDTH - SIDE - 48, 74, 8)


def front(paint: str, light_from: tuple[float, float], draw: Callable[[Picture], None]) -> Picture:
    """Draw a box in a colour, with a scene on its front that is lit from a point."""
    p = Picture(WIDTH, HEIGHT)
    right, bottom = WIDTH - SIDE - 2, HEIGHT - 2
    p.cut(poly(f"6,14 {WIDTH - 2},2 {WIDTH - 2},{bottom - 10} {right},{bottom}"), dark(dark(paint)), 0, 2.4)
    p.fill(poly(f"2,15 16,2 {WIDTH - 2},2 {right},15"), mixed(paint, CREAM, 0.2))
    p.contour(poly(f"2,15 16,2 {WIDTH - 2},2 {right},15"), 2)
    p.cut(FRONT, paint, 2.4, 3)
    p.fill(rays(*light_from) & INNER, mixed(paint, CREAM, 0.3), 0.8)
    draw(p)
    p.fill(FRONT - INNER, paint)
    p.contour(INNER, 1.6, mixed(paint, GOLD, 0.7))
    p.contour(FRONT, 3)
    p.shadow(PLATE, 2, 3)
    p.cut(PLATE, PAPER, 2.4, 2.6)
    p.contour(PLATE.scaled(0.965, 0.86, about=(MIDDLE, 73)), 1.6, paint)
    p.grain(FRONT, 260, 1, 0.1)
    return p


def rays(x: float, y: float, count: int = 14) -> Shape:
    """Return rays of light about a point."""
    return beside(
        poly(f"{x},{y} {x - 64},{y - 700} {x + 64},{y - 700}").turned(360 * n / count, (x, y))
        for n in range(count)
    )


def shelf() -> Picture:
    """Draw a board on which boxes stand; it goes on at both ends."""
    p = Picture(1200, 56)
    p.fill(box(0, 0, 1200, 56), "#7b573c")
    p.fill(box(0, 0, 1200, 11), "#9a7250")
    p.fill(box(0, 46, 1200, 10), "#4a3426")
    lines = beside(
        box(((n * 173) % 1100) - 40, 15 + (n * 37) % 28, 60 + (n * 61) % 120, 1.3, 0.6) for n in range(44)
    )
    p.fill(lines & box(0, 0, 1200, 56), INK, 0.28)
    p.fill(box(0, 10, 1200, 1.6) + box(0, 45, 1200, 1.6), INK, 0.7)
    p.fill(box(0, 0, 1200, 1.8), "#c79a62")
    return p


def wall() -> Picture:
    """Draw the panelling behind the shelf: dark boards, which repeat on all sides."""
    p = Picture(960, 640)
    p.fill(box(0, 0, 960, 640), "#4a3527")
    for row in range(8):
        y = row * 80.0
        p.fill(box(0, y, 960, 80), mixed("#4a3527", INK, 0.1 + 0.07 * (row * 5 % 4)))
        p.fill(box(0, y, 960, 1.6), "#6a4d38", 0.7)
        p.fill(box(0, y + 77.6, 960, 2.4), INK, 0.8)
        joint = (row * 377 + 140) % 960
        p.fill(box(joint, y + 2, 1.6, 76), INK, 0.7)
        lines = beside(_grain_line(row, number) for number in range(9))
        p.fill(lines, INK, 0.22)
        p.fill(lines.moved(0, 1.4), "#7b573c", 0.16)
    return p


def _grain_line(row: int, number: int) -> Shape:
    """Return a line of the grain of a board, within the board."""
    long = 90 + (row * 31 + number * 47) % 170
    left = (row * 211 + number * 137) % (960 - long)
    return box(left, row * 80 + 8 + number * 7.6, long, 1.2, 0.6)
