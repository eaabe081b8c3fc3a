"""Challenges: scenarios with a best answer that is to be found, as they lie beside the content of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.folders.packs import folders_within
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.opening_state import opening_of
from wonderland_qt.engine.scenarios.scenario import ChallengeTerms
from wonderland_qt.engine.scenarios.scenario_runner import meant, perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import ENGLISH

FOLDER = "challenges"


@dataclass(frozen=True)
class Challenge:
    """A challenge as read from its file, with what its game needs to lay it out."""

    script: Script
    terms: ChallengeTerms
    setup: AnyScenarioSetup

    @property
    def path(self) -> Path:
        """Return the file it stands in."""
        return self.script.source.path

    @property
    def id(self) -> str:
        """Return the game and the name of the file, by which what came of it is kept."""
        return f"{self.setup.ruleset.id}/{self.path.stem}"

    @property
    def player(self) -> PlayerId:
        """Return who is asked."""
        return PlayerId(self.terms.ask)

    @property
    def solution(self) -> tuple[str, ...]:
        """Return the answers that are to be found, one after another."""
        return tuple(move.option for move in self.script.moves)

    @cached_property
    def state(self) -> Any:
        """Return the state it begins with; raises Misplaced."""
        return opening_of(self.script, self.setup)

    def is_solved_by(self, decision: Decision, answer: str, number: int = 0) -> bool:
        """Tell whether an answer is the one to be found, of several that of this number from 0."""
        ids = {self.setup.option_name(option.id): option.id for option in decision.options}
        wanted = [meant(word.strip(), ids) for word in self.solution[number].split(TOGETHER)]
        if any(len(one) != 1 for one in wanted):
            return False
        return {ids[one[0]] for one in wanted} == set(answer.split(TOGETHER))


def challenge_files(content_folders: Sequence[Path], game: str) -> tuple[Path, ...]:
    """Return the files of the challenges of a game, of those with one name the last."""
    folders = folders_within(content_folders, game, FOLDER)
    return tuple({file.name: file for folder in folders for file in sorted(folder.glob("*.yaml"))}.values())


def read_challenge(file: Path, setup: AnyScenarioSetup) -> Challenge:
    """Return the challenge in a file; raises ContentMistakes."""
    script = read_scripts(file, setup.given)[0]
    if script.scenario.challenge is None:
        raise ContentMistakes([script.source.mistake(Complaint((), Text("challenge-terms-missing")))])
    challenge = Challenge(script, script.scenario.challenge, setup)
    try:
        challenge.state  # noqa: B018 laid out now, so that whoever lists challenges can show them all
    except Misplaced as error:
        path = (script.scenario.start, *error.path)
        raise ContentMistakes([script.source.mistake(Complaint(path, error.message))]) from error
    return challenge


def wrong_in_challenge(file: Path, setup: AnyScenarioSetup, language: str = ENGLISH) -> Iterator[str]:
    """Yield what is wrong: a position that cannot be, an answer not offered, a goal not reached by it."""
    try:
        challenge = read_challenge(file, setup)
    except ContentMistakes as error:
        yield from (mistake.in_words(language) for mistake in error.mistakes)
        return
    yield from perform(file, setup, language)
    better = _better_than_stated(challenge)
    if better is not None:
        yield better.in_words(language)


def _better_than_stated(challenge: Challenge) -> Mistake | None:
    """Return the mistake that the figures speak for another answer than the stated one."""
    measured = challenge.terms.measured
    if measured is None or not measured.wins:
        return None
    best = max(measured.wins, key=lambda answer: measured.wins[answer])
    if set(best.split(TOGETHER)) == set(challenge.solution[0].split(TOGETHER)):
        return None
    message = text("challenge-better", best=best, stated=challenge.solution[0])
    return challenge.script.source.mistake(Complaint(("challenge", "measured", "wins"), message))
