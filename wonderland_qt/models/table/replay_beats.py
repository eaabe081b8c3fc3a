"""Replay beats: a stretch of the game shown once more, beat by beat, to those who look now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wonderland_qt.engine.play.past import Past
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.models.table.narrator import Narrator

ONE_BEAT = 1400


def replay_beats(
    session: Session[Any, Any], narrator: Narrator, looking: Looking, near: Sequence[PlayerId], stretch: range
) -> list[Beat]:
    """Return a beat for the table before a stretch of answers, and one after each, with what is said of it.

    What a viewer sees of the past is what that viewer could see then; `near` are those whose own things
    the house rules show.
    """
    past = session.replay_stretch(stretch.start, stretch.stop - 1)
    first, *rest = (_beat(session, narrator, looking, near, moment) for moment in past)
    return [msgspec.structs.replace(first, lines=()), *rest]


def _beat(
    session: Session[Any, Any],
    narrator: Narrator,
    looking: Looking,
    near: Sequence[PlayerId],
    moment: Past[Any, Any],
) -> Beat:
    display, content, viewer = session.ruleset.display, session.content, looking.viewer
    view = session.ruleset.view(moment.game, viewer)
    asked = tuple(d for d in moment.game.decisions if not d.private or d.player == viewer)
    stage = display.stage(view, content, msgspec.structs.replace(looking, asked=asked))
    pieces = display.covered(display.pieces(view, content), view, session.house_rules, near)
    return Beat(stage, tuple(pieces), ONE_BEAT, lines=narrator.texts(moment.events, viewer))
