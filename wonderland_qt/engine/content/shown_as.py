"""How words of a content are offered in forms: by how they look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Looks = Literal["colour", "symbol", "pattern", "icon"]


@dataclass(frozen=True, slots=True)
class ShownAs:
    """Marks words that forms show as pictures, `Annotated[str, ShownAs("icon")]`; `offered` are some of them.

    A form begins with the first that no other entry has.
    """

    what: Looks
    offered: tuple[str, ...] = ()
