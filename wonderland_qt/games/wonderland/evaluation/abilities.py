"""Abilities: the value of hooks for the rest of the game, told from when they happen, if and to what end.

Nothing is reported by name, so abilities and cards of other content are evaluated alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, Hook, LastingHook, Trigger, Waiting
from wonderland_qt.games.wonderland.evaluation.context import (
    AVERAGE_WARS,
    HARM,
    RIVAL,
    STRENGTH,
    USUAL_STRENGTH_PLAYED,
    VP,
    Context,
)
from wonderland_qt.games.wonderland.evaluation.readings import ALLIES_GAINED, share_of_allies
from wonderland_qt.games.wonderland.evaluation.usual import amount, chance
from wonderland_qt.games.wonderland.mechanics.hooks import CHIP_TRIGGERS
from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units

AT_TEA: dict[Trigger, float] = {
    "tea_start": 1.0,
    "card_taken": 4.0,
    "head_reached": 0.9,
    "die_rolled": 2.0,
    "leader_placed": 1.0,
    "tea_turn_end": 5.0,
    "tea_end": 1.0,
}
"""How often a trigger fires for a player in a tea."""

IN_WAR: dict[Trigger, float] = {
    "shards_discarded": 1.5,
    "battle_start": 4.2,
    "reveal": 14.0,
    "madness": 4.0,
    "unit_lost": 3.8,
    "played": 9.0,
    "after_strength": 9.0,
    "units_lost": 4.2,
    "opponent_poisoned": 1.0,
    "opponent_busted": 2.7,
    "feats": 3.2,
    "feat_claimed": 0.4,
    "victory": 1.1,
    "battle_end": 3.2,
    "forged": 1.5,
    "clean_up": 3.2,
}
"""How often a trigger fires for a player in a war."""

PLAYS = 0.95
"""How often a chip of the bag comes in a war."""

FORGED_IN_A_WAR = 0.2
"""How likely it is forged in a war."""

ACTIVE_AT_A_TRIGGER = 0.27
"""How likely it lies active when a trigger fires that is not about itself."""

BATTLES = 4.2
"""In how many battles of a war a player takes part."""

STANDS = 0.7
"""How likely a figure still stands in each of the wars to come, so that its battle is its owner's best."""

LATER = 0.5
"""What part of its printed value a reward has in the middle of a war, with less left to use it in."""

STILL_DRAWS = 0.5
"""How likely a hook that lasts still finds what it waits for in the rest of a battle."""

ONCE_MORE = 1.5
"""How often one without limit does."""

UNIT_MOVED = 5.0
"""The value of moving a unit from one battle to another, when it may be declined."""

LEADER_MOVED = 4.0
"""The value of the leader's coming to another battle, besides unit and strength."""

UNIT_LOST = 18.0
"""The value of a unit to who loses it in a battle."""

GIVEN_UP = 8.0
"""The value of a chip that is gone for good."""

BETTER = 4.0
"""The value of a chip more to choose from in the next draw."""

TO_SYMBOL = 6.0
"""The value of standing on a forge symbol, if one likes."""

RETURNED = 3.0
"""The value of a chip back in the bag, for the next draw."""

CHOSEN = 4.0
"""Its value at the end of a battle, before other chips are drawn."""

SHIELD_MENDED_IN_A_BATTLE = 8.0
"""Its value in a battle that the shield turns whole: it may have been so."""

HELD = 0.7
"""How likely there are shards to discard that nothing else would take away."""

FAVOUR = 0.1
"""What a gain of a rival costs whom one may choose: it goes to the player who is far behind."""

UNREAD = 32.0
"""The value of a rule over two wars that is written in Python."""

UNREAD_OF_A_CARD = 10.0
"""The same of a figure's or an item's rule, which does not work in every battle."""

UNREAD_OF_A_CHIP = 7.0
"""The same of an ally chip's rule."""

Evaluation = Callable[[Context, Any], float]


@remembered
def ability_value(context: Context, name: str) -> float:
    """Return the value of an ability still covered by its disc (REWARD-12)."""
    ability = context.content.abilities[name]
    unread = UNREAD * context.future if ability.special else 0.0
    return unread + sum([_rate(context, hook) * once(context, hook) for hook in ability.hooks])


@remembered
def card_hooks_value(context: Context, name: str) -> float:
    """Return the value of the hooks of a Wonderlandian card, besides its figures' and chips' strength."""
    card = context.content.wonderlandians[name]
    often = _chip_rate if card.chips else _figure_rate
    number = card.chips.count if card.chips else 1
    unread = UNREAD_OF_A_CARD * context.future if card.special else 0.0
    return unread + sum([often(context, hook, number) * once(context, hook) for hook in card.hooks])


def ally_value(context: Context, name: str, chip: int) -> float:
    """Return the value of the ability of an ally chip besides the chip's strength."""
    ability, content = context.content.ally_abilities[name], context.content
    hooks = [hook for hook in ability.hooks if hook.chip is None or chip in content.hook_chips[hook.ref]]
    unread = UNREAD_OF_A_CHIP * context.future if ability.special else 0.0
    return unread + sum([_chip_rate(context, hook, 1) * once(context, hook) for hook in hooks])


@remembered
def waiting(context: Context, when: Trigger) -> list[Hook]:
    """Return the hooks of the player's abilities that wait for a trigger."""
    hooks = context.content.triggers.get(when, {})
    return [hook for name in context.me.abilities for hook in hooks.get(name, ())]


def _rate(context: Context, hook: Hook) -> float:
    """Return how often the hook's trigger fires in what is left of the game."""
    if hook.when in AT_TEA:
        return AT_TEA[hook.when] * max(context.wars_to_come - (context.view.phase == "tea") / 2, 0)
    often = IN_WAR.get(hook.when, 1.0)
    if hook.chip is not None:
        often = PLAYS * _owned(context, hook.chip)
    return often * _wars(context)


