"""The director in every game: what is shown, said and counted is as it was when it happened, never later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.app.conftest import content_of
from tests.app.keyboard import go_on
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.play.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

SEED, CHANGES = 8, 70
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def table_of(game: str, persons: int = 1) -> Table:
    """Return a table with moving pieces, so many persons and bots at the other seats."""
    ruleset, content = GAMES[game], content_of(game)
    chosen = ruleset.seating.by_chance(content, ruleset.seating.usual_size, SEED, {})
    players = ruleset.players(ruleset.starting_state(content, chosen))
    kinds = [""] * persons + ["rule"] * len(players)
    seats = tuple(Seat(player, "", kind) for player, kind in zip(players, kinds, strict=False))
    session = Session.start(ruleset, content, chosen, seats, bot_factory=bot_factory(SEED))
    words = Words.load(paths.words(game), "en", ruleset.narration.content_words(content))
    table = Table(session, words, "off")
    table.showing.paced = True
    return table


def moments(table: Table, changes: int = CHANGES) -> Iterator[Any]:
    """Yield each moment that is shown on the way through a game."""
    chance = OwnChance(SEED)
    for _ in range(changes):
        if table.session.over:
            return
        go_on(table.session, chance)
        while table.showing.beat is not None:
            yield table.showing.beat
            table.go_on()


def scores_shown(table: Table) -> dict[str, int]:
    rows = map(table.players.row, range(table.players.rowCount()))
    return {row.player: row.score for row in rows}


@EVERY_GAME
def test_scores_and_log_are_those_of_the_moment_that_is_shown(game: str) -> None:
    table, seen = table_of(game), 0
    for _beat in moments(table):
        to_come = table.showing.to_come
        assert scores_shown(table) == dict(table.session.ruleset.scores(table.showing.game))
        log = table.session.log(table.screen.viewer)
        told = [entry.event for entry in log[: len(log) - len(to_come)]]
        assert [entry.event for entry in log] == [*told, *to_come]
        last = table.narrator.news(told, table.screen.viewer)[-1:]
        assert table.log.last == "".join(last)
        seen += 1
    assert seen


@EVERY_GAME
def test_everything_is_shown_once_in_the_order_in_which_it_happened(game: str) -> None:
    table = table_of(game)
    happened: list[Any] = []
    shown: list[Any] = []
    announced: list[str] = []
    viewer = table.screen.viewer
    table.session.listen(lambda changes: happened.extend(e for e in changes.events if audible(e, viewer)))
    table.announced.connect(announced.append)
    table.beat_shown.connect(lambda _beat: shown.extend(table.showing.events))
    table.happened.connect(lambda _happening: shown.extend(table.showing.events))
    for _ in moments(table):
        assert table.decision is None, "nobody is asked on the way"
        assert not table.bots.may_act
    assert shown == happened
    assert announced == table.narrator.news(happened, viewer)


@EVERY_GAME
def test_what_is_skipped_is_said_and_heard_all_the_same(game: str) -> None:
    table, chance = table_of(game), OwnChance(SEED)
    viewer, announced, happened = table.screen.viewer, list[str](), list[Any]()
    table.session.listen(lambda changes: happened.extend(e for e in changes.events if audible(e, viewer)))
    table.announced.connect(announced.append)
    for _ in range(CHANGES // 2):
        if not table.session.over:
            go_on(table.session, chance)
            table.skip_beats()
            assert table.showing.to_come == ()
    assert announced == table.narrator.news(happened, viewer)


@EVERY_GAME
def test_a_bot_steps_forward_once_a_turn_and_a_person_never(game: str) -> None:
    table = table_of(game)
    person = table.persons[0]
    performers = [beat.performer for beat in moments(table)]
    assert person not in performers
    assert not table.session.over or any(performers)


@EVERY_GAME
def test_the_table_stays_dim_between_two_bots_until_somebody_at_the_screen_is_asked(game: str) -> None:
    table, chance = table_of(game), OwnChance(SEED)
    for _ in range(CHANGES):
        if table.session.over:
            return
        go_on(table.session, chance)
        performers = [table.showing.performer]
        while table.showing.beat is not None:
            performers.append(table.showing.performer)
            table.go_on()
        following = table.session.next_bot()
        if table.session.turn_to_end is not None or not following:
            assert not table.showing.performer
        elif performers[-1] and table.decision is None:
            assert table.showing.performer == following


@EVERY_GAME
def test_without_motion_nothing_is_shown_on_the_way(game: str) -> None:
    table = table_of(game)
    table.showing.paced = False
    assert list(moments(table, CHANGES // 4)) == []
