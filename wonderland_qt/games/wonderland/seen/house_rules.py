"""The house rules of Wonderland's War: whose bags may be looked into (GAME-8)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland_qt.engine.game_options import ChosenOptions, house_rule
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland.seen.view import TableView

BAGS = house_rule("bags", ("off", "own", "all"))
"""Whose bags show their chips in the war. Between wars all who look see their own, with "all" every one."""

BAG = "bag:"
RISKS = ("risk:", "odds:")


def covered(
    pieces: Sequence[Piece], table: TableView, options: ChosenOptions, looking: Sequence[PlayerId]
) -> Sequence[Piece]:
    """Return the pieces without what lies in bags that those who look may not look into, or tells of it."""
    rule = BAGS.of(options)
    if rule == "all" or table.phase == "over":
        return pieces
    shut = rule == "off" and table.phase == "war"
    looked_into = () if shut else {f"{BAG}{player}" for player in looking}
    return [piece for piece in pieces if not _tells_of_a_bag(piece) or _bag_of(piece) in looked_into]


def _tells_of_a_bag(piece: Piece) -> bool:
    return piece.place.startswith(BAG) or piece.id.startswith(RISKS)


def _bag_of(piece: Piece) -> str:
    """Return the bag that a piece lies in or tells of."""
    return piece.place if piece.place.startswith(BAG) else f"{BAG}{piece.id.partition(':')[2]}"
