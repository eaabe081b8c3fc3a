"""The log: what the facts of Pixie Queen name, and which of them nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.facts import ScreensOpened
from wonderland_qt.games.pixie_queen.seen.naming import face_text, place_text, prize_text
from wonderland_qt.parts.telling import Telling

TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(("space", "origin", "goal"), place_text),
        "prize": prize_text,
        "shows": face_text,
    },
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({ScreensOpened}),
    is_worth_naming=lambda _pack, _cause: True,
)
