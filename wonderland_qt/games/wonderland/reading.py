"""The content of all roots, read, and checked for what the rules need beyond its form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import get_args

from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.games.wonderland import facts
from wonderland_qt.games.wonderland.content.content import Between, Content, ForgeTrack, OtherSide, Side
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import AllyType, Level
from wonderland_qt.games.wonderland.judgement.worth import PRICED
from wonderland_qt.games.wonderland.playable import CHECKS
from wonderland_qt.games.wonderland.verbs.rewards import waiting
from wonderland_qt.parts.appearances import appearances_fit


def read_pack(roots: Sequence[Path]) -> Pack:
    """Read the content of all roots, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (track, chips, boards, prices, *CHECKS, appearances_fit(facts))
    return Pack(read_content(roots, "wonderland", Content, checks))


def track(content: Content) -> Iterator[Complaint]:
    """Yield what stands beyond the end of the strength track."""
    for key in ("forge_symbols", "resistance"):
        for number, space in enumerate(getattr(content.board, key)):
            if space > content.board.track_end:
                expected = f"expected at most {content.board.track_end}, where the strength track ends"
                yield Complaint(("board", key, number), expected)


def chips(content: Content) -> Iterator[Complaint]:
    """Yield the chips that are missing: weak and strong ones of all ally types, and the others (COMP-3)."""
    faces = {(face.kind, face.level) for face in content.faces}
    others = (("forge", "weak"), ("madness", None), ("poison", None))
    for kind, level in (*product(get_args(AllyType), get_args(Level)), *others):
        if (kind, level) not in faces:
            which = f"{level} face" if level else "face"
            yield Complaint(("faces",), f"no {which} of kind {kind}; add one, if only with count 0")


def boards(content: Content) -> Iterator[Complaint]:
    """Yield what is wrong with the two sides of each faction board."""
    for number, faction in enumerate(content.factions):
        path: DocumentPath = ("factions", number)
        yield from _side(content, faction, path)
        if faction.two_players is not None:
            yield from _other_side(content, faction, faction.two_players, (*path, "two_players"))


def _side(content: Content, side: Side | OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    yield from _supporters(content, side.tracks, (*path, "tracks"))
    taken = set()
    for number, between in enumerate(side.between):
        at = (*path, "between", number)
        yield from _between(between, side.tracks, at)
        if (between.above, between.column) in taken:
            yield Complaint((*at, "column"), "another reward lies here; choose another column")
        taken.add((between.above, between.column))


def _other_side(content: Content, usual: Side, other: OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    """The abilities replaced for two players are some of the usual side (TWO-4)."""
    yield from _side(content, other, path)
    abilities = {ability.id for ability in usual.abilities}
    for name in other.replaced:
        if name not in abilities:
            expected = f"no ability '{name}' on the usual side{suggestion(name, abilities)}"
            yield Complaint((*path, "replaced", name), expected, True)


def _supporters(content: Content, tracks: tuple[ForgeTrack, ...], path: DocumentPath) -> Iterator[Complaint]:
    """Those who wait on the forge tracks are some of the player's own (SETUP-8)."""
    most = content.board.supporters
    standing = sum(waiting(space) for track in tracks for space in track.spaces)
    if standing > most:
        yield Complaint(path, f"{standing} supporters wait here, but a player has {most}; let fewer wait")


def _between(between: Between, tracks: tuple[ForgeTrack, ...], path: DocumentPath) -> Iterator[Complaint]:
    """A reward between tracks has a space above and one below it (FORGE-4)."""
    lengths = {track.id: len(track.spaces) for track in tracks}
    for key in ("above", "below"):
        if (name := getattr(between, key)) not in lengths:
            yield Complaint((*path, key), f"no track '{name}' on this side; use one of {', '.join(lengths)}")
            return
    names = list(lengths)
    if names.index(between.below) != names.index(between.above) + 1:
        yield Complaint((*path, "below"), f"'{between.below}' does not lie right below '{between.above}'")
    most = min(lengths[between.above], lengths[between.below])
    if not 1 <= between.column <= most:
        yield Complaint((*path, "column"), f"expected 1 to {most}, where both tracks have a space")


def prices(content: Content) -> Iterator[Complaint]:
    """Yield the names of rewards that nothing gives."""
    for name in content.worth.rewards:
        if name not in PRICED:
            yield Complaint(("worth", "rewards", name), f"no reward '{name}'{suggestion(name, PRICED)}", True)
