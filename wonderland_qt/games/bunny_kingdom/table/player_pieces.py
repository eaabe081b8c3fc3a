"""A player's board as pieces: portrait, points, numbers and cards; and the viewer's hand."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.table.card_pieces import card_piece, waiting_piece
from wonderland_qt.games.bunny_kingdom.table.map_pieces import fief_words, square_id

HAND, DONE = "hand", "done"
AFTER_RANK = 3
"""The order of what lies after the star with the points (1) and the rank (2)."""
HAND_ORDER = 40
"""The order of the hand among what lies on the table."""

FIRST_WAITING, FIRST_PARCHMENT, USED, RESERVE, LAID = 10, 30, 50, 51, 55
"""The order on a board of the first building to build, the first parchment, the piles and the laid cards."""

PLAQUE, TRAY, WORKSHOP, ROW, CROP, TALLY = "plaque", "tray", "workshop", "row", "crop", "tally"
COUNTED = {CROP, TALLY}
"""Boards on which points are counted."""


def board_of(view: TableView, player: PlayerId) -> str:
    """Return the kind of board that shows a player to this viewer in this phase.

    The viewer's own board is larger; on the public table and while points are counted all are equal.
    """
    if view.phase in {"scoring", "over"}:
        return TALLY
    if view.phase == "harvest":
        return CROP
    if view.viewer is None or view.phase not in {"exploration", "construction"}:
        return ROW
    if player != view.viewer:
        return PLAQUE
    return WORKSHOP if view.phase == "construction" else TRAY


def board_pieces(
    view: TableView, content: Content, player: PlayerId, board: str, order: int
) -> Iterator[Piece]:
    """Yield the board of a player, what lies on it, and in the construction the place for being done.

    During the harvest (CROP) it shows the sums of fiefs instead of its numbers. Where points are counted
    (COUNTED), the rank is in words. A rival's plaque has no place for being done, as only the viewer can say
    so.
    """
    seen, place = view.players[player], ids.PLAYER(player)
    words = _player_text(seen)
    yield Piece(place, board, art=player, order=order, text=words)
    yield Piece(ids.LORD(player), "lord", art=player, place=place, text=words)
    yield from _points_and_rank(view, seen, place, line_key="rank-in-words" if board in COUNTED else "rank")
    if board == CROP:
        yield from _fief_sums(content, seen, place)
    else:
        yield from _board_numbers(content, seen, place, board)
    yield from _cards_on_board(view, content, seen, place, board)
    if view.phase == "construction" and board != PLAQUE:
        done, words = f"{DONE}:{player}", Text("piece-done")
        yield Piece(done, DONE, art="option-done", place=place, order=60, text=words, icons=("ready",))


def _player_text(seen: PlayerView) -> Text:
    """Return the text of a player's board and lord: points, and the numbers of squares and cards."""
    return text(
        "piece-player",
        player=Text(seen.id),
        points=seen.points,
        squares=len(seen.squares),
        buildings=seen.waiting.count,
        parchments=seen.parchments.count,
        cards=seen.hand.count,
    )


def _cards_on_board(
    view: TableView, content: Content, seen: PlayerView, place: str, board: str
) -> Iterator[Piece]:
    """Yield the cards on a board: buildings not built yet, parchments, the used pile and those chosen.

    The viewer's own board has room for all, a small one in the draft only for the buildings. Where points are
    counted, no buildings are left to be built, and in a harvest parchments do not count either.
    """
    if board not in COUNTED:
        yield from _waiting_buildings(view, content, seen, place, board)
    if board not in {PLAQUE, CROP}:
        yield from _parchments(view, content, seen, place)
    if board in {TRAY, WORKSHOP}:
        yield from _used_pile(seen, place)
    if view.phase == "exploration" and board == TRAY:
        yield from _chosen_cards(view, content, seen)


def _waiting_buildings(
    view: TableView, content: Content, seen: PlayerView, place: str, board: str
) -> Iterator[Piece]:
    """Yield the buildings not built yet; in the workshop with a line that says where they may go."""
    for order, card in enumerate(seen.waiting.cards, start=FIRST_WAITING):
        piece = waiting_piece(
            view, content, owner=seen.id, card=card, place=place, order=order, piece_id=ids.BUILDING(card)
        )
        if board == WORKSHOP:
            piece = replace(piece, lines=(_sites_line(content, card, piece),))
        yield piece


def _sites_line(content: Content, card: CardId, piece: Piece) -> Text:
    """Return the line on a building card that says where the building may go (CAMP-1, BUILD-3)."""
    return text("plate-sites", building=content.buildings[card].kind, squares=len(piece.about))


def _points_and_rank(view: TableView, seen: PlayerView, place: str, line_key: str) -> Iterator[Piece]:
    """Yield a player's points and rank, and at the end the crown of those with most points."""
    words, points = text("piece-points", player=Text(seen.id), points=seen.points), str(seen.points)
    yield Piece(ids.POINTS(seen.id), "star", art="star", place=place, order=1, badge=points, text=words)
    yield _rank_piece(view, seen.id, place, line_key)
    if view.phase == "over" and seen.points == max(other.points for other in view.players.values()):
        yield Piece(ids.CROWN(seen.id), "crown", art="crown", place=ids.LORD(seen.id), text=words)


def _rank_piece(view: TableView, player: PlayerId, place: str, line_key: str) -> Piece:
    """Return the piece with a player's rank by points; `line_key` is the message on it.

    Players with equal points share a rank.
    """
    points = view.players[player].points
    rank = 1 + sum(other.points > points for other in view.players.values())
    words = text("piece-rank", player=Text(player), rank=rank)
    lines = (text(line_key, rank=rank),)
    return Piece(ids.RANK(player), "rank", art="rank", place=place, order=2, text=words, lines=lines)


