"""Leaning: the largest rectangle of a leaning portrait that covers no name or number beside it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.table.piece_item import LookAlike, PieceItem, area, clamped
from wonderland_qt.scene.table.table_scene import TableScene

LARGEST, SMALLEST, SMALLER = 1.9, 1.1, 0.1
"""The largest and smallest factor of a leaning portrait, and the step between tried factors."""

TOUCHING = 0.04
"""The part of a number's width and height that a portrait may cover."""


def leaning(scene: TableScene, home: QRectF) -> QRectF:
    """Return the largest rectangle of a portrait leaning from `home` that hides no name or number."""
    numbers = [
        room for item in _pieces_with_number(scene) if not _covers_portrait(room := area(item.home), home)
    ]
    table, kept_free = scene.sceneRect(), [_without_edge(room) for room in numbers] + _beside(scene, home)
    size = LARGEST
    while size > SMALLEST:
        for rect in _rects_around(home, home.width() * size, home.height() * size):
            room = clamped(rect, table)
            if not any(room.intersects(other) for other in kept_free):
                return room
        size -= SMALLER
    return QRectF(home)


def lying_over(scene: TableScene, home: QRectF) -> list[LookAlike]:
    """Return copies of the pieces with numbers that overlap a portrait in its place."""
    pieces = (
        item
        for item in _pieces_with_number(scene)
        if item.baked_for and _covers_portrait(area(item.home), home)
    )
    return [_picture_of(item) for item in pieces]


def _picture_of(item: PieceItem) -> LookAlike:
    picture = item.look_alike()
    picture.setPos(area(item.home).topLeft())
    picture.setScale(item.resting_scale)
    return picture


def _rects_around(home: QRectF, wide: float, high: float) -> Iterator[QRectF]:
    """Yield rectangles that grow out of a portrait: to the left, around the middle, then to the right."""
    for right in (home.right(), home.left() + wide, home.center().x() + wide / 2):
        for top in (home.bottom() - high, home.center().y() - high / 2, home.top()):
            yield QRectF(QPointF(right - wide, top), QPointF(right, top + high))


def _covers_portrait(room: QRectF, portrait: QRectF) -> bool:
    """Tell whether a portrait covers more than the edge of a rectangle."""
    return portrait.intersects(_without_edge(room))


def _without_edge(room: QRectF) -> QRectF:
    edge_x, edge_y = TOUCHING * room.width(), TOUCHING * room.height()
    return room.adjusted(edge_x, edge_y, -edge_x, -edge_y)


def _beside(scene: TableScene, home: QRectF) -> list[QRectF]:
    """Return the rectangles of players' names; that of a name beside `home` begins at its edge."""
    names = list(_names(scene))
    for name in names:
        if name.intersects(home):
            name.setLeft(home.right() + 1)
    return names


def _names(scene: TableScene) -> Iterator[QRectF]:
    kinds = scene.oven.book.kinds
    for item in _visible_pieces(scene):
        form = kinds[item.look.kind]
        if form.titled and form.name is not None and item.look.label:
            yield _name_of(item, form)


def _name_of(item: PieceItem, form: Kind) -> QRectF:
    left, top, right, bottom = form.name or (0, 0, 0, 0)
    body = area(item.home)
    corner = QPointF(body.left() + left * body.width(), body.top() + top * body.height())
    return QRectF(corner, QPointF(body.left() + right * body.width(), body.top() + bottom * body.height()))


def _pieces_with_number(scene: TableScene) -> Iterator[PieceItem]:
    yield from (item for item in _visible_pieces(scene) if item.look.badge)


def _visible_pieces(scene: TableScene) -> Iterator[PieceItem]:
    yield from (item for item in scene.piece_items() if item.seen and item.home.width)
