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

CARRIED_FACTOR = 1.2
"""The width of a carried piece, as a multiple of its width on the table."""
HEIGHT_ON_BENCH = 0.6
"""The height of a piece on a bench, as a part of the bench's height."""
OVERLAP = 0.3
"""How much of a carried piece overlaps the piece that it hangs beside, as a part of its width and height."""
LIFT_DURATION = 0.6
"""The duration of lifting a piece, as a part of the duration of gliding home."""
SHORTEST_GLIDE = 0.4
"""The duration of gliding home from nearby, as a part of that across the whole table."""


class Carried(QObject):
    """A copy of a piece's picture that follows the pointer; the piece itself stays until the model moves it.

    Gliding home across the whole table takes `milliseconds`; 0 means without animation.
    """

    def __init__(self, scene: TableScene, piece: str, milliseconds: int = 0) -> None:
        """Lift a copy of the piece's picture, in a part of `milliseconds`, the longest time of a glide home.

        The piece itself stays in its place and is dimmed while its copy is carried. `_lifted` (0 to 1) is how
        far the copy is lifted, and `_lifted_factor` its scale when it is wholly so. `_factor_and_tilt` are
        those of the last drawn picture: as long as they stay the same, it is turned only once.
        """
        super().__init__(scene)
        self.scene, self.piece, self.milliseconds = scene, piece, milliseconds
        self._baked = scene.bake_alone(piece, State.LIFTED)
        self.picture = LookAlike(self._baked, self._home.width())
        self.picture.setZValue(LIFTED_Z)
        self._middle = self._home.center()
        self._lifted, self._lifted_factor = 0.0, CARRIED_FACTOR
        self._factor_and_tilt, self._pixmap_is_turned = (0.0, 0.0), False
        self._clock = QVariantAnimation(self)
        self._update_picture()
        scene.addItem(self.picture)
        scene.show_as(piece, State.DIMMED)
        self._animate(self._lift, round(LIFT_DURATION * milliseconds))

    @property
    def rect(self) -> QRectF:
        """Return the rectangle of the picture on the table, larger the more it is lifted, but not tilted."""
        size = self._home.size() * (1 + (self._lifted_factor - 1) * self._lifted)
        rect = QRectF(QPointF(), size)
        rect.moveCenter(self._middle)
        return rect

    def follow(self, pointer: QPointF, card: QRectF | None = None) -> None:
        """Move the picture to the pointer, or beside a card that the player must be able to read."""
        self._middle = pointer if card is None else self._middle_beside(card)
        self._update_picture()

    def _middle_beside(self, card: QRectF) -> QPointF:
        """Return where the picture's middle hangs at a card's lower right corner, so that both can be read.

        If the table ends too soon at the right, it is the lower left corner.
        """
        size, table = self.rect.size(), self.scene.sceneRect()
        outwards = (0.5 - OVERLAP) * size.width()
        fits = card.right() + outwards + size.width() / 2 <= table.right()
        x = card.right() + outwards if fits else card.left() - outwards
        y = card.bottom() + (0.5 - OVERLAP) * size.height()
        return QPointF(x, min(y, table.bottom() - size.height() / 2))

    def lie_on(self, bench: QRectF) -> None:
        """Glide onto the upper edge of a bench, the place where a clicked piece waits for its goal."""
        factor = HEIGHT_ON_BENCH * bench.height() / max(self._home.height(), 1.0)
        begin = self._middle
        end = QPointF(bench.center().x(), bench.top() - self._home.height() * factor / 2)

        def glide(part: float) -> None:
            """Show this part (0 to 1) of the way, on which the piece is lifted and gets its size there."""
            self._lifted, self._lifted_factor = part, CARRIED_FACTOR + (factor - CARRIED_FACTOR) * part
            self._middle = begin + (end - begin) * part
            self._update_picture()

        self._animate(glide, self.milliseconds)

    def fly_home(self) -> None:
        """Glide back to the piece, longer from farther away, or jump without motion; remove the picture."""
        away, lifted = self._middle - self._home.center(), self._lifted
        table = self.scene.sceneRect()
        distance = away.manhattanLength() / (table.width() + table.height())

        def glide(part: float) -> None:
            self._middle = self._home.center() + away * (1 - part)
            self._lifted = lifted * (1 - part)
            self._update_picture()

        self._animate(glide, round(min(SHORTEST_GLIDE + distance, 1.0) * self.milliseconds))
        if self.milliseconds:
            self._clock.finished.connect(self.vanish)
        else:
            self.vanish()

    def vanish(self) -> None:
        """Remove the picture and show the piece in its place as usual again.

        A picture that is on no scene was removed before, and the piece is left as it is now.
        """
        self._clock.stop()
        if self.picture.scene() is not None:
            self.scene.removeItem(self.picture)
            self.scene.lower(self.piece)
        self.deleteLater()

    @property
    def _home(self) -> QRectF:
        """Return the rectangle of the piece at rest, or a null one if it has left the table."""
        item = self.scene.item_of(self.piece)
        return as_qrectf(item.home) if item is not None else QRectF()

    def _lift(self, part: float) -> None:
        """Show the picture lifted by this part (0 to 1), which sets its size and tilt."""
        self._lifted = part
        self._update_picture()

    def _update_picture(self) -> None:
        """Update the picture's position, size and tilt.

        While only its position changes, a pixmap that was turned once is reused, which is faster to paint.
        It lies around its position, where the picture as baked has its upper left corner.
        """
        rect = self.rect
        factor, tilt = rect.width() / self.picture.baked_width, IN_HAND * self._lifted
        if (factor, tilt) == self._factor_and_tilt:
            if not self._pixmap_is_turned:
                show_turned(self.picture, self._baked, factor, tilt)
                self._pixmap_is_turned = True
            self.picture.setPos(rect.center())
            return
        if self._pixmap_is_turned:
            show_baked(self.picture, self._baked)
        self._factor_and_tilt, self._pixmap_is_turned = (factor, tilt), False
        self.picture.setPos(rect.topLeft())
        self.picture.setScale(self.picture.baked_scale * factor)
        turn_item(self.picture, tilt)

    def _animate(self, show: Callable[[float], None], milliseconds: int) -> None:
        """Call `show` with 0.0 to 1.0 over a duration, or only with 1.0 when the duration is 0."""
        self._clock.stop()
        if not milliseconds:
            show(1.0)
            self._update_picture()
            return
        self._clock = QVariantAnimation(self, duration=milliseconds)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(show)
        self._clock.finished.connect(self._update_picture)
        self._clock.start()
