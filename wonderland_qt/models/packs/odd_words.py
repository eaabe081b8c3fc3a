"""Words of a content that are legal and yet odd: names that a language lacks, more than a card holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.content_files import read_sections
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.listing import AnyRuleset
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.packs.folders import words_over

MOST_LETTERS_OF_A_NAME = 40
MOST_LETTERS_ON_A_CARD = 240
"""A little more than the longest of the games' own cards has in any language."""


def odd_words(ruleset: AnyRuleset, pack: Any, roots: Sequence[Path]) -> Iterator[Complaint]:
    """Yield what is odd about the names and texts of a content."""
    data = read_sections(roots, ruleset.id, ruleset.content).sections.data
    yield from _odd_names(data, ())
    names = ruleset.telling.content_words(pack)
    printed = ruleset.telling.card_texts(pack) or {
        exhibit.path: exhibit.rules for exhibit in ruleset.display.exhibits(pack)
    }
    for language in paths.languages():
        words = Words.load(words_over(roots, ruleset.id), language, names)
        for path, texts in printed.items():
            letters = sum(len(words.say(text)) for text in texts)
            if letters > MOST_LETTERS_ON_A_CARD:
                expected = (
                    f"in '{language}' this card says {letters} letters, and there is room for about "
                    f"{MOST_LETTERS_ON_A_CARD}; let it do less"
                )
                yield Complaint(path, expected)


def _odd_names(value: object, path: DocumentPath) -> Iterator[Complaint]:
    """Yield what is odd about the names that entries bring, however deep these lie."""
    if isinstance(value, dict):
        if "id" in value and isinstance(value.get("name"), dict):
            yield from _odd_name(value["name"], (*path, "name"))
        for key, inner in value.items():
            yield from _odd_names(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _odd_names(inner, (*path, number))


def _odd_name(said: dict[str, str], path: DocumentPath) -> Iterator[Complaint]:
    lacking = [language for language in paths.languages() if said and language not in said]
    if lacking:
        more = ", ".join(f"'{language}: ...'" for language in lacking)
        yield Complaint(path, f"other languages say this name in English; add {more}")
    for language, name in said.items():
        if len(name) > MOST_LETTERS_OF_A_NAME:
            expected = (
                f"this name has {len(name)} letters, and there is room for about {MOST_LETTERS_OF_A_NAME}"
            )
            yield Complaint((*path, language), f"{expected}; shorten it")
