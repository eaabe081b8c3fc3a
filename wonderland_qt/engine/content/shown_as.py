"""Marks content fields whose values forms show as pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Looks = Literal["colour", "symbol", "pattern", "icon"]


@dataclass(frozen=True, slots=True)
class ShownAs:
    """Marks words that forms show as pictures, `Annotated[str, ShownAs("icon")]`.

    `offered` are words to choose from; a form begins with the first that no other entry uses.
    """

    what: Looks
    offered: tuple[str, ...] = ()
