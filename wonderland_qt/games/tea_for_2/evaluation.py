"""Evaluation: what the options of a decision are worth to the player, in stars at the end of the game."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any, get_args

from msgspec.structs import replace

from wonderland_qt.components.evaluation import EvaluationContext, Evaluator, neutral
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2 import effects
from wonderland_qt.games.tea_for_2.content_files import Effect, Token
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rounds import Buy, SpendHourglasses
from wonderland_qt.games.tea_for_2.scoring import PerToken
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import TableView

TOKENS: tuple[Token, ...] = get_args(Token)

FLAMINGO_LEAD = 0.5
"""The lead that the flamingo gives in a tie: less than any difference of whole numbers."""


class Context(EvaluationContext[TableView, Content]):
    """What the evaluation knows of the table as one player sees it.

    `rounds_left` is an expected number, `average_of_revealing` the mean value of revealing an own card, and
    `value_of_missions` the present value of all missions. For each stack, `count_of_rival` is what the
    opponent counts for its mission, and `chance_of_scoring` the chance that the mission is scored.
    `card_values_of_rival` are sorted.
    """

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        """Compute what most evaluations need: rounds left, chances of missions, and values of cards.

        `share_of_game_left` is 1 early in the game and falls to 0, `flamingo_edge` is what the flamingo adds
        to a lead, and `deciding_lead` the lead that makes a mission certain.
        """
        super().__init__(view, content, player)
        self.weights = content.weights
        self.me = view.players[player]
        self.rival = next(other for name, other in view.players.items() if name != player)
        self.copied = view.copied
        self.rounds_left = self.weights.pace * self._rounds_allowed()
        self.share_of_game_left = min(self.rounds_left / self.weights.usual_rounds, 1)
        self.flamingo_edge = FLAMINGO_LEAD if view.flamingo == player else -FLAMINGO_LEAD
        self.deciding_lead = self.weights.close + self.weights.closer * self.share_of_game_left
        self.scorings = {stack: content.missions[mission].scores for stack, mission in view.missions.items()}
        self.count_of_rival = {
            stack: scores.count(content, self.rival) for stack, scores in self.scorings.items()
        }
        self.chance_of_scoring = {stack: self._chance_of_empty(stack) for stack in self.scorings}
        self.value_of_missions = self._stars_expected(self.me)
        self.card_values_of_rival = sorted(self._card_values(self.rival))
        own_values = self._card_values(self.me)
        values_of_revealing = {value: self.value_of_revealing(value) for value in {*own_values}}
        sum_of_revealing = sum([values_of_revealing[value] for value in own_values])
        self.average_of_revealing = sum_of_revealing / max(len(own_values), 1)

    def _rounds_allowed(self) -> int:
        """Return the number of rounds until no White Rabbit is left for a new deck (DECK-2, END-2).

        Every end of a deck takes a rabbit, so the game ends with the first end after as many as there are.
        """
        rabbits, ends = len(self.view.rabbits), list[int]()
        for player in self.view.players.values():
            ends += _deck_ends(player, rabbits)
        return sorted(ends)[rabbits]

    def _card_values(self, owner: Player) -> list[int]:
        """Return the values of the cards in a player's deck and discard pile."""
        return [self.content.cards[card].value for card in (*owner.deck, *owner.discard)]

    def value_of_revealing(self, value: int) -> float:
        """Return the value of revealing a card of this value against a random card of the opponent.

        The `flamingo_edge` decides ties for the player who has the flamingo.
        """
        beaten = bisect_left(self.card_values_of_rival, value + self.flamingo_edge)
        chance = beaten / max(len(self.card_values_of_rival), 1)
        return self.weights.won * (2 * chance - 1)

    def value_of_owning(self, card: CardId) -> float:
        """Return how much more a card in the decks to come brings than the player's average card.

        It is revealed once in as many rounds as the next deck has cards, itself included.
        """
        in_deck, cards = len(self.me.deck), len(self.me.deck) + len(self.me.discard)
        times_revealed = max(self.rounds_left - in_deck, 0) / (cards + 1)
        value_once = self.value_of_revealing(self.content.cards[card].value)
        return (value_once - self.average_of_revealing) * times_revealed

    def average_stars(self, cards: tuple[CardId, ...]) -> float:
        """Return the average number of stars on cards."""
        return sum(self.content.cards[card].stars for card in cards) / max(len(cards), 1)

    def value_of_tokens(self, token: Token, number: int) -> float:
        """Return the value of more tokens: their use and what missions gain by them.

        They are of less use towards the end, as `share_of_game_left` falls from 1 to 0.
        """
        if not number:
            return 0
        me_with_more = replace(self.me, **{token: getattr(self.me, token) + number})
        value: float = getattr(self.weights, token)
        return number * value * self.share_of_game_left + self.gain_in_missions(me_with_more)

    def value_of_buying(self, stack: StackId) -> float:
        """Return the value of buying the top card of a stack, including missions."""
        card = self.view.tops[stack]
        gain_in_missions = self.gain_in_missions(self.me_having_bought(card), taken_from=stack)
        return self.value_of_owning(card) + gain_in_missions

    def me_having_bought(self, card: CardId) -> Player:
        """Return the player as one who has bought a card."""
        return replace(self.me, discard=(*self.me.discard, card))

    def value_of_destroying_top(self, stack: StackId) -> float:
        """Return the value of destroying the top card of a stack."""
        return self.value_of_destroying(self.view.tops[stack], stack)

    def value_of_destroying(self, card: CardId, stack: StackId = "") -> float:
        """Return the value of destroying a card: its stars, and its change of the missions.

        If it lies on a `stack` of the market, that may become empty; else it is an own card of the discard
        pile.
        """
        gain_in_missions = self.gain_in_missions(self.me_having_destroyed(card), taken_from=stack)
        return self.content.cards[card].stars + gain_in_missions

    def me_having_destroyed(self, card: CardId) -> Player:
        """Return the player as one who has destroyed a card of the market, or of their discard pile."""
        left = tuple([own for own in self.me.discard if own != card])
        return replace(self.me, discard=left, destroyed=(*self.me.destroyed, card))

    def value_of_destroying_own(self, card: CardId) -> float:
        """Return the value of destroying an own card, which is then missing in the decks to come."""
        return self.value_of_destroying(card) - self.value_of_owning(card)

    def gain_in_missions(self, me: Player, taken_from: StackId = "", edge: float = 0) -> float:
        """Return how much better the missions look if the player were `me`.

        A card is then gone from the stack `taken_from` ("": none). `edge` is what the flamingo would add to
        a lead, if not what it adds now (0).
        """
        return self._stars_expected(me, taken_from, edge) - self.value_of_missions

    def most_helped_mission(self, me: Player, taken_from: StackId = "") -> tuple[float, StackId]:
        """Return the largest gain of a mission if the player were `me`, and the stack of that mission.

        `taken_from` is the stack from which a card is bought then, which brings its end nearer ("": none).
        """
        gains = [
            (self._stars_of_mission(stack, me, taken_from) - self._stars_of_mission(stack, self.me), stack)
            for stack in self.view.missions
        ]
        return max(gains, default=(0.0, ""))

    def _stars_expected(self, me: Player, taken_from: StackId = "", edge: float = 0) -> float:
        """Return the stars that all missions may bring a player like `me` (see `gain_in_missions`).

        They are added up one by one, as `sum` rounds in another way from Python 3.12 on.
        """
        expected = 0.0
        for stack in self.scorings:
            expected += self._stars_of_mission(stack, me, taken_from, edge)
        return expected

    def _stars_of_mission(
        self, stack: StackId, me: Player, taken_from: StackId = "", edge: float = 0
    ) -> float:
        """Return the stars that a mission may bring a player like `me` (see `gain_in_missions`)."""
        chance = self.chance_of_scoring[stack]
        if stack == taken_from:
            chance = self._chance_of_empty(stack, cards_taken=1)
        return self._stars_at_stake(stack, me, edge or self.flamingo_edge) * chance

    def _stars_at_stake(self, stack: StackId, me: Player, edge: float) -> float:
        """Return how many more stars than the opponent the player can expect of a mission that is scored.

        A mission with stars for each token pays both players. Of any other the leader takes all: the larger
        the lead, the surer it is to last, up to one that decides. `edge` counts the flamingo as part of it.
        """
        scoring = self.scorings[stack]
        lead = scoring.count(self.content, me) - self.count_of_rival[stack]
        if type(scoring) is PerToken:
            return scoring.stars * lead
        certainty = max(min((lead + edge) / self.deciding_lead, 1), -1)
        return self.content.price[stack] * certainty

    def _chance_of_empty(self, stack: StackId, cards_taken: int = 0) -> float:
        """Return the chance that a stack is empty at the end, after some cards are taken (MISSION-1)."""
        left = len(self.view.below[stack]) + (stack in self.view.tops) - cards_taken
        cards_for_even_chance = self.weights.brink + self.weights.taken_up * self.rounds_left
        return 1 / (1 + (left / cards_for_even_chance) ** 2)


