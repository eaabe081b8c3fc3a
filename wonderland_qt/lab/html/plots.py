"""Plots as inline SVG: rows of figures with margins, and points by how often things are taken and win.

Colours come from the page's style, so they follow its dark mode. Shapes show the same as colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LABELS, FIGURES = 760, 210, 130
"""The widths of a plot, of its names on the left and of its figures on the right."""

ROW, AXIS = 24, 30
"""The heights of a row and of the axis below."""

HEIGHT, EDGE_RIGHT, EDGE_ABOVE = 340, 20, 10
"""The height of a plot of points, and what is left free at its right and upper edge."""

FAR_RIGHT, GAP_BEFORE_NAME = 0.7, 9
"""From which part of the width names stand left of their points, and how far off."""

LEFT_OF_POINTS = LABELS / 3
"""The width left of a plot of points, for the numbers of its axis."""

MOST_LABELS = 10
MOST_LETTERS = 30
ROOM = 0.06
"""The room left at each end of a scale, as a fraction of its values."""

SHAPES = {"above": "M0-6L6 5H-6Z", "below": "M0 6L6-5H-6Z", "even": "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z"}


class PlotRow(NamedTuple):
    """A figure with its margin of error, and the text beside it."""

    name: str
    value: float
    margin: float
    said: str

    def against(self, fair: float) -> str:
        """Return "above" or "below" if it is off the fair value by more than its margin, else "even"."""
        if not self.margin or abs(self.value - fair) <= self.margin:
            return "even"
        return "above" if self.value > fair else "below"


class PlotPoint(NamedTuple):
    """A thing with two shares; `margin` is that of the vertical one, `weight` how often it occurred."""

    name: str
    across: float
    up: float
    margin: float
    weight: int


class Scale(NamedTuple):
    """A linear scale from values to coordinates."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Return the coordinate of a value."""
        return self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin)

    def ticks(self) -> Iterator[float]:
        """Yield round values that divide the scale into four to nine parts.

        Division is not exact, so the numbers at both ends allow for rounding, else a tick there were lost.
        """
        step = _round_step(self.high - self.low)
        number = ceil(round(self.low / step, 6))
        highest = self.high * (1 + 1e-9)
        while number * step <= highest:
            yield number * step
            number += 1


def rows_plot(title: str, rows: Sequence[PlotRow], fair: float) -> str:
    """Return a plot of figures in rows, with margins and a line at the fair value."""
    lowest, highest = [row.value - row.margin for row in rows], [row.value + row.margin for row in rows]
    ends = [fair, *lowest, *highest]
    scale = _scale_with_room(min(ends), max(ends), begin=LABELS, end=WIDTH - FIGURES)
    height = ROW * len(rows) + AXIS
    parts = [
        *_grid_lines(scale, height - AXIS, LABELS),
        _line("fair", left=scale.at(fair), top=0, right=scale.at(fair), bottom=height - AXIS),
    ]
    for number, row in enumerate(rows):
        middle = ROW * (number + 0.5)
        parts += _row_parts(row, scale, middle, row.against(fair))
    return _svg(title, height, parts)


def points_plot(title: str, points: Sequence[PlotPoint], fair: float) -> str:
    """Return a plot of things as points, taken across and won upwards; significant ones are named."""
    most_taken = max((point.across for point in points), default=1.0)
    across = _scale_with_room(0.0, most_taken, begin=LEFT_OF_POINTS, end=WIDTH - EDGE_RIGHT)
    won = [fair, *(point.up for point in points)]
    up = _scale_with_room(min(won), max(won), begin=HEIGHT - AXIS, end=EDGE_ABOVE)
    parts = [
        *_grid_lines(across, bottom=HEIGHT - AXIS, left=0),
        *_numbers_of_ticks(up),
        _line("fair", left=across.begin, top=up.at(fair), right=across.end, bottom=up.at(fair)),
    ]
    for point in points:
        x, y = across.at(point.across), up.at(point.up)
        parts.append(_point_path(point, x, y, _against_fair(point, fair)))
    parts += [
        _point_name(point.name, across.at(point.across), up.at(point.up))
        for point in _farthest_points(points, fair)
    ]
    return _svg(title, HEIGHT, parts)


