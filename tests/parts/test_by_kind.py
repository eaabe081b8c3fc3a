"""What a game says of its facts, kind by kind."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.parts.by_kind import by_kind


class Rain(Fact):
    """It rained."""

    hours: int


class Sun(Fact):
    """The sun shone."""


def test_a_kind_of_fact_is_told_by_what_it_has_or_by_what_that_makes_of_the_fact() -> None:
    sound = by_kind({Rain: lambda fact: f"{fact.hours} drops", Sun: "larks"}, "")
    assert [sound(fact) for fact in (Rain(hours=3), Sun(), Fact())] == ["3 drops", "larks", ""]
