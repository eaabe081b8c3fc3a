"""Printed values: what a tea card usually brings the player who takes it, in tenths of a VP.

The balance of tea cards is checked with them, and bots compare cards with them; no rule reads them.
"""

from collections.abc import Iterable
from fractions import Fraction

from wonderland_qt.engine.content.tagged_maps import OneKey, verbs
from wonderland_qt.games.wonderland.content.content_files import ContentFiles, TeaCard
from wonderland_qt.games.wonderland.content.vocabulary import Amount, ComposedEffect, Effect, Growing
from wonderland_qt.games.wonderland.verbs import choices, rewards

UNKNOWN_AMOUNT = 1
"""The value of an amount that depends on the position."""

OF_A_KIND = frozenset({"ally_weak", "ally_strong", "ally_forge", "any_ally_weak", "any_ally_strong"})
PRICED = (frozenset(verbs(Effect)) | OF_A_KIND | {"quest_choice"}) - {"ally", "any_ally"}
"""The names of rewards that `values.yaml` may have."""


def printed_value(files: ContentFiles, card: TeaCard) -> int:
    """Return the value of all rewards of a card together; 0 for what content does not price."""
    return round(_sum_of_values(files, card.rewards))


def number(wanted: Amount) -> int:
    """Return an amount; one that depends on the position counts as 1."""
    return wanted if isinstance(wanted, int) else UNKNOWN_AMOUNT


def times(effect: OneKey) -> int:
    """Return how often a reward counts: its amount, or 1 for a reward without an amount."""
    if not effect.shorthand:
        return 1
    argument = getattr(effect, effect.shorthand)
    return number(argument) if isinstance(argument, int | Growing) else 1


def _sum_of_values(files: ContentFiles, effects: Iterable[Effect]) -> Fraction:
    """Return the value of rewards together, exact, as a roll of the die has a fraction as its value."""
    return sum((_value_of_reward(files, effect) for effect in effects), Fraction())


def _value_of_reward(files: ContentFiles, effect: Effect) -> Fraction:
    """Return the value of a reward: of a choice the better side, of a corrupted one what its shards leave."""
    if isinstance(effect, rewards.Die):
        return _value_of_roll(files)
    if isinstance(effect, choices.Split):
        return max(_sum_of_values(files, effect.above), _sum_of_values(files, effect.below))
    if isinstance(effect, choices.Corrupted):
        return max(Fraction(), _value_of_roll(files) + _sum_of_values(files, effect.rewards))
    if isinstance(effect, ComposedEffect):
        return _sum_of_values(files, effect.do)
    return Fraction(files.values.rewards.get(_priced_as(effect), 0) * times(effect))


def _value_of_roll(files: ContentFiles) -> Fraction:
    """Return the value of a roll of the shard die on average, which is negative."""
    die = files.board.die
    return Fraction(sum(die) * files.values.rewards.get("shards", 0), len(die))


def _priced_as(effect: Effect) -> str:
    """Return the name under which `values.yaml` prices a reward."""
    match effect:
        case rewards.Ally(type="forge"):
            return "ally_forge"
        case rewards.Ally():
            return f"ally_{effect.level}"
        case rewards.AnyAlly():
            return f"any_ally_{effect.level}"
        case rewards.DrawQuest():
            return "quest_choice" if effect.draw > 1 else "quest"
        case _:
            return effect.word
