"""Performing a scenario: play it, and tell exactly what differs from what it expects."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, NoReturn

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.expected_data import NoSuchPath, Vocabulary, at_path, differences, shown
from wonderland_qt.engine.scenarios.expected_events import missing_events, unwanted_events
from wonderland_qt.engine.scenarios.multiset import expanded
from wonderland_qt.engine.scenarios.opening_state import opening_of
from wonderland_qt.engine.scenarios.proofreader import TABLE, proofread
from wonderland_qt.engine.scenarios.rigged import CannotRig, Name, RiggedChance
from wonderland_qt.engine.scenarios.scenario import Expect, Move
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.worded_errors import in_words

ENDS = (":", TOGETHER)
"""What the beginning of an option's id ends at."""


def perform(path: Path, setup: AnyScenarioSetup) -> list[str]:
    """Play the scenario in a file and its variants; return all that differs, each with its place."""
    try:
        scripts = read_scripts(path, setup.given)
    except ContentMistakes as error:
        return list(map(str, error.mistakes))
    return [difference for script in scripts for difference in _Performance(script, setup).play()]


class _Stopped(Exception):
    """The scenario cannot go on."""


class _Performance:
    def __init__(self, script: Script, setup: AnyScenarioSetup) -> None:
        self.script = script
        self.setup = setup
        self.found: list[str] = []
        self.after = "at the start"
        self.events: list[Event] = []

    def play(self) -> list[str]:
        try:
            self._begin()
            for index, move in enumerate(self.script.moves):
                self._move(move, index)
            self._end()
        except _Stopped:
            pass
        return self.found

    def _begin(self) -> None:
        setup, state = self.setup, self._state()
        self.players = setup.ruleset.players(state)
        self._proofread()
        self.chance = RiggedChance(state, self._queues(), setup.name_of)
        self.game: Game[Any, Any] = Game(setup.ruleset.rules, state, setup.content, self.events, self.chance)
        self.before = setup.laid_out(state)
        self._run(("given" if self.script.scenario.new is None else "new",), self.game.advance)

    def _state(self) -> Any:
        try:
            return opening_of(self.script, self.setup)
        except Misplaced as error:
            self._stop(error.path, str(error))

    def _proofread(self) -> None:
        """Stop when a word of the scenario is not there."""
        complaints = list(proofread(self.script, self.setup, self.players))
        for complaint in complaints:
            self._differs(complaint.path, complaint.expected, at_key=complaint.at_key)
        if complaints:
            raise _Stopped

    def _queues(self) -> dict[str, tuple[Name, ...]]:
        queues: dict[str, tuple[Name, ...]] = {}
        for key, results in self.script.scenario.chance.items():
            streams = self.setup.streams
            if key not in streams:
                self._stop(("chance", key), f"unknown chance '{key}'{in_words(suggestion(key, streams))}")
            queues[streams[key]] = queues.get(streams[key], ()) + expanded(results)
        return queues

    def _move(self, move: Move, index: int) -> None:
        if move.expect is not None:
            self._check(move.expect, ("play", index, "expect"))
            return
        self.after = f"after {index + 1}. {move.player}: {move.option}"
        if move.refused:
            self._refuse(move, ("play", index))
        else:
            answer = self._answer(move, ("play", index))
            self._run(("play", index), lambda: self.game.choose(PlayerId(move.player), answer))

    def _answer(self, move: Move, path: DocumentPath) -> str:
        decision = next((d for d in self.game.decisions if d.player == move.player), None)
        if decision is None:
            self._stop(path, f"{move.player} is not asked; {self._asked()}")
        written = move.option.split(TOGETHER) if decision.pick_count > 1 else [move.option]
        return TOGETHER.join(self._option(decision, word.strip(), path) for word in written)

    def _option(self, decision: Decision, written: str, path: DocumentPath) -> str:
        ids: dict[str, str] = {}
        for option in decision.options:
            ids.setdefault(self.setup.option_name(option.id), option.id)
        chosen = meant(written, ids)
        if len(chosen) != 1:
            unknown = f"is not offered{in_words(suggestion(written, ids))}"
            what = f"matches each of {_listed(chosen)}" if chosen else unknown
            self._stop(path, f"'{written}' {what}; {self._asked()}")
        return ids[chosen[0]]

    def _refuse(self, move: Move, path: DocumentPath) -> None:
        there = meant(move.option, self._offers().get(move.player, []))
        if there:
            self._differs(path, f"{move.player}: '{move.option}' should be refused, but is offered")

    def _run(self, path: DocumentPath, action: Callable[[], Any]) -> None:
        try:
            action()
        except CannotRig as error:
            self._stop(path, str(error))
        except Exception as error:  # a broken rule is reported with the line that broke
            last = traceback.extract_tb(error.__traceback__)[-1]
            self._stop(path, f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})")

    def _check(self, expect: Expect, path: DocumentPath) -> None:
        for key, difference in self._all_differences(expect):
            self._differs((*path, key), difference)
        self.events.clear()

    def _all_differences(self, expect: Expect) -> Iterator[tuple[str, str]]:
        happened = [(type(event).__name__, self.setup.plain(event)) for event in self.events]
        yield from (("events", text) for text in missing_events(expect.events, happened))
        yield from (("no_events", text) for text in unwanted_events(expect.no_events, happened))
        state = self.setup.laid_out(self.game.state)
        yield from (("state", text) for text in self._inside(expect.state, state))
        yield from (("views", text) for text in self._view_differences(expect))
        yield from (("unchanged", text) for text in self._changes(expect, state))
        yield from self._asking_differences(expect)
        yield from self._score_differences(expect)

    def _inside(self, wanted: dict[str, Any], found: Any) -> Iterator[str]:
        """Yield what differs within a state or a view; nothing wanted means that no one looks."""
        paths = {self.setup.path(path): value for path, value in wanted.items()}
        return differences(paths, found, vocabulary=self.vocabulary) if paths else iter(())

    @property
    def vocabulary(self) -> Vocabulary:
        """The keys that mappings of the state may have, and the words of earlier scenarios."""
        return Vocabulary({*self.players, *self.setup.names}, self.setup.earlier)

    def _view_differences(self, expect: Expect) -> Iterator[str]:
        for viewer, wanted in expect.views.items():
            who = None if viewer == TABLE else PlayerId(viewer)
            seen = self.setup.laid_out(self.setup.ruleset.view(self.game, who))
            yield from (f"{viewer} sees {text}" for text in self._inside(wanted, seen))

    def _changes(self, expect: Expect, state: Any) -> Iterator[str]:
        for path in map(self.setup.path, expect.unchanged):
            try:
                first, now = (at_path(laid, path, self.vocabulary) for laid in (self.before, state))
            except NoSuchPath as error:
                yield str(error)
            else:
                if first != now:
                    yield f"{path}: was {shown(first)}, is {shown(now)}"

    def _asking_differences(self, expect: Expect) -> Iterator[tuple[str, str]]:
        waiting, offers = self.game.waiting(), self._offers()
        if expect.asked is not None and set(expect.asked) != set(waiting):
            yield "asked", f"expected to be asked: {_listed(expect.asked)}; {self._asked()}"
        if expect.nobody_asked and waiting:
            yield "nobody_asked", f"expected that no player is asked; {self._asked()}"
        for player, ids in expect.options.items():
            there = list(dict.fromkeys(offers.get(player, [])))
            yield from (("options", text) for text in differences(list(ids), there, player))
        for player, ids in expect.offered.items():
            missing = [option for option in ids if len(meant(option, offers.get(player, []))) != 1]
            if missing:
                yield "offered", f"{player} is not offered {_listed(missing)}; {self._asked()}"
        for player, ids in expect.not_offered.items():
            there = [option for option in ids if meant(option, offers.get(player, []))]
            if there:
                yield "not_offered", f"{player} is offered {_listed(there)}"
        for player, prompt in expect.prompt.items():
            found = next((d.prompt.key for d in self.game.decisions if d.player == player), "nothing")
            if found != prompt:
                yield "prompt", f"{player}: expected to be asked {prompt}, is asked {found}"

    def _score_differences(self, expect: Expect) -> Iterator[tuple[str, str]]:
        if expect.scores:
            scores = dict(self.setup.ruleset.scores(self.game))
            yield from (("scores", text) for text in differences(dict(expect.scores), scores, "scores"))
        if expect.winners is not None:
            won = list(self.setup.ruleset.winners(self.game))
            yield from (("winners", text) for text in differences(expect.winners, won, "winners"))

    def _end(self) -> None:
        expect = self.script.scenario.expect
        self._check(expect, ("expect",))
        last = self.script.moves[-1].expect if self.script.moves else None
        expected = expect.speaks_of_asking or (last is not None and last.speaks_of_asking)
        if self.game.waiting() and not expected and not expect.nobody_asked:
            self._differs((), f"a decision is still open at the end; {self._asked()}")
        for stream, queue in self.chance.left.items():
            self._differs(("chance",), f"{stream}: {_listed(queue)} was not drawn")

    def _offers(self) -> dict[str, list[str]]:
        name = self.setup.option_name
        return {str(d.player): [name(option.id) for option in d.options] for d in self.game.decisions}

    def _asked(self) -> str:
        waiting = self.game.waiting()
        offered = self._offers().items()
        offers = [f"{player}: {_listed(dict.fromkeys(ids))}" for player, ids in offered if player in waiting]
        return "asked now: " + ("; ".join(offers) if offers else "nobody")

    def _differs(self, path: DocumentPath, text: str, at_key: bool = False) -> None:
        variant = self.script.source.variant
        after = f"variant '{variant}' {self.after}" if variant else self.after
        self.found.append(f"{self.script.at(*path, key=at_key)}: {after}: {text}")

    def _stop(self, path: DocumentPath, text: str) -> NoReturn:
        self._differs(path, text)
        raise _Stopped


def meant(written: str, ids: Collection[str]) -> list[str]:
    """Return the ids that a scenario's word can mean: that very id, or those that begin with it.

    A beginning ends before a ":" or "+": `lay:A1` is no beginning of `lay:A10`.
    Where several effects are offered together, ids begin with a number and a colon, which may be left out.
    """
    if written in ids:
        return [written]
    return [i for i in ids if _begins(i, written) or _begins(without_number(i), written)]


def _begins(option_id: str, written: str) -> bool:
    rest = option_id.removeprefix(written)
    return option_id.startswith(written) and (not rest or rest[0] in ENDS or written[-1:] in ENDS)


def without_number(option_id: str) -> str:
    """Return an id without the numbers in front, which may be left out."""
    number, _, rest = option_id.partition(":")
    return without_number(rest) if number.isdecimal() and rest else option_id


def _listed(ids: Any) -> str:
    return ", ".join(map(str, ids)) or "nobody"
