"""What is said of a pack wherever it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.packs.slips import Slip


class Said(NamedTuple):
    """The words of the window, and the titles of the games."""

    words: Words
    titles: Mapping[str, str]

    def made_by(self, slip: Slip) -> str:
        """Return version and author, as far as the pack tells them."""
        version = [self.words.say(text("packs-version", version=slip.version))] if slip.version else []
        author = [self.words.say(text("packs-author", author=slip.author))] if slip.author else []
        unsigned = "" if slip.mistakes else self.words.say(Text("packs-unsigned"))
        return " · ".join(version + author) or unsigned

    def games_of(self, slip: Slip) -> str:
        """Return the titles of the games that the pack changes."""
        return ", ".join(self.titles[game] for game in slip.games) or self.words.say(Text("packs-no-game"))
