"""Boxes: what stands on the box of each game, for a shelf or a list."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.listing import Listing
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import Words


class Box(msgspec.Struct, frozen=True):
    """A game as its box tells it: how many can play, how many minutes it takes, and what it is about."""

    game: str
    title: str
    line: str
    minutes: int
    sizes: tuple[int, ...]

    @property
    def players(self) -> str:
        """Return how many can play, as in "2" or "2–5"."""
        least, most = min(self.sizes), max(self.sizes)
        return str(least) if least == most else f"{least}–{most}"

    @property
    def picture(self) -> Path:
        """Return the file of the picture on the box, which may not be there."""
        return paths.of_game(self.game) / "box.svg"


def box_of(listing: Listing, language: str) -> Box:
    """Return the box of a game in a language."""
    words = Words.load(paths.words(listing.id), language)
    title, line, minutes = (words.say(Text(f"box-{part}")) for part in ("title", "line", "minutes"))
    return Box(listing.id, title, line, int(minutes), tuple(listing.sizes))
