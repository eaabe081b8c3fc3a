"""A picture of a pack is rebuilt from what is allowed, and refused where it would hang or reach outside."""

from __future__ import annotations

import re

import pytest

from tests.fuzz.time_limit import within_time
from tests.models.pictures.hostile import HARMLESS, HEAVY, REFUSED, image, png, svg, written
from wonderland_qt import paths
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

INKSCAPE = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?xpacket begin?>
<svg width="40" height="60" viewBox="0 0 40 60" version="1.1"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="a.svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://www.w3.org/2000/svg"
   xmlns:xlink="http://www.w3.org/1999/xlink">
  <sodipodi:namedview inkscape:zoom="2"><inkscape:grid/></sodipodi:namedview>
  <metadata><rdf:RDF><rdf:li rdf:resource="http://example.org/a"/></rdf:RDF></metadata>
  <defs>
    <linearGradient id="base"><stop offset="0" style="stop-color:#ff0000;-inkscape-x:y"/></linearGradient>
    <linearGradient id="used" xlink:href="#base" x1="0" x2="40" gradientUnits="userSpaceOnUse"/>
    <clipPath id="clip"><rect width="9" height="9"/></clipPath>
    <filter id="blur"><feGaussianBlur stdDeviation="1.5" inkscape:collect="always"/></filter>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" transform="translate(1,2)" clip-path="url(#clip)">
    <path style="fill:url(#used);stroke:#000000;filter:url(#blur);font-family:'Noto Sans'"
       d="m 1.0000001,2 3,4 z"
       sodipodi:nodetypes="cccc" />
    <use xlink:href="#leaf" x="5"/><circle id="leaf" r="3"/>
    <text xml:space="preserve" x="1"><tspan sodipodi:role="line">Tom &amp; Jerry &lt;3</tspan></text>
  </g>
  <switch><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject
    ><rect width="2"/></switch>
  <a xlink:href="http://example.org"><rect height="3"/></a>
</svg>"""


def rebuilt(drawn: str | bytes) -> str:
    return plain_svg(written(drawn)).decode()


@pytest.mark.parametrize("kind", REFUSED)
def test_what_hangs_or_reaches_outside_is_refused_at_once(kind: str) -> None:
    drawn, reason = REFUSED[kind]

    def refused() -> WrongPicture:
        with pytest.raises(WrongPicture) as wrong:
            plain_svg(written(drawn))
        return wrong.value

    assert within_time(refused).reason.key == f"picture-{reason}"


@pytest.mark.parametrize("kind", [*HEAVY, *HARMLESS])
def test_whatever_stands_in_a_picture_is_read_at_once(kind: str) -> None:
    assert within_time(lambda: rebuilt({**HEAVY, **HARMLESS}[kind])).startswith("<svg")


def test_what_inkscape_writes_is_drawn_and_what_it_notes_for_itself_is_left_out() -> None:
    plain = rebuilt(INKSCAPE)
    for kept in (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40"',
        '<stop offset="0" style="stop-color:#ff0000"/>',
        '<linearGradient id="used" x1="0" x2="40" gradientUnits="userSpaceOnUse" xlink:href="#base"/>',
        '<feGaussianBlur stdDeviation="1.5"/>',
        "style=\"fill:url(#used);stroke:#000000;filter:url(#blur);font-family:'Noto Sans'\"",
        '<use x="5" xlink:href="#leaf"/>',
        "<tspan>Tom &amp; Jerry &lt;3</tspan>",
        '<g><rect width="2"/></g><g><rect height="3"/></g>',
    ):
        assert kept in plain
    for left_out in ("inkscape", "sodipodi", "rdf", "foreignObject", "example.org", "clip", "<?", "label"):
        assert left_out not in plain


def test_a_style_sheet_keeps_its_simple_rules_alone() -> None:
    sheet = "/* a */ .a, #b g { fill: #f00; b: x } @media print { g { fill: red } } a:hover { fill: red }"
    assert re.findall("<style>(.*)</style>", rebuilt(svg(f"<style>{sheet}</style>"))) == [
        ".a, #b g { fill:#f00 }"
    ]


def test_an_id_that_two_elements_bear_means_the_first() -> None:
    plain = rebuilt(svg('<rect id="a"/><g id="a"><circle/></g><use href="#a"/>'))
    assert plain.count('id="a"') == 1
    assert '<rect id="a"/><g>' in plain


def test_an_embedded_picture_is_kept_whatever_its_name_says_of_it() -> None:
    plain = rebuilt(svg(image(png(3, 2), "jpeg")))
    assert 'xlink:href="data:image/png;base64,iVBOR' in plain


def test_a_mistake_is_told_with_its_line() -> None:
    with pytest.raises(WrongPicture) as wrong:
        plain_svg(svg("<rect/>\n<g>\n<script/></g>").encode())
    assert wrong.value.line == 3


def test_what_was_rebuilt_is_rebuilt_to_the_same() -> None:
    plain = plain_svg(INKSCAPE.encode())
    assert plain_svg(plain) == plain


def test_all_pictures_of_our_own_could_be_those_of_a_pack() -> None:
    refused = {}
    for file in sorted(paths.resources().rglob("*.svg")):
        try:
            plain_svg(file.read_bytes())
        except WrongPicture as wrong:
            refused[file.name] = wrong.reason
    assert refused == {}


def test_a_rule_at_the_end_of_a_style_sheet_need_not_be_closed() -> None:
    from wonderland_qt.models.pictures.svg_values import allowed_sheet

    assert "#ff0000" in allowed_sheet("circle { fill: blue } rect { fill: #ff0000", line=1)
