"""The icons of a game, and warnings about verbs with a missing one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import Key
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.folders import ART, pictures_by_name

ICON = "icon"


def icons_of(game: str, art: Sequence[Path] = ()) -> tuple[str, ...]:
    """Return the names of the icons of a game and its packs in alphabetical order."""
    own = paths.of_game(game) / ART / ICON
    prefix = f"{ICON}/"
    pictures = [name for folder in art for name in pictures_by_name(folder)]
    of_packs = {name.removeprefix(prefix) for name in pictures if name.startswith(prefix)}
    return tuple(sorted(of_packs | {file.stem for file in own.glob("*.svg")}))


def icon_warnings(data: Mapping[Key, Any], ruleset: AnyRuleset, art: Sequence[Path]) -> Iterator[Complaint]:
    """Yield complaints about icons of named verbs that no picture of the game or a pack has as its name."""
    icons = icons_of(ruleset.id, art)
    drawn = _names_of_pictures(ruleset.id, art).union(icons)
    for section in sections_of_verbs(ruleset.content_files):
        for verb, spec in (data.get(section) or {}).items():
            icon = spec.get(ICON)
            if icon and icon not in drawn:
                message = text("icon-unknown", icon=icon, near=suggestion(icon, icons))
                yield Complaint((section, verb, ICON), message)


def _names_of_pictures(game: str, art: Sequence[Path]) -> set[str]:
    """Return the names of all pictures in a game's own art and in these art folders of packs."""
    names = {file.stem for file in (paths.of_game(game) / ART).rglob("*.svg")}
    for folder in art:
        names.update(Path(name).name for name in pictures_by_name(folder))
    return names
