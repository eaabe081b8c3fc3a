"""Decisions: what a player is asked, as options that carry the steps they push."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.words.texts import Text


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Step(msgspec.Struct, frozen=True, tag=True, tag_field="step"):
    """The next thing to do: a small immutable record on the agenda. Its class name is its name in a save."""


class Option(msgspec.Struct, frozen=True):
    """One answer to a decision.

    `id` is stable within its decision (never an index). `then` holds the steps that choosing it pushes,
    first one first. `take` is the piece to pick up and `put` the place or piece to drop it on, by which
    table and keyboard offer the option without knowing what is asked.
    """

    id: str
    then: tuple[Step, ...]
    text: Text
    take: str = ""
    put: str = ""


class Decision(msgspec.Struct, frozen=True):
    """What one player is asked.

    `private` decisions show a secret of that player, so that others must look away. A decision with a
    single option is taken silently unless it is `shown`. An `unseen` answer lies face down when it is given,
    so that nobody may see which it is.
    """

    player: PlayerId
    prompt: Text
    options: tuple[Option, ...]
    private: bool = False
    shown: bool = False
    unseen: bool = False

    def option(self, option_id: str) -> Option:
        """Return the option with this id; raises KeyError when it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(option_id)
