"""What fills the window for a moment, in every game: a picture of its art, words in every language."""

from __future__ import annotations

import pytest

from tests.every_game.on_screen import LANGUAGES
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.table.stages import Interlude
from wonderland_qt.engine.words.localization import Words

SEED, PLAYERS = 3, 3


def interludes(game: str) -> list[Interlude]:
    """Return every interlude of a game played at random."""
    ruleset = GAMES[game]
    content, chance = ruleset.load([paths.content()]), OwnChance(SEED)
    play = ruleset.new(content, ruleset.seating.random_new_game(content, PLAYERS, SEED, {}), [])
    while play.decisions:
        for decision in play.decisions:
            play.choose(decision.player, any_answer(decision, chance))
    shown = (ruleset.display.appearance(event, content).interlude for event in play.events or ())
    return [told for told in shown if told is not None]


@pytest.mark.parametrize("game", GAMES)
def test_every_interlude_has_a_picture_and_words(game: str) -> None:
    found = interludes(game)
    art = paths.of_game(game) / "art"
    assert [told.picture for told in found if not (art / f"{told.picture}.svg").is_file()] == []
    content = GAMES[game].load([paths.content()])
    for language in LANGUAGES:
        words = Words.load(paths.words(game), language, GAMES[game].narration.content_words(content))
        assert all(words.say(said) for told in found for said in (told.title, told.text))
        assert words.missing == set()
