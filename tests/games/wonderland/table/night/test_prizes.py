"""After a tie it is seen what each fighter in first place has chosen: VP, or a castle that is held up."""

from collections.abc import Sequence
from functools import partial

import pytest
from msgspec.structs import replace

from tests.games.wonderland.battles import GARDEN, fought
from tests.games.wonderland.positions import ALICE, CAT, HATTER
from tests.games.wonderland.table.night.test_battle_stage import by_night
from tests.games.wonderland.table.night.wars import looking
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import CastleBuilt, VpGained
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.table.night.beats import beats

pytestmark = pytest.mark.rule("RESULT-3")


def told(event: CastleBuilt | VpGained, *persons: PlayerId) -> tuple[Beat, ...]:
    """The beats after a tie of Alice and the Hatter, at which this event happens."""
    return told_in_a_row([event], *persons)


def told_in_a_row(happened: Sequence[CastleBuilt | VpGained], *persons: PlayerId) -> tuple[Beat, ...]:
    """The beats after that tie, at which these events happen one after the other."""
    game = fought({ALICE: ["alice_2"], HATTER: ["mad_hatter_1"]}, CAT, content=by_night(), units=1)
    before = view(game, None)
    assert before.battle is not None
    table = replace(before, battle=replace(before.battle, ended=True, first=(ALICE, HATTER)))
    steps = [Glimpse((), partial(identity, table))]
    for event in happened:
        table = after(table, event)
        steps.append(Glimpse((event,), partial(identity, table)))
    return tuple(beats(steps, game.content, replace(looking(game), persons=persons)))


def identity(table: TableView) -> TableView:
    return table


def after(tie: TableView, event: CastleBuilt | VpGained) -> TableView:
    """The table once the event has happened."""
    owner = tie.players[event.player]
    if isinstance(event, VpGained):
        owner = replace(owner, vp=owner.vp + event.vp)
    else:
        owner = replace(owner, castles={**owner.castles, event.region: "standing"})
    return replace(tie, players={**tie.players, event.player: owner})


def verdicts(beat: Beat) -> list[str]:
    return [piece.text.key for piece in beat.pieces if piece.id == "verdict"]


def test_a_castle_is_held_up_with_dots_to_the_tower_of_who_chose_it() -> None:
    (beat,) = told(CastleBuilt(player=HATTER, region=GARDEN, cause=GARDEN))
    assert beat.held == ids.CASTLE(HATTER, GARDEN)
    assert beat.held in {piece.id for piece in beat.pieces}
    assert beat.points_to == ids.TOWER(HATTER)
    assert ids.TOWER(HATTER) in beat.spotlight
    assert ids.TOWER(ALICE) not in beat.spotlight
    assert verdicts(beat) == ["beat-prize-castle"]


def test_vp_fly_from_the_tower_to_the_points() -> None:
    (beat,) = told(VpGained(player=ALICE, vp=2, cause=GARDEN))
    (flight,) = beat.flights
    assert (flight.was, flight.now, flight.gain.amount) == ("0", "2", 2)
    assert ids.TOWER(ALICE) in beat.spotlight
    (verdict,) = (piece for piece in beat.pieces if piece.id == "verdict")
    assert verdict.text == text("beat-prize-vp", player=Text(ALICE), vp=2), "it says how many"


def test_each_who_takes_a_prize_is_shown_also_one_who_had_nothing_to_choose() -> None:
    prizes = [VpGained(player=ALICE, vp=2, cause=GARDEN), VpGained(player=HATTER, vp=2, cause=GARDEN)]
    shown = told_in_a_row(prizes)
    assert [verdicts(beat) for beat in shown] == [["beat-prize-vp"]] * 2
    assert [beat.flights[0].gain.player for beat in shown] == [ALICE, HATTER]
    assert [(beat.event, beat.covers) for beat in shown] == [(0, 1), (1, 1)]


def test_a_person_is_not_shown_what_they_chose_and_no_one_what_a_card_brings() -> None:
    assert told(CastleBuilt(player=HATTER, region=GARDEN, cause=GARDEN), HATTER) == ()
    assert told(CastleBuilt(player=HATTER, region=GARDEN, cause="golden_key")) == ()
    assert told(VpGained(player=CAT, vp=2, cause=GARDEN)) == (), "the Cat is not in first place"
