"""Makes self-contained HTML pages with headings, paragraphs, plots and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #23201a; --faint: #857c6c; --rule: #e3dccd; --page: #fffdf8;
  --above: #1d6fb8; --below: #b4530f; --even: #6d6759 }
@media (prefers-color-scheme: dark) { :root {
  --ink: #ece6d8; --faint: #9b9384; --rule: #3a362e; --page: #1b1915;
  --above: #6db3f2; --below: #f0985a; --even: #a39c8c } }
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2 } h2 { font-size: 1.15rem; margin: 2rem 0 .4rem }
p.note, figcaption { color: var(--faint); font-size: .9rem }
code { font-size: .9em; overflow-wrap: anywhere }
figure { margin: 0 } svg { width: 100%; height: auto; overflow: visible }
svg text { font-size: 13px; fill: var(--ink); dominant-baseline: central }
svg .tick { fill: var(--faint); font-size: 11px } svg .figure { font-variant-numeric: tabular-nums }
svg line { stroke: var(--even); stroke-width: 2 } svg .grid { stroke: var(--rule); stroke-width: 1 }
svg .axis { stroke: var(--faint); stroke-width: 1 }
svg .fair { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 4 3 }
svg .above { fill: var(--above); stroke: var(--above) }
svg .below { fill: var(--below); stroke: var(--below) }
svg path.even { fill: var(--even) } svg path { stroke: none !important }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
summary { cursor: pointer; margin: .5rem 0 }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--rule) }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
@media print { body { margin: 0; max-width: none } figure, tr { break-inside: avoid } }
"""

LEGEND = "▲ above and ▼ below the dashed line beyond the margin of error (95 %), ● within it."


def page(title: str, parts: Iterable[str]) -> str:
    """Return a complete page."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def paragraph(text: str, kind: str = "") -> str:
    """Return a paragraph."""
    return f"<p{_class(kind)}>{escape(text)}</p>"


def command_line(command: Sequence[str]) -> str:
    """Return the paragraph with the command that made the page."""
    return f'<p class="note">Made by <code>{escape(" ".join(command))}</code></p>'


def plotted(heading: str, plot: str, caption: str) -> str:
    """Return a plot under a heading."""
    shown = f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"
    return f"<h2>{escape(heading)}</h2>\n{shown}"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """Return a table whose first `words` columns are words, and the others numbers."""
    head = _row_of_cells("th", columns, words)
    body = "".join(f"{_row_of_cells('td', row, words)}\n" for row in rows)
    return f"<table><thead>{head}</thead>\n<tbody>{body}</tbody></table>"


def _row_of_cells(tag: str, texts: Sequence[str], words: int) -> str:
    """Return a row of a table whose first `words` cells are words, and the others numbers."""
    cells = [_cell(tag, text, is_number=index >= words) for index, text in enumerate(texts)]
    return f"<tr>{''.join(cells)}</tr>"


def folded(summary: str, inner: str) -> str:
    """Return content that is folded until the reader opens it."""
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>"


def _cell(tag: str, text: str, is_number: bool) -> str:
    """Return a cell of a table; numbers are set at the right edge."""
    kind = "number" if is_number else ""
    return f"<{tag}{_class(kind)}>{escape(text)}</{tag}>"


def _class(kind: str) -> str:
    """Return the attribute that names a style, nothing for no style."""
    return f' class="{kind}"' if kind else ""
