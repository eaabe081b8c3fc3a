"""Replay beats: shows a stretch of past answers again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from wonderland_qt.engine.journals.replay_stretch import ReplayedAnswer
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.models.narration.director import Director
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.takes import Shot, Take


def replay_shots(
    session: Session[Any, Any], narrator: Narrator, looking: Looking, answers: range
) -> Iterator[Shot]:
    """Yield shots of a stretch of past answers, without events, because none of them just happened.

    The viewer sees what that viewer could see then, and all other players perform. Scores stay as they are.
    An answer without visible steps shows the table after it, so that no answer is passed over.
    """
    director = Director(session, narrator)
    looking = msgspec.structs.replace(looking, whole=False, asked=())
    replayed = list(session.replay_answers(answers))
    for answer, following in zip_longest(replayed, replayed[1:]):
        is_end_of_turn = following is None or following.line.player != answer.line.player
        take = _take_of_answer(session, looking, answer, ends=is_end_of_turn)
        shots = director.shots(take) or [director.outcome(take)]
        for shot in shots:
            yield Shot(shot.make_beat, session.game)


def _take_of_answer(
    session: Session[Any, Any], looking: Looking, answer: ReplayedAnswer, *, ends: bool
) -> Take:
    """Return the take of one replayed answer, which `ends` the turn if another player answers next.

    An answer of the nearest player, or one that several gave together, is not performed. It
    `shows_last_step`: that of the answer gets a beat, too.
    """
    actor, view = answer.line.player, session.ruleset.view
    first, last = answer.snapshots[0], answer.snapshots[-1]
    return Take(
        answer.snapshots,
        before=view(first.game, looking.viewer),
        after=view(last.game, looking.viewer),
        looking_before=looking,
        looking=looking,
        actor=actor,
        performed=not answer.together and actor != looking.near,
        ends_turn=ends,
        shows_last_step=True,
    )
