"""The log: what places, prizes and dice are called, and which facts nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import Pack, PrizeId
from wonderland_qt.parts.telling import Telling


def place_text(pack: Pack, place: str) -> Text:
    """Return what a space is called: by its action; the mine and the servant spot by themselves."""
    return Text(pack.spaces[place].action if place in pack.spaces else place)


def prize_text(pack: Pack, prize: PrizeId) -> Text:
    """Return what a prize is called: by its row and its points."""
    known = pack.prizes[prize]
    return text("prize", row=Text(f"row-{known.row}"), points=known.points)


def face_text(pack: Pack, face: str) -> Text:
    """Return what the face of a die shows."""
    return Text(face) if face in pack.casino_gives else text("pips", number=int(face))


TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(("space", "origin", "goal"), place_text),
        "prize": prize_text,
        "shows": face_text,
    },
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({facts.ScreensOpened}),
    is_worth_naming=lambda _pack, _cause: True,
)
