"""Every language says all that English says, with the same placeholders and nothing more."""

from __future__ import annotations

import pytest

from tests.laws import playing
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.words.words import REFERENCE, Words
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.reading import read_pack
from wonderland_qt.games.wonderland.seen.log import line

WORDS = paths.words("wonderland")
OTHERS = sorted(folder.name for folder in WORDS[1].iterdir() if folder.is_dir() and folder.name != REFERENCE)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_and_placeholders_of_english(language: str) -> None:
    words = Words.load(WORDS, language)
    assert words.catalogue.syntax_mistakes() == []
    assert words.check() == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_said_without_a_word_of_english(language: str) -> None:
    pack = read_pack([paths.content()])
    words = Words.load(WORDS, language, WONDERLAND.telling.content_words(pack))
    happened: list[Fact] = []
    game = WONDERLAND.new(pack, WONDERLAND.seating.by_chance(pack, 5, 7, {}), happened)
    for turn, at in enumerate(playing(game, seed=7)):
        for decision in at.decisions:
            for said in (decision.prompt, *(option.text for option in decision.options)):
                assert words.say(said)
        for piece in WONDERLAND.display.pieces(WONDERLAND.view(at, None), pack) if turn % 40 == 0 else ():
            assert words.say(piece.text)
    for fact in happened:
        assert words.say(line(fact, pack, {}))
    assert words.missing == set()
