"""Invariants of Pixie Queen: nothing is lost, and points and goods change only as events tell."""

from __future__ import annotations

from collections import Counter

from tests import invariants
from tests.every_game.game_invariants import GameInvariants
from tests.games.pixie_queen import hidden
from tests.games.pixie_queen.positions import frozen_content
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.events import (
    GoodsGained,
    GoodsOffered,
    GoodsPaid,
    GoodsRobbed,
    PenaltyTaken,
    PlayerLeft,
    PrizeTaken,
    TokenAdded,
)
from wonderland_qt.games.pixie_queen.rules import mine_of, table_of
from wonderland_qt.games.pixie_queen.setup import bag_of


def conserve(game: invariants.AnyGame) -> None:
    """Every token, tile, prize, disc and pixie is somewhere, once."""
    state, content = game.state, game.content
    goods = Counter(state.supply) + Counter(state.special_row) + Counter(m for m in state.bag if m != "rock")
    for player in state.players.values():
        goods.update(player.goods)
        goods.update({} if state.shown else player.offering)
    assert {good.id: goods[good.id] for good in content.files.goods} == {
        g.id: g.total for g in content.files.goods
    }
    check_tiles(game)
    check_pixies(game)
    rocks = sum(sum(player.mine.rocks) for player in state.players.values())
    assert rocks + state.bag.count("rock") <= bag_of(content, len(state.seats)).count("rock")
    for owner in state.players.values():
        placed = [colour for colours in state.discs.values() for colour in colours]
        assert owner.out or owner.discs + placed.count(owner.id) == content.settings.discs


def check_tiles(game: invariants.AnyGame) -> None:
    """No tile and no prize is lost or doubled, but prizes of those who are out."""
    state, content = game.state, game.content
    owners = state.players.values()
    before = [tile for p in owners for tile in (p.food_tile, p.one_use, p.permanent) if tile]
    board = (*state.food_stack, *state.one_use, *state.permanents, *state.boxed)
    tiles = Counter((*before, *board, *state.pockets.values()))
    assert tiles == Counter((*table_of(game).food_tiles, *content.one_use, *content.permanents))
    prizes = Counter((*state.prizes, *(prize for p in owners for prize in (*p.prizes, *p.servants))))
    assert max(prizes.values()) == 1
    assert len(prizes) == len(content.prizes) or any(p.out for p in owners)
    rewards = Counter((*state.rewards, *(tile for p in owners for tile in p.rewards)))
    assert rewards == Counter(content.setup.rewards)


def check_pixies(game: invariants.AnyGame) -> None:
    """Every colour has all its pixies in the mine, on spaces, on the servant spot or as servants."""
    state, pixies = game.state, table_of(game).pixies
    for colour in filter(None, (*state.large, state.dummy)):
        servants = len(state.players[colour].servants) if colour in state.players else 0
        risen = list(state.pixies.values()).count(colour) + (state.waiting == colour) + servants
        assert mine_of(state, colour).pixies + risen == pixies
        assert mine_of(state, colour).free >= 0


def counted(game: invariants.AnyGame) -> invariants.Counts:
    """Return everybody's penalty points, prizes and tokens, hidden offerings among them."""
    found = invariants.Counts()
    for player in game.state.players.values():
        offered = {} if game.state.shown else player.offering
        found["penalty", player.id] = player.penalty
        found["prizes", player.id] = len(player.prizes) + len(player.servants)
        found["tokens", player.id] = sum(player.goods.values()) + sum(offered.values())
    return found


def told(event: Event) -> invariants.Counts:
    """Return by how much an event changes penalty points, prizes and tokens."""
    match event:
        case PenaltyTaken():
            return change("penalty", event.player, event.points)
        case PrizeTaken():
            return change("prizes", event.player, 1)
        case PlayerLeft():
            return change("prizes", event.player, -event.prizes)
        case _:
            return tokens_told(event)


def tokens_told(event: Event) -> invariants.Counts:
    """Return by how much an event changes tokens."""
    match event:
        case GoodsGained():
            return change("tokens", event.player, event.tokens)
        case GoodsPaid() | GoodsOffered():
            return change("tokens", event.player, -event.tokens)
        case GoodsRobbed():
            return Counter({("tokens", event.player): event.tokens, ("tokens", event.other): -event.tokens})
        case TokenAdded():
            return change("tokens", event.player, -1)
        case _:
            return Counter()


def change(what: str, player: PlayerId, by: int) -> invariants.Counts:
    """Return a change of what a player has."""
    return Counter({(what, player): by})


INVARIANTS = GameInvariants(hidden, frozen_content, conserve, counted, told)
