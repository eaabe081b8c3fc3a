"""Judgement: what options are worth to the player who is asked, in stars at the end, told from the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any

from msgspec.structs import replace

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2 import effects
from wonderland_qt.games.tea_for_2.content import Effect, Token
from wonderland_qt.games.tea_for_2.pack import CardId, Pack, StackId
from wonderland_qt.games.tea_for_2.rounds import Buy, SpendHourglasses
from wonderland_qt.games.tea_for_2.scoring import PerToken
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import TableView
from wonderland_qt.parts.judging import BaseSight, Judges

WON = 2.0
"""What a round is worth to its winner, and to the loser as much less."""

LONG, PACE = 36, 0.9
"""How many rounds a usual game has, and which part is played of those that decks and rabbits allow: cards
that are discarded or destroyed make them fewer."""

WORTH: dict[Token, float] = {"tarts": 0.4, "hourglasses": 1.8}
"""What tokens are worth in a long game."""

FLAMINGO = 1.75
"""What taking the flamingo is worth beside missions, as it turns equal values."""

EDGE = 0.5
"""Whoever has the flamingo is ahead of equals: by less than of any others."""

CLOSE, CLOSER = 1.0, 4.0
"""By how many the leader must be ahead at the end for a mission to be decided, and how many more at first."""

BRINK, TAKEN_UP = 0.3, 0.06
"""Of how many cards left a stack has an even chance to be empty at the end: so many at the end, and so many
more for each round to come."""


class Sight(BaseSight[TableView, Pack]):
    """What one player sees of the table.

    `rounds` are still to come, `average` is what revealing an own card is worth, `hoped` what missions are.
    """

    def __init__(self, view: TableView, pack: Pack, player: PlayerId) -> None:
        super().__init__(view, pack, player)
        self.me = view.players[player]
        self.rival = next(other for name, other in view.players.items() if name != player)
        self.copied = view.copied
        self.rounds = PACE * self._rounds_allowed()
        self.long = min(self.rounds / LONG, 1)
        self.edge = EDGE if view.flamingo == player else -EDGE
        self.hoped = 0.0
        self.hoped = self.missions(self.me)
        mine, self.theirs = map(self._values, (self.me, self.rival))
        self.average = sum(map(self.revealing, mine)) / max(len(mine), 1)

    def _rounds_allowed(self) -> int:
        """Return after how many rounds a White Rabbit is wanted and none is left (DECK-2, END-2)."""
        rabbits, players = len(self.view.rabbits), self.view.players.values()
        return sorted(end for player in players for end in _deck_ends(player, rabbits))[rabbits]

    def _values(self, owner: Player) -> list[int]:
        return [self.pack.cards[card].value for card in (*owner.deck, *owner.discard)]

    def revealing(self, value: int) -> float:
        """Return what revealing a card of this value is worth, against any card of the opponent (DUEL-3)."""
        won = sum(other < value + self.edge for other in self.theirs) / max(len(self.theirs), 1)
        return WON * (2 * won - 1)

    def owning(self, card: CardId) -> float:
        """Return what a card is worth in the next own decks, instead of the average of the own cards."""
        deck, cards = len(self.me.deck), len(self.me.deck) + len(self.me.discard)
        times = max(self.rounds - deck, 0) / (cards + 1)
        return (self.revealing(self.pack.cards[card].value) - self.average) * times

    def stars(self, cards: tuple[CardId, ...]) -> float:
        """Return the average of the stars on cards."""
        return sum(self.pack.cards[card].stars for card in cards) / max(len(cards), 1)

    def tokens(self, token: Token, number: int) -> float:
        """Return what so many more tokens are worth: less and less towards the end, but for missions."""
        if not number:
            return 0
        more = replace(self.me, **{token: getattr(self.me, token) + number})
        return number * WORTH[token] * self.long + self.missions(more)

    def buying(self, stack: StackId) -> float:
        """Return what buying the top card of a stack is worth, for missions too."""
        card = self.view.tops[stack]
        bought = replace(self.me, discard=(*self.me.discard, card))
        return self.owning(card) + self.missions(bought, stack)

    def clearing(self, stack: StackId) -> float:
        """Return what destroying the top card of a stack is worth."""
        return self.destroying(self.view.tops[stack], stack)

    def destroying(self, card: CardId, stack: StackId = "") -> float:
        """Return what destroying a card brings, at once and for missions."""
        left = tuple([own for own in self.me.discard if own != card])
        destroyed = replace(self.me, discard=left, destroyed=(*self.me.destroyed, card))
        return self.pack.cards[card].stars + self.missions(destroyed, stack)

    def losing(self, card: CardId) -> float:
        """Return what destroying an own card is worth."""
        return self.destroying(card) - self.owning(card)

    def missions(self, me: Player, taken: StackId = "", edge: float = 0) -> float:
        """Return what missions are hoped to bring more than now, to the player and not to the opponent.

        The player is then `me`, a card has been `taken` from a stack, and who has the `edge` may be another.
        """
        stakes = {stack: self._stake(stack, me, edge or self.edge) for stack in self.view.missions}
        hoped = sum(stake * self._likely(stack, stack == taken) for stack, stake in stakes.items())
        return hoped - self.hoped

    def _stake(self, stack: StackId, me: Player, edge: float) -> float:
        """Return what a mission would bring more than to the opponent, if it were scored."""
        scoring = self.pack.missions[self.view.missions[stack]].scores
        ahead = scoring.count(self.pack, me) - scoring.count(self.pack, self.rival)
        if isinstance(scoring, PerToken):
            return scoring.stars * ahead
        certain = (ahead + edge) / (CLOSE + CLOSER * self.long)
        return self.pack.price[stack] * max(min(certain, 1), -1)

    def _likely(self, stack: StackId, taken: bool) -> float:
        """Return how likely a stack is to be empty at the end (MISSION-1)."""
        left = len(self.view.below[stack]) + (stack in self.view.tops) - taken
        return 1 / (1 + (left / (BRINK + TAKEN_UP * self.rounds)) ** 2)


def _deck_ends(player: Player, rabbits: int) -> Iterator[int]:
    """Yield after how many rounds each deck of a player ends; every new one has a rabbit more (DECK-2)."""
    cards = len(player.deck) + len(player.discard)
    return accumulate((len(player.deck), *range(cards + 1, cards + 1 + rabbits)))


def copying(_effect: effects.CopyOpponentDiscard, sight: Sight) -> float:
    """Return what the opponent's last card is worth; in a chain of effects it is copied once (WATCH-11)."""
    pile = sight.rival.discard
    if sight.copied or not pile:
        return 0
    sight.copied = True
    found = of_all(sight.pack.cards[pile[-1]].effect, sight)
    sight.copied = sight.view.copied
    return found


