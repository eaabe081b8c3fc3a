"""The focus ring around the piece that has the keyboard focus; its dashes show without colour, too."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from wonderland_qt.scene.table.piece_item import LIFTED_Z, outline_of
from wonderland_qt.scene.table.table_scene import TableScene

AROUND, RING_Z = 2.0, LIFTED_Z + 1
"""The distance of the ring from its piece in millimetres, and its z value."""
DARK, LIGHT = QColor("#1c130c"), QColor("#fff6dc")
DARK_WIDTH, LIGHT_WIDTH = 5.0, 2.5
"""The widths of the dark line and of the light dashes on it, in pixels."""


class Ring(QObject):
    """A dashed ring along the outline of a piece: light on dark, so that it shows on any picture.

    It is visible only after the keyboard moved the focus (`by_keys`), because mouse users need no ring.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin hidden, as no key has moved the focus yet; light dashes on dark are seen on any picture."""
        super().__init__(scene)
        self._scene = scene
        self.piece = ""
        self._by_keys = self._table_moves = False
        self._lines = [
            _new_line(DARK, DARK_WIDTH, Qt.PenStyle.SolidLine),
            _new_line(LIGHT, LIGHT_WIDTH, Qt.PenStyle.DashLine),
        ]
        for line in self._lines:
            scene.addItem(line)

    @property
    def by_keys(self) -> bool:
        """Tell whether the keyboard, not the mouse, moved the focus last."""
        return self._by_keys

    @by_keys.setter
    def by_keys(self, by_keys: bool) -> None:
        """Show the ring once the keyboard moved the focus, and hide it once the mouse did."""
        if by_keys != self._by_keys:
            self._by_keys = by_keys
            self.renew()

    def put(self, piece: str) -> None:
        """Draw the ring around a piece, or hide it when there is no such piece.

        After the mouse moved the focus it is drawn, but stays hidden until the keyboard moves it.
        """
        item = self._scene.item_of(piece)
        self.piece = piece if item is not None else ""
        for line in self._lines:
            line.setVisible(item is not None and self._by_keys and not self._table_moves)
            if item is not None:
                shape = self._scene.kinds[item.look.kind].shape
                line.setPath(outline_of(item, shape, AROUND))

    def hide_while_moving(self, moving: bool) -> None:
        """Hide the ring while pieces move, as it would lie across them, and show it when they lie."""
        self._table_moves = moving
        self.renew()

    def renew(self) -> None:
        """Draw the ring around its piece again, which may have moved."""
        self.put(self.piece)

    @property
    def middle(self) -> QPointF:
        """Return the middle of the ring."""
        return self._lines[0].path().boundingRect().center()


def _new_line(colour: QColor, width: float, style: Qt.PenStyle) -> QGraphicsPathItem:
    """Return a hidden line of the ring, `width` pixels wide at any zoom, that ignores mouse events."""
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    line = QGraphicsPathItem()
    line.setPen(pen)
    line.setZValue(RING_Z)
    line.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    line.hide()
    return line
