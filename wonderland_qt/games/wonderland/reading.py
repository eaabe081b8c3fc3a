"""The content of all folders, read, and checked for what the rules need beyond its form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import get_args

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.bot_characters import bots_fit
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.content.content_files import (
    Between,
    ContentFiles,
    ForgeTrack,
    OtherSide,
    Side,
)
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import AllyType, Level, Measure
from wonderland_qt.games.wonderland.evaluation.printed_values import PRICED
from wonderland_qt.games.wonderland.playable import CHECKS
from wonderland_qt.games.wonderland.verbs.rewards import waiting


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of all folders, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (track, chips, boards, measures, prices, *CHECKS, appearances_fit(events), bots_fit())
    return Content(read_content(content_folders, "wonderland", ContentFiles, checks))


def track(files: ContentFiles) -> Iterator[Complaint]:
    """Yield what stands beyond the end of the strength track."""
    for key in ("forge_symbols", "resistance"):
        for number, space in enumerate(getattr(files.board, key)):
            if space > files.board.track_end:
                yield Complaint(("board", key, number), text("beyond-track", end=files.board.track_end))


def chips(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the chips that are missing: weak and strong ones of all ally types, and the others (COMP-3)."""
    faces = {(face.kind, face.level) for face in files.faces}
    others = (("forge", "weak"), ("madness", None), ("poison", None))
    for kind, level in (*product(get_args(AllyType), get_args(Level)), *others):
        if (kind, level) not in faces:
            message = text(f"face-missing-{level}" if level else "face-missing", kind=kind)
            yield Complaint(("faces",), message)


def boards(files: ContentFiles) -> Iterator[Complaint]:
    """Yield what is wrong with the two sides of each faction board."""
    for number, faction in enumerate(files.factions):
        path: DocumentPath = ("factions", number)
        yield from _side(files, faction, path)
        if faction.two_players is not None:
            yield from _other_side(files, faction, faction.two_players, (*path, "two_players"))


def _side(files: ContentFiles, side: Side | OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    yield from _supporters(files, side.tracks, (*path, "tracks"))
    taken = set()
    for number, between in enumerate(side.between):
        at = (*path, "between", number)
        yield from _between(between, side.tracks, at)
        if (between.above, between.column) in taken:
            yield Complaint((*at, "column"), Text("reward-here-already"))
        taken.add((between.above, between.column))


def _other_side(
    files: ContentFiles, usual: Side, other: OtherSide, path: DocumentPath
) -> Iterator[Complaint]:
    """The abilities replaced for two players are some of the usual side (TWO-4)."""
    yield from _side(files, other, path)
    abilities = {ability.id for ability in usual.abilities}
    for name in other.replaced:
        if name not in abilities:
            message = text("ability-unknown", ability=name, near=suggestion(name, abilities))
            yield Complaint((*path, "replaced", name), message, True)


def _supporters(
    files: ContentFiles, tracks: tuple[ForgeTrack, ...], path: DocumentPath
) -> Iterator[Complaint]:
    """Those who wait on the forge tracks are some of the player's own (SETUP-8)."""
    most = files.board.supporters
    standing = sum(waiting(space) for track in tracks for space in track.spaces)
    if standing > most:
        yield Complaint(path, text("many-supporters", standing=standing, most=most))


def _between(between: Between, tracks: tuple[ForgeTrack, ...], path: DocumentPath) -> Iterator[Complaint]:
    """A reward between tracks has a space above and one below it (FORGE-4)."""
    lengths = {track.id: len(track.spaces) for track in tracks}
    for key in ("above", "below"):
        if (name := getattr(between, key)) not in lengths:
            message = text("forge-track-unknown", track=name, known=", ".join(lengths))
            yield Complaint((*path, key), message)
            return
    names = list(lengths)
    if names.index(between.below) != names.index(between.above) + 1:
        message = text("forge-track-not-below", below=between.below, above=between.above)
        yield Complaint((*path, "below"), message)
    most = min(lengths[between.above], lengths[between.below])
    if not 1 <= between.column <= most:
        yield Complaint((*path, "column"), text("forge-column", most=most))


def measures(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the words by which the evaluation numbers what no measure counts."""
    if files.evaluation is None:
        return
    growth, usual = files.evaluation.growth, files.evaluation.measures
    numbered = {
        ("growth", "measures"): growth.measures,
        ("growth", "at_the_end"): growth.at_the_end,
        ("measures", "chances"): usual.chances,
        ("measures", "means"): usual.means,
        ("measures", "for_each_rival"): usual.for_each_rival,
    }
    for path, by_word in numbered.items():
        for word in by_word:
            if word not in verbs(Measure):
                message = text("measure-unknown", measure=word, near=suggestion(word, verbs(Measure)))
                yield Complaint(("evaluation", *path, word), message, True)


def prices(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the names of rewards that nothing gives."""
    for name in files.values.rewards:
        if name not in PRICED:
            message = text("reward-unknown", reward=name, near=suggestion(name, PRICED))
            yield Complaint(("values", "rewards", name), message, True)
