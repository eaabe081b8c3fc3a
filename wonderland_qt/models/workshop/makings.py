"""The workshop's actions on entries, with names in all languages, and on their pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.folders import ART
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.workshop.form_rows import LANGUAGES
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
    """Add an entry beside another one."""
    edited, kind = workshop.edited, entry.shown.kind
    said = {one: _window(one).say(text("making-new", kind=edited.heading(kind, one))) for one in LANGUAGES}
    name, wrong = _maker(workshop).new(entry.path, _cut_to_longest(said))
    return Made(name, _why(wrong, workshop))


def make_duplicate(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Add a copy of an entry."""
    edited, name = workshop.edited, entry.shown.name
    said = {one: _window(one).say(text("making-copy", name=edited.name_of(name, one))) for one in LANGUAGES}
    made, wrong = _maker(workshop).duplicate(entry.path, _cut_to_longest(said))
    return Made(made, _why(wrong, workshop))


def remove(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Remove an entry."""
    return Made("", _why(_maker(workshop).remove(entry.path), workshop))


def restore(workshop: Workshop, entry: WorkshopEntry) -> Made:
    """Remove the user's changes of an entry."""
    return Made("", _why(_maker(workshop).restore(entry.path), workshop))


def picture_of(workshop: Workshop, entry: WorkshopEntry) -> Path:
    """Return the path of an entry's picture in the user's pack."""
    piece = entry.shown.piece
    return workshop.tweaks.folder / ART / piece.kind / f"{piece.art or entry.id}.svg"


def take_picture(workshop: Workshop, entry: WorkshopEntry, drawn: bytes, beneath: bool = False) -> Path:
    """Write the picture of an entry and return its path; raises OSError, WrongPicture.

    A picture `beneath` the printed signs replaces one of the whole piece.
    """
    plain_svg(drawn)
    whole = picture_of(workshop, entry)
    file = whole.with_stem(f"{whole.stem}_{GROUND}") if beneath else whole
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(drawn)
    if beneath:
        whole.unlink(missing_ok=True)
    return file


def _cut_to_longest(names: Mapping[str, str]) -> dict[str, str]:
    return {language: name[:LONGEST_NAME] for language, name in names.items()}


def _why(wrong: Sequence[Mistake], workshop: Workshop) -> str:
    """Return the first mistake in words, or ""."""
    where = f"{wrong[0].where}: " if wrong and wrong[0].where else ""
    return f"{where}{wrong[0].expected_in(workshop.language)}" if wrong else ""


def _maker(workshop: Workshop) -> Maker:
    return Maker(workshop.edited, workshop.tweaks)


def _window(language: str) -> Words:
    return Words.load([paths.window() / "words"], language)
