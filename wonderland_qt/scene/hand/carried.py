"""The picture of a piece that the player carries: it follows the pointer and glides home when put down."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation

from wonderland_qt.scene.moving.passages import IN_HAND
from wonderland_qt.scene.style.look import State
from wonderland_qt.scene.table.piece_item import (
    LIFTED_Z,
    LookAlike,
    as_qrectf,
    show_baked,
    show_turned,
    turn_item,
)
from wonderland_qt.scene.table.table_scene import TableScene

GROWN = 1.2
"""By which factor a carried piece is larger than on the table."""
LARGE = 0.6
"""The height of a piece on a bench, as a part of the bench's height."""
OVER = 0.3
"""How much of a carried piece overlaps the piece that it hangs beside, as a part of its width and height."""
LIFTING = 0.6
"""The duration of lifting a piece, as a part of the duration of gliding home."""


class Carried(QObject):
    """A copy of a piece's picture that follows the pointer; the piece itself stays until the model moves it.

    Gliding home across the whole table takes `milliseconds`; 0 means without animation.
    """

    def __init__(self, scene: TableScene, piece: str, milliseconds: int = 0) -> None:
        super().__init__(scene)
        self.scene, self.piece, self.milliseconds = scene, piece, milliseconds
        self._baked = scene.bake_alone(piece, State.LIFTED)
        self.picture = LookAlike(self._baked, self._home.width())
        self.picture.setZValue(LIFTED_Z)
        self._middle, self._lifted, self._grown = self._home.center(), 0.0, GROWN
        self._pose, self._still = (1.0, 0.0), False
        self._clock = QVariantAnimation(self)
        scene.addItem(self.picture)
        scene.show_as(piece, State.DIMMED)
        self._play(self._lift, round(LIFTING * milliseconds))

    @property
    def rect(self) -> QRectF:
        """Return the rectangle of the picture on the table, without its tilt."""
        size = self._home.size() * (1 + (self._grown - 1) * self._lifted)
        rect = QRectF(QPointF(), size)
        rect.moveCenter(self._middle)
        return rect

    def follow(self, at: QPointF, beside: QRectF | None = None) -> None:
        """Move the picture to the pointer, or beside a card that the player must be able to read."""
        self._middle = at if beside is None else self._corner_of(beside)
        self._show()

    def _corner_of(self, body: QRectF) -> QPointF:
        """Return the picture's middle at a card's lower right corner, or lower left at the table's edge."""
        size, table = self.rect.size(), self.scene.sceneRect()
        away = (0.5 - OVER) * size.width()
        fits = body.right() + away + size.width() / 2 <= table.right()
        x = body.right() + away if fits else body.left() - away
        y = body.bottom() + (0.5 - OVER) * size.height()
        return QPointF(x, min(y, table.bottom() - size.height() / 2))

    def lie_on(self, bench: QRectF) -> None:
        """Glide onto the upper edge of a bench and stay there."""
        begin, end = self._middle, QPointF(bench.center().x(), bench.top())
        most = LARGE * bench.height() / max(self._home.height(), 1.0)
        end -= QPointF(0, self._home.height() * most / 2)

        def glide(gone: float) -> None:
            self._lifted, self._grown = gone, GROWN + (most - GROWN) * gone
            self._middle = begin + (end - begin) * gone
            self._show()

        self._play(glide, self.milliseconds)

    def fly_home(self) -> None:
        """Glide back to the piece, then remove the picture."""
        away, lifted = self._middle - self._home.center(), self._lifted
        table = self.scene.sceneRect()
        part = min(0.4 + away.manhattanLength() / (table.width() + table.height()), 1.0)

        def glide(gone: float) -> None:
            self._middle = self._home.center() + away * (1 - gone)
            self._lifted = lifted * (1 - gone)
            self._show()

        self._play(glide, round(part * self.milliseconds))
        if self.milliseconds:
            self._clock.finished.connect(self.vanish)
        else:
            self.vanish()

    def vanish(self) -> None:
        """Remove the picture and show the piece in its place as usual again."""
        self._clock.stop()
        if self.picture.scene() is not None:
            self.scene.removeItem(self.picture)
            self.scene.lower(self.piece)
        self.deleteLater()

    @property
    def _home(self) -> QRectF:
        item = self.scene.item_of(self.piece)
        return as_qrectf(item.home) if item is not None else QRectF()

    def _lift(self, gone: float) -> None:
        self._lifted = gone
        self._show()

    def _show(self) -> None:
        """Update the picture's position, size and tilt.

        While only its position changes, a pixmap that was turned once is reused, which is faster to paint.
        """
        rect = self.rect
        pose = rect.width() / self.picture.baked_width, IN_HAND * self._lifted
        if pose == self._pose:
            if not self._still:
                show_turned(self.picture, self._baked, *pose)
            self.picture.setPos(rect.center())
            self._still = True
            return
        if self._still:
            show_baked(self.picture, self._baked)
        self._pose, self._still = pose, False
        self.picture.setPos(rect.topLeft())
        self.picture.setScale(self.picture.baked_scale * pose[0])
        turn_item(self.picture, pose[1])

    def _play(self, show: Callable[[float], None], milliseconds: int) -> None:
        """Call `show` with 0.0 to 1.0 over a duration, or only with 1.0 when the duration is 0."""
        self._clock.stop()
        if not milliseconds:
            show(1.0)
            self._show()
            return
        self._clock = QVariantAnimation(self, duration=milliseconds)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(show)
        self._clock.finished.connect(self._show)
        self._clock.start()
