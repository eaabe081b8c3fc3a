"""A forging is shown in order: the chip held up, the blow on its space, and what the space gives."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.asking import run
from tests.games.wonderland.battles import fought
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, CAT, answer, content_with, decision, player
from tests.games.wonderland.table.night.test_battle_stage import DRAWS
from tests.games.wonderland.table.night.wars import looking, staged
from tests.glimpses import Watched
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Strike
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.seen.zones import covered
from wonderland_qt.games.wonderland.table.night.beats import beats
from wonderland_qt.games.wonderland.table.stages import FORGE, stage, stage_by_name


def asked_to_forge(in_battle: bool = True) -> Game:
    """Return a game in which Alice may forge an active chip, or stop; or at tea one out of the bag."""
    shipped = shipped_content().files
    content = content_with(table=shipped.table, appearances=shipped.appearances)
    return run(fought(DRAWS, content=content), ForgeChip(ALICE, in_battle, may=in_battle))


def forged_onto(track: str, in_battle: bool = True) -> tuple[int, list[Beat]]:
    """Let Alice forge onto the first space of a track; return her castles' worth before, and the beats."""
    game = asked_to_forge(in_battle)
    before, watched = player(game, ALICE).castle_value, Watched(WONDERLAND, game)
    option = next(one for one in decision(game, ALICE).options if f":{track}:" in one.put)
    answer(game, ALICE, option.id)
    return before, list(beats(watched.glimpses(), game.content, looking(game)))


@pytest.mark.rule("FORGE-2")
def test_a_space_gives_what_it_gives_after_the_blow_and_its_number_says_so() -> None:
    before, told = forged_onto("alice_castles")
    held, blow, gain, landed = told[:4]
    assert held.held
    assert [type(cue) for cues in blow.cues for cue in cues] == [Strike]
    flown = gain.flights[0]
    assert (flown.was, flown.now) == (str(before), str(before + 1))
    assert flown.origin == held.held, "it comes from nowhere"
    assert {beat.performer for beat in told[:4]} == {ALICE}
    assert not landed.flights
    assert held.event == blow.event
    assert gain.event == landed.event == blow.event + blow.covers, "a number rises and falls back again"
    assert (held.covers, blow.sounds) == (1, ("forge",))


@pytest.mark.rule("REWARD-21", "FORGE-2")
@pytest.mark.parametrize("in_battle", [True, False])
def test_a_chip_is_held_up_though_it_comes_out_of_a_bag(in_battle: bool) -> None:
    _, told = forged_onto("alice_castles", in_battle)
    shown = covered(told[0].pieces, view(asked_to_forge(in_battle), CAT), {}, (CAT,))
    (chip,) = [piece for piece in shown if piece.id == told[0].held]
    assert chip.face
    on_its_space = [piece.place for piece in told[1].pieces if piece.id == chip.id]
    assert on_its_space != [chip.place], "it lies on its space before it is struck"


@pytest.mark.rule("FORGE-2")
def test_the_price_stands_in_red_beside_the_chip_that_is_held_up() -> None:
    _, told = forged_onto("alice_castles")
    (price,) = [piece for piece in told[0].pieces if piece.kind == "price"]
    assert [line.key for line in price.lines] == ["beat-price-chip", "beat-price-shards"]
    assert len(price.icons) == len(price.lines), "a price is seen before it is read"
    table, plate = told[0].stage.layout, told[0].stage.layout.slots[price.id].rect
    assert plate.x > 0.6 * table.width, "it covers the chip"
    assert plate.x + plate.width < table.width
    assert not [piece for beat in told[1:] for piece in beat.pieces if piece.kind == "price"]


@pytest.mark.rule("FORGE-2")
def test_at_the_forge_the_number_is_seen_that_a_track_raises() -> None:
    _, told = forged_onto("alice_castles")
    stage = told[2].stage
    goal = next(piece for piece in told[2].flights[0].gain.lands)
    place = next(piece.place for piece in told[2].pieces if piece.id == goal)
    assert stage.layout.slots[place].rect.width
    assert stage.layout.slots[f"plaque:{ALICE}"].rect.width, "no one sees who forges"


@pytest.mark.rule("FORGE-2")
@pytest.mark.parametrize("viewer", [ALICE, CAT, None])
def test_the_forge_of_whoever_is_to_forge_is_looked_at(viewer: PlayerId | None) -> None:
    game = asked_to_forge()
    seen = staged(game, viewer)
    assert seen.id == FORGE, "the battle flashes up between two forgings"
    assert seen.layout == stage_by_name(game.content, FORGE, game.state.seats, ALICE).layout


@pytest.mark.rule("FORGE-2")
def test_at_the_forge_of_a_bot_lies_no_stop_sign_that_no_one_can_touch() -> None:
    game = asked_to_forge()
    by_hand, content = looking(game, CAT), game.content
    by_a_bot = replace(by_hand, choosing=(CAT,), persons=(CAT,))
    assert "stop" in stage(view(game, CAT), content, by_hand).layout.slots
    assert "stop" not in stage(view(game, CAT), content, by_a_bot).layout.slots
