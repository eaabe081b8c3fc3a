"""The current content of one game, with the user's changes on top."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.origins import Sections
from wonderland_qt.engine.content.folders.packs import Pack
from wonderland_qt.engine.content.known import forget_contents
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.named_verbs import NamedVerbs, named_verbs, sections_of_verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.packs.check import mistakes_beside
from wonderland_qt.models.packs.folders import art_over, words_over
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.pieces.cast import Cast, cast_of
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.workshop.workshop_entries import (
    Number,
    WorkshopEntry,
    entries_of,
    numbers_of,
    value_at,
)

LISTED, GROUP = "printed", "kind"
"""A field that only lists other fields, and one with the group of an entry."""


@dataclass(frozen=True)
class CheckedContent:
    """A content without mistakes, with its sections and entries."""

    content: Any
    sections: Sections
    entries: tuple[WorkshopEntry, ...]
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @cached_property
    def written_in(self) -> Mapping[str, tuple[WorkshopEntry, ...]]:
        """Return for each word of the content the innermost entries that contain it."""
        found: dict[str, dict[DocumentPath, WorkshopEntry]] = defaultdict(dict)
        paths_of_entries = {entry.path for entry in self.entries}
        for entry in self.entries:
            value = value_at(self.sections.data, entry.path)
            for word in _words_within(value, entry.path, paths_of_entries):
                found[word][entry.path] = entry
        return {word: tuple(entries.values()) for word, entries in found.items()}

    @cached_property
    def words_of(self) -> Mapping[DocumentPath, frozenset[str]]:
        """Return the words in each entry by its path."""
        found: dict[DocumentPath, set[str]] = defaultdict(set)
        for word, entries in self.written_in.items():
            for entry in entries:
                found[entry.path].add(word)
        return {path: frozenset(words) for path, words in found.items()}


class EditedContent:
    """The content of a game in the folders `below`, overridden by the user's `own` folder, if that exists.

    After a mistake the last good content stays in `checked`. Raises ContentMistakes if even the content
    `below` cannot be read.
    """

    def __init__(self, ruleset: AnyRuleset, below: Sequence[Path], own: Path) -> None:
        """Read the content of the folders `below` and of the user's own one; raises ContentMistakes."""
        self.ruleset = ruleset
        self.mistakes: tuple[Mistake, ...] = ()
        self._words: dict[str, Words] = {}
        self.lay(below, own)

    def lay(self, below: Sequence[Path], own: Path) -> None:
        """Set the user's folder and the folders below it, and read them; raises ContentMistakes.

        If the user's folder has mistakes, they are noted, and the content is that of the folders below.
        """
        self.folders_below, self.own = tuple(below), own
        self.before = self._sections_of(self.folders_below)
        self.mistakes = ()
        try:
            self.checked = self._checked_content(self.content_folders)
        except ContentMistakes as error:
            self.mistakes = tuple(error.mistakes)
            self.checked = self._checked_content(self.folders_below)

    @property
    def content_folders(self) -> tuple[Path, ...]:
        """Return the content folders, with the user's on top if it exists."""
        return (*self.folders_below, self.own) if self.own.is_dir() else self.folders_below

    def read(self) -> bool:
        """Read the files again, and return whether they are right; if not, the content stays as it was."""
        try:
            self.checked = self._checked_content(self.content_folders)
        except ContentMistakes as error:
            self.mistakes = tuple(error.mistakes)
            return False
        self.mistakes = ()
        return True

    @property
    def named(self) -> NamedVerbs:
        """Return the verbs that the content defines."""
        return named_verbs(self.ruleset.content_files, self.checked.sections)

    @property
    def cast(self) -> Cast:
        """Return the roles with the emblems of the content."""
        return cast_of(self.ruleset, self.checked.content)

    def words(self, language: str) -> Words:
        """Return the game's words in a language, with the names of the content (cached)."""
        if language not in self._words:
            folders = words_over(self.content_folders, self.ruleset.id)
            self._words[language] = Words.load(folders, language, self.checked.names)
        return self._words[language]

    @property
    def art(self) -> tuple[Path, ...]:
        """Return the folders of pictures that override the game's own, in ascending precedence."""
        return art_over(self.content_folders, self.ruleset.id)

    def name_of(self, name: Text, language: str) -> str:
        """Return the name of an entry, or its id if it has none."""
        words = self.words(language).say(name)
        has_no_words = words == f"[{name.key}]"
        return name.key if has_no_words else capital(words)

    def heading_of_kind(self, kind: str, language: str) -> str:
        """Return the heading of a kind of entries."""
        return self.words(language).say(Text(f"gallery-{kind}"))

    def entry(self, name: str) -> WorkshopEntry | None:
        """Return the first entry with this id, or None."""
        return next((entry for entry in self.checked.entries if entry.id == name), None)

    def at(self, path: DocumentPath) -> WorkshopEntry | None:
        """Return the entry at a path, or None."""
        return next((entry for entry in self.checked.entries if entry.path == path), None)

    def numbers(self, entry: WorkshopEntry) -> tuple[Number, ...]:
        """Return the numbers of an entry."""
        return tuple(numbers_of(entry.path, self.checked.sections, self.before))

    def uses(self, entry: WorkshopEntry) -> tuple[WorkshopEntry, ...]:
        """Return the entries of other kinds that mention an entry's id, kind or group.

        An effect on all cards of a group, for example, uses each of these cards.
        """
        value = value_at(self.checked.sections.data, entry.path)
        group = value.get(GROUP) if isinstance(value, dict) else None
        found: dict[DocumentPath, WorkshopEntry] = {}
        for word in (entry.id, entry.shown.kind, group):
            for user in self.checked.written_in.get(word, ()) if word else ():
                if _may_use(user, entry):
                    found[user.path] = user
        return tuple(found.values())

    def _checked_content(self, content_folders: Sequence[Path]) -> CheckedContent:
        """Read the content of these folders, and forget what is cached of it; raises ContentMistakes.

        If the top folder is the user's own, its words and other files are checked, too, as they are edited.
        """
        content = self.ruleset.load(content_folders)
        *beneath, top = content_folders
        if top == self.own:
            self._check_beside_content(beneath)
        forget_contents()
        self._words = {}
        sections = self._sections_of(content_folders)
        entries = entries_of(
            gallery=self.ruleset.display.gallery(content),
            sections=sections,
            own=self.own,
            sections_of_verbs=sections_of_verbs(self.ruleset.content_files),
        )
        names = self.ruleset.narration.content_words(content)
        return CheckedContent(content, sections, entries, names)

    def _check_beside_content(self, beneath: Sequence[Path]) -> None:
        """Check the user's words and other files beside the content; raises ContentMistakes."""
        mistakes = tuple(mistakes_beside(self.own, self.ruleset.id, beneath))
        if mistakes:
            raise ContentMistakes(mistakes)

    def _sections_of(self, content_folders: Sequence[Path]) -> Sections:
        return read_sections(content_folders, self.ruleset.id, self.ruleset.content_files).sections


