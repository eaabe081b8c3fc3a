"""A page of what can be changed: every section of every game, with an example and its pictures."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

from tests.reference.module_table import DOCS, first_sentence
from tests.reference.verb_pages import signature_of
from wonderland_qt import paths
from wonderland_qt.components.entries import SHOWN_ONLY
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.origins import is_entry_list
from wonderland_qt.engine.content.model_paths import annotations_inside, has_keys, is_family, keys_of
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.yaml.yaml_writing import as_yaml
from wonderland_qt.engine.installed_games import GAMES, ruleset_of
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.engine.words.texts import Text

PAGE = DOCS / "content-map.md"
BOX = re.compile(r'viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+(?P<wide>[\d.]+)[ ,]+(?P<high>[\d.]+)\s*"')
BOUND = re.compile(r"Annotated\[([\w\[\]]+)(?:, \w+\([^()]*\))+\]")
ITEMS = re.compile(r"tuple\[([^][]+), \.\.\.\]")
WIDTH, MOST_FIELDS = 110, 2
EXAMPLE = re.compile(r"^### `(?P<section>\w+)`.*?\n```yaml\n(?P<yaml>.*?)```", re.MULTILINE | re.DOTALL)

HEAD = """# What can be changed

Every section of every game, drawn from the models that read the content. Each example is tested: put it
into a file of your [pack](packs.md), and change what you like. An argument with `?` may be left out. What
may stand in a list of effects is on the page of verbs. In the workshop, F2 opens the form of any of these,
and N adds one.

A picture is an SVG in `art/` of your pack, by the id of its entry; any size of the same shape will do.
Without one, the entry gets a generated picture. Where the fields have a `name`, write it in every language:
`name: {en: ..., pl: ..., uk: ...}`.

## What a pack cannot do

- Bring code. A verb that no game has needs Python: [a new verb](new-verb.md).
- Change the order of phases, what a player is asked, or how many can play.
- Add a kind of piece, a line of the score, or a game: [a new game](new-game.md).
- Change boards beyond these sections: Bunny Kingdom's map is a rectangle of any size, Pixie Queen has one
  pyramid and two tracks.
- Make bots seek a thing for its own sake: they judge what is new by its numbers.
- Touch a game that has begun: it keeps its content."""


def content_map(examples: bool = True) -> str:
    """Return the page; without `examples` it is made from the models alone."""
    return "\n\n".join([HEAD, *(_game(game, examples) for game in GAMES)]) + "\n"


def examples_of(page: str) -> dict[str, str]:
    """Return what the examples on a page add up to, game by game."""
    found: dict[str, str] = {}
    for game, chapter in zip(GAMES, page.split("\n## ")[2:], strict=True):
        found[game] = "".join(example["yaml"] for example in EXAMPLE.finditer(chapter))
    return found


def without_examples(page: str) -> str:
    """Return a page without its examples."""
    return re.sub(r"\n\n```yaml\n.*?```", "", page, flags=re.DOTALL)


def sections_of_game(game: str) -> tuple[str, ...]:
    """Return the sections of a game by the words that stand for them."""
    return tuple(keys_of(ruleset_of(game).content_files))


def _game(game: str, examples: bool) -> str:
    title = Words.load(paths.words(game), REFERENCE, {}).say(Text("box-title"))
    verbs = f"[its verbs](verbs-{game.replace('_', '-')}.md)"
    chapters = [_section(game, section, examples) for section in sections_of_game(game)]
    return "\n\n".join(
        [
            f"## {title}\n\nFiles in `{game}/` of a pack, or straight in a pack of this game; {verbs}.",
            *chapters,
        ]
    )


def _section(game: str, section: str, examples: bool) -> str:
    model = _model(ruleset_of(game).content_files, section)
    about = first_sentence(inspect.getdoc(model) or "") if model is not None else ""
    parts = [f"### `{section}`{': ' + about if about else ''}"]
    if model is not None and hasattr(model, "model_fields"):
        parts.append(f"Fields: {_plainly(signature_of(model))}.")
    drawn = list(_pictures(game, section))
    if drawn:
        parts.append(f"Pictures: {'; '.join(drawn)}.")
    if examples:
        parts.append(f"```yaml\n{example_of(game, section)}```")
    return "\n\n".join(parts)


def _plainly(signature: str) -> str:
    """Return a signature without what types demand, which the form and the reader say when it is amiss."""
    plain = BOUND.sub(r"\1", BOUND.sub(r"\1", signature))
    return ITEMS.sub(r"[\1]", plain)


def _model(content: Any, section: str) -> Any:
    """Return the model of a section, or of its items."""
    for kinds in (
        annotations_inside((content,), section),
        annotations_inside(annotations_inside((content,), section), 0),
    ):
        found = next((one for one in map(_bare, kinds) if has_keys(one) and not is_family(one)), None)
        if found is not None:
            return found
    values = [get_args(one)[1] for one in annotations_inside((content,), section) if get_origin(one) is dict]
    return next((one for one in values if has_keys(one)), None)


def _bare(annotation: Any) -> Any:
    """Return the model of an annotation that may also be nothing."""
    return next((one for one in get_args(annotation) if has_keys(one)), annotation)


def example_of(game: str, section: str) -> str:
    """Return a change of a section that is the shortest there is: of its shortest entry, or of one field."""
    value = _data(game)[section]
    changed: Any = value
    if section in sections_of_verbs(ruleset_of(game).content_files):
        word, spec = next(iter(value.items()))
        changed = {f"my_{word}": spec}
    elif is_entry_list(value):
        changed = [_few(min(value, key=lambda entry: len(str(entry))))]
    elif isinstance(value, dict):
        changed = _few(value)
    else:
        return f"{section}: {changed}\n" if not isinstance(value, list) else _block({section: changed})
    return _block({section: changed})


def _block(changed: dict[str, Any]) -> str:
    return as_yaml(changed, one_line=None, width=WIDTH)


def _few(entry: dict[Any, Any]) -> dict[Any, Any]:
    """Return the id of an entry with the shortest of its fields: what is left out stays as it is."""
    fields = sorted((key for key in entry if key != "id"), key=lambda key: len(str(entry[key])))[:MOST_FIELDS]
    few = {key: entry[key] for key in entry if key == "id" or key in fields}
    return {key: _few(value) if _is_long(value) else value for key, value in few.items()}


def _is_long(value: Any) -> bool:
    return isinstance(value, dict) and len(str(value)) > WIDTH


@cache
def _data(game: str) -> dict[Any, Any]:
    return read_sections([paths.content()], game, ruleset_of(game).content_files).sections.data


def _pictures(game: str, section: str) -> Iterator[str]:
    """Yield where pictures of entries of a section are looked for, and how large ours are."""
    if section in SHOWN_ONLY:
        return
    ruleset = ruleset_of(game)
    shown = ruleset.display.gallery(ruleset.load((paths.content(),)))
    kinds = {entry.piece.kind for entry in shown if entry.path[0] == section and entry.piece.art}
    for kind in sorted(kinds):
        size = _size(paths.of_game(game) / "art" / kind)
        yield f"`art/{kind}/ID.svg`{', ours are ' + size if size else ''}"


def _size(folder: Path) -> str:
    """Return the size that most of our pictures of a kind have."""
    boxes = [BOX.search(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.svg"))]
    sizes = Counter(f"{float(box['wide']):g} × {float(box['high']):g}" for box in boxes if box)
    return sizes.most_common(1)[0][0] if sizes else ""
