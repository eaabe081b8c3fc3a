"""The captions of a pack, the same wherever it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.pack_rows import PackRow


class PackCaptions(NamedTuple):
    """Writes captions with the words of the window and the titles of the games."""

    words: Words
    titles: Mapping[str, str]

    def made_by(self, pack_row: PackRow) -> str:
        """Return the version and the author of a pack, as far as it states them.

        A pack that states neither is called unsigned, unless it has mistakes.
        """
        stated: list[str] = []
        if pack_row.version:
            stated.append(self.words.say(text("packs-version", version=pack_row.version)))
        if pack_row.author:
            stated.append(self.words.say(text("packs-author", author=pack_row.author)))
        if not stated and not pack_row.mistakes:
            stated.append(self.words.say(Text("packs-unsigned")))
        return " · ".join(stated)

    def games_of(self, pack_row: PackRow) -> str:
        """Return the titles of the games that a pack changes, or that it changes none."""
        titles = ", ".join(self.titles[game] for game in pack_row.games)
        return titles or self.words.say(Text("packs-no-game"))
