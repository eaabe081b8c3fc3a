"""Recalling: a stretch of the game shown once more, beat by beat, to those who look now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wonderland_qt.engine.play.hindsight import Past
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Beat, Looking
from wonderland_qt.models.table.telling import Telling

ONE_BEAT = 1400


def recalled(
    session: Session[Any, Any], telling: Telling, looking: Looking, near: Sequence[PlayerId], stretch: range
) -> list[Beat]:
    """Return a beat for the table before a stretch of answers, and one after each, with what is told of it.

    What a viewer sees of the past is what that viewer could see then; `near` are those whose own things
    the house rules show.
    """
    past = session.look_back(stretch.start, stretch.stop - 1)
    first, *rest = (_beat(session, telling, looking, near, moment) for moment in past)
    return [msgspec.structs.replace(first, told=()), *rest]


def _beat(
    session: Session[Any, Any],
    telling: Telling,
    looking: Looking,
    near: Sequence[PlayerId],
    moment: Past[Any, Any],
) -> Beat:
    display, pack, viewer = session.ruleset.display, session.pack, looking.viewer
    view = session.ruleset.view(moment.game, viewer)
    asked = tuple(d for d in moment.game.decisions if not d.private or d.player == viewer)
    stage = display.stage(view, pack, msgspec.structs.replace(looking, asked=asked))
    pieces = display.covered(display.pieces(view, pack), view, session.house, near)
    return Beat(stage, tuple(pieces), ONE_BEAT, told=telling.texts(moment.facts, viewer))
