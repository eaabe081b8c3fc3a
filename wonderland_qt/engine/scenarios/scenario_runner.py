"""Plays scenarios, and reports every difference from what they expect."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NoReturn

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.asked_now import AskedNow, ids_meant, list_of_ids
from wonderland_qt.engine.scenarios.expectations import ExpectationCheck
from wonderland_qt.engine.scenarios.multiset import expanded
from wonderland_qt.engine.scenarios.opening_state import opening_of
from wonderland_qt.engine.scenarios.proofreader import proofread
from wonderland_qt.engine.scenarios.rigged import CannotRig, Name, RiggedChance
from wonderland_qt.engine.scenarios.scenario import Expect, Move
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import ENGLISH, in_words, literal


def perform(path: Path, setup: AnyScenarioSetup, language: str = ENGLISH) -> list[str]:
    """Play the scenario in a file and its variants; return all differences with positions, in a language."""
    try:
        scripts = read_scripts(path, setup.given)
    except ContentMistakes as error:
        return [mistake.in_words(language) for mistake in error.mistakes]
    found = (difference for script in scripts for difference in _Performance(script, setup).play())
    return [in_words(difference, language) for difference in found]


class _Stopped(Exception):
    """The scenario cannot be continued."""


class _Performance:
    """Plays one scenario or variant, and collects the differences in `found`."""

    def __init__(self, script: Script, setup: AnyScenarioSetup) -> None:
        """Prepare to play a script; `found` collects the differences, `events` what happens."""
        self.script = script
        self.setup = setup
        self.found: list[Text] = []
        self.after = Text("scenario-at-the-start")  # says after which move a difference was found
        self.events: list[Event] = []

    def play(self) -> list[Text]:
        """Play the whole scenario, as far as it can be played; return the differences."""
        try:
            self._start_game()
            for index, move in enumerate(self.script.moves):
                self._make_move(move, index)
            self._check_end()
        except _Stopped:
            pass
        return self.found

    def _start_game(self) -> None:
        """Check all names, keep the opening state for comparison, and run the game to its first decision."""
        setup, state = self.setup, self._opening_state()
        self.players = setup.ruleset.players(state)
        self._proofread()
        self.chance = RiggedChance(state, self._given_results(), setup.name_of)
        self.game: Game[Any, Any] = Game(setup.ruleset.rules, state, setup.content, self.events, self.chance)
        self.asked_now = AskedNow(self.game, setup)
        self.check = ExpectationCheck(self.asked_now, self.players)
        self._do_or_stop((self.script.scenario.start,), self.game.advance)

    def _opening_state(self) -> Any:
        """Return the state with which the scenario begins; stop if there is none."""
        try:
            return opening_of(self.script, self.setup)
        except Misplaced as error:
            self._stop_with(error.path, error.message)

    def _proofread(self) -> None:
        """Stop if any name in the scenario is unknown."""
        complaints = list(proofread(self.script, self.setup, self.players))
        for complaint in complaints:
            self._note_difference(complaint.path, complaint.message, at_key=complaint.at_key)
        if complaints:
            raise _Stopped

    def _given_results(self) -> dict[str, tuple[Name, ...]]:
        """Return the given results by random stream, which may have several names; stop at an unknown one."""
        queues: dict[str, tuple[Name, ...]] = {}
        for key, results in self.script.scenario.chance.items():
            streams = self.setup.streams
            if key not in streams:
                near = suggestion(key, streams)
                self._stop_with(("chance", key), text("scenario-unknown-chance", chance=key, near=near))
            queues[streams[key]] = queues.get(streams[key], ()) + expanded(results)
        return queues

    def _make_move(self, move: Move, index: int) -> None:
        """Do one item of `play`: check what it expects, give its answer, or check that this is refused."""
        if move.expect is not None:
            self._check_expectations(move.expect, ("play", index, "expect"))
            return
        answer = {"player": move.player, "option": move.option}
        self.after = text("scenario-after", number=str(index + 1), **answer)
        if move.refused:
            self._expect_refusal(move, ("play", index))
        else:
            chosen = self._answer(move, ("play", index))
            self._do_or_stop(("play", index), lambda: self.game.choose(PlayerId(move.player), chosen))

    def _answer(self, move: Move, path: DocumentPath) -> str:
        """Return the answer that a move means; stop if its player is not asked."""
        decision = self.asked_now.decision_of(move.player)
        if decision is None:
            message = text("scenario-not-asked", player=move.player, asked=self.asked_now.as_text())
            self._stop_with(path, message)
        words = move.option.split(TOGETHER) if decision.pick_count > 1 else [move.option]
        return TOGETHER.join(self._id_meant(decision, word.strip(), path) for word in words)

    def _id_meant(self, decision: Decision, written: str, path: DocumentPath) -> str:
        """Return the id of the one option that a word means; stop if there is none or several."""
        ids: dict[str, str] = {}
        for option in decision.options:
            ids.setdefault(self.setup.option_name(option.id), option.id)  # those written alike do the same
        meant = ids_meant(written, ids)
        if len(meant) != 1:
            self._stop_with(path, self._message_about_unmatched(written, meant, ids))
        return ids[meant[0]]

    def _message_about_unmatched(self, written: str, meant: Collection[str], ids: Collection[str]) -> Text:
        """Return the message that a word means none of the options, or several of them."""
        asked = self.asked_now.as_text()
        if meant:
            return text("scenario-matches-each", option=written, chosen=list_of_ids(meant), asked=asked)
        near = suggestion(written, ids)
        return text("scenario-not-an-option", option=written, near=near, asked=asked)

    def _expect_refusal(self, move: Move, path: DocumentPath) -> None:
        """Note a difference if an answer that must be refused is offered."""
        offered = self.asked_now.options_by_player().get(move.player, [])
        if ids_meant(move.option, offered):
            self._note_difference(path, text("scenario-not-refused", player=move.player, option=move.option))

    def _do_or_stop(self, path: DocumentPath, action: Callable[[], Any]) -> None:
        """Do an action; stop with a message if it raises anything."""
        try:
            action()
        except CannotRig as error:
            self._stop_with(path, error.message)
        except Exception as error:  # a broken rule is reported with the line that broke
            broken = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{broken.filename}:{broken.lineno}"
            self._stop_with(path, literal(f"{type(error).__name__}: {error} ({place})"))

    def _check_expectations(self, expect: Expect, path: DocumentPath) -> None:
        """Note all differences from what is expected, and forget the events up to here."""
        for difference in self.check.differences_from(expect, self.events):
            self._note_difference((*path, difference.key), difference.message)
        self.events.clear()

    def _check_end(self) -> None:
        """Check the final expectations, and that no decision or queued result is left unexpectedly."""
        self._check_expectations(self.script.scenario.expect, ("expect",))
        if self.game.waiting() and not self._may_end_asking():
            self._note_difference((), text("scenario-still-open", asked=self.asked_now.as_text()))
        for stream, queue in self.chance.left.items():
            message = text("scenario-not-drawn", stream=stream, left=list_of_ids(queue))
            self._note_difference(("chance",), message)

    def _may_end_asking(self) -> bool:
        """Tell whether it is right, or complained of already, that somebody is still asked at the end."""
        scenario, moves = self.script.scenario, self.script.moves
        last_expected = [scenario.expect]
        if moves and moves[-1].expect is not None:
            last_expected.append(moves[-1].expect)
        is_expected = any(expect.speaks_of_asking for expect in last_expected)
        is_complained_of = scenario.expect.nobody_asked
        ends_where_person_is_to_answer = scenario.challenge is not None
        return is_expected or is_complained_of or ends_where_person_is_to_answer

    def _note_difference(self, path: DocumentPath, difference: Text, at_key: bool = False) -> None:
        """Add a difference at a path of the scenario, with its place and the move before it."""
        variant, after = self.script.source.variant, self.after
        after = text("scenario-variant", variant=variant, after=after) if variant else after
        place = self.script.at(*path, key=at_key)
        self.found.append(text("scenario-at-place", place=place, after=after, difference=difference))

    def _stop_with(self, path: DocumentPath, difference: Text) -> NoReturn:
        self._note_difference(path, difference)
        raise _Stopped
