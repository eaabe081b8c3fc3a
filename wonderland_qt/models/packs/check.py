"""What a pack holds and what is wrong with it: its content over what is beneath, its words, its pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from wonderland_qt.engine.content.content import placed
from wonderland_qt.engine.content.content_files import read_sections, sections_of
from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.model_paths import keys_of
from wonderland_qt.engine.content.overlay import Conflict
from wonderland_qt.engine.content.pack_archives import path_as_packed
from wonderland_qt.engine.content.packs import Pack, content_folder, folders_within
from wonderland_qt.engine.listing import AnyRuleset
from wonderland_qt.engine.play.trial import trial
from wonderland_qt.models.packs.odd_looks import odd_looks
from wonderland_qt.models.packs.odd_words import odd_words
from wonderland_qt.models.packs.pack_words import wrong_words


def games_of(pack: Pack, rulesets: Mapping[str, AnyRuleset]) -> tuple[str, ...]:
    """Return the games of which a pack has content, words or pictures."""
    if pack.game:
        return (pack.game,)
    return tuple(game for game in rulesets if _has_some(pack, rulesets[game]))


def holds(pack: Pack, ruleset: AnyRuleset) -> Mapping[str, int]:
    """Return how many entries or fields a pack has in each section of a game."""
    sections = sections_of(pack.folder, ruleset.id)
    known = keys_of(ruleset.content)
    return {
        str(name): len(value) if isinstance(value, list | dict) else 1
        for name, value in sections.items()
        if name in known
    }


def mistakes_on(ruleset: AnyRuleset, roots: Sequence[Path], pack: Pack) -> tuple[Mistake, ...]:
    """Return what is wrong when a pack lies on top of roots."""
    beside = tuple(mistakes_beside(pack.folder, ruleset.id, roots))
    try:
        loaded = ruleset.load([*roots, pack.folder])
    except ContentMistakes as error:
        return (*error.mistakes, *beside)
    problem = trial(ruleset, loaded, whole=False)
    return (*beside, Mistake(pack.path, 1, 1, "", problem)) if problem else beside


def conflicts_between(ruleset: AnyRuleset, roots: Sequence[Path]) -> tuple[Conflict, ...]:
    """Return the fields of which two roots, the lowest aside, say different things."""
    return tuple(read_sections(roots, ruleset.id, ruleset.content).conflicts)


def oddities(ruleset: AnyRuleset, roots: Sequence[Path]) -> tuple[Mistake, ...]:
    """Return what of the topmost root is legal and yet odd; of all content where there is but one.

    Raises ContentMistakes when the content cannot be read.
    """
    loaded, top = ruleset.load(roots), roots[-1]
    odd = (*ruleset.odd(loaded), *odd_words(ruleset, loaded, roots), *odd_looks(ruleset, roots))
    found = placed(roots, ruleset.id, ruleset.content, odd)
    return tuple(odd for odd in found if len(roots) == 1 or odd.path.is_relative_to(path_as_packed(top, top)))


def mistakes_beside(root: Path, game: str, beneath: Sequence[Path] = ()) -> Iterator[Mistake]:
    """Yield what is wrong with words and files of pictures in the folder of a pack over the roots beneath it.

    What is drawn in a picture is no mistake of the pack: `pack_art` tells which cannot be shown.
    """
    yield from wrong_words(root, game, beneath)
    found: list[Mistake] = []
    for folder in folders_within([root], game, "art"):
        files_within(folder, {".svg"}, found)
    yield from found


def _has_some(pack: Pack, ruleset: AnyRuleset) -> bool:
    folder = content_folder(pack.folder, ruleset.id)
    if folder is None:
        return False
    known = keys_of(ruleset.content)
    return folder != pack.folder or any(name in known for name in sections_of(pack.folder, ruleset.id))
