"""Unquoted YAML words: the few that have one meaning everywhere are read, the doubtful ones are refused."""

import re
from typing import Final, NamedTuple

from wonderland_qt.engine.foreign_text import LONGEST_QUOTED, quoted

Scalar = str | int | float | bool | None


class Surprise(NamedTuple):
    """An unquoted word that YAML readers disagree about."""

    text: str
    meaning: str
    instead: str = ""

    def __str__(self) -> str:
        instead = f", or write {self.instead}" if 0 < len(self.instead) < LONGEST_QUOTED else ""
        return f"unquoted '{quoted(self.text)}' may mean {self.meaning} in YAML; put it in quotes{instead}"


def plain_value(text: str) -> Scalar | Surprise:
    """The value of an unquoted word: text, a decimal number, true, false or null; or a `Surprise`."""
    if text in _WORDS:
        return _WORDS[text]
    return _number_like(text) if text[0] in _NUMBER_STARTS else text


def plain_key(text: str) -> str | int | Surprise:
    """The value of an unquoted key; here `y`, `no` or `on` is text, as only known names are keys."""
    if not text or text in ("~", "<<", "="):
        return Surprise(text, "no value")
    value = _number_like(text) if text[0] in _NUMBER_STARTS else text
    return str(text) if isinstance(value, float) else value


_TRUE_LIKE = ["y", "Y", "yes", "Yes", "YES", "on", "On", "ON"]
_FALSE_LIKE = ["n", "N", "no", "No", "NO", "off", "Off", "OFF"]
_NUMBER_STARTS = frozenset("0123456789+-.")
_INT = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,17})\.[0-9]{1,17}")

_WORDS: Final[dict[str, Scalar | Surprise]] = {
    "true": True,
    "false": False,
    "null": None,
    "~": None,
    "": None,
    "=": Surprise("=", "a default value"),
    "<<": Surprise("<<", "a merge"),
    **{word: Surprise(word, "true", "true") for word in [*_TRUE_LIKE, "True", "TRUE"]},
    **{word: Surprise(word, "false", "false") for word in [*_FALSE_LIKE, "False", "FALSE"]},
    **{word: Surprise(word, "nothing", "null") for word in ["Null", "NULL"]},
}

_NUMBER_SURPRISES = [
    (re.compile(pattern), meaning)
    for pattern, meaning in [
        (r"[-+]?0[0-9_]+|[-+]?0o[0-7_]+", "an octal number"),
        (r"[-+]?0[xX][0-9a-fA-F_]+", "a hexadecimal number"),
        (r"[-+]?0[bB][01_]+", "a binary number"),
        (r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?", "a number in base 60"),
        (r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t].*)?", "a date"),
        (r"[-+]?\.(inf|Inf|INF)", "infinity"),
        (r"[-+]?\.(nan|NaN|NAN)", "not a number"),
        (r"[-+]?[0-9][0-9_]*\.?[0-9_]*([eE][-+]?[0-9]+)?", "a number"),
        (r"[-+]?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?", "a number"),
    ]
]


def _number_like(text: str) -> str | int | float | Surprise:
    if _INT.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text):
        return float(text)
    for pattern, meaning in _NUMBER_SURPRISES:
        if pattern.fullmatch(text):
            return Surprise(text, meaning, _in_decimals(text))
    return text


def _in_decimals(text: str) -> str:
    """The usual way to write a number such as `+3`, `1_000` or `.5`, when there is one."""
    plain = text.replace("_", "").removeprefix("+")
    plain = f"0{plain}" if plain.startswith(".") else plain
    return plain if _INT.fullmatch(plain) or _DECIMAL.fullmatch(plain) else ""
