"""Plans of appearances: the sound and effects of each class of event, as content.

In all their strings, `{field}` stands for the value of the event's field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from types import ModuleType
from typing import Annotated, Any, ClassVar, NamedTuple, Protocol

from pydantic import Field

from wonderland_qt.components.narration import NOTHING
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.events import Event, events_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table import cues
from wonderland_qt.engine.table.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.stages import Interlude
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Argument, Text, text

_HOLE = re.compile(r"\{(\w+)\}")


def filled(words: str, event: Event) -> str:
    """Return words with every `{field}` replaced by the event's value."""
    return _HOLE.sub(lambda hole: str(getattr(event, hole[1])), words)


def _words_for_each(words: str, event: Event) -> tuple[str, ...]:
    """Return words once for each member of the list in the event's `{field}`; () without one."""
    hole = _HOLE.search(words)
    if hole is None:
        return ()
    field, members = hole[0], getattr(event, hole[1])
    return tuple(words.replace(field, member) for member in members)


class MotionSpec(OneKey):
    """Family of motions shown for an event, by the ids of pieces (`engine/table/cues.py`)."""

    cue: ClassVar[Callable[..., cues.Cue]]

    def seen(self, event: Event) -> cues.Cue:
        """Return the cue for an event."""
        fields = {name: filled(words, event) for name, words in self.model_dump().items()}
        return type(self).cue(**fields)


class TravelSpec(MotionSpec, word="travel", shorthand="piece"):
    """{travel: {piece: "figure:{player}", origin: box}}: a piece travels to its new place.

    With `way: "field:{way}"` it walks over one place for each member of the event's field.
    """

    cue = cues.Travel
    piece: str
    origin: str = ""
    way: str = ""

    def seen(self, event: Event) -> cues.Cue:
        """Return the travel for an event."""
        piece, origin = filled(self.piece, event), filled(self.origin, event)
        return cues.Travel(piece, origin, _words_for_each(self.way, event))


class AppearSpec(MotionSpec, word="appear", shorthand="place"):
    """{appear: {place: "hand:{player}", origin: box}}: all new pieces of a place travel there."""

    cue = cues.Appear
    place: str
    origin: str = ""


class HandfulSpec(MotionSpec, word="handful"):
    """{handful: {like: pebble, origin: box, goal: "hand:{player}", count: "{pebbles}"}}.

    `count` things that are only counted fly from one piece to another, and look like the piece `like`.
    """

    like: str
    origin: str
    goal: str
    count: str

    @staticmethod
    def cue(like: str, origin: str, goal: str, count: str) -> cues.Cue:
        """Return a handful with its count as a number."""
        return cues.Handful(like, origin, goal, int(count))


class FallSpec(MotionSpec, word="fall", shorthand="piece"):
    """{fall: "figure:{player}"}: a piece, or one of the things that it counts, falls over and disappears."""

    cue = cues.Fall
    piece: str


class StrikeSpec(MotionSpec, word="strike"):
    """{strike: {piece: "figure:{player}", tool: hammer/small, flies: sparks/all}}: a tool strikes a piece."""

    cue = cues.Strike
    piece: str
    tool: str
    flies: str


class RollSpec(MotionSpec, word="roll"):
    """{roll: {die: die, shows: "{number}"}}: a die is rolled; what it shows need not be a number."""

    die: str
    shows: str

    @staticmethod
    def cue(die: str, shows: str) -> cues.Cue:
        """Return a roll, with None if the die shows no number."""
        return cues.Roll(die, int(shows) if shows.isdecimal() else None)


class InterludePlan(ContentModel):
    """A screen that fills the window for a moment: two messages, a picture `kind/name` and a light.

    The title's arguments are the event's fields in `naming`: numbers, or things by name.
    """

    title: str
    text: str
    picture: str = ""
    light: str = ""
    naming: tuple[str, ...] = ()

    def seen(self, event: Event) -> Interlude:
        """Return the screen for an event."""
        arguments = tuple((name, _argument_of_value(getattr(event, name))) for name in self.naming)
        title, words = Text(filled(self.title, event), arguments), Text(filled(self.text, event))
        return Interlude(title, words, filled(self.picture, event), self.light)


def _argument_of_value(value: Any) -> Argument:
    """Return an event's value as a message argument: numbers as they are, ids as texts."""
    return value if isinstance(value, int) else Text(value)


class GainPlan(ContentModel):
    """What an event brings somebody: a picture `kind/name` of the art, and how many ("-{number}": lost).

    The `piece` that was gained shows its own picture where it lies open. It flies to the first of the pieces
    `lands` that is seen, or to a `place` of the board; without either it is only told of. It comes from the
    first of `across` that is seen; what is lost goes there. The name of `because` stands beside it.
    """

    picture: str
    amount: str = "1"
    player: str = "{player}"
    piece: str = ""
    lands: tuple[str, ...] = ()
    place: str = ""
    across: tuple[str, ...] = ()
    because: str = ""

    def seen(self, event: Event) -> Benefit | None:
        """Return what a player has gained or lost, None for nothing."""
        amount = int(filled(self.amount, event).replace("--", ""))  # "-{number}" of a negative number
        if not amount:
            return None
        return Benefit(
            PlayerId(filled(self.player, event)),
            filled(self.picture, event),
            amount,
            piece=filled(self.piece, event),
            lands=tuple(filled(words, event) for words in self.lands),
            place=filled(self.place, event),
            across=tuple(filled(words, event) for words in self.across),
            because=filled(self.because, event),
        )


