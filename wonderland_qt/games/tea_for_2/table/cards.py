"""Cards as pieces."""

from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import CardId, Content


def card_piece(content: Content, card: CardId, place: str, order: int) -> Piece:
    """Return a card that lies face up, with its value, stars and effect."""
    known = content.cards[card]
    value, effect = known.value, describe_all(known.effect)
    return Piece(
        ids.CARD(card),
        f"{known.side}_card" if known.side else "card",
        art=known.character,
        place=place,
        order=order,
        badge=str(value),
        text=text("piece-card", card=Text(known.character), value=value, stars=known.stars, effect=effect),
        icons=("star",) * known.stars,
        lines=effect,
    )