def content_with_pack(pile: PackPile, pack: Pack, game: str) -> EditedContent | None:
    """Return the content of a game with one pack and those that it needs, or None if it has mistakes."""
    *below, own = pile.alone(pack)
    try:
        edited = EditedContent(pile.ruleset(game), below, own)
    except ContentMistakes:
        return None
    return None if edited.mistakes else edited


def _may_use(user: WorkshopEntry, entry: WorkshopEntry) -> bool:
    """Tell whether `user` may count as using an entry: it is of another kind, and no whole section."""
    is_whole_section = len(user.path) == 1
    return user.shown.kind != entry.shown.kind and not is_whole_section


def _words_within(value: Any, path: DocumentPath, paths_of_entries: set[DocumentPath]) -> set[str]:
    """Return the words and keys of the value at a path, without those of entries inside it."""
    if isinstance(value, str):
        return {value}
    parts: Mapping[Any, Any] = {}
    words: set[str] = set()
    if isinstance(value, dict):
        parts = {key: part for key, part in value.items() if key != LISTED}  # which repeats other fields
        words = set(map(str, parts))
    elif isinstance(value, list):
        parts = dict(enumerate(value))
    for key, part in parts.items():
        path_of_part = (*path, key)
        if path_of_part not in paths_of_entries:
            words |= _words_within(part, path_of_part, paths_of_entries)
    return words
