"""Makes untrusted text safe to show in terminals, titles and buttons."""

from __future__ import annotations

import re

LONGEST_QUOTED = 200
"""How many characters of untrusted text a message quotes."""

_HARMFUL = re.compile(
    "["
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, which give orders to a terminal
    "\u2028\u2029"  # line breaks besides the usual one
    "\u202a-\u202e\u2066-\u2069"  # what turns the direction of the letters after it
    "\ufeff\ufff9-\ufffb"
    "\ud800-\udfff"  # bytes of a file's name that are no UTF-8
    "]"
)


def is_harmless(text: str) -> bool:
    """Tell whether `harmless` leaves a text as it is."""
    return _HARMFUL.search(text) is None


def harmless(text: str) -> str:
    """Return a text with every control or direction character replaced by a space.

    Line feeds and tabs stay, and joiners, which emoji and Persian names need.
    """
    return _HARMFUL.sub(" ", text)


def on_one_line(text: str) -> str:
    """Return a harmless text on one line."""
    return harmless(text).replace("\n", " ").replace("\t", " ")


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    """Return a harmless text on one line, cut to at most `most` characters."""
    return on_one_line(text if len(text) <= most else f"{text[:most]}…")
