"""Texts: message keys with arguments, rendered in a language only when they are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec

Argument = Union[int, str, "Text", tuple["Text", ...]]


class Text(msgspec.Struct, frozen=True):
    """A message key with its arguments.

    An argument is a number, a literal string (a person's name), another text (rendered first) or
    several texts (rendered and joined as a list).
    """

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()


Say = Callable[[Text], str]
"""Renders a text in a language."""


def text(key: str, **arguments: Argument) -> Text:
    """Return the text `key` with `arguments`; a string argument is literal, ids go in as `Text(id)`."""
    return Text(key, tuple(arguments.items()))
