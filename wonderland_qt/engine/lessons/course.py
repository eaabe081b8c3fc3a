"""Courses: the models of lessons in YAML, which are played on a game's own content (docs/lessons.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, WithJsonSchema, model_validator

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.scenarios.scenario import Kind
from wonderland_qt.engine.words.texts import Text, text

MOST_SENTENCES = 2
LONGEST_HEADLINE, LONGEST_TEXT = 64, 190
SENTENCE_END = re.compile(r"[.!?…]+(?=\s|$)")

Face = Literal["talking", "pleased", "pointing"]
Language = str


def _as_tuple(written: Any) -> Any:
    """Return a pattern written alone as a tuple of one; anything else unchanged."""
    return (written,) if isinstance(written, str) else written


_ONE_OR_MORE = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
Patterns = Annotated[tuple[str, ...], BeforeValidator(_as_tuple), WithJsonSchema(_ONE_OR_MORE)]
"""Patterns of ids, of which any may match; `*` stands for anything."""


def fits(written: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether an id matches one of the patterns."""
    return any(fnmatchcase(written, pattern) for pattern in patterns)


def _check_length(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return a speech, a headline and perhaps a text, unchanged; raises WrongValue if one is too long."""
    headline = lines[0]
    below = lines[1] if len(lines) > 1 else ""
    if len(headline) > LONGEST_HEADLINE:
        raise WrongValue(text("lesson-headline-long", most=LONGEST_HEADLINE, letters=len(headline)))
    if len(below) > LONGEST_TEXT:
        raise WrongValue(text("lesson-text-long", most=LONGEST_TEXT, letters=len(below)))
    if len(SENTENCE_END.findall(below)) > MOST_SENTENCES:
        raise WrongValue(text("lesson-many-sentences", most=MOST_SENTENCES))
    return lines


Speech = Annotated[tuple[str, ...], Field(min_length=1, max_length=2), AfterValidator(_check_length)]
"""A headline, and below it at most two short sentences."""


class When(ContentModel):
    """The moment for a hint: what is asked, what happened since the last answer, which hint came before.

    `asked` are keys of prompts, `after` is the id of another hint. Fields left out do not matter.
    """

    asked: Patterns = ()
    event: Kind | None = None
    after: str = ""


class Touch(ContentModel):
    """The options that follow a hint, by the pieces they take and put, or by their ids."""

    take: Patterns = ()
    put: Patterns = ()
    option: Patterns = ()

    @model_validator(mode="after")
    def _require_pattern(self) -> Touch:
        """Return the touch unchanged; raises WrongValue if it has no pattern."""
        if not (self.take or self.put or self.option):
            raise WrongValue(Text("lesson-touch-empty"))
        return self

    def means(self, option: Option) -> bool:
        """Tell whether an option matches all patterns that are given."""
        ids_and_patterns = ((option.take, self.take), (option.put, self.put), (option.id, self.option))
        return all(fits(id_, patterns) for id_, patterns in ids_and_patterns if patterns)


class Hint(ContentModel):
    """What the teacher says at a moment, and which options follow it.

    A hint without `touch` is only read; the pieces in `show` are lit. `because` are keys of reasons: only
    options with one of them follow the hint. With `insist` no other option is allowed. A `wise` hint is
    given only if the game's evaluation rates its option best; a `rare` one need not come in every game. The
    `last` one waits for all that are not rare, and no hint comes after it. `instead` is said if the player
    tries something else; `dim` darkens all but what is lit.
    """

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    when: When = When()
    say: dict[Language, Speech]
    show: Patterns = ()
    touch: Touch | None = None
    because: Patterns = ()
    insist: bool = False
    wise: bool = False
    rare: bool = False
    last: bool = False
    face: Face | None = None
    instead: dict[Language, str] = Field(default_factory=dict)
    dim: bool = True

    @property
    def looks(self) -> Face:
        """Return the face that the teacher shows with this hint."""
        return self.face or ("pointing" if self.touch else "talking")


class Lesson(ContentModel):
    """One lesson: hints that belong together; `chapter` names the part of the game it is about."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    title: dict[Language, str]
    chapter: dict[Language, str] = Field(default_factory=dict)
    hints: tuple[Hint, ...] = Field(min_length=1)


class LessonSeat(ContentModel):
    """A seat at a course's table: a role, played by a kind of bot or, without one, by the learner."""

    role: str
    bot: str = ""


class LessonTable(ContentModel):
    """The set-up of a course's game, which is the same each time.

    Decisions whose prompts match `given` are answered for all players before the first lesson, with the
    option that the evaluation rates best.
    """

    seed: int
    given: Patterns = ()
    seats: tuple[LessonSeat, ...]
    options: dict[str, str] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _move_house_rules_to_options(cls, written: Any) -> Any:
        """Move the separate `house_rules` of earlier courses into `options`."""
        if not isinstance(written, dict) or not isinstance(written.get("house_rules"), dict):
            return written
        options = {**written["house_rules"], **written.get("options", {})}
        others = {key: value for key, value in written.items() if key != "house_rules"}
        return {**others, "options": options}

    @model_validator(mode="after")
    def _require_one_learner(self) -> LessonTable:
        """Return the table unchanged; raises WrongValue unless exactly one seat is a person's."""
        if sum(not seat.bot for seat in self.seats) != 1:
            raise WrongValue(Text("lesson-one-person"))
        return self


class Course(ContentModel):
    """Lessons for one game at one table; `teacher` names the pictures of the teacher.

    `teaches` names what a person can do afterwards, each with hints of which one is enough to teach it.
    """

    title: dict[Language, str]
    teacher: str
    table: LessonTable
    teaches: dict[str, Patterns] = Field(default_factory=dict)
    lessons: tuple[Lesson, ...] = Field(min_length=1)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Return the hints of all lessons, in order."""
        return tuple(hint for lesson in self.lessons for hint in lesson.hints)

    def lesson_of(self, hint: str) -> int:
        """Return the number of the lesson with a hint, counted from 1."""
        for number, lesson in enumerate(self.lessons, start=1):
            if any(candidate.id == hint for candidate in lesson.hints):
                return number
        raise KeyError(hint)


class Coach(ContentModel):
    """Tips for ordinary games, each said when its moment comes for the first time."""

    teacher: str
    tips: tuple[Hint, ...]

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Return the tips."""
        return self.tips


Path = tuple[str | int, ...]


def hints_with_paths(taught: Course | Coach) -> Iterator[tuple[Path, Hint]]:
    """Yield every hint with its path in the file."""
    if isinstance(taught, Coach):
        for index, tip in enumerate(taught.tips):
            yield ("tips", index), tip
        return
    for lesson_index, lesson in enumerate(taught.lessons):
        for index, hint in enumerate(lesson.hints):
            yield ("lessons", lesson_index, "hints", index), hint


def words_with_paths(taught: Course | Coach) -> Iterator[tuple[Path, dict[Language, Any]]]:
    """Yield everything that is written in several languages, with its path in the file."""
    if isinstance(taught, Course):
        yield ("title",), taught.title
        for number, lesson in enumerate(taught.lessons):
            yield ("lessons", number, "title"), lesson.title
            if lesson.chapter:
                yield ("lessons", number, "chapter"), lesson.chapter
    for path, hint in hints_with_paths(taught):
        yield (*path, "say"), hint.say
        if hint.instead:
            yield (*path, "instead"), hint.instead
