"""Limits for pictures of packs, ten times as large as the games' own pictures.

librsvg and resvg limit the same things: bytes, elements, depth of nesting, and references.
"""

from __future__ import annotations

MOST_BYTES = 4 * 2**20
MOST_ELEMENTS = 20_000
MOST_DEPTH = 40
MOST_LETTERS_OF_AN_ATTRIBUTE = 400_000
MOST_LETTERS_OF_TEXT = 20_000
MOST_DRAWN = 40_000
"""The most drawn elements, counting those again that a <use>, pattern, mask or marker repeats."""

MOST_REPEATED = 60
"""The most references to patterns, masks and markers."""

MOST_FILTERED = 20
MOST_FILTER_STEPS = 60
"""The most elements with a filter, and the most filter steps in all of them."""

MOST_LINKED = 8
"""The longest chain of gradients or patterns that are based on each other."""

MOST_LETTERS_OF_STYLES = 64 * 2**10
MOST_STYLE_RULES = 200
MOST_PIXELS = 16_000_000
"""The most pixels of embedded PNG and JPEG pictures, counting each time that one is shown."""

MOST_COORDINATE = 10_000_000
