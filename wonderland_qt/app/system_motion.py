"""The speed of animations, from the preferences or from the system."""

from __future__ import annotations

import os
import subprocess
from configparser import ConfigParser, Error
from functools import cache
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from wonderland_qt.app.settings import MOTION_MILLISECONDS, Motions

UNSEEN = {"offscreen", "minimal"}
GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
PATIENCE = 0.5
"""The seconds the system has to answer."""


def motion_milliseconds(motion: Motions) -> int:
    """Return the longest duration of a movement, 0 if nothing shall move."""
    if motion == "system":
        motion = "off" if wants_stillness() else "normal"
    return MOTION_MILLISECONDS[motion]


def tempo(motion: Motions) -> float:
    """Return the duration of animations as a factor of the usual; 0 for none."""
    return motion_milliseconds(motion) / MOTION_MILLISECONDS["normal"]


@cache
def wants_stillness() -> bool:
    """Tell whether the system asks programs not to animate, or there is no screen.

    Qt 6.11 does not report that, so GNOME and KDE are asked directly.
    """
    if QGuiApplication.platformName() in UNSEEN:
        return True
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").upper()
    if "GNOME" in desktop and gnome_is_still():
        return True
    return "KDE" in desktop and kde_is_still()


def gnome_is_still() -> bool:
    """Tell whether GNOME's animations are off; False if it does not answer."""
    try:
        answer = subprocess.run(GNOME, capture_output=True, text=True, timeout=PATIENCE, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.strip() == "false"


def kde_is_still() -> bool:
    """Tell whether KDE's animation speed is "instant"."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    settings = ConfigParser(strict=False, interpolation=None)
    try:
        settings.read(folder / "kdeglobals", encoding="utf-8")
        return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (Error, OSError, ValueError):
        return False
