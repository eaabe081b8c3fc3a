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
    group: tuple[str, ...] = ()
    for icon in icons:
        group += (icon,)
        is_open_choice = group[0] in {CHOICE, TRIED} and icon != END
        if not is_open_choice:
            yield group
            group = ()


def handed_out(whole: Sequence[str], left: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the signs of a card that are no longer left; of an icon with a number, the difference.

    If `gold` is left of `gold:3`, `gold:2` was handed out. A choice counts as one sign.
    """
    handed = list(parted(whole))
    for part in parted(left):
        containing = [signs for signs in handed if _contains_part(signs, part)]
        found = part if part in handed else next(iter(containing), None)
        if found is not None:
            place = handed.index(found)
            handed[place : place + 1] = _rest_handed_out(found, part)
    return tuple(handed)


def _contains_part(whole: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Tell whether signs contain a part: the same icon in them, or another number of the same thing.

    Several signs are a choice, which is never left in another number.
    """
    if part[0] in whole:
        return True
    if len(whole) > 1 or len(part) > 1:
        return False
    word_of_whole, _number = _word_and_number(whole[0])
    word_of_part, _number = _word_and_number(part[0])
    return word_of_whole == word_of_part


def _rest_handed_out(whole: tuple[str, ...], part: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the icon of what was handed out if a part is left of a whole one, as `gold:2` of `gold:3`.

    There is none if all is left, or if the whole is a choice of several signs, which is still being made.
    """
    word, before = _word_and_number(whole[0])
    _same_word, after = _word_and_number(part[0])
    is_choice = len(whole) > 1
    if is_choice or before <= after:
        return []
    handed_out = before - after
    return [(f"{word}:{handed_out}" if handed_out > 1 else word,)]


def _word_and_number(sign: str) -> tuple[str, int]:
    """Return the word of an icon and its number, 1 if it has none."""
    word, _colon, figure = sign.partition(":")
    return word, int(figure) if figure.isdecimal() else 1
