"""Which packs are switched on, and in which order they lie."""

from __future__ import annotations

import msgspec


class PackChoice(msgspec.Struct, frozen=True):
    """A pack by its id, and whether it is switched on."""

    id: str
    on: bool = False
