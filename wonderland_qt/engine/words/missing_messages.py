"""Finds messages that the texts made from a content need and a language lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from wonderland_qt.engine.words.localization import ContentWords, Words
from wonderland_qt.engine.words.texts import Text


@dataclass(frozen=True)
class MissingMessage:
    """A message that a language lacks, and the folder of words to which it can be added."""

    folder: Path
    language: str
    key: str

    def __str__(self) -> str:
        folder, key = self.folder / self.language, self.key
        return f"{folder}: no words for '{key}'; add '{key} = ...' to one of its files"


def missing_messages(
    folders: Sequence[Path], own: Path, content_words: ContentWords, texts: Iterable[Text]
) -> Iterator[MissingMessage]:
    """Yield, for each language of the last folder (the program's), every missing message of the texts.

    `own` is the folder of words to which they can be added. Words note what is missing when a text is said.
    """
    all_texts = tuple(texts)
    for language in sorted(folder.name for folder in folders[-1].iterdir() if folder.is_dir()):
        words = Words.load(folders, language, content_words)
        for text in all_texts:
            words.say(text)
        for key in sorted(words.missing):
            yield MissingMessage(own, language, key)
