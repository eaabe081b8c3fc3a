"""Challenges: scenarios beside a game's content whose best answer the player has to find."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.folders.packs import folders_within
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.decisions import TOGETHER, Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.asked_now import ids_meant
from wonderland_qt.engine.scenarios.opening_state import opening_of
from wonderland_qt.engine.scenarios.scenario import ChallengeTerms
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import ENGLISH

FOLDER = "challenges"


@dataclass(frozen=True)
class Challenge:
    """A challenge as read from its file, with its game's scenario setup."""

    script: Script
    terms: ChallengeTerms
    setup: AnyScenarioSetup

    @property
    def path(self) -> Path:
        """Return the challenge's file."""
        return self.script.source.path

    @property
    def id(self) -> str:
        """Return the id under which results are kept: the game and the file's name."""
        return f"{self.setup.ruleset.id}/{self.path.stem}"

    @property
    def player(self) -> PlayerId:
        """Return the player who is asked."""
        return PlayerId(self.terms.ask)

    @property
    def solution(self) -> tuple[str, ...]:
        """Return the answers to be found, in order."""
        return tuple(move.option for move in self.script.moves)

    @cached_property
    def state(self) -> Any:
        """Return the state at the beginning; raises Misplaced."""
        return opening_of(self.script, self.setup)

    def is_solved_by(self, decision: Decision, answer: str, number: int = 0) -> bool:
        """Tell whether an answer is the solution's answer with this number, counted from 0.

        Pieces with the same name are interchangeable.
        """
        given = sorted(map(self.setup.option_name, answer.split(TOGETHER)))
        return given == self._offered_names_meant(decision, self.solution[number])

    def options_of(self, decision: Decision, written: str) -> tuple[Option, ...]:
        """Return the options that a written answer means; none if one of its words means none on offer.

        Options with the same name are interchangeable, so the first one stands for them.
        """
        by_name: dict[str, Option] = {}
        for option in decision.options:
            by_name.setdefault(self.setup.option_name(option.id), option)
        return tuple(by_name[name] for name in self._offered_names_meant(decision, written))

    def _offered_names_meant(self, decision: Decision, written: str) -> list[str]:
        """Return the names of the offered options that a written answer means.

        Return none if any of its words means no option that is offered, or more than one.
        """
        names = {self.setup.option_name(option.id) for option in decision.options}
        found: list[str] = []
        for word in written.split(TOGETHER):
            candidates = ids_meant(word.strip(), names)
            if len(candidates) != 1:
                return []
            found += candidates
        return sorted(found)


def challenge_files(content_folders: Sequence[Path], game: str) -> dict[Path, int]:
    """Return the challenge files of a game, later folders overriding files of the same name.

    The values are how many folders' content a challenge is played on: its own and those below, because packs
    above might change the best answer.
    """
    found: dict[str, tuple[Path, int]] = {}
    for count, content_folder in enumerate(content_folders, 1):
        for folder in folders_within([content_folder], game, FOLDER):
            found |= {file.name: (file, count) for file in sorted(folder.glob("*.yaml"))}
    return dict(found.values())


def read_challenge(file: Path, setup: AnyScenarioSetup) -> Challenge:
    """Return the challenge in a file, whose first script it is; raises ContentMistakes.

    The others are its variants, which are left out.
    """
    script = read_scripts(file, setup.given)[0]
    if script.scenario.challenge is None:
        raise ContentMistakes([script.source.mistake(Complaint((), Text("challenge-terms-missing")))])
    challenge = Challenge(script, script.scenario.challenge, setup)
    try:
        challenge.state  # noqa: B018 laid out now, so that a list shows only what can be laid
    except Misplaced as error:
        path = (script.scenario.start, *error.path)
        raise ContentMistakes([script.source.mistake(Complaint(path, error.message))]) from error
    return challenge


def wrong_in_challenge(file: Path, setup: AnyScenarioSetup, language: str = ENGLISH) -> Iterator[str]:
    """Yield what is wrong with a challenge in a file: its position, its answer, or its expectations."""
    try:
        challenge = read_challenge(file, setup)
    except ContentMistakes as error:
        yield from (mistake.in_words(language) for mistake in error.mistakes)
        return
    yield from perform(file, setup, language)
    better = _mistake_of_better_answer(challenge)
    if better is not None:
        yield better.in_words(language)


def _mistake_of_better_answer(challenge: Challenge) -> Mistake | None:
    """Return the mistake that by its own figures another answer is better than the stated one."""
    measured = challenge.terms.measured
    if measured is None or not measured.wins:
        return None
    best = max(measured.wins, key=lambda answer: measured.wins[answer])
    if set(best.split(TOGETHER)) == set(challenge.solution[0].split(TOGETHER)):
        return None
    message = text("challenge-better", best=best, stated=challenge.solution[0])
    return challenge.script.source.mistake(Complaint(("challenge", "measured", "wins"), message))
