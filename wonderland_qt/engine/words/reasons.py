"""Reasons: why an option is advised, told by what anyone can count on the table."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.words.texts import Text


class Reason(msgspec.Struct, frozen=True):
    """A few words for an option, and the pieces that they count."""

    text: Text
    pieces: tuple[str, ...] = ()
