"""Judges: what each kind of step is worth to the player who chooses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar, get_type_hints

from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.wonderland.judgement.sight import Sight

StepT = TypeVar("StepT", bound=Step)

_judges: dict[type[Step], Callable[..., float]] = {}


def judges(judge: Callable[[Sight, StepT], float]) -> Callable[[Sight, StepT], float]:
    """Register what a kind of step is worth; the step's class is read from the annotation of `step`."""
    kind: type[Step] = get_type_hints(judge)["step"]
    if kind in _judges:
        raise TypeError(f"{kind.__name__} is judged already")
    _judges[kind] = judge
    return judge


def worth_of(sight: Sight, steps: Iterable[Step]) -> float:
    """Return what the steps are worth together; steps that nobody judges are neutral."""
    total = 0.0
    for step in steps:
        judge = _judges.get(step.__class__)
        if judge is not None:
            total += judge(sight, step)
    return total
