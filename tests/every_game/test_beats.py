"""Beats of every game: what is shown on the way is drawn and said, and tells nobody's secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from tests.every_game.on_screen import LANGUAGES
from tests.every_game.under_laws import UNDER_LAWS, Setting, subject
from tests.playthroughs import choices
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact, audible
from wonderland_qt.engine.stages import Beat, Looking
from wonderland_qt.engine.words.words import Words
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.pieces.pieces_tree import PiecesTree

pytestmark = pytest.mark.window

SEED = 6
UNDRAWN = {"trace", "thread", "bare", "plate", "area"}
"""Shapes that the scene draws as they lie, without a picture."""


@cache
def beats(game: str) -> tuple[tuple[Beat, frozenset[str]], ...]:
    """Return every beat of a game, as the public and one player see it, with what is hidden from them."""
    return tuple(_beats(game))


def _beats(game: str) -> Iterator[tuple[Beat, frozenset[str]]]:
    ruleset, held = GAMES[game], subject(Setting(game, max(GAMES[game].seating.sizes)))
    facts: list[Fact] = []
    play = held.begin(SEED, facts)
    pack, seats = play.pack, held.seats(play)
    for decision, answer in choices(play, SEED):
        viewers = (None, seats[0])
        before = {viewer: ruleset.view(play, viewer) for viewer in viewers}
        facts.clear()
        play.choose(decision.player, answer)
        for viewer in viewers:
            heard = [fact for fact in facts if audible(fact, viewer)]
            looking, after = Looking(seats, viewer, seats[0]), ruleset.view(play, viewer)
            hidden = frozenset(held.hidden(play, viewer))
            for beat in ruleset.display.beats(heard, before[viewer], after, pack, looking):
                yield beat, hidden


@pytest.mark.parametrize("game", UNDER_LAWS)
def test_no_beat_tells_a_secret(game: str) -> None:
    told = [
        words & hidden
        for beat, hidden in beats(game)
        if (words := set(re.findall(r"[\w-]+", msgspec.json.encode((beat.pieces, beat.told)).decode())))
    ]
    assert [leaked for leaked in told if leaked] == []


@pytest.mark.parametrize("game", UNDER_LAWS)
def test_all_that_a_beat_shows_lies_somewhere_and_is_drawn(game: str) -> None:
    from wonderland_qt.scene.pictures.art import ArtBook

    book, bare = ArtBook(paths.of_game(game) / "art"), set()
    for beat, _ in beats(game):
        PiecesTree.of(beat.pieces)
        bare |= {
            (piece.kind, piece.art)
            for piece in beat.pieces
            if book.kinds[piece.kind].shape not in UNDRAWN
            and book.picture(piece.kind, piece.art, piece.face) is None
        }
    assert bare == set()


@pytest.mark.parametrize("game", UNDER_LAWS)
def test_beats_are_said_in_every_language(game: str) -> None:
    ruleset, pack = GAMES[game], GAMES[game].load([paths.content()])
    for language in LANGUAGES:
        words = Words.load(paths.words(game), language, ruleset.telling.content_words(pack))
        for beat, _ in beats(game):
            assert all(words.say(said) for said in (*beat.told, *(piece.text for piece in beat.pieces)))
        assert words.missing == set()
