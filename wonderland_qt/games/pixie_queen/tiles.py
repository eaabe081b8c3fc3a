"""Tiles before the screens: taking them, and exchanging them (TILE)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import Act, OneMoreSlot, OneUseRef
from wonderland_qt.games.pixie_queen.content.game_content import TileId, TileKind
from wonderland_qt.games.pixie_queen.events import TilesExchanged, TileTaken, TileUsed
from wonderland_qt.games.pixie_queen.rules import AbilityT, Game, Position, ability, ability_of, others, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, Player

OWN, POCKET = "own", "pocket"
BOARD = "board"
SLOT: Mapping[TileKind, str] = {"food": "food_tile", "one_use": "one_use", "permanent": "permanent"}
"""By kind of tile, the field of a player that holds it."""

PLACE: Mapping[TileKind, str] = {"food": "food_stack", "one_use": "one_use", "permanent": "permanents"}
"""By kind of tile, the field of the state that holds those on the board."""


class PutTile(PlayerStep):
    """The player puts a tile into a slot."""

    tile: TileId
    slot: str = OWN


class ExchangeTiles(PlayerStep):
    """The player exchanges a tile for one of the same kind, from another player or from the board."""

    given: TileId
    tile: TileId
    other: PlayerId


class UseTile(PlayerStep):
    """The player uses a one-use tile."""

    tile: TileId


def tiles_of(position: Position, player: PlayerId, kind: TileKind) -> list[TileId]:
    """Return the player's tiles of a kind: in its slot, and on the permanent tile (TILE-1, PERM-8)."""
    owner = position.state.players[player]
    in_slot, in_pocket = getattr(owner, SLOT[kind]), position.state.pockets.get(owner.permanent)
    found = [in_slot] if in_slot else []
    if in_pocket and position.content.kind_of(in_pocket) == kind:
        found.append(in_pocket)
    return found


def usable_tile(position: Position, player: PlayerId, kind: type[AbilityT]) -> tuple[TileId, AbilityT] | None:
    """Return the player's one-use tile that gives this ability, and the ability; None if there is none."""
    for tile in tiles_of(position, player, "one_use"):
        found = ability_of(position.content, tile, kind)
        if found is not None:
            return tile, found
    return None


def slots_for(position: Position, player: PlayerId, tiles: Iterable[TileId]) -> Iterator[Option]:
    """Yield an option for each free slot for these tiles, food or one-use (TILE-1, PERM-8).

    Besides the slot of its kind there is one on a permanent tile that gives it, if no tile lies on that.
    """
    owner = position.state.players[player]
    for tile in tiles:
        if not getattr(owner, SLOT[position.content.kind_of(tile)]):
            yield slot_option(player, tile, OWN)
        if ability(position, player, OneMoreSlot) and owner.permanent not in position.state.pockets:
            yield slot_option(player, tile, POCKET)


def has_room(position: Position, player: PlayerId, kind: TileKind) -> bool:
    """Tell whether the player has a free slot for a tile of a kind (TILE-1, PERM-8).

    Beside the usual slot it may be the one on a permanent tile, if no tile lies there (in `pockets`) yet.
    """
    owner = position.state.players[player]
    if not getattr(owner, SLOT[kind]):
        return True
    return (
        owner.permanent not in position.state.pockets and ability(position, player, OneMoreSlot) is not None
    )


@cache
def slot_option(player: PlayerId, tile: TileId, slot: str) -> Option:
    """Return the option to put a tile into a free slot."""
    label, then = Text(f"option-slot-{slot}"), (PutTile(player, tile, slot),)
    return Option(ids.SLOT(slot), then, label, put=ids.SLOT(slot, player))


