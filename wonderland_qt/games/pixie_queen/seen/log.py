"""The log: what places, prizes and dice are called, and which events no one needs to be told."""

from wonderland_qt.components.narration import Narration
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events
from wonderland_qt.games.pixie_queen.content.game_content import Content, PrizeId


def place_text(content: Content, place: str) -> Text:
    """Return what a space is called: by its action; the mine and the servant spot by themselves."""
    return Text(content.spaces[place].action if place in content.spaces else place)


def prize_text(content: Content, prize: PrizeId) -> Text:
    """Return what a prize is called: by its row and its points."""
    known = content.prizes[prize]
    return text("prize", row=Text(f"row-{known.row}"), points=known.points)


def face_text(content: Content, face: str) -> Text:
    """Return what the face of a die shows."""
    return Text(face) if face in content.casino_gives else text("pips", number=int(face))


NARRATION: Narration[Content] = Narration(
    field_texts={
        **dict.fromkeys(("space", "origin", "goal"), place_text),
        "prize": prize_text,
        "shows": face_text,
    },
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({events.ScreensOpened}),
    is_worth_naming=lambda _content, _cause: True,
)
