"""Translates msgspec's validation errors into messages."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import literal

_KNOWN: Mapping[str, re.Pattern[str]] = {
    "data-expected": re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<there>[^`]+)`"),
    "data-field-missing": re.compile(r"Object missing required field `(?P<field>.*)`"),
    "data-field-unknown": re.compile(r"Object contains unknown field `(?P<field>.*)`"),
    "data-value": re.compile(r"Invalid value (?P<value>.*)"),
    "data-enum": re.compile(r"Invalid enum value (?P<value>.*)"),
    "data-length-least": re.compile(r"Expected `(?P<kind>\w+)` of length >= (?P<length>\d+)"),
    "data-length-most": re.compile(r"Expected `(?P<kind>\w+)` of length <= (?P<length>\d+)"),
    "data-length": re.compile(r"Expected `(?P<kind>\w+)` of length (?P<length>\d+)"),
    "data-number-least": re.compile(r"Expected `(?P<kind>\w+)` >= (?P<limit>-?\d+)"),
    "data-number-most": re.compile(r"Expected `(?P<kind>\w+)` <= (?P<limit>-?\d+)"),
}
"""The keys of our messages, with patterns for msgspec's messages."""


def data_mistake(error: Exception, within: str = "") -> tuple[str, Text]:
    """Return the path of an error, such as `chosen.players[0]` with `within="chosen"`, and its message.

    msgspec writes the path at the end of its message: "Expected `str` - at `$.players[0]`".
    """
    why, _at, path_in_quotes = str(error).partition(" - at `$")
    path = within + path_in_quotes.rstrip("`")
    return path.strip("."), _data_message(why)


def data_mistake_in_one(error: Exception) -> Text:
    """Return the path and the message of an error as one message."""
    where, why = data_mistake(error)
    return text("scenario-at", where=where, problem=why) if where else why


def _data_message(msgspec_message: str) -> Text:
    """Return msgspec's message translated, or its own words if it is a rare one."""
    for key, pattern in _KNOWN.items():
        found = pattern.fullmatch(msgspec_message)
        if found is not None:
            return Text(key, tuple((name, quoted(part)) for name, part in found.groupdict().items()))
    return literal(msgspec_message)
