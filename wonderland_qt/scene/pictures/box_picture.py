"""The picture on the box of a game, in the colours that these eyes need."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.scene.pictures.emblems import listed_emblems, paints
from wonderland_qt.scene.style.repainting import repainted


def box_picture(game: str, file: Path) -> QSvgRenderer | None:
    """Read the picture on the box of a game; None where it has none.

    Keep what it paints rather than the picture, which takes up to 2.5 MB; reading it takes 3 to 16 ms.
    """
    if not file.is_file():
        return None
    others = paints(listed_emblems(game)).values()
    if not others:
        return QSvgRenderer(str(file))
    return QSvgRenderer(QByteArray(repainted(file.read_text(encoding="utf-8"), *others).encode()))
