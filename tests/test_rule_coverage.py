"""Every rule is cited by a test or a scenario, and nothing cites a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "resources" / "wonderland" / "rules" / "en.md"

ID = r"[A-Z]{3,8}-[A-D]?\d+"
# An id is defined where it opens a line, a sentence or a cell, not where another rule refers to it.
DEFINED = re.compile(rf"(?:^|^- |\. |\|\s*)({ID})(?=[ :])", re.MULTILINE)


def test_the_rules_file_is_read_as_it_stands() -> None:
    ids = defined_ids()
    assert {"COMP-1", "REWARD-5", "BATTLE-23", "TWO-14", "ALLY-A1", "ALLY-D5", "ALLY-9", "CLAR-15"} <= ids
    assert len(ids) > 190


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    unknown = {name: sorted(ids - defined_ids()) for name, ids in citations()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


def test_every_rule_is_cited() -> None:
    cited = {rule for _, ids in citations() for rule in ids}
    missing = sorted(defined_ids() - cited, key=_reading_order)
    assert not missing, (
        f"{len(missing)} of {len(defined_ids())} rules are shown by no test: {' '.join(missing)}"
    )


def defined_ids() -> set[str]:
    """The ids of all rules in the English rules."""
    return set(DEFINED.findall(RULES.read_text(encoding="utf-8")))


def citations() -> Iterator[tuple[str, set[str]]]:
    """Each test module and scenario with the rule ids that it cites."""
    for path in sorted(TESTS.rglob("*.py")):
        yield _name(path), set(_marked(ast.parse(path.read_text(encoding="utf-8"))))
    for path in sorted([*TESTS.rglob("scenarios/**/*.yaml"), *TESTS.rglob("scenarios/**/*.yml")]):
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
    return path.relative_to(TESTS).as_posix()


def _reading_order(rule: str) -> tuple[str, int]:
    family, number = re.fullmatch(r"(.*?)(\d+)", rule).groups()  # type: ignore[union-attr]  # an id ends in digits
    return family, int(number)
