"""Eyes: how the people at this screen see, which all pictures and pages keep to."""

from __future__ import annotations

from typing import Literal, NamedTuple

Colours = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Contrast = Literal["usual", "high"]
Letters = Literal["usual", "larger", "largest"]


class Eyes(NamedTuple):
    """Which colours stay apart, how strongly things stand out, and how large letters are."""

    colours: Colours = "usual"
    contrast: Contrast = "usual"
    letters: Letters = "usual"


class _Screen:
    """The eyes before the screen: there is one screen, as there is one style sheet."""

    eyes = Eyes()


def eyes() -> Eyes:
    """Return how the people at this screen see."""
    return _Screen.eyes


def see_with(wanted: Eyes) -> bool:
    """Draw for these eyes from now on, and tell whether they differ from those before."""
    before, _Screen.eyes = _Screen.eyes, wanted
    return before != wanted
