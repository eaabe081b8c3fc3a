"""A new pack in the user's folder."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.installing import make_pack
from wonderland_qt.engine.content.packs import PackSheet


def new_pack(sheet: PackSheet) -> Path:
    """Make a pack with this sheet in the user's folder, and return its folder; raises ContentMistakes."""
    return make_pack(paths.packs(), sheet)
