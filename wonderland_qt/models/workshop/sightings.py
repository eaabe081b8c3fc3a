"""Sightings: moments of random games at which an entry's piece is visible on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from wonderland_qt.engine.chance import OwnChance
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

HidesContents = Callable[[str], bool]
"""Tells whether a kind of piece hides its contents, as a bag does."""


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
    ruleset: AnyRuleset, content: Any, wanted: Piece, hides_contents: HidesContents, games: int = GAMES
) -> Iterator[Sighting | None]:
    """Yield the first moment of each random game that shows the wanted piece.

    If no stage of a game shows it, yield its first moment at which the whole table does. After each other
    moment yield None, so that the caller can go on later.
    """
    for number in range(games):
        sighting = None
        for game, viewer in _moments_of_game(ruleset, content, number):
            found = _sighting_at(ruleset, game, viewer, wanted, hides_contents)
            if found is not None and not found.whole:
                sighting = found
                break
            sighting = sighting or found
            yield None
        if sighting is not None:
            yield sighting


def journal_of(ruleset: AnyRuleset, content: Any, sighting: Sighting, person: str, bot: str) -> Journal:
    """Return the journal of a game from a sighting, with a person of this name as the viewer, else bots."""
    return journal_from(ruleset, content, sighting.state, {sighting.viewer: person}, bot)


def table_of(edited: EditedContent, sighting: Sighting, bot: str, language: str, parent: QObject) -> Table:
    """Return an unsaved table at a sighting, only for looking at it."""
    content = edited.checked.content
    journal = journal_of(edited.ruleset, content, sighting, person="", bot=bot)
    session = Session(edited.ruleset, content, journal)
    table = Table(session, edited.words(language), curtain="off", parent=parent, art=edited.art)
    table.show_whole(sighting.whole)
    return table


def _moments_of_game(ruleset: AnyRuleset, content: Any, number: int) -> Iterator[tuple[AnyGame, PlayerId]]:
    """Yield a random game at each of its decisions, with the first asked player.

    Game 0 has the usual number of players, and the next ones go through the other numbers. The game's
    number is also the seed of its set-up and answers. It has no options, and its events are not collected.
    """
    sizes = ruleset.seating.sizes
    players = sizes[(sizes.index(ruleset.seating.usual_size) + number) % len(sizes)]
    new_game = ruleset.seating.random_new_game(content, players, number, {})
    game = ruleset.new(content, new_game, None)
    chance = OwnChance(number)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        player, *_others = game.waiting()
        yield game, player
        game.choose(player, any_answer(game.decision_of(player), chance))


def _sighting_at(
    ruleset: AnyRuleset, game: AnyGame, viewer: PlayerId, wanted: Piece, hides_contents: HidesContents
) -> Sighting | None:
    """Return a sighting if a player sees the piece on the current stage or the whole table, else None."""
    view = ruleset.view(game, viewer)
    pieces = ruleset.display.pieces(view, game.content)
    matching = [piece for piece in pieces if _is_or_looks_like(piece, wanted)]
    if not matching:
        return None
    for whole in (False, True):
        stage = ruleset.display.stage(view, game.content, _looking_at(ruleset, game, viewer, whole))
        in_sight = _ids_in_sight(matching, pieces, stage, hides_contents)
        if in_sight:
            return Sighting(game.clone().state, viewer, in_sight, whole)
    return None


def _looking_at(ruleset: AnyRuleset, game: AnyGame, viewer: PlayerId, whole: bool) -> Looking:
    """Return a player's way to look at the table, without others' private decisions.

    It is that at a screen of their own: their board is near, and only they answer.
    """
    known_decisions = tuple(
        decision for decision in game.decisions if not decision.private or decision.player == viewer
    )
    return Looking(
        seats=ruleset.players(game.state),
        viewer=viewer,
        near=viewer,
        asked=known_decisions,
        whole=whole,
        choosing=(viewer,),
    )


def _is_or_looks_like(piece: Piece, wanted: Piece) -> bool:
    """Tell whether a piece is the wanted one, one of its copies, or looks the same."""
    looks_the_same = (piece.kind, piece.art) == (wanted.kind, wanted.art)
    is_copy = piece.id.startswith(f"{wanted.id}.")
    return looks_the_same or is_copy or piece.id == wanted.id


def _ids_in_sight(
    matching: Sequence[Piece], pieces: Sequence[Piece], stage: Stage, hides_contents: HidesContents
) -> tuple[str, ...]:
    """Return the ids of those `matching` pieces that have a place on the stage and are not hidden.

    A piece has a place of its own, or on its bearer: the piece that it lies on, which needs one, too.
    """
    by_id = {piece.id: piece for piece in pieces}

    def is_in_sight(piece: Piece, level: int = 0) -> bool:
        """Return whether a piece is in a slot, or on a piece in sight that does not hide its contents.

        `level` is how many pieces lie on each other so far; it ends the search where pieces bear one another.
        """
        bearer = by_id.get(piece.place)
        if bearer is not None and hides_contents(stage.forms.get(bearer.kind, bearer.kind)):
            return False
        if stage.layout.slot(piece) is not None:
            return True
        if bearer is None or level == DEEPEST or stage.layout.part(bearer.kind, piece.kind) is None:
            return False
        return is_in_sight(bearer, level + 1)

    return tuple(piece.id for piece in matching if is_in_sight(piece))
