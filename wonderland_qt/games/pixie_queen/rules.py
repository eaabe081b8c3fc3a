"""The registry of the rules of Pixie Queen, and what rules of all phases share."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from wonderland_qt.engine import flow
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.content_files import Ability, Row, TableSize
from wonderland_qt.games.pixie_queen.content.game_content import Content, PrizeId, TileId
from wonderland_qt.games.pixie_queen.state import Mine, Player, State

Position: TypeAlias = flow.Position[State[Any], Content]
Game: TypeAlias = flow.Game[State[Any], Content]
AbilityT = TypeVar("AbilityT", bound=Ability)

rules: flow.Rules[State[Any], Content] = flow.Rules()


def table_of(position: Position) -> TableSize:
    """Return the settings for this number of players."""
    return position.content.tables[len(position.state.seats)]


def favourite(position: Position) -> PlayerId:
    """Return the Queen's favourite (GAME-3)."""
    return position.state.large[0]


def others(position: Position, player: PlayerId) -> Iterable[Player]:
    """Yield the other players who are not out, in order (GAME-9)."""
    state = position.state
    return (state.players[other] for other in state.large if other != player)


def ability(position: Position, player: PlayerId, kind: type[AbilityT]) -> AbilityT | None:
    """Return the ability of this kind that the player's permanent tile gives (PERM)."""
    return ability_of(position.content, position.state.players[player].permanent, kind)


@known_of_content()
def ability_of(content: Content, tile: TileId, kind: type[AbilityT]) -> AbilityT | None:
    """Return the ability of this kind that a tile gives, alone or as a part."""
    whole = content.abilities.get(tile)
    parts = plain([whole]) if whole is not None else ()
    return next((part for part in parts if isinstance(part, kind)), None)


def mine_of(state: State[Any], colour: PlayerId) -> Mine:
    """Return the mine of a player, or of the dummy (TWO-1)."""
    return state.dummy_mine if colour == state.dummy else state.players[colour].mine


def add_miners(state: State[Any], colour: PlayerId, pixies: int) -> None:
    """Add pixies to the mine of a player, or of the dummy (TWO-1), or take them out."""
    if colour == state.dummy:
        state.dummy_mine = state.dummy_mine.with_more(pixies)
    else:
        owner = state.players[colour]
        owner.mine = owner.mine.with_more(pixies)


def next_prize(position: Position, row: Row) -> PrizeId:
    """Return the leftmost prize of a row, "" when all are gone."""
    return leftmost(position.content, position.state.prizes).get(row, "")


@known_of_content(1024)
def leftmost(content: Content, prizes: tuple[PrizeId, ...]) -> Mapping[Row, PrizeId]:
    """Return by row the leftmost of these prizes, which are in order from left to right."""
    # of the prizes of a row, the last one that is put into the mapping stays there
    return {content.prizes[prize].row: prize for prize in reversed(prizes)}
