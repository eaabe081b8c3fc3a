"""Sightings: moments of random games at which an entry's piece is visible on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.journals.journal import Journal
from wonderland_qt.engine.lookahead.playout import MOST_ANSWERS, any_answer
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.scenario_journal import journal_from

GAMES = 8
"""The number of games in which a piece is searched."""

DEEPEST = 4
"""The most levels of pieces on pieces."""

Closed = Callable[[str], bool]
"""Returns whether a kind of piece hides its contents, as a bag does."""


@dataclass(frozen=True)
class Sighting:
    """A state of a game in which the asked player (`viewer`) sees these pieces.

    They are on the stage of the moment, or only on the `whole` table.
    """

    state: Any
    viewer: PlayerId
    pieces: tuple[str, ...]
    whole: bool


def sightings(
    ruleset: AnyRuleset, content: Any, thing: Piece, closed: Closed, games: int = GAMES
) -> Iterator[Sighting | None]:
    """Yield the first moment of each random game that shows a piece, and None after each other moment.

    If no stage of a game shows it, yield its first moment at which the whole table does.
    """
    for number in range(games):
        later = None
        for game, asked in _moments(ruleset, content, number):
            found = _sighting(ruleset, game, asked.player, thing, closed)
            if found is not None and not found.whole:
                later = found
                break
            later = later or found
            yield None
        if later is not None:
            yield later


def journal_of(ruleset: AnyRuleset, content: Any, seen: Sighting, person: str, bot: str) -> Journal:
    """Return the journal of a game from a sighting, with a person of this name as the viewer, else bots."""
    return journal_from(ruleset, content, seen.state, {seen.viewer: person}, bot)


def table_of(edited: EditedContent, seen: Sighting, bot: str, language: str, parent: QObject) -> Table:
    """Return an unsaved table at a sighting, only for looking at it."""
    content = edited.checked.content
    session = Session(edited.ruleset, content, journal_of(edited.ruleset, content, seen, "", bot))
    table = Table(session, edited.words(language), "off", parent=parent, art=edited.art)
    table.show_whole(seen.whole)
    return table


def _moments(ruleset: AnyRuleset, content: Any, number: int) -> Iterator[tuple[AnyGame, Decision]]:
    """Yield a random game at each of its decisions; game 0 has the usual number of players."""
    chance, sizes = OwnChance(number), ruleset.seating.sizes
    players = sizes[(sizes.index(ruleset.seating.usual_size) + number) % len(sizes)]
    game = ruleset.new(content, ruleset.seating.random_new_game(content, players, number, {}), None)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        player = game.waiting()[0]
        asked = game.decision_of(player)
        yield game, asked
        game.choose(player, any_answer(asked, chance))


def _sighting(
    ruleset: AnyRuleset, game: AnyGame, viewer: PlayerId, thing: Piece, closed: Closed
) -> Sighting | None:
    """Return a sighting if a player sees the piece on the current stage or the whole table, else None."""
    view = ruleset.view(game, viewer)
    pieces = ruleset.display.pieces(view, game.content)
    alike = [piece for piece in pieces if _is(piece, thing)]
    if not alike:
        return None
    for whole in (False, True):
        stage = ruleset.display.stage(view, game.content, _looking(ruleset, game, viewer, whole))
        in_sight = _in_sight(alike, pieces, stage, closed)
        if in_sight:
            return Sighting(game.clone().state, viewer, in_sight, whole)
    return None


def _looking(ruleset: AnyRuleset, game: AnyGame, viewer: PlayerId, whole: bool) -> Looking:
    """Return a player's way to look at the table, without others' private decisions."""
    asked = tuple(
        decision for decision in game.decisions if not decision.private or decision.player == viewer
    )
    return Looking(ruleset.players(game.state), viewer, viewer, asked, whole, (viewer,))


def _is(piece: Piece, thing: Piece) -> bool:
    """Tell whether a piece is the wanted one, one of its copies, or looks the same."""
    alike = (piece.kind, piece.art) == (thing.kind, thing.art)
    return alike or piece.id == thing.id or piece.id.startswith(f"{thing.id}.")


def _in_sight(
    alike: Sequence[Piece], pieces: Sequence[Piece], stage: Stage, closed: Closed
) -> tuple[str, ...]:
    """Return those of the `alike` pieces that have a place on the stage and are not hidden."""
    by_id = {piece.id: piece for piece in pieces}

    def is_in_sight(piece: Piece, deep: int = 0) -> bool:
        bearer = by_id.get(piece.place)
        if bearer is not None and closed(stage.forms.get(bearer.kind, bearer.kind)):
            return False
        if stage.layout.slot(piece) is not None:
            return True
        if bearer is None or deep == DEEPEST or stage.layout.part(bearer.kind, piece.kind) is None:
            return False
        return is_in_sight(bearer, deep + 1)

    return tuple(piece.id for piece in alike if is_in_sight(piece))
