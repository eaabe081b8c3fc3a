"""Replays a part of a game step by step from its journal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.flow import ContentT, StateT
from wonderland_qt.engine.journals.journal import Answered, Journal, without_undone
from wonderland_qt.engine.journals.replay import replayed_lines
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class ReplayedAnswer:
    """A replayed answer with the snapshots of its steps; `together` if several players were asked."""

    line: Answered
    snapshots: tuple[Snapshot[Any, Any], ...]
    together: bool


def replayed_answers(
    ruleset: Ruleset[StateT, ContentT], content: ContentT, journal: Journal, answers: range
) -> Iterator[ReplayedAnswer]:
    """Yield the answers with these numbers, counted from 1, with their steps; raises NoReplay.

    Each also tells whether several players answered `together`. Only wanted answers are watched, as
    snapshots take time. One that caused no step comes with the game after it as the only snapshot.
    """
    whole = without_undone(journal)
    played = replayed_lines(ruleset, content, whole)
    play = next(played)
    for line in whole.lines:
        next_number = play.answers + 1
        is_wanted = isinstance(line, Answered) and next_number in answers
        together = len(play.game.decisions) > 1
        if is_wanted:
            play.watch()
        next(played)  # applies the line to `play`
        if is_wanted and isinstance(line, Answered):
            without_steps = (Snapshot(play.game.clone(), ()),)
            yield ReplayedAnswer(line, play.snapshots or without_steps, together)
        last_wanted = answers.stop - 1
        if play.answers >= last_wanted:
            return
