"""Words can be read: against what they are printed on they stand out by at least 4.5 to 1, day and night."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from wonderland_qt import paths

LEAST, LEAST_PIXELS = 4.5, 11
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
STATE = re.compile(r":(?!:)[a-z-]+")
LIGHT = re.compile(r'\[light="?(\w+)"?\]\s*')
WOOD, PAPER, NIGHT = "#5a3f2d", "#fbf4e3", "#27347a"
"""The lightest planks of the table, paper, and the lightest of the panels by night."""

SHEETS = ("QFrame", "QMainWindow", "QDialog", "#wood", "QScrollArea", "QSplitter")
"""What bears no words itself."""

ON_WOOD = {
    *("QLabel#title", "QLabel#subtitle", "QLabel#bar", "QLabel#status", "QLabel#small-status"),
    *("QLabel#role", "QPushButton#quiet"),
    *(f"QLabel#{place}-{line}" for place in ("plank", "drop", "pack") for line in ("title", "line")),
}
"""What is printed on wood; everything else without a ground of its own lies on paper."""

Style = dict[str, str]


def paper() -> str:
    """The style sheet of pages."""
    return (paths.window() / "style" / "paper.qss").read_text(encoding="utf-8")


def rules(sheet: str) -> dict[str, Style]:
    """What a style sheet says of each selector."""
    found: dict[str, Style] = {}
    for selectors, body in RULE.findall(re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)):
        pairs = (part.split(":", 1) for part in body.split(";") if ":" in part)
        style = {name.strip(): value.strip() for name, value in pairs}
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update(style)
    return found


def colour_of(selector: str, name: str, listed: dict[str, Style]) -> str:
    """What a selector, or the one that it is a state of, says of a colour; "" for nothing."""
    bare = STATE.sub("", selector)
    for one in (selector, bare, LIGHT.sub("", bare)):
        found = COLOUR.search(listed.get(one, {}).get(name, ""))
        if found:
            return found[0]
    return ""


def printed(sheet: str, lying_on: str = PAPER) -> Iterator[tuple[str, str, str]]:
    """Every selector by which words are printed, with their colour and what they are printed on."""
    listed = rules(sheet)
    for selector in listed:
        if "::" in selector or selector.startswith((*SHEETS, "*", "QScroll")):
            continue
        ground = NIGHT if LIGHT.search(selector) and "night" in selector else lying_on
        if STATE.sub("", LIGHT.sub("", selector)) in ON_WOOD:
            ground = WOOD
        colour = colour_of(selector, "color", listed) or listed["*"]["color"]
        yield selector, colour, colour_of(selector, "background", listed) or ground


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1 (WCAG 2.2)."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour is seen on another, from 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_is_the_most_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.window
def test_what_is_printed_on_a_seal_can_be_read() -> None:
    from wonderland_qt.app.packs.seal import COLOURS
    from wonderland_qt.scene.style.palette import PAPER as LIGHT_LETTERS

    assert [colour for colour in COLOURS if contrast(colour, LIGHT_LETTERS) < LEAST] == []


def test_words_of_the_style_sheet_can_be_read() -> None:
    weak = {
        selector: (colour, ground, round(contrast(colour, ground), 2))
        for selector, colour, ground in printed(paper())
        if contrast(colour, ground) < LEAST
    }
    assert weak == {}


def test_selected_rows_can_be_read() -> None:
    for selector, style in rules(paper()).items():
        if "selection-color" in style:
            found = contrast(style["selection-color"], style["selection-background-color"])
            assert found >= LEAST, selector


def test_no_words_are_smaller_than_eleven_pixels() -> None:
    sizes = {
        selector: style["font-size"] for selector, style in rules(paper()).items() if "font-size" in style
    }
    assert {name: size for name, size in sizes.items() if int(size.removesuffix("px")) < LEAST_PIXELS} == {}


STRONG = 7.0
"""By how much words stand out in high contrast."""


def test_in_high_contrast_words_stand_out_by_7_to_1() -> None:
    style = paths.window() / "style"
    others = tomllib.loads((style / "high_contrast.toml").read_text(encoding="utf-8"))["paper"]
    sheet = COLOUR.sub(lambda found: others.get(found[0], found[0]), paper())
    weak = {
        selector: (colour, ground, round(contrast(colour, ground), 2))
        for selector, colour, ground in printed(sheet, others[PAPER])
        if contrast(colour, ground) < STRONG
    }
    assert weak == {}
