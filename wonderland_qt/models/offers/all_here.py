"""All here: one choice for all that may be handed out alike, and what is still to be handed out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.lookahead.due import Due
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table

CAUSE = "@"
"""In the id of an option: before the effect that it comes from, where two effects offer the same."""


def still_due(table: Table) -> tuple[Due, ...]:
    """Return what the person who decides is still to be given, the next first."""
    decision, session = table.decision, table.session
    if decision is None:
        return ()
    return tuple(session.ruleset.display.due(session.game, decision.player))


def choose_all_here(table: Table, option: str) -> None:
    """Choose an option, and again as long as more things of one kind can go the same way.

    Nothing follows what cannot be taken back: somebody may want to see first what chance has brought.
    """
    decision, chosen = table.decision, option
    table.choose(option)
    while decision is not None and table.session.why_no_undo() is None:
        following = table.session.decision_of(decision.player)
        again = _again(decision, following, chosen) if following is not None else None
        if following is None or again is None:
            return
        decision, chosen = following, again
        table.session.choose(decision.player, chosen)


def are_of_a_kind(options: Sequence[str]) -> bool:
    """Tell whether options are one and the same, but for the effects that they come from."""
    return len(set(map(_kind, options))) == 1


def without_twins(options: Sequence[Option]) -> tuple[Option, ...]:
    """Return options without those that a second effect offers just as the first does.

    Where both offer the same of a kind, it makes no difference which of them comes first.
    """
    offered: dict[str, dict[str, set[str]]] = {}
    for option in options:
        kind, _, effect = option.id.partition(CAUSE)
        offered.setdefault(kind.partition(":")[0], {}).setdefault(effect, set()).add(kind)
    return tuple([option for option in options if not _is_twin(option, offered)])


def _is_twin(option: Option, offered: Mapping[str, Mapping[str, set[str]]]) -> bool:
    kind, _, effect = option.id.partition(CAUSE)
    by_effect = offered[kind.partition(":")[0]]
    return bool(effect and (option.take or option.put)) and by_effect[effect] == by_effect.get("", set())


def _again(asked: Decision, following: Decision, chosen: str) -> str | None:
    """Return the option by which one of the next things goes where the last one went, if any does."""
    last = asked.option(chosen)
    alike = (option for option in following.options if _same_way(last, option))
    found = next(alike, None)
    if found is None:
        return None
    before, left = _left(asked, last), _left(following, found)
    goes_on = _question(following) != _question(asked) or left < before
    return found.id if left and goes_on else None


def _same_way(last: Option, option: Option) -> bool:
    ends = (option.take, option.put)
    return any(ends) and ends == (last.take, last.put) and _kind(option.id) == _kind(last.id)


def _kind(option: str) -> str:
    return option.partition(CAUSE)[0]


def _question(decision: Decision) -> tuple[str, ...]:
    """Return what is asked; asked once more of no fewer things, it does not belong to what went before."""
    return decision.prompt.key, *(name for name, _ in decision.prompt.arguments)


def _left(decision: Decision, option: Option) -> tuple[int, ...]:
    """Return how many things are left to be handed out, as the option says, or else the question."""
    return _counts(option.text) or _counts(decision.prompt)


def _counts(said: Text) -> tuple[int, ...]:
    return tuple(value for _, value in said.arguments if isinstance(value, int))