class TakeFoodTile(Act, word="take_food_tile"):
    """Take the top food tile (ACT-6)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer the free slots for the top tile (ACT-6, PERM-12)."""
        return slots_for(position, player, position.state.food_stack[:1])

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether there are a tile and a slot for it (ACT-6)."""
        return bool(position.state.food_stack) and has_room(position, player, "food")


class TakeOneUse(Act, word="take_one_use", shorthand="tile"):
    """{take_one_use: mercy}: take a one-use tile (ACT-7, ACT-8, ACT-9)."""

    tile: OneUseRef

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer the free slots for the tile, if it is on the board (ACT-7, ACT-8, ACT-9, PERM-12)."""
        tiles_there = [tile for tile in position.state.one_use if tile == self.tile]
        return slots_for(position, player, tiles_there)

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the tile is on the board and there is a slot for it (ACT-7, ACT-8, ACT-9)."""
        return self.tile in position.state.one_use and has_room(position, player, "one_use")


@rules.do
def put_tile(game: Game, step: PutTile) -> None:
    """Take the tile off the board and put it before the screen (TILE-2, SETUP-13)."""
    place = PLACE[game.content.kind_of(step.tile)]
    left = without(getattr(game.state, place), step.tile)
    setattr(game.state, place, left)
    lay_tile(game, game.state.players[step.player], step.tile, step.slot)
    game.emit(TileTaken(player=step.player, tile=step.tile))


def lay_tile(game: Game, owner: Player, tile: TileId, slot: str) -> None:
    """Lay a tile into the slot of its kind, or on the permanent tile (PERM-12)."""
    if slot == POCKET:
        game.state.pockets = {**game.state.pockets, owner.permanent: tile}
    else:
        setattr(owner, SLOT[game.content.kind_of(tile)], tile)


def lift_tile(game: Game, owner: Player, tile: TileId) -> str:
    """Take a tile away from a player, with what is on it; return the slot it was in (PERM-11).

    A tile that is not in the player's slot for its kind lies in the pocket of the permanent tile. What is in
    the pocket of a lifted tile is kept under that tile's id, so it moves with it.
    """
    field = SLOT[game.content.kind_of(tile)]
    if getattr(owner, field) == tile:
        setattr(owner, field, "")
        return OWN
    pockets = game.state.pockets.items()
    game.state.pockets = {below: in_pocket for below, in_pocket in pockets if below != owner.permanent}
    return POCKET


def give_back(game: Game, owner: Player, tile: TileId) -> None:
    """Put a player's tile back on the board, a food tile on top of its stack (TILE-3, SCORE-5)."""
    lift_tile(game, owner, tile)
    place = PLACE[game.content.kind_of(tile)]
    setattr(game.state, place, (tile, *getattr(game.state, place)))


@rules.do
def use_tile(game: Game, step: UseTile) -> None:
    """Put a used one-use tile back on its place (TILE-3)."""
    give_back(game, game.state.players[step.player], step.tile)
    game.emit(TileUsed(player=step.player, tile=step.tile))


class Exchange(Act, word="exchange_tile"):
    """Exchange a tile for another of its kind (ACT-16)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer every exchange of an own tile for another of its kind (ACT-16, TILE-4, TILE-5)."""
        for kind in SLOT:
            own_tiles = dict.fromkeys(tiles_of(position, player, kind))
            tiles_of_others = dict.fromkeys(tiles_to_be_had(position, player, kind)) if own_tiles else ()
            for given, (tile, other) in product(own_tiles, tiles_of_others):
                yield exchange_option(player, given, tile, other)

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player has a tile that can be exchanged (ACT-16, TILE-4).

        What an act covers (`covered`) matters to promotions only.
        """
        for kind in SLOT:
            to_take = tiles_to_be_had(position, player, kind)
            if tiles_of(position, player, kind) and next(to_take, None) is not None:
                return True
        return False


@cache
def exchange_option(player: PlayerId, given: TileId, tile: TileId, other: PlayerId) -> Option:
    """Return the option to exchange a tile for one of another player or of the board (ACT-16)."""
    owner = other or BOARD
    label = text("option-exchange", given=Text(given), tile=Text(tile), player=Text(owner))
    then = (ExchangeTiles(player, given, tile, other),)
    take, put = ids.TILE(given, player), ids.TILE(tile, other) if other else ids.TILE(tile)
    return Option(ids.EXCHANGE(given, tile, owner), then, label, take, put)


def tiles_to_be_had(
    position: Position, player: PlayerId, kind: TileKind
) -> Iterator[tuple[TileId, PlayerId]]:
    """Yield each tile of a kind on the board, of food tiles the top one, and of others, with its owner.

    Rules: TILE-4, TILE-6, TILE-7, TILE-8.
    """
    on_board = getattr(position.state, PLACE[kind])
    if kind == "food":
        on_board = on_board[:1]
    yield from ((tile, NOBODY) for tile in on_board)
    for other in others(position, player):
        yield from ((tile, other.id) for tile in tiles_of(position, other.id, kind))


@rules.do
def exchange_tiles(game: Game, step: ExchangeTiles) -> None:
    """Exchange the tiles, each with what is on it (TILE-4 to TILE-8, PERM-11).

    Each tile is laid into the slot that the other one leaves. Without another player, the given tile takes
    the place of the other one on the board.
    """
    state, owner = game.state, game.state.players[step.player]
    lay_tile(game, owner, step.tile, lift_tile(game, owner, step.given))
    if step.other:
        other = state.players[step.other]
        lay_tile(game, other, step.given, lift_tile(game, other, step.tile))
    else:
        _exchange_on_board(game, step.tile, step.given)
    game.emit(TilesExchanged(player=step.player, tile=step.tile, given=step.given, other=step.other))


def _exchange_on_board(game: Game, tile: TileId, given: TileId) -> None:
    """Lay the given tile where a tile of its kind lies on the board."""
    place = PLACE[game.content.kind_of(given)]
    tiles: tuple[TileId, ...] = getattr(game.state, place)
    index = tiles.index(tile)
    setattr(game.state, place, (*tiles[:index], given, *tiles[index + 1 :]))