def _chip_rate(context: Context, hook: Hook, number: int) -> float:
    """Return how often a trigger fires for one of so many chips that bring the hook."""
    if hook.when in CHIP_TRIGGERS:
        return (FORGED_IN_A_WAR if hook.when == "forged" else PLAYS) * number * _wars(context)
    return IN_WAR.get(hook.when, 1.0) * ACTIVE_AT_A_TRIGGER * number * _wars(context)


def _figure_rate(context: Context, hook: Hook, _number: int) -> float:
    """Return how often a trigger fires in a battle where a figure stands."""
    often = IN_WAR.get(hook.when, 1.0) / BATTLES * _wars(context) * STANDS
    if hook.chip is None or "madness" in hook.chip.tags:
        return often
    return often * _owned(context, hook.chip) / max(len(_to_draw(context)), 1)


def _wars(context: Context) -> float:
    return context.future * AVERAGE_WARS


def _owned(context: Context, meant: ChipFilter) -> float:
    """Return how many chips that are meant the player has, and may gain while there is still use for them."""
    matching = context.content.matching(meant)
    gained = ALLIES_GAINED * context.wars_to_come / 2 * share_of_allies(context.content, meant)
    return gained + sum([chip in matching for chip in _to_draw(context)])


def _to_draw(context: Context) -> tuple[int, ...]:
    me = context.me
    return me.bag + me.active + me.exhausted + me.madness


def once(context: Context, hook: Waiting) -> float:
    """Return the value of a hook each time that its trigger fires."""
    value = _all(context, hook.do)
    return chance(context, hook.conditions) * (max(value, 0.0) if hook.may else value)


def _all(context: Context, effects: Iterable[OneKey]) -> float:
    return sum([_value(context, effect) for effect in effects])


def _value(context: Context, effect: OneKey) -> float:
    """Return the usual value of an effect to its player, whatever the table looks like now."""
    evaluate = EFFECTS.get(type(effect))
    return evaluate(context, effect) if evaluate else LATER * context.printed(effect.word)


def _lasting(context: Context, effect: LastingHook) -> float:
    """Return the value of a hook that waits for other chips than the one being played."""
    context = copy(context)
    context.chip_strength = USUAL_STRENGTH_PLAYED
    return (STILL_DRAWS * effect.uses or ONCE_MORE) * once(context, effect)


def _opponent(context: Context, effect: choices.Opponent) -> float:
    """Return what it brings to turn effects to one opponent, if any of them meets the conditions."""
    nobody, done = (1 - chance(context, effect.conditions)) ** len(context.rivals), _all(context, effect.do)
    return -(FAVOUR if done > 0 else RIVAL) * (1 - nobody) * done


def _each_opponent(context: Context, effect: choices.EachOpponent) -> float:
    """Return what it brings to turn effects to all: what each of them loses, one is ahead of all by."""
    return -chance(context, effect.conditions) * _all(context, effect.do)


EFFECTS: dict[type[OneKey], Evaluation] = {
    rewards.Vp: lambda context, effect: VP * amount(context, effect.vp),
    rewards.Shards: lambda context, effect: -VP * amount(context, effect.shards),
    rewards.DiscardSomeShards: lambda context, effect: HELD * VP * amount(context, effect.shards),
    rewards.Shield: lambda _, __: SHIELD_MENDED_IN_A_BATTLE,
    rewards.AnyAlly: lambda context, effect: context.printed(f"any_ally_{effect.level}"),
    rewards.GainMadness: lambda context, effect: HARM * amount(context, effect.chips),
    units.Units: lambda context, effect: context.printed(effect.word) * amount(context, effect.units),
    units.MoveSomeUnits: lambda context, effect: UNIT_MOVED * amount(context, effect.units),
    leader.PlaceAndFollow: lambda context, effect: (
        LEADER_MOVED + STRENGTH * context.me.leader_strength + context.printed("units") * effect.units
    ),
    battle.Strength: lambda context, effect: STRENGTH * amount(context, effect.by),
    battle.LosesUnits: lambda context, effect: -UNIT_LOST * amount(context, effect.units),
    battle.BreakShield: lambda _, __: -SHIELD_MENDED_IN_A_BATTLE,
    chips.ChipStrength: lambda context, effect: STRENGTH * amount(context, effect.by),
    chips.ChipTimes: lambda context, effect: STRENGTH * (effect.times - 1) * context.chip_strength,
    chips.ChipBecomes: lambda context, effect: STRENGTH * (effect.strength - context.chip_strength),
    chips.ReturnExhausted: lambda _, effect: RETURNED * effect.chips,
    chips.ReturnActive: lambda _, effect: CHOSEN * effect.chips,
    chips.ReturnThis: lambda _, __: RETURNED,
    chips.GiveUp: lambda _, effect: -GIVEN_UP * effect.chips,
    chips.DrawMore: lambda context, effect: BETTER * amount(context, effect.chips),
    battle.ToSymbol: lambda _, __: TO_SYMBOL,
    battle.AnyFeat: lambda context, _: LATER * VP * context.content.board.feat_vp,
    chips.ReturnMadness: lambda _, effect: HARM * effect.chips,
    chips.Poison: lambda _, __: HARM,
    choices.ChooseOne: lambda context, effect: max(
        [_all(context, part) for part in effect.lists], default=0.0
    ),
    choices.Depends: lambda context, effect: sum(
        [chance(context, case.conditions) * _all(context, case.do) for case in effect.cases]
    ),
    choices.Opponent: _opponent,
    choices.EachOpponent: _each_opponent,
    LastingHook: _lasting,
}
