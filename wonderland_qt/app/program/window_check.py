"""Checks whether a window can open at all, and explains what is missing; runs before Qt is used."""

from __future__ import annotations

import ctypes
import importlib
import os
import socket
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from wonderland_qt.engine.words.texts import Text, text

NEEDS_NO_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
BAD_PYSIDE, GOOD_PYTHON = (6, 12), (3, 12)
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfreetype.so.6": "libfreetype6",
    "libX11.so.6": "libx11-6",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
WAYLAND_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0"}
"""System libraries that Qt needs, each with the Debian package that contains it."""


def hindrance(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Text | None:
    """Return what keeps the window from opening, and what helps; None if nothing does."""
    return lacks_qt(_libraries_for_display(environment, platform)) or _trouble_with_display(
        environment, platform
    )


def lacks_qt(beside: Mapping[str, str] = MappingProxyType({})) -> Text | None:
    """Return what keeps Qt from working even without a display; None if nothing does.

    If libraries are missing, missing ones of `beside` are listed too, so that all are named at once.
    """
    return _qt_missing(beside) or _qt_aborts()


def aborts(pyside: str, python: tuple[int, ...]) -> bool:
    """Tell whether this PySide6 aborts under this Python, as every void call loses a reference to None."""
    major_and_minor = tuple(int(part) for part in pyside.split(".")[:2])
    return major_and_minor == BAD_PYSIDE and python[:2] < GOOD_PYTHON


def missing_libraries(wanted: Iterable[str]) -> list[str]:
    """Return those libraries that the system lacks."""
    return [library for library in wanted if not _can_load(library)]


def reaches_wayland(environment: Mapping[str, str]) -> bool:
    """Tell whether a Wayland compositor answers at WAYLAND_DISPLAY."""
    named = environment.get("WAYLAND_DISPLAY", "")
    return bool(named) and _is_listening(Path(environment.get("XDG_RUNTIME_DIR", "/")) / named)


def reaches_x11(environment: Mapping[str, str]) -> bool:
    """Tell whether an X server accepts us at DISPLAY; without libxcb, leave the attempt to Qt."""
    named = environment.get("DISPLAY", "")
    if not named or not _can_load("libxcb.so.1"):
        return bool(named)
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(named.encode(), None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def _platform_of_qt(environment: Mapping[str, str]) -> str:
    """Return the platform plugin that QT_QPA_PLATFORM chooses, without its options; "" for none."""
    plugin, _colon, _options = environment.get("QT_QPA_PLATFORM", "").partition(":")
    return plugin


def _qt_missing(beside: Mapping[str, str]) -> Text | None:
    """Return what is missing if Qt cannot be imported, or None.

    If Qt lacks libraries, missing ones of `beside` are named with them, so that all are installed at once.
    """
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        lacking = missing_libraries(QT_LIBRARIES)
        wanted = {**QT_LIBRARIES, **beside} if lacking else {}
        return _message_about_missing(wanted) or text("hindrance-qt", why=str(error))
    return None


def _qt_aborts() -> Text | None:
    """Return a warning if this Qt aborts under this Python, or None."""
    version: str = importlib.import_module("PySide6").__version__
    if aborts(version, tuple(sys.version_info[:3])):
        return text("hindrance-version", version=version, python=".".join(map(str, sys.version_info[:2])))
    return None


def _libraries_for_display(environment: Mapping[str, str], platform: str) -> Mapping[str, str]:
    """Return the libraries for windows on this display, none if none is needed or the system is not Linux."""
    chosen = _platform_of_qt(environment)
    if not platform.startswith("linux") or chosen in NEEDS_NO_DISPLAY:
        return {}
    if chosen != "xcb" and reaches_wayland(environment):
        return WAYLAND_LIBRARIES
    return X11_LIBRARIES


def _trouble_with_display(environment: Mapping[str, str], platform: str) -> Text | None:
    """Return what is wrong with the display, or None.

    Qt prefers Wayland unless X11 (`xcb`) is chosen. A display in reach still needs its libraries.
    """
    chosen = _platform_of_qt(environment)
    if not platform.startswith("linux") or chosen in NEEDS_NO_DISPLAY:
        return None
    if chosen != "xcb" and reaches_wayland(environment):
        return _message_about_missing(WAYLAND_LIBRARIES)
    if not environment.get("DISPLAY"):
        wayland = environment.get("WAYLAND_DISPLAY")
        if wayland:
            return _message_about_unreachable("WAYLAND_DISPLAY", wayland)
        return Text("hindrance-display")
    if not reaches_x11(environment):
        return _message_about_unreachable("DISPLAY", environment["DISPLAY"])
    return _message_about_missing(X11_LIBRARIES)


def _message_about_unreachable(variable: str, display: str) -> Text:
    return text("hindrance-dead", variable=variable, display=display)


def _message_about_missing(libraries: Mapping[str, str]) -> Text | None:
    """Return a message about missing libraries and their packages, or None."""
    lacking = missing_libraries(libraries)
    if not lacking:
        return None
    packages = " ".join(libraries[library] for library in lacking)
    return text("hindrance-libraries", libraries=", ".join(lacking), packages=packages)


def _can_load(library: str) -> bool:
    """Tell whether the system's loader finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _is_listening(path: Path) -> bool:
    """Tell whether something listens on a Unix socket."""
    with socket.socket(socket.AF_UNIX) as attempt:
        try:
            attempt.connect(str(path))
        except OSError:
            return False
    return True
