"""The log: what the facts of Pixie Queen name, and which of them nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.facts import DiscsTakenBack, ScreensOpened
from wonderland_qt.parts.telling import Telling

TELLING: Telling[Pack] = Telling(
    called={"good": lambda _pack, good: Text(good)},
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({DiscsTakenBack, ScreensOpened}),
    is_worth_naming=lambda _pack, _cause: True,
)
