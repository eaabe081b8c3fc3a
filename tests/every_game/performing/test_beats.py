"""Beats of every game: what is shown on the way is drawn and said, and tells no one's secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from tests.every_game.game_invariants import INVARIANTS, Setting, subject
from tests.every_game.on_screen import LANGUAGES
from tests.glimpses import Watched
from tests.playthroughs import choices
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pieces.pieces_tree import PiecesTree

pytestmark = pytest.mark.window

SEED = 6
UNDRAWN = {"trace", "thread", "bare", "plate", "area"}
"""Shapes that the scene draws as they lie, without a picture."""


@cache
def beats(game: str) -> tuple[tuple[Beat, frozenset[str]], ...]:
    """Return every beat of a game, as the public and one player see it, with what they saw at no step."""
    return tuple(_beats(game))


def _beats(game: str) -> Iterator[tuple[Beat, frozenset[str]]]:
    ruleset, held = GAMES[game], subject(Setting(game, max(GAMES[game].seating.sizes)))
    play = held.begin(SEED, [])
    content, seats, watched = play.content, held.seats(play), Watched(ruleset, play)
    for decision, answer in choices(play, SEED):
        play.choose(decision.player, answer)
        happened = watched.happened()
        for viewer in (None, seats[0]):
            looking = Looking(seats, viewer, seats[0])
            never = (frozenset(held.hidden(step.game, viewer)) for step in happened)
            hidden = frozenset.intersection(*never)
            for beat in ruleset.display.beats(watched.seen(happened, viewer), content, looking):
                yield beat, hidden


@pytest.mark.parametrize("game", INVARIANTS)
def test_no_beat_tells_a_secret(game: str) -> None:
    leaked = [
        hidden & words_in(shown) for beat, hidden in beats(game) for shown in (*beat.pieces, *beat.lines)
    ]
    assert list(filter(None, leaked)) == []


@cache
def words_in(shown: Piece | Text) -> frozenset[str]:
    """Return the words of what is shown, most of it in many beats; the rules of a card are no secret."""
    if isinstance(shown, Piece):
        said = [argument for argument in shown.text.arguments if argument[0] != "rules"]
        shown = msgspec.structs.replace(shown, text=Text(shown.text.key, tuple(said)))
    return frozenset(re.findall(r"[\w-]+", msgspec.json.encode(shown).decode()))


@pytest.mark.parametrize("game", INVARIANTS)
def test_all_that_a_beat_shows_lies_somewhere_and_is_drawn(game: str) -> None:
    from wonderland_qt.scene.pictures.art import ArtBook

    book, shown = ArtBook(paths.of_game(game) / "art"), set()
    for beat, _ in beats(game):
        PiecesTree.from_pieces(beat.pieces)
        shown |= {(piece.kind, piece.art, piece.face) for piece in beat.pieces}
    bare = {
        (kind, art)
        for kind, art, face in sorted(shown)
        if book.kinds[kind].shape not in UNDRAWN and book.picture(kind, art, face) is None
    }
    assert bare == set()


@pytest.mark.parametrize("game", INVARIANTS)
def test_beats_are_said_in_every_language(game: str) -> None:
    ruleset, content = GAMES[game], GAMES[game].load([paths.content()])
    for language in LANGUAGES:
        words = Words.load(paths.words(game), language, ruleset.narration.content_words(content))
        for beat, _ in beats(game):
            assert all(words.say(said) for said in (*beat.lines, *(piece.text for piece in beat.pieces)))
        assert words.missing == set()
