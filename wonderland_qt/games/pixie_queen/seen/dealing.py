"""Dealing what is behind screens again, in agreement with what one player knows (SECRET)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from wonderland_qt.components.redeal import redealt
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, PrizeId
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.rules import Game, Position
from wonderland_qt.games.pixie_queen.seen.view import hidden, with_offering
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State

Things = Mapping[Any, int]
Screens = Mapping[PlayerId, Things]


def dealt_anew(game: Game, viewer: PlayerId | None) -> Callable[[int], Game]:
    """Return a function that deals, from a seed, a game that the viewer cannot tell from this one.

    The number of each thing behind all hidden screens together stays the same, as players can count it.
    """
    return dealt_knowing(game, viewer, {})


def dealt_knowing(game: Game, viewer: PlayerId | None, known: Screens) -> Callable[[int], Game]:
    """Return a function that deals again what is behind hidden screens, except what is known.

    If all of it is known, the screens are the same for every seed.
    """
    owners = hidden(game.state, viewer)
    known_things, left = _known_and_unknown(game, owners, known)
    tiles = _values_of_reward_tiles(game)
    things = (*game.content.goods, *game.content.prizes, *tiles)
    unknown = [(thing, left[thing]) for thing in things if left[thing]]
    certain = [_screen_hiding(behind, game.content, tiles) for behind in known_things]

    def deal(state: State[Any], chance: OwnChance) -> None:
        """Deal the unknown things, if any, and let players offer again what is not shown yet.

        Screens keep the known things, and get a random share of the others. If nothing is unknown, they are
        the `certain` ones, which are made once for all deals.
        """
        players_offering = _take_back_offerings(state, viewer)
        new_screens = certain
        if unknown:
            all_things = _hand_out(known_things, unknown, chance)
            new_screens = [_screen_hiding(behind, game.content, tiles) for behind in all_things]
        for owner, screen in zip(owners, new_screens, strict=True):
            player = state.players[owner.id]
            player.goods, player.prizes, player.rewards = screen
        for player in players_offering:
            _offer_at_random(state, player, chance)

    return redealt(game, viewer, deal)


class Screen(NamedTuple):
    """What lies behind a screen."""

    goods: Mapping[GoodId, int]
    prizes: tuple[PrizeId, ...]
    rewards: tuple[int, ...]


def _screen_hiding(things: Things, content: Content, tiles: Sequence[int]) -> Screen:
    """Return the screen that has just these things behind it."""
    return Screen(
        {good: things.get(good, 0) for good in content.goods},
        tuple([prize for prize in content.prizes if things.get(prize)]),
        tuple([tile for tile in tiles for _ in range(things.get(tile, 0))]),
    )


def _take_back_offerings(state: State[Any], viewer: PlayerId | None) -> list[Player]:
    """Let others take back offerings that are not shown yet; return those players."""
    others = [player for player in state.players.values() if player.id != viewer]
    offering = [player for player in others if player.offering and not state.shown]
    for player in offering:
        player.goods, player.offering = with_offering(player), {}
    return offering


def held(player: Player, state: State[Any]) -> Counter[Any]:
    """Count what is behind a player's screen, with an offering that is not shown yet, without counts of 0."""
    goods = player.goods if state.shown else with_offering(player)
    things = Counter[Any](goods)
    things.update((*player.prizes, *player.rewards))
    return +things


def _known_and_unknown(
    position: Position, owners: Sequence[Player], known: Screens
) -> tuple[Sequence[Things], Counter[Any]]:
    """Return what is known to be behind each screen, and how many other things there are.

    If more is remembered than there is, nothing is known.
    """
    left = Counter[Any]()
    for owner in owners:
        left.update(held(owner, position.state))
    for owner in owners:
        left.subtract(known.get(owner.id, {}))
    if min(left.values(), default=0) < 0:
        return _known_and_unknown(position, owners, {})
    return [known.get(owner.id, {}) for owner in owners], left


def _hand_out(
    screens: Sequence[Things], unknown: Sequence[tuple[Any, int]], chance: OwnChance
) -> Sequence[Mapping[Any, int]]:
    """Return for each screen the known things, and a random share of the others."""
    full = [dict(screen) for screen in screens]
    for thing, number in unknown:
        for _ in range(number):
            screen = full[chance.below("screens", len(full))]
            screen[thing] = screen.get(thing, 0) + 1
    return full


def _values_of_reward_tiles(position: Position) -> list[int]:
    """Return the different values of reward tiles, the lowest first."""
    return sorted(set(position.content.setup.rewards))


def _offer_at_random(state: State[Any], player: Player, chance: OwnChance) -> None:
    """Let a player offer a random number of one good: the demanded food, gold or silver, if they have any."""
    kinds = [good for good in (demand(state), *TRACKS) if player.goods[good]]
    player.offering = {}
    if kinds:
        good = chance.pick("offering", kinds)
        player.offering = {good: 1 + chance.below("offering", player.goods[good])}
        player.goods = {**player.goods, good: player.goods[good] - player.offering[good]}
