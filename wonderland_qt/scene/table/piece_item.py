"""Items of the scene: a piece or place as a baked picture, its copies and its highlight."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout_types import Rect
from wonderland_qt.scene.pictures.picture_cache import Baked
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.style.rims import signature_of
from wonderland_qt.scene.style.silhouettes import silhouette

LIFTED_Z = 100_000.0
"""The z value of lifted pieces, above all others."""
HEIGHT_BY_DEPTH = 1_000.0
"""How much higher, in z value, a piece is than the one that it lies on."""
TAG_BEYOND = 0.2
"""How far a tag juts out to the left, as a part of its height."""


def as_qrectf(rect: Rect) -> QRectF:
    """Return a rectangle of the layout as a `QRectF`."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def clamped(rect: QRectF, table: QRectF) -> QRectF:
    """Return a rectangle moved as little as needed to be within the table."""
    x = min(max(rect.x(), table.left()), table.right() - rect.width())
    y = min(max(rect.y(), table.top()), table.bottom() - rect.height())
    return QRectF(QPointF(x, y), rect.size())


def picture_item() -> QGraphicsPixmapItem:
    """Return an empty picture item that ignores mouse events."""
    item = QGraphicsPixmapItem()
    make_passive(item)
    return item


def turn_item(item: QGraphicsPixmapItem, degrees: float) -> None:
    """Turn an item about its middle, given in scaled coordinates because Qt applies the scale first."""
    item.setTransform(turn_about(item.boundingRect().center() * item.scale(), degrees))


def turn_about(point: QPointF, degrees: float) -> QTransform:
    """Return a rotation about a point."""
    x, y = point.x(), point.y()
    return QTransform().translate(x, y).rotate(degrees).translate(-x, -y)


def make_passive(item: QGraphicsPixmapItem) -> None:
    """Make an item paint its picture smoothly and ignore mouse events."""
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


def show_baked(item: QGraphicsPixmapItem, baked: Baked) -> None:
    """Show a baked picture at the size in millimetres that it was baked for."""
    item.setPixmap(baked.pixmap)
    item.setOffset(-baked.margin, -baked.margin)
    item.setScale(1 / baked.scale)


def show_tilted(item: QGraphicsPixmapItem, baked: Baked, tilt: float) -> None:
    """Show a baked picture tilted; its pixmap is turned once here, because turning in each paint is slow."""
    show_baked(item, baked)
    if tilt:
        middle = item.boundingRect().center()
        turn = QTransform().rotate(tilt)
        item.setPixmap(baked.pixmap.transformed(turn, Qt.TransformationMode.SmoothTransformation))
        item.setOffset(item.offset() + middle - item.boundingRect().center())


def show_turned(item: QGraphicsPixmapItem, baked: Baked, factor: float, tilt: float) -> None:
    """Show a baked picture centred on the item's position, enlarged and turned once, not in each paint."""
    turn = QTransform().rotate(tilt).scale(factor, factor)
    item.setPixmap(baked.pixmap.transformed(turn, Qt.TransformationMode.SmoothTransformation))
    size = item.pixmap().deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setScale(1 / baked.scale)
    item.setTransform(QTransform())


class LookAlike(QGraphicsPixmapItem):
    """A copy of a piece's picture that is no piece itself, baked for `baked_width` millimetres."""

    def __init__(self, baked: Baked, width: float) -> None:
        """Show a picture that was baked for a piece `width` millimetres wide.

        At the item scale `baked_scale` it is shown in that width, however many pixels it has.
        """
        super().__init__()
        make_passive(self)
        show_baked(self, baked)
        self.baked_scale, self.baked_width = 1 / baked.scale, width


class Lit(NamedTuple):
    """The picture of a highlight, its corner on the table, and a key of what it was `made_of`."""

    corner: QPointF
    baked: Baked
    made_of: Hashable


