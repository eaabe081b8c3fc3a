"""Signs: sequences of icons, with marks for choices and costs.

An icon is a word with a number, as in `gold:3`. CHOICE begins boxes of which one is chosen, NEXT separates
them, and END ends them; TRIED instead begins what is gained only by paying the cost before the END. The
prefix COSTS marks an icon as a cost, the prefix GOOD as good although its number is negative.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

CHOICE, TRIED, NEXT, END = "(", "(?", "|", ")"
COSTS, GOOD = "!", "+"


def pictures_among(icons: Sequence[str]) -> tuple[str, ...]:
    """Return the icons alone, without marks and prefixes."""
    marks = {CHOICE, TRIED, NEXT, END}
    return tuple(icon.lstrip(COSTS + GOOD) for icon in icons if icon not in marks)


def parted(icons: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield icons one by one, but a whole choice with all its boxes as one tuple."""
    boxes: tuple[str, ...] = ()
    for icon in icons:
        boxes += (icon,)
        if boxes[0] not in {CHOICE, TRIED} or icon == END:
            yield boxes
            boxes = ()


def handed_out(whole: Sequence[str], left: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the signs of a card that are no longer left; of an icon with a number, the difference."""
    gone = list(parted(whole))
    for part in parted(left):
        found = next((one for one in gone if one == part), None) or next(
            (one for one in gone if _contains_part(one, part)), None
        )
        if found is not None:
            gone[gone.index(found) : gone.index(found) + 1] = _rest_handed_out(found, part)
    return tuple(gone)


def _contains_part(whole: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Tell whether signs contain a part: the same icon in them, or a smaller number of the same thing."""
    word, _ = _word_and_number(part[0])
    return part[0] in whole or (len(whole) == len(part) == 1 and _word_and_number(whole[0])[0] == word)


def _rest_handed_out(whole: tuple[str, ...], part: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return what is gone of an icon when a part of it is left; nothing of a choice that is being made."""
    (word, before), (_, after) = _word_and_number(whole[0]), _word_and_number(part[0])
    if len(whole) > 1 or before <= after:
        return []
    return [(f"{word}:{before - after}" if before - after > 1 else word,)]


def _word_and_number(sign: str) -> tuple[str, int]:
    """Return the word of an icon and its number."""
    word, _, figure = sign.partition(":")
    return word, int(figure) if figure.isdecimal() else 1
