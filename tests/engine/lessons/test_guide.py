"""A guide's pages: what is read, that its rules and its art are there, and mistakes with their places."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lessons.guide import read_guide
from wonderland_qt.engine.words.rulebook import Rulebook

PAGE = """\
pages:
  - id: goal
    title: {en: Goal, pl: Cel}
    picture:
      ground: day
      figures:
        - {art: star/star, at: [10, 10], width: 20}
    says: {en: [Win.]}
"""


def test_a_game_without_a_guide_has_no_pages(tmp_path: Path) -> None:
    assert read_guide(tmp_path / "guide.yaml", ("en",)).pages == ()


@pytest.mark.parametrize(
    ("written", "instead", "expected"),
    [
        ("Win.", "Win.", r"guide.yaml:8:\d+: pages.goal.says: the language 'pl' is missing; add"),
        ("day", "dawn", r"guide.yaml:5:\d+: .*ground: expected 'day', 'night' or 'wood'"),
        ("width: 20", "wide: 20", r"guide.yaml:7:\d+: .*unknown key 'wide'; did you mean 'width'"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, written: str, instead: str, expected: str) -> None:
    file = tmp_path / "guide.yaml"
    file.write_text(PAGE.replace(written, instead))
    with pytest.raises(ContentMistakes, match=expected):
        read_guide(file, ("en", "pl"))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_few_pages_whose_art_and_rules_are_there(game: str) -> None:
    guide = read_guide(paths.guide(game), paths.languages())
    book = Rulebook.read(paths.rulebook(game, "en"))
    art = paths.of_game(game) / "art"
    assert 3 <= len(guide.pages) <= 4
    for page in guide.pages:
        assert [
            figure.art for figure in page.picture.figures if not (art / f"{figure.art}.svg").is_file()
        ] == []
        assert [rule for rule in page.rules if rule not in book.rules] == []
