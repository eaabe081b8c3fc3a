"""The faces of the bots in round frames: ours, or drawn by a pack; a plain one for unknown bots."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from wonderland_qt import paths
from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.models.packs.folders import pictures_by_name
from wonderland_qt.scene.pictures.art import Drawing
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

NOBODY = "any"
IN_PACKS = "face"
"""The folder of a pack's art that contains the faces of its bots."""


class Faces:
    """Draws faces by name; pictures in the folders `over` take precedence, once they are loaded."""

    def __init__(self, over: tuple[Path, ...] = ()) -> None:
        """Find the faces in these folders of packs, the last of which counts; they replace the program's."""
        self._over = {name: path for folder in over for name, path in pictures_by_name(folder).items()}
        self._read: dict[str, QSvgRenderer] = {}

    def paint(self, painter: QPainter, face: str, room: QRectF) -> None:
        """Paint a face."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._drawing_of(face).render(painter, room)

    def picture(self, face: str, side: int, ratio: float) -> QPixmap:
        """Return a face as a square picture."""
        pixmap = blank(QSize(side, side), ratio)
        painter = QPainter(pixmap)
        self.paint(painter, face, QRectF(0, 0, side, side))
        painter.end()
        return pixmap

    def _drawing_of(self, face: str) -> Drawing:
        """Return the face from a pack if its picture is loaded, else the program's own.

        Nothing is to be done here when the picture comes: labels repaint themselves.
        """
        path = self._over.get(f"{IN_PACKS}/{face}")
        drawn = pack_pictures().picture(path, lambda: None) if path is not None else None
        return drawn if drawn is not None else self._built_in(face)

    def _built_in(self, face: str) -> QSvgRenderer:
        """Return a face of the program, read once; an unknown one looks like that of any bot."""
        if face not in self._read:
            path = paths.window() / "faces" / f"{face}.svg"
            self._read[face] = QSvgRenderer(str(path)) if path.is_file() else self._built_in(NOBODY)
        return self._read[face]


class FaceLabel(QWidget):
    """Shows a face; screen readers ignore it, as the name stands beside it."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        """Begin without a face; clicks on it reach what it stands on, such as a button."""
        super().__init__(parent)
        self._faces, self.face = faces, ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pack_pictures().came.connect(self.update)

    def show_face(self, face: str) -> None:
        """Show this face, or none for ""."""
        self.face = face
        self.setVisible(bool(face))
        self.update()

    def set_side(self, side: int) -> None:
        """Set the length of the sides."""
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, if there is one."""
        if self.face:
            painter = QPainter(self)
            self._faces.paint(painter, self.face, QRectF(self.rect()).adjusted(1, 1, -1, -1))
