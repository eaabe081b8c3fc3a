"""Turns pydantic's validation errors into messages for the author of the content."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.content.model_paths import path_and_allowed_keys
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.message_parts import (
    DID_YOU_MEAN,
    EXPECTED,
    alternatives,
    either,
    expected,
    in_quotes,
    inside,
    is_guess,
    shown,
    suggestion,
)
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import literal

_KINDS = {
    "bool_type": Text("value-true-or-false"),
    "dataclass_type": Text("value-mapping"),
    "dict_type": Text("value-mapping"),
    "float_type": Text("value-number"),
    "frozen_set_type": Text("value-list"),
    "int_type": Text("value-whole-number"),
    "list_type": Text("value-list"),
    "model_type": Text("value-mapping"),
    "none_required": Text("value-nothing"),
    "set_type": Text("value-list"),
    "string_type": Text("value-text"),
    "tuple_type": Text("value-list"),
}

_LIMITS = {
    "greater_than": ("value-above", "gt"),
    "greater_than_equal": ("value-at-least", "ge"),
    "less_than": ("value-below", "lt"),
    "less_than_equal": ("value-at-most", "le"),
    "string_pattern_mismatch": ("value-of-form", "pattern"),
    "string_too_long": ("value-text-at-most", "max_length"),
    "string_too_short": ("value-text-at-least", "min_length"),
}
"""For each of pydantic's error types, the message and the name of the limit in the error's context."""
_COUNTED = {"value-text-at-most", "value-text-at-least", "value-items-at-most", "value-items-at-least"}
"""The messages whose words depend on the limit as a number (singular or plural)."""

MISSING = Text("content-key-missing")
_TOO_FEW = Text("content-list-short")
MOST_HEARD = 200
"""How many of pydantic's errors become messages: looking for similar words for each takes time."""

_UNKNOWN_KEYS = {"extra_forbidden", "invalid_key", "unexpected_keyword_argument"}

_LISTED_WORDS = 8
"""If more words than this are allowed somewhere, the message only names the one most like the wrong word."""

_LENGTHS = {
    "too_long": ("value-items-at-most", "max_length"),
    "too_short": ("value-items-at-least", "min_length"),
}


def complaints(model: type[BaseModel], error: ValidationError) -> list[Complaint]:
    """Return the complaints in a validation error; those of the branches of a union become one.

    Left out are complaints about a value in which something further inside is wrong, and about missing keys
    that are there but misspelt. A complaint about a key itself stays, whatever is wrong in its value.
    """
    heard: dict[tuple[DocumentPath, bool], list[Text]] = {}
    for details in islice(error.errors(include_url=False), MOST_HEARD):
        complaint = _complaint_of(model, details)
        heard.setdefault((complaint.path, complaint.at_key), []).append(complaint.message)
    found = [
        Complaint(path, _message_of_union(list(dict.fromkeys(messages))), at_key)
        for (path, at_key), messages in heard.items()
        if at_key or not _has_complaint_inside(path, heard)
    ]
    misspelt = _keys_meant_by_misspelt(found)
    return [
        complaint for complaint in found if complaint.message != MISSING or complaint.path not in misspelt
    ]


def _complaint_of(model: type[BaseModel], details: ErrorDetails) -> Complaint:
    """Return one of pydantic's errors as a complaint at the value or key that is wrong.

    If an item of a fixed list such as `[card, number]` is missing, the list is wrong.
    """
    kind, location = details["type"], details["loc"]
    path, known = path_and_allowed_keys(model, location)
    if kind == "missing" and isinstance(path[-1], int):
        return Complaint(path[:-1], _TOO_FEW)
    if kind in _UNKNOWN_KEYS:
        return Complaint((*path, location[-1]), _message_about(details, known), at_key=True)
    return Complaint(path, _message_about(details, known), at_key=location[-1:] == ("[key]",))


def _keys_meant_by_misspelt(found: Iterable[Complaint]) -> set[DocumentPath]:
    """Return the paths of the keys that misspelt ones were meant to be, which are missing only for that."""
    meant: set[DocumentPath] = set()
    for complaint in found:
        key = _suggested_key(complaint.message) if complaint.at_key else ""
        if key:
            meant.add((*complaint.path[:-1], key))
    return meant


