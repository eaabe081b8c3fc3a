"""Reads courses and coach's tips from files; every mistake has file, line, field and remedy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.folders.packs import folders_within, game_folder
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, read_yaml
from wonderland_qt.engine.lessons.course import Coach, Course, hints_with_paths, words_with_paths
from wonderland_qt.engine.scenarios.script import ScenarioSource, validated
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text

TaughtT = TypeVar("TaughtT", bound=Course | Coach)

FOLDER, COACH = "lessons", "coach.yaml"


@dataclass(frozen=True)
class Taught(Generic[TaughtT]):
    """A course or a coach's tips, with the file they were read from."""

    source: ScenarioSource
    course: TaughtT

    @property
    def id(self) -> str:
        """Return the file's name without its ending, which identifies the course."""
        return self.source.path.stem

    def mistake(self, path: DocumentPath, message: Text, at_key: bool = False) -> Mistake:
        """Return a mistake at a path of the file."""
        return self.source.mistake(Complaint(path, message, at_key))

    def path_of(self, hint: str) -> DocumentPath:
        """Return the path of a hint in the file."""
        return next(path for path, found in hints_with_paths(self.course) if found.id == hint)


def read_courses(
    content_folders: Sequence[Path], game: str, languages: Collection[str]
) -> tuple[Taught[Course], ...]:
    """Return the courses of a game; later folders override files of the same name; raises ContentMistakes."""
    folders = folders_within(content_folders, game, FOLDER)
    files = {file.name: file for folder in folders for file in sorted(folder.glob("*.yaml"))}
    return tuple(_read_taught(file, Course, languages) for file in files.values())


def read_coach(
    content_folders: Sequence[Path], game: str, languages: Collection[str]
) -> Taught[Coach] | None:
    """Return the tips of a game's coach from the last folder that has some; raises ContentMistakes."""
    folders = (game_folder(content_folder, game) for content_folder in content_folders)
    candidates = [folder / COACH for folder in folders if folder is not None]
    files = [file for file in candidates if file.is_file()]
    return _read_taught(files[-1], Coach, languages) if files else None


def unknown_prompts(taught: Taught[Any], known: Callable[[str], bool]) -> Iterator[Mistake]:
    """Yield a mistake for every prompt in hints that has no message, so that it cannot exist.

    Patterns with `*` may mean prompts of other content, and are not checked.
    """
    for path, hint in hints_with_paths(taught.course):
        for asked in hint.when.asked:
            if "*" not in asked and not known(asked):
                yield taught.mistake((*path, "when", "asked"), text("lesson-unknown-prompt", prompt=asked))


ReadT = TypeVar("ReadT", bound=ContentModel)


def read_as(file: Path, model: type[ReadT]) -> tuple[ReadT, ScenarioSource]:
    """Return a file validated as a model, and its source for positions; raises ContentMistakes."""
    document = read_yaml(file)
    if document.sections is None or document.mistakes:
        raise ContentMistakes(document.mistakes)
    sections = {str(key): value for key, value in document.sections.items()}
    source = ScenarioSource(file, Places(document.text), sections)
    return validated(source, model, sections, path=()), source


def _read_taught(file: Path, model: type[TaughtT], languages: Collection[str]) -> Taught[TaughtT]:
    """Return a course or a coach's tips from a file, checked; raises ContentMistakes."""
    course, source = read_as(file, model)
    found = [*_complaints_of_missing_languages(course, languages), *_complaints_of_names(course)]
    if found:
        raise ContentMistakes(map(source.mistake, found))
    return Taught(source, course)


def _complaints_of_missing_languages(
    taught: Course | Coach, languages: Collection[str]
) -> Iterator[Complaint]:
    """Yield a complaint for every required language that a text lacks."""
    for path, by_language in words_with_paths(taught):
        for language in languages:
            if language not in by_language:
                yield Complaint(path, text("lesson-language-missing", language=language), at_key=True)


def _complaints_of_names(taught: Course | Coach) -> Iterator[Complaint]:
    """Yield a complaint for every repeated id, and for every `after` that names no earlier hint."""
    seen: set[str] = set()
    for path, hint in hints_with_paths(taught):
        if hint.id in seen:
            yield Complaint((*path, "id"), Text("lesson-id-twice"))
        if hint.when.after and hint.when.after not in seen:
            message = text("lesson-no-hint", hint=hint.when.after, near=suggestion(hint.when.after, seen))
            yield Complaint((*path, "when", "after"), message)
        seen.add(hint.id)
