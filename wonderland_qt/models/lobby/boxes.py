"""Boxes: the text and picture on the box of each game, for a shelf or a list."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.listed_game import ListedGame
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text


class Box(msgspec.Struct, frozen=True):
    """The front of a game's box: title, players, minutes, a line about the game, its makers."""

    game: str
    title: str
    line: str
    minutes: int
    sizes: tuple[int, ...]
    credits: str = ""
    """Designers and publisher of the board game; empty for a game that was not published as one."""

    @property
    def players(self) -> str:
        """Return the number of players, as in "2" or "2–5"."""
        least, most = min(self.sizes), max(self.sizes)
        return str(least) if least == most else f"{least}–{most}"

    @property
    def picture(self) -> Path:
        """Return the path of the picture on the box, which may not exist."""
        return paths.of_game(self.game) / "box.svg"


def box_of(listed: ListedGame, language: str) -> Box:
    """Return the box of a game in a language; its makers are "" if the words have no credits."""
    words = Words.load(paths.words(listed.id), language)
    title, line, minutes = (words.say(Text(f"box-{part}")) for part in ("title", "line", "minutes"))
    makers = words.say(Text("box-credits")) if words.has("box-credits") else ""
    return Box(listed.id, title, line, int(minutes), tuple(listed.sizes), makers)
