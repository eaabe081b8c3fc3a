"""A player's leader, figures, supporters and castles as pieces, in regions and in the pool."""

from collections.abc import Iterator

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import HEAD, POOL

LEADER_ORDER, FIGURE_ORDER, SUPPORTER_ORDER, CASTLE_ORDER = 10, 20, 30, 40
"""The order in a region of the first player's units and castle; the number of another's seat is added."""


def unit_pieces(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's leader, figures, supporters and castles."""
    player, seat_number = table.players[seat], table.seats.index(seat)
    words = text("piece-leader", player=Text(seat), strength=player.leader_strength)
    place = _place_id(player.leader, player, content)
    yield Piece(ids.LEADER(seat), "leader", seat, place, order=LEADER_ORDER + seat_number, text=words)
    yield from _figures(player, content, FIGURE_ORDER + seat_number)
    yield from _supporters(player, SUPPORTER_ORDER + seat_number)
    yield from _castles(player, content, CASTLE_ORDER + seat_number)


def _figures(player: PlayerView, content: Content, order: int) -> Iterator[Piece]:
    """Yield the player's Wonderlandian figures, each where it stands with its strength."""
    for figure, location in player.figures.items():
        strength = content.figures[figure].strength
        yield Piece(
            id=ids.FIGURE(figure),
            kind="figure",
            art=figure,
            place=_place_id(location, player, content),
            order=order,
            badge=str(strength),
            text=text("piece-figure", figure=Text(figure), player=Text(player.id), strength=strength),
            owner=player.id,
        )


def _supporters(player: PlayerView, order: int) -> Iterator[Piece]:
    """Yield stacks of supporters: one in the pool, one in each region after all but one of its supporters.

    The single ones are for stages that show supporters one by one; there the stack stands for the last one.
    """
    yield _stack(player, ids.supporters(player.id, POOL), ids.POOL(player.id), player.supporters, order)
    single = text("piece-unit", player=Text(player.id))
    for region, supporters in player.placed.items():
        place = ids.REGION(region)
        for number in range(1, supporters):
            piece = ids.UNIT(player.id, region, number)
            yield Piece(piece, "unit", player.id, place, order=order, text=single)
        yield _stack(player, ids.supporters(player.id, region), place, supporters, order)


def _stack(player: PlayerView, piece: str, place: str, supporters: int, order: int) -> Piece:
    words = text("piece-supporters", player=Text(player.id), supporters=supporters)
    return Piece(piece, "supporter", player.id, place, order=order, badge=str(supporters), text=words)


def _castles(player: PlayerView, content: Content, order: int) -> Iterator[Piece]:
    """Yield the castles left in the pool, as one piece with their number, and those in regions."""
    owner, castle, pool = player.id, ids.CASTLE(player.id), ids.POOL(player.id)
    left = content.board.castles - len(player.castles)
    words = text("piece-castles-left", player=Text(owner), castles=left)
    yield Piece(castle, "castle", owner, pool, order=order, badge=str(left), text=words)
    for region, standing in player.castles.items():
        castle, place = ids.CASTLE(owner, region), ids.REGION(region)
        kind = "castle" if standing == "standing" else "lying_castle"
        words = text("piece-castle", player=Text(owner), standing=standing, vp=player.castle_value)
        yield Piece(castle, kind, owner, place, order=order, text=words)


def _place_id(location: str, player: PlayerView, content: Content) -> str:
    """Return the id of the place of a leader or figure at the head, in the pool, a region or a chair."""
    if location == HEAD:
        return HEAD
    if location == POOL:
        return ids.POOL(player.id)
    return ids.REGION(location) if location in content.ring else ids.CHAIR(location)
