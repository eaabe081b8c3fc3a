"""A view as its viewer looks at it, and the values of goods, pixies, fields and points, in points."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from wonderland_qt.components.evaluation import EvaluationContext, remembered
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, TileId
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, TableView
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, Track

FOOD_DEMANDED = 2.6
"""The value of a first token of a food, times the chance that it is demanded next."""

FADING, WEIGHT = 0.86, 0.3
"""The value of one more token of a good beside the one before; what one costs that is left at the end."""

RING, CHANGED = 0.75, 0.7
"""How much of a ring its gold is worth beforehand, and silver of the gold that it could become."""

LEVEL, SERVANT_HOPE = 0.4, 0.7
"""The value of a level in each round to come; how much of a servant prize a pixie at the top hopes for."""

FOOD, PERMANENT, ONE_USE = 0.55, 0.7, 1.7
"""The value of a token of food of one's choice, any permanent tile in each round, any one-use tile once."""

OUT = 40.0
"""What it costs to leave the game."""


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how many rounds are to come, this one among them."""

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        super().__init__(view, content, player)
        self.me: PlayerView = view.players[player]
        self.goods = self.me.screen.goods if self.me.screen else dict.fromkeys(content.goods, 0)
        self.rivals = [owner for owner in view.players.values() if owner.id != player and not owner.out]
        self.rounds = content.settings.rounds - view.round + 1
        self.steals = self.rounds - 1
        self.fields = {track: content.fields[number - 1] for track, number in self.me.tracks.items()}

    @cached_property
    def first(self) -> dict[GoodId, float]:
        """The value of a first token of each good: food as it may be demanded, gold by a ring."""
        if self.view.phase in ("offering", "reward"):
            left = Counter(self.view.demanded[-1:])
        else:
            left = Counter(self.content.setup.round_tiles)
            left.subtract(self.view.demanded)
        tiles = max(sum(left.values()), 1)
        late = 1.0 if self.rounds > 1 or self.view.phase == "action" else 0.2
        gold = max(late * RING * self.next_prize("ring") / self.fields["gold"].gold_for_ring, 0.4)
        silver = max(CHANGED * gold / self.fields["silver"].silver_for_gold, 0.4)
        foods = {food: 0.25 + FOOD_DEMANDED * left[food] / tiles for food in self.content.foods}
        return {**foods, "silver": silver, "gold": gold}

    def value(self, good: GoodId, held: int, tokens: int) -> float:
        """Return the value of tokens of a good beside those held; at the end goods only weigh."""
        if self.steals == 0 and self.view.phase in ("reward", "punish", "scoring"):
            return -WEIGHT * tokens
        return self.first[good] * (FADING**held - FADING ** (held + tokens)) / (1 - FADING)

    def gained(self, good: GoodId, tokens: int) -> float:
        """Return the value of so many more tokens of a good."""
        return self.value(good, self.goods[good], tokens)

    def paid(self, good: GoodId, tokens: int) -> float:
        """Return what so many tokens fewer of a good cost."""
        return self.value(good, max(self.goods[good] - tokens, 0), tokens)

    @remembered
    def pixie(self, place: str) -> float:
        """Return the value of a pixie in the mine, on a space or on the servant spot."""
        if place == MINE:
            return 0.0
        prize, hope = self.next_prize(SERVANT), SERVANT_HOPE if self.steals else 0.0
        if place == SERVANT:
            return prize
        level = self.content.spaces[place].level
        way: float = (level / (len(self.content.levels) + 1)) ** 1.5
        return level * LEVEL * self.steals + hope * prize * way

    def tile(self, tile: TileId) -> float:
        """Return the value of a tile to the player who has it: but for food, those of a kind are alike."""
        kind = self.content.kind_of(tile)
        if kind == "food":
            return FOOD * self.content.food_tiles[tile].gives * self.steals
        return PERMANENT * self.rounds if kind == "permanent" else ONE_USE * (self.rounds > 1)

    @remembered
    def next_prize(self, row: str) -> float:
        """Return the points of the leftmost prize of a row, 0 where all are gone."""
        left = (self.content.prizes[prize] for prize in self.view.prizes)
        return float(next((prize.points for prize in left if prize.row == row), 0))

    def field(self, track: Track, number: int) -> float:
        """Return the value of a field: what it costs or brings in all rounds to come, and lower prices."""
        known, beyond = (
            self.content.fields[min(n, self.content.last_field) - 1] for n in (number, number + 1)
        )
        price = known.gold_for_ring * 2.0 if track == "gold" else known.silver_for_gold * 1.5
        net = (known.reward - known.penalty) + (beyond.reward - beyond.penalty)
        return net / 2 * self.rounds * self.dread - price * (self.rounds > 1)

    def climb(self, track: Track, fields: int) -> float:
        """Return the value of moving on a track."""
        at = self.me.tracks[track]
        return self.field(track, at + fields) - self.field(track, at)

    @cached_property
    def each_round(self) -> int:
        """How many penalty points a round takes, as the player stands now."""
        return sum([field.penalty for field in self.fields.values()]) + self.content.penalties.mine[-1]

    @cached_property
    def dread(self) -> float:
        """How much worse than its number a penalty point is: more, the nearer the player comes to leaving."""
        end = self.me.penalty + (self.each_round + 1) * self.rounds
        return 1.0 + max(0.0, end - self.content.files.score.out) / 25

    @cached_property
    def spared(self) -> float:
        """The value of being the favourite at the next punishment, who never demotes."""
        return self.demoted(self.me, self.each_round)

    def demoted(self, owner: PlayerView, points: int) -> float:
        """Return the value of pixies that penalty points send to the mine: the lowest go."""
        shackles, after = self.content.files.score.shackles, owner.penalty + points
        passed = sum([1 for shackle in shackles if owner.penalty < shackle <= after])
        pixies = [self.pixie(place) for place, colour in self.view.pixies.items() if colour == owner.id]
        return sum(sorted(pixies)[:passed])

    def harm(self, owner: PlayerView, points: int) -> float:
        """Return what penalty points cost a player: themselves, pixies for shackles, and leaving."""
        demoted = 0.0 if owner.id == self.view.large[0] else self.demoted(owner, points)
        own = self.dread if owner.id == self.player else 1.0
        leaves = owner.penalty + points >= self.content.files.score.out
        return own * points + demoted + OUT * leaves

    def harm_to_rival(self, player: PlayerId, points: int) -> float:
        """Return the value of penalty points that a rival takes: more where the rival leads."""
        owner = self.view.players[player]
        ahead = 0.2 if owner.penalty <= min(rival.penalty for rival in self.rivals) else 0.0
        return (1 / len(self.rivals) + ahead) * self.harm(owner, points)
