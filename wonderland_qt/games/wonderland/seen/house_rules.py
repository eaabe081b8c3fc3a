"""The house rule that says whose bags show their chips (GAME-8)."""

from collections.abc import Sequence

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.game_options import ChosenOptions, house_rule
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.seen.view import TableView

BAGS = house_rule("bags", ("off", "own", "all"))
"""Whose bags show their chips in the war; at other times players see their own, with "all" every bag."""

RISKS = {ids.RISK, ids.ODDS}


def covered(
    pieces: Sequence[Piece], table: TableView, options: ChosenOptions, looking: Sequence[PlayerId]
) -> Sequence[Piece]:
    """Return the pieces without those that lie in, or tell of, bags closed to the players who look."""
    rule = BAGS.of(options)
    if rule == "all" or table.phase == "over":
        return pieces
    are_shut = rule == "off" and table.phase == "war"
    open_bags = () if are_shut else {ids.BAG(player) for player in looking}
    return [piece for piece in pieces if not _tells_of_bag(piece) or _bag_of(piece) in open_bags]


def _tells_of_bag(piece: Piece) -> bool:
    """Tell whether a piece lies in a bag or shows how dangerous a bag is."""
    return ids.BAG.begins(piece.place) or read_id(piece.id)[0] in RISKS


def _bag_of(piece: Piece) -> str:
    """Return the bag that a piece lies in or gives information about."""
    return piece.place if ids.BAG.begins(piece.place) else ids.BAG(read_id(piece.id)[1])
