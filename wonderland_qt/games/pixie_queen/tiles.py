"""Tiles before the screens: taking them, and exchanging them (TILE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import TileId, TileKind
from wonderland_qt.games.pixie_queen.content.vocabulary import OneMoreSlot
from wonderland_qt.games.pixie_queen.facts import TilesExchanged, TileTaken
from wonderland_qt.games.pixie_queen.penalties import lay_down
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, others, rules
from wonderland_qt.games.pixie_queen.state import NOBODY
from wonderland_qt.parts.deck import without

OWN, POCKET = "own", "pocket"
BOARD = "board"
KINDS: tuple[TileKind, ...] = ("food", "one_use", "permanent")


class PutTile(PlayerStep):
    """A tile comes to a slot of the player's."""

    tile: TileId
    slot: str


class ExchangeTiles(PlayerStep):
    """The player gives a tile for another of its kind, of another player or (nobody's) of the board."""

    given: TileId
    tile: TileId
    other: PlayerId


def tiles_of(position: Position, player: PlayerId, kind: TileKind) -> list[TileId]:
    """Return the player's tiles of a kind, those on a permanent tile among them (TILE-1, PERM-8)."""
    owner = position.state.players[player]
    if kind == "permanent":
        return [owner.permanent] if owner.permanent else []
    borne = position.state.pockets.get(owner.permanent, "")
    slot = owner.food_tile if kind == "food" else owner.one_use
    found = [slot] if slot else []
    return [*found, borne] if borne and position.pack.kind_of(borne) == kind else found


def slots_for(position: Position, player: PlayerId, tiles: Iterable[TileId]) -> Iterator[Option]:
    """Yield the player's free slots for a food tile or a one-use tile, if there is one (TILE-1, PERM-8)."""
    owner = position.state.players[player]
    for tile in tiles:
        if not (owner.food_tile if position.pack.kind_of(tile) == "food" else owner.one_use):
            yield slot_option(player, tile, OWN)
        if ability(position, player, OneMoreSlot) and owner.permanent not in position.state.pockets:
            yield slot_option(player, tile, POCKET)


@cache
def slot_option(player: PlayerId, tile: TileId, slot: str) -> Option:
    """Return the option to put a tile into a slot."""
    then = (PutTile(player, tile, slot),)
    return Option(f"slot:{slot}", then, Text(f"option-slot-{slot}"), put=f"slot:{slot}:{player}")


@rules.do
def put_tile(game: Game, step: PutTile) -> None:
    """Take the tile off the board and put it before the screen (TILE-2)."""
    state, owner = game.state, game.state.players[step.player]
    food = game.pack.kind_of(step.tile) == "food"
    if food:
        state.food_stack = without(state.food_stack, step.tile)
    else:
        state.one_use = without(state.one_use, step.tile)
    if step.slot == POCKET:
        state.pockets = {**state.pockets, owner.permanent: step.tile}
    elif food:
        owner.food_tile = step.tile
    else:
        owner.one_use = step.tile
    game.emit(TileTaken(player=step.player, tile=step.tile))


def exchanges(position: Position, player: PlayerId) -> Iterator[Option]:
    """Yield every exchange of an own tile for another of its kind; nobody can refuse (TILE-4, TILE-5)."""
    for kind in KINDS:
        own = tiles_of(position, player, kind)
        there = dict.fromkeys(to_be_had(position, player, kind)) if own else ()
        yield from (exchange_option(player, given, *other) for given in dict.fromkeys(own) for other in there)


def to_be_had(position: Position, player: PlayerId, kind: TileKind) -> Iterator[tuple[TileId, PlayerId]]:
    """Yield the tiles of a kind on the board and before other screens (TILE-4, TILE-6, TILE-7, TILE-8)."""
    state = position.state
    on_board = {"food": state.food_stack[:1], "one_use": state.one_use, "permanent": state.permanents}
    yield from ((tile, NOBODY) for tile in on_board[kind])
    for other in others(position, player):
        yield from ((tile, other.id) for tile in tiles_of(position, other.id, kind))


@cache
def exchange_option(player: PlayerId, given: TileId, tile: TileId, other: PlayerId) -> Option:
    """Return the option to exchange two tiles."""
    wording = text("option-exchange", given=Text(given), tile=Text(tile), player=Text(other or BOARD))
    put = f"tile:{tile}:{other}" if other else f"tile:{tile}"
    then = (ExchangeTiles(player, given, tile, other),)
    return Option(f"exchange:{given}:{tile}:{other or BOARD}", then, wording, f"tile:{given}:{player}", put)


@rules.do
def exchange_tiles(game: Game, step: ExchangeTiles) -> None:
    """Swap the tiles; what lies on a permanent tile goes along with it (TILE-4, PERM-11)."""
    replace_tile(game, step.player, step.given, step.tile)
    if step.other:
        replace_tile(game, step.other, step.tile, step.given)
    else:
        onto_board(game, step.tile, step.given)
    game.emit(TilesExchanged(player=step.player, tile=step.tile, given=step.given, other=step.other))


def replace_tile(game: Game, player: PlayerId, tile: TileId, by: TileId) -> None:
    """Put a tile where another one of the player's lay, in a slot or on a permanent tile."""
    state, owner = game.state, game.state.players[player]
    if owner.permanent == tile:
        owner.permanent = by
        return
    in_pocket = tile not in (owner.food_tile, owner.one_use)
    lay_down(state, owner, tile)
    if in_pocket:
        state.pockets = {**state.pockets, owner.permanent: by}
    elif game.pack.kind_of(by) == "food":
        owner.food_tile = by
    else:
        owner.one_use = by


def onto_board(game: Game, taken: TileId, given: TileId) -> None:
    """Put a tile on the board for the one taken from there (TILE-6, TILE-7, TILE-8)."""
    state = game.state
    match game.pack.kind_of(given):
        case "food":
            state.food_stack = (given, *without(state.food_stack, taken))
        case "one_use":
            state.one_use = (*without(state.one_use, taken), given)
        case "permanent":
            state.permanents = tuple([given if tile == taken else tile for tile in state.permanents])
