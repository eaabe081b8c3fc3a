"""Plans of appearances: what is heard and seen of what happens, kind of fact by kind of fact, as content.

In all their words `{field}` stands for what a fact says in that field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from types import ModuleType
from typing import Annotated, Any, ClassVar, Protocol

from pydantic import Field

from wonderland_qt.engine import cues
from wonderland_qt.engine.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.facts import Fact, facts_of
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Argument, Text
from wonderland_qt.parts.phases import PhaseBegun
from wonderland_qt.parts.telling import NOTHING

_HOLE = re.compile(r"\{(\w+)\}")


def filled(words: str, fact: Fact) -> str:
    """Return words with what a fact says in place of every `{field}`."""
    return _HOLE.sub(lambda hole: str(getattr(fact, hole[1])), words)


class Motion(OneKey):
    """Family of motions: what is seen of a fact, by the ids of pieces (`engine/cues.py`)."""

    cue: ClassVar[Callable[..., cues.Cue]]

    def seen(self, fact: Fact) -> cues.Cue:
        """Return the cue of a fact."""
        return type(self).cue(**{name: filled(words, fact) for name, words in self.model_dump().items()})


class Journey(Motion, word="journey", shorthand="piece"):
    """{journey: {piece: "figure:{player}", origin: box}}: a piece goes now to where it lies."""

    cue = cues.Journey
    piece: str
    origin: str = ""


class Arrival(Motion, word="arrival", shorthand="place"):
    """{arrival: {place: "hand:{player}", origin: box}}: whatever has come to a place goes there now."""

    cue = cues.Arrival
    place: str
    origin: str = ""


class Handful(Motion, word="handful"):
    """{handful: {like: pebble, origin: box, goal: "hand:{player}", count: "{pebbles}"}}.

    So many of what is only counted go from one piece to another, and look like a third.
    """

    like: str
    origin: str
    goal: str
    count: str

    @staticmethod
    def cue(like: str, origin: str, goal: str, count: str) -> cues.Cue:
        """Return a handful, which is a number of things."""
        return cues.Handful(like, origin, goal, int(count))


class Fall(Motion, word="fall", shorthand="piece"):
    """{fall: "figure:{player}"}: a piece, or one of those that it counts, falls over and is gone."""

    cue = cues.Fall
    piece: str


class Strike(Motion, word="strike"):
    """{strike: {piece: "figure:{player}", tool: hammer/small, flies: sparks/all}}: a tool comes down."""

    cue = cues.Strike
    piece: str
    tool: str
    flies: str


class Roll(Motion, word="roll"):
    """{roll: {die: die, shows: "{number}"}}: a die is rolled; it may show something else than a number."""

    die: str
    shows: str

    @staticmethod
    def cue(die: str, shows: str) -> cues.Cue:
        """Return a roll, with the number that the die shows if it is one."""
        return cues.Roll(die, int(shows) if shows.isdecimal() else None)


class InterludePlan(ContentModel):
    """What fills the window for a moment: two messages, a picture `kind/name` and a light of the art.

    The title is told what the fact says in the fields of `naming`: numbers, or things by their names.
    """

    title: str
    text: str
    picture: str = ""
    light: str = ""
    naming: tuple[str, ...] = ()

    def seen(self, fact: Fact) -> Interlude:
        """Return what fills the window after a fact."""
        named = tuple((name, _named(getattr(fact, name))) for name in self.naming)
        title = Text(filled(self.title, fact), named)
        return Interlude(title, Text(filled(self.text, fact)), filled(self.picture, fact), self.light)


def _named(value: Any) -> Argument:
    return value if isinstance(value, int) else Text(value)


class AppearancePlan(ContentModel):
    """How facts of a kind appear: their sound (silent without), what moves, and what comes between.

    `when` says what is otherwise by what a fact says in a field ("none": nothing), the first one that fits:
    `{phase: {night: {sound: owl}}}`.
    """

    sound: str = ""
    moves: Motion | None = None
    interlude: InterludePlan | None = None
    when: dict[str, dict[str, AppearancePlan]] = Field(default_factory=dict)

    def appearance(self, fact: Fact) -> Appearance:
        """Return how a fact of this kind appears."""
        for field, by_value in self.when.items():
            otherwise = by_value.get(str(getattr(fact, field)) or NOTHING)
            if otherwise is not None:
                said = {name: getattr(otherwise, name) for name in otherwise.model_fields_set}
                return self.model_copy(update={"when": {}, **said}).appearance(fact)
        seen = self.moves.seen(fact) if self.moves is not None else None
        return Appearance(self.sound, seen, self.interlude.seen(fact) if self.interlude is not None else None)


Appearances = Annotated[dict[str, AppearancePlan], Field(default_factory=dict)]
"""Plans by the names of kinds of facts; a content need not have any."""


class HasAppearances(Protocol):
    """A content that says how facts appear."""

    @property
    def appearances(self) -> Appearances: ...


class Presented(Protocol):
    """A pack whose content says how facts appear."""

    @property
    def content(self) -> HasAppearances: ...


def appearance(fact: Fact, pack: Presented) -> Appearance:
    """Return how a fact appears, as the content of a game says."""
    plan = pack.content.appearances.get(type(fact).__name__)
    return plan.appearance(fact) if plan is not None else UNNOTICED


def appearances_fit(facts: ModuleType) -> Callable[[HasAppearances], Iterator[Complaint]]:
    """Return the check that finds plans for facts that a game has not, and fields that they have not."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in facts_of(facts, PhaseBegun)}

    def check(content: HasAppearances) -> Iterator[Complaint]:
        for name, plan in content.appearances.items():
            path = ("appearances", name)
            if name in fields:
                yield from _strange_fields(plan, path, fields[name])
            else:
                yield Complaint(path, f"no fact is called '{name}'{suggestion(name, fields)}", True)

    return check


def _strange_fields(plan: AppearancePlan, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    for where, field in _fields_of(plan, path):
        if field not in known:
            yield Complaint(where, f"the fact says nothing of '{field}'{suggestion(field, known)}")
    for field, by_value in plan.when.items():
        for value, otherwise in by_value.items():
            yield from _strange_fields(otherwise, (*path, "when", field, value), known)


def _fields_of(plan: AppearancePlan, path: DocumentPath) -> Iterator[tuple[DocumentPath, str]]:
    """Yield the fields of facts that a plan speaks of, each with the place where it does."""
    yield from (((*path, "when", field), field) for field in plan.when)
    for part in ("moves", "interlude"):
        written = getattr(plan, part)
        for words in written.model_dump().values() if written is not None else ():
            named = words if isinstance(words, tuple) else _HOLE.findall(words)
            yield from (((*path, part), field) for field in named)
