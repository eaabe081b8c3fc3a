"""The house rules of Wonderland's War: whose bags may be looked into (GAME-8)."""

from collections.abc import Sequence

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.game_options import ChosenOptions, house_rule
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.seen.view import TableView

BAGS = house_rule("bags", ("off", "own", "all"))
"""Whose bags show their chips in the war. Between wars all who look see their own, with "all" every one."""

RISKS = {ids.RISK, ids.ODDS}


def covered(
    pieces: Sequence[Piece], table: TableView, options: ChosenOptions, looking: Sequence[PlayerId]
) -> Sequence[Piece]:
    """Return the pieces without what lies in bags that those who look may not look into, or tells of it."""
    rule = BAGS.of(options)
    if rule == "all" or table.phase == "over":
        return pieces
    shut = rule == "off" and table.phase == "war"
    looked_into = () if shut else {ids.BAG(player) for player in looking}
    return [piece for piece in pieces if not _tells_of_a_bag(piece) or _bag_of(piece) in looked_into]


def _tells_of_a_bag(piece: Piece) -> bool:
    return ids.BAG.begins(piece.place) or read_id(piece.id)[0] in RISKS


def _bag_of(piece: Piece) -> str:
    """Return the bag that a piece lies in or tells of."""
    return piece.place if ids.BAG.begins(piece.place) else ids.BAG(read_id(piece.id)[1])
