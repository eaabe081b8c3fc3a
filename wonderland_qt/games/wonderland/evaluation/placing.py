"""Evaluates placing units, figures, castles and the leader in regions (REWARD)."""

from wonderland_qt.games.wonderland.evaluation.abilities import card_hooks_value
from wonderland_qt.games.wonderland.evaluation.battle import reinforcement
from wonderland_qt.games.wonderland.evaluation.context import BETTER_THAN_NOTHING, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.prospects import castle_value, front
from wonderland_qt.games.wonderland.evaluation.quests import chip_value
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS, best_region, played_strength
from wonderland_qt.games.wonderland.mechanics.castles import PlaceCastle
from wonderland_qt.games.wonderland.mechanics.market import SetFigure, TakeWonderlandian
from wonderland_qt.games.wonderland.state import POOL
from wonderland_qt.games.wonderland.verbs.leader import MoveLeader
from wonderland_qt.games.wonderland.verbs.units import MoveSomeUnits
from wonderland_qt.games.wonderland.war.units import BringUnit, ChooseRegion, PlaceUnits


@evaluator
def place_units(context: Context, step: PlaceUnits) -> float:
    """Return how much better the units make the region for the player; 0 for units of others."""
    if step.player != context.player:
        return 0.0
    return front(context, step.region).gain(step.units)


@evaluator
def choose_region(context: Context, step: ChooseRegion) -> float:
    """Return the value of the units in the best region for them (LEAD-5)."""
    return best_region(context, step.units)


@evaluator
def bring_unit(context: Context, step: BringUnit) -> float:
    """Return how much better its new region becomes, less what its old region loses (REWARD-2).

    In the region of the current battle it also makes a bust less likely.
    """
    strength = context.content.figures[step.figure].strength if step.figure else 0
    value = front(context, step.region).gain(1, strength)
    if context.view.battle is not None and step.region == context.view.battle.region:
        value += reinforcement(context, 1)
    return value if step.origin == POOL else value + front(context, step.origin).gain(-1, -strength)


def _value_of_moving_units(context: Context, effect: MoveSomeUnits) -> float:
    """Return the best gain of moving units into the current battle, or 0 when none is a gain.

    A number of units that depends on the position counts as the strength of the chip being played.
    """
    battle = context.view.battle
    if battle is None or effect.to != "here":
        return 0.0
    most = effect.units if isinstance(effect.units, int) else played_strength(context)
    placed = context.me.placed.items()
    moved = [(region, min(most, there)) for region, there in placed if region != battle.region]
    gains = [reinforcement(context, units) + front(context, region).gain(-units) for region, units in moved]
    return max([*gains, 0.0])


REWARDS[MoveSomeUnits] = _value_of_moving_units


@evaluator
def set_figure(context: Context, step: SetFigure) -> float:
    """Return how much better the figure, a unit with strength, makes the region (REWARD-10)."""
    return front(context, step.region).gain(1, context.content.figures[step.figure].strength)


@evaluator
def move_leader(context: Context, step: MoveLeader) -> float:
    """Return how much better the leader's new region becomes, less what the old one loses (CLAR-12)."""
    if context.me.leader == step.region:
        return 0.0
    strength = context.me.leader_strength
    value = front(context, step.region).gain(1, strength)
    if context.me.leader in context.view.ring:
        value += front(context, context.me.leader).gain(-1, -strength)
    return value


@evaluator
def place_castle(context: Context, step: PlaceCastle) -> float:
    """Return the value of a castle: VP at the end, and strength in battles there (END-1, BATTLE-1).

    The strength counts as a part, `hold`, of what the region pays its first.
    """
    value = castle_value(context, step.region)
    if not value:
        return 0.0
    return value + context.weights.placing.hold * front(context, step.region).first


@evaluator
def take_wonderlandian(context: Context, step: TakeWonderlandian) -> float:
    """Return the value of a card: its hooks and the strength of its figures or chips (REWARD-9).

    The estimate may be too low, but a card can be left unused, so it is never worse than none.
    """
    return max(card_hooks_value(context, step.card) + card_strength(context, step.card), BETTER_THAN_NOTHING)


def card_strength(context: Context, name: str) -> float:
    """Return the value of a card's figures and item chips, of which it may have both, without its hooks.

    The weights are for the whole game, so they are taken by the `share_to_come`; the value of a chip
    takes that into account by itself.
    """
    card, weights = context.content.wonderlandians[name], context.weights.placing
    unit, strength = weights.figure_as_a_unit, weights.figure_per_strength
    figures = sum([unit + strength * figure.strength for figure in card.figures]) * context.share_to_come
    if card.chips is None:
        return figures
    first_chip = context.content.chips_of(name)[0]
    item = weights.item * context.share_to_come + chip_value(context, first_chip)
    return figures + card.chips.count * item
