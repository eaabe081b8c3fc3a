"""Signs: the marks by which icons on a piece say what belongs together, what costs, and what is good.

An icon is a word with a figure, as in `gold:3`. Icons stand one after another. CHOICE begins boxes of which
one is chosen, NEXT the next box, END ends them; TRIED begins what is gained only together with the cost that
stands before the END. An icon after COSTS is a cost; one after GOOD is good though its figure says less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

CHOICE, TRIED, NEXT, END = "(", "(?", "|", ")"
COSTS, GOOD = "!", "+"


def pictures_among(icons: Sequence[str]) -> tuple[str, ...]:
    """Return icons without marks, as they stand side by side where there is room for no more."""
    marks = {CHOICE, TRIED, NEXT, END}
    return tuple(icon.lstrip(COSTS + GOOD) for icon in icons if icon not in marks)


def parted(icons: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield signs one by one, but boxes that belong together as one."""
    boxes: tuple[str, ...] = ()
    for icon in icons:
        boxes += (icon,)
        if boxes[0] not in {CHOICE, TRIED} or icon == END:
            yield boxes
            boxes = ()


def handed_out(whole: Sequence[str], left: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return what of a card is no longer among the signs that are left; of several things those gone."""
    gone = list(parted(whole))
    for part in parted(left):
        found = next((one for one in gone if one == part), None) or next(
            (one for one in gone if _holds(one, part)), None
        )
        if found is not None:
            gone[gone.index(found) : gone.index(found) + 1] = _without(found, part)
    return tuple(gone)


def _holds(whole: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Tell whether a part is one of boxes, or fewer of the same things."""
    word, _ = _counted(part[0])
    return part[0] in whole or (len(whole) == len(part) == 1 and _counted(whole[0])[0] == word)


def _without(whole: tuple[str, ...], part: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return what of one thing is gone when a part of it is left; of boxes nothing, they are being opened."""
    (word, before), (_, after) = _counted(whole[0]), _counted(part[0])
    if len(whole) > 1 or before <= after:
        return []
    return [(f"{word}:{before - after}" if before - after > 1 else word,)]


def _counted(sign: str) -> tuple[str, int]:
    """Return a sign without its figure, and how many things it stands for."""
    word, _, figure = sign.partition(":")
    return word, int(figure) if figure.isdecimal() else 1
