"""The pool that was wept, by night."""

from __future__ import annotations

from art.picture import Picture
from art.shapes import Shape, blob, box, limb, oval
from art.vista import Vista, cloud, ground, strewn
from art.wonderland.night import moonlit

_DROP = blob("0,-18! 9,6 0,15 -9,6")


def pool() -> Picture:
    """The pool that was wept: waves to the far shore, rain, the mouse swimming, and the moon in the water."""
    v = moonlit(("#26386c", "#2d4375", "#36517d", "#416086", "#4c6e8e"), 300, 150)
    for x, y, size in ((560, 150, 1.2), (1400, 130, 1.5), (1760, 240, 0.9)):
        v.lay(cloud(x, y, size), "#566f9a", 6, 2.6, 0.3)
        for across, down in ((-60, 62), (-20, 88), (24, 66), (64, 92)):
            v.fill(_DROP.scaled(size).moved(x + across * size, y + down * size), "#8fb4cf", 0.6)
    shore = ground((0, 470), (260, 420), (560, 470), (960, 452), (1420, 470), (1660, 416), (1920, 466))
    v.lay(shore, "#385877", 5, 2.6)
    v.lay(_water(500, 150, 14), "#3a6482", 5, 2.6)
    v.lay(_water(556, 190, 17), "#36607e", 6, 3)
    _mouse(v, 1210, 560)
    v.lay(_water(622, 230, 20), "#325a79", 6, 3)
    for y, wide in ((640, 120), (672, 84), (706, 140), (744, 70), (786, 110)):
        v.fill(oval(330, y, wide, 7), "#c9d6ee", 0.2)
    _bottle(v, 610, 640)
    v.lay(_water(716, 280, 24), "#2e5370", 7, 3)
    v.lay(_water(836, 330, 26), "#2a4c69", 7, 3)
    v.lay(_water(966, 380, 28), "#264562", 7, 3)
    for left, top, _ in strewn(26, 5, (60, 740, 1860, 1040)):
        v.fill(limb("-26,0 -8,-10 10,0 28,-9", 4).moved(left, top), "#8db4cc", 0.3)
    return v.done()


def _water(level: float, length: float, depth: float) -> Shape:
    """Return water up to a level, in pointed waves."""
    shift = level % 97
    points = " ".join(
        f"{x},{level}! {x + length * 0.55},{level + depth} {x + length},{level}!"
        for x in (n * length - length - shift for n in range(int(2200 / length) + 2))
    )
    return blob(f"{points} 2300,1200! -300,1200!")


def _mouse(v: Vista, x: float, y: float) -> None:
    """Let a mouse swim with its nose up."""
    v.fill(limb(f"{x + 120},{y + 46} {x + 190},{y + 8} {x + 250},{y + 34}", 9), "#2c3f5e")
    body = blob("-130,60! -96,-20 0,-56 96,-6 140,60! 0,90")
    v.lay(body.moved(x, y), "#4d5878", 8, 3.6)
    v.lay(oval(x - 56, y - 52, 36) | oval(x + 16, y - 66, 38), "#4d5878", 5, 3.4)
    v.fill(oval(x - 54, y - 48, 20) | oval(x + 18, y - 62, 21), "#6d6a88")
    v.fill(oval(x - 60, y + 6, 8), "#141a38")
    v.fill(oval(x - 62, y + 3, 2.6), "#dfe6fb")
    v.fill(oval(x - 126, y + 44, 10), "#1d2446")


def _bottle(v: Vista, x: float, y: float) -> None:
    """Let a bottle float."""
    body = box(x - 30, y - 60, 60, 120, 20) | box(x - 12, y - 96, 24, 50, 6)
    v.lay(body.turned(28, (x, y)), "#4f7d93", 5, 3.2)
    v.lay(box(x - 14, y - 118, 28, 30, 5).turned(28, (x, y)), "#75705f", 3, 3)
