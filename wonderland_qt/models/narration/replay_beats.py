"""Replay beats: shows a stretch of past answers again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
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

    The viewer sees what that viewer could see then, and all other players perform.
    """
    director = Director(session, narrator)
    looking = msgspec.structs.replace(looking, whole=False, asked=())
    told: list[ReplayedAnswer | None] = [*session.replay_answers(answers), None]
    for one, following in pairwise(told):
        if one is not None:
            ends = following is None or following.line.player != one.line.player
            take = _take_of_answer(session, looking, one, ends)
            shots = director.shots(take) or [director.outcome(take)]
            yield from (Shot(shot.make, session.game) for shot in shots)


def _take_of_answer(session: Session[Any, Any], looking: Looking, told: ReplayedAnswer, ends: bool) -> Take:
    actor, view = told.line.player, session.ruleset.view
    before, after = (view(past.game, looking.viewer) for past in (told.past[0], told.past[-1]))
    performed = not told.together and actor != looking.near
    return Take(told.past, before, after, looking, looking, actor, performed, ends, whole=True)
