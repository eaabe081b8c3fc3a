"""How much a picture of a pack may hold. Our own hold a tenth of it; what is beyond is drawn by no one.

librsvg and resvg count the same things: bytes, elements, how deep they are nested, and how often they are
referred to.
"""

from __future__ import annotations

MOST_BYTES = 4 * 2**20
MOST_ELEMENTS = 20_000
MOST_DEPTH = 40
MOST_LETTERS_OF_AN_ATTRIBUTE = 400_000
MOST_LETTERS_OF_TEXT = 20_000
MOST_DRAWN = 40_000
"""How many elements may be drawn in all, those again that a <use>, a pattern, mask or marker repeats."""

MOST_REPEATED = 60
"""How often patterns, masks and markers may be named."""

MOST_FILTERED = 20
MOST_FILTER_STEPS = 60
"""How many elements may have a filter, and how many steps these filters may take in all."""

MOST_LINKED = 8
"""How many gradients or patterns may be based on each other, one after another."""

MOST_LETTERS_OF_STYLES = 64 * 2**10
MOST_STYLE_RULES = 200
MOST_PIXELS = 16_000_000
"""How many pixels the embedded PNG and JPEG pictures may have in all, however often they are shown."""

MOST_COORDINATE = 10_000_000
