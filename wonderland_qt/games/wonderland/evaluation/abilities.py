"""Abilities: the value of hooks for the rest of the game: how often they happen, times their effects.

No ability or card is named here, so those of other contents are evaluated in the same way.
"""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.games.wonderland.content import vocabulary
from wonderland_qt.games.wonderland.evaluation.context import AVERAGE_WARS, VP, Context
from wonderland_qt.games.wonderland.evaluation.readings import amount, chance, share_of_allies
from wonderland_qt.games.wonderland.mechanics.hooks import CHIP_TRIGGERS
from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units

Evaluation = Callable[[Context, Any], float]
Conditional = vocabulary.Waiting | vocabulary.ComposedEffect | choices.EachOpponent | choices.Case


@remembered
def ability_value(context: Context, name: str) -> float:
    """Return the value of unlocking an ability (REWARD-12).

    A special rule, which is written in Python and no hook, has the weight of what bots cannot read.
    """
    ability = context.content.abilities[name]
    special = context.weights.abilities.unread * context.share_to_come if ability.special else 0.0
    return special + sum([_firings(context, hook) * value_once(context, hook) for hook in ability.hooks])


@remembered
def card_hooks_value(context: Context, name: str) -> float:
    """Return the value of a Wonderlandian card's hooks, without the strength of its figures or chips.

    A special rule, which is written in Python and no hook, has the weight of what bots cannot read.
    """
    card = context.content.wonderlandians[name]
    special = context.weights.abilities.unread_of_a_card * context.share_to_come if card.special else 0.0
    if card.chips:
        firings = [_chip_firings(context, hook, card.chips.count) for hook in card.hooks]
    else:
        firings = [_figure_firings(context, hook) for hook in card.hooks]
    values = [value_once(context, hook) for hook in card.hooks]
    return special + sum([often * value for often, value in zip(firings, values, strict=True)])


def ally_value(context: Context, name: str, chip: int) -> float:
    """Return the value that an ally's ability has by a single chip, without the chip's strength.

    Only hooks about this chip, or about any, count. A special rule has the weight of what bots cannot read.
    """
    ability, content = context.content.ally_abilities[name], context.content
    hooks = [hook for hook in ability.hooks if hook.chip is None or chip in content.hook_chips[hook.ref]]
    special = context.weights.abilities.unread_of_a_chip * context.share_to_come if ability.special else 0.0
    firings = [_chip_firings(context, hook, number=1) * value_once(context, hook) for hook in hooks]
    return special + sum(firings)


@remembered
def hooks_waiting_for(context: Context, when: vocabulary.Trigger) -> list[vocabulary.Hook]:
    """Return the hooks of the player's abilities that wait for a trigger."""
    hooks = context.content.triggers.get(when, {})
    return [hook for name in context.me.abilities for hook in hooks.get(name, ())]


def _firings(context: Context, hook: vocabulary.Hook) -> float:
    """Return how often a hook's trigger is likely to fire in the rest of the game.

    Each war to come has its tea before it; of the tea being played half is counted as over. Of the wars the
    one being fought counts in part. A trigger of a war fires as often as its weight says,
    once without one, or for some chips only as often as these come.
    """
    weights = context.weights.abilities
    if hook.when in weights.at_tea:
        half_over = 0.5 if context.view.phase == "tea" else 0.0
        teas = max(context.wars_to_come - half_over, 0)
        return weights.at_tea[hook.when] * teas
    often = weights.in_war.get(hook.when, 1.0)
    if hook.chip is not None:
        often = weights.plays * _likely_matching_chips(context, hook.chip)
    return often * _wars_left(context)


def _chip_firings(context: Context, hook: vocabulary.Hook, number: int) -> float:
    """Return how often a hook's trigger is likely to fire for this number of chips that bring the hook.

    Some triggers are about the chip itself, which is forged or played; at others it must lie active.
    """
    weights = context.weights.abilities
    if hook.when in CHIP_TRIGGERS:
        often = weights.forged_in_a_war if hook.when == "forged" else weights.plays
    else:
        often = weights.in_war.get(hook.when, 1.0) * weights.active_at_a_trigger
    return often * number * _wars_left(context)


def _figure_firings(context: Context, hook: vocabulary.Hook) -> float:
    """Return how often a hook's trigger is likely to fire in battles in which the card's figure stands.

    The weight of a trigger is for all battles of a player in a war; the figure, if it still stands, is in one
    of them. A hook for some chips fires only for their share of the player's chips, unless it is for madness,
    of which the weight of its trigger knows already.
    """
    weights = context.weights.abilities
    often_in_a_battle = weights.in_war.get(hook.when, 1.0) / weights.battles
    often = often_in_a_battle * _wars_left(context) * weights.stands
    if hook.chip is None or "madness" in hook.chip.tags:
        return often
    return often * _likely_matching_chips(context, hook.chip) / max(len(_chips_off_tracks(context)), 1)


def _wars_left(context: Context) -> float:
    """Return how many wars are to come, the war being fought in part."""
    return context.share_to_come * AVERAGE_WARS


def _likely_matching_chips(context: Context, meant: vocabulary.ChipFilter) -> float:
    """Return how many matching chips the player has or is likely to gain in time to use them.

    Of the chips of the rounds to come, about half come in time: the later ones are hardly drawn any more.
    """
    matching, allies_a_round = context.content.matching(meant), context.weights.growth.allies
    rounds_in_time = context.wars_to_come / 2
    gained = allies_a_round * rounds_in_time * share_of_allies(context.content, meant)
    return gained + sum([chip in matching for chip in _chips_off_tracks(context)])


