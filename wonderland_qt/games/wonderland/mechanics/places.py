"""Places: who is still in a battle, and who comes first and second in it (RESULT-1 to RESULT-5, TWO-10)."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.battlefield import the_battle
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE, resistance
from wonderland_qt.games.wonderland.rules import Position

Places = tuple[PlayerId, ...]


def unbusted(position: Position) -> Places:
    """Return the participants who did not bust, in the order of GAME-2 as it stands now."""
    fighters = the_battle(position).participants.items()
    return order.among(position, [player for player, part in fighters if part.fight != "busted"])


def places(position: Position) -> tuple[Places, Places]:
    """Return who is first and who is second; with a tie for first nobody is second.

    Places are for those who are not below the local resistance; it is among the first when one ties with it.
    Rules: RESULT-1, RESULT-2, RESULT-3, RESULT-5, TWO-10, TWO-14.
    """
    fighters, least = the_battle(position).participants, resistance(position)
    strengths = {p: s for p in unbusted(position) if (s := fighters[p].strength) >= least}
    first = _strongest(strengths)
    if first and strengths[first[0]] == least:
        first += (RESISTANCE,)
    if len(first) != 1:
        return first, ()
    del strengths[first[0]]
    return first, _strongest(strengths)


def _strongest(strengths: dict[PlayerId, int]) -> Places:
    most = max(strengths.values(), default=0)
    return tuple(player for player, strength in strengths.items() if strength == most)
