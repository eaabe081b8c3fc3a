"""Access sets: what effects read, add to and set, by which the engine knows when their order can matter."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import Any, ClassVar

import msgspec

from wonderland_qt.engine.content.tagged_maps import OneKey, walk
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.worded_errors import in_words


class AccessSet(msgspec.Struct, frozen=True):
    """What an effect reads, what it adds to and what it sets; decides whether order can matter."""

    reads: frozenset[str] = frozenset()
    adds: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()

    @property
    def aspects(self) -> frozenset[str]:
        """Return all that is touched in any way."""
        return self.reads | self.adds | self.sets

    def joined(self, other: AccessSet) -> AccessSet:
        """Return what both together touch."""
        return AccessSet(self.reads | other.reads, self.adds | other.adds, self.sets | other.sets)

    def disturbs(self, other: AccessSet) -> bool:
        """Tell whether doing this first could change what the other does."""
        return bool(
            self.sets & (other.reads | other.adds | other.sets) or self.adds & (other.reads | other.sets)
        )


class Touching(OneKey):
    """A one-key map that declares its access set; nested ones count with the one that holds them.

    `class Units(Effect, word="units", reads={"units"}, adds={"units"})`: what it reads, adds to and sets is
    named by `aspects`, which a game's families list; another word is refused. `on_others` says that it
    reaches other players: such effects come after those on oneself. All of it is inherited.
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
        super().__init_subclass__(**options)
        cls.aspects = frozenset(aspects) or cls.aspects
        cls.on_others = on_others or cls.on_others
        own = AccessSet(frozenset(reads), frozenset(adds), frozenset(sets))
        if own != AccessSet():
            cls.access_set = own
        for word in sorted(own.aspects - cls.aspects):
            raise TypeError(
                f"{cls.__name__}: unknown aspect '{word}'{in_words(suggestion(word, cls.aspects))}"
            )


def access_set_of(effect: OneKey) -> AccessSet:
    """Return what an effect touches, the effects and measures within it included."""
    joined = AccessSet()
    for _, inner in walk(effect):
        joined = joined.joined(getattr(inner, "access_set", AccessSet()))
    return joined
