"""The context of an evaluation: a view, its viewer, and the values of goods, pixies, fields and points."""

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


@known_of_content(1024)
def food_values(content: Content, demanded: tuple[GoodId, ...], decided: bool) -> Mapping[GoodId, float]:
    """Return the value of a first token of each food, by how likely round tiles demand it next.

    It is `decided` which food is next from the offering phase on: the last one of `demanded`.
    """
    goods = content.weights.goods
    if decided:
        tiles_left = Counter(demanded[-1:])
    else:
        tiles_left = Counter(content.setup.round_tiles)
        tiles_left.subtract(demanded)
    number = max(sum(tiles_left.values()), 1)
    return {food: goods.food_kept + goods.food_demanded * tiles_left[food] / number for food in content.foods}


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how many rounds are to come, this one included."""

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        """Note what is left of the game: rounds with this one, and steals, which begin the rounds after it.

        Once no more goods can be used, they only weigh: most of a good costs points at the end.
        """
        super().__init__(view, content, player)
        self.weights = content.weights
        self.faded = faded(self.weights.goods.fading)
        self.me: PlayerView = view.players[player]
        self.goods = self.me.screen.goods if self.me.screen else dict.fromkeys(content.goods, 0)
        self.rivals = [owner for owner in view.players.values() if owner.id != player and not owner.out]
        self.rounds = content.settings.rounds - view.round + 1
        self.steals = self.rounds - 1
        self.goods_only_weigh = not self.steals and view.phase in ("reward", "punish", "scoring")
        self.fields = {track: content.fields[number - 1] for track, number in self.me.tracks.items()}

    @cached_property
    def first(self) -> dict[GoodId, float]:
        """The value of a first token of each good.

        Food is worth something by demand, gold by the next ring prize, and silver by the gold that it buys.
        After the last actions no ring can be forged, so that only a part of its value is left.
        """
        goods, decided = self.weights.goods, self.view.phase in ("offering", "reward")
        can_still_forge = self.rounds > 1 or self.view.phase == "action"
        share = 1.0 if can_still_forge else goods.ring_at_the_end
        ring = share * goods.ring * self.next_prize("ring")
        gold = max(ring / self.fields["gold"].gold_for_ring, goods.metal_least)
        silver = max(goods.changed * gold / self.fields["silver"].silver_for_gold, goods.metal_least)
        return {**food_values(self.content, self.view.demanded, decided), "silver": silver, "gold": gold}

    def value(self, good: GoodId, held: int, tokens: int) -> float:
        """Return the value of tokens of a good that come to those held; negative once goods only cost points.

        Each token has a share of the value of the one before, so their shares add up to a geometric sum.
        `faded[n]` is the share of the first one's value that a token has after `n` others.
        """
        if self.goods_only_weigh:
            return -self.weights.goods.left_over * tokens
        faded = self.faded
        return self.first[good] * (faded[held] - faded[held + tokens]) / (1 - faded[1])

    def gained(self, good: GoodId, tokens: int) -> float:
        """Return the value of gaining tokens of a good."""
        return self.value(good, self.goods[good], tokens)

    def paid(self, good: GoodId, tokens: int) -> float:
        """Return the cost of paying tokens of a good."""
        return self.value(good, max(self.goods[good] - tokens, 0), tokens)

    @remembered
    def gains(self, good_and_most: tuple[GoodId, int]) -> Sequence[float]:
        """Return the values of gaining 1, 2 and more tokens of a good; good and number are one key."""
        good, most = good_and_most
        return [self.gained(good, number) for number in range(1, most + 1)]

    @remembered
    def costs(self, good_and_most: tuple[GoodId, int]) -> Sequence[float]:
        """Return the costs of paying 1, 2 and more tokens of a good; good and number are one key."""
        good, most = good_and_most
        return [self.paid(good, number) for number in range(1, most + 1)]

    @remembered
    def pixie(self, place: str) -> float:
        """Return the value of a pixie in the mine, on a space or on the servant spot.

        On a space it steals in rounds to come, and has the more hope of a servant prize the higher it is.
        """
        if place == MINE:
            return 0.0
        pixies, prize = self.weights.pixies, self.next_prize(SERVANT)
        if place == SERVANT:
            return prize
        level, levels_to_servant = self.content.spaces[place].level, len(self.content.levels) + 1
        hope = pixies.servant_hope if self.steals else 0.0
        part_of_way: float = (level / levels_to_servant) ** pixies.steepness
        return level * pixies.level * self.steals + hope * prize * part_of_way

    def tile(self, tile: TileId) -> float:
        """Return the value of a tile to its owner; only food tiles of one kind differ in value."""
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

    def field(self, track: Track, number: int) -> float:
        """Return the value of a field: its points in all rounds to come, and its prices.

        Its points are the average of this field and the next one, as players move on. They cost the more, the
        nearer the player comes to leaving the game (`dread`). Prices matter only if a round is to come.
        """
        fields, tracks = self.content.fields, self.weights.tracks
        here, beyond = fields[number - 1 : number + 1] if number < len(fields) else fields[-1:] * 2
        ring, gold = here.gold_for_ring * tracks.ring_price, here.silver_for_gold * tracks.gold_price
        price = ring if track == "gold" else gold
        points = (here.reward - here.penalty) + (beyond.reward - beyond.penalty)
        return points / 2 * self.rounds * self.dread - price * (self.rounds > 1)

    def climb(self, track: Track, fields: int) -> float:
        """Return the value of moving forward on a track."""
        number = self.me.tracks[track]
        return self.field(track, number + fields) - self.field(track, number)

    @cached_property
    def each_round(self) -> int:
        """How many penalty points the player takes each round as things are, with the most for the mine."""
        return sum([field.penalty for field in self.fields.values()]) + self.content.penalties.mine[-1]

    @cached_property
    def dread(self) -> float:
        """The cost of a penalty point, which grows the nearer the player comes to leaving the game."""
        expected_at_end = self.me.penalty + (self.each_round + 1) * self.rounds
        too_many = max(0.0, expected_at_end - self.content.files.score.out)
        return 1.0 + too_many / self.weights.penalties.dread

    @cached_property
    def spared(self) -> float:
        """The value of the pixies that the player keeps as the favourite, who never demotes."""
        return self.demoted(self.me, self.each_round)

    def demoted(self, owner: PlayerView, points: int) -> float:
        """Return the value of the pixies that penalty points demote: the lowest ones."""
        shackles, after = self.content.files.score.shackles, owner.penalty + points
        passed = sum([1 for shackle in shackles if owner.penalty < shackle <= after])
        lowest_pixies = self.pixies_of(owner.id)[:passed] if passed else ()
        return sum(lowest_pixies)

    @remembered
    def pixies_of(self, player: PlayerId) -> Sequence[float]:
        """Return the values of a player's pixies on the pyramid, the lowest first."""
        return sorted([self.pixie(place) for place, owner in self.view.pixies.items() if owner == player])

    @cached_property
    def least_penalty(self) -> int:
        """The penalty points of the leading rival."""
        return min(rival.penalty for rival in self.rivals)

    def harm(self, owner: PlayerView, points: int) -> float:
        """Return the cost of penalty points to a player: points, demoted pixies, leaving the game.

        The favourite demotes none. Own points cost more, the nearer the player comes to leaving (`dread`).
        """
        favourite = self.view.large[0]
        demoted = 0.0 if owner.id == favourite else self.demoted(owner, points)
        cost_of_point = self.dread if owner.id == self.player else 1.0
        leaves = owner.penalty + points >= self.content.files.score.out
        return cost_of_point * points + demoted + (self.weights.penalties.out if leaves else 0.0)

    def harm_to_rival(self, player: PlayerId, points: int) -> float:
        """Return the value of penalty points that a rival takes: more for the leading rival."""
        owner = self.view.players[player]
        share = 1 / len(self.rivals)
        if owner.penalty <= self.least_penalty:
            share += self.weights.penalties.leader
        return share * self.harm(owner, points)
