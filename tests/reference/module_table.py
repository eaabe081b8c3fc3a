"""The page of all modules: each folder with a table of its files and what each of them is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "wonderland_qt"
DOCS = ROOT / "docs"
MODULES = DOCS / "reference" / "files.md"
SENTENCE = re.compile(r"(?<=[^.]\.)\s")


def module_page() -> str:
    """Return the page: a chapter for each folder, and a row for each module in it."""
    modules = sorted(PACKAGE.rglob("*.py"), key=lambda path: (path.parent, path.name))
    chapters = [_chapter(folder, list(files)) for folder, files in groupby(modules, lambda path: path.parent)]
    head = "# Modules\n\nWhat each module is, by the first sentence of its docstring."
    return "\n\n".join([head, *chapters]) + "\n"


def first_sentence(docstring: str) -> str:
    """Return the first sentence of a docstring, on one line, without its full stop."""
    paragraph = docstring.strip().split("\n\n")[0]
    sentence = SENTENCE.split(" ".join(paragraph.split()))[0]
    return sentence if sentence.endswith("...") else sentence.removesuffix(".")


def _chapter(folder: Path, files: list[Path]) -> str:
    title = f"## `{folder.relative_to(ROOT).as_posix()}`"
    rows = list(_rows(files))
    about = [_about(path) for path in files if path.name == "__init__.py"]
    table = ["| module | what it is |\n|---|---|\n" + "\n".join(rows)] if rows else []
    return "\n\n".join([title, *filter(None, about), *table])


def _rows(files: list[Path]) -> Iterator[str]:
    for path in files:
        if path.name != "__init__.py":
            yield f"| `{path.name}` | {_about(path).replace('|', '/')} |"


def _about(path: Path) -> str:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    return first_sentence(docstring or "")
