"""Every page of docs is in its index, and every link in the documents leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\((?!\w+:)(?P<path>[^)#]+)(?:#[^)]*)?\)")
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS.rglob("*.md")])


def linked(page: Path) -> list[Path]:
    """Return the files of the project that a page links to."""
    return [(page.parent / link["path"]).resolve() for link in LINK.finditer(page.read_text("utf-8"))]


def test_every_page_is_in_the_index_or_in_that_of_its_folder() -> None:
    indexed = {path for index in DOCS.rglob("README.md") for path in linked(index)}
    pages = set(DOCS.rglob("*.md")) - {DOCS / "README.md"}
    assert sorted(page.relative_to(DOCS).as_posix() for page in pages - indexed) == []


def test_every_link_leads_to_a_file() -> None:
    assert [(page, path) for page in PAGES for path in linked(page) if not path.exists()] == []
