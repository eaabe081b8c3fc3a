"""Broken pictures: SVG of a pack, rebuilt from what is allowed of it and drawn in a process of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from xml.etree import ElementTree

from tests.fuzz.broken_files import broken_file
from tests.fuzz.grammars import SVG
from tests.fuzz.kind import Kind, Mutant
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.models.pictures.drawing_process import DrawingProcess
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

LEADING_OUT = re.compile(r"url\(\s*[\"']?(?!#)|@import", re.IGNORECASE)
EMBEDDED = re.compile(r"#|data:image/(?:png|jpeg);base64,")
SIDE = 200


class Pictures(Kind):
    """Pictures of all games."""

    name = "svg"

    @cached_property
    def process(self) -> DrawingProcess:
        """The process that draws."""
        return DrawingProcess()

    def end(self) -> None:
        """End the process that draws."""
        self.process.end()

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a picture of a game, broken at random."""
        return broken_file(chance, _files, SVG)

    def said(self, mutant: Mutant, _folder: Path) -> Sequence[str]:
        """Return why a picture is not drawn; one that is names nothing outside itself."""
        try:
            rebuilt = plain_svg(mutant.data)
            pixels = self.process.draw(mutant.data, SIDE)
        except WrongPicture as wrong:
            return [f"{wrong.line}: {wrong.reason.key}"]
        assert list(_leading_out(rebuilt)) == []
        assert 1 <= max(pixels.width, pixels.height) <= SIDE
        return []


def _leading_out(rebuilt: bytes) -> Iterator[str]:
    """Yield what of a rebuilt picture names anything outside it."""
    for element in ElementTree.fromstring(rebuilt).iter():
        for name, value in element.attrib.items():
            if (name.endswith("href") and not EMBEDDED.match(value)) or LEADING_OUT.search(value):
                yield f"{name}={value[:100]}"
        if element.tag.endswith("style") and LEADING_OUT.search(element.text or ""):
            yield (element.text or "")[:100]


@cache
def _files(game: str) -> tuple[Path, ...]:
    return tuple(sorted(paths.of_game(game).rglob("*.svg")))
