"""Motion steps: passages that travel at the same time, or a die roll."""

from __future__ import annotations

from dataclasses import dataclass, field

from wonderland_qt.scene.moving.die_roll import DieRoll
from wonderland_qt.scene.moving.gliding import staggered
from wonderland_qt.scene.moving.passages import Arrival, Passage, Walk

STAGGER = 0.35
"""The delay of a step's last passage after its first, as a part of the step's duration."""


@dataclass(slots=True)
class MotionStep:
    """Passages that travel together, or a die roll; `begin` and `time` (its duration) are milliseconds."""

    passages: list[Passage] = field(default_factory=list)
    roll: DieRoll | None = None
    begin: float = 0.0
    time: float = 0.0
    over: bool = False

    @property
    def walks(self) -> list[Walk]:
        """Return the passages that are walks."""
        return [passage for passage in self.passages if isinstance(passage, Walk)]

    @property
    def still(self) -> bool:
        """Tell whether nothing travels or rolls: pieces only come into sight."""
        return self.roll is None and all(isinstance(passage, Arrival) for passage in self.passages)

    @property
    def length(self) -> float:
        """Return the length of the longest passage."""
        return max((passage.length for passage in self.passages), default=0.0)

    def show(self, part: float) -> None:
        """Show the step as it looks when this part (0 to 1) of its duration is over.

        Passages start one after another, walks together; a carried one moves with its carrier.
        """
        leading = [passage for passage in self.passages if passage.carrier is None]
        part_of = dict[Passage, float]()
        for number, passage in enumerate(leading):
            is_walk = isinstance(passage, Walk)
            part_of[passage] = part if is_walk else staggered(part, number, len(leading), STAGGER)
        for passage in self.passages:
            passage.show(part_of[passage.carrier or passage])
        if self.roll is not None:
            self.roll.show(part)
