"""Compares a game with what a scenario expects of it at a moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.asked_now import AskedNow, ids_meant, list_of_ids
from wonderland_qt.engine.scenarios.expected_data import (
    NoSuchPath,
    Vocabulary,
    as_value,
    at_path,
    differences,
)
from wonderland_qt.engine.scenarios.expected_events import missing_events, unwanted_events
from wonderland_qt.engine.scenarios.proofreader import TABLE
from wonderland_qt.engine.scenarios.scenario import Expect
from wonderland_qt.engine.words.texts import Text, text


class UnmetExpectation(NamedTuple):
    """A difference from what is expected, and the key under which that is written."""

    key: str
    message: Text


class ExpectationCheck:
    """Compares the game of a scenario with expectations, as often as it has some."""

    def __init__(self, asked_now: AskedNow, players: Collection[PlayerId]) -> None:
        """Keep the present state for `unchanged`."""
        self._asked_now = asked_now
        self._game, self._setup = asked_now.game, asked_now.setup
        self._players = players
        self._before = self._setup.laid_out(self._game.state)

    def differences_from(self, expect: Expect, events: Iterable[Event]) -> Iterator[UnmetExpectation]:
        """Yield each difference from what is expected; `events` are those since the last expectations."""
        happened = [(type(event).__name__, self._setup.plain(event)) for event in events]
        yield from _under_key("events", missing_events(expect.events, happened))
        yield from _under_key("no_events", unwanted_events(expect.no_events, happened))
        state = self._setup.laid_out(self._game.state)
        yield from _under_key("state", self._compare_data(expect.state, state))
        yield from _under_key("views", self._view_differences(expect))
        yield from _under_key("unchanged", self._unwanted_changes(expect, state))
        yield from self._asking_differences(expect)
        yield from self._option_differences(expect)
        yield from self._missing_options(expect)
        yield from self._unwanted_options(expect)
        yield from self._prompt_differences(expect)
        yield from self._score_differences(expect)

    def _compare_data(self, wanted: dict[str, Any], found: Any) -> Iterator[Text]:
        """Yield the differences in a state or a view; with nothing wanted, nothing is compared."""
        paths = {self._setup.path(path): value for path, value in wanted.items()}
        return differences(paths, found, vocabulary=self._vocabulary) if paths else iter(())

    @property
    def _vocabulary(self) -> Vocabulary:
        """The possible keys of mappings in the state, and the words of earlier scenarios."""
        return Vocabulary({*self._players, *self._setup.names}, self._setup.earlier)

    def _view_differences(self, expect: Expect) -> Iterator[Text]:
        """Yield the differences in what players and the public see."""
        for viewer, wanted in expect.views.items():
            player = None if viewer == TABLE else PlayerId(viewer)
            seen = self._setup.laid_out(self._setup.ruleset.view(self._game, player))
            for difference in self._compare_data(wanted, seen):
                yield text("scenario-sees", viewer=viewer, difference=difference)

    def _unwanted_changes(self, expect: Expect, state: Any) -> Iterator[Text]:
        """Yield the changes at paths of the state whose values should be those of the beginning."""
        for path in map(self._setup.path, expect.unchanged):
            try:
                first = at_path(self._before, path, self._vocabulary)
                now = at_path(state, path, self._vocabulary)
            except NoSuchPath as error:
                yield error.message
            else:
                if first != now:
                    yield text("scenario-changed", path=path, first=as_value(first), now=as_value(now))

    def _asking_differences(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the differences in who is asked."""
        waiting = self._game.waiting()
        if expect.asked is not None and set(expect.asked) != set(waiting):
            asking = {"wanted": list_of_ids(expect.asked), "asked": self._asked_now.as_text()}
            yield UnmetExpectation("asked", text("scenario-others-asked", **asking))
        if expect.nobody_asked and waiting:
            yield UnmetExpectation(
                "nobody_asked", text("scenario-someone-asked", asked=self._asked_now.as_text())
            )

    def _option_differences(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the differences in all the options that players are offered."""
        offers = self._asked_now.options_by_player()
        for player, ids in expect.options.items():
            offered = list(dict.fromkeys(offers.get(player, [])))
            yield from _under_key("options", differences(list(ids), offered, player))

    def _missing_options(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the words of `offered` that do not mean exactly one of the player's options."""
        offers = self._asked_now.options_by_player()
        for player, words in expect.offered.items():
            missing = [word for word in words if len(ids_meant(word, offers.get(player, []))) != 1]
            if missing:
                lacking = {"options": list_of_ids(missing), "asked": self._asked_now.as_text()}
                yield UnmetExpectation("offered", text("scenario-not-offered", player=player, **lacking))

    def _unwanted_options(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the words of `not_offered` that mean an option of the player."""
        offers = self._asked_now.options_by_player()
        for player, words in expect.not_offered.items():
            unwanted = [word for word in words if ids_meant(word, offers.get(player, []))]
            if unwanted:
                options = list_of_ids(unwanted)
                yield UnmetExpectation(
                    "not_offered", text("scenario-offered", player=player, options=options)
                )

    def _prompt_differences(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the differences in the prompts of those who are asked."""
        for player, prompt in expect.prompt.items():
            decision = self._asked_now.decision_of(player)
            asked = decision.prompt.key if decision is not None else ""
            if asked != prompt:
                prompts = {"prompt": prompt, "asked": asked or Text("value-nothing")}
                yield UnmetExpectation("prompt", text("scenario-other-prompt", player=player, **prompts))

    def _score_differences(self, expect: Expect) -> Iterator[UnmetExpectation]:
        """Yield the differences in the public scores and the winners."""
        if expect.scores:
            scores = dict(self._setup.ruleset.scores(self._game))
            yield from _under_key("scores", differences(dict(expect.scores), scores, "scores"))
        if expect.winners is not None:
            won = list(self._setup.ruleset.winners(self._game))
            yield from _under_key("winners", differences(expect.winners, won, "winners"))


def _under_key(key: str, messages: Iterable[Text]) -> Iterator[UnmetExpectation]:
    """Return messages as differences from what an expectation has under this key."""
    return (UnmetExpectation(key, message) for message in messages)
