"""Vocabulary: the families of one-key maps that actions and tiles are written in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.parts.amounts import Count, Some

GoodRef = Annotated[str, RefTo("goods")]
OneUseRef = Annotated[str, RefTo("one_use_tiles")]
Row = Literal["offering", "servant", "ring"]


class Act(OneKey):
    """Family of verbs: what an action does. Each stands in `actions/`, beside the rules for its steps."""

    def ways(self, position: Any, player: PlayerId) -> Iterator[Option]:
        """Yield the ways in which a player can carry the action out now."""
        raise NotImplementedError(f"nothing carries out {self.word}")

    def is_possible(self, position: Any, player: PlayerId) -> bool:
        """Tell whether a player can carry the action out (GAME-7)."""
        return next(self.ways(position, player), None) is not None


class Ability(OneKey):
    """Family of abilities: what a one-use or a permanent tile is good for. The rules ask for them by kind."""


class MoreKinds(Ability, word="more_kinds", shorthand="kinds"):
    """{more_kinds: 1}: offer so many kinds more; the tile is used up (OFFER-5)."""

    kinds: Some


class ChooseMarkers(Ability, word="choose_markers", shorthand="markers"):
    """{choose_markers: 2}: choose the first markers when digging; the tile is used up (MINE-8)."""

    markers: Some


class SparePixie(Ability, word="spare_pixie"):
    """Let a pixie stay that would be demoted; the tile is used up (DEMOTE-6)."""


class CheaperGold(Ability, word="cheaper_gold"):
    """{cheaper_gold: {by: 1, least: 1}}: pay less silver for each gold (PERM-1)."""

    by: Some
    least: Some


class PrizeReward(Ability, word="prize_reward"):
    """{prize_reward: {row: ring, points: 2}}: reward points for each prize of a row (PERM-2, PERM-3)."""

    said_with: ClassVar[dict[str, tuple[str, ...]]] = {"row": ("row-",)}
    row: Row
    points: Some


class Steal(Ability, word="steal"):
    """{steal: {good: silver, tokens: 1}}: take tokens in every steal phase (PERM-4)."""

    good: GoodRef
    tokens: Some


class MorePromotions(Ability, word="more_promotions", shorthand="promotions"):
    """{more_promotions: 1}: promotions after those of the reward phase (PERM-5)."""

    promotions: Some


class SwapFor(Ability, word="swap_for", shorthand="tokens"):
    """{swap_for: 0}: what a swap costs (PERM-6)."""

    tokens: Count


class RockFor(Ability, word="rock_for", shorthand="tokens"):
    """{rock_for: 0}: what it costs to remove a rock (PERM-7)."""

    tokens: Count


class OneMoreSlot(Ability, word="one_more_slot"):
    """One more slot, for a food tile or a one-use tile, on this tile itself (PERM-8)."""


class CopyUnused(Ability, word="copy_unused"):
    """Copy actions that nobody used in this round, too (PERM-9)."""


class MinePenaltyMost(Ability, word="mine_penalty_most", shorthand="points"):
    """{mine_penalty_most: 1}: at most so many penalty points for the mine (PERM-10)."""

    points: Count
