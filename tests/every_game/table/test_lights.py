"""Whatever can be taken up, touched or put on is seen to be lit, whatever lies on it.

Games are played at random; at some moments everything that is offered is lit as a hand does it, and what is
seen then is compared with the same table without light.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin
from typing import Any, NamedTuple

import pytest

from tests.every_game.table.test_stages import Staged
from tests.invariants import SOAK
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

SIZE = (1280, 800)
"""Of the window, in pixels: the least for which the table is made."""
EVERY = 7 if SOAK else 71
SETTINGS = [
    (game, size)
    for game, ruleset in GAMES.items()
    for size in (ruleset.seating.sizes if SOAK else ruleset.seating.sizes[-1:])
]
RAYS, SOLID, AROUND = 48, 170, 16
DIFFERS, BRIGHTER, BROAD = 40, 24, 4
"""By how much a colour differs that is seen to differ, and its brightness; how many such pixels are broad."""
MOST_TAKEN, GRID, NEAR = 3, 12, 25.0
HALF, MOST = 0.5, 0.8
BARE = {"bare", "trace"}
"""Shapes that are not seen themselves: their outline is that of their room."""


class Pixels:
    """A picture whose pixels are read quickly."""

    def __init__(self, picture: Any) -> None:
        from PySide6.QtGui import QImage

        self._image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
        self.width, self.height = self._image.width(), self._image.height()
        self._bytes, self._row = self._image.constBits(), self._image.bytesPerLine()

    def at(self, x: float, y: float) -> tuple[int, int, int, int] | None:
        """Return blue, green, red and how solid a pixel is; None outside the picture."""
        across, down = int(x), int(y)
        if not (0 <= across < self.width and 0 <= down < self.height):
            return None
        begin = down * self._row + 4 * across
        blue, green, red, solid = self._bytes[begin : begin + 4]
        return blue, green, red, solid


class Ray(NamedTuple):
    """A point of a piece's outline on the view, and the direction away from its middle."""

    x: float
    y: float
    across: float
    down: float

    def along(self, pixels: Pixels, far: float) -> tuple[int, int, int, int] | None:
        """Return the pixel so far outside the outline."""
        return pixels.at(self.x + far * self.across, self.y + far * self.down)


def outline(view: Any, item: Any) -> list[Ray]:
    """Return the outline of a piece as it would be seen without light, point by point."""
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.table.piece_item import as_qrectf

    baked = view.table_scene.bake_alone(item.piece_id)
    shape, scale = Pixels(baked.pixmap), baked.scale
    bare = view.table_scene.kinds[item.look.kind].shape in BARE
    home, rays = as_qrectf(item.home), []
    wide, high = home.width() * scale / 2, home.height() * scale / 2
    for number in range(RAYS):
        angle = 2 * pi * number / RAYS
        solid = 0 if bare else _edge(shape, baked.margin + wide, baked.margin + high, angle)
        far = solid or _to_rect(wide, high, angle)
        turned = angle + item.tilt * pi / 180
        at = home.center() + QPointF(cos(turned), sin(turned)) * (far / scale)
        on_view = view.viewportTransform().map(at)
        rays.append(Ray(on_view.x(), on_view.y(), cos(turned), sin(turned)))
    return rays


def _edge(shape: Pixels, x: float, y: float, angle: float) -> float:
    """Return how far from the middle the last solid pixel lies, 0 where there is none."""
    last = 0.0
    for far in range(int(x + y)):
        pixel = shape.at(x + far * cos(angle), y + far * sin(angle))
        if pixel is None:
            break
        if pixel[3] > SOLID:
            last = far
    return last


def _to_rect(half_wide: float, half_high: float, angle: float) -> float:
    across, down = abs(cos(angle)) or 1e-9, abs(sin(angle)) or 1e-9
    return min(half_wide / across, half_high / down)


def covered_by_lit(view: Any, item: Any, lit: list[Any], ray: Ray) -> bool:
    """Tell whether another lit card of the same hand lies on a point: its own light is seen there."""
    at = view.viewportTransform().inverted()[0].map(ray.x, ray.y)
    above = (other for other in lit if other.place == item.place and other.resting_z > item.resting_z)
    return any(other.covers(*at) for other in above)


def is_lit(ray: Ray, plain: Pixels, lit: Pixels) -> bool:
    """Tell whether a point of an outline is seen to be lit, by colour and by brightness."""
    differs = brighter = 0
    for far in range(-AROUND // 3, AROUND):
        one, other = ray.along(plain, far), ray.along(lit, far)
        if one is None or other is None:
            continue
        differs += max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) > DIFFERS
        brighter += abs(_luma(one) - _luma(other)) > BRIGHTER
    return differs >= BROAD and brighter > 0


