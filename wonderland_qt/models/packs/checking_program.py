"""What the process does that checks a pile of packs for a window: it reads all, and says what it found."""

from __future__ import annotations

import pickle

import msgspec

from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import PackPile


class PileToCheck(msgspec.Struct):
    """A pile as the process lays it again: the folders of content below it, and its packs from below."""

    content_folders: tuple[str, ...]
    choices: tuple[PackChoice, ...]


def findings_of(pile: PackPile) -> bytes:
    """Return all that a pile finds in its packs, as the window reads it."""
    pack_rows(pile)
    return pickle.dumps(pile.findings)
