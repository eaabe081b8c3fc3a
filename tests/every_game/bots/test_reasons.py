"""Reasons: every game says in few words why its evaluation likes something, by pieces on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from tests.every_game.features import TAUGHT
from tests.every_game.game_invariants import Setting, subject
from tests.every_game.on_screen import LANGUAGES
from tests.playthroughs import choices
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.reasons import Reason

SEED, MOST_WORDS, ADVISED, DECISIONS = 4, 7, 3, 160
"""`ADVISED`: in how many kinds of decisions of a game, at least, the best option has a reason."""


class Advised(NamedTuple):
    """Why the best option of a decision is advised, and the pieces that lay on the table."""

    prompt: str
    reasons: tuple[Reason, ...]
    pieces: frozenset[str]


@cache
def advised(game: str) -> tuple[Advised, ...]:
    return tuple(_advised(game))


def _advised(game: str) -> Iterator[Advised]:
    ruleset, held = GAMES[game], subject(Setting(game, min(GAMES[game].seating.sizes)))
    play: Any = held.begin(SEED, [])
    assert ruleset.evaluate is not None
    for decision, answer in islice(choices(play, SEED), DECISIONS):
        view, content = ruleset.view(play, decision.player), play.content
        values = ruleset.evaluate(view, content, decision)
        if max(values) > min(values):
            best = decision.options[values.index(max(values))]
            told = tuple(ruleset.narration.reasons(view, content, decision, best))
            pieces = frozenset(piece.id for piece in ruleset.display.pieces(view, content))
            yield Advised(decision.prompt.key, told, pieces)
        play.choose(decision.player, answer)


@pytest.mark.parametrize("game", TAUGHT)
def test_most_kinds_of_advice_have_a_reason(game: str) -> None:
    kinds = {each.prompt for each in advised(game) if each.reasons}
    assert len(kinds) >= ADVISED


@pytest.mark.parametrize("game", TAUGHT)
def test_reasons_are_said_in_few_words_of_every_language(game: str) -> None:
    ruleset, content = GAMES[game], GAMES[game].load([paths.content()])
    for language in LANGUAGES:
        words = Words.load(paths.words(game), language, ruleset.narration.content_words(content))
        said = {words.say(reason.text) for each in advised(game) for reason in each.reasons}
        assert words.missing == set()
        assert {each for each in said if len(each.split()) > MOST_WORDS} == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_reason_counts_lies_on_the_table(game: str) -> None:
    told = [(reason, each.pieces) for each in advised(game) for reason in each.reasons]
    counted = [reason for reason, pieces in told if pieces.intersection(reason.pieces)]
    assert len(counted) >= 0.9 * len(told)
