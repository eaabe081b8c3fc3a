"""The English of docs, messages, rules, help, docstrings and comments keeps away from a list of words."""

from __future__ import annotations

import argparse
import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from wonderland_qt.cli.arguments import parser

ROOT = Path(__file__).resolve().parents[2]
BANNED = re.compile(
    r"(?i)\b(whoever|nobody|anew|by chance|laid over|the own|is told|are told|such as are|how the game stood"
    r"|list the games there are)\b"
)
"""Write instead: the player who, no one, again, at random, overrides, your, says, the saved state."""

AN_ID = re.compile(r"^[\w.-]+ = |: \w+$|`[^`]*`")

OF_TEXT = {
    "docs": ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**/*.md"),
    "messages": ("resources/**/words/en/*.ftl",),
    "rules": ("resources/**/rules/en.md", "resources/**/rules/guide.yaml"),
    "content": ("content/**/*.yaml",),
}
CODE = ("wonderland_qt", "tests", "packaging")


@pytest.mark.parametrize("kind", OF_TEXT)
def test_texts_that_people_read_are_plain(kind: str) -> None:
    files = sorted({path for glob in OF_TEXT[kind] for path in ROOT.glob(glob)})
    assert files
    assert [found for path in files for found in _banned(path, _numbered(path))] == []


@pytest.mark.parametrize("folder", CODE)
def test_docstrings_comments_and_messages_in_code_are_plain(folder: str) -> None:
    files = [path for path in sorted((ROOT / folder).rglob("*.py")) if path != Path(__file__)]
    assert files
    assert [found for path in files for found in _banned(path, _prose(path, folder))] == []


def test_the_help_of_every_command_is_plain() -> None:
    helps = list(_helps(parser()))
    assert len(helps) > 10
    assert [match.group() for text in helps for match in BANNED.finditer(text)] == []


def _helps(command: argparse.ArgumentParser) -> Iterator[str]:
    yield command.format_help()
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from _helps(each)


def _banned(path: Path, lines: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Yield where a word stands that is not plain."""
    for number, line in lines:
        for match in BANNED.finditer(line):
            yield f"{path.relative_to(ROOT)}:{number}: {match.group()}"


def _numbered(path: Path) -> Iterator[tuple[int, str]]:
    """Yield lines without ids: keys of messages, and code."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return enumerate((AN_ID.sub("", line) for line in lines), 1)


def _prose(path: Path, folder: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings and comments by line; of the program all texts of several words, too."""
    source = path.read_text(encoding="utf-8")
    if any("#" in line and BANNED.search(line) for line in source.splitlines()):
        yield from (
            (token.start[0], token.string)
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        )
    tree = ast.parse(source)
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) in bare or (folder == "wonderland_qt" and " " in node.value):
            yield from enumerate(node.value.splitlines(), node.lineno)
