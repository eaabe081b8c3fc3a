"""The challenges of a game as a page lists them, in the words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.installed_games import scenario_setup
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.scenarios.challenge import Challenge, challenge_files, read_challenge
from wonderland_qt.engine.words.localization import REFERENCE
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.challenges.tried_challenges import Tried, TriedChallenges
from wonderland_qt.models.lobby.game_lobby import Lobby
from wonderland_qt.models.pieces.pieces_model import capital


@dataclass(frozen=True)
class ChallengeRow:
    """A challenge: what it is called, which moment it is, what is to be found, and what came of it here.

    `role` is what the player who is asked is called, `score` what they have; `maker` names the pack that
    brings it, "" for the game's own.
    """

    challenge: Challenge
    number: int
    title: str
    moment: str
    goal: str
    role: str
    score: int
    players: tuple[PlayerId, ...]
    maker: str
    tried: Tried

    @property
    def game(self) -> str:
        """Return the game it is of."""
        return self.challenge.setup.ruleset.id


@dataclass(frozen=True)
class MeasuredAnswer:
    """An answer in words, and the wins of 100 games that it leaves."""

    words: str
    wins: float
    best: bool


def challenge_rows(lobby: Lobby, tried: TriedChallenges) -> tuple[list[ChallengeRow], list[str]]:
    """Return the challenges of a game, the easiest first, and why others cannot be shown."""
    rulebook = Rulebook.read(paths.rulebook(lobby.ruleset.id, REFERENCE))
    if not lobby.ruleset.scenarios:
        return [], []
    setup = scenario_setup(lobby.ruleset, lobby.content, frozenset(rulebook.rules))
    read, problems = [], []
    for file in challenge_files(lobby.content_folders, lobby.ruleset.id):
        try:
            challenge = read_challenge(file, setup)
            read.append((challenge, _decision(challenge)))
        except ContentMistakes as error:
            problems += [mistake.in_words(lobby.words.language) for mistake in error.mistakes]
        except Exception as error:  # a position that names what is not there can fail in any rule
            problems.append(f"{path_as_packed(file, file.parent)}: {error}")
    read.sort(key=lambda both: (-_lead(both[0]), both[0].path.stem))
    rows = [_row(lobby, tried, number, *both) for number, both in enumerate(read, 1)]
    return rows, problems


def measured_answers(lobby: Lobby, challenge: Challenge) -> list[MeasuredAnswer]:
    """Return what search tells of the answers, the best first; nothing where no one has measured."""
    measured, decision = challenge.terms.measured, _decision(challenge)
    wins = measured.wins if measured is not None else {}
    told = []
    for answer in sorted(wins, key=lambda each: -wins[each]):
        try:
            words = ", ".join(lobby.say(option.text) for option in decision.options_of(answer))
        except KeyError:  # an option that today's content does not offer
            continue
        told.append(MeasuredAnswer(capital(words), wins[answer], challenge.is_solved_by(decision, answer)))
    return told


def _row(
    lobby: Lobby, tried: TriedChallenges, number: int, challenge: Challenge, decision: Decision
) -> ChallengeRow:
    terms, ruleset, language = challenge.terms, lobby.ruleset, lobby.words.language
    position = _position(challenge)
    return ChallengeRow(
        challenge,
        number,
        _in(terms.title, language) or lobby.say(decision.prompt),
        lobby.say(ruleset.narration.moment(challenge.state)),
        _in(terms.goal, language) or lobby.say(Text("challenge-goal")),
        lobby.say(Text(challenge.player)),
        ruleset.scores(position)[challenge.player],
        ruleset.players(challenge.state),
        _maker(lobby, challenge),
        tried.of(challenge.id),
    )


def learnt(lobby: Lobby, challenge: Challenge) -> str:
    """Return what is told once a challenge is solved, "" where its author says nothing."""
    return _in(challenge.terms.learn, lobby.words.language)


def _in(by_language: dict[str, str], language: str) -> str:
    """Return what is said in a language, else in English or in any."""
    return by_language.get(language) or by_language.get(REFERENCE) or next(iter(by_language.values()), "")


def _maker(lobby: Lobby, challenge: Challenge) -> str:
    there = (pack.name for pack in lobby.packs if challenge.path.is_relative_to(pack.folder))
    return next(there, "")


def _lead(challenge: Challenge) -> float:
    """Return by how much the best answer exceeds the next: the more, the easier it is to find."""
    measured = challenge.terms.measured
    wins = sorted(measured.wins.values(), reverse=True) if measured is not None else []
    return wins[0] - wins[1] if len(wins) > 1 else 100.0


def _position(challenge: Challenge) -> Any:
    return challenge.setup.ruleset.game(clone(challenge.state), challenge.setup.content)


def _decision(challenge: Challenge) -> Decision:
    """Return what is asked; raises LookupError where who is asked has no choice."""
    decisions = _position(challenge).decisions
    return next(decision for decision in decisions if decision.player == challenge.player)