def _fief_sums(content: Content, seen: PlayerView, place: str) -> Iterator[Piece]:
    """Yield the sum of each of a player's fiefs that scores points in a harvest.

    They lie after the star and the rank, and look still to be counted (`later`) until a reckoning marks them.
    """
    with_points = [fief for fief in fiefs(content, seen) if fief.points]
    for order, fief in enumerate(with_points, start=AFTER_RANK):
        words = text("piece-fief", player=Text(seen.id), **fief_words(fief))
        figures, about = sum_in_figures(fief.strength, fief.wealth), tuple(map(square_id, fief.squares))
        first_square, *_others = fief.squares
        piece = ids.SUM(first_square)
        yield Piece(
            piece, "sum", art="later", place=place, order=order, badge=figures, text=words, about=about
        )


def sum_in_figures(strength: int, wealth: int) -> str:
    """Return how the points of a fief are counted, such as "3 × 2 = 6" (HARVEST-3)."""
    return f"{strength} × {wealth} = {strength * wealth}"


class BoardNumber(NamedTuple):
    """A number on a board: its name, its icon and itself."""

    name: str
    icon: str
    number: int


def _board_numbers(content: Content, seen: PlayerView, place: str, board: str) -> Iterator[Piece]:
    """Yield the numbers on a board with their icons; on that of the end, where the points are from."""
    numbers = _numbers_of_points(seen) if board == TALLY else _numbers_of_things(content, seen)
    for order, (name, icon, number) in enumerate(numbers, start=AFTER_RANK):
        words = text(f"piece-count-{name}", player=Text(seen.id), number=number)
        piece = ids.COUNT(seen.id, name)
        yield Piece(
            piece, "count", art=name, place=place, order=order, badge=str(number), text=words, icons=(icon,)
        )


def _numbers_of_points(seen: PlayerView) -> tuple[BoardNumber, ...]:
    """Return the points of a player's harvests and of the parchments."""
    return (
        BoardNumber("harvested", icon="harvest", number=sum(seen.harvests)),
        BoardNumber("scored", icon="parchments", number=sum(seen.scored.values())),
    )


def _numbers_of_things(content: Content, seen: PlayerView) -> tuple[BoardNumber, ...]:
    """Return how many squares, parchments and buildings a player has, and what a harvest would bring now."""
    harvest = sum(fief.points for fief in fiefs(content, seen))
    return (
        BoardNumber("squares", icon="squares", number=len(seen.squares)),
        BoardNumber("parchments", icon="parchments", number=seen.parchments.count),
        BoardNumber("buildings", icon="buildings", number=seen.waiting.count),
        BoardNumber("harvest", icon="harvest", number=harvest),
    )


def _parchments(view: TableView, content: Content, seen: PlayerView, place: str) -> Iterator[Piece]:
    """Yield the parchments that the viewer knows, and sealed ones for the others."""
    known = len(seen.parchments.cards)
    for order, card in enumerate(seen.parchments.cards, start=FIRST_PARCHMENT):
        yield card_piece(view, content, owner=seen.id, card=card, place=place, order=order)
    for number in range(known, seen.parchments.count):
        piece, words = ids.PARCHMENT(seen.id, number + 1), text("piece-sealed", player=Text(seen.id))
        order = FIRST_PARCHMENT + number
        yield Piece(piece, "parchment", art="sealed", place=place, order=order, face=False, text=words)


def _used_pile(seen: PlayerView, place: str) -> Iterator[Piece]:
    """Yield the used pile, with what was discarded into it face down, and the reserve (TWO-1, TWO-4)."""
    cards = seen.used.count + seen.discarded.count
    words = text("piece-used", player=Text(seen.id), cards=cards, discarded=seen.discarded.count)
    piece, badge, lines = ids.USED(seen.id), str(cards), (Text("plate-used"),)
    yield Piece(piece, "deck", art="used", place=place, order=USED, badge=badge, text=words, lines=lines)
    if seen.reserve.count:
        words = text("piece-reserve", player=Text(seen.id), cards=seen.reserve.count)
        piece, badge = ids.RESERVE(seen.id), str(seen.reserve.count)
        yield Piece(
            piece, "deck", art="reserve", place=place, order=RESERVE, face=False, badge=badge, text=words
        )


def _chosen_cards(view: TableView, content: Content, seen: PlayerView) -> Iterator[Piece]:
    """Yield the place for the cards that the viewer chooses, and the cards on it."""
    place, words = ids.LAID(seen.id), text("piece-laid", player=Text(seen.id))
    lines = (text("plate-laid", cards=content.deals[len(view.players)].choose),)
    yield Piece(place, "laid", art="laid", place=ids.PLAYER(seen.id), order=LAID, text=words, lines=lines)
    for order, card in enumerate(seen.laid.cards):
        yield card_piece(view, content, owner=seen.id, card=card, place=place, order=order)


def hand_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the hand of the viewer."""
    if view.viewer is None or view.phase != "exploration":
        return
    cards = view.players[view.viewer].hand.cards
    words = text("piece-hand", player=Text(view.viewer), cards=len(cards))
    yield Piece(HAND, HAND, art=HAND, order=HAND_ORDER, text=words)
    for order, card in enumerate(cards):
        yield card_piece(view, content, owner=view.viewer, card=card, place=HAND, order=order)
