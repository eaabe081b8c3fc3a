"""Decisions: what a player is asked, as options that carry the steps they push."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

TOGETHER = "+"
"""The separator of option ids in an answer that picks several options; no id contains it."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Step(msgspec.Struct, frozen=True, tag=True, tag_field="step"):
    """A thing to do, as an immutable record on the agenda; its class name identifies it in saved games."""


class PlayerStep(Step):
    """A step that asks one player, or concerns one player's things."""

    player: PlayerId


class Option(msgspec.Struct, frozen=True):
    """One answer to a decision.

    `id` is stable within its decision (never an index). `then` are the steps that choosing it pushes, in
    order. `take` is the piece to pick up and `put` the place or piece to drop it on, by which table and
    keyboard offer the option without knowing what is asked. `amount` is how many of one thing it means:
    options with the same `take` and `put`, whose ids differ only in their last part, become a stepper.
    """

    id: str
    then: tuple[Step, ...]
    text: Text
    take: str = ""
    put: str = ""
    amount: int = 0

    @property
    def picked_up(self) -> str:
        """The piece that the option picks up, else its own id; no two options of one answer share it."""
        return self.take or self.id

    def followed_by(self, *steps: Step) -> Option:
        """Return a copy of the option with more steps after its own."""
        return msgspec.structs.replace(self, then=(*self.then, *steps))


class Decision(msgspec.Struct, frozen=True):
    """What one player is asked.

    `private` decisions show a secret of the player, so others must look away. A decision with a single
    option is answered without asking unless it is `shown`. A `face_down` answer stays hidden once given.
    A decision that `asks_everyone` is put to persons at a shared screen even if they have a single option,
    so that being asked tells nothing. Decisions asked at the same time are known to all asked players
    unless they are private or ask everyone. `usual` is the id of the option that the space bar takes.

    An answer picks `pick_count` options, no two of them with the same piece, and is their ids joined by "+"
    in the order of picking (`card:A1+card:B2`). `taken` are the ids picked so far of an unfinished answer.
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
        """Return the option with this id; raises KeyError if it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(option_id)

    def options_of(self, answer: str) -> tuple[Option, ...]:
        """Return the options of an answer; raises KeyError unless it picks `pick_count` different ones.

        Different are options that pick up different pieces, as no piece can be put in two places.
        """
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
        """Return the decision that remains after picking one of several options; raises KeyError.

        The picked option is gone, with others that pick up the same piece. An option without a piece picks up
        only itself.
        """
        piece = self.option(option_id).picked_up
        left = tuple([option for option in self.options if option.picked_up != piece])
        return msgspec.structs.replace(
            self, options=left, pick_count=self.pick_count - 1, taken=(*self.taken, option_id)
        )

    def answer(self, option_id: str) -> str:
        """Return the complete answer once its last option is picked."""
        return TOGETHER.join((*self.taken, option_id)) if self.taken else option_id
