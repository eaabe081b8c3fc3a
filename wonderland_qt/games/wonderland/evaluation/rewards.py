"""The value of rewards in the current position; without an evaluation, the value in the content."""

from collections.abc import Callable, Iterable
from typing import Any

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.effects import Bound, InAnyOrder
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ComposedEffect, Effect, Hook, LastingHook
from wonderland_qt.games.wonderland.evaluation.context import VP, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.printed_values import UNKNOWN_AMOUNT, number, times
from wonderland_qt.games.wonderland.evaluation.prospects import castle_value, fronts
from wonderland_qt.games.wonderland.evaluation.quests import face_value
from wonderland_qt.games.wonderland.evaluation.readings import chance
from wonderland_qt.games.wonderland.mechanics.supply import RollDie
from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units

Evaluation = Callable[[Context, Any], float]


def reward(context: Context, effect: OneKey) -> float:
    """Return the value of a reward to its player; without an evaluation, the value in the content."""
    evaluate = REWARDS.get(type(effect))
    if evaluate is not None:
        return evaluate(context, effect)
    return context.price_of(effect.word) * times(effect)


def all_of(context: Context, effects: Iterable[OneKey]) -> float:
    """Return the sum of the values of effects."""
    return sum([reward(context, effect) for effect in effects])


def played_strength(context: Context) -> int:
    """Return the printed strength of the chip that the player is playing, or 1 when there is none."""
    battle = context.view.battle
    part = battle.participants.get(context.player) if battle else None
    return context.content.chips[part.played].strength if part and part.drawn else UNKNOWN_AMOUNT


@known_of_content()
def value_of_roll(content: Content) -> float:
    """Return the value of a roll of the shard die on average, which is negative (REWARD-6)."""
    faces = content.board.die
    return -VP * sum(faces) / len(faces)


@remembered
def best_region(context: Context, wanted: int) -> float:
    """Return the value of placing units in the best region for them (REWARD-1)."""
    coming = min(wanted, context.me.supporters)
    if not coming:
        return 0.0
    return max([front.gain(coming) for front in fronts(context, context.player).values()])


@remembered
def best_ally(context: Context, level: str) -> float:
    """Return the value of the best ally chip of a level that is left (REWARD-5)."""
    return max([face_value(context, face) for face in context.content.ally_faces[level]], default=0.0)


def _value_of_unlocking(context: Context, effect: rewards.UnlockOne) -> float:
    """Return the value of an ability unlocked; 0 when no disc is left on the player's board (REWARD-12)."""
    side = context.content.side(context.player, len(context.view.seats))
    locked = len(side.abilities) - len(context.me.abilities)
    return context.price_of(effect.word) * context.share_to_come if locked else 0.0


def _value_of_leader_strength(context: Context, effect: leader.LeaderStrength) -> float:
    """Return the value of a stronger leader; at the end of its track it discards a shard instead."""
    if context.me.leader_strength < context.content.board.leader_strength_most:
        return context.price_of(effect.word) * context.share_to_come
    return VP if context.me.shards else 0.0


def _value_of_removing_madness(context: Context, _effect: rewards.RemoveMadness) -> float:
    """Return the value of a madness chip less in the bag: the more of the bag is harmful, the more.

    That of a madness chip more (`value_of_madness`) is below 0. Without one in the bag the value is 0.
    The weight `calm` is for a bag of which the usual part is harmful, at the beginning of the game.
    """
    bag, weights = context.me.bag, context.weights.rewards
    if context.content.single_madness.isdisjoint(bag):
        return 0.0
    share = len(context.content.harmful.intersection(bag)) / len(bag)
    return -weights.calm * context.value_of_madness * context.share_to_come * share / weights.usual_harm


def _value_of_dearer_castles(context: Context, effect: rewards.CastleValue) -> float:
    """Return the value of more VP for each castle: those built and those likely to be built."""
    castles = len(context.me.castles) + context.weights.rewards.castles_to_come * context.wars_to_come
    return VP * effect.vp * min(castles, context.content.board.castles)


def _value_of_hook(context: Context, effect: Hook | LastingHook) -> float:
    """Return the value of a hook that fires once; one that may be declined never costs anything."""
    value = all_of(context, effect.do)
    return max(value, 0.0) if effect.may else value


def _value_on_rivals(context: Context, effect: choices.Opponent | choices.EachOpponent) -> float:
    """Return the value of effects on opponents: the opposite of what they mean to them, in part."""
    return -context.weights.rewards.rival * all_of(context, effect.do)


