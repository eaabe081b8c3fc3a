"""The challenges of a game as rows of a page, in the game's words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.installed_games import scenario_setup
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.scenarios.challenge import Challenge, challenge_files, read_challenge
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.words.localization import REFERENCE
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.challenges.tried_challenges import Tried, TriedChallenges
from wonderland_qt.models.lobby.game_lobby import Lobby
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.pieces.pieces_model import capital

MOST_WINS = 100.0
"""Wins are counted in 100 games."""


@dataclass(frozen=True)
class ChallengeRow:
    """A challenge with its title, moment in the game, goal, and the user's results (`tried`).

    `lobby` has the content on which the challenge was measured. `role` and `score` are those of the player
    who is asked. `maker` is the name of the challenge's pack, "" for the game's own.
    """

    challenge: Challenge
    lobby: Lobby
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
        """Return the id of its game."""
        return self.challenge.setup.ruleset.id


@dataclass(frozen=True)
class MeasuredAnswer:
    """An answer in words, and its wins in 100 games."""

    words: str
    wins: float
    best: bool


class ListedChallenges(NamedTuple):
    """The challenges that can be shown, and the problems of the others in words."""

    rows: list[ChallengeRow]
    problems: list[str]


def challenges_on(shelf: Shelf, tried: TriedChallenges, game: str) -> ListedChallenges:
    """Return the challenges of a game on the shelf, and the problems of those that cannot be shown."""
    try:
        return challenge_rows(shelf.lobby(game), tried)
    except ContentMistakes as mistakes:
        return ListedChallenges([], [shelf.unreadable(mistakes)])


def challenge_rows(lobby: Lobby, tried: TriedChallenges) -> ListedChallenges:
    """Return the challenges of a game, the easiest first, and the problems of those that cannot be shown.

    Each is read above only the content folders that it was measured on, because others would change it.
    """
    rows: list[ChallengeRow] = []
    problems: list[str] = []
    for layers, files in sorted(_files_by_layers(lobby).items()):
        below = lobby.beneath(layers)
        setup = _setup_for_challenges(below)
        for file in files:
            try:
                rows.append(_row_of(below, tried, read_challenge(file, setup)))
            except ContentMistakes as error:
                problems += [mistake.in_words(lobby.words.language) for mistake in error.mistakes]
            except Exception as error:  # a position that names what is not there can fail in any rule
                problems.append(f"{file}: {error}")
    rows.sort(key=_easiest_first)
    return ListedChallenges([replace(row, number=number) for number, row in enumerate(rows, 1)], problems)


def _setup_for_challenges(lobby: Lobby) -> AnyScenarioSetup:
    """Return what a game gives so that challenges can be read, with the numbers of its rules."""
    rulebook = Rulebook.read(paths.rulebook(lobby.ruleset.id, REFERENCE))
    return scenario_setup(lobby.ruleset, lobby.content, frozenset(rulebook.rules))


def _easiest_first(row: ChallengeRow) -> tuple[float, str]:
    return -_lead_of_best_answer(row.challenge), row.challenge.path.stem


def _files_by_layers(lobby: Lobby) -> Mapping[int, list[Path]]:
    """Return the files of challenges by the number of content folders that they are measured on.

    A game without scenarios has none.
    """
    by_layers: defaultdict[int, list[Path]] = defaultdict(list)
    if lobby.ruleset.scenarios:
        for file, layers in challenge_files(lobby.content_folders, lobby.ruleset.id).items():
            by_layers[layers].append(file)
    return by_layers


def measured_answers(row: ChallengeRow) -> list[MeasuredAnswer]:
    """Return the answers as search has measured them, the best first; none if not measured.

    A measured answer that the decision does not offer any more is left out.
    """
    challenge = row.challenge
    decision = _decision_of(challenge)
    if challenge.terms.measured is None:
        return []
    wins = challenge.terms.measured.wins
    best_answer, *_further_answers = challenge.solution
    measured: list[MeasuredAnswer] = []
    for answer in sorted(wins, key=lambda answer: -wins[answer]):
        options = challenge.options_of(decision, answer)
        if options:
            words = ", ".join(row.lobby.say(option.text) for option in options)
            measured.append(MeasuredAnswer(capital(words), wins[answer], best=answer == best_answer))
    return measured


def _row_of(lobby: Lobby, tried: TriedChallenges, challenge: Challenge) -> ChallengeRow:
    """Return the row of a challenge in the game's words; it is numbered when all rows are sorted."""
    terms, ruleset, language = challenge.terms, lobby.ruleset, lobby.words.language
    game, decision = _game_at_position(challenge), _decision_of(challenge)
    return ChallengeRow(
        challenge,
        lobby,
        number=0,
        title=_in_language(terms.title, language) or capital(lobby.say(decision.prompt)),
        moment=lobby.say(ruleset.narration.moment(challenge.state)),
        goal=_in_language(terms.goal, language) or lobby.say(Text("challenge-goal")),
        role=lobby.say(Text(challenge.player)),
        score=ruleset.scores(game)[challenge.player],
        players=ruleset.players(challenge.state),
        maker=_name_of_pack(lobby, challenge),
        tried=tried.results_of(challenge.id),
    )


def learnt(row: ChallengeRow) -> str:
    """Return the author's explanation of a solved challenge, or ""."""
    return _in_language(row.challenge.terms.learn, row.lobby.words.language)


def _in_language(by_language: dict[str, str], language: str) -> str:
    """Return the words in a language, else in English, else in any, else ""."""
    return by_language.get(language) or by_language.get(REFERENCE) or next(iter(by_language.values()), "")


def _name_of_pack(lobby: Lobby, challenge: Challenge) -> str:
    """Return the name of the pack that a challenge comes from, "" for the game itself."""
    makers = (pack.name for pack in lobby.packs if challenge.path.is_relative_to(pack.folder))
    return next(makers, "")


def _lead_of_best_answer(challenge: Challenge) -> float:
    """Return the best answer's lead in wins over the second best: the larger, the easier the challenge.

    A challenge with fewer than two measured answers counts as one of the easiest.
    """
    measured = challenge.terms.measured
    wins = sorted(measured.wins.values(), reverse=True) if measured is not None else []
    if len(wins) < 2:
        return MOST_WINS
    best, second_best, *_others = wins
    return best - second_best


def _game_at_position(challenge: Challenge) -> Any:
    """Return a game of its own at the position of a challenge."""
    return challenge.setup.ruleset.game(clone(challenge.state), challenge.setup.content)


def _decision_of(challenge: Challenge) -> Decision:
    """Return the decision of a challenge; raises StopIteration if its player has none."""
    decisions: Sequence[Decision] = _game_at_position(challenge).decisions
    return next(decision for decision in decisions if decision.player == challenge.player)
