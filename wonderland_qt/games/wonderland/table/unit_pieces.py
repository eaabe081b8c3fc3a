"""Units and castles as pieces: in regions, at the tea table and in the pool."""

from collections.abc import Iterator

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import HEAD, POOL

LEADER_ORDER, FIGURE_ORDER, SUPPORTER_ORDER, CASTLE_ORDER = 10, 20, 30, 40


def unit_pieces(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's leader, figures, supporters and castles."""
    player, rank = table.players[seat], table.seats.index(seat)
    words = text("piece-leader", player=Text(seat), strength=player.leader_strength)
    place = _place(player.leader, player, content)
    yield Piece(ids.LEADER(seat), "leader", seat, place, order=LEADER_ORDER + rank, text=words)
    yield from _figures(player, content, rank)
    yield from _supporters(player, rank)
    yield from _castles(player, content, rank)


def _figures(player: PlayerView, content: Content, rank: int) -> Iterator[Piece]:
    for figure, where in player.figures.items():
        strength = content.figures[figure].strength
        words = text("piece-figure", figure=Text(figure), player=Text(player.id), strength=strength)
        place, order = _place(where, player, content), FIGURE_ORDER + rank
        badge, owner = str(strength), player.id
        yield Piece(
            ids.FIGURE(figure), "figure", figure, place, order=order, badge=badge, text=words, owner=owner
        )


def _supporters(player: PlayerView, rank: int) -> Iterator[Piece]:
    yield _stack(player, ids.supporters(player.id, POOL), ids.POOL(player.id), rank, player.supporters)
    for region, supporters in player.placed.items():
        place, piece = ids.REGION(region), ids.supporters(player.id, region)
        for number in range(1, supporters):
            yield _single(player, ids.UNIT(player.id, region, number), place, rank)
        yield _stack(player, piece, place, rank, supporters)


def _single(player: PlayerView, piece: str, place: str, rank: int) -> Piece:
    """Return a single supporter, for stages that show supporters one by one."""
    words = text("piece-unit", player=Text(player.id))
    return Piece(piece, "unit", player.id, place, order=SUPPORTER_ORDER + rank, text=words)


def _stack(player: PlayerView, piece: str, place: str, rank: int, supporters: int) -> Piece:
    words = text("piece-supporters", player=Text(player.id), supporters=supporters)
    order = SUPPORTER_ORDER + rank
    return Piece(piece, "supporter", player.id, place, order=order, badge=str(supporters), text=words)


def _castles(player: PlayerView, content: Content, rank: int) -> Iterator[Piece]:
    left = content.board.castles - len(player.castles)
    words = text("piece-castles-left", player=Text(player.id), castles=left)
    pool, order = ids.POOL(player.id), CASTLE_ORDER + rank
    yield Piece(ids.CASTLE(player.id), "castle", player.id, pool, order=order, badge=str(left), text=words)
    for region, standing in player.castles.items():
        kind = "castle" if standing == "standing" else "lying_castle"
        words = text("piece-castle", player=Text(player.id), standing=standing, vp=player.castle_value)
        piece = ids.CASTLE(player.id, region)
        yield Piece(piece, kind, player.id, ids.REGION(region), order=order, text=words)


def _place(where: str, player: PlayerView, content: Content) -> str:
    """Return the id of the place of a unit or leader that the view says is at `where`."""
    if where == HEAD:
        return HEAD
    if where == POOL:
        return ids.POOL(player.id)
    return ids.REGION(where) if where in content.ring else ids.CHAIR(where)
