"""What a page for tinkerers tells them to write, laid over the content of its game, as they would lay it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.words.words import Words
from wonderland_qt.games.catalogue import stage_of

PackT = TypeVar("PackT")
AnyRuleset = Ruleset[Any, PackT, Any]

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    """Return a page of the handbook as it is written."""
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(written: str, language: str = "yaml") -> list[str]:
    """Return the code in one language that a page or chapter shows, in its order."""
    return re.findall(rf"```{language}\n(.*?)```", written, re.DOTALL)


def verbs_told(written: str) -> set[str]:
    """Return the verbs that the tables of a page have a row for."""
    return set(re.findall(r"^\| `\{?(\w+)", written, re.MULTILINE))


def root_with(folder: Path, game: str, *written: str) -> Path:
    """Return a folder made a root of content, in which each of these texts is a file."""
    (folder / game).mkdir(parents=True)
    for number, text in enumerate(written):
        (folder / game / f"more_{number}.yaml").write_text(text, encoding="utf-8")
    return folder


def pack_with(ruleset: AnyRuleset[PackT], folder: Path, *written: str) -> PackT:
    """Return a game's own content with these texts laid over it."""
    return ruleset.load([paths.content(), root_with(folder, ruleset.id, *written)])


def words_of(ruleset: AnyRuleset[PackT], pack: PackT) -> Words:
    """Return what a game says in English, with the names that this content brings."""
    return Words.load(paths.words(ruleset.id), "en", ruleset.telling.content_words(pack))


def assert_played_and_said(ruleset: AnyRuleset[PackT], pack: PackT, players: int) -> None:
    """Play a game by chance to its end, and miss no word for what is offered on the way."""
    words, game = words_of(ruleset, pack), new_game(ruleset, pack, players, 1)
    for decision, answer in choices(game, 1):
        assert all(words.say(option.text) for option in decision.options)
        game.choose(decision.player, answer)
    assert ruleset.winners(game)
    assert words.missing == set()


def assert_scenario_holds(ruleset: AnyRuleset[PackT], folder: Path, content: str, scenario: str) -> None:
    """Play a scenario of the page on what the page adds."""
    roots = (paths.content(), root_with(folder, ruleset.id, content))
    file = folder / "of_the_page.yaml"
    file.write_text(scenario, encoding="utf-8")
    assert perform(file, stage_of(ruleset.id, roots, paths.rulebook(ruleset.id, "en"))) == []
