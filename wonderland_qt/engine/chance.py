"""Chance: random numbers by SplitMix64, in named streams whose counters are kept in the game's state.

The generator is implemented here so that every version of Python draws the same numbers.
Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import shake_128
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FNV_OFFSET = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3


def mix(value: int) -> int:
    """Return the SplitMix64 output for the counter `value` (64 bits in, 64 bits out)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


@cache
def _name_key(name: str) -> int:
    """Return the FNV-1a hash of a stream's name, which unlike `hash` is the same in every process."""
    key = FNV_OFFSET
    for byte in name.encode():
        key = ((key ^ byte) * FNV_PRIME) & MASK
    return key


class ChanceState(Protocol):
    """The two fields of a state that `Chance` needs."""

    seed: int
    streams: dict[str, int]


class Chance:
    """Draws random numbers from the named streams of a state; a stream begins at its first use."""

    __slots__ = ("state",)

    def __init__(self, state: ChanceState) -> None:
        self.state = state

    def number(self, stream: str) -> int:
        """Return the stream's next 64-bit number.

        Each stream has its own counter, which begins at a hash of the game's seed and the stream's name.
        """
        streams = self.state.streams
        counter = streams.get(stream)
        if counter is None:
            counter = mix(self.state.seed ^ _name_key(stream))
        streams[stream] = counter = (counter + GOLDEN) & MASK
        return mix(counter)

    def below(self, stream: str, limit: int) -> int:
        """Return a uniformly distributed integer from 0 to `limit` - 1 (Lemire's method).

        The upper 64 bits of the product are the result. Too low lower bits are drawn again, as some results
        would be likelier otherwise; the first comparison mostly spares the slow division.
        """
        product = self.number(stream) * limit
        if product & MASK < limit:
            threshold = (MASK + 1 - limit) % limit
            while product & MASK < threshold:
                product = self.number(stream) * limit
        return product >> 64

    def pick(self, stream: str, pool: Sequence[T]) -> T:
        """Return a random member of `pool`, which must not be empty."""
        return pool[self.below(stream, len(pool))]

    def words(self, stream: str, count: int) -> Iterator[int]:
        """Return many random 32-bit numbers at once, which is faster than `number` for each of them.

        They are one long hash of the stream's next counter, of which each takes four bytes.
        """
        if not count:
            return iter(())
        streams = self.state.streams
        counter = streams.get(stream, self.state.seed ^ _name_key(stream))
        streams[stream] = counter = (counter + GOLDEN) & MASK
        return iter(_unpacker(count)(shake_128(counter.to_bytes(8, "little")).digest(4 * count)))


@cache
def _unpacker(count: int) -> Callable[[bytes], tuple[int, ...]]:
    """Return a function that reads bytes as so many 32-bit numbers."""
    return Struct(f"<{count}I").unpack


class OwnChance(Chance):
    """Random numbers for a bot or a sampled game, independent of the game's own streams."""

    __slots__ = ("seed", "streams")

    def __init__(self, seed: int) -> None:
        """Begin the streams of a seed; this object itself is the state in which `Chance` finds them."""
        self.seed = seed
        self.streams: dict[str, int] = {}
        self.state = self
