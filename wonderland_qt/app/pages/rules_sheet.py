"""The rulebook as rich text: numbered rules, their rulings, and links between rules."""

from __future__ import annotations

import html
import re
from collections.abc import Collection, Iterable, Iterator

from wonderland_qt.engine.words.rulebook import CITED, Rule, Rulebook, Section

BOLD = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS = re.compile(r"\*(.+?)\*|`(.+?)`")
SHEET = """
    body { color: #2b2118; }
    h1 { color: #7c2620; font-family: Vollkorn; font-size: 24px; }
    h2 { color: #7c2620; font-family: Vollkorn; font-size: 19px; margin-top: 22px; }
    a { color: #1f6f6b; text-decoration: none; }
    .number { font-weight: bold; color: #7c2620; }
    .about { font-style: italic; }
    .lead { color: #6d5a45; }
    td.rule { padding: 5px 8px; }
    td.now { background: #f3dca4; padding: 5px 8px; }
"""


def page_of(book: Rulebook, in_force: Collection[str], heading: str) -> str:
    """Return the HTML of the page: first the rules in force, then all chapters with those highlighted."""
    rules_now = [book.rules[rule] for rule in in_force if rule in book.rules]
    parts: list[str] = []
    if rules_now:
        parts += [f"<h1>{_with_escaped_markup(heading)}</h1>", _table_of_rules(rules_now, in_force, "now-")]
    parts += [f"<h1>{_with_escaped_markup(book.title)}</h1>", _introduction(book.lead)]
    for section in book.sections:
        parts += _chapter(section, in_force)
    return "".join(parts)


def anchor_of(section: Section) -> str:
    """Return the HTML anchor of a chapter, made of the letters and digits of its title."""
    return "chapter-" + "".join(letter for letter in section.title if letter.isalnum())


def _chapter(section: Section, in_force: Collection[str]) -> Iterator[str]:
    """Yield the heading, the introduction and the rules of a chapter as HTML."""
    yield f'<h2><a name="{anchor_of(section)}"></a>{_with_escaped_markup(section.title)}</h2>'
    yield _introduction(section.lead)
    yield _table_of_rules(section.rules, in_force, "")


def _table_of_rules(rules: Iterable[Rule], in_force: Collection[str], prefix: str) -> str:
    """Return a table with a row for each rule; the prefix sets anchors apart if rules are listed twice."""
    rows = "".join(_row_of_rule(rule, rule.id in in_force, prefix) for rule in rules)
    return f'<table width="100%" cellspacing="0">{rows}</table>'


def _row_of_rule(rule: Rule, in_force: bool, prefix: str) -> str:
    """Return the row with a rule's number, subject and text, highlighted if the rule is in force."""
    about = f'<span class="about">{_with_escaped_markup(rule.about)}: </span>' if rule.about else ""
    number = f'<a name="{prefix}{rule.id}"></a><span class="number">{rule.id}</span>'
    style = "now" if in_force else "rule"
    return f'<tr><td class="{style}">{number} {about}{_with_links(rule.text)}</td></tr>'


def _introduction(words: str) -> str:
    """Return the paragraph before the first chapter, or "" if there are no words."""
    return f'<p class="lead">{_with_links(words)}</p>' if words else ""


def _with_links(words: str) -> str:
    """Return a paragraph of Markdown as rich text, with links from the numbers of other rules."""
    return CITED.sub(r'<a href="#\g<0>">\g<0></a>', as_rich_text(words))


def as_rich_text(words: str) -> str:
    """Return a paragraph of Markdown as rich text."""
    bold = BOLD.sub(r"<b>\1</b>", _with_escaped_markup(words))
    return EMPHASIS.sub(lambda found: f"<i>{found[1] or found[2]}</i>", bold)


def _with_escaped_markup(words: str) -> str:
    return html.escape(words, quote=False)
