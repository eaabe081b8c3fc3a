"""Placing: where units, figures, castles and the leader do most (REWARD)."""

from wonderland_qt.games.wonderland.evaluation.abilities import card_hooks_value
from wonderland_qt.games.wonderland.evaluation.battle import reinforcement
from wonderland_qt.games.wonderland.evaluation.context import Context, evaluator
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
    """Units are worth how much better the region becomes; others' do not matter here."""
    if step.player != context.player:
        return 0.0
    return front(context, step.region).gain(step.units)


@evaluator
def choose_region(context: Context, step: ChooseRegion) -> float:
    """Units still to be spread go to the best region for them (LEAD-5)."""
    return best_region(context, step.units)


@evaluator
def bring_unit(context: Context, step: BringUnit) -> float:
    """A unit that moves leaves its old region poorer (REWARD-2)."""
    strength = context.content.figures[step.figure].strength if step.figure else 0
    value = front(context, step.region).gain(1, strength)
    if context.view.battle is not None and step.region == context.view.battle.region:
        value += reinforcement(context, 1)
    return value if step.origin == POOL else value + front(context, step.origin).gain(-1, -strength)


def _moving(context: Context, effect: MoveSomeUnits) -> float:
    """Moving units is worth what they do in the battle fought over what they leave; it is never a must."""
    battle = context.view.battle
    if battle is None or effect.to != "here":
        return 0.0
    number = effect.units if isinstance(effect.units, int) else played_strength(context)
    left = context.me.placed.items()
    moving = [(region, min(number, there)) for region, there in left if region != battle.region]
    gains = [reinforcement(context, n) + front(context, region).gain(-n) for region, n in moving]
    return max([*gains, 0.0])


REWARDS[MoveSomeUnits] = _moving


@evaluator
def set_figure(context: Context, step: SetFigure) -> float:
    """A figure is a unit with strength of its own (REWARD-10)."""
    return front(context, step.region).gain(1, context.content.figures[step.figure].strength)


@evaluator
def move_leader(context: Context, step: MoveLeader) -> float:
    """The leader goes where it can still fight (CLAR-12)."""
    if context.me.leader == step.region:
        return 0.0
    strength = context.me.leader_strength
    value = front(context, step.region).gain(1, strength)
    if context.me.leader in context.view.ring:
        value += front(context, context.me.leader).gain(-1, -strength)
    return value


@evaluator
def place_castle(context: Context, step: PlaceCastle) -> float:
    """A castle scores at the end and helps where battles are to come (END-1, BATTLE-1)."""
    value = castle_value(context, step.region)
    return value + context.weights.placing.hold * front(context, step.region).first if value else 0.0


@evaluator
def take_wonderlandian(context: Context, step: TakeWonderlandian) -> float:
    """A card is worth its ability and the strength of its figures or chips (REWARD-9)."""
    return max(card_hooks_value(context, step.card) + card_strength(context, step.card), 0.1)


def card_strength(context: Context, name: str) -> float:
    """Return what the figures of a card, or its chips in the bag, are worth without its ability."""
    card, weights = context.content.wonderlandians[name], context.weights.placing
    unit, strength = weights.figure_as_a_unit, weights.figure_per_strength
    figures = sum([unit + strength * figure.strength for figure in card.figures])
    if card.chips is None:
        return figures * context.future
    item = weights.item * context.future + chip_value(context, context.content.chips_of(name)[0])
    return figures + card.chips.count * item
