"""In every game a named verb is played, said in three languages, shown, valued, and kept in saved games."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.every_game.features import NAMING
from tests.games.modding import (
    assert_played_and_said,
    assert_scenario_holds,
    blocks,
    content_folder_with,
    content_with,
    page,
)
from wonderland_qt import paths
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.saved.saved_content import layers_of, load_layers
from wonderland_qt.engine.words.localization import Words

USES = {
    "wonderland": "tea_cards: [{id: tea_1_31, round: 1, rewards: [{second_helping: 2}, clean_plate]}]\n"
    "wonderlandians:\n"
    "  - {id: cook, name: {en: Cook}, figures: [{id: cook, strength: 1}],"
    " hooks: [{when: battle_end, do: [{clean_plate: 1}]}]}\n",
    "bunny_kingdom": "parchments: [{id: larder, kind: mission, name: {en: Larder},"
    " score: [{market_garden: {resource: fish, points: 2}}]}]\n",
    "tea_for_2": "characters: [{id: mouse, effect: [{tea_break: 2}]}, {id: alice, effect: [tea_break]}]\n",
    "pixie_queen": "actions: [{id: %s, do: {errand: {good: honey}}}]\n"
    "permanent_tiles: [{id: %s, ability: old_hand}]\n",
}


def uses(game: str) -> str:
    if game != "pixie_queen":
        return USES[game]
    files: Any = GAMES[game].load([paths.content()]).files
    action = next(action for action in files.actions if action.do.word == "take")
    return USES[game] % (action.id, files.permanent_tiles[0].id)


EVERY_GAME = pytest.mark.parametrize("game", NAMING)


@EVERY_GAME
def test_named_verbs_are_played_and_said(game: str, tmp_path: Path) -> None:
    content = content_with(GAMES[game], tmp_path, uses(game))
    used = [effect for _, effect in walk(content.files) if effect.is_composed]
    assert used
    for language in ("en", "pl", "uk"):
        names = GAMES[game].narration.content_words(content)
        words = Words.load(paths.words(game), language, names)
        for effect in used:
            assert names[f"verb-{effect.word}"][language] in words.say(describe(effect))
        assert words.missing == set()
    assert_played_and_said(GAMES[game], content, 2)


@EVERY_GAME
def test_naming_a_verb_changes_no_game_that_does_not_use_it(game: str, tmp_path: Path) -> None:
    """What a verb is called, and that it is there, is no rule: saved games go on."""
    ruleset = GAMES[game]
    usual = ruleset.fingerprint(ruleset.load([paths.content()]))
    named = content_with(ruleset, tmp_path, f"verbs: {{{_first_verb(game)}: {{name: {{en: Other}}}}}}\n")
    assert ruleset.fingerprint(named) == usual


def _first_verb(game: str) -> str:
    files: Any = GAMES[game].load([paths.content()]).files
    return str(next(iter(files.verbs)))


@EVERY_GAME
def test_a_pack_names_a_verb_that_its_cards_use(game: str, tmp_path: Path) -> None:
    """Defaults of the game's own may be others in a pack, and its words too."""
    verb = _first_verb(game)
    written = f"verbs: {{{verb}: {{name: {{en: Pilfered, pl: Zwędzone, uk: Поцуплене}}}}}}\n{uses(game)}"
    content = content_with(GAMES[game], tmp_path, written)
    said = Words.load(paths.words(game), "pl", GAMES[game].narration.content_words(content))
    first = next(effect for _, effect in walk(content.files) if effect.word == verb)
    assert "Zwędzone" in said.say(describe(first))


PAGE = page("composed-verbs.md")
AMBUSH, SPOON, SCENARIO = blocks(PAGE)


def test_what_the_page_shows_is_played_and_said(tmp_path: Path) -> None:
    content = content_with(GAMES["wonderland"], tmp_path, AMBUSH, SPOON)
    words = Words.load(paths.words("wonderland"), "en", GAMES["wonderland"].narration.content_words(content))
    said = [words.say(describe(effect)) for effect in content.tea_cards["tea_1_31"].rewards]
    assert said[1] == ("Ambush (gain 2 VP and place 1 unit in any region, if you have at most 2 shards)")
    assert said[1] in PAGE.replace("\n", " ")
    (spoon,) = content.tea_cards["tea_2_31"].rewards
    assert words.say(describe(spoon)) == "take the long spoon for 3 VP"
    assert_played_and_said(GAMES["wonderland"], content, 3)


def test_the_scenario_of_the_page_holds(tmp_path: Path) -> None:
    assert_scenario_holds(GAMES["wonderland"], tmp_path, AMBUSH, SCENARIO)


@EVERY_GAME
def test_a_saved_game_keeps_the_verbs_that_its_content_named(game: str, tmp_path: Path) -> None:
    ruleset = GAMES[game]
    folders = [paths.content(), content_folder_with(tmp_path, game, uses(game))]
    kept = layers_of(folders, game)
    shutil.rmtree(tmp_path / game)
    assert ruleset.fingerprint(load_layers(ruleset, kept)) != ruleset.fingerprint(ruleset.load(folders[:1]))
