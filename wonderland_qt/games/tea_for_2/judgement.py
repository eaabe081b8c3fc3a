"""Judgement: what options are worth to the player who is asked, in stars at the end, told from the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2 import effects
from wonderland_qt.games.tea_for_2.content import Effect, Token
from wonderland_qt.games.tea_for_2.pack import RABBITS, CardId, Pack, StackId
from wonderland_qt.games.tea_for_2.rounds import Buy, SpendHourglasses
from wonderland_qt.games.tea_for_2.scoring import PerToken, counts_of
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import TableView
from wonderland_qt.parts.judging import BaseSight, Judges

KEPT = 0.2
"""Which part of their worth tokens keep to the end."""

WORTH = {"tarts": 0.5, "hourglasses": 1.8}
FLAMINGO, RABBIT_NEARER, TAKEN = 1.75, 0.3, 1.5
"""What tokens are worth in stars, what each card is that the opponent discards, and how much more than its
worth a token is that the opponent loses."""

OF_VALUE, OF_STARS, CROWDED, DENIED = 1.3, 0.2, 1.5, 0.15
"""What a point of value above the average of the own cards brings in a whole game, and a star on a card.

A crowded deck costs something: all other cards come round later. Of what a card of the market would be worth
to own, that part is gained by destroying it: the opponent can no longer buy it."""

CLOSE = 6
"""By how many the leader must be ahead of the other for a mission to be decided."""


class Sight(BaseSight[TableView, Pack]):
    """What one player sees of the table."""

    def __init__(self, view: TableView, pack: Pack, player: PlayerId) -> None:
        super().__init__(view, pack, player)
        self.me = view.players[player]
        self.rival = next(other for name, other in view.players.items() if name != player)
        self.copied = view.copied
        self.hoped = self.missions(self.me)

    @property
    def to_come(self) -> float:
        """Return how much of the game is to come: as much as is left of the market, or of the rabbits."""
        cards = len(self.view.tops) + sum(map(len, self.view.below.values()))
        market = cards / sum(map(len, self.pack.content.market.values()))
        decks = (len(self.view.rabbits) + 1) / (len(self.pack.groups[RABBITS]) + 1)
        return min(market, decks)

    def tokens(self, token: Token, number: int) -> float:
        """Return what tokens are worth: less and less towards the end."""
        return number * WORTH[token] * (KEPT + (1 - KEPT) * self.to_come)

    def stars(self, cards: tuple[CardId, ...]) -> float:
        """Return the average of the stars on cards."""
        return sum(self.pack.cards[card].stars for card in cards) / max(len(cards), 1)

    def owning(self, card: CardId) -> float:
        """Return what having a card in the own deck is worth until the end."""
        known, mine = self.pack.cards[card], (*self.me.deck, *self.me.discard)
        above = known.value - sum(self.pack.cards[own].value for own in mine) / max(len(mine), 1)
        return OF_VALUE * above * self.to_come + OF_STARS * known.stars

    def buying(self, card: CardId) -> float:
        """Return what buying a card is worth, for missions too."""
        bought = replace(self.me, discard=(*self.me.discard, card))
        return self.owning(card) - CROWDED + self.missions(bought) - self.hoped

    def destroying(self, card: CardId) -> float:
        """Return what destroying a card brings, at once and for missions."""
        left = tuple([own for own in self.me.discard if own != card])
        destroyed = replace(self.me, discard=left, destroyed=(*self.me.destroyed, card))
        return self.pack.cards[card].stars + self.missions(destroyed) - self.hoped

    def denying(self, card: CardId) -> float:
        """Return what destroying a card of the market is worth."""
        return self.destroying(card) + DENIED * max(self.owning(card), 0)

    def losing(self, card: CardId) -> float:
        """Return what destroying an own card is worth."""
        return self.destroying(card) - self.owning(card)

    def missions(self, me: Player) -> float:
        """Return what the missions are hoped to bring more than to the opponent."""
        players = {me.id: me, self.rival.id: self.rival}
        return sum(self._mission(stack, mission, players) for stack, mission in self.view.missions.items())

    def _mission(self, stack: StackId, mission: str, players: dict[PlayerId, Player]) -> float:
        counts = counts_of(self.pack, mission, players)
        ahead, scoring = counts[self.player] - counts[self.rival.id], self.pack.missions[mission].scores
        likely = 1 / (1 + len(self.view.below[stack]) / 5)
        if isinstance(scoring, PerToken):
            return likely * scoring.stars * ahead
        return likely * self.pack.price[stack] * max(min(ahead, CLOSE), -CLOSE) / CLOSE


judges: Judges[Sight] = Judges()


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth, one after another."""
    return judges.of_options(Sight(view, pack, decision.player), decision)