def stealing(effect: effects.Steal, sight: Sight) -> float:
    """Return what the better of what the opponent has is worth."""
    able = {token: min(getattr(effect, token), getattr(sight.rival, token)) for token in WORTH}
    return max(sight.tokens(token, number) for token, number in able.items())


def taking_flamingo(effect: effects.TakeFlamingo, sight: Sight) -> float:
    """Return what the flamingo is worth, to its holder what happens instead."""
    if sight.view.flamingo == sight.player:
        return of_all(effect.if_held, sight)
    return FLAMINGO + sight.missions(sight.me, edge=EDGE)


EFFECTS: Mapping[type[Effect], Callable[[Any, Sight], float]] = {
    effects.Take: lambda effect, sight: sum(sight.tokens(each, getattr(effect, each)) for each in WORTH),
    effects.GainStars: lambda effect, _sight: effect.number,
    effects.TakeFlamingo: taking_flamingo,
    effects.DestroyOpponentTop: lambda _effect, sight: sight.stars(sight.rival.deck),
    effects.DiscardOwnForStars: lambda effect, sight: effect.cards * sight.stars(sight.me.deck),
    effects.CopyOpponentDiscard: copying,
    effects.Steal: stealing,
    effects.StepWatch: lambda effect, sight: of_turning(sight, effect.spaces),
    effects.SetWatch: lambda _effect, sight: max(of_space(sight, space) for space in sight.pack.ring),
    effects.DestroyMarket: lambda _effect, sight: max(map(sight.clearing, sight.view.tops), default=0),
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


JUDGES: Judges[Sight] = Judges(
    {
        Bound: lambda sight, step: of_all((sight.pack.effects[step.effect],), sight),
        Buy: lambda sight, step: sight.buying(step.stack) + sight.tokens("tarts", -step.tarts),
        SpendHourglasses: lambda sight, step: (
            of_turning(sight, step.number) + sight.tokens("hourglasses", -step.number)
        ),
        effects.TurnWatch: lambda sight, step: of_space(sight, step.space),
        effects.DestroyTop: lambda sight, step: sight.clearing(step.stack),
        effects.DestroyDiscarded: lambda sight, step: sight.losing(step.card),
        effects.TakeFromOpponent: lambda sight, step: sight.tokens(step.token, step.number),
    }
)


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth, one after another."""
    return JUDGES.of_options(Sight(view, pack, decision.player), decision)
