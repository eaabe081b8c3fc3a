"""Evaluation: the value of options to the player who is asked, from a view; for rule-based bots.

Functions are registered for kinds of steps, so that an option has the value of its steps together;
a step without a function is neutral, so content that somebody has added never breaks a bot.
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
ContentT = TypeVar("ContentT")
ContextT = TypeVar("ContextT", bound="EvaluationContext[Any, Any]")
KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

UNKNOWN: Any = object()
NONE: Mapping[type[Step], Callable[..., float]] = {}


class EvaluationContext(Generic[ViewT, ContentT]):
    """What one player sees of the table, the content it is played with, and what was evaluated already."""

    def __init__(self, view: ViewT, content: ContentT, player: PlayerId) -> None:
        self.view = view
        self.content = content
        self.player = player
        self.memory: defaultdict[object, dict[Any, Any]] = defaultdict(dict)


class Evaluator(Generic[ContextT]):
    """The value of each kind of step: functions by kind of step; as a decorator it registers one."""

    def __init__(self, known: Mapping[type[Step], Callable[[ContextT, Any], float]] = NONE) -> None:
        self._functions: dict[type[Step], Callable[..., float]] = {**known}

    def __call__(self, evaluate: Callable[[ContextT, StepT], float]) -> Callable[[ContextT, StepT], float]:
        """Register the value of a kind of step; the step's class is read from the annotation of `step`."""
        kind: type[Step] = get_type_hints(evaluate)["step"]
        if kind in self._functions:
            raise TypeError(f"{kind.__name__} is registered already")
        self._functions[kind] = evaluate
        return evaluate

    def value(self, context: ContextT, steps: Iterable[Step]) -> float:
        """Return the value of the steps together; steps without a function are neutral."""
        total = 0.0
        for step in steps:
            evaluate = self._functions.get(step.__class__)
            if evaluate is not None:
                total += evaluate(context, step)
        return total

    def of_options(self, context: ContextT, decision: Decision) -> list[float]:
        """Return the value of the options to the player who is asked, one after another."""
        return [self.value(context, option.then) for option in decision.options]


def neutral(decision: Decision) -> list[float]:
    """Return the value of the options where a content says nothing of it: each is as good as another."""
    return [0.0] * len(decision.options)


def remembered(evaluate: Callable[[ContextT, KeyT], ValueT]) -> Callable[[ContextT, KeyT], ValueT]:
    """Evaluate once for a decision, and remember the result by what it is about."""

    @wraps(evaluate)
    def recall(context: ContextT, about: KeyT) -> ValueT:
        known = context.memory[evaluate]
        found: ValueT = known.get(about, UNKNOWN)
        if found is UNKNOWN:
            found = known[about] = evaluate(context, about)
        return found

    return recall
