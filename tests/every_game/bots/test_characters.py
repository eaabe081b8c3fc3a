"""Characters: every game has bots with a name, a temper and a strength, and packs may add their own."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.bots.registry import UnknownBot, bot_names, new_bot
from wonderland_qt.components.bot_characters import characters_of, strength_of
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.words.localization import Words

GAME_IDS = sorted(game for game in GAMES if (paths.content() / game / "bots.yaml").is_file())
MOUSE = """\
bots:
  - id: mouse
    name: {en: Mouse}
    about: {en: Tells long tales.}
    temper: dreamy
"""


def pack(folder: Path, game: str, text: str) -> Path:
    """A pack that says something of the bots of a game."""
    (folder / game).mkdir()
    (folder / game / "bots.yaml").write_text(text, encoding="utf-8")
    return folder


def answers(game_id: str, kind: str, decisions: int = 120) -> list[str]:
    """What a bot answers at the first decisions of a game."""
    ruleset = GAMES[game_id]
    game = new_game(ruleset, ruleset.load([paths.content()]), ruleset.seating.usual_size, 1)
    bot, said = new_bot(kind, 3), list[str]()
    for asked, answer in islice(choices(game, 1), decisions):
        said.append(bot.choose(InformationSet(ruleset, game, asked.player), asked))
        game.choose(asked.player, answer)
    return said


def test_every_game_has_characters() -> None:
    assert sorted(GAMES) == GAME_IDS


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_at_least_four_with_words_in_every_language(game_id: str) -> None:
    ruleset = GAMES[game_id]
    content = ruleset.load([paths.content()])
    assert len(characters_of(content)) >= 4
    for language in paths.languages():
        words = Words.load(paths.words(game_id), language, ruleset.narration.content_words(content))
        for character in characters_of(content).values():
            assert language in character.name
            assert language in character.about
            assert words.say(character.about_text) == character.about[language]
        assert not words.missing


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_tempers_are_seen_in_play(game_id: str) -> None:
    kinds = characters_of(GAMES[game_id].load([paths.content()]))
    quick = [kind for kind, character in kinds.items() if character.rollouts == 0]
    told = {tuple(answers(game_id, kind)) for kind in (*quick, "rule")}
    assert len(told) == len(quick) + 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_character_answers_alike_when_asked_again(game_id: str) -> None:
    kind = next(iter(characters_of(GAMES[game_id].load([paths.content()]))))
    assert answers(game_id, kind) == answers(game_id, kind)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_strength_is_told_of_characters_that_there_are(game_id: str) -> None:
    content = GAMES[game_id].load([paths.content()])
    measured = strength_of(content)
    wins = measured.wins if measured is not None else {}
    assert {f"character:{name}" for name in wins} <= set(characters_of(content))


def test_a_pack_adds_a_character_and_changes_no_rule(tmp_path: Path) -> None:
    ruleset = GAMES["pixie_queen"]
    content = ruleset.load([paths.content()])
    packed = ruleset.load([paths.content(), pack(tmp_path, "pixie_queen", MOUSE)])
    assert characters_of(packed).keys() - characters_of(content).keys() == {"character:mouse"}
    assert ruleset.fingerprint(packed) == ruleset.fingerprint(content)
    assert bot_names("mouse,rule", packed) == ("character:mouse", "rule")


def test_a_character_that_this_content_lacks_plays_by_the_rule() -> None:
    assert answers("tea_for_2", "character:gone") == answers("tea_for_2", "character:nobody")


@pytest.mark.parametrize("named", ["mouse", "character:mouse", "search:0"])
def test_a_character_that_no_content_has_is_refused_where_a_person_names_it(named: str) -> None:
    content = GAMES["tea_for_2"].load([paths.content()])
    with pytest.raises(UnknownBot, match=named):
        bot_names(named, content)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("{en: Mouse}", "{pl: Mysz}", "bots.mouse.name: no words in en; add them"),
        ("dreamy", "sleepy", "temper: expected"),
        ("dreamy", "dreamy\n    slips: 120", "slips"),
        ("dreamy", "dreamy\n    weights: {mine.markr: 2}", "no number 'mine.markr' in the evaluation"),
    ],
)
def test_mistakes_of_a_pack_are_told_with_their_place(
    tmp_path: Path, before: str, after: str, told: str
) -> None:
    folders: Any = [paths.content(), pack(tmp_path, "pixie_queen", MOUSE.replace(before, after))]
    with pytest.raises(ContentMistakes) as caught:
        GAMES["pixie_queen"].load(folders)
    assert told in str(caught.value)
    assert "bots.yaml" in str(caught.value)
