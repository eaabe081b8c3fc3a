"""Prizes and rewards: what counts for a player at the end (SCORE-2, SCORE-3)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.pack import PrizeId
from wonderland_qt.games.pixie_queen.content.vocabulary import PrizeReward, Row
from wonderland_qt.games.pixie_queen.facts import PrizeTaken, RewardTaken
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules
from wonderland_qt.parts.deck import without


class TakePrize(PlayerStep):
    """The player takes the leftmost prize of a row."""

    row: Row


def next_prize(position: Position, row: Row) -> PrizeId:
    """Return the leftmost prize of a row, "" when all are gone."""
    prizes = position.pack.prizes
    return next((prize for prize in position.state.prizes if prizes[prize].row == row), "")


@rules.do
def take_prize(game: Game, step: TakePrize) -> None:
    """Take it behind the screen; a servant's stays on its place (SCORE-2, REWARD-8, PERM-2, PERM-3)."""
    owner, prize = game.state.players[step.player], next_prize(game, step.row)
    game.state.prizes = without(game.state.prizes, prize)
    if step.row == "servant":
        owner.servants += (prize,)
    else:
        owner.prizes += (prize,)
    game.emit(PrizeTaken(player=step.player, prize=prize))
    bonus = ability(game, step.player, PrizeReward)
    if bonus is not None and bonus.row == step.row:
        reward(game, step.player, bonus.points, owner.permanent)


def reward(game: Game, player: PlayerId, points: int, cause: str) -> None:
    """Pay reward points in tiles: one of that worth, else single ones, as far as there are any (SCORE-3)."""
    state, owner = game.state, game.state.players[player]
    ones = (1,) * min(points, state.rewards.count(1))
    paid = (points,) if points in state.rewards else ones
    for tile in paid:
        state.rewards = without(state.rewards, tile)
    owner.rewards += paid
    if paid:
        game.emit(RewardTaken(player=player, points=sum(paid), cause=cause))
