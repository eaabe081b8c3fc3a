"""Decisions: what a player is asked, as options that carry the steps they push."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

TOGETHER = "+"
"""What joins the ids of an answer that takes several options; no id may hold it."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Step(msgspec.Struct, frozen=True, tag=True, tag_field="step"):
    """The next thing to do: a small immutable record on the agenda. Its class name is its name in a save."""


class PlayerStep(Step):
    """A step that one player is asked about, or that is done with what is theirs."""

    player: PlayerId


class Option(msgspec.Struct, frozen=True):
    """One answer to a decision.

    `id` is stable within its decision (never an index). `then` holds the steps that choosing it pushes,
    first one first. `take` is the piece to pick up and `put` the place or piece to drop it on, by which
    table and keyboard offer the option without knowing what is asked. `amount` is how many of one thing
    it is: options with the same ends, whose ids differ in their last part alone, are stepped through.
    """

    id: str
    then: tuple[Step, ...]
    text: Text
    take: str = ""
    put: str = ""
    amount: int = 0

    @property
    def picked_up(self) -> str:
        """What is no longer there for another option when this one is picked: its piece, or itself."""
        return self.take or self.id

    def followed_by(self, *steps: Step) -> Option:
        """Return the option with more steps after its own."""
        return msgspec.structs.replace(self, then=(*self.then, *steps))


class Decision(msgspec.Struct, frozen=True):
    """What one player is asked.

    `private` decisions show a secret of that player, so that others must look away; of those that are asked
    together, all who are asked know each that is not private and does not ask everyone. A decision with a
    single option is taken silently unless it is `shown`. A `face_down` answer stays hidden when it is given.
    One that `asks_everyone` is put to persons at a shared screen even when it leaves them nothing to
    choose, so that being asked tells nothing. `usual` is the id of the option that
    the space bar takes.

    An answer takes `pick_count` of the options, one after another, and is their ids in that order, joined
    by "+" (`card:A1+card:B2`): one sealed answer. No two of them pick up the same piece.
    `taken` are those picked so far of an answer that is still being put together.
    """

    player: PlayerId
    prompt: Text
    options: tuple[Option, ...]
    private: bool = False
    shown: bool = False
    face_down: bool = False
    asks_everyone: bool = False
    pick_count: int = 1
    taken: tuple[str, ...] = ()
    usual: str = ""

    def option(self, option_id: str) -> Option:
        """Return the option with this id; raises KeyError when it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(option_id)

    def options_of(self, answer: str) -> tuple[Option, ...]:
        """Return the options of an answer; raises KeyError unless it takes `pick_count` different ones."""
        if self.pick_count == 1:
            return (self.option(answer),)
        options = tuple([self.option(option_id) for option_id in answer.split(TOGETHER)])
        if (
            len(options) != self.pick_count
            or len({option.picked_up for option in options}) != self.pick_count
        ):
            raise KeyError(answer)
        return options

    def after(self, option_id: str) -> Decision:
        """Return what is left to decide when an option of several is picked; raises KeyError."""
        picked = self.option(option_id)
        left = tuple([option for option in self.options if option.picked_up != picked.picked_up])
        return msgspec.structs.replace(
            self, options=left, pick_count=self.pick_count - 1, taken=(*self.taken, option_id)
        )

    def answer(self, option_id: str) -> str:
        """Return the whole answer when the last of its options is picked."""
        return TOGETHER.join((*self.taken, option_id))
