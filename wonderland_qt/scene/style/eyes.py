"""Eyes: the user's colour vision, contrast and letter size, which all pictures and pages follow."""

from __future__ import annotations

from typing import Literal, NamedTuple

Colours = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Contrast = Literal["usual", "high"]
Letters = Literal["usual", "larger", "largest"]


LARGER: dict[Letters, float] = {"usual": 1.0, "larger": 1.1, "largest": 1.2}
"""The factor for the height of letters on pages."""
ON_PIECES: dict[Letters, int] = {"usual": 11, "larger": 14, "largest": 17}
"""The least height of letters and numbers on pieces in pixels, where there is room."""


class Eyes(NamedTuple):
    """The user's colour vision, the contrast of highlights, and the size of letters."""

    colours: Colours = "usual"
    contrast: Contrast = "usual"
    letters: Letters = "usual"

    @property
    def larger(self) -> float:
        """Return the factor for the height of letters on pages."""
        return LARGER[self.letters]

    @property
    def on_pieces(self) -> int:
        """Return the least height of letters on pieces in pixels, where there is room."""
        return ON_PIECES[self.letters]


class _Screen:
    """Holds the current settings for the whole program."""

    eyes = Eyes()


def eyes() -> Eyes:
    """Return the current settings."""
    return _Screen.eyes


def see_with(wanted: Eyes) -> bool:
    """Use these settings in the whole program from now on, and return whether they differ from before."""
    before, _Screen.eyes = _Screen.eyes, wanted
    return before != wanted
