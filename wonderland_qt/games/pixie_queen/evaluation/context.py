"""The context of an evaluation: a view, its viewer, and the values of goods, pixies, fields and points."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from wonderland_qt.components.evaluation import EvaluationContext, remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.content_files import Row
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, TileId
from wonderland_qt.games.pixie_queen.rules import leftmost
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, TableView
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, Track

ONE_TO_COME = 1
"""A penalty point of each round that a player has to expect beyond those that are certain."""

MOST_HOPEFUL_ROUNDS = 4
"""More rounds to come than these do not make a promotion better."""


class Faded(dict[int, float]):
    """The share of its value that one more token of a good has, by the number of tokens held already."""

    def __init__(self, fading: float) -> None:
        """Let the value of each further token be this part of the one before."""
        self._fading = fading

    def __missing__(self, held: int) -> float:
        """Compute the share for a number of tokens held, once, because powers are slow."""
        share: float = self._fading**held
        return self.setdefault(held, share)


faded = cache(Faded)
"""Cached, because all decisions use the same."""


@cache
def fading_by_gaining(fading: float, held: int, most: int) -> Sequence[float]:
    """Return for 1, 2 and more tokens that come to those held how much the share fades by them."""
    share = faded(fading)
    return [share[held] - share[held + tokens] for tokens in range(1, most + 1)]


@cache
def fading_by_paying(fading: float, held: int, most: int) -> Sequence[float]:
    """Return for 1, 2 and more tokens of those held how much the share has faded by them."""
    share = faded(fading)
    return [share[held - tokens] - share[held] for tokens in range(1, most + 1)]


@known_of_content(1024)
def food_values(content: Content, demanded: tuple[GoodId, ...], decided: bool) -> Mapping[GoodId, float]:
    """Return the value of a first token of each food, by how likely round tiles demand it next.

    It is `decided` which food is next from the offering phase on: the last one of `demanded`.
    Without any tile left none is likely.
    """
    goods = content.weights.goods
    if decided:
        tiles_left = Counter(demanded[-1:])
    else:
        tiles_left = Counter(content.setup.round_tiles)
        tiles_left.subtract(demanded)
    number = max(sum(tiles_left.values()), 1)
    return {food: goods.food_kept + goods.food_demanded * tiles_left[food] / number for food in content.foods}


@known_of_content(4096)
def first_values(
    content: Content,
    demanded: tuple[GoodId, ...],
    decided: bool,
    ring: float,
    silver_for_gold: int,
    gold_for_ring: int,
) -> Mapping[GoodId, float]:
    """Return the value of a first token of each good.

    Food is worth something by demand (`decided` as in `food_values`), gold by the `ring` that it buys, and
    silver by the gold that it buys. Metal is worth its least value (`metal_least`) even where it buys little.
    """
    goods = content.weights.goods
    gold = max(ring / gold_for_ring, goods.metal_least)
    silver = max(goods.changed * gold / silver_for_gold, goods.metal_least)
    return {**food_values(content, demanded, decided), "silver": silver, "gold": gold}


@known_of_content(1024)
def pixie_values(content: Content, steals: int, servant_prize: float) -> Mapping[str, float]:
    """Return the value of a pixie in the mine, on each space and on the servant spot.

    On a space it steals in rounds to come, and has the more hope of a servant prize the higher it is.
    """
    pixies, levels_to_servant = content.weights.pixies, len(content.levels) + 1
    hope = pixies.servant_hope if steals else 0.0
    values = {MINE: 0.0, SERVANT: servant_prize}
    for space in content.doubles:
        part_of_way: float = (space.level / levels_to_servant) ** pixies.steepness
        values[space.id] = space.level * pixies.level * steals + hope * servant_prize * part_of_way
    return values


@known_of_content()
def field_value(content: Content, track: Track, number: int) -> tuple[float, float]:
    """Return the points that a field of a track (from 1) brings each round, and the cost of its price.

    Its points are the average of this field and the next one, as players move on; the last field has no
    next one. On the gold track a field says how much gold a ring costs, on the silver track how much silver
    gold costs.
    """
    fields, last, tracks = content.fields, content.last_field, content.weights.tracks
    here, beyond = fields[min(number, last) - 1], fields[min(number + 1, last) - 1]
    points = (here.reward - here.penalty) + (beyond.reward - beyond.penalty)
    if track == "gold":
        return points / 2, here.gold_for_ring * tracks.ring_price
    return points / 2, here.silver_for_gold * tracks.gold_price


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how many rounds are to come, this one included."""

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        """Note what is left of the game: rounds with this one, and steals, which begin the rounds after it.

        After the actions of the last round no goods can be used; they only weigh, because having most of a
        good costs points at the end.
        """
        super().__init__(view, content, player)
        self.weights = content.weights
        self.shares_of_tokens = faded(self.weights.goods.fading)
        self.me: PlayerView = view.players[player]
        self.goods = self.me.screen.goods if self.me.screen else dict.fromkeys(content.goods, 0)
        self.rivals = [owner for owner in view.players.values() if owner.id != player and not owner.out]
        self.rounds = content.settings.rounds - view.round + 1
        self.steals = self.rounds - 1
        after_actions = view.phase in ("reward", "punish", "scoring")
        self.goods_only_weigh = self.steals == 0 and after_actions
        self.values_of_pixies = pixie_values(content, self.steals, self.next_prize(SERVANT))
        self.fields = {track: content.fields[number - 1] for track, number in self.me.tracks.items()}

    @cached_property
    def values_of_first_tokens(self) -> Mapping[GoodId, float]:
        """The value of a first token of each good.

        Food is worth something by demand, gold by the next ring prize, and silver by the gold that it buys.
        After the last actions no ring can be forged, so that only a part of its value is left. From the
        offering phase on it is `decided` which food is demanded next.
        """
        goods, can_still_forge = self.weights.goods, self.rounds > 1 or self.view.phase == "action"
        share = 1.0 if can_still_forge else goods.ring_at_the_end
        ring = share * goods.ring * self.next_prize("ring")
        decided = self.view.phase in ("offering", "reward")
        prices = self.fields["silver"].silver_for_gold, self.fields["gold"].gold_for_ring
        return first_values(self.content, self.view.demanded, decided, ring, *prices)

    def value_of_tokens(self, good: GoodId, held: int, tokens: int) -> float:
        """Return the value of tokens of a good that come to those held; negative once goods only cost points.

        Each token has a share of the value of the one before, so their shares add up to a geometric sum.
        `shares_of_tokens[n]` is the share of the first one's value that a token has after `n` others.
        """
        if self.goods_only_weigh:
            return -self.weights.goods.left_over * tokens
        faded = self.shares_of_tokens
        return self.values_of_first_tokens[good] * (faded[held] - faded[held + tokens]) / (1 - faded[1])

    def value_of_gaining(self, good: GoodId, tokens: int) -> float:
        """Return the value of gaining tokens of a good."""
        return self.value_of_tokens(good, self.goods[good], tokens)

    def cost_of_paying(self, good: GoodId, tokens: int) -> float:
        """Return the cost of paying tokens of a good, also of more than the player has."""
        return self.value_of_tokens(good, max(self.goods[good] - tokens, 0), tokens)

    def values_of_gaining(self, good: GoodId, most: int) -> Sequence[float]:
        """Return the values of gaining 1, 2 and more tokens of a good; each further token is worth less."""
        return self._values(good, fading_by_gaining(self.weights.goods.fading, self.goods[good], most))

    def costs_of_paying(self, good: GoodId, most: int) -> Sequence[float]:
        """Return the value that the player loses by paying 1, 2 and up to `most` tokens of a good held."""
        return self._values(good, fading_by_paying(self.weights.goods.fading, self.goods[good], most))

    def _values(self, good: GoodId, shares: Sequence[float]) -> Sequence[float]:
        """Return the values of 1, 2 and more tokens, whose shares fade by so much (see `value_of_tokens`).

        Each token has a share of the value of the one before, so that all tokens there could be are worth
        `1 / all_shares` first ones. Once goods only cost points, each token costs the same.
        """
        if self.goods_only_weigh:
            return [-self.weights.goods.left_over * tokens for tokens in range(1, len(shares) + 1)]
        first, all_shares = self.values_of_first_tokens[good], 1 - self.shares_of_tokens[1]
        return [first * share / all_shares for share in shares]

    def value_of_tile(self, tile: TileId) -> float:
        """Return the value of a tile to its owner; only food tiles of one kind differ in value.

        A food tile gives at each steal to come, a permanent one helps each round, this one included
        (`rounds`). One to use once is kept for a later round, so it is worth nothing in the last.
        """
        tiles, kind = self.weights.tiles, self.content.kind_of(tile)
        if kind == "food":
            return tiles.food * self.content.food_tiles[tile].gives * self.steals
        if kind == "permanent":
            return tiles.permanent * self.rounds
        return tiles.one_use if self.rounds > 1 else 0.0

    def next_prize(self, row: Row) -> float:
        """Return the points of the leftmost prize of a row, 0 where all are gone."""
        prize = leftmost(self.content, self.view.prizes).get(row)
        return float(self.content.prizes[prize].points) if prize else 0.0

    def value_of_field(self, track: Track, number: int) -> float:
        """Return the value of a field in all rounds to come; its prices matter only if a round is to come.

        Its points count the more, the nearer the player comes to leaving the game (`dread`).
        """
        points, price = field_value(self.content, track, number)
        return points * self.rounds * self.dread - price * (self.rounds > 1)

    def value_of_climbing(self, track: Track, fields: int) -> float:
        """Return the value of moving forward on a track."""
        number = self.me.tracks[track]
        return self.value_of_field(track, number + fields) - self.value_of_field(track, number)

    @cached_property
    def penalty_each_round(self) -> int:
        """How many penalty points the player takes each round as things are, with the most for the mine."""
        return sum([field.penalty for field in self.fields.values()]) + self.content.penalties.mine[-1]

    @cached_property
    def dread(self) -> float:
        """The cost of a penalty point, which grows the nearer the player comes to leaving the game."""
        expected_at_end = self.me.penalty + (self.penalty_each_round + ONE_TO_COME) * self.rounds
        too_many = max(0.0, expected_at_end - self.content.files.score.out)
        return 1.0 + too_many / self.weights.penalties.dread

    @cached_property
    def value_of_spared_pixies(self) -> float:
        """The value of the pixies that the player keeps as the favourite, who never demotes."""
        return self.value_of_demoted_pixies(self.me, self.penalty_each_round)

    def value_of_demoted_pixies(self, owner: PlayerView, points: int) -> float:
        """Return the value of the pixies that penalty points demote: the lowest ones."""
        shackles, before = self.content.files.score.shackles, owner.penalty
        passed = bisect_right(shackles, before + points) - bisect_right(shackles, before)
        values_of_lowest = self.pixies_of(owner.id)[:passed] if passed else ()
        return sum(values_of_lowest)

    @remembered
    def pixies_of(self, player: PlayerId) -> Sequence[float]:
        """Return the values of a player's pixies on the pyramid, the lowest first."""
        values = self.values_of_pixies
        return sorted([values[place] for place, owner in self.view.pixies.items() if owner == player])

    @cached_property
    def least_penalty(self) -> int:
        """The penalty points of the leading rival."""
        return min(rival.penalty for rival in self.rivals)

    def cost_of_penalty(self, owner: PlayerView, points: int) -> float:
        """Return the cost of penalty points to a player: points, demoted pixies, leaving the game.

        The favourite demotes none. Own points cost more, the nearer the player comes to leaving (`dread`).
        """
        favourite = self.view.large[0]
        demoted = 0.0 if owner.id == favourite else self.value_of_demoted_pixies(owner, points)
        cost_of_point = self.dread if owner.id == self.player else 1.0
        leaves = owner.penalty + points >= self.content.files.score.out
        return cost_of_point * points + demoted + (self.weights.penalties.out if leaves else 0.0)

    def value_of_penalty_to_rival(self, rival: PlayerView, points: int) -> float:
        """Return the value of penalty points that a rival takes: more for the one with the fewest so far."""
        share = 1 / len(self.rivals)
        if rival.penalty <= self.least_penalty:
            share += self.weights.penalties.leader
        return share * self.cost_of_penalty(rival, points)

    @cached_property
    def chance_of_demand_met(self) -> float:
        """The chance that somebody offers the demanded food, without which no one is rewarded."""
        no_rival_offers: float = (1 - self.weights.offerings.fed) ** len(self.rivals)
        return 1 - no_rival_offers

    @cached_property
    def share_of_promotion(self) -> float:
        """What part of its usual value a promotion has now: more with a pixie at the top, less at the end.

        It grows with each round after this one (`steals`), up to MOST_HOPEFUL_ROUNDS.
        """
        weights, top_spaces = self.weights.offerings, self.content.levels[-1]
        if any(self.view.pixies.get(space) == self.player for space in top_spaces):
            return weights.hope_at_the_top
        return weights.hope_at_the_end + weights.hope_each_round * min(self.steals, MOST_HOPEFUL_ROUNDS)