def copying(_effect: effects.CopyOpponentDiscard, sight: Sight) -> float:
    """Return what the opponent's last card is worth; in a chain of effects it is copied once (WATCH-11)."""
    pile = sight.rival.discard
    if sight.copied or not pile:
        return 0
    sight.copied = True
    found = of_all(sight.pack.characters[sight.pack.cards[pile[-1]].character].effect, sight)
    sight.copied = sight.view.copied
    return found


def stealing(effect: effects.Steal, sight: Sight) -> float:
    """Return what the better of what the opponent has is worth."""
    tarts = sight.tokens("tarts", min(effect.tarts, sight.rival.tarts))
    hourglasses = sight.tokens("hourglasses", min(effect.hourglasses, sight.rival.hourglasses))
    return TAKEN * max(tarts, hourglasses)


def taking_flamingo(effect: effects.TakeFlamingo, sight: Sight) -> float:
    """Return what the flamingo is worth, to its holder what happens instead."""
    return of_all(effect.if_held, sight) if sight.view.flamingo == sight.player else FLAMINGO


EFFECTS: Mapping[type[Effect], Callable[[Any, Sight], float]] = {
    effects.Take: lambda effect, sight: (
        sight.tokens("tarts", effect.tarts) + sight.tokens("hourglasses", effect.hourglasses)
    ),
    effects.GainStars: lambda effect, _sight: effect.number,
    effects.TakeFlamingo: taking_flamingo,
    effects.DestroyOpponentTop: lambda _effect, sight: sight.stars(sight.rival.deck) + sight.to_come,
    effects.DiscardOpponent: lambda effect, _sight: RABBIT_NEARER * effect.cards,
    effects.DiscardOwnForStars: lambda effect, sight: effect.cards * sight.stars(sight.me.deck),
    effects.CopyOpponentDiscard: copying,
    effects.Steal: stealing,
    effects.StepWatch: lambda effect, sight: of_turning(sight, effect.spaces),
    effects.SetWatch: lambda _effect, sight: max(of_space(sight, space) for space in sight.pack.ring),
    effects.DestroyMarket: lambda _effect, sight: max(
        map(sight.denying, sight.view.tops.values()), default=0
    ),
    effects.DestroyOwnDiscard: lambda _effect, sight: max(map(sight.losing, sight.me.discard), default=0),
}
"""What each verb is worth; one that nobody judges is neutral."""


def of_all(several: Iterable[Effect], sight: Sight) -> float:
    """Return what effects are worth together."""
    return sum(EFFECTS[type(effect)](effect, sight) for effect in several if type(effect) in EFFECTS)


def of_space(sight: Sight, space: str) -> float:
    """Return what the hand of the watch on a space is worth."""
    return of_all(sight.pack.spaces[space].effect, sight)


def of_turning(sight: Sight, spaces: int) -> float:
    """Return what it is worth to move the hand so many spaces on."""
    return of_space(sight, effects.space_after(sight.pack.ring, sight.view.space, spaces))


@judges
def effect_of_card(sight: Sight, step: Bound) -> float:
    """An effect is worth what its verb is worth."""
    return of_all((sight.pack.effects[step.effect],), sight)


@judges
def turn_watch(sight: Sight, step: effects.TurnWatch) -> float:
    """A space is worth what it does."""
    return of_space(sight, step.space)


@judges
def destroy_top(sight: Sight, step: effects.DestroyTop) -> float:
    """A card of the market brings its stars at once, and nobody can buy it."""
    return sight.denying(sight.view.tops[step.stack])


@judges
def destroy_discarded(sight: Sight, step: effects.DestroyDiscarded) -> float:
    """An own card brings its stars and is lost."""
    return sight.losing(step.card)


@judges
def take_from_opponent(sight: Sight, step: effects.TakeFromOpponent) -> float:
    """What the opponent loses counts as well."""
    return TAKEN * sight.tokens(step.token, step.number)


@judges
def buy(sight: Sight, step: Buy) -> float:
    """A card is worth what it does in the deck, less the tarts."""
    return sight.buying(sight.view.tops[step.stack]) - sight.tokens("tarts", step.tarts)


@judges
def spend_hourglasses(sight: Sight, step: SpendHourglasses) -> float:
    """Hourglasses are worth the space where the hand stops."""
    return of_turning(sight, step.number) - sight.tokens("hourglasses", step.number)
