"""Rules for two players: a region left out, a local resistance in the others (TWO-1 to TWO-11)."""

from typing import Any

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import RegionLeftOut
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import FOR_TWO, RegionId, State

RESISTANCE = PlayerId("resistance")
"""The name of the local resistance among those tied for first; it is no player and no opponent."""

NO_RESISTANCE = -1
"""The strength of the local resistance where there is none, below any player's."""


def resistance(position: Position) -> int:
    """Return the strength of the local resistance in this round; below 0 where there is none (TWO-9).

    The set-up, which is round 0, has that of the first round.
    """
    state = position.state
    if len(state.seats) != FOR_TWO:
        return NO_RESISTANCE
    return position.content.board.resistance[max(state.round, 1) - 1]


def resists(position: Position) -> bool:
    """Tell whether there is a local resistance: even one player alone has to fight it (TWO-8)."""
    return resistance(position) > NO_RESISTANCE


class LeaveOutRegion(Step):
    """A random quest determines the region that is not used."""


@rules.do
def leave_out_region(game: Game, step: LeaveOutRegion) -> None:
    """Reveal a random quest and leave its region out of this game (TWO-1)."""
    quest = game.chance.pick("setup", game.state.quest_deck)
    region = game.content.quests[quest].region
    leave_out(game.state, game.content, region)
    game.emit(RegionLeftOut(region=region, quest=quest))


def leave_out(state: State[Any], content: Content, region: RegionId) -> None:
    """Take a region out of the ring and its quests out of the deck; the battle marker starts beside it.

    Score tiles are laid later, so the region gets none (TWO-1, TWO-2, TWO-3).
    """
    place = content.ring.index(region)
    state.ring = tuple(other for other in content.ring if other != region)
    state.marker = content.ring[(place + 1) % len(content.ring)]
    state.quest_deck = tuple(quest for quest in state.quest_deck if content.quests[quest].region != region)
