"""Eyes: how the people at this screen see, which all pictures and pages keep to."""

from __future__ import annotations

from typing import Literal, NamedTuple

Colours = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Contrast = Literal["usual", "high"]
Letters = Literal["usual", "larger", "largest"]


LARGER: dict[Letters, float] = {"usual": 1.0, "larger": 1.1, "largest": 1.2}
"""How many times as high letters on pages are."""
ON_PIECES: dict[Letters, int] = {"usual": 11, "larger": 14, "largest": 17}
"""How high letters and numbers on pieces are at least, in pixels, where there is room."""


class Eyes(NamedTuple):
    """Which colours stay apart, how strongly things stand out, and how large letters are."""

    colours: Colours = "usual"
    contrast: Contrast = "usual"
    letters: Letters = "usual"

    @property
    def larger(self) -> float:
        """Return how many times as high as usual letters on pages are."""
        return LARGER[self.letters]

    @property
    def on_pieces(self) -> int:
        """Return how high letters on pieces are at least, in pixels, where there is room."""
        return ON_PIECES[self.letters]


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
