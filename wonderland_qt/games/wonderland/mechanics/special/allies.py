"""Rules of ally chips that no verb can say: some that other chips cannot touch, some that change level."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Special
from wonderland_qt.games.wonderland.facts import ChipGained
from wonderland_qt.games.wonderland.mechanics.supply import return_to_supply
from wonderland_qt.games.wonderland.rules import Game, Position
from wonderland_qt.games.wonderland.state import ChipId

UNTOUCHED: Special = "untouched"
SWAPPED: Special = "swapped"


def has_special(position: Position, chip: ChipId, special: Special) -> bool:
    """Tell whether the ally ability of a chip, in this game's set, is the `special` rule."""
    holders = position.pack.specials.get(special)
    if not holders:
        return False
    return position.state.ally_set.get(position.pack.chips[chip].kind) in holders


def untouchable(position: Position, chip: ChipId, bound: Bound) -> bool:
    """Tell whether an effect passes a chip by: an ability of another chip of the same player's (ALLY-A4)."""
    if not has_special(position, chip, UNTOUCHED):
        return False
    kind = position.pack.chips[chip].kind
    return bound.source != position.state.ally_set[kind] and _from_own_chip(position, bound)


def _from_own_chip(position: Position, bound: Bound) -> bool:
    """Tell whether the source of an effect is a chip of the player whom it works on."""
    pack, source = position.pack, bound.source
    if source in pack.ally_abilities:
        return True
    if source in pack.wonderlandians:
        own = source in position.state.players[bound.player].wonderlandians
        return own and pack.wonderlandians[source].chips is not None
    ability = pack.abilities.get(source)
    return ability is not None and ability.artifact and pack.ability_faction[source] == bound.player


def swapped(game: Game, player: PlayerId, chips: tuple[ChipId, ...]) -> tuple[ChipId, ...]:
    """Return the chips that lie exhausted in the end, some perhaps of the other level (ALLY-A5).

    As many change as can: what one lays back may be what another takes.
    """
    lying = list(chips)
    waiting = [place for place, chip in enumerate(chips) if has_special(game, chip, SWAPPED)]
    while (place := next((n for n in waiting if _others_left(game, chips[n])), None)) is not None:
        waiting.remove(place)
        lying[place] = _swap(game, player, chips[place])
    return tuple(lying)


def _others_left(position: Position, chip: ChipId) -> tuple[ChipId, ...]:
    """Return the chips of the other level in the supply."""
    return position.state.supply.get(_other_level(position, chip), ())


def _swap(game: Game, player: PlayerId, chip: ChipId) -> ChipId:
    taken, *left = _others_left(game, chip)
    game.state.supply = {**game.state.supply, _other_level(game, chip): tuple(left)}
    cause = game.state.ally_set[game.pack.chips[chip].kind]
    return_to_supply(game, player, chip, cause)
    game.emit(ChipGained(player=player, chip=taken, cause=cause))
    return taken


def _other_level(position: Position, chip: ChipId) -> str:
    printed = position.pack.chips[chip]
    faces = position.pack.content.faces
    return next((f.id for f in faces if f.kind == printed.kind and f.level != printed.level), "")
