"""The log: what the facts of Bunny Kingdom name, and which of them nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.facts import CardsDealt, CardsOpened, FiefHarvested
from wonderland_qt.games.bunny_kingdom.seen.naming import card_text, square_text
from wonderland_qt.parts.telling import Names, Telling

CARDS = ("card", "counted_cards", "building", "parchment", "copied", "counted_as")

TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(CARDS, card_text),
        "squares": lambda _pack, square: square_text(square),
    },
    selecting=frozenset({"phase", "side", "square"}),
    quiet=frozenset({CardsDealt, CardsOpened}),
)


def log_text(fact: Fact, pack: Pack, names: Names) -> Text | None:
    """Return the line that tells the fact; nobody needs to be told of a fief that gives nothing."""
    barren = isinstance(fact, FiefHarvested) and not fact.points
    return None if barren else TELLING.log_text(fact, pack, names)
