"""The keys of a mapping with free keys in a form: which may be added, and which may be renamed."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import count, islice
from string import ascii_uppercase

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.models.workshop.forms.value_kinds import LANGUAGES, Data, ValueKind, ids_in

WORDED = frozenset({"name", "text"})
"""Fields with words in each language."""
NEW = "new"


def keys_to_add(kinds: Sequence[ValueKind], mapping: Data, path: DocumentPath, data: Data) -> Iterator[Key]:
    """Yield keys of these kinds that the mapping at a path lacks; `data` is the whole content.

    If the possible keys are no fixed set, only the next letter or a new name is yielded.
    """
    for kind in kinds:
        fixed_keys = _fixed_keys(kind, path, data)
        if fixed_keys is not None:
            yield from _those_not_in(mapping, fixed_keys)
        elif _has_letters_as_keys(mapping):
            yield from islice(_those_not_in(mapping, ascii_uppercase), 1)
        elif kind.annotation is str:
            yield from islice(_those_not_in(mapping, _new_names()), 1)


def is_renamable(kinds: Sequence[ValueKind], key: Key, path: DocumentPath) -> bool:
    """Tell whether the user may choose a key: no language, no letter of a row, no word of the rules."""
    is_letter = str(key) in ascii_uppercase
    is_free = any(kind.annotation is str and not kind.words and kind.ref is None for kind in kinds)
    return is_free and not is_letter and not _has_languages_as_keys(path)


def _fixed_keys(kind: ValueKind, path: DocumentPath, data: Data) -> Iterable[Key] | None:
    """Return all possible keys of a kind, or None if they are no fixed set.

    A name may get a language that the program does not speak, under NEW until its key is written.
    """
    if kind.words:
        return kind.words
    if kind.ref is not None:
        return ids_in(data, kind.ref)
    low, high = kind.limit("ge"), kind.limit("le")
    if kind.annotation is int and low is not None and high is not None:
        return range(low, high + 1)
    return (*LANGUAGES, NEW) if kind.annotation is str and _has_languages_as_keys(path) else None


def _has_languages_as_keys(path: DocumentPath) -> bool:
    """Tell whether the mapping at a path has a text for each language."""
    return bool(path) and path[-1] in WORDED


def _has_letters_as_keys(mapping: Data) -> bool:
    """Tell whether all keys are letters, as those of the rows of a map."""
    return bool(mapping) and all(str(key) in ascii_uppercase for key in mapping)


def _those_not_in(mapping: Container[Key], keys: Iterable[Key]) -> Iterator[Key]:
    """Return the keys that a mapping lacks."""
    return (key for key in keys if key not in mapping)


def _new_names() -> Iterator[str]:
    """Yield new, new_2, new_3 and so on."""
    yield NEW
    for number in count(2):
        yield f"{NEW}_{number}"
