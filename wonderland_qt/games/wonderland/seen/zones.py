"""Where cards and secret choices lie, and who may see them, and the chips in bags.

Rules: GAME-8, GAME-11, REWARD-18, WAR-5.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.components.zones import Secret, Zone, Zones
from wonderland_qt.engine.game_options import ChosenOptions, house_rule
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import TableView
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


BAGS = house_rule("bags", ("off", "own", "all"))
"""Whose bags show their chips in the war; at other times players see their own, with "all" every bag."""

RISKS = {ids.RISK, ids.ODDS}


def covered(
    pieces: Sequence[Piece], table: TableView, options: ChosenOptions, looking: Sequence[PlayerId]
) -> Sequence[Piece]:
    """Return the pieces without those that lie in, or tell of, bags closed to the players who look.

    The game option BAGS decides: "all" opens every bag, "own" those of the players who look, "off" the same
    but none in a war. After the game all are open.
    """
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