def _luma(pixel: tuple[int, int, int, int]) -> float:
    return 0.11 * pixel[0] + 0.59 * pixel[1] + 0.3 * pixel[2]


def offers(staged: Staged, at: Any) -> Iterator[Any]:
    """Yield what a hand can be offered now: each decision of somebody asked."""
    from wonderland_qt.models.offers.offer import Offer

    for decision in at.decisions:
        offer = Offer(decision.options, staged.scene.seen, str, marked=decision.pick_count > 1)
        if offer.touchable:
            yield offer


def lights(hand: Any, offer: Any) -> Iterator[tuple[str, ...]]:
    """Yield what is lit: all that can begin, then where each of the first pieces can be put."""
    hand.show(offer)
    yield (*hand.goals, *offer.open_places)
    for piece in () if offer.marked else offer.takeable[:MOST_TAKEN]:
        hand.take(piece)
        yield hand.goals
        hand.cancel()


class Seen(NamedTuple):
    """Something lit, the table without light and with it, and what else is lit."""

    view: Any
    item: Any
    stage: str
    plain: Pixels
    lit: Pixels
    all_lit: list[Any]

    @property
    def of_outline(self) -> float:
        """Which part of its outline is seen to be lit, without what lies behind other lit cards."""
        rays = [
            ray
            for ray in outline(self.view, self.item)
            if not covered_by_lit(self.view, self.item, self.all_lit, ray)
        ]
        return sum(is_lit(ray, self.plain, self.lit) for ray in rays) / max(len(rays), 1)

    @property
    def unchanged_within(self) -> float:
        """Which part of its middle looks as it does without light, as far as nothing else is lit there."""
        points = [self.view.viewportTransform().map(at).toTuple() for at in self._middle()]
        pairs = [(self.plain.at(*point), self.lit.at(*point)) for point in points]
        return sum(one == other for one, other in pairs) / len(pairs) if pairs else 1.0

    def _middle(self) -> Iterator[Any]:
        from PySide6.QtCore import QPointF

        baked = self.view.table_scene.bake_alone(self.item.piece_id)
        body, shape, near = self.item.body, Pixels(baked.pixmap), (-NEAR, -NEAR, NEAR, NEAR)
        others = [other.body.adjusted(*near) for other in self.all_lit if other is not self.item]
        for x, y in product(range(GRID // 4, GRID - GRID // 4 + 1), repeat=2):
            within = QPointF(x * body.width(), y * body.height()) / GRID
            pixel = shape.at(*(within * baked.scale + QPointF(baked.margin, baked.margin)).toTuple())
            solid = pixel is not None and pixel[3] > SOLID
            if solid and not any(other.contains(body.topLeft() + within) for other in others):
                yield body.topLeft() + within


def all_that_is_lit(game: str, players: int) -> Iterator[Seen]:
    """Yield everything that is lit at moments of a game, where a hand takes nothing up and where it does."""
    from wonderland_qt.models.offers.offer import NOTHING
    from wonderland_qt.scene.hand.table_hand import TableHand
    from wonderland_qt.scene.table.table_view import NEVER, TableView

    staged = Staged(GAMES[game], players)
    view, hand = TableView(staged.scene, NEVER), TableHand(staged.scene)
    view.resize(*SIZE)
    view.show()
    for number, at in enumerate(staged.moments(EVERY)):
        if number % 2 == 0:
            continue  # as the public sees it; offered is what those see who are asked
        view.fit()
        for offer in offers(staged, at):
            hand.show(NOTHING)
            view.bake_visible()
            plain = Pixels(view.grab())
            for goals in lights(hand, offer):
                lit = Pixels(view.grab())
                lying = (piece for piece in goals if piece != hand.taken)  # what is held is seen larger
                items = [item for piece in lying if (item := staged.scene.item_of(piece)) is not None]
                place = f"{staged.stage.id}, {'taken' if hand.taken else 'begun'}"
                yield from (Seen(view, item, place, plain, lit, items) for item in items)
        hand.show(NOTHING)
    view.close()
    view.setScene(None)


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_what_is_lit_is_seen_to_be_lit_and_stays_what_it_is(
    game: str, players: int, application: Any
) -> None:
    unseen, changed = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for seen in all_that_is_lit(game, players):
        kind = seen.stage, seen.item.look.kind
        unseen[kind] += seen.of_outline < HALF
        changed[kind] += seen.unchanged_within < MOST
    assert +unseen == {}, "half of the outline is seen"
    assert +changed == {}, "what is printed on it stays"