class Highlight(QGraphicsPixmapItem):
    """Light around a piece or shade on it, above everything on the piece, which it follows."""

    def __init__(self) -> None:
        """Begin without a picture; `_away` is how far its corner is from that of its piece."""
        super().__init__()
        make_passive(self)
        self.lit: Lit | None = None
        self._away = QPointF()

    def show_lit(self, lit: Lit, home: Rect) -> None:
        """Show a highlight, and note its offset from the piece's home so that it can follow the piece.

        One made of the same picture is not painted again.
        """
        self._away = lit.corner - as_qrectf(home).topLeft()
        if self.lit is None or self.lit.made_of != lit.made_of:
            show_baked(self, lit.baked)
        self.lit = lit

    def follow(self, corner: QPointF, factor: float) -> None:
        """Move to the piece's current corner, scaled by `factor` like the piece, if anything is shown."""
        if self.lit is not None:
            self.setPos(corner + self._away * factor)
            self.setScale(factor / self.lit.baked.scale)


class PieceItem(QGraphicsPixmapItem):
    """A piece on the drawn table.

    `piece_id` and `place` are those of the model. `home` is its rectangle in millimetres, `resting_z` its
    z value and `tilt` its turn in degrees. `tag` is a badge above whatever covers the piece, and
    `highlight` its light or shade. `seen` means that it is not hidden, though it may still be moving there.
    A `printed` piece is painted with the ground unless it is lifted or `travelling`. At rest a piece is
    `solid` or invisible. The picture was baked for `baked_width` millimetres, which it covers at the item
    scale `baked_scale`.
    """

    def __init__(self, piece_id: str, place: str, look: Look) -> None:
        """Begin without a size or picture: the scene lays the piece, then bakes its look.

        `baked_for` is how many pixels a millimetre of the picture has, 0 before it is baked. `_upright` is
        the picture without its tilt; `_silhouette_of` keeps the silhouette found last, after the cache key of
        its picture. Until the scene has found otherwise it is `seen`, and painted by itself (not `printed`).
        """
        super().__init__()
        make_passive(self)
        self.piece_id, self.place, self.look = piece_id, place, look
        self.state = State.PLAIN
        self.home = Rect(0, 0, 0, 0)
        self.resting_z = self.tilt = 0.0
        self.baked_for = 0.0
        self.baked_scale = self.baked_width = 1.0
        self._upright: Baked | None = None
        self._silhouette_of: tuple[int, Hashable] = (0, None)
        self.printed = self.travelling = False
        self.seen = self.solid = True
        self.tag: QGraphicsPixmapItem | None = None
        self.highlight: Highlight | None = None

    @property
    def resting_scale(self) -> float:
        """Return the item scale of the picture when the piece rests."""
        return self.baked_scale * self.home.width / self.baked_width

    @property
    def silhouette(self) -> Hashable:
        """Return a key that is equal for pieces whose pictures have the same silhouette.

        It is computed once for each picture, because that takes a look at all pixels.
        """
        picture = self.pixmap()
        known_picture, signature = self._silhouette_of
        if known_picture != picture.cacheKey():
            signature = signature_of(picture.toImage())
            self._silhouette_of = picture.cacheKey(), signature
        return signature

    @property
    def pictured(self) -> QRectF:
        """Return the rectangle of the picture with shadow and badge, when the piece rests."""
        scale, body = self.resting_scale, self.boundingRect()
        return QRectF(body.topLeft() * scale + as_qrectf(self.home).topLeft(), body.size() * scale)

    @property
    def current_rect(self) -> QRectF:
        """Return the current rectangle of the piece, with its current size."""
        return QRectF(
            self.x(), self.y(), self.home.width * self.size_factor, self.home.height * self.size_factor
        )

    @property
    def size_factor(self) -> float:
        """Return the factor of its current size compared to its size at rest."""
        return self.scale() / self.resting_scale if self.baked_for and self.home.width else 1.0

    @property
    def body(self) -> QRectF:
        """Return the rectangle of the piece at its current position, with its size at rest."""
        return QRectF(self.pos(), QPointF(self.x() + self.home.width, self.y() + self.home.height))

    def covers(self, x: float, y: float) -> bool:
        """Tell whether the piece covers a point; a lifted one covers none, so that those below are found."""
        if self.state is State.LIFTED:
            return False
        home = self.home
        if self.tilt:
            upright = turn_about(as_qrectf(home).center(), -self.tilt)
            x, y = upright.map(QPointF(x, y)).toTuple()
        return home.x <= x < home.x + home.width and home.y <= y < home.y + home.height

    def lie(self, home: Rect, resting_z: float, tilt: float = 0.0) -> None:
        """Move the piece to a place, at this z value (unless lifted), turned by `tilt` degrees."""
        self.home, self.resting_z = home, resting_z
        self._tilt_to(tilt)
        self.setPos(home.x, home.y)
        self.stretch()
        self.setZValue(LIFTED_Z if self.state is State.LIFTED else resting_z)
        self.lay_tag()

    def make_solid(self, solid: bool) -> None:
        """Show the piece at rest, or make it invisible; on its way it has an opacity of its own."""
        if solid != self.solid:
            self.solid = solid
            self.setOpacity(solid)

    @property
    def of_the_ground(self) -> bool:
        """Tell whether the piece is painted with the ground now."""
        return self.printed and not self.travelling and self.state is not State.LIFTED

    def show_baked(self, baked: Baked, sharpness: float) -> None:
        """Show a picture that was baked for so many device pixels per millimetre.

        Items measure in millimetres, so its pixels are scaled down by as much as it was baked larger.
        """
        self._upright = baked
        show_tilted(self, baked, self.tilt)
        self.baked_for = sharpness
        self.baked_scale, self.baked_width = 1 / baked.scale, self.home.width

    def _tilt_to(self, tilt: float) -> None:
        """Show the picture at another tilt in degrees, if it is baked already."""
        if tilt != self.tilt and self._upright is not None:
            show_tilted(self, self._upright, tilt)
        self.tilt = tilt

    def paint_with_ground(self) -> bool:
        """Decide whether ground or item paints the piece; return whether the ground has just taken over.

        The item alone no longer shows its place then, and the table must be painted again.
        """
        paints_nothing = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
        before, now = bool(self.flags() & paints_nothing), self.of_the_ground
        if before != now:
            self.setFlag(paints_nothing, now)
        return now and not before

    def stretch(self, factor: float = 1.0) -> None:
        """Scale the picture to the width of the place times `factor`, whatever width it was baked for."""
        if self.baked_for and self.home.width:
            self.setScale(self.resting_scale * factor)
        if self.highlight is not None:
            self.highlight.follow(self.pos(), factor)

    def look_alike(self) -> LookAlike:
        """Return a copy of the piece as it looks now."""
        margin = -self.offset().x()
        copy = LookAlike(Baked(self.pixmap(), 1 / self.baked_scale, margin), self.baked_width)
        copy.setOffset(self.offset())
        return copy

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the piece as part of the ground."""
        painter.save()
        painter.setTransform(self.sceneTransform(), combine=True)
        painter.drawPixmap(self.offset(), self.pixmap())
        painter.restore()

    def lay_tag(self) -> None:
        """Put the badge at the lower left, above pieces on this one but below those on them.

        Pieces on this one are one depth higher, and those on them begin two depths higher.
        """
        if self.tag is None:
            return
        height = self.tag.pixmap().deviceIndependentSize().height() * self.tag.scale()
        self.tag.setPos(self.home.x - TAG_BEYOND * height, self.home.y + self.home.height - height)
        self.tag.setZValue(self.resting_z + 2 * HEIGHT_BY_DEPTH - 1)


def outline_of(item: PieceItem, shape: str, around: float) -> QPainterPath:
    """Return the outline of a piece as shown now, `around` millimetres larger on all sides.

    A piece that fills cells of the board has their outline; others have that of `shape`.
    """
    if item.look.cells:
        return _outline_of_cells(item, around)
    room = item.current_rect.adjusted(-around, -around, around, around)
    return turn_about(room.center(), item.tilt).map(silhouette(shape, room))


def _outline_of_cells(item: PieceItem, around: float) -> QPainterPath:
    """Return the common outline of the places that an area covers."""
    path, corner = QPainterPath(), item.current_rect.topLeft()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in item.look.cells:
        path.addRect(as_qrectf(cell).translated(corner).adjusted(-around, -around, around, around))
    return path.simplified()
