"""The numbers by which bots evaluate stand in the content: each with its sentence, and any can be another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.components.weights import UnknownNumber, numbers, with_numbers, with_weights
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.saved.saved_content import layers_of, load_layers

GAME_IDS = sorted(game for game in GAMES if (paths.content() / game / "evaluation.yaml").is_file())
"""Games whose bots go by numbers of the content; a game need not have any."""
GIVEN = """\
evaluation:
  {section}
"""


def described(schema: Mapping[str, Any], of: Mapping[str, Any]) -> list[str]:
    """All sentences of a record's schema, in the order of its fields."""
    found = []
    for name, field in of["properties"].items():
        inner = field.get("$ref", "").removeprefix("#/$defs/")
        if inner and name != "tuned":
            found += [schema["$defs"][inner]["description"], *described(schema, schema["$defs"][inner])]
        elif name != "tuned":
            found.append(field["description"])
    return [" ".join(sentence.split()) for sentence in found]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_number_has_its_sentence_above_it(game_id: str) -> None:
    schema = GAMES[game_id].content_files.model_json_schema()
    text = (paths.content() / game_id / "evaluation.yaml").read_text(encoding="utf-8")
    comments = " ".join(line.strip(" #") for line in text.splitlines() if line.strip().startswith("#"))
    at = 0
    for sentence in described(schema, schema["$defs"]["Weights"]):
        assert sentence in comments[at:]
        at = comments.index(sentence, at)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_bot_may_go_by_other_numbers_than_its_rivals(game_id: str) -> None:
    ruleset = GAMES[game_id]
    content = ruleset.load([paths.content()])
    known = numbers(content.weights)
    changed = with_numbers(content.weights, {name: 1.3 * value for name, value in known.items()})
    other = with_weights(content, changed)
    game, differ = new_game(ruleset, content, max(ruleset.seating.sizes), 1), 0
    assert ruleset.evaluate is not None
    for asked, answer in islice(choices(game, 1), 60):
        view = ruleset.view(game, asked.player)
        before, mine, after = (ruleset.evaluate(view, by, asked) for by in (content, other, content))
        differ += mine != before
        assert before == after
        game.choose(asked.player, answer)
    assert differ > 15


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_without_numbers_every_option_is_as_good_as_another(game_id: str) -> None:
    ruleset = GAMES[game_id]
    content = with_weights(ruleset.load([paths.content()]), None)
    game = new_game(ruleset, content, max(ruleset.seating.sizes), 1)
    assert ruleset.evaluate is not None
    for asked in game.decisions:
        assert set(ruleset.evaluate(ruleset.view(game, asked.player), content, asked)) == {0.0}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_bots_of_an_older_game_go_by_the_numbers_of_today(game_id: str) -> None:
    ruleset, today = GAMES[game_id], layers_of([paths.content()], game_id)
    files = {name: text for name, text in today[0].files.items() if not name.endswith("evaluation.yaml")}
    older = [msgspec.structs.replace(today[0], files=files)]
    assert load_layers(ruleset, older).evaluation is None
    assert numbers(load_layers(ruleset, older, today).weights) == numbers(
        ruleset.load([paths.content()]).weights
    )


def pack(tmp_path: Path, section: str) -> Path:
    """A pack that says something of the evaluation of Pixie Queen."""
    folder = tmp_path / "pixie_queen"
    folder.mkdir()
    (folder / "evaluation.yaml").write_text(GIVEN.format(section=section), encoding="utf-8")
    return tmp_path


def test_a_pack_changes_one_number_and_no_rule(tmp_path: Path) -> None:
    ruleset = GAMES["pixie_queen"]
    content = ruleset.load([paths.content()])
    packed = ruleset.load([paths.content(), pack(tmp_path, "mine: {marker: 9}")])
    assert numbers(packed.weights) == {**numbers(content.weights), "mine.marker": 9}
    assert ruleset.fingerprint(packed) == ruleset.fingerprint(content)


@pytest.mark.parametrize(
    ("section", "told"),
    [
        ("mine: {markr: 9}", "evaluation.mine.markr: unknown key 'markr'; did you mean 'marker'?"),
        ("mine: {marker: many}", "evaluation.mine.marker: expected a number, not 'many'"),
        ("mine: 9", "evaluation.mine: expected a mapping, not 9"),
    ],
)
def test_what_is_no_number_is_told_with_its_place(tmp_path: Path, section: str, told: str) -> None:
    with pytest.raises(ContentMistakes) as caught:
        GAMES["pixie_queen"].load([paths.content(), pack(tmp_path, section)])
    assert told in str(caught.value)


def test_a_word_that_no_measure_has_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "wonderland"
    folder.mkdir()
    text = GIVEN.format(section="measures: {chances: {in_leads: 0.5}}")
    (folder / "evaluation.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentMistakes, match="no measure 'in_leads'; did you mean 'in_lead'"):
        GAMES["wonderland"].load([paths.content(), tmp_path])


@pytest.mark.parametrize("name", ["mine", "mine.markers", "mine.marker.more", ""])
def test_a_number_that_is_none_is_refused(name: str) -> None:
    weights = GAMES["pixie_queen"].load([paths.content()]).weights
    with pytest.raises(UnknownNumber):
        with_numbers(weights, {name: 1.0})


def test_numbers_of_lists_and_mappings_change_too() -> None:
    weights = GAMES["wonderland"].load([paths.content()]).weights
    changed = with_numbers(weights, {"regions.reach.2": 5.0, "abilities.at_tea.card_taken": 1.0})
    assert changed.regions.reach == (*weights.regions.reach[:2], 5.0, *weights.regions.reach[3:])
    assert changed.abilities.at_tea["card_taken"] == 1.0
    assert {**numbers(changed)} != numbers(weights)
