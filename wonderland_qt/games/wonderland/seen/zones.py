"""Where cards and secret choices lie, and who may see them (GAME-11, REWARD-18, WAR-5)."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from wonderland_qt.components.zones import Secret, Zone, Zones
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.state import ChipId, State

QUESTS = "quests"


def quests_lie_open(state: State[Any]) -> bool:
    """Tell whether the quests in hand have been revealed at the end of the game (END-1)."""
    return state.phase == "over"


def wagers(state: State[Any]) -> dict[PlayerId, PlayerId]:
    """Return everybody's wagers (WAR-5)."""
    return state.battle.wagers if state.battle else {}


def fighters(state: State[Any]) -> Sequence[PlayerId]:
    """Return the players on whom one can wager: all participants (WAR-5)."""
    return tuple(state.battle.participants) if state.battle else ()


ZONES: Zones[State[Any], Content] = Zones(
    table=(
        Zone("quest_deck", "nobody", QUESTS),
        Zone("quest_discards", "nobody", QUESTS),
        Zone("wonderland_deck", "nobody"),
        Zone("tea_decks", "nobody"),
        *map(Zone, ("market", "chairs", "tea_discards")),
    ),
    players=(
        Zone("quests", "owner", QUESTS, quests_lie_open),
        *map(Zone, ("feats", "wonderlandians", "borrowed", "tea_cards")),
    ),
    secrets=(Secret("wagers", wagers, fighters),),
)


def one_of_each(state: State[Any]) -> Iterator[str]:
    """Yield the id of every card and chip, each of which must exist once."""
    yield from ZONES.cards(state)
    for chip in _all_chips(state):
        yield ids.CHIP(chip)


def _all_chips(state: State[Any]) -> Iterator[ChipId]:
    """Yield every chip: of the players, in the supply, in the box, on poisoned cards, and just drawn."""
    for player in state.players.values():
        yield from chain(player.bag, player.active, player.exhausted, player.madness)
        yield from chain(*player.tracks.values(), player.artifacts.values())
    yield from chain(*state.supply.values(), state.box, state.poisoned.values())
    for part in state.battle.participants.values() if state.battle else ():
        yield from part.drawn
