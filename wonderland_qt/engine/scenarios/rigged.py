"""Rigged chance: draws given results first, stream by stream, and random ones after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from wonderland_qt.engine.chance import Chance, ChanceState
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError

T = TypeVar("T")

Name = str | int
NameOf = Callable[[str, Any], Name]
MOST_LISTED = 20


class CannotRig(WordedError, ValueError):
    """A given result is not among those that can be drawn."""


class RiggedChance(Chance):
    """Chance that draws the queued results of a stream before random ones.

    `name_of(stream, member)` returns how a member of a pool is written in a queue.
    """

    __slots__ = ("_name_of", "_queues")

    def __init__(self, state: ChanceState, queues: Mapping[str, Sequence[Name]], name_of: NameOf) -> None:
        """Queue the results to be drawn first, by stream, written as `name_of` writes members of a pool."""
        super().__init__(state)
        self._queues = {stream: list(queue) for stream, queue in queues.items()}
        self._name_of = name_of

    @property
    def left(self) -> dict[str, list[Name]]:
        """Return the queued results not drawn yet."""
        return {stream: list(queue) for stream, queue in self._queues.items() if queue}

    def pick(self, stream: str, pool: Sequence[T]) -> T:
        """Return the next queued member of the pool, or a random one; raises CannotRig if it is not there."""
        queue = self._queues.get(stream)
        if not queue:
            return super().pick(stream, pool)
        self.number(stream)  # later draws are the same as after a random one
        names = [self._name_of(stream, member) for member in pool]
        wanted = queue[0]
        if wanted not in names:
            known = _first_names(names)
            raise CannotRig(text("scenario-cannot-draw", stream=stream, wanted=str(wanted), names=known))
        del queue[0]
        return pool[names.index(wanted)]


def _first_names(names: Sequence[Name]) -> Text | str:
    """Return the names in order as a list for a message, cut after MOST_LISTED of them."""
    known = sorted(set(map(str, names)))
    listed = ", ".join(known[:MOST_LISTED])
    if len(known) > MOST_LISTED:
        return text("scenario-and-more", names=listed, count=len(known) - MOST_LISTED)
    return listed or Text("value-nothing")
