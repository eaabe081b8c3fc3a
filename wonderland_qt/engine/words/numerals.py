"""Numerals: numbers as they are printed, with a minus sign instead of a hyphen."""

from __future__ import annotations

MINUS = "\u2212"


def numeral(number: int) -> str:
    """Return a number for printing, such as 7 or −12."""
    return f"{number}".replace("-", MINUS)


def signed_numeral(number: int) -> str:
    """Return a number for printing, with its sign, such as +7 or −12; 0 has none."""
    return f"+{number}" if number > 0 else numeral(number)


def is_numeral(printed: str) -> bool:
    """Tell whether something printed is a whole number, perhaps with a minus sign or a hyphen."""
    return printed.replace(MINUS, "-").removeprefix("-").isdecimal()


def number_of(printed: str) -> int:
    """Return the number that a numeral stands for; raises ValueError if it is none."""
    return int(printed.replace(MINUS, "-"))
