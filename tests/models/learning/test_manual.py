"""The manual: the same in every language, and true to the words and keys of the window."""

from __future__ import annotations

import re

import pytest

from wonderland_qt import paths
from wonderland_qt.models.learning.handbook import handbook, with_links_within

LANGUAGES = ("en", "pl", "uk")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
SAID = re.compile(r"^[a-z][a-z-]* = (.+)$", re.MULTILINE)
PICTURE = re.compile(r"!\[(?P<says>[^]]+)\]\((?P<file>[^)]+)\)")
KEYS = re.compile(r"^\| (?P<keys>[^|]+) \|", re.MULTILINE)
HEADING = re.compile(r"^#+ ", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^]]*\]\(([^)]+)\)")
FEWEST, MOST = 800, 1_300
"""Words of a manual that is read in one sitting."""


def manual(language: str) -> str:
    return handbook(language)[0].markdown


@EVERY_LANGUAGE
def test_what_is_bold_stands_on_a_button_or_in_a_menu_of_the_window(language: str) -> None:
    folder = paths.window() / "words" / language
    shown = {said for file in folder.glob("*.ftl") for said in SAID.findall(file.read_text("utf-8"))}
    quoted = {" ".join(bold.split()) for bold in BOLD.findall(manual(language))}
    assert sorted(quoted - shown) == []


@EVERY_LANGUAGE
def test_every_picture_ships_and_says_what_it_shows(language: str) -> None:
    found = list(PICTURE.finditer(manual(language)))
    assert len(found) == 8
    for picture in found:
        assert (paths.docs() / picture["file"]).is_file()
        assert picture["file"].endswith(f".{language}.jpg")


@EVERY_LANGUAGE
def test_the_manual_is_short_and_has_the_same_chapters_in_every_language(language: str) -> None:
    assert FEWEST <= len(manual(language).split()) <= MOST
    chapters, keys = (len(one.findall(manual(language))) for one in (HEADING, KEYS))
    assert (chapters, keys) == tuple(len(one.findall(manual("en"))) for one in (HEADING, KEYS))


@EVERY_LANGUAGE
def test_every_link_of_the_handbook_leads_to_one_of_its_pages_or_to_the_web(language: str) -> None:
    names = {leaf.name for leaf in handbook(language)}
    targets = {target for leaf in handbook(language) for target in LINK.findall(leaf.markdown)}
    pages = {target for target in targets if not target.startswith("https:")}
    assert {"packs.md", "modding.md"} <= pages
    assert sorted(page for page in pages if page.partition(".")[0] not in names) == []


def test_a_page_for_developers_or_in_a_folder_of_the_documents_is_named_and_not_linked() -> None:
    written = "See [packs](packs.md#order), [why](decisions/README.md),\n[the core](architecture.md), [Qt](https://qt.io)."
    shown = "See [packs](packs.md#order), why,\nthe core, [Qt](https://qt.io)."
    assert with_links_within(written, {"packs"}) == shown
    assert "architecture" not in {leaf.name for leaf in handbook("en")}


def test_code_on_a_page_of_the_handbook_stays_as_it_is() -> None:
    written = "[a](b/c.md)\n```python\nprices[card](game)\n```\n![a picture](pictures/a.jpg)"
    assert with_links_within(written, ()) == written.replace("[a](b/c.md)", "a", 1)