def _chips_off_tracks(context: Context) -> tuple[int, ...]:
    """Return the chips that the player has or can have in the bag again; those on forge tracks cannot."""
    return context.me.bag + context.me.active + context.me.exhausted + context.me.madness


def value_once(context: Context, hook: vocabulary.Waiting) -> float:
    """Return the value of a hook each time that its trigger fires."""
    value = _if_met(context, hook)
    return max(value, 0.0) if hook.may else value


def _if_met(context: Context, conditional: Conditional) -> float:
    """Return the value of effects times the chance that the conditions for them hold."""
    return chance(context, conditional.conditions) * _sum_of_values(context, conditional.do)


def _sum_of_values(context: Context, effects: Iterable[OneKey]) -> float:
    """Return the usual values of effects together."""
    return sum([_usual_value(context, effect) for effect in effects])


def _usual_value(context: Context, effect: OneKey) -> float:
    """Return the value that an effect usually has to its player, without looking at the table.

    One that is not evaluated here has its printed value, less what comes too late in a war to be used.
    """
    evaluate = EFFECTS.get(type(effect))
    if evaluate is not None:
        return evaluate(context, effect)
    return context.weights.abilities.later * context.price_of(effect.word)


def _value_of_lasting_hook(context: Context, effect: vocabulary.LastingHook) -> float:
    """Return the value of a lasting hook, with `uses` or without limit, for chips that are played later.

    Each use counts for as much as it is likely to happen still (`still_draws`). 0 uses mean no limit
    (BATTLE-19), and then `once_more` is how often it is expected to happen.
    """
    weights = context.weights
    later = copy(context)
    later.strength_of_chip = weights.chips.strength_played
    firings = weights.abilities.still_draws * effect.uses or weights.abilities.once_more
    return firings * value_once(later, effect)


def _value_on_one_opponent(context: Context, effect: choices.Opponent) -> float:
    """Return the value of effects on one opponent, times the chance that any meets the conditions.

    What helps an opponent is given to one far behind, so it costs less (`favour`) than harm to one brings.
    """
    nobody_meets_them = (1 - chance(context, effect.conditions)) ** len(context.rivals)
    value_to_rival, weights = _sum_of_values(context, effect.do), context.weights
    part = weights.abilities.favour if value_to_rival > 0 else weights.rewards.rival
    return -part * (1 - nobody_meets_them) * value_to_rival


EFFECTS: dict[type[OneKey], Evaluation] = {
    rewards.Vp: lambda context, effect: VP * amount(context, effect.vp),
    rewards.Shards: lambda context, effect: -VP * amount(context, effect.shards),
    rewards.DiscardSomeShards: lambda context, effect: (
        context.weights.abilities.held * VP * amount(context, effect.shards)
    ),
    rewards.Shield: lambda context, _: context.weights.abilities.shield,
    rewards.AnyAlly: lambda context, effect: context.price_of(f"any_ally_{effect.level}"),
    rewards.GainMadness: lambda context, effect: context.value_of_madness * amount(context, effect.chips),
    units.Units: lambda context, effect: context.price_of(effect.word) * amount(context, effect.units),
    units.MoveSomeUnits: lambda context, effect: (
        context.weights.abilities.unit_moved * amount(context, effect.units)
    ),
    leader.PlaceAndFollow: lambda context, effect: (
        context.weights.abilities.leader_moved
        + context.value_of_strength * context.me.leader_strength
        + context.price_of("units") * effect.units
    ),
    battle.Strength: lambda context, effect: context.value_of_strength * amount(context, effect.by),
    battle.LosesUnits: lambda context, effect: (
        -context.weights.abilities.unit_lost * amount(context, effect.units)
    ),
    battle.BreakShield: lambda context, _: -context.weights.abilities.shield,
    chips.ChipStrength: lambda context, effect: context.value_of_strength * amount(context, effect.by),
    chips.ChipTimes: lambda context, effect: (
        context.value_of_strength * (effect.times - 1) * context.strength_of_chip
    ),
    chips.ChipBecomes: lambda context, effect: (
        context.value_of_strength * (effect.strength - context.strength_of_chip)
    ),
    chips.ReturnExhausted: lambda context, effect: context.weights.abilities.returned * effect.chips,
    chips.ReturnActive: lambda context, effect: context.weights.abilities.chosen * effect.chips,
    chips.ReturnThis: lambda context, _: context.weights.abilities.returned,
    chips.GiveUp: lambda context, effect: -context.weights.abilities.given_up * effect.chips,
    chips.DrawMore: lambda context, effect: context.weights.abilities.better * amount(context, effect.chips),
    battle.ToSymbol: lambda context, _: context.weights.abilities.to_symbol,
    battle.AnyFeat: lambda context, _: context.weights.abilities.later * VP * context.content.board.feat_vp,
    chips.ReturnMadness: lambda context, effect: context.value_of_madness * effect.chips,
    chips.Poison: lambda context, _: context.value_of_madness,
    choices.ChooseOne: lambda context, effect: max(
        [_sum_of_values(context, part) for part in effect.lists], default=0.0
    ),
    choices.Depends: lambda context, effect: sum([_if_met(context, case) for case in effect.cases]),
    choices.Opponent: _value_on_one_opponent,
    choices.EachOpponent: lambda context, effect: -_if_met(context, effect),
    vocabulary.ComposedEffect: _if_met,
    vocabulary.LastingHook: _value_of_lasting_hook,
}