def _suggested_key(message: Text) -> str:
    """Return the key that a message suggests instead of an unknown one, "" if it suggests none."""
    guess = inside(message, DID_YOU_MEAN)
    return str(dict(guess.arguments)["meant"]) if guess is not None else ""


def _message_of_union(messages: Sequence[Text]) -> Text:
    """Return one message for the messages of a union's branches, in one sentence if they allow it.

    They do if they all say what is expected and differ only in that (`wanted`, their first argument).
    """
    first, *others = messages
    all_expect = all(message.key == EXPECTED for message in messages)
    differ_in_wanted_alone = all(message.arguments[1:] == first.arguments[1:] for message in others)
    if others and all_expect and differ_in_wanted_alone:
        wanted = either([dict(message.arguments)["wanted"] for message in messages])
        return Text(EXPECTED, (("wanted", wanted), *first.arguments[1:]))
    joined = first
    for other in others:
        joined = text("content-or-else", first=joined, other=other)
    return joined


def _has_complaint_inside(path: DocumentPath, heard: Iterable[tuple[DocumentPath, bool]]) -> bool:
    """Tell whether a complaint was heard further inside, by its path; what was heard `at_key` counts too.

    The one at this path is then about another branch of a union that the author did not mean.
    """
    return any(len(other) > len(path) and other[: len(path)] == path for other, _ in heard)


def _message_about(details: ErrorDetails, known: Iterable[str]) -> Text:
    """Return the message about one of pydantic's errors; `known` are the keys allowed at its place.

    Errors of other kinds mostly come from content models, which word them themselves.
    """
    kind, value, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "missing":
        return MISSING
    if kind in _UNKNOWN_KEYS:
        word = str(details["loc"][-1])
        return text("content-unknown-key", name=shown(word), near=suggestion(word, known))
    if kind in ("literal_error", "enum"):
        return _expected_word(value, str(context["expected"]))
    if kind in _LENGTHS:
        return expected(_message_about_limit(_LENGTHS[kind], context), str(context["actual_length"]))
    if kind in _KINDS or kind in _LIMITS:
        return _expected_kind(kind, value, context)
    return _message_raised(details["msg"], context)


def _message_raised(pydantic_message: str, context: Mapping[str, Any]) -> Text:
    """Return the message that a content model raised itself, or else pydantic's, in lower case."""
    error, message = context.get("error"), context.get("message")
    if isinstance(message, Text):
        return message
    if isinstance(error, WrongValue):
        return error.message
    if error is not None:
        return literal(error)
    return literal(pydantic_message[:1].lower() + pydantic_message[1:])


def _message_about_limit(limit: tuple[str, str], context: Mapping[str, Any]) -> Text:
    """Return the message about a limit, given its key and the limit's name in pydantic's context.

    The limit is a number only for messages with a plural; elsewhere it is text, which stays as written.
    """
    key, name = limit
    number = context[name]
    return text(key, limit=number if key in _COUNTED else str(number))


def _expected_kind(kind: str, value: object, context: Mapping[str, Any]) -> Text:
    """Return the message about a value of a wrong type or beyond a limit."""
    wanted = _KINDS[kind] if kind in _KINDS else _message_about_limit(_LIMITS[kind], context)
    needs_quotes = kind == "string_type" and isinstance(value, bool | int | float)
    return expected(wanted, shown(value), Text("put-it-in-quotes") if needs_quotes else "")


def _expected_word(value: object, wanted: str) -> Text:
    """Return the message about a value that is none of the words that pydantic lists in `wanted`.

    A suggestion is a guess if it names one similar word: then many words are not listed. Else it would list
    the words again, and is left out.
    """
    words = re.findall(r"'([^']*)'", wanted)
    near = suggestion(value, words) if isinstance(value, str) and words else ""
    if len(words) > _LISTED_WORDS and is_guess(near):
        return text("content-unknown-word", word=shown(value), near=near)
    parts = re.split(", | or ", wanted)
    values = [in_quotes(part[1:-1]) if part[0] == "'" else part for part in parts]
    return expected(alternatives(values), shown(value), near if is_guess(near) else "")
