"""Whether a window can open at all, told in one readable message; asked before Qt is imported."""

from __future__ import annotations

import ctypes
import importlib
import os
import sys
from collections.abc import Mapping
from importlib import metadata

from wonderland_qt.engine.words.texts import Text, text

NEEDS_NO_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
CURSOR_LIBRARY = "libxcb-cursor.so.0"
BAD_PYSIDE, GOOD_PYTHON = (6, 12), (3, 12)


def hindrance(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Text | None:
    """Return what keeps the window from opening, or None."""
    return _bad_version() or _missing_library() or _missing_display(environment, platform)


def aborts(pyside: str, python: tuple[int, ...]) -> bool:
    """Tell whether this PySide6 aborts under this Python: every void call loses a reference to None."""
    found = tuple(int(part) for part in pyside.split(".")[:2])
    return found == BAD_PYSIDE and python[:2] < GOOD_PYTHON


def _bad_version() -> Text | None:
    try:
        version = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        return None
    if aborts(version, tuple(sys.version_info[:3])):
        return text("hindrance-version", version=version, python=".".join(map(str, sys.version_info[:2])))
    return None


def _missing_library() -> Text | None:
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        return text("hindrance-library", library=str(error))
    return None


def _missing_display(environment: Mapping[str, str], platform: str) -> Text | None:
    chosen = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    if not platform.startswith("linux") or chosen in NEEDS_NO_DISPLAY:
        return None
    if environment.get("WAYLAND_DISPLAY") and chosen != "xcb":
        return None
    if not environment.get("DISPLAY"):
        return Text("hindrance-display")
    try:
        ctypes.CDLL(CURSOR_LIBRARY)
    except OSError as error:
        return text("hindrance-library", library=str(error))
    return None
