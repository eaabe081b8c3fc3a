"""Names: what players, squares and cards are called in texts."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.parts.grid import Square


def square_text(square: Square) -> Text:
    """Return what a square is called: by its coordinates."""
    return text("square", name=square)


def card_text(pack: Pack, card: CardId) -> Text:
    """Return what a card is called: a territory card by its square, all else by its entry."""
    known = pack.cards[card]
    if known.kind == "territory":
        return text("territory-card", square=known.of, terrain=Text(pack.terrain[known.of].id))
    return Text(known.of)
