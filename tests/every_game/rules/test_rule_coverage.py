"""Every rule of a game is cited by a test of its own, and no test cites a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES as CATALOGUE

GAMES = Path(__file__).resolve().parents[2] / "games"
WITH_RULES = sorted(book.parent.parent.name for book in paths.resources().glob("*/rules/en.md"))

ID = r"[A-Z]{3,8}-[A-D]?\d+"
# An id is defined where it opens a line, a sentence or a cell, not where another rule refers to it.
DEFINED = re.compile(rf"(?:^|^- |\. |\|\s*)({ID})(?=[ :])", re.MULTILINE)


def test_the_rules_file_is_read_as_it_stands() -> None:
    ids = defined_ids("wonderland")
    assert {"COMP-1", "REWARD-5", "BATTLE-23", "TWO-14", "ALLY-A1", "ALLY-D5", "ALLY-9", "CLAR-15"} <= ids
    assert len(ids) > 190


@pytest.mark.parametrize("game", WITH_RULES)
def test_no_test_cites_a_rule_that_is_not_there(game: str) -> None:
    known = defined_ids(game)
    unknown = {name: sorted(ids - known) for name, ids in citations(game)}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_rule_is_cited(game: str) -> None:
    cited = {rule for _, ids in citations(game) for rule in ids}
    missing = sorted(defined_ids(game) - cited, key=_reading_order)
    assert not missing, (
        f"{len(missing)} of {len(defined_ids(game))} rules are shown by no test: {' '.join(missing)}"
    )


def defined_ids(game: str) -> set[str]:
    """The ids of all of a game's rules in English."""
    return set(DEFINED.findall(paths.rulebook(game, "en").read_text(encoding="utf-8")))


def citations(game: str) -> Iterator[tuple[str, set[str]]]:
    """Each test module and scenario of a game with the rule ids that it cites."""
    tests = GAMES / game
    for path in sorted(tests.rglob("*.py")):
        yield _name(path), set(_marked(ast.parse(path.read_text(encoding="utf-8"))))
    for path in sorted([*tests.rglob("scenarios/**/*.yaml"), *tests.rglob("scenarios/**/*.yml")]):
        yield _name(path), set(_listed(path.read_text(encoding="utf-8")))


def _marked(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


def _listed(scenarios: str) -> Iterator[str]:
    for scenario in yaml.safe_load_all(scenarios):
        if isinstance(scenario, dict):
            yield from scenario.get("rules") or []


def _name(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


def _reading_order(rule: str) -> tuple[str, int]:
    family, number = re.fullmatch(r"(.*?)(\d+)", rule).groups()  # type: ignore[union-attr]  # an id ends in digits
    return family, int(number)
