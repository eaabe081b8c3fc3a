"""Draws the icon as Windows and macOS want it in their programs: build/icons/wonderland-qt.ico and .icns."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWN = ROOT / "resources" / "window" / "icons" / "wonderland-qt.svg"
MADE = ROOT / "build" / "icons"
SIZES = {".ico": 256, ".icns": 512}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    MADE.mkdir(parents=True, exist_ok=True)
    for ending, size in SIZES.items():
        file = MADE / f"{DRAWN.stem}{ending}"
        if not _drawn(size).save(str(file)):
            raise SystemExit(f"{file} cannot be written")
    application.quit()


def _drawn(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWN)).render(painter)
    painter.end()
    return image


if __name__ == "__main__":
    main()
