"""The picture on the box of a game, in the colours for the user's colour vision."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.scene.pictures.emblems import listed_emblems, paints
from wonderland_qt.scene.style.repainting import repainted


def box_picture(game: str, file: Path) -> QSvgRenderer | None:
    """Read the picture on the box of a game; None if it has none.

    Callers should keep the painted pixels, not the renderer, which takes up to 2.5 MB (3 to 16 ms to read).
    """
    if not file.is_file():
        return None
    changed_colours = paints(listed_emblems(game)).values()
    if not changed_colours:
        return QSvgRenderer(str(file))
    svg = repainted(file.read_text(encoding="utf-8"), *changed_colours)
    return QSvgRenderer(QByteArray(svg.encode()))
