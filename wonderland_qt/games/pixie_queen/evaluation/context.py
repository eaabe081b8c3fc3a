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
    """By number of tokens held, the share of its value that one more token has: each fades it once more."""

    def __init__(self, fading: float) -> None:
        self._fading = fading

    def __missing__(self, held: int) -> float:
        left: float = self._fading**held
        return self.setdefault(held, left)


faded = cache(Faded)
"""Cached, because all decisions use the same."""


@known_of_content(1024)
def food_values(content: Content, demanded: tuple[GoodId, ...], decided: bool) -> Mapping[GoodId, float]:
    """Return the value of a first token of each food, by how likely round tiles demand it next."""
    goods = content.weights.goods
    if decided:
        left = Counter(demanded[-1:])
    else:
        left = Counter(content.setup.round_tiles)
        left.subtract(demanded)
    tiles = max(sum(left.values()), 1)
    return {food: goods.food_kept + goods.food_demanded * left[food] / tiles for food in content.foods}


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how many rounds are to come, this one included."""

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
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
        """The value of a first token of each good: of food by demand, of gold by the next ring prize."""
        goods, decided = self.weights.goods, self.view.phase in ("offering", "reward")
        late = 1.0 if self.rounds > 1 or self.view.phase == "action" else goods.ring_at_the_end
        ring = late * goods.ring * self.next_prize("ring")
        gold = max(ring / self.fields["gold"].gold_for_ring, goods.metal_least)
        silver = max(goods.changed * gold / self.fields["silver"].silver_for_gold, goods.metal_least)
        return {**food_values(self.content, self.view.demanded, decided), "silver": silver, "gold": gold}

    def value(self, good: GoodId, held: int, tokens: int) -> float:
        """Return the value of tokens of a good beside those held; negative once goods only cost points."""
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
    def gains(self, most: tuple[GoodId, int]) -> Sequence[float]:
        """Return the values of gaining 1, 2 and more tokens of a good, up to a number."""
        good, tokens = most
        return [self.gained(good, number) for number in range(1, tokens + 1)]

    @remembered
    def costs(self, most: tuple[GoodId, int]) -> Sequence[float]:
        """Return the costs of paying 1, 2 and more tokens of a good, up to a number."""
        good, tokens = most
        return [self.paid(good, number) for number in range(1, tokens + 1)]

    @remembered
    def pixie(self, place: str) -> float:
        """Return the value of a pixie in the mine, on a space or on the servant spot."""
        if place == MINE:
            return 0.0
        pixies, prize = self.weights.pixies, self.next_prize(SERVANT)
        if place == SERVANT:
            return prize
        level, hope = self.content.spaces[place].level, pixies.servant_hope if self.steals else 0.0
        way: float = (level / (len(self.content.levels) + 1)) ** pixies.steepness
        return level * pixies.level * self.steals + hope * prize * way

    def tile(self, tile: TileId) -> float:
        """Return the value of a tile to its owner; only food tiles of one kind differ in value."""
        tiles, kind = self.weights.tiles, self.content.kind_of(tile)
        if kind == "food":
            return tiles.food * self.content.food_tiles[tile].gives * self.steals
        return tiles.permanent * self.rounds if kind == "permanent" else tiles.one_use * (self.rounds > 1)

    def next_prize(self, row: Row) -> float:
        """Return the points of the leftmost prize of a row, 0 where all are gone."""
        prize = leftmost(self.content, self.view.prizes).get(row)
        return float(self.content.prizes[prize].points) if prize else 0.0

    def field(self, track: Track, number: int) -> float:
        """Return the value of a field: its points in all rounds to come, and its prices."""
        fields, tracks = self.content.fields, self.weights.tracks
        known, beyond = fields[number - 1 : number + 1] if number < len(fields) else fields[-1:] * 2
        ring, gold = known.gold_for_ring * tracks.ring_price, known.silver_for_gold * tracks.gold_price
        price = ring if track == "gold" else gold
        net = (known.reward - known.penalty) + (beyond.reward - beyond.penalty)
        return net / 2 * self.rounds * self.dread - price * (self.rounds > 1)

    def climb(self, track: Track, fields: int) -> float:
        """Return the value of moving forward on a track."""
        at = self.me.tracks[track]
        return self.field(track, at + fields) - self.field(track, at)

    @cached_property
    def each_round(self) -> int:
        """How many penalty points the player takes in each round as things are."""
        return sum([field.penalty for field in self.fields.values()]) + self.content.penalties.mine[-1]

    @cached_property
    def dread(self) -> float:
        """The cost of a penalty point, which grows the nearer the player comes to leaving the game."""
        end = self.me.penalty + (self.each_round + 1) * self.rounds
        return 1.0 + max(0.0, end - self.content.files.score.out) / self.weights.penalties.dread

    @cached_property
    def spared(self) -> float:
        """The value of being the favourite at the next punishment, who never demotes."""
        return self.demoted(self.me, self.each_round)

    def demoted(self, owner: PlayerView, points: int) -> float:
        """Return the value of the pixies that penalty points demote: the lowest ones."""
        shackles, after = self.content.files.score.shackles, owner.penalty + points
        passed = sum([1 for shackle in shackles if owner.penalty < shackle <= after])
        return sum(self.pixies_of(owner.id)[:passed]) if passed else 0.0

    @remembered
    def pixies_of(self, player: PlayerId) -> Sequence[float]:
        """Return the values of a player's pixies on the pyramid, the lowest first."""
        return sorted([self.pixie(place) for place, owner in self.view.pixies.items() if owner == player])

    @cached_property
    def least_penalty(self) -> int:
        """The penalty points of the leading rival."""
        return min(rival.penalty for rival in self.rivals)

    def harm(self, owner: PlayerView, points: int) -> float:
        """Return the cost of penalty points to a player: points, demoted pixies, leaving the game."""
        demoted = 0.0 if owner.id == self.view.large[0] else self.demoted(owner, points)
        own = self.dread if owner.id == self.player else 1.0
        leaves = owner.penalty + points >= self.content.files.score.out
        return own * points + demoted + (self.weights.penalties.out if leaves else 0.0)

    def harm_to_rival(self, player: PlayerId, points: int) -> float:
        """Return the value of penalty points that a rival takes: more for the leading rival."""
        owner = self.view.players[player]
        more = self.weights.penalties.leader if owner.penalty <= self.least_penalty else 0.0
        return (1 / len(self.rivals) + more) * self.harm(owner, points)