def _deck_ends(player: Player, rabbits: int) -> Iterator[int]:
    """Yield the round in which each deck of a player ends; every new deck has one rabbit more (DECK-2)."""
    cards = len(player.deck) + len(player.discard)
    sizes_of_new_decks = range(cards + 1, cards + 1 + rabbits)
    return accumulate((len(player.deck), *sizes_of_new_decks))


def value_of_copying(_effect: effects.CopyOpponentDiscard, context: Context) -> float:
    """Return the value of the opponent's last discard, copied once in a chain of effects (WATCH-11).

    It counts as `copied` while its own effects are weighed, so that copying in them is worth nothing.
    """
    pile = context.rival.discard
    if context.copied or not pile:
        return 0
    context.copied = True
    value = value_of_effects(context.content.cards[pile[-1]].effect, context)
    context.copied = context.view.copied
    return value


def value_of_stealing(effect: effects.Steal, context: Context) -> float:
    """Return the value of stealing the kind of token that is worth more."""
    stolen = {token: min(getattr(effect, token), getattr(context.rival, token)) for token in TOKENS}
    return max(context.value_of_tokens(token, number) for token, number in stolen.items())


def value_of_flamingo(effect: effects.TakeFlamingo, context: Context) -> float:
    """Return the value of taking the flamingo, or of `if_held` for its holder."""
    if context.view.flamingo == context.player:
        return value_of_effects(effect.if_held, context)
    return context.weights.flamingo + context.gain_in_missions(context.me, edge=FLAMINGO_LEAD)


