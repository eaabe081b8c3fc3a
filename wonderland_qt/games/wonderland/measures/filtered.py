"""The base of measures that count chips."""

from __future__ import annotations

from functools import cached_property

from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, Level, Measure, Tag


class FilterMeasure(Measure, family="measure"):
    """A measure with a chip filter written flat: {chips: {tags: [rose], at_least: 7}}."""

    tags: tuple[Tag, ...] = ()
    level: Level | None = None
    strengths: tuple[int, ...] = ()

    @cached_property
    def chips_meant(self) -> ChipFilter:
        """Return the filter."""
        return ChipFilter(tags=self.tags, level=self.level, strengths=self.strengths)
