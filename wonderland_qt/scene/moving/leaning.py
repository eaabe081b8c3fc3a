"""Leaning: the largest rectangle of a leaning portrait that covers no name or number beside it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from wonderland_qt.scene.pictures.printed_icons import part_of
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LookAlike, PieceItem, as_qrectf, clamped
from wonderland_qt.scene.table.table_scene import TableScene

LARGEST, SMALLEST, SMALLER = 1.9, 1.1, 0.1
"""The largest and smallest factor of a leaning portrait, and the step between tried factors."""

TOUCHING = 0.04
"""The part of a number's width and height that a portrait may cover."""


def leaning_rect(scene: TableScene, home: QRectF) -> QRectF:
    """Return the largest rectangle of a portrait leaning from `home` that hides no name, number or words.

    It is `home` itself if every larger one hides some.
    """
    table, kept_free = scene.sceneRect(), _rects_to_keep_free(scene, home)
    factor = LARGEST
    while factor > SMALLEST:
        for rect in _rects_around(home, home.width() * factor, home.height() * factor):
            leaned = clamped(rect, table)
            if not any(leaned.intersects(other) for other in kept_free):
                return leaned
        factor -= SMALLER
    return QRectF(home)


def _rects_to_keep_free(scene: TableScene, portrait: QRectF) -> list[QRectF]:
    """Return the rectangles that a leaning portrait must not cover: numbers, words and icons, and names.

    A number that overlaps the portrait in its place cannot be kept free; `lying_over` shows it above.
    """
    read = [item for item in _visible_pieces(scene) if _can_be_read(item.look)]
    rects = [as_qrectf(item.home) for item in read]
    beside = [_without_edge(rect) for rect in rects if not _covers_portrait(rect, portrait)]
    return beside + _names_beside(scene, portrait)


def _can_be_read(look: Look) -> bool:
    """Tell whether a look has something that is read: a badge, lines, or icons."""
    return bool(look.badge or look.lines or look.icons)


def lying_over(scene: TableScene, home: QRectF) -> list[LookAlike]:
    """Return copies of the pieces with numbers that overlap a portrait in its place, to be shown above it.

    Pieces that were never drawn (`baked_for` is 0) cannot be copied.
    """
    pieces = (
        item
        for item in _pieces_with_number(scene)
        if item.baked_for and _covers_portrait(as_qrectf(item.home), home)
    )
    return [_copy_in_place(item) for item in pieces]


def _copy_in_place(item: PieceItem) -> LookAlike:
    """Return a copy of a piece's picture, at the place and size of the piece."""
    picture = item.look_alike()
    picture.setPos(as_qrectf(item.home).topLeft())
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
    """Return a rectangle without the edge that a portrait may cover."""
    edge_x, edge_y = TOUCHING * room.width(), TOUCHING * room.height()
    return room.adjusted(edge_x, edge_y, -edge_x, -edge_y)


def _names_beside(scene: TableScene, portrait: QRectF) -> list[QRectF]:
    """Return the rectangles of players' names without what a portrait in its place covers of them.

    A name that overlaps it begins at the portrait's right edge, as the part before cannot be kept free.
    """
    names = list(_rects_of_names(scene))
    for name in names:
        if name.intersects(portrait):
            name.setLeft(portrait.right() + 1)
    return names


def _rects_of_names(scene: TableScene) -> Iterator[QRectF]:
    """Yield the rectangles in which players' names are printed on visible pieces."""
    kinds = scene.kinds
    for item in _visible_pieces(scene):
        form = kinds[item.look.kind]
        if form.titled and form.name is not None and item.look.label:
            yield part_of(as_qrectf(item.home), form.name)


def _pieces_with_number(scene: TableScene) -> Iterator[PieceItem]:
    """Yield the visible pieces with a badge, such as a count."""
    yield from (item for item in _visible_pieces(scene) if item.look.badge)


def _visible_pieces(scene: TableScene) -> Iterator[PieceItem]:
    """Yield the pieces that are seen and have already got room on the table."""
    yield from (item for item in scene.piece_items() if item.seen and item.home.width)
