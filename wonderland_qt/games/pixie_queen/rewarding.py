"""Reward phase: tracks, promotions, and the servant (REWARD, TWO-3)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision, PlayerStep, Step
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.actions.gaining import MoveOnTrack, move_on_track
from wonderland_qt.games.pixie_queen.content.vocabulary import MorePromotions
from wonderland_qt.games.pixie_queen.facts import PhaseBegun, ServantMade
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.prizes import TakePrize, take_prize
from wonderland_qt.games.pixie_queen.promotion import SERVANT, Promote, promotion_option, rises
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, favourite, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, TRACKS, Track


class RewardPhase(Step):
    """The reward phase of a round."""


class PromoteMore(PlayerStep):
    """The player makes the extra promotions of a permanent tile."""


class PromoteDummy(Step):
    """The favourite moves a pixie of the dummy."""


class MakeServant(Step):
    """The pixie on the servant spot becomes a servant."""


@rules.do
def reward_phase(game: Game, step: RewardPhase) -> None:
    """Move on tracks, promote in order, then by tiles, then the dummy; last, one becomes a servant.

    Where nobody offered the demanded food, all of it is skipped (OFFER-9).
    Rules: OFFER-8, REWARD-1, REWARD-3, REWARD-5, REWARD-7, REWARD-8, TWO-3.
    """
    state, food = game.state, demand(game.state)
    fed = {player: state.players[player].offering.get(food, 0) for player in state.large}
    if not any(fed.values()):
        return
    state.phase = "reward"
    game.emit(PhaseBegun(phase="reward", round=state.round))
    for track in TRACKS:
        reward_givers(game, track)
    game.push(*[Promote(player, tokens, to_servant=True) for player, tokens in fed.items() if tokens])
    game.push(*map(PromoteMore, state.large), PromoteDummy(), MakeServant())


def reward_givers(game: Game, track: Track) -> None:
    """Move all who offered silver or gold, whoever alone offered most once more (REWARD-1 to REWARD-3)."""
    given = {player: game.state.players[player].offering.get(track, 0) for player in game.state.large}
    most = max(given.values())
    alone = list(given.values()).count(most) == 1
    for player, tokens in given.items():
        if tokens:
            fields = 2 if alone and tokens == most else 1
            move_on_track(game, MoveOnTrack(player, track, fields))


@rules.do
def promote_more(game: Game, step: PromoteMore) -> None:
    """Make the extra promotions, even without having offered the food (PERM-5, REWARD-7)."""
    climber = ability(game, step.player, MorePromotions)
    if climber is not None:
        game.push(Promote(step.player, climber.promotions, to_servant=True))


@rules.ask
def promote_dummy(position: Position, step: PromoteDummy) -> tuple[Decision, ...]:
    """Ask the favourite which dummy pixie rises to which free space, never a servant (TWO-3, TWO-5)."""
    state, player = position.state, favourite(position)
    if not state.dummy:
        return (Decision(player, Text("ask-dummy"), ()),)
    free = [
        (origin, goal) for origin, goal in rises(position, state.dummy, False) if goal not in state.pixies
    ]
    miner = state.dummy_mine.pixies - 1
    options = tuple(
        [promotion_option(player, state.dummy, origin, goal, False, miner) for origin, goal in free]
    )
    return (Decision(player, Text("ask-dummy"), options),)


@rules.do
def make_servant(game: Game, step: MakeServant) -> None:
    """Let the pixie on the servant spot become a servant, for the leftmost servant prize (REWARD-8)."""
    player, game.state.waiting = game.state.waiting, NOBODY
    if player:
        game.emit(ServantMade(player=player))
        take_prize(game, TakePrize(player, SERVANT))
