"""Preview: ghosts on the map that show what a card of the hand would change."""

from collections.abc import Sequence

from msgspec.structs import replace

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.construction import sites
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id


def previewed(view: TableView, content: Content, piece: str) -> Sequence[Piece]:
    """Return what would stand on the map if a card of the viewer's hand were played, and the fief around it.

    A city or farm stands where it would bring the most now; other cards have no one square.
    """
    if view.viewer is None:
        return ()
    owner = view.players[view.viewer]
    for card in owner.hand.cards:
        if ids.CARD(card) == piece:
            return _ghosts_of_card(content, owner, card)
    return ()


def _ghosts_of_card(content: Content, owner: PlayerView, card: CardId) -> Sequence[Piece]:
    """Return the ghosts of a territory, or of a city or farm; none of any other card."""
    known = content.cards[card]
    if known.kind == "territory":
        rabbit = Piece("ghost:rabbit", "rabbit", art=owner.id, place=square_id(known.of))
        return _ghosts_with_gain(content, owner, square=known.of, card=NO_BUILDING, ghost=rabbit)
    if known.kind == "building" and content.buildings[card].kind in {"city", "farm"}:
        return _ghosts_on_best_square(content, owner, card)
    return ()


def _ghosts_on_best_square(content: Content, owner: PlayerView, card: CardId) -> Sequence[Piece]:
    """Return the ghosts of a building on its best square; none when it can stand nowhere."""
    squares = sites(content, owner, card)
    if not squares:
        return ()
    best = max(squares, key=lambda square: _harvest_with(content, owner, square, card))
    building = content.buildings[card]
    ghost = Piece("ghost:building", building.kind, art=building.id, place=square_id(best))
    return _ghosts_with_gain(content, owner, square=best, card=card, ghost=ghost)


def _ghosts_with_gain(
    content: Content, owner: PlayerView, square: Square, card: CardId, ghost: Piece
) -> Sequence[Piece]:
    """Return a light around the changed fief, the ghost of the new piece, and the gain of a harvest."""
    fief = next(fief for fief in fiefs(content, _player_with(owner, square, card)) if square in fief.squares)
    now = sum(fief.points for fief in fiefs(content, owner))
    gain = _harvest_with(content, owner, square, card) - now
    covers = tuple(map(square_id, fief.squares))
    light = Piece("ghost:fief", "shining", art=owner.id, place=MAP, covers=covers)
    prospect = Piece("ghost:prospect", "prospect", art="prospect", place=square_id(square), badge=f"+{gain}")
    return light, ghost, prospect


def _harvest_with(content: Content, owner: PlayerView, square: Square, card: CardId) -> int:
    """Return the harvest of a player with one more square, or a building on one of theirs."""
    return sum(fief.points for fief in fiefs(content, _player_with(owner, square, card)))


def _player_with(owner: PlayerView, square: Square, card: CardId) -> PlayerView:
    return replace(owner, squares={**owner.squares, square: card})