def _numbers_of_ticks(up: Scale) -> Iterator[str]:
    """Yield the numbers at the left edge of an upright scale."""
    for tick in up.ticks():
        yield f'<text class="tick" x="4" y="{up.at(tick):.1f}">{tick:g}</text>'


def _point_name(name: str, x: float, y: float) -> str:
    """Return the name beside a point: on its left if the point is far to the right."""
    is_far_right = x > WIDTH * FAR_RIGHT
    anchor, distance = ("end", -GAP_BEFORE_NAME) if is_far_right else ("start", GAP_BEFORE_NAME)
    start = f'<text class="name" text-anchor="{anchor}" x="{x + distance:.1f}" y="{y:.1f}">'
    return f"{start}{escape(name)}</text>"


def _row_parts(row: PlotRow, scale: Scale, y: float, against: str) -> Iterable[str]:
    """Yield a row of a plot at height `y`: its name, the line of its margin, its mark and its figure.

    `against` is how the row compares with the fair value; it chooses colour and shape of the mark.
    """
    x, name = scale.at(row.value), escape(_shortened(row.name))
    yield f'<text class="name" x="{LABELS - 12}" y="{y}" text-anchor="end">{name}</text>'
    yield _line(
        against,
        left=scale.at(row.value - row.margin),
        top=y,
        right=scale.at(row.value + row.margin),
        bottom=y,
    )
    yield f'<path class="{against}" transform="translate({x:.1f} {y})" d="{SHAPES[against]}"/>'
    yield f'<text class="figure" x="{WIDTH}" y="{y}" text-anchor="end">{escape(row.said)}</text>'


def _point_path(point: PlotPoint, x: float, y: float, against: str) -> str:
    """Return the mark of a thing, with its figures as a tooltip."""
    figures = f"{point.name}: taken {point.across:.1f} %, won {point.up:.1f} ± {point.margin:.1f} %"
    return (
        f'<path class="{against}" transform="translate({x:.1f} {y:.1f})" d="{SHAPES[against]}">'
        f"<title>{escape(figures)}</title></path>"
    )


def _against_fair(point: PlotPoint, fair: float) -> str:
    """Return whether a point's wins are "above" or "below" the fair share, or "even" with it."""
    return PlotRow(point.name, point.up, point.margin, "").against(fair)


def _farthest_points(points: Sequence[PlotPoint], fair: float) -> list[PlotPoint]:
    """Return the points farthest from the fair value in units of their margins."""
    off = [point for point in points if _against_fair(point, fair) != "even"]
    return sorted(off, key=lambda point: -abs(point.up - fair) / point.margin)[:MOST_LABELS]


def _grid_lines(scale: Scale, bottom: float, left: float) -> Iterator[str]:
    """Yield an upright line with its number for each tick of a scale, and the axis at the bottom."""
    for tick in scale.ticks():
        yield _line("grid", left=scale.at(tick), top=0, right=scale.at(tick), bottom=bottom)
        yield (
            f'<text class="tick" x="{scale.at(tick):.1f}" y="{bottom + AXIS / 2}" '
            f'text-anchor="middle">{tick:g}</text>'
        )
    yield _line("axis", left=left, top=bottom, right=WIDTH, bottom=bottom)


def _line(kind: str, left: float, top: float, right: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"/>'


def _svg(title: str, height: float, parts: Iterable[str]) -> str:
    """Return the parts as a picture WIDTH wide, whose title is for screen readers."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _scale_with_room(low: float, high: float, begin: float, end: float) -> Scale:
    """Return a scale for values from low to high with a little room around them."""
    room = (high - low) * ROOM or 1.0
    lowest = low - room if low else 0.0  # a scale that begins at 0 stays there
    return Scale(lowest, high + room, begin, end)


def _round_step(span: float) -> float:
    """Return a round step that divides a span into four to nine parts."""
    power = 10.0 ** floor(log10(span / 4))
    largest_first = (5 * power, 2 * power, power)
    return next(step for step in largest_first if span / step >= 4)


def _shortened(name: str) -> str:
    """Return a name, cut with an ellipsis if it is too long for its column."""
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"
