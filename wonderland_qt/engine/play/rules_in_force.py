"""Finds the numbered rules that apply to a decision, from the docstrings of the rule functions involved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.decisions import Decision, Step
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.words.rulebook import cited


def rules_in_force(game: AnyGame, decision: Decision | None = None, option_id: str = "") -> tuple[str, ...]:
    """Return the ids of the numbered rules that apply to the current decision, without repetition.

    With an option, its rules come first, then those of the question; with a decision alone, the question's
    come first, then those of all options; without both, only the question's.
    """
    of_question = list(_rules_of(game, game.state.agenda[-1])) if game.state.agenda else []
    options = decision.options if decision else ()
    chosen = [option for option in options if option_id in ("", option.id)]
    of_options = [rule for option in chosen for step in option.then for rule in _rules_of(game, step)]
    in_order = of_options + of_question if option_id else of_question + of_options
    return tuple(dict.fromkeys(in_order))


def _rules_of(game: AnyGame, step: Step) -> Iterator[str]:
    """Yield the ids cited by the rule functions of a step, then those of the steps nested in it."""
    for rule in game.rules.behind(game, step):
        yield from cited(rule.__doc__ or "")
    for carried in _steps_in(step):
        yield from _rules_of(game, carried)


def _steps_in(step: Step) -> Iterator[Step]:
    """Yield the steps that are fields of a step, alone or in a tuple."""
    for field in step.__struct_fields__:
        value = getattr(step, field)
        values: Iterable[object] = value if isinstance(value, tuple) else (value,)
        yield from (inner for inner in values if isinstance(inner, Step))
