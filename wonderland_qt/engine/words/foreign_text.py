"""Text that other people wrote, made harmless wherever it is shown: in terminals, titles, buttons."""

from __future__ import annotations

import re

LONGEST_QUOTED = 200
"""Letters that a message quotes of foreign text."""

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
    """Return a text of one or more lines with a blank for every character that does more than show itself.

    Joiners, as in emoji and Persian names, stay.
    """
    return _HARMFUL.sub(" ", text)


def on_one_line(text: str) -> str:
    """Return a harmless text on one line."""
    return harmless(text).replace("\n", " ").replace("\t", " ")


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    """Return a harmless text on one line, cut to so many letters."""
    return on_one_line(text if len(text) <= most else f"{text[:most]}…")
