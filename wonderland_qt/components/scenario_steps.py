"""Turns `next` of a scenario, written in a game's words, into steps on the agenda."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, TypeVar, cast

from pydantic import Field

from wonderland_qt.components.seat_order import Seats
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.effects import Bound, HasEffects
from wonderland_qt.engine.flow import ContentT, Rules, StateT
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Codec
from wonderland_qt.engine.scenarios.positions import must_be_known, overlaid, step_named
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.message_parts import alternatives, suggestion
from wonderland_qt.engine.words.texts import Text, text

Next = str | dict[str, Any]
"""A bare word, or a word with a value: `round`, `{turn: ann}`."""


class GivenTable(ContentModel):
    """The position in a scenario of any game: the players with their things, and what is next.

    `state` overrides fields of the saved state, for what has no key of its own.
    """

    players: dict[str, Any]
    next: tuple[Next, ...] | Next
    round: int = 1
    seed: int = 1
    state: dict[str, Any] = Field(default_factory=dict)

    def seats(self, roster: Collection[str], sizes: Collection[int], role: Text) -> Seats:
        """Return the players in order; raises Misplaced for unknown ones and for a wrong number of them."""
        must_be_known(self.players, roster, ("players",), role)
        if len(self.players) not in sizes:
            count = str(len(self.players))
            raise Misplaced(("players",), text("players-expected", sizes=alternatives(sizes), count=count))
        return tuple(map(PlayerId, self.players))


GivenT = TypeVar("GivenT", bound=GivenTable)

About = Callable[[ContentT, GivenT, Any, DocumentPath], tuple[Step, ...] | None]
"""Returns the steps for a word's value, None if the word has no meaning with it."""

STEP = "step"


@dataclass(frozen=True)
class Agenda(Generic[ContentT, GivenT]):
    """The words with which a game's scenarios say what is next.

    `bare` words stand alone, words in `about` have a value, and `step` writes out any step of the rules.
    `example` is shown in the message about an unknown word.
    """

    rules: Rules[Any, ContentT]
    bare: Mapping[str, tuple[Step, ...]]
    about: Mapping[str, About[ContentT, GivenT]]
    example: str

    def words(self, given: GivenT) -> set[str]:
        """Return the words in `next`."""
        items = [_word_and_value(item) for item in _as_tuple(given.next)]
        return {word for word, _value in items}

    def steps(self, content: ContentT, given: GivenT) -> list[Step]:
        """Return the steps for `next`, in order; raises Misplaced."""
        return list(self._each_step(content, given))

    def begun(self, codec: Codec[StateT], content: ContentT, given: GivenT, state: StateT) -> StateT:
        """Return a state with its agenda set and its overrides applied; raises Misplaced.

        The agenda is a stack with the next step at its end.
        """
        state.agenda = list(reversed(self.steps(content, given)))
        return overlaid(codec, state, given.state, ("state",)) if given.state else state

    def _each_step(self, content: ContentT, given: GivenT) -> Iterator[Step]:
        """Yield the steps for each word in `next`; raises Misplaced for a word without a meaning."""
        for index, item in enumerate(_as_tuple(given.next)):
            path: DocumentPath = ("next", index) if isinstance(given.next, tuple) else ("next",)
            if isinstance(item, dict) and len(item) != 1:
                raise Misplaced(path, Text("scenario-one-next"))
            word, value = _word_and_value(item)
            steps = self._steps_meant(content, given, word, value, path)
            if not steps:
                self._refuse_word(word, value, path)
            yield from steps

    def _steps_meant(
        self, content: ContentT, given: GivenT, word: str, value: Any, path: DocumentPath
    ) -> tuple[Step, ...] | None:
        """Return the steps that a word with a value means, None if nothing."""
        if value is None:
            return self.bare.get(word)
        if word == STEP and isinstance(value, dict):
            return (self._step_written_out(content, value, path),)
        return self.about[word](content, given, value, path) if word in self.about else None

    def _step_written_out(self, content: ContentT, fields: dict[str, Any], path: DocumentPath) -> Step:
        """Return the step that a scenario writes field by field; raises Misplaced.

        Its fields fit their types, but only the content says whether a bound effect exists.
        """
        step = step_named(self.rules, fields, path)
        if isinstance(step, Bound):
            effects = cast("HasEffects", content).effects
            must_be_known([step.effect], effects, (*path, STEP, "effect"), Text("thing-effect"))
        return step

    def _refuse_word(self, word: str, value: Any, path: DocumentPath) -> NoReturn:
        """Raise Misplaced for a word that has no meaning, or none with this value."""
        known = [*self.bare, *self.about, STEP]
        meant = text("scenario-not-so", value=str(value)) if word in known else suggestion(word, known)
        raise Misplaced(path, text("scenario-what-next", example=self.example, meant=meant))


def taken_out(
    box: list[str], words: Iterable[str], names: Mapping[str, str], path: DocumentPath
) -> tuple[str, ...]:
    """Take cards out of a box in place: for each word the first card with this id or name.

    Raises Misplaced.
    """
    taken: list[str] = []
    for word in words:
        must_be_known([word], {*names, *names.values()}, path, Text("thing-card"))
        card = next((card for card in box if word in (card, names[card])), None)
        if card is None:
            raise Misplaced(path, text("scenario-card-elsewhere", card=word))
        box.remove(card)
        taken.append(card)
    return tuple(taken)


def of_player(*steps: Callable[[PlayerId], Step]) -> About[Any, Any]:
    """Return the meaning of a word whose value is a player: these steps for the player.

    Any other value has no meaning (None).
    """

    def meant(_content: Any, given: GivenTable, player: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
        """Return the steps, None unless the word's value is a player of the scenario."""
        if not isinstance(player, str) or player not in given.players:
            return None
        return tuple([step(PlayerId(player)) for step in steps])

    return meant


def of_each(step: Callable[[ContentT, PlayerId, Any, DocumentPath], Step]) -> About[ContentT, Any]:
    """Return the meaning of a word whose value maps players to something: one step for each of them.

    It is None, no meaning, for a value that does not map players of the scenario.
    """

    def meant(
        content: ContentT, given: GivenTable, by_player: Any, path: DocumentPath
    ) -> tuple[Step, ...] | None:
        """Return a step for each player, None unless the value maps players of the scenario."""
        if not isinstance(by_player, dict) or not by_player.keys() <= given.players.keys():
            return None
        return tuple([step(content, PlayerId(player), value, path) for player, value in by_player.items()])

    return meant


def of_number(step: Callable[[int], Step]) -> About[Any, Any]:
    """Return the meaning of a word whose value is a number, such as `{round: 2}`."""

    def meant(_content: Any, _given: Any, number: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
        return (step(number),) if isinstance(number, int) else None

    return meant


def _as_tuple(written: tuple[Next, ...] | Next) -> tuple[Next, ...]:
    """Return what is written in `next` as a tuple, also if it is a single word."""
    return written if isinstance(written, tuple) else (written,)


def _word_and_value(item: Next) -> tuple[str, Any]:
    """Return the word of an item of `next` and its value, None if it is a bare word."""
    if isinstance(item, str):
        return item, None
    return next(iter(item.items()), ("", None))
