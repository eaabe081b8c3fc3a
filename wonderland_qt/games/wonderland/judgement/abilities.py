"""Abilities: what hooks are worth for the rest of the game, told from when they happen, if and to what end.

Nothing is told by name, so abilities and cards of other content are judged alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, Hook, LastingHook, Waiting, Window
from wonderland_qt.games.wonderland.judgement.readings import ALLIES_GAINED, share_of_allies
from wonderland_qt.games.wonderland.judgement.sight import (
    AVERAGE_WARS,
    HARM,
    RIVAL,
    STRENGTH,
    USUAL_STRENGTH_PLAYED,
    VP,
    Sight,
)
from wonderland_qt.games.wonderland.judgement.usual import amount, chance
from wonderland_qt.games.wonderland.mechanics.hooks import CHIP_WINDOWS
from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units
from wonderland_qt.parts.judging import remembered

AT_TEA: dict[Window, float] = {
    "tea_start": 1.0,
    "card_taken": 4.0,
    "head_reached": 0.9,
    "die_rolled": 2.0,
    "leader_placed": 1.0,
    "tea_turn_end": 5.0,
    "tea_end": 1.0,
}
"""How often a window opens for a player in a tea."""

IN_WAR: dict[Window, float] = {
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
"""How often a window opens for a player in a war."""

PLAYS = 0.95
"""How often a chip of the bag comes in a war."""

FORGED_IN_A_WAR = 0.2
"""How likely it is forged in a war."""

ACTIVE_AT_A_WINDOW = 0.27
"""How likely it lies active when a window opens that is not about itself."""

BATTLES = 4.2
"""In how many battles of a war a player takes part."""

STANDS = 0.7
"""How likely a figure still stands in each of the wars to come, so that its battle is its owner's best."""

LATER = 0.5
"""What part of its printed worth a reward has in the middle of a war, with less left to use it in."""

STILL_DRAWS = 0.5
"""How likely a hook that lasts still finds what it waits for in the rest of a battle."""

ONCE_MORE = 1.5
"""How often one without limit does."""

UNIT_MOVED = 5.0
"""What moving a unit from one battle to another is worth, when it may be declined."""

LEADER_MOVED = 4.0
"""What the leader's coming to another battle is worth, besides unit and strength."""

UNIT_LOST = 18.0
"""What a unit is worth to who loses it in a battle."""

GIVEN_UP = 8.0
"""What a chip is worth that is gone for good."""

BETTER = 4.0
"""What a chip more to choose from is worth in the next draw."""

TO_SYMBOL = 6.0
"""What it is worth to stand on a forge symbol, if one likes."""

RETURNED = 3.0
"""What a chip back in the bag is worth, for the next draw."""

CHOSEN = 4.0
"""What it is worth at the end of a battle, before other chips are drawn."""

SHIELD_MENDED_IN_A_BATTLE = 8.0
"""What it is worth in a battle that the shield turns whole: it may have been so."""

HELD = 0.7
"""How likely there are shards to discard that nothing else would take away."""

FAVOUR = 0.1
"""What a gain of a rival costs whom one may choose: it goes to whoever is far behind."""

UNREAD = 32.0
"""What a rule is worth over two wars that is written in Python."""

UNREAD_OF_A_CARD = 10.0
"""The same of a figure's or an item's rule, which does not work in every battle."""

UNREAD_OF_A_CHIP = 7.0
"""The same of an ally chip's rule."""

Judged = Callable[[Sight, Any], float]


@remembered
def ability_worth(sight: Sight, name: str) -> float:
    """Return what an ability still covered by its disc would be worth (REWARD-12)."""
    ability = sight.pack.abilities[name]
    unread = UNREAD * sight.future if ability.special else 0.0
    return unread + sum([_rate(sight, hook) * once(sight, hook) for hook in ability.hooks])


@remembered
def card_hooks_worth(sight: Sight, name: str) -> float:
    """Return what the hooks of a Wonderlandian card are worth, besides its figures' and chips' strength."""
    card = sight.pack.wonderlandians[name]
    often = _chip_rate if card.chips else _figure_rate
    number = card.chips.count if card.chips else 1
    unread = UNREAD_OF_A_CARD * sight.future if card.special else 0.0
    return unread + sum([often(sight, hook, number) * once(sight, hook) for hook in card.hooks])


def ally_worth(sight: Sight, name: str, chip: int) -> float:
    """Return what the ability of an ally chip is worth besides the chip's strength."""
    ability, pack = sight.pack.ally_abilities[name], sight.pack
    hooks = [hook for hook in ability.hooks if hook.chip is None or chip in pack.hook_chips[hook.ref]]
    unread = UNREAD_OF_A_CHIP * sight.future if ability.special else 0.0
    return unread + sum([_chip_rate(sight, hook, 1) * once(sight, hook) for hook in hooks])


@remembered
def waiting(sight: Sight, window: Window) -> list[Hook]:
    """Return the hooks of the player's abilities that wait for a window."""
    hooks = sight.pack.windows.get(window, {})
    return [hook for name in sight.me.abilities for hook in hooks.get(name, ())]


def _rate(sight: Sight, hook: Hook) -> float:
    """Return how often the hook's window opens in what is left of the game."""
    if hook.when in AT_TEA:
        return AT_TEA[hook.when] * max(sight.wars_to_come - (sight.view.phase == "tea") / 2, 0)
    often = IN_WAR.get(hook.when, 1.0)
    if hook.chip is not None:
        often = PLAYS * _owned(sight, hook.chip)
    return often * _wars(sight)


