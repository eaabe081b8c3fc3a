"""Placing: where units, figures, castles and the leader do most (REWARD)."""

from __future__ import annotations

from wonderland_qt.games.wonderland.judgement.abilities import card_hooks_worth
from wonderland_qt.games.wonderland.judgement.battle import reinforcement
from wonderland_qt.games.wonderland.judgement.prospects import castle_worth, front
from wonderland_qt.games.wonderland.judgement.quests import chip_worth
from wonderland_qt.games.wonderland.judgement.rewards import REWARDS, best_region, played_strength
from wonderland_qt.games.wonderland.judgement.sight import Sight, judges
from wonderland_qt.games.wonderland.mechanics.castles import PlaceCastle
from wonderland_qt.games.wonderland.mechanics.market import SetFigure, TakeWonderlandian
from wonderland_qt.games.wonderland.state import POOL
from wonderland_qt.games.wonderland.verbs.leader import MoveLeader
from wonderland_qt.games.wonderland.verbs.units import MoveSomeUnits
from wonderland_qt.games.wonderland.war.units import BringUnit, ChooseRegion, PlaceUnits

HOLD = 0.1
"""How much of a region's worth a castle's strength there adds, besides the castle itself."""

FIGURE_PER_STRENGTH = 7.0
"""What a figure's strength is worth over two wars."""

FIGURE_AS_A_UNIT = 8.0
"""What a figure is worth as one unit more."""

ITEM = 1.5
"""How much more than its strength and ability an item brings over two wars, as games tell."""


@judges
def place_units(sight: Sight, step: PlaceUnits) -> float:
    """Units are worth how much better the region becomes; others' do not matter here."""
    if step.player != sight.player:
        return 0.0
    return front(sight, step.region).gain(step.units)


@judges
def choose_region(sight: Sight, step: ChooseRegion) -> float:
    """Units still to be spread go to the best region for them (LEAD-5)."""
    return best_region(sight, step.units)


@judges
def bring_unit(sight: Sight, step: BringUnit) -> float:
    """A unit that moves leaves its old region poorer (REWARD-2)."""
    strength = sight.pack.figures[step.figure].strength if step.figure else 0
    worth = front(sight, step.region).gain(1, strength)
    if sight.view.battle is not None and step.region == sight.view.battle.region:
        worth += reinforcement(sight, 1)
    return worth if step.origin == POOL else worth + front(sight, step.origin).gain(-1, -strength)


def _moving(sight: Sight, effect: MoveSomeUnits) -> float:
    """Moving units is worth what they do in the battle fought over what they leave; it is never a must."""
    battle = sight.view.battle
    if battle is None or effect.to != "here":
        return 0.0
    number = effect.units if isinstance(effect.units, int) else played_strength(sight)
    left = sight.me.placed.items()
    moving = [(region, min(number, there)) for region, there in left if region != battle.region]
    gains = [reinforcement(sight, n) + front(sight, region).gain(-n) for region, n in moving]
    return max([*gains, 0.0])


REWARDS[MoveSomeUnits] = _moving


@judges
def set_figure(sight: Sight, step: SetFigure) -> float:
    """A figure is a unit with strength of its own (REWARD-10)."""
    return front(sight, step.region).gain(1, sight.pack.figures[step.figure].strength)


@judges
def move_leader(sight: Sight, step: MoveLeader) -> float:
    """The leader goes where it can still fight (CLAR-12)."""
    if sight.me.leader == step.region:
        return 0.0
    strength = sight.me.leader_strength
    worth = front(sight, step.region).gain(1, strength)
    if sight.me.leader in sight.view.ring:
        worth += front(sight, sight.me.leader).gain(-1, -strength)
    return worth


@judges
def place_castle(sight: Sight, step: PlaceCastle) -> float:
    """A castle scores at the end and helps where battles are to come (END-1, BATTLE-1)."""
    worth = castle_worth(sight, step.region)
    return worth + HOLD * front(sight, step.region).first if worth else 0.0


@judges
def take_wonderlandian(sight: Sight, step: TakeWonderlandian) -> float:
    """A card is worth its ability and the strength of its figures or chips (REWARD-9)."""
    return max(card_hooks_worth(sight, step.card) + card_strength(sight, step.card), 0.1)


def card_strength(sight: Sight, name: str) -> float:
    """Return what the figures of a card, or its chips in the bag, are worth without its ability."""
    card = sight.pack.wonderlandians[name]
    figures = sum([FIGURE_AS_A_UNIT + FIGURE_PER_STRENGTH * figure.strength for figure in card.figures])
    if card.chips is None:
        return figures * sight.future
    item = ITEM * sight.future + chip_worth(sight, sight.pack.chips_of(name)[0])
    return figures + card.chips.count * item
