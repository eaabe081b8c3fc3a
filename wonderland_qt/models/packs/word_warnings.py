"""Warnings about a content's words: names missing in a language, texts too long for a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text

LONG = "name-long"
MOST_LETTERS_OF_A_NAME = 40
MOST_LETTERS_ON_A_CARD = 240
"""Slightly more than the longest card of the games has in any language."""


def word_warnings(
    ruleset: AnyRuleset,
    content: Any,
    folders: Sequence[Path],
    data: Mapping[Key, Any],
    is_checked: Callable[[DocumentPath], bool],
) -> Iterator[Complaint]:
    """Yield warnings about the names in a content's data, and about the card texts of checked entries.

    `folders` are those of the words. Only checked entries are formatted, because all would take seconds.
    """
    gallery = {shown.path: shown.rules for shown in ruleset.display.gallery(content)}
    for warning in _name_warnings(data, ()):
        entry = warning.path[:-2]  # without `name` and the language
        is_on_card = entry in gallery
        if warning.message.key != LONG or is_on_card:  # sentences have room for long names
            yield warning
    printed = ruleset.narration.card_texts(content) or gallery
    checked = {path: texts for path, texts in printed.items() if is_checked(path)}
    if checked:
        names = ruleset.narration.content_words(content)
        yield from _warnings_about_full_cards(checked, folders, names)


def _warnings_about_full_cards(
    cards: Mapping[DocumentPath, Sequence[Text]], folders: Sequence[Path], names: Any
) -> Iterator[Complaint]:
    """Yield a warning about each card, in each language, whose texts are longer than its room."""
    room = MOST_LETTERS_ON_A_CARD
    for language in paths.languages():
        words = Words.load(folders, language, names)
        for path, texts in cards.items():
            letters = sum(len(words.say(line)) for line in texts)
            if letters > room:
                yield Complaint(path, text("card-full", language=language, letters=letters, room=room))


def _name_warnings(value: object, path: DocumentPath) -> Iterator[Complaint]:
    """Yield warnings about the names of entries at any depth of the data."""
    if isinstance(value, dict):
        if "id" in value and isinstance(value.get("name"), dict):
            yield from _name_warning(value["name"], (*path, "name"))
        for key, inner in value.items():
            yield from _name_warnings(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _name_warnings(inner, (*path, number))


def _name_warning(names: dict[str, str], path: DocumentPath) -> Iterator[Complaint]:
    """Yield warnings about an entry's names: languages without one, and names too long for a card."""
    lacking = [language for language in paths.languages() if language not in names] if names else []
    if lacking:
        more = ", ".join(f"'{language}: ...'" for language in lacking)
        yield Complaint(path, text("name-in-english", more=more))
    for language, name in names.items():
        if len(name) > MOST_LETTERS_OF_A_NAME:
            message = text(LONG, letters=len(name), room=MOST_LETTERS_OF_A_NAME)
            yield Complaint((*path, language), message)
