"""Parchments in YAML: a mistake is named with line and remedy, a new one is an entry, texts follow scores."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from tests.games.bunny_kingdom.positions import FIRST_PRINTING, RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder, scored
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.reading import load_content
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure, Scoring
from wonderland_qt.games.bunny_kingdom.scoring.measures import count
from wonderland_qt.games.bunny_kingdom.scoring.verbs import tally

FILE = "my_parchments.yaml"
PAGE = (Path(__file__).resolve().parents[4] / "docs" / "modding-bunny-kingdom.md").read_text(encoding="utf-8")


def with_parchment(folder: Path, entry: str) -> Content:
    """Read the content with one parchment more."""
    return with_file(folder, f"parchments:\n  - {entry}\n")


def with_file(folder: Path, text: str) -> Content:
    """Read the content with one file more."""
    copytree(FIRST_PRINTING / "bunny_kingdom", folder / "bunny_kingdom")
    (folder / "bunny_kingdom" / FILE).write_text(text, encoding="utf-8")
    return load_content([folder])


@pytest.mark.parametrize(
    ("entry", "named"),
    [
        ("{id: hermit, kind: mission, score: [{each: {of: fief, points: 1}}]}", "did you mean 'fiefs'"),
        ("{id: hermit, kind: mission, score: [{every: {of: fiefs, points: 1}}]}", "unknown verb 'every'"),
        ("{id: hermit, kind: mission, score: [{each: {of: fiefs, points: 0}}]}", "a number of at least 1"),
        ("{id: hermit, kind: mission, score: [{each: {of: fiefs}}]}", "a required key is missing; add it"),
        ("{id: hermit, kind: mission, score: []}", "at least 1 item"),
        ("{id: hermit, kind: mission, score: [{copy: up}]}", "'left' or 'right'"),
        ("{id: hermit, kind: mission, score: [{copy: left}, {points: 1}]}", "'copy' cannot be combined"),
        ("{id: hermit, kind: treasure, score: [treasures_again]}", "make this parchment a mission"),
        ("{id: hermit, kind: trick, score: [{points: 1}]}", "'treasure' or 'mission'"),
        (
            "{id: hermit, kind: mission, score: [{each: {of: {produced: woood}, points: 1}}]}",
            "no 'woood' in resources",
        ),
        (
            "{id: hermit, kind: mission, score: [{each: {of: {terrain: mountains}, points: 1}}]}",
            "no 'mountains' in terrains",
        ),
        (
            "{id: hermit, kind: treasure, score: [{pair: {other: glove, alone: 1, together: 4}}]}",
            "no 'glove' in parchments",
        ),
    ],
)
def test_a_mistake_is_named_with_its_line_and_what_would_be_right(
    tmp_path: Path, entry: str, named: str
) -> None:
    with pytest.raises(ContentMistakes) as caught:
        with_parchment(tmp_path, entry)
    (mistake,) = caught.value.mistakes
    assert (mistake.path.name, mistake.line) == (FILE, 2)
    assert named in str(mistake)


def test_a_new_parchment_is_one_entry_and_may_score_in_several_ways(tmp_path: Path) -> None:
    score = "[{points: 2}, {each: {of: {fiefs: {squares: 2}}, points: 3}}]"
    content = with_parchment(tmp_path, f"{{id: hermit, kind: mission, score: {score}}}")
    yellow = holder(YELLOW, "hermit", squares=("A1", "A2", "J1"))
    assert scored(final_scoring(yellow, holder(RED), content=content), YELLOW) == {"hermit": 5}


def test_its_text_is_made_from_its_score(tmp_path: Path) -> None:
    score = "[{each: {of: {produced: wood}, points: 3}}]"
    content = with_parchment(tmp_path, f"{{id: hermit, kind: mission, score: {score}}}")
    measure = Text("measure-produced", (("resource", Text("wood")),))
    (verb,) = content.parchments["hermit"].score
    assert describe(verb) == Text("scoring-each", (("of", measure), ("points", 3)))


def test_the_example_of_the_page_is_read_and_scores(tmp_path: Path) -> None:
    example = re.search(r"```yaml\n(parchments:.*?)```", PAGE, re.DOTALL)
    assert example is not None
    content = with_file(tmp_path, example[1])
    yellow = holder(YELLOW, "hermit", squares=("A1", "A2", "J1"))
    assert scored(final_scoring(yellow, holder(RED), content=content), YELLOW) == {"hermit": 5}


def test_every_word_has_a_rule() -> None:
    assert [word for word, model in verbs(Scoring).items() if model not in tally.registry] == []
    assert [word for word, model in verbs(Measure).items() if model not in count.registry] == []