class AppearancePlan(ContentModel):
    """How events of a class appear: their sound (silent without), motion and interlude.

    `held` is a piece held up to be read if another player chose it, such as `"card:{card}"`; `gain` is what
    the event brings a player. `unforeseen` events, such as tidying up, and those after them are left out of
    what an answer is foreseen to change.

    `when` overrides fields by the value of an event's field ("none" for empty), the first that fits:
    `{phase: {night: {sound: owl}}}`.
    """

    sound: str = ""
    moves: MotionSpec | None = None
    interlude: InterludePlan | None = None
    held: str = ""
    gain: GainPlan | None = None
    unforeseen: bool = False
    when: dict[str, dict[str, AppearancePlan]] = Field(default_factory=dict)

    def appearance(self, event: Event) -> Appearance:
        """Return the appearance of an event of this class, by the first override in `when` that fits.

        An override replaces only the fields that it has, and may have overrides of its own.
        """
        override = self._override_for(event)
        if override is not None:
            replaced = {name: getattr(override, name) for name in override.model_fields_set}
            return self.model_copy(update={"when": {}, **replaced}).appearance(event)
        moves, interlude, gain = self.moves, self.interlude, self.gain
        return Appearance(
            self.sound,
            cue=moves.seen(event) if moves is not None else None,
            interlude=interlude.seen(event) if interlude is not None else None,
            held=filled(self.held, event),
            gain=gain.seen(event) if gain is not None else None,
            unforeseen=self.unforeseen,
        )

    def _override_for(self, event: Event) -> AppearancePlan | None:
        """Return the first override in `when` that fits an event, None if none does."""
        for field, plan_by_value in self.when.items():
            override = plan_by_value.get(str(getattr(event, field)) or NOTHING)
            if override is not None:
                return override
        return None


Appearances = Annotated[dict[str, AppearancePlan], Field(default_factory=dict)]
"""Plans by the class name of events; a content need not have any."""


class HasAppearances(Protocol):
    """Content files with plans of appearances."""

    @property
    def appearances(self) -> Appearances: ...


class Presented(Protocol):
    """A content whose files have plans of appearances."""

    @property
    def files(self) -> HasAppearances: ...


def appearance(event: Event, content: Presented) -> Appearance:
    """Return the appearance of an event by a content's plans; an event without a plan is unnoticed."""
    plan = content.files.appearances.get(type(event).__name__)
    return plan.appearance(event) if plan is not None else UNNOTICED


def appearances_fit(events: ModuleType) -> Callable[[HasAppearances], Iterator[Complaint]]:
    """Return the content check for plans with events or fields that a game does not have."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in events_of(events, PhaseBegun)}

    def check(files: HasAppearances) -> Iterator[Complaint]:
        """Yield complaints about plans whose event the game does not have, or whose fields it lacks."""
        for name, plan in files.appearances.items():
            path = ("appearances", name)
            if name in fields:
                yield from _unknown_fields(plan, path, fields[name])
            else:
                message = text("looks-unknown-event", name=name, near=suggestion(name, fields))
                yield Complaint(path, message, at_key=True)

    return check


def _unknown_fields(plan: AppearancePlan, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    """Yield a complaint for each unknown field in a plan and its overrides."""
    for where, field in _fields_used(plan, path):
        if field not in known:
            near = suggestion(field, known)
            yield Complaint(where, text("looks-unknown-field", field=field, near=near))
    for field, plan_by_value in plan.when.items():
        for value, override in plan_by_value.items():
            yield from _unknown_fields(override, (*path, "when", field, value), known)


class _UsedField(NamedTuple):
    """The path in the content at which a plan uses a field of its event."""

    path: DocumentPath
    field: str


def _fields_used(plan: AppearancePlan, path: DocumentPath) -> Iterator[_UsedField]:
    """Yield the event fields that a plan uses: those it selects by, and those in `{holes}` of its texts."""
    for field in plan.when:
        yield _UsedField((*path, "when", field), field)
    for field in _HOLE.findall(plan.held):
        yield _UsedField((*path, "held"), field)
    for part in ("moves", "interlude", "gain"):
        part_plan = getattr(plan, part)
        texts = part_plan.model_dump() if part_plan is not None else {}
        for name, words in texts.items():
            names_fields = name == "naming"  # the others are texts, with holes for fields
            fields = words if names_fields else _HOLE.findall(str(words))
            for field in fields:
                yield _UsedField((*path, part), field)
