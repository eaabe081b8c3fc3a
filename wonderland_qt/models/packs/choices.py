"""The user's choice of packs."""

from __future__ import annotations

import msgspec


class PackChoice(msgspec.Struct, frozen=True):
    """The id of a pack, and whether it is on; a sequence of these is the order of the pile."""

    id: str
    on: bool = False