def _chip_rate(sight: Sight, hook: Hook, number: int) -> float:
    """Return how often a window opens for one of so many chips that bring the hook."""
    if hook.when in CHIP_WINDOWS:
        return (FORGED_IN_A_WAR if hook.when == "forged" else PLAYS) * number * _wars(sight)
    return IN_WAR.get(hook.when, 1.0) * ACTIVE_AT_A_WINDOW * number * _wars(sight)


def _figure_rate(sight: Sight, hook: Hook, _number: int) -> float:
    """Return how often a window opens in a battle where a figure stands."""
    often = IN_WAR.get(hook.when, 1.0) / BATTLES * _wars(sight) * STANDS
    if hook.chip is None or "madness" in hook.chip.tags:
        return often
    return often * _owned(sight, hook.chip) / max(len(_to_draw(sight)), 1)


def _wars(sight: Sight) -> float:
    return sight.future * AVERAGE_WARS


def _owned(sight: Sight, meant: ChipFilter) -> float:
    """Return how many chips that are meant the player has, and may gain while there is still use for them."""
    matching = sight.pack.matching(meant)
    gained = ALLIES_GAINED * sight.wars_to_come / 2 * share_of_allies(sight.pack, meant)
    return gained + sum([chip in matching for chip in _to_draw(sight)])


def _to_draw(sight: Sight) -> tuple[int, ...]:
    me = sight.me
    return me.bag + me.active + me.exhausted + me.madness


def once(sight: Sight, hook: Waiting) -> float:
    """Return what a hook is worth each time that its window opens."""
    worth = _all(sight, hook.do)
    return chance(sight, hook.conditions) * (max(worth, 0.0) if hook.may else worth)


def _all(sight: Sight, effects: Iterable[OneKey]) -> float:
    return sum([_worth(sight, effect) for effect in effects])


def _worth(sight: Sight, effect: OneKey) -> float:
    """Return what an effect is usually worth to its player, whatever the table looks like now."""
    judged = EFFECTS.get(type(effect))
    return judged(sight, effect) if judged else LATER * sight.printed(effect.word)


def _lasting(sight: Sight, effect: LastingHook) -> float:
    """Return what a hook is worth that waits for other chips than the one being played."""
    sight = copy(sight)
    sight.chip_strength = USUAL_STRENGTH_PLAYED
    return (STILL_DRAWS * effect.uses or ONCE_MORE) * once(sight, effect)


def _opponent(sight: Sight, effect: choices.Opponent) -> float:
    """Return what it brings to turn effects to one opponent, if any of them meets the conditions."""
    nobody, done = (1 - chance(sight, effect.conditions)) ** len(sight.rivals), _all(sight, effect.do)
    return -(FAVOUR if done > 0 else RIVAL) * (1 - nobody) * done


def _each_opponent(sight: Sight, effect: choices.EachOpponent) -> float:
    """Return what it brings to turn effects to all: what each of them loses, one is ahead of all by."""
    return -chance(sight, effect.conditions) * _all(sight, effect.do)


EFFECTS: dict[type[OneKey], Judged] = {
    rewards.Vp: lambda sight, effect: VP * amount(sight, effect.vp),
    rewards.Shards: lambda sight, effect: -VP * amount(sight, effect.shards),
    rewards.DiscardSomeShards: lambda sight, effect: HELD * VP * amount(sight, effect.shards),
    rewards.Shield: lambda _, __: SHIELD_MENDED_IN_A_BATTLE,
    rewards.AnyAlly: lambda sight, effect: sight.printed(f"any_ally_{effect.level}"),
    rewards.GainMadness: lambda sight, effect: HARM * amount(sight, effect.chips),
    units.Units: lambda sight, effect: sight.printed(effect.word) * amount(sight, effect.units),
    units.MoveSomeUnits: lambda sight, effect: UNIT_MOVED * amount(sight, effect.units),
    leader.PlaceAndFollow: lambda sight, effect: (
        LEADER_MOVED + STRENGTH * sight.me.leader_strength + sight.printed("units") * effect.units
    ),
    battle.Strength: lambda sight, effect: STRENGTH * amount(sight, effect.by),
    battle.LosesUnits: lambda sight, effect: -UNIT_LOST * amount(sight, effect.units),
    battle.BreakShield: lambda _, __: -SHIELD_MENDED_IN_A_BATTLE,
    chips.ChipStrength: lambda sight, effect: STRENGTH * amount(sight, effect.by),
    chips.ChipTimes: lambda sight, effect: STRENGTH * (effect.times - 1) * sight.chip_strength,
    chips.ChipBecomes: lambda sight, effect: STRENGTH * (effect.strength - sight.chip_strength),
    chips.ReturnExhausted: lambda _, effect: RETURNED * effect.chips,
    chips.ReturnActive: lambda _, effect: CHOSEN * effect.chips,
    chips.ReturnThis: lambda _, __: RETURNED,
    chips.GiveUp: lambda _, effect: -GIVEN_UP * effect.chips,
    chips.DrawMore: lambda sight, effect: BETTER * amount(sight, effect.chips),
    battle.ToSymbol: lambda _, __: TO_SYMBOL,
    battle.AnyFeat: lambda sight, _: LATER * VP * sight.pack.board.feat_vp,
    chips.ReturnMadness: lambda _, effect: HARM * effect.chips,
    chips.Poison: lambda _, __: HARM,
    choices.ChooseOne: lambda sight, effect: max([_all(sight, part) for part in effect.lists], default=0.0),
    choices.Depends: lambda sight, effect: sum(
        [chance(sight, case.conditions) * _all(sight, case.do) for case in effect.cases]
    ),
    choices.Opponent: _opponent,
    choices.EachOpponent: _each_opponent,
    LastingHook: _lasting,
}
