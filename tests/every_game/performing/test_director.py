"""The director in every game: what is shown, said and counted is as it was when it happened, never later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import pytest

from tests.app.conftest import content_of
from tests.app.keyboard import go_on
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.narration.telling import LEAST
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

SEED, CHANGES = 8, 80
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def table_of(game: str, persons: int = 1) -> Table:
    """Return a table with moving pieces, so many persons and bots at the other seats."""
    ruleset, content = GAMES[game], content_of(game)
    chosen = ruleset.seating.random_new_game(content, ruleset.seating.usual_size, SEED, {})
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


class Moment(NamedTuple):
    """What a table shows at a moment on the way, and how the game was then."""

    beat: Any
    scores: dict[str, int]
    scores_then: dict[str, int]
    log: list[Any]
    to_come: list[Any]
    last: str
    last_news: list[str]
    idle: bool
    told: tuple[str, ...]
    news: list[str]
    gains: list[tuple[str, ...]]
    """Where the gains of this moment are counted."""
    begins_phase: bool


class Rest(NamedTuple):
    """Who steps forward while something is shown on the way, who when it is over, and who acts next."""

    on_the_way: list[str]
    afterwards: str
    following: str
    turn_ends: bool
    asked: bool
    steady: bool


class Course(NamedTuple):
    """All that was shown, heard and announced of a game that was followed for a while."""

    person: str
    over: bool
    moments: list[Moment]
    rests: list[Rest]
    happened: list[Any]
    shown: list[Any]
    announced: list[str]
    news: list[str]
    numbers: list[list[dict[str, str]]]
    """What stood on each piece at each moment of a change, and after it."""


@cache
def course(game: str) -> Course:
    """Follow a game once for all who look at something of it."""
    table, chance = table_of(game), OwnChance(SEED)
    viewer, seen, rests = table.screen.viewer, list[Moment](), list[Rest]()
    happened, shown, announced = list[Any](), list[Any](), list[str]()
    numbers = list[list[dict[str, str]]]()
    table.session.listen(lambda changes: happened.extend(e for e in changes.events if audible(e, viewer)))
    table.announced.connect(announced.append)
    table.beat_shown.connect(lambda _beat: shown.extend(table.showing.events))
    table.happened.connect(lambda _happening: shown.extend(table.showing.events))
    for _ in range(CHANGES):
        if table.session.over:
            break
        go_on(table.session, chance)
        performers = [table.showing.performer]
        numbers.append([])
        while table.showing.beat is not None:
            seen.append(moment_of(table))
            numbers[-1].append(written_on(table.showing.beat.pieces))
            performers.append(table.showing.performer)
            table.go_on()
        rests.append(rest_of(table, performers))
        numbers[-1].append(written_on(table.showing.pieces))
    news = table.narrator.news(happened, viewer)
    return Course(
        table.persons[0], table.session.over, seen, rests, happened, shown, announced, news, numbers
    )


def lines_left(table: Table) -> list[Any]:
    """The events of this moment that are to be told in words, because no picture says the same."""
    showing = table.showing
    return [event for event in showing.events if showing.beat is None or not event.pictured]


def moment_of(table: Table) -> Moment:
    to_come = list(table.showing.to_come)
    log = [entry.event for entry in table.session.log(table.screen.viewer)]
    news = table.narrator.news(log[: len(log) - len(to_come)], table.screen.viewer)
    scores = table.session.ruleset.scores(table.showing.game)
    return Moment(
        table.showing.beat,
        scores_shown(table),
        {str(player): score for player, score in scores.items()},
        log,
        to_come,
        table.log.last,
        news[-1:],
        table.decision is None and not table.bots.may_act,
        table.showing.told,
        table.narrator.news(lines_left(table), table.screen.viewer),
        [gain.lands[:1] for gain in gains_of(table) if gain is not None],
        any(isinstance(event, PhaseBegun) for event in table.showing.events),
    )


def gains_of(table: Table) -> list[Any]:
    """The gains of the events of this moment, and those that a game flies for an event without one."""
    display, content, showing = table.session.ruleset.display, table.session.content, table.showing
    gains = [display.appearance(event, content).gain for event in showing.events]
    without = {
        getattr(event, "player", "")
        for event, gain in zip(showing.events, gains, strict=True)
        if gain is None
    }
    flights = () if showing.beat is None else showing.beat.flights
    return gains + [flight.gain for flight in flights if flight.gain.player in without]


def rest_of(table: Table, performers: list[str]) -> Rest:
    ends, asked = table.session.turn_to_end is not None, table.decision is not None
    following = table.session.next_bot() or ""
    return Rest(performers, table.showing.performer, following, ends, asked, table.stage.steady)


def written_on(pieces: Iterable[Piece]) -> dict[str, str]:
    return {piece.id: piece.badge for piece in pieces if piece.badge}


def scores_shown(table: Table) -> dict[str, int]:
    rows = map(table.players.row, range(table.players.rowCount()))
    return {row.player: row.score for row in rows}


@EVERY_GAME
def test_scores_and_log_are_those_of_the_moment_that_is_shown(game: str) -> None:
    seen = course(game).moments
    for moment in seen:
        assert moment.scores == moment.scores_then
        assert moment.log[len(moment.log) - len(moment.to_come) :] == moment.to_come
        assert moment.last == "".join(moment.last_news)
    assert seen


@EVERY_GAME
def test_a_gain_is_told_while_it_flies(game: str) -> None:
    flying = [moment for moment in course(game).moments if moment.beat.flights and moment.beat.covers]
    for moment in flying:
        assert {flight.gain.lands[:1] for flight in moment.beat.flights} <= set(moment.gains)


@EVERY_GAME
def test_every_line_of_a_moment_is_told_and_stays_until_it_can_be_read(game: str) -> None:
    seen = course(game).moments
    for moment in seen:
        assert moment.told[len(moment.told) - len(moment.news) :] == tuple(moment.news)
    for moment, following in pairwise(seen):
        goes_on = moment.to_come and following.to_come == moment.to_come[len(following.news) :]
        too_short = moment.beat.milliseconds < LEAST and goes_on
        assert not too_short or set(moment.news) <= set(following.told)


@EVERY_GAME
def test_everything_is_shown_once_in_the_order_in_which_it_happened(game: str) -> None:
    followed = course(game)
    assert followed.shown == followed.happened
    assert followed.announced == followed.news
    assert all(moment.idle for moment in followed.moments), "nobody is asked on the way"


@EVERY_GAME
def test_no_number_is_seen_as_it_becomes_then_as_it_was_and_then_again(game: str) -> None:
    for change in course(game).numbers:
        before, after = change[0], change[-1]
        for piece in before.keys() & after.keys():
            seen = [number for number, _ in groupby(moment.get(piece, "") for moment in change)]
            fallen_back = [before[piece], after[piece], before[piece], after[piece]]
            assert seen != fallen_back, (piece, seen)


@pytest.mark.parametrize("game", ["tea_for_2"])
def test_what_is_paid_and_stolen_is_seen_to_leave_its_number(game: str) -> None:
    flown = [flight for moment in course(game).moments for flight in moment.beat.flights]
    lost = [flight for flight in flown if flight.gain.lost]
    assert lost
    assert all(int(flight.was) - int(flight.now) == -flight.gain.amount for flight in lost)


def test_goods_that_others_pay_and_take_are_seen_on_their_way() -> None:
    followed = course("pixie_queen")
    flown = [flight.gain for moment in followed.moments for flight in moment.beat.flights]
    of_others = [
        gain for gain in flown if gain.picture.startswith("good/") and gain.player != followed.person
    ]
    assert any(gain.lost for gain in of_others), "a price flies to the supply"
    assert any(not gain.lost for gain in of_others)
    assert all(gain.across for gain in of_others), "what comes or goes is not seen over the portrait alone"


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
    followed = course(game)
    performers = [moment.beat.performer for moment in followed.moments]
    assert followed.person not in performers
    assert not followed.over or any(performers)


@EVERY_GAME
def test_no_one_steps_forward_where_another_phase_begins(game: str) -> None:
    beginnings = [moment for moment in course(game).moments if moment.begins_phase]
    assert not any(moment.beat.performer for moment in beginnings), "no player does that"


@EVERY_GAME
def test_the_table_stays_dim_between_two_bots_until_somebody_at_the_screen_is_asked(game: str) -> None:
    for rest in course(game).rests:
        if rest.turn_ends or rest.asked or not rest.following:
            assert not rest.afterwards
        elif rest.on_the_way[-1]:
            assert rest.afterwards == rest.following


@EVERY_GAME
def test_without_motion_nothing_is_shown_on_the_way(game: str) -> None:
    table = table_of(game)
    table.showing.paced = False
    assert list(moments(table, CHANGES // 4)) == []


@EVERY_GAME
def test_a_game_that_goes_on_knows_what_the_others_did_before(game: str) -> None:
    table, chance = table_of(game), OwnChance(SEED)
    for _ in range(CHANGES // 2):
        if table.others_turns or table.session.over:
            break
        go_on(table.session, chance)
        table.skip_beats()
    assert table.others_turns
    resumed = Table(table.session, table.words, "off")
    assert resumed.others_turns == table.others_turns
    resumed.close()


def test_nobody_steps_forward_where_the_light_is_steady() -> None:
    seen = course("wonderland").moments
    steady = [moment.beat for moment in seen if moment.beat.stage.steady]
    assert not any(beat.performer for beat in steady), "the table darkens at each decision of a battle"
    assert not any(rest.steady and rest.afterwards for rest in course("wonderland").rests)
    assert any(moment.beat.performer for moment in seen)
