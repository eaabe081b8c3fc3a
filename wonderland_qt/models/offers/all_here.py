"""Handing out all equal things with one choice, and what is still to be handed out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.lookahead.due import Due
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table

CAUSE = "@"
"""In an option's id, the separator before its effect, if two effects offer the same option."""


def still_due(table: Table) -> tuple[Due, ...]:
    """Return what the deciding person will still receive, the next first."""
    return _due_to(table, table.decision.player) if table.decision is not None else ()


def _due_to(table: Table, player: PlayerId) -> tuple[Due, ...]:
    return tuple(table.session.ruleset.display.due(table.session.game, player))


def choose_all_here(table: Table, option: str) -> None:
    """Choose an option, and repeat it while more things of the same kind can go to the same place.

    It stops after a choice that cannot be undone, because the player may want to see its outcome first. What
    was due before and after each choice shows whether the same hand-out goes on. Only the first choice goes
    through the table, which answers for the acting person: after it that may be another one.
    """
    decision, chosen = table.decision, option
    due_before = still_due(table)
    table.choose(option)
    while decision is not None and table.session.why_no_undo() is None:
        following = table.session.decision_of(decision.player)
        if following is None:
            return
        due_now = _due_to(table, decision.player)
        again = next_alike(decision, following, chosen, due_before, due_now)
        if not again:
            return
        decision, chosen, due_before = following, again, due_now
        table.session.choose(decision.player, chosen)


def differ_only_in_effects(options: Sequence[str]) -> bool:
    """Tell whether options differ only in the effects that they come from."""
    return len(set(map(_id_without_effect, options))) == 1


def without_twins(options: Sequence[Option]) -> tuple[Option, ...]:
    """Return options without those of a second effect that offers the same as the first.

    The order of two effects with the same options makes no difference.
    """
    offered: dict[str, dict[str, set[str]]] = {}
    for option in options:
        answer, _, effect = option.id.partition(CAUSE)
        offered.setdefault(_kind_of(answer), {}).setdefault(effect, set()).add(answer)
    return tuple([option for option in options if not _is_twin(option, offered)])


def _kind_of(answer: str) -> str:
    """Return the kind of an answer, which stands before the colon in its id."""
    kind, _, _thing = answer.partition(":")
    return kind


def _is_twin(option: Option, offered: Mapping[str, Mapping[str, set[str]]]) -> bool:
    """Tell whether an option's effect is marked in its id, and offers just what the unmarked one does.

    `offered` has the answers by their kind and effect. An option that touches no piece is no twin: it is
    about its own effect, as to decline it.
    """
    answer, _, effect = option.id.partition(CAUSE)
    answers_of = offered[_kind_of(answer)]
    touches_a_piece = bool(option.take or option.put)
    return bool(effect) and touches_a_piece and answers_of[effect] == answers_of.get("", set())


def next_alike(
    asked: Decision,
    following: Decision,
    chosen: str,
    due_before: Sequence[Due],
    due_now: Sequence[Due],
) -> str:
    """Return the option that sends the next thing to the place of the last one, or "".

    It must be part of the same hand-out, in whose words things are left: it is another question for the same
    move, fewer things are left, or fewer gains are due (still to come) than before.
    """
    last = asked.option(chosen)
    alike = next((option for option in following.options if _goes_same_way(last, option)), None)
    if alike is None:
        return ""
    left_before, left_now = _counts_left(asked, last), _counts_left(following, alike)
    if not left_now:
        return ""
    is_another_question = _question_key(following) != _question_key(asked)
    fewer_are_left = left_now < left_before
    goes_on = is_another_question or fewer_are_left or _is_rest_of(due_now, due_before)
    return alike.id if goes_on else ""


def _is_rest_of(due_now: Sequence[Due], due_before: Sequence[Due]) -> bool:
    """Tell whether less is due than before, but something, and nothing new."""
    sources_before = {thing.source for thing in due_before}
    has_nothing_new = all(thing.source in sources_before for thing in due_now)
    return 0 < len(due_now) < len(due_before) and has_nothing_new


def _goes_same_way(last: Option, option: Option) -> bool:
    """Tell whether an option takes and puts the same as the last one, whichever effect offers it."""
    if not option.take and not option.put:
        return False
    has_same_pieces = (option.take, option.put) == (last.take, last.put)
    return has_same_pieces and _id_without_effect(option.id) == _id_without_effect(last.id)


def _id_without_effect(option: str) -> str:
    """Return an option's id without the effect that offers it."""
    answer, _, _effect = option.partition(CAUSE)
    return answer


def _question_key(decision: Decision) -> tuple[str, ...]:
    """Return a key of the question: its words and the names of their arguments, without their values."""
    return decision.prompt.key, *(name for name, _ in decision.prompt.arguments)


def _counts_left(decision: Decision, option: Option) -> tuple[int, ...]:
    """Return the numbers of things left to hand out, from the option's words or else the question's."""
    return _counts_in(option.text) or _counts_in(decision.prompt)


def _counts_in(said: Text) -> tuple[int, ...]:
    """Return the numbers among the arguments of a text, in their order."""
    return tuple(value for _, value in said.arguments if isinstance(value, int))
