"""Cards as pieces, with the squares that they are about and the value of parchments now."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.construction import sites
from wonderland_qt.games.bunny_kingdom.content.game_content import Card, CardId, CardKind, Content
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.value_now import value_now
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id


def card_piece(
    view: TableView, content: Content, owner: PlayerId, card: CardId, place: str, order: int
) -> Piece:
    """Return the piece of a card that lies face up."""
    known = content.cards[card]
    piece = PIECE_OF_KIND[known.kind](view, content, owner, known)
    return replace(piece, place=place, order=order)


def _territory_piece(_view: TableView, content: Content, _owner: PlayerId, card: Card) -> Piece:
    """Return the piece of the card of a square, which says its terrain and resource."""
    terrain, produced = content.terrain[card.of], content.yields[card.of]
    words = text(
        "piece-territory-card",
        square=card.of,
        terrain=Text(terrain.id),
        resource=Text(produced[0]) if produced else "none",
    )
    piece, about = ids.CARD(card.id), (square_id(card.of),)
    return Piece(piece, "territory_card", art=terrain.id, badge=card.of, text=words, about=about)


def _building_piece(view: TableView, content: Content, owner: PlayerId, card: Card) -> Piece:
    """Return the piece of a building card in a hand; the hand gives it place and order."""
    return waiting_piece(view, content, owner, card.id, place="", order=0, piece_id=ids.CARD(card.id))


def waiting_piece(
    view: TableView, content: Content, owner: PlayerId, card: CardId, place: str, order: int, piece_id: str
) -> Piece:
    """Return the piece of a building card, about the squares on which it could stand now."""
    building, squares = content.cards[card].of, could_stand(view, content, owner, card)
    words = text("piece-building-card", building=Text(building), squares=len(squares))
    about = tuple(map(square_id, squares))
    return Piece(piece_id, "building_card", art=building, place=place, order=order, text=words, about=about)


def could_stand(view: TableView, content: Content, owner: PlayerId, card: CardId) -> tuple[Square, ...]:
    """Return where the owner could build a building now, which is not on a square with a printed city.

    A camp can stand on any other square that no player has, all else only on the owner's (CAMP-1, BUILD-3).
    """
    if content.buildings[card].kind == "camp":
        taken = {square for player in view.players.values() for square in player.squares}
        return tuple([square for square in content.without_city if square not in taken])
    return tuple(sites(content, view.players[owner], card))


def _provisions_piece(_view: TableView, content: Content, _owner: PlayerId, card: Card) -> Piece:
    words = text("piece-provisions-card", cards=content.files.provisions.draw_and_play)
    return Piece(ids.CARD(card.id), "provisions_card", art=card.of, text=words)


def _parchment_piece(view: TableView, content: Content, owner: PlayerId, card: Card) -> Piece:
    """Return the piece of a parchment with its score (now or final), about the squares that it counts."""
    tally, holder = value_now(content, view, owner, card.id), view.players[owner]
    has_scored = card.id in holder.scored
    points = holder.scored[card.id] if has_scored else tally.points
    *_earlier, counts_as = holder.copies.get(card.id, (card.id,))
    words = text(
        "piece-parchment",
        parchment=Text(card.id),
        rules=tuple(map(describe, content.parchments[counts_as].score)),
        points=points,
        counted=tally.counted.number,
        copied="none" if counts_as == card.id else Text(counts_as),
        scored="yes" if has_scored else "no",
    )
    about = tuple(dict.fromkeys(map(square_id, tally.counted.squares)))
    return Piece(ids.CARD(card.id), "parchment", art=card.of, badge=str(points), text=words, about=about)


PieceMaker = Callable[[TableView, Content, PlayerId, Card], Piece]
PIECE_OF_KIND: Mapping[CardKind, PieceMaker] = {
    "territory": _territory_piece,
    "building": _building_piece,
    "provisions": _provisions_piece,
    "parchment": _parchment_piece,
}
