"""What the texts made from a content need said and no language, or not every language, says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import ContentWords, Words


def unsaid(folders: Sequence[Path], content_words: ContentWords, texts: Iterable[Text]) -> Iterator[str]:
    """Yield, for each language below the last folder, a line about every message that the texts lack."""
    said = tuple(texts)
    own = folders[-1]
    for language in sorted(folder.name for folder in own.iterdir() if folder.is_dir()):
        words = Words.load(folders, language, content_words)
        for text in said:
            words.say(text)
        for key in sorted(words.missing):
            yield f"{own / language}: no words for '{key}'; add '{key} = ...' to one of its files"
