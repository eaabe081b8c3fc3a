"""Checks a language: its syntax, and that its messages match English and the program's use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from wonderland_qt.engine.words.catalogue import Catalogue, Flaw
from wonderland_qt.engine.words.localization import MADE_UP, REFERENCE, Words
from wonderland_qt.engine.words.worded_errors import in_words


def mistakes_of_words(words: Words, used: Iterable[str] = ()) -> list[str]:
    """Return all mistakes in a language: syntax errors, missing messages and unused ones.

    `used` are keys and patterns such as `effect-*` that the program uses. Other languages must have the same
    messages with the same placeholders as English, and may add messages that their own ones refer to.
    """
    found = [*syntax_mistakes(words.catalogue), *_broken_references(words.catalogue)]
    if used:
        found += _differences_from_use(words, tuple(used))
    if words.reference is not None:
        found += _differences_from_english(words.language, words.catalogue, words.reference.catalogue)
    return found


def syntax_mistakes(catalogue: Catalogue) -> list[str]:
    """Return all syntax errors and repeated keys."""
    flaws_of_entries = [flaw for entry in catalogue.values() for flaw in entry.flaws]
    return [_flaw_text(flaw) for flaw in (*catalogue.flaws, *flaws_of_entries)]


def _flaw_text(flaw: Flaw) -> str:
    return ": ".join(filter(None, (flaw.file, flaw.key, in_words(flaw.message))))


def _broken_references(catalogue: Catalogue) -> Iterator[str]:
    """Yield a line for each message that an entry refers to and the language lacks."""
    for entry in catalogue.values():
        for reference in sorted(entry.references - catalogue.keys()):
            yield f"{entry.file}: {entry.key}: refers to {reference}, which is not there"


def _differences_from_use(words: Words, used: tuple[str, ...]) -> Iterator[str]:
    """Yield the messages that the program uses and a language lacks, and those that it has in vain.

    What is `used` with a `*` stands for any number of messages, so none of them can be called missing. A
    name may come from the content instead.
    """
    catalogue = words.catalogue
    keys_used = {key for key in used if "*" not in key}
    for key in sorted(keys_used):
        if not words.has(key) and not words.content_words.get(key):
            yield f"missing: {key}"
    perhaps_unused = catalogue.keys() - keys_used - _keys_referred_to(catalogue)
    for key in sorted(perhaps_unused):
        if not _is_made_at_run_time(key) and not any(fnmatchcase(key, pattern) for pattern in used):
            yield f"unused: {key}"


def _differences_from_english(language: str, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """Yield the messages that only one of both languages has, or that have other placeholders.

    A language may have messages to which its other ones refer, as English need not.
    """
    own_keys, english_keys = _message_keys(own), _message_keys(english)
    for key in sorted(english_keys - own_keys):
        yield f"{language} lacks: {key}"
    for key in sorted(own_keys - english_keys - _keys_referred_to(own)):
        if not _is_made_at_run_time(key):
            yield f"{language} alone has: {key}"
    for key in sorted(own_keys & english_keys):
        here, there = own.placeholders([key]), english.placeholders([key])
        if here != there:
            yield f"{language}: {key}: has {_names_list(here)}, {REFERENCE} has {_names_list(there)}"


def _message_keys(catalogue: Catalogue) -> set[str]:
    """Return the keys of messages; Fluent's terms, which begin with "-", are each language's own affair."""
    return {key for key in catalogue if not key.startswith("-")}


def _keys_referred_to(catalogue: Catalogue) -> set[str]:
    """Return the keys of all messages that other messages refer to."""
    return {reference for entry in catalogue.values() for reference in entry.references}


def _is_made_at_run_time(key: str) -> bool:
    """Tell whether the program puts a key together, so that no source names it."""
    return any(fnmatchcase(key, pattern) for pattern in MADE_UP)


def _names_list(placeholders: frozenset[str]) -> str:
    """Return placeholders as Fluent writes them, sorted, or the word "none"."""
    return ", ".join(f"${name}" for name in sorted(placeholders)) or "none"
