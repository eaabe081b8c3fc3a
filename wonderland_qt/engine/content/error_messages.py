"""What pydantic found wrong, in the words of the content's author."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from wonderland_qt.engine.content.model_paths import follow
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.message_parts import shown, suggestion

_KINDS = {
    "bool_type": "true or false",
    "dataclass_type": "a mapping",
    "dict_type": "a mapping",
    "float_type": "a number",
    "frozen_set_type": "a list",
    "int_type": "a whole number",
    "list_type": "a list",
    "model_type": "a mapping",
    "none_required": "nothing",
    "set_type": "a list",
    "string_type": "text",
    "tuple_type": "a list",
}

_LIMITS = {
    "greater_than": "a number above {gt}",
    "greater_than_equal": "a number of at least {ge}",
    "less_than": "a number below {lt}",
    "less_than_equal": "a number of at most {le}",
    "string_pattern_mismatch": "text of the form {pattern}",
    "string_too_long": "text of at most {max_length} characters",
    "string_too_short": "text of at least {min_length} characters",
}

MISSING = "required key is missing; add it"
_EXPECTED = re.compile(r"expected (?P<wanted>.*), not (?P<there>.*)")
_TOO_FEW = "this list is too short; give one item for each place"
MOST_HEARD = 200
"""How many complaints of pydantic are put into words: each looks for words that are like a wrong one."""

_UNKNOWN_KEYS = {"extra_forbidden", "invalid_key", "unexpected_keyword_argument"}

_LISTED_WORDS = 8
"""Of more words that may stand somewhere only the nearest is reported."""

_LENGTHS = {"too_long": "at most {max_length} items", "too_short": "at least {min_length} items"}


def complaints(model: type[BaseModel], error: ValidationError) -> list[Complaint]:
    """All that is wrong by a validation error; the branches of a union are heard as one complaint."""
    heard: dict[tuple[DocumentPath, bool], list[str]] = {}
    for details in islice(error.errors(include_url=False), MOST_HEARD):
        path, known = follow(model, details["loc"])
        if details["type"] == "missing" and isinstance(path[-1], int):
            heard.setdefault((path[:-1], False), []).append(_TOO_FEW)
            continue
        if details["type"] in _UNKNOWN_KEYS:
            path = (*path, details["loc"][-1])
        at_key = details["type"] in _UNKNOWN_KEYS or details["loc"][-1:] == ("[key]",)
        texts = heard.setdefault((path, at_key), [])
        texts.append(_expected(details, known))
    return [
        Complaint(path, _together(list(dict.fromkeys(texts))), at_key)
        for (path, at_key), texts in heard.items()
        if at_key or not _is_outdone(path, heard)
    ]


def _together(texts: Sequence[str]) -> str:
    """Return what the branches of a union expect in one sentence, where they expect it of the same value."""
    expected = [_EXPECTED.fullmatch(text) for text in texts]
    there = {found["there"] for found in expected if found}
    if len(texts) < 2 or not all(expected) or len(there) != 1:
        return "; or ".join(texts)
    return f"expected {' or '.join(found['wanted'] for found in expected if found)}, not {there.pop()}"


def _is_outdone(path: DocumentPath, heard: Iterable[tuple[DocumentPath, bool]]) -> bool:
    """Tells whether another branch of a union got further than the one that complains here."""
    return any(len(other) > len(path) and other[: len(path)] == path for other, _ in heard)


def _expected(details: ErrorDetails, known: Iterable[str]) -> str:
    kind, value, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "missing":
        return MISSING
    if kind in _UNKNOWN_KEYS:
        word = details["loc"][-1]
        return f"unknown key {shown(str(word))}{suggestion(word, known)}"
    if kind in ("literal_error", "enum"):
        return _expected_word(value, str(context["expected"]))
    if kind in _LENGTHS:
        return f"expected {_LENGTHS[kind].format(**context)}, not {context['actual_length']}"
    if kind in _KINDS or kind in _LIMITS:
        return _expected_kind(kind, value, context)
    return str(context["error"]) if "error" in context else details["msg"][:1].lower() + details["msg"][1:]


def _expected_kind(kind: str, value: object, context: Mapping[str, Any]) -> str:
    wanted = _KINDS[kind] if kind in _KINDS else _LIMITS[kind].format(**context)
    is_scalar = value is None or isinstance(value, bool | int | float)
    remedy = "; put it in quotes" if kind == "string_type" and is_scalar and value is not None else ""
    return f"expected {wanted}, not {shown(value)}{remedy}"


def _expected_word(value: object, expected: str) -> str:
    words = re.findall(r"'([^']*)'", expected)
    near = suggestion(value, words) if isinstance(value, str) and words else ""
    if len(words) > _LISTED_WORDS and "did you mean" in near:
        return f"unknown word {shown(value)}{near}"
    return f"expected {expected}, not {shown(value)}{near if 'did you mean' in near else ''}"
