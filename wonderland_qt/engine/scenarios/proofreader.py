"""Proofreading: checks that all names in a scenario exist, so that no misspelt name passes unnoticed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.expected_data import in_order
from wonderland_qt.engine.scenarios.multiset import expanded
from wonderland_qt.engine.scenarios.scenario import Expect, Kind, Move
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.scenarios.script import Script
from wonderland_qt.engine.words.message_parts import expected, shown, suggestion
from wonderland_qt.engine.words.texts import Text, text

TABLE = "table"
"""The name of the public as a viewer in scenarios."""

DIGITS = "0123456789"

_SCALARS = {
    bool: Text("value-true-or-false"),
    float: Text("value-number"),
    int: Text("value-whole-number"),
}
PLAYER = Text("thing-player")


def proofread(script: Script, setup: AnyScenarioSetup, players: Collection[str]) -> Iterator[Complaint]:
    """Yield a complaint for each unknown rule, player, event, field and name in a scenario."""
    scenario = script.scenario
    if scenario.game and scenario.game != setup.ruleset.id:
        message = text("scenario-other-game", game=scenario.game, wanted=setup.ruleset.id)
        yield Complaint(("game",), message)
    for index, rule in enumerate(scenario.rules):
        yield from _check_word(("rules", index), rule, setup.rules, Text("thing-rule"))
    reader = _Proofreader(setup, frozenset(players))
    for index, move in enumerate(script.moves):
        yield from reader.move(move, ("play", index))
    yield from reader.expect(scenario.expect, ("expect",))


def _check_word(
    path: DocumentPath, word: object, known: Collection[str], what: Text, at_key: bool = False
) -> Iterator[Complaint]:
    """Yield a complaint if a word is unknown; a mapping or list, which cannot be looked up, always is."""
    if isinstance(word, dict | list) or word not in known:
        near = suggestion(word, known)
        message = text("scenario-unknown-value", what=what, value=shown(word), near=near)
        yield Complaint(path, message, at_key)


@dataclass(frozen=True)
class _Proofreader:
    """Checks the names in moves and expectations."""

    setup: AnyScenarioSetup
    players: frozenset[str]

    def move(self, move: Move, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for each unknown name in a move.

        An option that is chosen is not checked, as it must be offered when the scenario runs.
        """
        if move.expect is not None:
            yield from self.expect(move.expect, (*path, "expect"))
        else:
            yield from _check_word(path, move.player, self.players, PLAYER)
            if move.refused:
                yield from self._check_option(move.option, (*path, "refused", move.player))

    def expect(self, expect: Expect, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for each unknown name in an expectation."""
        yield from self._check_players(expect, path)
        for player, options in expect.not_offered.items():
            for option in options:
                yield from self._check_option(option, (*path, "not_offered", player))
        for key, kinds in (("events", expect.events), ("no_events", expect.no_events)):
            for index, kind in enumerate(kinds):
                yield from self._check_event(kind, (*path, key, index))

    def _check_option(self, written: str, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for an option's id, or the beginning of one, that could never be offered.

        A word that takes a number (`list-`) must have one, and the last word must be complete. Without
        `option_words` the game has not said what its options can be, and nothing is checked.
        """
        if not self.setup.option_words:
            return
        if written.endswith("-"):
            yield Complaint(path, text("scenario-needs-number", option=written))
            return
        known = {*self.setup.option_words, *self.setup.names, *self.players}
        words = [_without_number_behind(part, known) for part in written.removesuffix(":").split(":")]
        unknown = [word for word in words if word not in known and not word.isdecimal()]
        if unknown:
            word = unknown[0]
            yield Complaint(path, text("scenario-no-option", word=word, near=suggestion(word, known)))

    def _check_players(self, expect: Expect, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for each unknown player in an expectation."""
        named: dict[str, Iterable[str]] = {
            "asked": expect.asked or (),
            "options": expect.options,
            "offered": expect.offered,
            "not_offered": expect.not_offered,
            "prompt": expect.prompt,
            "views": [viewer for viewer in expect.views if viewer != TABLE],
            "scores": expect.scores,
            "winners": expect.winners or (),
        }
        for key, players in named.items():
            for player in players:
                yield from _check_word((*path, key, player), player, self.players, PLAYER, at_key=True)

    def _check_event(self, kind: Kind, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for an unknown event or unknown fields of it."""
        kinds = {event.__name__: event for event in self.setup.events}
        written = {kind: {}} if isinstance(kind, str) else kind
        if len(written) != 1:
            yield Complaint(path, Text("scenario-one-event"))
        for name, fields in written.items():
            yield from _check_word(path, name, kinds, Text("thing-event"))
            if name in kinds:
                yield from self._check_fields(kinds[name], fields, path)

    def _check_fields(
        self, kind: type[Event], fields: Mapping[str, Any], path: DocumentPath
    ) -> Iterator[Complaint]:
        """Yield a complaint for each field that this class of events lacks, and for impossible values."""
        hints = get_type_hints(kind)
        known = kind.__struct_fields__
        for field, value in fields.items():
            where = (*path, kind.__name__, field)
            yield from _check_word(where, field, known, text("thing-field-of", of=kind.__name__))
            if field in known:
                yield from self._check_value(value, hints[field], field, where)

    def _check_value(self, value: Any, hint: Any, field: str, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for a value that a field with this type hint can never have.

        A text must be a name of the game or of a player, or empty, and so must a number that stands for a
        piece. A list may be written as `{in_order: [...]}`.
        """
        value = in_order(value) or value
        if get_origin(hint) is tuple:
            yield from self._check_members(value, hint, field, path)
        elif hint is PlayerId:
            players = self.players.union(self.setup.stand_ins)
            yield from _check_word(path, value, players, PLAYER)
        elif get_origin(hint) is Literal:
            yield from _check_word(path, value, get_args(hint), Text("thing-such"))
        elif hint is str or field in self.setup.numbered:
            names = self.players.union(self.setup.names, [""])
            yield from _check_word(path, value, names, Text("thing-of-game"))
        elif hint in _SCALARS and type(value) is not hint:
            yield Complaint(path, expected(_SCALARS[hint], shown(value)))

    def _check_members(self, value: Any, hint: Any, field: str, path: DocumentPath) -> Iterator[Complaint]:
        """Yield a complaint for each impossible member of a field that holds several values.

        Members may be written with counts, as `{red: 3}` or `3 x red`, which are expanded first.
        """
        if not isinstance(value, list | dict):
            yield Complaint(path, expected(Text("value-list"), shown(value)))
            return
        hint_of_members, *_others = get_args(hint)
        counted = value if isinstance(value, dict) else tuple(value)
        for member in expanded(counted):
            yield from self._check_value(member, hint_of_members, field, path)


def _without_number_behind(part: str, known: Collection[str]) -> str:
    """Return the word in a part of an option's id, without a number behind it unless it is known so."""
    return part if part in known else part.rstrip(DIGITS) or part
