"""Rewards: what effects are worth as things stand, from the worth that the content prints for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.effects import Bound, InAnyOrder
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import Effect, Hook, LastingHook
from wonderland_qt.games.wonderland.judgement.bags import lots
from wonderland_qt.games.wonderland.judgement.odds import chance_of_harm
from wonderland_qt.games.wonderland.judgement.prospects import castle_worth, fronts
from wonderland_qt.games.wonderland.judgement.quests import face_worth
from wonderland_qt.games.wonderland.judgement.sight import HARM, RIVAL, STRENGTH, VP, Sight, judges
from wonderland_qt.games.wonderland.judgement.worth import UNKNOWN_AMOUNT, number
from wonderland_qt.games.wonderland.mechanics.die import RollDie
from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units
from wonderland_qt.parts.judging import remembered

SHIELD_GAINED = 12.0
"""What a whole shield is worth over two wars: about one unit, and nerve."""

USUAL_HARM = 0.27
"""What part of an average bag is madness; with more of it, getting rid of one is worth more."""

CASTLES_TO_COME = 1.5
"""How many castles are still built, on average, in each whole war to come."""

CALM = 3.0
"""How much more it is worth to be rid of a madness chip than one more does harm: the bag grows, they stay."""

POOL = 3.0
"""What a supporter more in the pool is worth for each tea to come."""

Judged = Callable[[Sight, Any], float]


def reward(sight: Sight, effect: OneKey) -> float:
    """Return what an effect is worth to its player; one that nobody knows is worth what the content says."""
    judged = REWARDS.get(type(effect))
    if judged is not None:
        return judged(sight, effect)
    return sight.printed(effect.word)


def all_of(sight: Sight, effects: Iterable[OneKey]) -> float:
    """Return what effects are worth together."""
    return sum([reward(sight, effect) for effect in effects])


def played_strength(sight: Sight) -> int:
    """Return the printed strength of the chip that the player is playing; 1 with none."""
    battle = sight.view.battle
    part = battle.participants.get(sight.player) if battle else None
    return sight.pack.chips[part.played].strength if part and part.drawn else UNKNOWN_AMOUNT


@known_of_pack()
def die(pack: Pack) -> float:
    """Return what a roll of the shard die costs on average (REWARD-6)."""
    faces = pack.board.die
    return -VP * sum(faces) / len(faces)


@remembered
def best_region(sight: Sight, wanted: int) -> float:
    """Return what so many units are worth in the best region for them (REWARD-1)."""
    coming = min(wanted, sight.me.supporters)
    return max([front.gain(coming) for front in fronts(sight, sight.player).values()]) if coming else 0.0


@remembered
def best_ally(sight: Sight, level: str) -> float:
    """Return what the best ally chip of a level that is left is worth (REWARD-5)."""
    return max([face_worth(sight, face) for face in sight.pack.ally_faces_of(level)], default=0.0)


def _ability(sight: Sight, effect: rewards.UnlockOne) -> float:
    side = sight.pack.side(sight.player, len(sight.view.seats))
    return sight.printed(effect.word) * sight.future if len(sight.me.abilities) < len(side.abilities) else 0.0


def _leader_strength(sight: Sight, effect: leader.LeaderStrength) -> float:
    if sight.me.leader_strength < sight.pack.board.leader_strength_most:
        return sight.printed(effect.word) * sight.future
    return VP if sight.me.shards else 0.0


def _remove_madness(sight: Sight, _effect: rewards.RemoveMadness) -> float:
    if _singles(sight.pack).isdisjoint(sight.me.bag):
        return 0.0
    share = chance_of_harm(lots(sight.pack, sight.me))
    return -CALM * HARM * sight.future * share / USUAL_HARM


@known_of_pack()
def _singles(pack: Pack) -> frozenset[int]:
    return frozenset(pack.chips_of(pack.madness_face))


def _castle_value(sight: Sight, effect: rewards.CastleValue) -> float:
    expected = len(sight.me.castles) + CASTLES_TO_COME * sight.wars_to_come
    return VP * effect.vp * min(expected, sight.pack.board.castles)


def _hook(sight: Sight, effect: Hook | LastingHook) -> float:
    worth = all_of(sight, effect.do)
    return max(worth, 0.0) if effect.may else worth


def _on_other(sight: Sight, effect: choices.Opponent | choices.EachOpponent) -> float:
    return -RIVAL * all_of(sight, effect.do)


def _future(name: str) -> Judged:
    """Return the judgement of what works in wars alone: as printed, for two of them."""
    return lambda sight, _: sight.printed(name) * sight.future


REWARDS: dict[type[OneKey], Judged] = {
    rewards.Vp: lambda _, effect: VP * number(effect.vp),
    rewards.Shards: lambda _, effect: -VP * number(effect.shards),
    rewards.DiscardSomeShards: lambda sight, effect: VP * min(number(effect.shards), sight.me.shards),
    rewards.Die: lambda sight, _: die(sight.pack),
    rewards.Ally: lambda sight, effect: face_worth(sight, sight.pack.ally_face[effect.type, effect.level]),
    rewards.AnyAlly: lambda sight, effect: best_ally(sight, effect.level),
    rewards.Shield: lambda sight, _: 0.0 if sight.me.shield else SHIELD_GAINED * sight.future,
    rewards.WonderlandianCard: _future("wonderlandian"),
    rewards.UnlockOne: _ability,
    leader.LeaderStrength: _leader_strength,
    rewards.RemoveMadness: _remove_madness,
    rewards.GainMadness: lambda sight, effect: HARM * number(effect.chips) * sight.future,
    rewards.DrawQuest: lambda sight, effect: (
        sight.printed("quest_choice" if effect.draw > 1 else "quest") * min(sight.future, 1.0)
    ),
    rewards.Supporters: lambda sight, effect: POOL * effect.supporters * sight.wars_to_come,
    rewards.CastleValue: _castle_value,
    units.Units: lambda sight, effect: best_region(sight, number(effect.units)),
    units.Castle: lambda sight, _: max([castle_worth(sight, region) for region in sight.view.ring]),
    leader.PlaceAndFollow: lambda sight, effect: best_region(sight, effect.units),
    choices.Split: lambda sight, effect: max(all_of(sight, effect.above), all_of(sight, effect.below)),
    choices.Corrupted: lambda sight, effect: max(die(sight.pack) + all_of(sight, effect.rewards), 0.0),
    choices.ChooseOne: lambda sight, effect: max([all_of(sight, part) for part in effect.lists], default=0.0),
    choices.Opponent: _on_other,
    choices.EachOpponent: _on_other,
    Hook: _hook,
    LastingHook: _hook,
    battle.Strength: lambda _, effect: STRENGTH * number(effect.by),
    battle.LosesUnits: lambda _, effect: -VP * number(effect.units),
    battle.BreakShield: lambda sight, _: -SHIELD_GAINED if sight.me.shield else 0.0,
    chips.ChipStrength: lambda _, effect: STRENGTH * number(effect.by),
    chips.ChipTimes: lambda sight, effect: STRENGTH * (effect.times - 1) * played_strength(sight),
    chips.ChipBecomes: lambda _, __: -STRENGTH,
    chips.ReturnExhausted: lambda _, effect: STRENGTH * effect.chips / 2,
    chips.DrawMore: lambda _, effect: STRENGTH * number(effect.chips),
    chips.ReturnThis: lambda _, __: STRENGTH,
    chips.ReturnActive: lambda _, effect: STRENGTH * effect.chips,
    chips.ReturnMadness: lambda _, effect: HARM * effect.chips,
    chips.Poison: lambda _, __: HARM,
}


NEUTRAL: frozenset[type[OneKey]] = frozenset({battle.ToSymbol, choices.Depends})
"""Effects of which no more is told than the content says: what they come to depends on the moment.

Where the marker goes is judged option by option.
"""

JUDGED = (Effect, Hook)


@judges
def bound_worth(sight: Sight, step: Bound) -> float:
    """An effect for oneself is worth its reward; one for another player what it takes from a rival."""
    effect = sight.pack.effects.get(step.effect)
    if not isinstance(effect, JUDGED):
        return 0.0
    worth = reward(sight, effect)
    return worth if step.player == sight.player else -RIVAL * worth


@judges
def in_any_order(sight: Sight, step: InAnyOrder) -> float:
    """Effects that all happen are worth their sum."""
    return sum([bound_worth(sight, bound) for bound in step.bounds])


@judges
def roll(sight: Sight, step: RollDie) -> float:
    """A roll costs the shards it brings (REWARD-20)."""
    return die(sight.pack)
