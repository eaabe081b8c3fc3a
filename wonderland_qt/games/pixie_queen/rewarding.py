"""Reward phase: tracks, promotions, and the servant (REWARD, TWO-3)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision, PlayerStep, Step
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.actions.gaining import move_on_track, next_prize
from wonderland_qt.games.pixie_queen.content.vocabulary import MorePromotions, ServantReward
from wonderland_qt.games.pixie_queen.facts import PhaseBegun, PrizeTaken, ServantMade
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.penalties import reward
from wonderland_qt.games.pixie_queen.promotion import SERVANT, Promote, promotion_option, rises
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, favourite, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, TRACKS, Track
from wonderland_qt.parts.deck import without


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
            move_on_track(game, player, track, 2 if alone and tokens == most else 1)


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
    """Let the owner take the leftmost servant prize, on whose place the pixie stays (REWARD-8, PERM-2)."""
    state, player = game.state, game.state.waiting
    prize = next_prize(game, SERVANT)
    if not player or prize is None:
        return
    state.waiting, state.prizes = NOBODY, without(state.prizes, prize)
    state.players[player].servants += (prize,)
    game.emit(ServantMade(player=player))
    game.emit(PrizeTaken(player=player, prize=prize))
    courtier = ability(game, player, ServantReward)
    if courtier is not None:
        reward(game, player, courtier.points, state.players[player].permanent)
