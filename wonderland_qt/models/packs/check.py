"""The check of a pack: its sections, and mistakes and warnings in its content, words, pictures and sounds."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.content_files import read_sections, sections_of
from wonderland_qt.engine.content.folders.overlay import Conflict
from wonderland_qt.engine.content.folders.packs import Pack, folders_within, game_folder
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.model_paths import keys_of
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.installed_games import BrokenGame
from wonderland_qt.engine.lookahead.trial import trial
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.earlier_files import earlier_in_pack
from wonderland_qt.models.packs.emblem_warnings import emblem_warnings
from wonderland_qt.models.packs.folders import art_over, words_over
from wonderland_qt.models.packs.icon_names import icon_warnings
from wonderland_qt.models.packs.pack_words import wrong_words
from wonderland_qt.models.packs.word_warnings import word_warnings


def games_of(pack: Pack, rulesets: Mapping[str, AnyRuleset]) -> tuple[str, ...]:
    """Return the games for which a pack has content, words or pictures."""
    if pack.game:
        return (pack.game,)
    return tuple(game for game in rulesets if _may_change(pack, game, rulesets))


def _may_change(pack: Pack, game: str, rulesets: Mapping[str, AnyRuleset]) -> bool:
    """Tell whether a pack has something for a game; a game that cannot be loaded is not changed."""
    try:
        return _has_content_for(pack, rulesets[game])
    except BrokenGame:
        return False


def holds(pack: Pack, ruleset: AnyRuleset) -> Mapping[str, int]:
    """Return the number of entries or fields that a pack has in each section of a game."""
    known = keys_of(ruleset.content_files)
    sections = sections_of(pack.folder, ruleset.id)
    of_game = {str(name): value for name, value in sections.items() if name in known}
    return {name: len(value) if isinstance(value, list | dict) else 1 for name, value in of_game.items()}


def mistakes_on(ruleset: AnyRuleset, content_folders: Sequence[Path], pack: Pack) -> tuple[Mistake, ...]:
    """Return the mistakes of a pack on top of these content folders.

    They are those of its content, its words and its pictures' files, and with sound content why no game can
    begin with it; no game is played to its end, which would take too long.
    """
    beside = tuple(mistakes_beside(pack.folder, ruleset.id, content_folders))
    try:
        loaded = ruleset.load([*content_folders, pack.folder])
    except ContentMistakes as error:
        return (*error.mistakes, *beside)
    problem = trial(ruleset, loaded, whole=False)
    if problem is not None:
        return (*beside, Mistake.in_file(pack.path, problem))
    return beside


def conflicts_between(ruleset: AnyRuleset, content_folders: Sequence[Path]) -> tuple[Conflict, ...]:
    """Return the fields that two of these folders, other than the lowest, set differently."""
    return tuple(read_sections(content_folders, ruleset.id, ruleset.content_files).conflicts)


def warnings_about(ruleset: AnyRuleset, content_folders: Sequence[Path]) -> tuple[Mistake, ...]:
    """Return warnings about the topmost folder; raises ContentMistakes when the content cannot be read.

    First come the notices of names from earlier versions, file by file, then all others by their places.
    """
    loaded, top, game = ruleset.load(content_folders), content_folders[-1], ruleset.id
    sections = read_sections(content_folders, game, ruleset.content_files).sections
    data = sections.data

    def is_of_top(path: DocumentPath) -> bool:
        """Tell whether the topmost folder sets the value at a path; a folder by itself sets all."""
        return len(content_folders) == 1 or sections.is_changed_by(top, path)

    words = words_over(content_folders, game)
    complaints = chain(
        ruleset.warnings(loaded),
        word_warnings(ruleset, loaded, words, data, is_of_top),
        look_warnings(data, game),
        emblem_warnings(data, game),
        icon_warnings(data, ruleset, art_over(content_folders, game)),
    )
    about_top = [complaint for complaint in complaints if is_of_top(complaint.path)]
    warnings = [sections.mistake_at_newest(complaint.path, complaint.message) for complaint in about_top]
    return (*earlier_in_pack(top, game), *sorted(warnings))


def mistakes_beside(content_folder: Path, game: str, beneath: Sequence[Path] = ()) -> Iterator[Mistake]:
    """Yield the mistakes in the words and picture files of a pack's content folder.

    `beneath` are the folders whose words those of the pack override or refer to. Pictures that cannot be
    drawn are not mistakes of the pack: see `pack_art`.
    """
    yield from wrong_words(content_folder, game, beneath)
    found: list[Mistake] = []
    for folder in folders_within([content_folder], game, "art"):
        files_within(folder, {".svg"}, found)  # only for what is wrong with them
    yield from found


def _has_content_for(pack: Pack, ruleset: AnyRuleset) -> bool:
    """Tell whether a pack has a folder for a game, or directly in it sections of that game."""
    folder = game_folder(pack.folder, ruleset.id)
    if folder is None:
        return False
    if folder != pack.folder:
        return True
    known = keys_of(ruleset.content_files)
    return any(name in known for name in sections_of(pack.folder, ruleset.id))


APPEARANCES, SOUND = "appearances", "sound"
SCENERY, KIND, ID = "scenery", "kind", "id"


def look_warnings(data: Mapping[Key, Any], game: str) -> Iterator[Complaint]:
    """Yield sounds that no file of the game or window has, and scenery of unknown kinds."""
    yield from _sound_warnings(data.get(APPEARANCES), (APPEARANCES,), sounds_of(game))
    yield from _kind_warnings(data.get(SCENERY, ()), kinds_of(game))


def sounds_of(game: str) -> frozenset[str]:
    """Return the names of all sounds for events of a game."""
    folders = (paths.of_game(game) / "sounds", paths.window() / "sounds")
    return frozenset(file.stem for folder in folders for file in folder.glob("*.wav"))


def kinds_of(game: str) -> frozenset[str]:
    """Return the kinds of pieces that a game's art lists; none for a game without art."""
    file = paths.of_game(game) / "art" / "kinds.toml"
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else ())


def _kind_warnings(scenery: Sequence[Mapping[str, str]], known: Collection[str]) -> Iterator[Complaint]:
    """Yield complaints about scenery whose kind (by default its id) the game's art does not list.

    A game whose art lists none has no complaints.
    """
    for number, piece in enumerate(scenery):
        key = KIND if piece.get(KIND) else ID
        if known and piece[key] not in known:
            message = text("looks-unknown-kind", kind=piece[key], near=suggestion(piece[key], known))
            yield Complaint((SCENERY, number, key), message)


def _sound_warnings(value: object, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    """Yield complaints about unknown sounds at any depth of mappings; appearances have no lists of them."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == SOUND and inner and inner not in known:
            message = text("looks-unknown-sound", sound=str(inner), near=suggestion(inner, known))
            yield Complaint((*path, key), message)
        yield from _sound_warnings(inner, (*path, key), known)
