"""The workshop's actions on entries, with names in all languages, and on their pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.folders import ART
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.workshop.forms.value_kinds import LANGUAGES
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.workshop_entries import WorkshopEntry
from wonderland_qt.models.workshop.workshop_model import Workshop

LONGEST_NAME, GROUND = 120, "ground"
"""The longest name, and the suffix of a picture beneath signs."""


class Made(NamedTuple):
    """The id of a made entry, and the reason if nothing was written, else ""."""

    id: str
    why: str


def make_new(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Add an entry beside another one, named after their kind."""

    def new_name(language: str) -> Text:
        """Return the name that a new entry begins with, such as "New (Cards)"."""
        return text("making-new", kind=workshop.edited.heading_of_kind(entry.shown.kind, language))

    made, mistakes = _maker(workshop).new(entry.path, _in_all_languages(new_name))
    return Made(made, _first_in_words(mistakes, workshop))


def make_duplicate(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Add a copy of an entry, named after it."""

    def name_of_copy(language: str) -> Text:
        return text("making-copy", name=workshop.edited.name_of(entry.shown.name, language))

    made, mistakes = _maker(workshop).duplicate(entry.path, _in_all_languages(name_of_copy))
    return Made(made, _first_in_words(mistakes, workshop))


def remove(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Remove an entry."""
    mistakes = _maker(workshop).remove(entry.path)
    return Made("", _first_in_words(mistakes, workshop))


def restore(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Remove the user's changes of an entry."""
    mistakes = _maker(workshop).restore(entry.path)
    return Made("", _first_in_words(mistakes, workshop))


def picture_of(workshop: Workshop, entry: WorkshopEntry) -> Path:
    """Return the path of an entry's picture in the user's pack, named by its art, or else by its id."""
    piece = entry.shown.piece
    return workshop.tweaks.folder / ART / piece.kind / f"{piece.art or entry.id}.svg"


def take_picture(workshop: Workshop, entry: WorkshopEntry, drawn: bytes, beneath: bool = False) -> Path:
    """Write the picture of an entry and return its path; raises OSError, WrongPicture.

    A picture `beneath` the printed signs replaces one of the whole piece.
    """
    plain_svg(drawn)  # raises WrongPicture if it cannot be drawn
    whole = picture_of(workshop, entry)
    file = whole.with_stem(f"{whole.stem}_{GROUND}") if beneath else whole
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(drawn)
    if beneath:
        whole.unlink(missing_ok=True)
    return file


def _in_all_languages(name_in: Callable[[str], Text]) -> dict[str, str]:
    """Return a name for each language, from a function of the language, cut to the longest allowed."""
    names: dict[str, str] = {}
    for language in LANGUAGES:
        words = Words.load([paths.window() / "words"], language)
        names[language] = words.say(name_in(language))[:LONGEST_NAME]
    return names


def _first_in_words(mistakes: Sequence[Mistake], workshop: Workshop) -> str:
    """Return the place and message of the first mistake, or ""."""
    if not mistakes:
        return ""
    first = mistakes[0]
    message = first.expected_in(workshop.language)
    return f"{first.where}: {message}" if first.where else message


def _maker(workshop: Workshop) -> Maker:
    return Maker(workshop.edited, workshop.tweaks)
