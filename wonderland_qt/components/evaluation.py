"""Evaluation: the values of options to the asked player, from a view; used by rule-based bots.

Functions are registered for classes of steps, and an option has the sum of its steps' values. A step without
a function has the value 0, so that added content never breaks a bot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
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
    """The view of a player, the content, and a cache (`memory`) of what was evaluated for this decision."""

    def __init__(self, view: ViewT, content: ContentT, player: PlayerId) -> None:
        """Keep what a decision is evaluated by; `memory` caches results by function (see `remembered`)."""
        self.view = view
        self.content = content
        self.player = player
        self.memory: defaultdict[object, dict[Any, Any]] = defaultdict(dict)


class Evaluator(Generic[ContextT]):
    """The functions that return the value of a step, by the step's class; as a decorator it registers one."""

    def __init__(self, known: Mapping[type[Step], Callable[[ContextT, Any], float]] = NONE) -> None:
        """Begin with known functions, such as those for steps that several games share."""
        self._functions: dict[type[Step], Callable[..., float]] = {**known}

    def __call__(self, evaluate: Callable[[ContextT, StepT], float]) -> Callable[[ContextT, StepT], float]:
        """Register the function for a class of step, read from the annotation of its parameter `step`.

        Raises TypeError for a second function of a class.
        """
        kind: type[Step] = get_type_hints(evaluate)["step"]
        if kind in self._functions:
            raise TypeError(f"{kind.__name__} is registered already")
        self._functions[kind] = evaluate
        return evaluate

    def of_options(self, context: ContextT, decision: Decision) -> list[float]:
        """Return the values of a decision's options, in order: the sum of their steps' values."""
        function_of, values = self._functions.get, []
        for option in decision.options:
            total = 0.0
            for step in option.then:
                evaluate = function_of(step.__class__)
                if evaluate is not None:
                    total += evaluate(context, step)
            values.append(total)
        return values


def neutral(decision: Decision) -> list[float]:
    """Return 0 for each option, if a content has no evaluation."""
    return [0.0] * len(decision.options)


def remembered(evaluate: Callable[[ContextT, KeyT], ValueT]) -> Callable[[ContextT, KeyT], ValueT]:
    """Cache the results of an evaluation function in the context, which lasts for one decision."""

    @wraps(evaluate)
    def recall(context: ContextT, key: KeyT) -> ValueT:
        """Return the result from the context, or evaluate and keep it; None is a result like any other."""
        results = context.memory[evaluate]
        result: ValueT = results.get(key, UNKNOWN)
        if result is UNKNOWN:
            result = results[key] = evaluate(context, key)
        return result

    return recall
