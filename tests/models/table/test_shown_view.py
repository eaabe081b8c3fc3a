"""What is shown: the stage of the moment, the whole table when wanted, and moments on the way."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.pebbles import BEN, CAT, PointsGained
from tests.models.shell_game import SHELLS, WORDS, session
from wonderland_qt.engine.journals.journal import TurnEnded
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.layout import Layout
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Interlude, Looking, Stage
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

CLOSE, WHOLE, APPLAUSE = (Stage(name, Layout(1, 1, {})) for name in ("close", "whole", "applause"))


def staged(_view: Any, _content: Any, looking: Looking) -> Stage:
    return WHOLE if looking.whole else CLOSE


def beats(_glimpses: Any, _content: Any, _looking: Any) -> tuple[Beat, ...]:
    clap = Piece("clap", "shell", "shell")
    return (Beat(APPLAUSE, (clap,), 500), Beat(APPLAUSE, (clap, Piece("cheer", "shell", "shell")), 500))


STAGED = replace(SHELLS, display=replace(SHELLS.display, stage=staged, beats=beats))


def played(paced: bool = True, bots: bool = True) -> Table:
    """A table at which Ann has answered, among bots or among people."""
    others = {BEN: "random", CAT: "random"} if bots else {}
    table = Table(session(others, ruleset=STAGED), WORDS)
    table.showing.paced = paced
    table.lift_curtain()
    table.choose(table.options.index(0).data(OptionRole.ID))
    return table


def on_table(table: Table, piece: str) -> bool:
    return table.pieces.index_of(piece).isValid()


def test_the_whole_table_is_one_key_away_and_back() -> None:
    table = Table(session(ruleset=STAGED), WORDS)
    assert table.showing.has_another_stage
    table.show_whole(True)
    assert table.stage is WHOLE
    table.show_whole(False)
    assert table.stage is CLOSE


def test_where_stage_and_whole_table_are_one_there_is_no_other() -> None:
    assert not Table(session(), WORDS).showing.has_another_stage


def test_moments_on_the_way_are_shown_one_after_another_and_nobody_is_asked_meanwhile() -> None:
    table = played()
    happened: list[object] = []
    table.happened.connect(happened.append)
    assert on_table(table, "clap")
    assert not on_table(table, "cheer")
    assert table.stage is APPLAUSE
    assert table.decision is None
    assert not table.bots.may_act
    assert not table.may_end_turn
    assert happened == []
    table.go_on()
    assert on_table(table, "cheer")
    table.go_on()
    assert not on_table(table, "clap")
    assert table.stage is CLOSE
    assert len(happened) == 1


def test_all_that_is_left_of_the_way_can_be_skipped() -> None:
    table = played()
    table.skip_beats()
    assert not on_table(table, "clap")
    assert table.bots.may_act


def test_without_motion_the_table_is_at_once_as_it_is() -> None:
    assert not on_table(played(paced=False), "clap")


def test_before_a_curtain_nothing_is_shown_on_the_way() -> None:
    table = played(bots=False)
    assert table.screen.covered_for is not None
    assert not on_table(table, "clap")


def test_a_turn_is_played_again_and_the_game_waits_meanwhile() -> None:
    table = played(paced=False)
    now = table.session.game.state.answered
    table.play_again(range(1, 2))
    assert table.showing.replaying
    assert table.decision is None
    assert not table.bots.may_act
    assert table.showing.lines == ()
    table.go_on()
    table.go_on()
    assert table.showing.beat is None
    assert table.session.game.state.answered == now


def test_what_is_played_again_can_be_left_at_any_time() -> None:
    table = played(paced=False)
    table.play_again(range(1, 2))
    table.skip_beats()
    assert table.showing.beat is None
    assert table.bots.may_act


def test_nothing_that_was_secret_is_shown_again() -> None:
    seen: list[Any] = []

    def view(game: Any, viewer: Any) -> Any:
        seen.append(viewer)
        return SHELLS.view(game, viewer)

    watched = replace(STAGED, view=view)
    table = Table(session(ruleset=watched), WORDS)
    table.lift_curtain()
    table.choose(table.options.index(0).data(OptionRole.ID))
    seen.clear()
    table.play_again(range(1, 2))
    assert set(seen) <= {table.screen.viewer}


@pytest.mark.parametrize("paced", [True, False])
def test_an_interlude_lies_over_the_table_as_it_was_where_anything_moves(paced: bool) -> None:
    between = Interlude(Text("player-named"), Text("player-named"))
    appearance = Appearance(interlude=between)
    display = replace(STAGED.display, beats=lambda *_: (), appearance=lambda _event, _content: appearance)
    told = replace(STAGED, display=display)
    table = Table(session(ruleset=told), WORDS)
    table.lift_curtain()
    table.showing.paced = paced
    table.showing.renew(Changes(TurnEnded(), (PointsGained(player=BEN, points=1),)))
    assert (table.showing.beat is not None and table.showing.beat.interlude == between) is paced
    table.skip_beats()
    assert table.showing.beat is None
