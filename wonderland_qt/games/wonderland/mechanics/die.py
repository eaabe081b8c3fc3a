"""Rolling the shard die."""

from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.games.wonderland.events import DieRolled
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, trigger
from wonderland_qt.games.wonderland.mechanics.special.leaders import may_give
from wonderland_qt.games.wonderland.mechanics.supply import gain_shards
from wonderland_qt.games.wonderland.rules import Game, rules


class RollDie(PlayerStep):
    """The player rolls the shard die for shards."""

    source: str


@rules.do
def roll_die(game: Game, step: RollDie) -> None:
    """Roll the shard die, gain that many shards, and fire the trigger for a roll.

    Rules: REWARD-6, REWARD-20, LEAD-7.
    """
    roll = game.chance.pick("die", game.content.board.die)
    game.emit(DieRolled(player=step.player, shards=roll, cause=step.source))
    gain_shards(game, step.player, roll, step.source)
    may_give(game, step.player, roll)
    trigger(game, "die_rolled", (Occasion(step.player),))
