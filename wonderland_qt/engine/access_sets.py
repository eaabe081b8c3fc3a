"""Access sets: what effects read, add to and set, by which the engine knows when their order can matter."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import Any, ClassVar

import msgspec

from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.worded_errors import in_words


class AccessSet(msgspec.Struct, frozen=True):
    """The aspects of a game that an effect reads, adds to and sets."""

    reads: frozenset[str] = frozenset()
    adds: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()

    @property
    def aspects(self) -> frozenset[str]:
        """Return all aspects that are read, added to or set."""
        return self.reads | self.adds | self.sets

    def joined(self, other: AccessSet) -> AccessSet:
        """Return the access set of both effects together."""
        return AccessSet(self.reads | other.reads, self.adds | other.adds, self.sets | other.sets)

    def disturbs(self, other: AccessSet) -> bool:
        """Tell whether doing this effect first could change what the other effect does.

        Two additions to the same aspect cannot: their sum is the same in either order.
        """
        return bool(
            self.sets & (other.reads | other.adds | other.sets) or self.adds & (other.reads | other.sets)
        )


class Touching(OneKey):
    """A one-key map (effect, measure or condition) that declares its access set as class arguments.

    Example: `class Units(Effect, word="units", reads={"units"}, adds={"units"})`. The allowed words are the
    `aspects` that a game's families list; any other word raises TypeError. `on_others` marks effects on other
    players, which come after those on oneself. Subclasses inherit all of it.
    """

    aspects: ClassVar[frozenset[str]] = frozenset()
    access_set: ClassVar[AccessSet] = AccessSet()
    on_others: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        *,
        aspects: Collection[str] = (),
        reads: Set[str] = frozenset(),
        adds: Set[str] = frozenset(),
        sets: Set[str] = frozenset(),
        on_others: bool = False,
        **options: Any,
    ) -> None:
        """Give a new class the access set of its arguments (see the class); what is left out it inherits.

        A family of effects lists the words it allows as `aspects`; TypeError is raised for any other word.
        """
        super().__init_subclass__(**options)
        cls.aspects = frozenset(aspects) or cls.aspects
        cls.on_others = on_others or cls.on_others
        own = AccessSet(frozenset(reads), frozenset(adds), frozenset(sets))
        if own != AccessSet():
            cls.access_set = own
        unknown = sorted(own.aspects - cls.aspects)
        if unknown:
            remedy = in_words(suggestion(unknown[0], cls.aspects))
            raise TypeError(f"{cls.__name__}: unknown aspect '{unknown[0]}'{remedy}")


def access_set_of(effect: OneKey) -> AccessSet:
    """Return the access set of an effect together with all effects and measures nested in it."""
    joined = AccessSet()
    for _, inner in walk(effect):
        joined = joined.joined(getattr(inner, "access_set", AccessSet()))
    return joined
