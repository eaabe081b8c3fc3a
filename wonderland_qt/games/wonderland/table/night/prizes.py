"""The beat of a prize: after a tie it is said what a fighter has chosen, and a castle is held up."""

from msgspec.structs import replace

from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import CastleBuilt
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
    fighter = prize.player
    lit = replace(shown, milliseconds=PRIZE_SHOWN, spotlight=pieces_of_fighter(fighter))
    if isinstance(prize, CastleBuilt):
        castle = ids.CASTLE(fighter, prize.region)
        held = replace(lit, held=castle, points_to=ids.TOWER(fighter), spotlight=(castle, *lit.spotlight))
        return with_verdict(held, "beat-prize-castle", fighter)
    gain = Benefit(fighter, "icon/vp", prize.vp, lands=(ids.STAR(fighter), ids.COUNT(fighter, "vp")))
    vp = before.players[fighter].vp
    flight = Flight(gain, ids.TOWER(fighter), was=str(vp), now=str(vp + prize.vp))
    return with_verdict(replace(lit, flights=(flight,)), "beat-prize-vp", fighter, vp=prize.vp)
