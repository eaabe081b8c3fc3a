"""What has just happened at a table, as those who look at it may see and hear it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.journal import Answered
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.models.narration.narrator import Narrator


@dataclass(frozen=True, slots=True)
class ShownChanges:
    """`cues` are in order, those that are shown together in one list; `sounds` are names of them, in order.

    `answered` tells that a person has answered and nothing could be seen of it yet, `undone` that the game
    went back to an earlier moment, `changed` the pieces and places that somebody gained something at.
    """

    undone: bool
    answered: bool
    cues: Sequence[Sequence[Cue]]
    sounds: tuple[str, ...]
    changed: tuple[str, ...] = ()


def shown_changes(
    changes: Changes,
    untold: Sequence[Event],
    narrator: Narrator,
    viewer: PlayerId | None,
    persons: Collection[PlayerId],
) -> ShownChanges:
    """Return what of the changes a viewer may see and hear that was `untold` on the way there."""
    events, line = () if changes.undone else untold, changes.line
    return ShownChanges(
        undone=changes.undone,
        answered=not changes.events and isinstance(line, Answered) and line.player in persons,
        cues=narrator.cues(events, viewer),
        sounds=tuple(narrator.sounds(events, viewer)),
        changed=tuple(narrator.changed(events, viewer)),
    )
