"""The log: what the facts of Bunny Kingdom name, and which of them nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.facts import CardsDealt, CardsOpened, FiefHarvested
from wonderland_qt.games.bunny_kingdom.seen.naming import card_text, square_text
from wonderland_qt.parts.telling import Telling

CARDS = ("card", "counted_cards", "building", "parchment", "copied", "counted_as")


def is_barren(fact: Fact) -> bool:
    """Tell whether a fief gave nothing."""
    return isinstance(fact, FiefHarvested) and not fact.points


TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(CARDS, card_text),
        "squares": lambda _pack, square: square_text(square),
    },
    selecting=frozenset({"phase", "side", "square"}),
    quiet=frozenset({CardsDealt, CardsOpened}),
    is_quiet=is_barren,
)
