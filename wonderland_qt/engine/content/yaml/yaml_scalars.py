"""Reads unquoted YAML scalars; those that YAML versions read differently are refused."""

import re
from typing import Final, NamedTuple

from wonderland_qt.engine.words.foreign_text import LONGEST_QUOTED, quoted
from wonderland_qt.engine.words.texts import Text, text

Scalar = str | int | float | bool | None


class AmbiguousWord(NamedTuple):
    """An unquoted word that some YAML readers take for something else, such as `yes` or `012`."""

    text: str
    meaning: str
    instead: str = ""

    @property
    def message(self) -> Text:
        """Return the message for the author: what else the word may mean, and what to write instead."""
        message = text("yaml-unquoted", word=quoted(self.text), meaning=Text(f"meaning-{self.meaning}"))
        is_short = 0 < len(self.instead) < LONGEST_QUOTED
        return text("yaml-or-write", message=message, instead=self.instead) if is_short else message


def plain_value(word: str) -> Scalar | AmbiguousWord:
    """Return the value of an unquoted word: text, a number, true, false or null; or an `AmbiguousWord`."""
    if word in _WORDS:
        return _WORDS[word]
    begins_like_number = word[0] in _NUMBER_STARTS
    return _number_like(word) if begins_like_number else word


def plain_key(word: str) -> str | int | AmbiguousWord:
    """Return the value of an unquoted key: a whole number, text or an `AmbiguousWord`.

    Keys are names and numbers of players or levels, so `y`, `no`, `on` and decimals are text here.
    """
    if not word or word in ("~", "<<", "="):
        return AmbiguousWord(word, "no-value")
    value = _number_like(word) if word[0] in _NUMBER_STARTS else word
    return word if isinstance(value, float) else value


_TRUE_LIKE = ["y", "Y", "yes", "Yes", "YES", "on", "On", "ON"]
_FALSE_LIKE = ["n", "N", "no", "No", "NO", "off", "Off", "OFF"]
_NUMBER_STARTS = frozenset("0123456789+-.")
_INT = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,17})\.[0-9]{1,17}")

_WORDS: Final[dict[str, Scalar | AmbiguousWord]] = {
    "true": True,
    "false": False,
    "null": None,
    "~": None,
    "": None,
    "=": AmbiguousWord("=", "default"),
    "<<": AmbiguousWord("<<", "merge"),
    **{word: AmbiguousWord(word, "true", "true") for word in [*_TRUE_LIKE, "True", "TRUE"]},
    **{word: AmbiguousWord(word, "false", "false") for word in [*_FALSE_LIKE, "False", "FALSE"]},
    **{word: AmbiguousWord(word, "nothing", "null") for word in ["Null", "NULL"]},
}

_AMBIGUOUS_NUMBERS = [
    (re.compile(pattern), meaning)
    for pattern, meaning in [
        (r"[-+]?0[0-9_]+|[-+]?0o[0-7_]+", "octal"),
        (r"[-+]?0[xX][0-9a-fA-F_]+", "hexadecimal"),
        (r"[-+]?0[bB][01_]+", "binary"),
        (r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?", "base-60"),
        (r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t].*)?", "date"),
        (r"[-+]?\.(inf|Inf|INF)", "infinity"),
        (r"[-+]?\.(nan|NaN|NAN)", "not-a-number"),
        (r"[-+]?[0-9][0-9_]*\.?[0-9_]*([eE][-+]?[0-9]+)?", "number"),
        (r"[-+]?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?", "number"),
    ]
]


def _number_like(word: str) -> str | int | float | AmbiguousWord:
    """Return the value of a word that begins like a number; ambiguous if YAML may read it as another one."""
    if _INT.fullmatch(word):
        return int(word)
    if _DECIMAL.fullmatch(word):
        return float(word)
    for pattern, meaning in _AMBIGUOUS_NUMBERS:
        if pattern.fullmatch(word):
            return AmbiguousWord(word, meaning, _in_decimals(word))
    return word


def _in_decimals(word: str) -> str:
    """Return the plain way to write a number such as `+3`, `1_000` or `.5`, "" if there is none."""
    plain = word.replace("_", "").removeprefix("+")
    plain = f"0{plain}" if plain.startswith(".") else plain
    return plain if _INT.fullmatch(plain) or _DECIMAL.fullmatch(plain) else ""
