"""Contact sheets: all pictures of a folder side by side."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from art.palette import SHADOW
from wonderland_qt.engine.table.layout import Rect

CELL = 104


class Art:
    """The pictures of a folder, each read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[Path, QSvgRenderer] = {}

    def named(self, name: str) -> QSvgRenderer | None:
        """Return a picture by name, if there is one."""
        path = self.folder / f"{name}.svg"
        if path not in self._read and path.is_file():
            self._read[path] = QSvgRenderer(str(path))
        return self._read.get(path)


def contact_sheet(art: Art, target: Path) -> None:
    """Draw all pictures side by side, each fitted into a square."""
    names = sorted(
        path.relative_to(art.folder).with_suffix("").as_posix() for path in art.folder.rglob("*.svg")
    )
    columns = 20
    image = QImage(columns * CELL, -(-len(names) // columns) * CELL, QImage.Format.Format_ARGB32)
    image.fill(QColor(SHADOW))
    painter = QPainter(image)
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        picture = art.named(name)
        assert picture is not None, name
        assert picture.isValid(), name
        draw(painter, picture, Rect(column * CELL + 3, row * CELL + 3, CELL - 6, CELL - 6))
    painter.end()
    image.save(str(target))


def draw(painter: QPainter, picture: QSvgRenderer, rect: Rect) -> None:
    """Draw a picture as large as it fits into a rectangle."""
    size = picture.defaultSize()
    scale = min(rect.width / size.width(), rect.height / size.height())
    wide, tall = size.width() * scale, size.height() * scale
    left, top = rect.x + (rect.width - wide) / 2, rect.y + (rect.height - tall) / 2
    picture.render(painter, QRectF(left, top, wide, tall))
