"""The picture on the box of a game, in the colours that these eyes need."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.scene.pictures.emblems import listed_emblems, paints
from wonderland_qt.scene.style.eyes import Colours, eyes
from wonderland_qt.scene.style.repainting import repainted

MOST_READ = 16


def box_picture(game: str, file: Path) -> QSvgRenderer | None:
    """Return the picture on the box of a game; None where it has none."""
    return _read(game, file, eyes().colours) if file.is_file() else None


@lru_cache(MOST_READ)
def _read(game: str, file: Path, _colours: Colours) -> QSvgRenderer:
    others = paints(listed_emblems(game)).values()
    if not others:
        return QSvgRenderer(str(file))
    return QSvgRenderer(QByteArray(repainted(file.read_text(encoding="utf-8"), *others).encode()))
