"""The view: what one viewer may see of a game of Pixie Queen (SECRET)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from wonderland_qt.components.open_fields import view_maker
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import GoodId, PrizeId, SpaceId, TileId
from wonderland_qt.games.pixie_queen.rounds import Punish
from wonderland_qt.games.pixie_queen.rules import Position
from wonderland_qt.games.pixie_queen.scoring import screens_are_open
from wonderland_qt.games.pixie_queen.state import Mine, OpenPlayer, Player, State


class ScreenView(msgspec.Struct, frozen=True):
    """What lies behind a screen (SECRET-1)."""

    goods: Mapping[GoodId, int]
    prizes: tuple[PrizeId, ...]
    rewards: tuple[int, ...]


class PlayerView(OpenPlayer, kw_only=True):
    """A player as the viewer sees them; `screen` and `offering` are None if they are hidden."""

    mine: Mine
    screen: ScreenView | None
    offering: Mapping[GoodId, int] | None
    passed: bool = False


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it; None sees what everybody may see.

    `to_punish` are those whose punishment for something is still to come in this phase. `bag` counts what is
    left in the bag (SECRET-4). How many round tiles are face down is known, not which.
    """

    seats: tuple[PlayerId, ...]
    small: tuple[PlayerId, ...]
    large: tuple[PlayerId, ...]
    supply: Mapping[GoodId, int]
    special_row: Mapping[GoodId, int]
    food_stack: tuple[TileId, ...]
    one_use: tuple[TileId, ...]
    permanents: tuple[TileId, ...]
    prizes: tuple[PrizeId, ...]
    demanded: tuple[GoodId, ...]
    pockets: Mapping[TileId, TileId]
    pixies: Mapping[SpaceId, PlayerId]
    discs: Mapping[SpaceId, tuple[PlayerId, ...]]
    waiting: PlayerId
    dummy: PlayerId
    shown: bool
    round: int
    phase: str
    viewer: PlayerId | None
    players: dict[PlayerId, PlayerView]
    dummy_mine: Mine
    bag: Mapping[str, int]
    to_punish: Mapping[str, tuple[PlayerId, ...]]


NO_ONE_TO_PUNISH: Mapping[str, tuple[PlayerId, ...]] = {"mine": (), "tracks": ()}

show_table = view_maker(State, TableView, until="viewer")
show_player = view_maker(Player, PlayerView, until="mine")


def view(position: Position, viewer: PlayerId | None) -> TableView:
    """Return what the viewer sees of the position."""
    state, all_open = position.state, screens_are_open(position.state)
    return show_table(
        state,
        viewer=viewer,
        players={
            name: _view_of_player(player, own=viewer == name, shown=state.shown, all_open=all_open)
            for name, player in state.players.items()
        },
        dummy_mine=state.dummy_mine,
        bag=_count_markers(state.bag),
        to_punish=_players_to_punish(state),
    )


@lru_cache(1024)
def _count_markers(bag: tuple[str, ...]) -> Mapping[str, int]:
    """Return how many markers of each kind are in a bag."""
    return dict(sorted(Counter(bag).items()))


def _players_to_punish(state: State[Any]) -> Mapping[str, tuple[PlayerId, ...]]:
    """Return by cause the players who are still to be punished, the next one first (PUNISH-5).

    The next step is the last one of the agenda.
    """
    if state.phase != "punish":
        return NO_ONE_TO_PUNISH
    steps_left = [step for step in reversed(state.agenda) if isinstance(step, Punish)]
    return {
        cause: tuple(step.player for step in steps_left if step.cause == cause) for cause in NO_ONE_TO_PUNISH
    }


def _view_of_player(player: Player, own: bool, shown: bool, all_open: bool) -> PlayerView:
    """Return the view of a player: their `own`, or another's; all offerings may be `shown`, all screens open.

    To others, a hidden offering is still behind the screen, so its goods count there.
    """
    offering = player.offering if own or shown else None
    screen = None
    if own or all_open:
        goods = with_offering(player) if offering is None else player.goods
        screen = ScreenView(goods, player.prizes, player.rewards)
    return show_player(player, mine=player.mine, screen=screen, offering=offering, passed=player.passed)


def with_offering(player: Player) -> Mapping[GoodId, int]:
    """Return a player's goods together with their offering."""
    return {good: tokens + player.offering.get(good, 0) for good, tokens in player.goods.items()}


def hidden(state: State[Any], viewer: PlayerId | None) -> list[Player]:
    """Return the players whose screens are closed to the viewer."""
    if screens_are_open(state):
        return []
    return [state.players[player] for player in state.large if player != viewer]


def one_of_each(state: State[Any]) -> Iterator[str]:
    """Yield every prize, each of which must exist once."""
    yield from state.prizes
    for player in state.players.values():
        yield from (*player.prizes, *player.servants)
