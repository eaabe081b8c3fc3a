"""What has just happened at a table, as those who look at it may see and hear it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from wonderland_qt.engine.cues import Count, Journey, Roll
from wonderland_qt.engine.play.journal import Answered
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.telling import Telling


@dataclass(frozen=True, slots=True)
class Happening:
    """`origins` tells out of which places pieces come; `sounds` are names of them, in order.

    `answered` tells that a person has answered and nothing could be seen of it yet, `undone` that the game
    went back to an earlier moment.
    """

    undone: bool
    answered: bool
    origins: Mapping[str, str]
    roll: Roll | None
    counts: tuple[Count, ...]
    sounds: tuple[str, ...]


def happening(
    changes: Changes, telling: Telling, viewer: PlayerId | None, persons: Collection[PlayerId]
) -> Happening:
    """Return what of the changes a viewer may see and hear; nothing of them where the game went back."""
    facts, line = () if changes.undone else changes.facts, changes.line
    cues = telling.cues(facts, viewer)
    rolls = [cue for cue in cues if isinstance(cue, Roll)]
    return Happening(
        undone=changes.undone,
        answered=not changes.facts and isinstance(line, Answered) and line.player in persons,
        origins={cue.piece: cue.origin for cue in cues if isinstance(cue, Journey)},
        roll=rolls[-1] if rolls else None,
        counts=tuple(cue for cue in cues if isinstance(cue, Count)),
        sounds=tuple(telling.sounds(facts, viewer)),
    )
