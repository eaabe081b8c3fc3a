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
    return round(_sum(files, card.rewards))


def number(wanted: Amount) -> int:
    """Return an amount; one that depends on the position counts as 1."""
    return wanted if isinstance(wanted, int) else UNKNOWN_AMOUNT


def times(effect: OneKey) -> int:
    """Return how often a reward counts: its amount, or 1 for a reward without an amount."""
    wanted = getattr(effect, effect.shorthand) if effect.shorthand else 1
    return number(wanted) if isinstance(wanted, int | Growing) else 1


def _sum(files: ContentFiles, effects: Iterable[Effect]) -> Fraction:
    return sum((_value(files, effect) for effect in effects), Fraction())


def _value(files: ContentFiles, effect: Effect) -> Fraction:
    """Return the value of a reward: of a choice the better side, of a corrupted one what its shards leave."""
    if isinstance(effect, rewards.Die):
        return _roll(files)
    if isinstance(effect, choices.Split):
        return max(_sum(files, effect.above), _sum(files, effect.below))
    if isinstance(effect, choices.Corrupted):
        return max(Fraction(), _roll(files) + _sum(files, effect.rewards))
    if isinstance(effect, ComposedEffect):
        return _sum(files, effect.do)
    name, times = _priced(effect)
    return Fraction(files.values.rewards.get(name, 0) * times)


def _roll(files: ContentFiles) -> Fraction:
    """Return the value of a roll of the shard die on average, which is negative."""
    die = files.board.die
    return Fraction(sum(die) * files.values.rewards.get("shards", 0), len(die))


def _priced(effect: Effect) -> tuple[str, int]:
    """Return the name of a reward in `values.yaml`, and how often it counts."""
    match effect:
        case rewards.Ally():
            name = f"ally_{'forge' if effect.type == 'forge' else effect.level}"
        case rewards.AnyAlly():
            name = f"any_ally_{effect.level}"
        case rewards.DrawQuest():
            name = "quest_choice" if effect.draw > 1 else "quest"
        case _:
            name = effect.word
    return name, times(effect)
