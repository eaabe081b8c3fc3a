"""The rulebook: a game's numbered rules, parsed from the Markdown document that the help shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ID = r"[A-Z]{3,8}-[A-D]?\d+"
CITED = re.compile(rf"\b{ID}\b")
OPENS = re.compile(rf"(?:^|(?<=\. ))(?={ID}[ :])")
BULLET, ROW, HEADING = "- ", "|", "## "


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule as a paragraph of Markdown without the id; `about` are its headings in a table."""

    id: str
    text: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules; `lead` are its paragraphs without a number."""

    title: str
    lead: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in order; `lead` is the document's first paragraph."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    @classmethod
    def read(cls, path: Path) -> Rulebook:
        """Read the rules; raises FileNotFoundError."""
        return cls.parse(path.read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, document: str) -> Rulebook:
        """Return the rulebook in a Markdown document: its title, its first paragraph and its sections.

        Rules are the bullets and table cells in sections that begin with an id; further paragraphs before the
        first section are left out.
        """
        head, *chapters = re.split(rf"^{HEADING}", document, flags=re.MULTILINE)
        title, _newline, opening = head.strip().partition("\n")
        lead, _blank, _rest = opening.strip().partition("\n\n")
        sections = tuple(_parse_section(chapter) for chapter in chapters)
        return cls(title.lstrip("# "), _on_one_line(lead), sections)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Return every rule by its id."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def found(self, wanted: str) -> Rulebook:
        """Return the rulebook reduced to rules that contain every wanted word, without other paragraphs."""
        words = wanted.casefold().split()
        if not words:
            return self
        sections: list[Section] = []
        for section in self.sections:
            rules = tuple(rule for rule in section.rules if _has_words(section, rule, words))
            if rules:
                sections.append(Section(section.title, "", rules))
        return Rulebook(self.title, "", tuple(sections))


def cited(words: str) -> tuple[str, ...]:
    """Return the ids of rules in a docstring or a rule, each once."""
    return tuple(dict.fromkeys(CITED.findall(words)))


def _parse_section(chapter: str) -> Section:
    """Return a chapter of the document, whose first line is its title."""
    title, _newline, body = chapter.partition("\n")
    blocks = list(_blocks_of(body.splitlines()))
    lead = [block for block in blocks if not block.startswith((BULLET, ROW))]
    bullets = [block.removeprefix(BULLET) for block in blocks if block.startswith(BULLET)]
    rules_in_bullets = [rule for bullet in bullets for rule in _rules_in(bullet)]
    rules_in_table = _rules_in_table([block for block in blocks if block.startswith(ROW)])
    return Section(title.strip(), " ".join(lead), (*rules_in_table, *rules_in_bullets))


def _blocks_of(lines: Iterable[str]) -> Iterator[str]:
    """Yield bullets, table rows and paragraphs, each as one line."""
    block: list[str] = []
    for line in lines:
        opens = line.startswith((BULLET, ROW))
        if block and (opens or not line.strip()):
            yield _on_one_line("\n".join(block))
            block = []
        if line.strip():
            block.append(line)
    if block:
        yield _on_one_line("\n".join(block))


def _rules_in(words: str, about: str = "") -> Iterator[Rule]:
    """Yield the rules in a bullet or a table cell, which may have several; `about` are a cell's headings."""
    for part in OPENS.split(words):
        name, _, wording = part.strip().partition(" ")
        if CITED.fullmatch(name.rstrip(":")):
            yield Rule(name.rstrip(":"), wording, about)


def _rules_in_table(rows: list[str]) -> Iterator[Rule]:
    """Yield the rules in a table's cells, each about its column and its row's first cell."""
    cells = [[cell.strip() for cell in row.strip(ROW).split(ROW)] for row in rows]
    if len(cells) < len(("headings", "line below them", "a row")):
        return
    (_corner, *columns), _line, *body = cells
    for heading, *others in body:
        for column, cell in zip(columns, others, strict=True):
            yield from _rules_in(cell, f"{column}, {heading}")


def _on_one_line(words: str) -> str:
    return " ".join(words.split())


def _has_words(section: Section, rule: Rule, words: list[str]) -> bool:
    """Tell whether a rule, with its id and headings, contains all casefolded words."""
    searched = f"{section.title} {rule.id} {rule.about} {rule.text}".casefold()
    return all(word in searched for word in words)
