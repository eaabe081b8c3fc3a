"""Plots stand on their own: figures where they belong, foreign names harmless, a shape for every colour."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from wonderland_qt.lab.html.plots import PlotPoint, PlotRow, Scale, points_plot, rows_plot

NAMESPACE = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def kinds(svg: str) -> list[str]:
    return [path.attrib["class"] for path in parsed(svg).iter("path")]


def test_rows_lie_above_or_below_what_is_fair_beyond_their_margins_alone() -> None:
    rows = [
        PlotRow("ann", 30, 2, "30 %"),
        PlotRow("bob", 20, 2, "20 %"),
        PlotRow("cat", 26, 2, "26 %"),
        PlotRow("dan", 9, 0, ""),
    ]
    svg = rows_plot("Wins", rows, 25)
    assert kinds(svg) == ["above", "below", "even", "even"]
    assert [text.text for text in parsed(svg).iter("text") if text.attrib["class"] == "figure"] == [
        row.said or None for row in rows
    ]


def test_larger_figures_stand_farther_to_the_right() -> None:
    svg = rows_plot("Wins", [PlotRow("ann", 30, 2, ""), PlotRow("bob", 20, 2, "")], 25)
    first, second = (path.attrib["transform"] for path in parsed(svg).iter("path"))
    assert float(first[10:].split()[0]) > float(second[10:].split()[0])


def test_points_far_from_what_is_fair_are_named() -> None:
    svg = points_plot("Cards", [PlotPoint("Cup", 12, 40, 5, 90), PlotPoint("Hat", 30, 27, 5, 80)], 25)
    assert [text.text for text in parsed(svg).iter("text") if text.attrib["class"] == "name"] == ["Cup"]
    titles = [title.text for title in parsed(svg).iter("title")]
    assert titles == ["Cup: taken 12.0 %, won 40.0 ± 5.0 %", "Hat: taken 30.0 %, won 27.0 ± 5.0 %"]


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><b>', "a & b", "x" * 500])
def test_a_name_is_never_markup(name: str) -> None:
    rows = rows_plot(name, [PlotRow(name, 1, 2, name)], 0)
    points = points_plot(name, [PlotPoint(name, 1, 9, 2, 3)], 0)
    for svg in (rows, points):
        assert {element.tag for element in parsed(svg).iter()} <= {"svg", "line", "path", "text", "title"}


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3.2, 4.1), (0, 100), (18.4, 21.6), (0.001, 0.004)])
def test_an_axis_has_a_few_round_values(low: float, high: float) -> None:
    ticks = list(Scale(low, high, 0, 700).ticks())
    assert 3 <= len(ticks) <= 10
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in ticks)


def test_one_figure_without_a_margin_is_drawn_too() -> None:
    assert kinds(rows_plot("Wins", [PlotRow("ann", 25, 0, "25 %")], 25)) == ["even"]
