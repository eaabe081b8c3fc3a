"""The beat of a prize: after a tie it is said what a fighter has chosen, and a castle is held up."""

from msgspec.structs import replace

from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import CastleBuilt, VpGained
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.chapters import (
    Chapter,
    Prize,
    is_prize,
    pieces_of_fighter,
    with_verdict,
)

PRIZE_SHOWN = 1800
"""How long it is shown what somebody has chosen, in milliseconds."""


def prize_in(chapter: Chapter) -> Prize | None:
    """Return the prize that a chapter begins with, None for what another card or ability brings."""
    return chapter.opening if is_prize(chapter.opening, chapter.before) else None


def prize_shown(prize: Prize, before: TableView, shown: Beat) -> Beat:
    """Return a moment after a battle at which it is seen what a fighter chose; `before` is the table then."""
    lit = replace(shown, milliseconds=PRIZE_SHOWN, spotlight=pieces_of_fighter(prize.player))
    if isinstance(prize, CastleBuilt):
        return with_verdict(_with_castle(prize, lit), "beat-prize-castle", prize.player)
    vp_before = before.players[prize.player].vp
    return with_verdict(_with_vp(prize, vp_before, lit), "beat-prize-vp", prize.player, vp=prize.vp)


def _with_castle(prize: CastleBuilt, lit: Beat) -> Beat:
    """Return a moment at which a castle is held up that points to its owner's tower."""
    castle = ids.CASTLE(prize.player, prize.region)
    lights = (castle, *lit.spotlight)
    return replace(lit, held=castle, points_to=ids.TOWER(prize.player), spotlight=lights)


def _with_vp(prize: VpGained, vp_before: int, lit: Beat) -> Beat:
    """Return a moment at which VP fly from the tower of who gains them to their number."""
    fighter = prize.player
    gain = Benefit(fighter, "icon/vp", prize.vp, lands=(ids.STAR(fighter), ids.COUNT(fighter, "vp")))
    was, now = str(vp_before), str(vp_before + prize.vp)
    return replace(lit, flights=(Flight(gain, ids.TOWER(fighter), was, now),))