VALUE_OF_EFFECT: Mapping[type[Effect], Callable[[Any, Context], float]] = {
    effects.Take: lambda effect, context: sum(
        context.value_of_tokens(each, getattr(effect, each)) for each in TOKENS
    ),
    effects.GainStars: lambda effect, _context: effect.number,
    effects.TakeFlamingo: value_of_flamingo,
    effects.DestroyOpponentTop: lambda _effect, context: context.average_stars(context.rival.deck),
    effects.DiscardOwnForStars: lambda effect, context: effect.cards * context.average_stars(context.me.deck),
    effects.CopyOpponentDiscard: value_of_copying,
    effects.Steal: value_of_stealing,
    effects.StepWatch: lambda effect, context: value_of_turning(context, effect.spaces),
    effects.SetWatch: lambda _effect, context: max(
        value_of_space(context, space) for space in context.content.ring
    ),
    effects.DestroyMarket: lambda _effect, context: max(
        map(context.value_of_destroying_top, context.view.tops), default=0
    ),
    effects.DestroyOwnDiscard: lambda _effect, context: max(
        map(context.value_of_destroying_own, context.me.discard), default=0
    ),
}
"""The value of each verb; verbs that are missing here count as 0."""


def value_of_effects(several: Iterable[Effect], context: Context) -> float:
    """Return the sum of the values of effects; one without a function in `VALUE_OF_EFFECT` counts 0."""
    return sum(
        VALUE_OF_EFFECT[type(effect)](effect, context)
        for effect in plain(several)
        if type(effect) in VALUE_OF_EFFECT
    )


def value_of_space(context: Context, space: str) -> float:
    """Return the value of resolving a space of the watch."""
    return value_of_effects(context.content.spaces[space].effect, context)


def value_of_turning(context: Context, spaces: int) -> float:
    """Return the value of moving the hand of the watch a number of spaces."""
    return value_of_space(context, effects.space_after(context.content.ring, context.view.space, spaces))


EVALUATOR: Evaluator[Context] = Evaluator(
    {
        Bound: lambda context, step: value_of_effects((context.content.effects[step.effect],), context),
        Buy: lambda context, step: (
            context.value_of_buying(step.stack) + context.value_of_tokens("tarts", -step.tarts)
        ),
        SpendHourglasses: lambda context, step: (
            value_of_turning(context, step.number) + context.value_of_tokens("hourglasses", -step.number)
        ),
        effects.TurnWatch: lambda context, step: value_of_space(context, step.space),
        effects.DestroyTop: lambda context, step: context.value_of_destroying_top(step.stack),
        effects.DestroyDiscarded: lambda context, step: context.value_of_destroying_own(step.card),
        effects.TakeFromOpponent: lambda context, step: context.value_of_tokens(step.token, step.number),
    }
)


def evaluate(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return the value of each option of a decision."""
    if content.evaluation is None:
        return neutral(decision)
    return EVALUATOR.of_options(Context(view, content, decision.player), decision)
