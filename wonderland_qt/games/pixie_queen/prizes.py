"""Prizes and rewards: taking them, and the actions that bring a prize (SCORE-2, SCORE-3, ACT)."""

from collections.abc import Iterator

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.pixie_queen import events, ids
from wonderland_qt.games.pixie_queen.content.content_files import Act, PrizeReward, Row
from wonderland_qt.games.pixie_queen.content.game_content import GoodId
from wonderland_qt.games.pixie_queen.goods import Pay, tokens_text, with_changed
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, next_prize, rules


class TakePrize(PlayerStep):
    """The player takes the leftmost prize of a row."""

    row: Row


@rules.do
def take_prize(game: Game, step: TakePrize) -> None:
    """Take the prize behind the screen; a servant prize stays known to all (SCORE-2, REWARD-8).

    A permanent tile may add a reward (PERM-2, PERM-3).
    """
    owner, prize = game.state.players[step.player], next_prize(game, step.row)
    game.state.prizes = without(game.state.prizes, prize)
    if step.row == "servant":
        owner.servants += (prize,)
    else:
        owner.prizes += (prize,)
    game.emit(events.PrizeTaken(player=step.player, prize=prize))
    bonus = ability(game, step.player, PrizeReward)
    if bonus is not None and bonus.row == step.row:
        reward(game, step.player, bonus.points, owner.permanent)


def reward(game: Game, player: PlayerId, points: int, cause: str) -> None:
    """Give a player reward tiles: one of these points, else tiles of 1, as far as there are any (SCORE-3)."""
    state, owner = game.state, game.state.players[player]
    tiles_given = (points,) if points in state.rewards else (1,) * min(points, state.rewards.count(1))
    for tile in tiles_given:
        state.rewards = without(state.rewards, tile)
    owner.rewards += tiles_given
    if tiles_given:
        game.emit(events.RewardTaken(player=player, points=sum(tiles_given), cause=cause))


class ForgeRing(Act, word="forge_ring"):
    """Pay gold and take a ring prize (ACT-13)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Pay the price of the field on the gold track and take the leftmost ring prize (ACT-13)."""
        owner = position.state.players[player]
        price = position.content.fields[owner.tracks["gold"] - 1].gold_for_ring
        if owner.goods["gold"] >= price and next_prize(position, "ring"):
            yield self.only_way(Pay(player, "gold", price, "forge_ring"), TakePrize(player, "ring"))


class SpecialOffering(Act, word="special_offering"):
    """Pay what the row shows, add a token to it, and take an offering prize (ACT-19)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer each good to add after paying the row, while a prize is left (ACT-19, ACT-25)."""
        if not self.is_possible(position, player):
            return
        row, goods = position.state.special_row, position.state.players[player].goods
        payments = [Pay(player, good, tokens, "special_offering") for good, tokens in row.items() if tokens]
        for good, tokens in goods.items():
            if tokens > row[good]:
                label = text("option-add", good=tokens_text(good, 1))
                then = (*payments, AddToken(player, good), TakePrize(player, "offering"))
                yield Option(ids.ADD(good), then, label, ids.GOOD(good, player), "special_row")

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player can pay the row and add a token, and a prize is left (ACT-19, ACT-25).

        The added token may be any good, so one token more than the row costs is enough. `covered`, a space
        that is about to be covered, plays no part in this act.
        """
        row, goods = position.state.special_row, position.state.players[player].goods
        can_pay = all(goods[good] >= tokens for good, tokens in row.items())
        has_one_more = sum(goods.values()) > sum(row.values())
        return can_pay and has_one_more and bool(next_prize(position, "offering"))


class AddToken(PlayerStep):
    """The player adds a token to the special-offering row."""

    good: GoodId


@rules.do
def add_token(game: Game, step: AddToken) -> None:
    """Put the token on the row, where it stays (ACT-25)."""
    state, owner = game.state, game.state.players[step.player]
    owner.goods = with_changed(owner.goods, step.good, -1)
    state.special_row = with_changed(state.special_row, step.good, 1)
    game.emit(events.TokenAdded(player=step.player, good=step.good))
