"""Signs: the marks by which icons on a piece say what belongs together, what costs, and what is good.

An icon is a word with a figure, as in `gold:3`. Icons stand one after another. CHOICE begins boxes of which
one is chosen, NEXT the next box, END ends them; TRIED begins what is gained only together with the cost that
stands before the END. An icon after COSTS is a cost; one after GOOD is good though its figure says less.
"""

from __future__ import annotations

from collections.abc import Sequence

CHOICE, TRIED, NEXT, END = "(", "(?", "|", ")"
COSTS, GOOD = "!", "+"


def pictures_among(icons: Sequence[str]) -> tuple[str, ...]:
    """Return icons without marks, as they stand side by side where there is room for no more."""
    marks = {CHOICE, TRIED, NEXT, END}
    return tuple(icon.lstrip(COSTS + GOOD) for icon in icons if icon not in marks)
