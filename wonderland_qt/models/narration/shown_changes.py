"""The visible and audible part of a change at a table."""

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
    """The cues (grouped if shown together) and sounds of a change, in order.

    `answered` means that a person has answered without a visible effect so far, `undone` that the game went
    back to an earlier moment. `changed` are the pieces and places of gains.
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
    """Return what a viewer may see and hear of the events of a change that were not shown yet (`untold`).

    Nothing is heard of undoing. An answer of one of the `persons` that had no events so far is only noted as
    `answered`: it has a sound of its own while others are still awaited.
    """
    line = changes.line
    events = () if changes.undone else untold
    return ShownChanges(
        undone=changes.undone,
        answered=not changes.events and isinstance(line, Answered) and line.player in persons,
        cues=narrator.cues(events, viewer),
        sounds=tuple(narrator.sounds(events, viewer)),
        changed=tuple(narrator.changed(events, viewer)),
    )
