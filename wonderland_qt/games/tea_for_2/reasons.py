"""Reasons: why the evaluation likes an option, in few words that refer to pieces on the table."""

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.words.reasons import Reason, Told, Weighed, reasons_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import effects, ids
from wonderland_qt.games.tea_for_2.evaluation import Context, value_of_effects, value_of_space
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rounds import Buy, SpendHourglasses
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import TableView


def reasons(view: TableView, content: Content, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Return the reasons for an option of a decision, the weightiest first."""
    if content.evaluation is None:
        return ()
    context = Context(view, content, decision.player)
    return reasons_of(option, _REASONS_OF_STEP, context)


def _reasons_for_buying(context: Context, step: Buy) -> Iterator[Weighed]:
    """Yield the value of the card, and the mission that it helps most (DUEL-3, MISSION-1)."""
    card = context.view.tops[step.stack]
    value = context.content.cards[card].value
    yield context.value_of_owning(card), Reason(text("reason-value", value=value), (ids.CARD(card),))
    yield _mission_reason(context, context.me_having_bought(card), step.stack)


def _mission_reason(context: Context, me: Player, taken: StackId = "") -> Weighed:
    """Return the mission that gains most if the player were `me` and a card is `taken` from a stack."""
    weight, mission = context.most_helped_mission(me, taken)
    return weight, Reason(Text("reason-mission"), (ids.MISSION(mission),))


def _reasons_for_effect(context: Context, step: Bound) -> Iterator[Weighed]:
    """Yield the gain of an effect, for those effects whose gain is known beforehand."""
    effect = context.content.effects[step.effect]
    weight = value_of_effects((effect,), context)
    match effect:
        case effects.GainStars():
            yield weight, Reason(text("reason-stars", stars=effect.number), ("effect",))
        case effects.TakeFlamingo() if context.view.flamingo != context.player:
            yield weight, Reason(Text("reason-flamingo"), ("flamingo",))
        case effects.DestroyMarket() if context.view.tops:
            best = max(context.view.tops, key=context.value_of_destroying_top)
            yield from _reasons_for_destroying(context, context.view.tops[best], best)
        case effects.Take():
            tokens = effect.tarts + effect.hourglasses
            yield weight, Reason(text("reason-tokens", tokens=tokens), ("effect",))
        case effects.Steal():
            yield weight, Reason(Text("reason-steals"), (ids.TOKENS(context.rival.id),))
        case _:
            pass


def _reasons_for_destroying(context: Context, card: CardId, stack: StackId = "") -> Iterator[Weighed]:
    """Yield the stars of a card to destroy, and the mission that destroying it helps most.

    The card is the top one of a `stack` of the market, or without a stack one of the player's discard.
    """
    stars = context.content.cards[card].stars
    yield stars, Reason(text("reason-stars", stars=stars), (ids.CARD(card),))
    yield _mission_reason(context, context.me_having_destroyed(card), stack)


def _reasons_for_losing(context: Context, step: effects.DestroyDiscarded) -> Iterator[Weighed]:
    """Yield that an own card is weak, and the gain of destroying it."""
    value = context.content.cards[step.card].value
    words = text("reason-weak", value=value)
    yield -context.value_of_owning(step.card), Reason(words, (ids.CARD(step.card),))
    yield from _reasons_for_destroying(context, step.card)


def _reason_for_hourglasses(context: Context, step: SpendHourglasses) -> Iterator[Weighed]:
    space = effects.space_after(context.content.ring, context.view.space, step.number)
    yield value_of_space(context, space), Reason(Text("reason-space"), (ids.SPACE(space),))


def _reason_for_watch(context: Context, step: effects.TurnWatch) -> Iterator[Weighed]:
    yield value_of_space(context, step.space), Reason(Text("reason-space"), (ids.SPACE(step.space),))


_REASONS_OF_STEP: Told = {
    Buy: _reasons_for_buying,
    Bound: _reasons_for_effect,
    SpendHourglasses: _reason_for_hourglasses,
    effects.TurnWatch: _reason_for_watch,
    effects.DestroyTop: lambda context, step: _reasons_for_destroying(
        context, context.view.tops[step.stack], step.stack
    ),
    effects.DestroyDiscarded: _reasons_for_losing,
}
