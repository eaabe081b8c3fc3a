"""What a page for tinkerers tells them to write, merged over the content of its game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import scenario_setup_of
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.words.localization import Words

ContentT = TypeVar("ContentT")
AnyRuleset = Ruleset[Any, ContentT]

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    """Return a page of the handbook as it is written."""
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(written: str, language: str = "yaml") -> list[str]:
    """Return the code in one language that a page or chapter shows, in its order."""
    return re.findall(rf"```{language}\n(.*?)```", written, re.DOTALL)


def content_folder_with(folder: Path, game: str, *written: str) -> Path:
    """Return a folder made a root of content, in which each of these texts is a file."""
    (folder / game).mkdir(parents=True)
    for number, text in enumerate(written):
        (folder / game / f"more_{number}.yaml").write_text(text, encoding="utf-8")
    return folder


def content_with(ruleset: AnyRuleset[ContentT], folder: Path, *written: str) -> ContentT:
    """Return a game's own content with these texts merged over it."""
    return ruleset.load([paths.content(), content_folder_with(folder, ruleset.id, *written)])


def words_of(ruleset: AnyRuleset[ContentT], content: ContentT) -> Words:
    """Return what a game says in English, with the names that this content brings."""
    return Words.load(paths.words(ruleset.id), "en", ruleset.narration.content_words(content))


def assert_played_and_said(ruleset: AnyRuleset[ContentT], content: ContentT, players: int) -> None:
    """Play a random game to its end, and miss no word for what is offered on the way."""
    words, game = words_of(ruleset, content), new_game(ruleset, content, players, 1)
    for decision, answer in choices(game, 1):
        assert all(words.say(option.text) for option in decision.options)
        game.choose(decision.player, answer)
    assert ruleset.winners(game)
    assert words.missing == set()


def assert_scenario_holds(ruleset: AnyRuleset[ContentT], folder: Path, content: str, scenario: str) -> None:
    """Play a scenario of the page on what the page adds."""
    content_folders = (paths.content(), content_folder_with(folder, ruleset.id, content))
    file = folder / "of_the_page.yaml"
    file.write_text(scenario, encoding="utf-8")
    assert (
        perform(file, scenario_setup_of(ruleset.id, content_folders, paths.rulebook(ruleset.id, "en"))) == []
    )
