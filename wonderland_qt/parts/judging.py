"""Judging: what options are worth to who is asked, told from a view; for rule-based bots.

A sight is a view as its viewer looks at it. Judges are registered for kinds of steps, so that an option is
worth what its steps are worth together; what nobody judges is neutral, and content that somebody has added
never breaks a bot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Generic, TypeVar, get_type_hints

from wonderland_qt.engine.decisions import Decision, Step
from wonderland_qt.engine.players import PlayerId

StepT = TypeVar("StepT", bound=Step)
ViewT = TypeVar("ViewT")
PackT = TypeVar("PackT")
SightT = TypeVar("SightT", bound="BaseSight[Any, Any]")
KeyT = TypeVar("KeyT")
WorthT = TypeVar("WorthT")

NONE: Mapping[type[Step], Callable[..., float]] = {}


class BaseSight(Generic[ViewT, PackT]):
    """What one player sees of the table, the content it is played with, and what was judged already."""

    def __init__(self, view: ViewT, pack: PackT, player: PlayerId) -> None:
        self.view = view
        self.pack = pack
        self.player = player
        self.memory: defaultdict[object, dict[Any, Any]] = defaultdict(dict)


class Judges(Generic[SightT]):
    """What each kind of step is worth: those known in a line at once; as a decorator it registers a judge."""

    def __init__(self, known: Mapping[type[Step], Callable[[SightT, Any], float]] = NONE) -> None:
        self._judges: dict[type[Step], Callable[..., float]] = {**known}

    def __call__(self, judge: Callable[[SightT, StepT], float]) -> Callable[[SightT, StepT], float]:
        """Register what a kind of step is worth; the step's class is read from the annotation of `step`."""
        kind: type[Step] = get_type_hints(judge)["step"]
        if kind in self._judges:
            raise TypeError(f"{kind.__name__} is judged already")
        self._judges[kind] = judge
        return judge

    def worth(self, sight: SightT, steps: Iterable[Step]) -> float:
        """Return what the steps are worth together; steps that nobody judges are neutral."""
        total = 0.0
        for step in steps:
            judge = self._judges.get(step.__class__)
            if judge is not None:
                total += judge(sight, step)
        return total

    def of_options(self, sight: SightT, decision: Decision) -> list[float]:
        """Return what the options are worth to the player who is asked, one after another."""
        return [self.worth(sight, option.then) for option in decision.options]


def remembered(judged: Callable[[SightT, KeyT], WorthT]) -> Callable[[SightT, KeyT], WorthT]:
    """Let a judgement be made once for a decision and remembered by what it is about."""

    @wraps(judged)
    def recall(sight: SightT, about: KeyT) -> WorthT:
        known = sight.memory[judged]
        if about in known:
            found: WorthT = known[about]
        else:
            found = known[about] = judged(sight, about)
        return found

    return recall