REWARDS: dict[type[OneKey], Evaluation] = {
    rewards.Vp: lambda _, effect: VP * number(effect.vp),
    rewards.Shards: lambda _, effect: -VP * number(effect.shards),
    rewards.DiscardSomeShards: lambda context, effect: VP * min(number(effect.shards), context.me.shards),
    rewards.Die: lambda context, _: value_of_roll(context.content),
    rewards.Ally: lambda context, effect: face_value(
        context, context.content.ally_face[effect.type, effect.level]
    ),
    rewards.AnyAlly: lambda context, effect: best_ally(context, effect.level),
    rewards.Shield: lambda context, _: (
        0.0 if context.me.shield else context.weights.rewards.shield * context.share_to_come
    ),
    rewards.WonderlandianCard: lambda context, effect: context.price_of(effect.word) * context.share_to_come,
    rewards.UnlockOne: _value_of_unlocking,
    leader.LeaderStrength: _value_of_leader_strength,
    rewards.RemoveMadness: _value_of_removing_madness,
    rewards.GainMadness: lambda context, effect: (
        context.value_of_madness * number(effect.chips) * context.share_to_come
    ),
    rewards.DrawQuest: lambda context, effect: (
        context.price_of("quest_choice" if effect.draw > 1 else "quest") * min(context.share_to_come, 1.0)
    ),
    rewards.Supporters: lambda context, effect: (
        context.weights.rewards.pool * effect.supporters * context.wars_to_come
    ),
    rewards.CastleValue: _value_of_dearer_castles,
    units.Units: lambda context, effect: best_region(context, number(effect.units)),
    units.Castle: lambda context, _: max([castle_value(context, region) for region in context.view.ring]),
    leader.PlaceAndFollow: lambda context, effect: best_region(context, effect.units),
    choices.Split: lambda context, effect: max(all_of(context, effect.above), all_of(context, effect.below)),
    choices.Corrupted: lambda context, effect: max(
        value_of_roll(context.content) + all_of(context, effect.rewards), 0.0
    ),
    choices.ChooseOne: lambda context, effect: max([all_of(context, do) for do in effect.lists], default=0.0),
    choices.Opponent: _value_on_rivals,
    choices.EachOpponent: _value_on_rivals,
    ComposedEffect: lambda context, effect: chance(context, effect.conditions) * all_of(context, effect.do),
    Hook: _value_of_hook,
    LastingHook: _value_of_hook,
    battle.Strength: lambda context, effect: context.value_of_strength * number(effect.by),
    battle.LosesUnits: lambda _, effect: -VP * number(effect.units),
    battle.BreakShield: lambda context, _: -context.weights.rewards.shield if context.me.shield else 0.0,
    chips.ChipStrength: lambda context, effect: context.value_of_strength * number(effect.by),
    chips.ChipTimes: lambda context, effect: (
        context.value_of_strength * (effect.times - 1) * played_strength(context)
    ),
    chips.ChipBecomes: lambda context, _: -context.value_of_strength,
    chips.ReturnExhausted: lambda context, effect: context.value_of_strength * effect.chips / 2,
    chips.DrawMore: lambda context, effect: context.value_of_strength * number(effect.chips),
    chips.ReturnThis: lambda context, _: context.value_of_strength,
    chips.ReturnActive: lambda context, effect: context.value_of_strength * effect.chips,
    chips.ReturnMadness: lambda context, effect: context.value_of_madness * effect.chips,
    chips.Poison: lambda context, _: context.value_of_madness,
}


EVALUATED = (Effect, Hook)


@evaluator
def bound_value(context: Context, step: Bound) -> float:
    """Return the value of a bound effect: its reward, or minus a part of it if a rival gains it.

    The weight `rival` is that part. An effect that is not evaluated has no value.
    """
    effect = context.content.effects.get(step.effect)
    if not isinstance(effect, EVALUATED):
        return 0.0
    value = reward(context, effect)
    return value if step.player == context.player else -context.weights.rewards.rival * value


@evaluator
def in_any_order(context: Context, step: InAnyOrder) -> float:
    """Return the sum of the values of effects that all happen."""
    return sum([bound_value(context, bound) for bound in step.bounds])


@evaluator
def roll(context: Context, step: RollDie) -> float:
    """Return the cost of the shards that a roll brings on average (REWARD-20)."""
    return value_of_roll(context.content)
