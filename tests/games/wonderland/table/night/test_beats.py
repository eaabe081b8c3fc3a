"""Beats of a war come in the order of the rules, end where the game stands, and tell no one's secrets."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.wonderland.battles import draw_again, fought, no_wagers
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, CAT, HATTER, QUEEN, answer, fetch_new
from tests.games.wonderland.table.night.test_battle_stage import by_night
from tests.games.wonderland.table.night.wars import SEATS, looking
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland.events import ChipDrawn, ChipGained, ShardsGained, WagersRevealed
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.special.poison import SetPoison, give_back_all, set_poison
from wonderland_qt.games.wonderland.newgame.setup import NewGame
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.state import POISON, ChipId
from wonderland_qt.games.wonderland.table.night.beats import beats
from wonderland_qt.games.wonderland.table.night.retelling import retold
from wonderland_qt.games.wonderland.table.pieces import pieces


def shown(game: Game, told: int, before: TableView, viewer: PlayerId | None = None) -> list[Beat]:
    """What is shown of all that has happened since."""
    heard = [event for event in (game.events or ())[told:] if audible(event, viewer)]
    return list(beats(heard, before, view(game, viewer), game.content, looking(game, viewer)))


def labels(beat: Beat) -> dict[str, str]:
    """By player, the plate of what is said of their chip."""
    return {piece.id.removeprefix("label:"): piece.art for piece in beat.pieces if piece.kind == "label"}


def places_once_gained(game: Game, chip: ChipId, *then: Event) -> list[str]:
    """Return every place that shows a chip after Alice has gained it and what follows is retold."""
    table = view(game, None)
    for event in (ChipGained(player=ALICE, chip=chip), *then):
        table = retold(event, table)
    return [piece.place for piece in pieces(table, game.content) if piece.id == f"chip:{chip}"]


def drawn_again(game: Game) -> list[Beat]:
    before, told = view(game, None), len(game.events or ())
    draw_again(game)
    return shown(game, told, before)


@pytest.mark.rule("BATTLE-23")
def test_chips_come_to_light_together_then_madness_strikes_then_strength_grows() -> None:
    draws = {
        ALICE: ["alice_1", "alice_2", "alice_1"],
        HATTER: ["mad_hatter_1", "madness_single", "mad_hatter_1"],
    }
    told = drawn_again(fought(draws, content=by_night()))
    assert [labels(beat) for beat in told] == [
        {ALICE: "strength", HATTER: "madness"},
        {HATTER: "madness"},
        {ALICE: "strength"},
    ]
    large = [{p.id for p in beat.pieces if p.place.startswith("drawn:")} for beat in told]
    assert [len(chips) for chips in large] == [2, 1, 0]
    stones = [sum(piece.kind == "stone" for piece in beat.pieces) for beat in told]
    assert stones == [0, 0, 2]


@pytest.mark.rule("TEAEND-3")
def test_a_chip_that_is_gained_and_drawn_in_one_go_lies_in_one_place() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, content=by_night())
    chip = next(chips[0] for chips in game.state.supply.values() if chips)
    assert places_once_gained(game, chip, ChipDrawn(player=ALICE, chip=chip)) == [f"drawn:{ALICE}"]


@pytest.mark.rule("FORGE-3")
def test_an_artifact_that_is_gained_leaves_the_end_of_its_track() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, content=by_night())
    chip = next(iter(game.state.players[ALICE].artifacts.values()))
    assert places_once_gained(game, chip) == [f"bag:{ALICE}"]


@pytest.mark.rule("LEAD-1", "TEAEND-4")
def test_poison_is_retold_onto_its_tea_card_and_back_to_its_supply() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, content=by_night())
    card = next(iter(game.content.tea_cards))
    game.state.chairs = {game.content.files.chairs[0].id: card}
    game.state.supply = {**game.state.supply, POISON: (fetch_new(game, "poison"),)}
    table, told = view(game, None), len(game.events or ())
    set_poison(game, SetPoison(ALICE, card))
    give_back_all(game)
    laid, returned = (game.events or ())[told:]
    (chip,) = table.supply[POISON]
    poisoned = retold(laid, table)
    assert (poisoned.poisoned, poisoned.supply[POISON]) == ({card: chip}, ())
    after = retold(returned, poisoned)
    assert (after.poisoned, after.supply[POISON]) == ({}, (chip,))


@pytest.mark.rule("LEAD-2")
def test_poison_that_is_gained_leaves_its_tea_card() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, content=by_night())
    card, chip = next(iter(game.content.tea_cards)), fetch_new(game, "poison")
    game.state.chairs = {game.content.files.chairs[0].id: card}
    game.state.poisoned = {card: chip}
    assert places_once_gained(game, chip) == [f"bag:{ALICE}"]


@pytest.mark.rule("BATTLE-8")
def test_a_bust_is_shown_before_anybody_grows() -> None:
    draws = {
        ALICE: ["alice_1", "alice_2", "alice_1"],
        HATTER: ["mad_hatter_1", "madness_single"],
        QUEEN: ["queen_of_hearts_1", "queen_of_hearts_1", "queen_of_hearts_1"],
    }
    told = drawn_again(fought(draws, content=by_night(), units={ALICE: 2, HATTER: 1, QUEEN: 2}))
    assert labels(told[1]) == {HATTER: "bust"}
    assert f"rubble:{HATTER}" in {piece.id for piece in told[1].pieces}
    assert HATTER not in labels(told[2])


def test_a_result_card_waits_until_somebody_goes_on() -> None:
    draws = {ALICE: ["alice_2"], HATTER: ["madness_single"]}
    game = fought(draws, QUEEN, content=by_night(), units=1)
    before, told = view(game, None), len(game.events or ())
    no_wagers(game)
    card = next(beat for beat in shown(game, told, before) if beat.stage.id == "result")
    assert card.waits
    ids = {piece.id for piece in card.pieces}
    assert {f"podium:{ALICE}", f"ledger:{ALICE}", f"ledger:{HATTER}", f"fallen:{HATTER}", "ribbon"} <= ids


@pytest.mark.parametrize(("person", "falls"), [(ALICE, True), (HATTER, False), (None, False)])
def test_confetti_falls_only_when_somebody_at_the_screen_has_won(
    person: PlayerId | None, falls: bool
) -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["madness_single"]}, QUEEN, content=by_night(), units=1)
    before, told = view(game, None), len(game.events or ())
    no_wagers(game)
    heard = [event for event in (game.events or ())[told:] if audible(event, None)]
    looks = replace(looking(game), persons=tuple(filter(None, (person,))))
    card = next(
        b for b in beats(heard, before, view(game, None), game.content, looks) if b.stage.id == "result"
    )
    assert any(piece.kind == "result_card" and piece.art == "won" for piece in card.pieces) is falls


@pytest.mark.rule("WAGER-4", "GAME-11")
def test_a_wager_turns_face_up_in_its_own_step_alone() -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["madness_single"]}, QUEEN, content=by_night(), units=1)
    before, told = view(game, None), len(game.events or ())
    answer(game, QUEEN, f"wager:{HATTER}")
    told_beats = shown(game, told, before)
    faces = [[p.face for p in beat.pieces if p.id == f"wager:{QUEEN}"] for beat in told_beats]
    revealed = [at for at, face in enumerate(faces) if face == [True]]
    card = next(at for at, beat in enumerate(told_beats) if beat.stage.id == "result")
    assert all(at > card for at in revealed)


def turned_up(first: tuple[PlayerId, ...], *wagers: PlayerId) -> list[Beat]:
    """What is shown of the Queen's and the Cat's wagers on a battle with these winners, and of their pay."""
    game = fought({ALICE: ["alice_2"], HATTER: ["mad_hatter_1"]}, QUEEN, CAT, content=by_night(), units=1)
    before = view(game, None)
    assert before.battle is not None
    laid = dict.fromkeys((QUEEN, CAT)[: len(wagers)], "")
    ended = replace(before, battle=replace(before.battle, ended=True, first=first, wagers=laid))
    events: list[Event] = [
        WagersRevealed(player=bettor, on=on) for bettor, on in zip(laid, wagers, strict=True)
    ]
    wrong = [bettor for bettor, on in zip(laid, wagers, strict=True) if len(first) == 1 and on not in first]
    events += [ShardsGained(player=bettor, shards=1, cause="wager") for bettor in wrong]
    return list(beats(events, ended, ended, game.content, looking(game)))


@pytest.mark.rule("WAGER-1", "WAGER-4")
def test_a_wager_comes_forward_to_a_drum_and_is_turned_up_in_the_dark() -> None:
    forward, turned = turned_up((ALICE,), ALICE)
    assert forward.sounds == ("drum",)
    assert not forward.turned
    assert turned.turned
    assert forward.held == turned.held == f"wager:{QUEEN}"
    assert f"tower:{ALICE}" in turned.spotlight
    assert f"tower:{ALICE}" not in forward.spotlight
    faces = [next(p.face for p in beat.pieces if p.id == beat.held) for beat in (forward, turned)]
    assert faces == [False, True]
    assert (forward.covers, turned.covers) == (0, 1)


@pytest.mark.rule("WAGER-2")
def test_a_wrong_wager_lights_no_tower_and_brings_a_shard_in_red() -> None:
    *_, turned, paid = turned_up((ALICE,), HATTER)
    assert not any(piece.startswith("tower:") for piece in turned.spotlight)
    (flight,) = paid.flights
    assert (flight.now, flight.burden) == ("+1", True)
    assert f"onlooker:{QUEEN}" in flight.gain.lands


@pytest.mark.rule("WAGER-3")
def test_at_a_tie_the_card_goes_back_without_a_sign() -> None:
    forward, turned = turned_up((ALICE, HATTER), ALICE)
    assert turned.spotlight == forward.spotlight
    assert not turned.flights


def test_of_several_wagers_the_later_ones_take_less_time() -> None:
    first, turned, second, also_turned, *_ = turned_up((ALICE,), ALICE, HATTER)
    assert first.held != second.held
    assert second.milliseconds == round(0.6 * first.milliseconds)
    assert also_turned.milliseconds == round(0.6 * turned.milliseconds)


def test_the_whole_table_is_shown_without_beats() -> None:
    game = fought(
        {ALICE: ["alice_1", "alice_1"], HATTER: ["mad_hatter_1", "mad_hatter_1"]}, content=by_night()
    )
    before, told = view(game, None), len(game.events or ())
    draw_again(game)
    events = (game.events or [])[told:]
    assert beats(events, before, view(game, None), game.content, looking(game, whole=True)) == ()


def _steps(players: int, viewer: PlayerId | None) -> Iterator[tuple[TableView, list[Event], TableView, Game]]:
    """A game at random, answer by answer: the view before, the events heard, the view after."""
    game = WONDERLAND.new(shipped_content(), NewGame(SEATS[:players], "A", seed=players), [])
    chance = OwnChance(players)
    while game.decisions:
        before, told = view(game, viewer), len(game.events or ())
        decision = chance.pick("decision", game.decisions)
        game.choose(decision.player, chance.pick("option", decision.options).id)
        heard = [event for event in (game.events or [])[told:] if audible(event, viewer)]
        yield before, heard, view(game, viewer), game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_retelling_ends_where_the_battle_stands(players: int) -> None:
    for before, events, after, _ in _steps(players, None):
        if before.battle is None or after.battle is None or before.battle.region != after.battle.region:
            continue
        told = before
        for event in events:
            told = retold(event, told)
        assert told.battle is not None
        for name, part in after.battle.participants.items():
            mine, owner = told.battle.participants[name], after.players[name]
            assert (mine.strength, mine.fight, mine.lost) == (part.strength, part.fight, part.lost)
            assert told.players[name].placed == owner.placed
            assert told.players[name].madness == owner.madness
            assert told.players[name].active == owner.active
            assert told.players[name].vp == owner.vp


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_beat_shows_more_than_its_viewer_may_see(players: int) -> None:
    viewer = SEATS[0]
    for before, events, after, game in _steps(players, viewer):
        hidden = {
            f"card:{quest}"
            for name, owner in game.state.players.items()
            if name != viewer
            for quest in owner.quests
        }
        turned = {event.player for event in events if isinstance(event, WagersRevealed)}
        for beat in beats(events, before, after, game.content, looking(game, viewer)):
            assert hidden.isdisjoint(piece.id for piece in beat.pieces)
            laid = {p.id.removeprefix("wager:") for p in beat.pieces if p.kind == "wager" and p.face}
            assert {bettor for bettor in laid if ":" not in bettor} <= {*turned, viewer}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_of_a_card_has_its_place_within_it(players: int) -> None:
    cards = 0
    for before, events, after, game in _steps(players, None):
        for beat in beats(events, before, after, game.content, looking(game)):
            if beat.stage.id == "result":
                cards += 1
                layout = beat.stage.layout
                assert {piece.id for piece in beat.pieces if piece.id not in layout.slots} == set()
                assert all(slot.rect.x >= 0 and slot.rect.y >= 0 for slot in layout.slots.values())
    assert cards
