"""Moving a player's chips in a battle: exhausting them, refreshing the bag, returning one to it."""

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import BagRefreshed, ChipReturned, ChipsExhausted
from wonderland_qt.games.wonderland.mechanics.special.allies import SWAPPED, change_levels, has_special
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.state import ChipId


class ToBag(PlayerStep):
    """One of the player's chips goes back into the bag."""

    chip: ChipId
    source: str


def exhaust(game: Game, player: PlayerId, chips: tuple[ChipId, ...]) -> bool:
    """Move active chips to the exhausted area, where some change their level (BATTLE-8, WAREND-1, ALLY-A5).

    Return False when they have not changed yet, because the owner is asked in which order.
    """
    if not chips:
        return True
    owner, gone = game.state.players[player], frozenset(chips)
    owner.active = tuple([chip for chip in owner.active if chip not in gone])
    owner.exhausted += chips
    swapped = tuple([chip for chip in chips if has_special(game, chip, SWAPPED)])
    all_changed = change_levels(game, player, swapped)
    game.emit(ChipsExhausted(player=player))
    return all_changed


def refresh(game: Game, player: PlayerId) -> None:
    """Put all madness of the track and all exhausted chips back into the bag (BATTLE-9, BATTLE-21)."""
    owner = game.state.players[player]
    owner.bag += owner.madness + owner.exhausted
    owner.madness = owner.exhausted = ()
    game.emit(BagRefreshed(player=player))


@rules.do
def to_bag(game: Game, step: ToBag) -> None:
    """Put an active or exhausted chip, or one of the madness track, back into its owner's bag."""
    owner = game.state.players[step.player]
    if step.chip in owner.active:
        owner.active = without(owner.active, step.chip)
    elif step.chip in owner.exhausted:
        owner.exhausted = without(owner.exhausted, step.chip)
    else:
        owner.madness = without(owner.madness, step.chip)
    owner.bag += (step.chip,)
    game.emit(ChipReturned(player=step.player, chip=step.chip, cause=step.source))
