"""Gaining and returning VP, shards (also by the shard die) and chips; each change is an event."""

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, trigger
from wonderland_qt.games.wonderland.mechanics.special.leaders import may_give
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.state import ChipId


class RollDie(PlayerStep):
    """The player rolls the shard die for shards."""

    source: str


def gain_vp(game: Game, player: PlayerId, vp: int, cause: str) -> None:
    """Move the player's VP marker forward; VP have no upper limit (COMP-1)."""
    if vp > 0:
        game.state.players[player].vp += vp
        game.emit(events.VpGained(player=player, vp=vp, cause=cause))


def gain_shards(game: Game, player: PlayerId, shards: int, cause: str) -> None:
    """Give the player shards; the bank never runs out (COMP-3)."""
    if shards > 0:
        game.state.players[player].shards += shards
        game.emit(events.ShardsGained(player=player, shards=shards, cause=cause))


@rules.do
def roll_die(game: Game, step: RollDie) -> None:
    """Roll the shard die, gain that many shards, and fire the trigger for a roll.

    After some rolls the player of the Cat may give one of them away.
    Rules: REWARD-6, REWARD-20, LEAD-7.
    """
    roll = game.chance.pick("die", game.content.board.die)
    game.emit(events.DieRolled(player=step.player, shards=roll, cause=step.source))
    gain_shards(game, step.player, roll, step.source)
    may_give(game, step.player, roll)
    trigger(game, "die_rolled", (Occasion(step.player),))


def discard_shards(game: Game, player: PlayerId, shards: int, cause: str) -> int:
    """Discard shards, at most as many as the player has; return how many (REWARD-13)."""
    owner = game.state.players[player]
    gone = min(shards, owner.shards)
    if gone > 0:
        owner.shards -= gone
        game.emit(events.ShardsDiscarded(player=player, shards=gone, cause=cause))
        trigger(game, "shards_discarded", (Occasion(player),))
    return gone


def gain_chip(game: Game, player: PlayerId, face: str, cause: str) -> ChipId:
    """Move a chip with this face from the supply to the bag; return it, or 0 when none is left (GAME-7)."""
    left = game.state.supply[face]
    if not left:
        return 0
    chip, game.state.supply = left[0], {**game.state.supply, face: left[1:]}
    game.state.players[player].bag += (chip,)
    if game.events is not None:
        game.emit(events.ChipGained(player=player, chip=chip, cause=cause))
    return chip


def return_to_supply(game: Game, player: PlayerId, chip: ChipId, cause: str) -> None:
    """Put a chip, which the caller has taken from the player, back into the supply."""
    supply, face = game.state.supply, game.content.chips[chip].face
    game.state.supply = {**supply, face: tuple(sorted((*supply[face], chip)))}
    game.emit(events.ChipLeft(player=player, chip=chip, to="supply", cause=cause))


def lose_for_good(game: Game, player: PlayerId, chip: ChipId, cause: str) -> None:
    """Put a chip, taken from the player by the caller, into the supply, or the box if no ally (ALLY-C4)."""
    if "ally" in game.content.chips[chip].tags:
        return_to_supply(game, player, chip, cause)
    else:
        game.state.box += (chip,)
        game.emit(events.ChipLeft(player=player, chip=chip, to="box", cause=cause))


def gain_madness(game: Game, player: PlayerId, chips: int, cause: str) -> None:
    """Put single madness chips from the supply into the bag, as many as there are."""
    for _ in range(chips):
        gain_chip(game, player, game.content.madness_face, cause)


def remove_madness(game: Game, player: PlayerId, cause: str) -> None:
    """Return one single madness chip from the bag to the supply, never a double (REWARD-16)."""
    owner = game.state.players[player]
    single = next((chip for chip in owner.bag if chip in game.content.single_madness), 0)
    if single:
        owner.bag = without(owner.bag, single)
        return_to_supply(game, player, single, cause)
