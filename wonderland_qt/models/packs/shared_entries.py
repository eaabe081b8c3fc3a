"""Shared entries: splits an entry that two packs change in two, by giving one pack's entry a new id."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.origins import Origin, is_entry_list
from wonderland_qt.engine.content.folders.overlay import REMOVE, Conflict
from wonderland_qt.engine.content.folders.packs import Pack, game_folder
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.yaml.yaml_edits import rewritten, with_field, yaml_on_one_line
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import ENGLISH, error_in_words, in_words
from wonderland_qt.models.packs.folders import ART, art_over, pictures_by_name, words_over
from wonderland_qt.models.packs.own_files import read_as_written, read_own, write_own
from wonderland_qt.models.packs.pile import PackPile

ID, NAME = "id", "name"


class SharedEntry(NamedTuple):
    """An entry that two packs change."""

    game: str
    section: str
    id: str


class _WrittenEntry(NamedTuple):
    """An entry as a pack writes it, and its place in the file."""

    written: Mapping[str, Any]
    origin: Origin


def shared_entry(pile: PackPile, pack: Pack, game: str, conflict: Conflict) -> SharedEntry | None:
    """Return the entry that a conflict is about, or None if both packs' entries cannot be kept.

    They cannot for sections without entries, for an entry that the pack removes, and in a .zip.
    """
    section, *inside = conflict.path
    if not inside or pack.path.is_file():
        return None
    shared = SharedEntry(game, str(section), str(inside[0]))
    own = _entry_in_pack(pile, pack, shared)
    return shared if own is not None and not own.written.get(REMOVE) else None


def keep_both(pile: PackPile, pack: Pack, shared: SharedEntry, language: str = ENGLISH) -> str:
    """Give a pack's entry another id, so that it exists beside the other pack's entry.

    The new entry is written in full, with the names and pictures of the old id. Returns the reason in a
    language if that fails (after undoing everything), or "".
    """
    own = _entry_in_pack(pile, pack, shared)
    if own is None:
        return in_words(text("pack-entry-gone", pack=str(pack.path), id=shared.id), language)
    file = own.origin.source.document.path
    try:
        before = read_as_written(file)
    except OSError as error:
        return error_in_words(error, language, file)
    drawn: list[Path] = []
    try:
        mistake = _write_with_new_id(pile, pack, shared, own, drawn=drawn)
    except OSError as error:
        problem = error_in_words(error, language, file)
    else:
        problem = mistake.in_words(language) if mistake is not None else ""
    if not problem:
        return ""
    left_behind = _restore(file, before, drawn)
    pile.look_again()
    if left_behind is None:
        return problem
    return f"{problem}; {error_in_words(left_behind, language, file)}"


def _write_with_new_id(
    pile: PackPile, pack: Pack, shared: SharedEntry, own: _WrittenEntry, drawn: list[Path]
) -> Mistake | None:
    """Write the entry and its pictures with another id; return the pack's first mistake; raises OSError.

    The files of its pictures are added to `drawn`, so that the caller can remove them if something fails.
    """
    file = own.origin.source.document.path
    name = _new_id(pile, pack, shared)
    write_own(file, _with_id(read_own(file), own, _complete_entry(pile, pack, shared), name))
    for picture, copy in _pictures_to_copy(pile, pack, shared, name):
        drawn.append(copy)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, copy)
    pile.look_again()
    return next(iter(pile.mistakes(pile.pack(pack.id))), None)


def _entry_in_pack(pile: PackPile, pack: Pack, shared: SharedEntry) -> _WrittenEntry | None:
    """Return an entry as a pack writes it, or None if the pack has none with this id."""
    model = pile.ruleset(shared.game).content_files
    sections = read_sections([pack.folder], shared.game, model).sections
    entries: Any = sections.data.get(shared.section)
    if not is_entry_list(entries):
        return None
    for number, entry in enumerate(entries):
        if isinstance(entry, dict) and entry.get(ID) == shared.id:
            return _WrittenEntry(entry, sections.origins[shared.section].of_part(number))
    return None


def _complete_entry(pile: PackPile, pack: Pack, shared: SharedEntry) -> dict[str, Any]:
    """Return the complete entry with only this pack in play, with its names in all languages."""
    content_folders = pile.alone(pack)
    model = pile.ruleset(shared.game).content_files
    data = read_sections(content_folders, shared.game, model).sections.data
    whole = next(entry for entry in data[shared.section] if entry.get(ID) == shared.id)
    named = {**_names_in_words(content_folders, shared), **whole.get(NAME, {})}
    return {**whole, NAME: named} if named else whole


def _names_in_words(content_folders: tuple[Path, ...], shared: SharedEntry) -> dict[str, str]:
    """Return the names of an entry in the words, by language, without languages that do not name it."""
    folders = words_over(content_folders, shared.game)
    by_language = {language: Words.load(folders, language) for language in paths.languages()}
    return {
        language: words.say(Text(shared.id))
        for language, words in by_language.items()
        if words.has(shared.id)
    }


def _with_id(text: str, own: _WrittenEntry, whole: Mapping[str, Any], name: str) -> str:
    """Return a file's text with the complete entry under another id.

    The author's lines stay, and lacking fields are added. If a field there changes only part of a value, the
    whole entry is written in place of these lines. Only names, which may lack languages, are completed alone.
    """
    path = own.origin.path
    other_fields = {key: value for key, value in own.written.items() if key != NAME}
    changes_parts_of_values = any(whole.get(key) != value for key, value in other_fields.items())
    if changes_parts_of_values:
        return rewritten(text, path, yaml_on_one_line({**whole, ID: name}))
    text = rewritten(text, (*path, ID), name)
    for key, value in whole.items():
        if key not in own.written:
            text = with_field(text, path, key, value)
        elif key == NAME and own.written[key] != value:
            text = rewritten(text, (*path, key), yaml_on_one_line(value))
    return text


def _new_id(pile: PackPile, pack: Pack, shared: SharedEntry) -> str:
    """Return an id made of the entry's and the pack's id, unused below the pack and in all of the pile."""
    in_play = [other.folder for other in pile.in_play(shared.game)]
    model = pile.ruleset(shared.game).content_files
    read = read_sections([*pile.alone(pack), *in_play], shared.game, model)
    taken = set(_ids_within(read.sections.data))
    stem = f"{shared.id}_{pack.id.replace('-', '_')}"
    names = (f"{stem}{number or ''}" for number in count())
    return next(name for name in names if name not in taken)


def _ids_within(value: object) -> Iterator[str]:
    """Yield all ids at any depth of a value."""
    if isinstance(value, dict):
        yield from (name for key, name in value.items() if key == ID and isinstance(name, str))
        for inner in value.values():
            yield from _ids_within(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _ids_within(inner)


def _pictures_to_copy(
    pile: PackPile, pack: Pack, shared: SharedEntry, name: str
) -> Iterator[tuple[Path, Path]]:
    """Yield each picture of an entry, and the path of its copy for the new id, which is `name`.

    The pack's pictures replace the game's. Where the pack has no content of the game yet, the copies go
    directly into its folder.
    """
    own = game_folder(pack.folder, shared.game) or pack.folder
    drawn: dict[str, Path] = {}
    for folder in (paths.of_game(shared.game) / ART, *art_over(pile.alone(pack), shared.game)):
        drawn |= pictures_by_name(folder)
    for kind_and_id, picture in drawn.items():
        kind, _, drawn_id = kind_and_id.rpartition("/")
        if drawn_id == shared.id:
            yield picture, own / ART / kind / f"{name}.svg"


def _restore(file: Path, written: str, drawn: list[Path]) -> OSError | None:
    """Restore a file and remove copied pictures; return the error if that fails."""
    try:
        write_own(file, written)
        for picture in drawn:
            picture.unlink(missing_ok=True)
    except OSError as error:
        return error
    return None
