"""What scenarios show of each thing: it works, finds nothing to do, or leaves a bystander alone."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.scenarios.script import read_scripts

ASPECTS = frozenset({"works", "nothing", "bystander"})


def shown(files: Iterable[Path], given: type[ContentModel]) -> dict[str, set[str]]:
    """Return by thing what the scenarios of these files show of it."""
    found: dict[str, set[str]] = {}
    for file in files:
        for script in read_scripts(file, given):
            for thing, aspects in script.scenario.shows.items():
                found.setdefault(thing, set()).update(aspects)
    return found
