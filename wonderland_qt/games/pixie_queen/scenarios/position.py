"""From what a scenario gives to a state: every token, pixie and tile in one place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.multiset import names
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once, overlaid
from wonderland_qt.engine.scenarios.stage import Misplaced
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.promotion import SERVANT
from wonderland_qt.games.pixie_queen.scenarios.given import Given, GivenPlayer
from wonderland_qt.games.pixie_queen.scenarios.next_steps import AGENDA, phase_of
from wonderland_qt.games.pixie_queen.setup import NewGame, roster, starting_state
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State
from wonderland_qt.parts.deck import without

DEMANDED = "apple"


def begin(pack: Pack, given: Given) -> State[Any]:
    """Return the state that a scenario gives, with what is next on its agenda; raises Misplaced."""
    must_be_known(given.players, roster(pack), ("players",), "colour")
    if len(given.players) not in pack.tables:
        raise Misplaced(("players",), f"{len(given.players)} cannot play")
    must_be_within(given.round, 1, pack.settings.rounds, ("round",))
    seats = tuple(map(PlayerId, given.players))
    state = starting_state(pack, NewGame(seats, given.seed, given.open_screens))
    state.round, state.phase = given.round, phase_of(given)
    for name, player in state.players.items():
        _lay_player(pack, state, given.players[name] or GivenPlayer(), player)
    _lay_board(pack, state, given)
    _lay_goods(pack, state, given)
    state.agenda = list(reversed(AGENDA.steps(pack, given)))
    return overlaid(PIXIE_QUEEN.codec, state, given.state, ("state",)) if given.state else state


def _lay_player(pack: Pack, state: State[Any], given: GivenPlayer, player: Player) -> None:
    path: DocumentPath = ("players", player.id)
    for goods in (given.goods, given.offering):
        must_be_known(goods, pack.goods, (*path, "goods"), "good")
    player.goods, player.offering = {**player.goods, **given.goods}, given.offering
    _lay_pixies(pack, state, given, player)
    player.tracks = dict(zip(TRACKS, given.tracks, strict=True))
    must_be_within(max(given.tracks), 1, pack.last_field, (*path, "tracks"))
    _lay_tiles(pack, state, given, player)
    for prizes in (given.prizes, given.servants):
        must_be_known(prizes, state.prizes, (*path, "prizes"), "prize left")
        for prize in prizes:
            state.prizes = without(state.prizes, prize)
    player.prizes, player.servants = given.prizes, given.servants
    for value in given.rewards:
        must_be_known([str(value)], [str(tile) for tile in state.rewards], (*path, "rewards"), "reward left")
        state.rewards = without(state.rewards, value)
    player.rewards, player.passed, player.penalty = given.rewards, given.passed, given.penalty
    player.discs = player.discs if given.discs is None else given.discs


def _lay_pixies(pack: Pack, state: State[Any], given: GivenPlayer, player: Player) -> None:
    path: DocumentPath = ("players", player.id, "pixies")
    must_be_known(given.pixies, [*[space.id for space in pack.doubles], SERVANT], path, "double space")
    must_lie_once([*given.pixies, *state.pixies], path, "pixie of")
    risen = len(given.pixies) + len(given.servants)
    must_be_within(risen, 0, player.mine.pixies, path)
    state.pixies = {**state.pixies, **{space: player.id for space in given.pixies if space != SERVANT}}
    state.waiting = player.id if SERVANT in given.pixies else state.waiting
    player.mine.pixies = player.mine.pixies - risen if given.mine is None else given.mine
    rocks = [*given.rocks, *player.mine.rocks][: len(player.mine.rocks)]
    player.mine.rocks = tuple(sorted(rocks, reverse=True))
    must_be_within(player.mine.chained, 0, player.mine.pixies, ("players", player.id, "rocks"))


def _lay_tiles(pack: Pack, state: State[Any], given: GivenPlayer, player: Player) -> None:
    path: DocumentPath = ("players", player.id)
    must_be_known(filter(None, [given.permanent]), state.boxed, (*path, "permanent"), "permanent tile left")
    if given.permanent:
        state.boxed = without(state.boxed, given.permanent)
    if given.pocket:
        state.pockets = {**state.pockets, given.permanent: given.pocket}
    for tile in filter(None, (given.food_tile, given.one_use, given.pocket)):
        must_be_known([tile], (*state.food_stack, *state.one_use), path, "tile left")
        if tile in state.food_stack:
            state.food_stack = without(state.food_stack, tile)
        else:
            state.one_use = without(state.one_use, tile)
    player.food_tile, player.one_use, player.permanent = given.food_tile, given.one_use, given.permanent


def _lay_board(pack: Pack, state: State[Any], given: Given) -> None:
    must_be_known(given.discs, pack.spaces, ("discs",), "space")
    state.discs = {space: tuple(map(PlayerId, owners)) for space, owners in given.discs.items()}
    must_be_known(given.permanents, state.boxed, ("permanents",), "permanent tile left")
    state.permanents = given.permanents
    state.boxed = tuple(tile for tile in state.boxed if tile not in given.permanents)
    if given.small and sorted(given.small) != sorted(state.players):
        raise Misplaced(("small",), "expected the cube of every player once")
    state.small = tuple(map(PlayerId, given.small)) or state.large
    if given.food_stack is not None:
        state.food_stack = given.food_stack
    must_be_known(given.prizes_taken, state.prizes, ("prizes_taken",), "prize left")
    state.prizes = tuple(prize for prize in state.prizes if prize not in given.prizes_taken)
    must_be_known(given.dummy, [space.id for space in pack.doubles], ("dummy",), "double space")
    state.pixies = {**state.pixies, **dict.fromkeys(given.dummy, state.dummy)}
    state.dummy_mine.pixies -= len(given.dummy)
    offered = any(player.offering for player in state.players.values())
    for food in given.demanded or ((DEMANDED,) if offered else ()):
        must_be_known([food], state.round_tiles, ("demanded",), "round tile left")
        state.round_tiles, state.demanded = without(state.round_tiles, food), (*state.demanded, food)


def _lay_goods(pack: Pack, state: State[Any], given: Given) -> None:
    """Put into the supply all that lies nowhere else, or as much as is given (GAME-4)."""
    if given.bag is not None:
        must_be_known(given.bag, (*pack.goods, ROCK), ("bag",), "marker")
        state.bag = names(given.bag)
    if given.special_row is not None:
        state.special_row = {**dict.fromkeys(pack.goods, 0), **given.special_row}
    held = Counter(state.bag)
    held.update(state.special_row)
    for player in state.players.values():
        held.update(player.goods)
    state.supply = {good.id: good.total - held[good.id] for good in pack.content.goods}
    for good, tokens in state.supply.items():
        must_be_within(tokens, 0, sum(state.supply.values()), ("supply", good))
    state.supply = {**state.supply, **given.supply}
