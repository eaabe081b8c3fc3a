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
        """Return the rules in a Markdown document: bullets and table cells that begin with an id."""
        head, *chapters = re.split(rf"^{HEADING}", document, flags=re.MULTILINE)
        title, _, opening = head.strip().partition("\n")
        lead = opening.strip().partition("\n\n")[0]
        return cls(
            title.lstrip("# "), _on_one_line(lead), tuple(_parse_section(chapter) for chapter in chapters)
        )

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Return every rule by its id."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def found(self, wanted: str) -> Rulebook:
        """Return the rulebook reduced to rules that contain every wanted word."""
        words = wanted.casefold().split()
        if not words:
            return self
        sections = [
            Section(
                section.title, "", tuple(rule for rule in section.rules if _has_words(section, rule, words))
            )
            for section in self.sections
        ]
        return Rulebook(self.title, "", tuple(section for section in sections if section.rules))


def cited(words: str) -> tuple[str, ...]:
    """Return the ids of rules in a docstring or a rule, each once."""
    return tuple(dict.fromkeys(CITED.findall(words)))


def _parse_section(chapter: str) -> Section:
    title, _, body = chapter.partition("\n")
    blocks = list(_blocks_of(body.splitlines()))
    lead = [block for block in blocks if not block.startswith((BULLET, ROW))]
    bullets = [
        rule for block in blocks if block.startswith(BULLET) for rule in _rules_in(block[len(BULLET) :])
    ]
    table = _rules_in_table([block for block in blocks if block.startswith(ROW)])
    return Section(title.strip(), " ".join(lead), (*table, *bullets))


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
    """Yield the rules in a bullet or a table cell, which may have several."""
    for part in OPENS.split(words):
        name, _, wording = part.strip().partition(" ")
        if CITED.fullmatch(name.rstrip(":")):
            yield Rule(name.rstrip(":"), wording, about)


def _rules_in_table(rows: list[str]) -> Iterator[Rule]:
    cells = [[cell.strip() for cell in row.strip(ROW).split(ROW)] for row in rows]
    for row in cells[2:]:
        for column, cell in zip(cells[0][1:], row[1:], strict=True):
            yield from _rules_in(cell, f"{column}, {row[0]}")


def _on_one_line(words: str) -> str:
    return " ".join(words.split())


def _has_words(section: Section, rule: Rule, words: list[str]) -> bool:
    searched = f"{section.title} {rule.id} {rule.about} {rule.text}".casefold()
    return all(word in searched for word in words)
