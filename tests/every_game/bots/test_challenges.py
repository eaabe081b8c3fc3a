"""The challenges of every game: enough of them, each with its answer offered and its figures for it."""

from __future__ import annotations

import pytest

from tests.every_game.features import CHALLENGING
from wonderland_qt import paths
from wonderland_qt.analysis.challenge_search import answers_to, points_won
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES, scenario_setup_of
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.scenarios.challenge import (
    Challenge,
    challenge_files,
    read_challenge,
    wrong_in_challenge,
)

LEAST = 20
LEAST_LEAD = 10
"""By how many wins of 100 the figures of a found answer lead, at least."""


def read(game: str, file: object) -> Challenge:
    """Return a challenge that ships with a game."""
    setup = scenario_setup_of(game, (paths.content(),), paths.rulebook(game, "en"))
    return read_challenge(paths.content() / game / "challenges" / str(file), setup)


@pytest.mark.parametrize("game", CHALLENGING)
def test_there_are_enough_and_nothing_is_wrong_in_them(game: str) -> None:
    setup = scenario_setup_of(game, (paths.content(),), paths.rulebook(game, "en"))
    files = challenge_files([paths.content()], game)
    assert len(files) >= LEAST
    assert [wrong for file in files for wrong in wrong_in_challenge(file, setup)] == []


@pytest.mark.parametrize("game", CHALLENGING)
def test_of_the_answers_that_were_measured_the_stated_one_leads(game: str) -> None:
    for file in challenge_files([paths.content()], game):
        challenge = read(game, file.name)
        measured = challenge.terms.measured
        if measured is not None:
            best, following, *_ = sorted(measured.wins.values(), reverse=True)
            assert best - following >= LEAST_LEAD, file.name
            assert measured.wins[challenge.solution[0]] == best, file.name
            assert set(measured.points) == set(GAMES[game].players(challenge.state)), file.name


def test_points_won_are_those_of_the_better_answer_beyond_chance() -> None:
    challenge = read("bunny_kingdom", "build_01.yaml")
    game = GAMES["bunny_kingdom"].game(clone(challenge.state), challenge.setup.content)
    known = InformationSet(GAMES["bunny_kingdom"], game, challenge.player)
    decision, measured = game.decisions[0], challenge.terms.measured
    assert measured is not None
    better, worse = (challenge.options_of(decision, each)[0].id for each in list(measured.wins)[:2])
    assert points_won(known, better, worse, OwnChance(5)) == measured.points
    lost = {player: -points for player, points in measured.points.items()}
    assert points_won(known, worse, better, OwnChance(5)) == lost


@pytest.mark.parametrize("game", CHALLENGING)
def test_one_answer_of_all_solves_it_and_a_bot_can_be_asked_it(game: str) -> None:
    for file in challenge_files([paths.content()], game):
        challenge = read(game, file.name)
        position = GAMES[game].game(clone(challenge.state), challenge.setup.content)
        decision = next(each for each in position.decisions if each.player == challenge.player)
        solving = [each for each in answers_to(decision) if challenge.is_solved_by(decision, each)]
        names = {challenge.setup.option_name(each) for each in solving}
        assert len(names) == 1, file.name
        sample = InformationSet(GAMES[game], position, challenge.player).sample(1)
        assert answers_to(sample.decisions[0]), file.name
