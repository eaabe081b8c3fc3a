"""The log: how events of Bunny Kingdom name things, and which events it leaves out."""

from wonderland_qt.components.narration import Narration
from wonderland_qt.engine.events import Event
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.events import (
    CardsDealt,
    FiefHarvested,
    HandReceived,
    HandSeen,
)
from wonderland_qt.games.bunny_kingdom.seen.naming import card_text, square_text

CARDS = ("card", "counted_cards", "building", "parchment", "copied", "counted_as")


def is_barren(event: Event) -> bool:
    """Tell whether an event is the harvest of a fief without points, which the log leaves out."""
    return isinstance(event, FiefHarvested) and not event.points


NARRATION: Narration[Content] = Narration(
    field_texts={
        **dict.fromkeys(CARDS, card_text),
        "squares": lambda _content, square: square_text(square),
    },
    selecting=frozenset({"phase", "side", "square"}),
    quiet=frozenset({CardsDealt, HandReceived, HandSeen}),
    is_quiet=is_barren,
)
