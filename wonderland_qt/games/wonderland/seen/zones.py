"""Where the cards lie whose owners others do not know, and who may see them (GAME-11, REWARD-18, WAR-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.rules import rules
from wonderland_qt.games.wonderland.state import State
from wonderland_qt.parts.zones import Secret, Zone, Zones

QUESTS = "quests"


def quests_lie_open(state: State[Any]) -> bool:
    """Tell whether all quests in hand have been opened (END-1)."""
    return state.phase == "over"


def wagers(state: State[Any]) -> dict[PlayerId, PlayerId]:
    """Return on whom everybody has bet (WAR-5)."""
    return state.battle.wagers if state.battle else {}


def fighters(state: State[Any]) -> Sequence[PlayerId]:
    """Return who can be bet on: everybody who takes part (WAR-5)."""
    return tuple(state.battle.participants) if state.battle else ()


ZONES: Zones[State[Any], Pack] = Zones(
    rules,
    table=(
        Zone("quest_deck", "nobody", QUESTS),
        Zone("quest_discards", "nobody", QUESTS),
        Zone("wonderland_deck", "nobody"),
        Zone("tea_decks", "nobody"),
        Zone("market"),
        Zone("chairs"),
        Zone("tea_discards"),
    ),
    players=(
        Zone("quests", "owner", QUESTS, quests_lie_open),
        Zone("feats"),
        Zone("wonderlandians"),
        Zone("borrowed"),
        Zone("tea_cards"),
    ),
    secrets=(Secret("wagers", wagers, fighters),),
)
