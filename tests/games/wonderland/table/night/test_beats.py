"""Beats of a war come in the order of the rules, end where the game stands, and tell no one's secrets."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from tests.games.wonderland.battles import draw_again, fought, no_wagers
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, CAT, HATTER, QUEEN, answer
from tests.games.wonderland.table.night.test_battle_stage import by_night
from tests.games.wonderland.table.night.wars import SEATS, looking
from tests.glimpses import Watched
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import (
    FeatRevealed,
    ShardsGained,
    WagersRevealed,
)
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.log import is_cleared_away
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.night.beats import beats
from wonderland_qt.games.wonderland.table.pieces import pieces

LYING = {"chip", "unit", "supporter", "leader", "figure", "castle", "tower", "capital", "lead", "rubble"}
"""Kinds of pieces that no beat adds to the table for the eye alone."""


def shown(game: Game, watched: Watched) -> list[Beat]:
    """What is shown to everybody of all that has happened since the game was watched."""
    return list(beats(watched.glimpses(), game.content, looking(game)))


def test_a_result_card_waits_until_somebody_goes_on() -> None:
    draws = {ALICE: ["alice_2"], HATTER: ["madness_single"]}
    game = fought(draws, QUEEN, content=by_night(), units=1)
    watched = Watched(WONDERLAND, game)
    no_wagers(game)
    card = next(beat for beat in shown(game, watched) if beat.stage.id == "result")
    assert card.waits
    ids = {piece.id for piece in card.pieces}
    assert {f"podium:{ALICE}", f"ledger:{ALICE}", f"ledger:{HATTER}", f"fallen:{HATTER}", "ribbon"} <= ids


@pytest.mark.rule("RESULT-3")
def test_a_tie_for_first_is_said_to_leave_a_choice_of_points_or_castle() -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["mad_hatter_2"]}, QUEEN, content=by_night(), units=1)
    no_wagers(game)
    watched = Watched(WONDERLAND, game)
    for player in game.waiting():
        answer(game, player, "stop")
    card = next(beat for beat in shown(game, watched) if beat.stage.id == "result")
    entries = {piece.id: [line.key for line in piece.lines] for piece in card.pieces if piece.lines}
    for player in (ALICE, HATTER):
        assert "result-chooses" in entries[f"entries:{player}"]
        assert "result-no-vp" not in entries[f"entries:{player}"]


@pytest.mark.parametrize(("person", "falls"), [(ALICE, True), (HATTER, False), (None, False)])
def test_confetti_falls_only_when_somebody_at_the_screen_has_won(
    person: PlayerId | None, falls: bool
) -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["madness_single"]}, QUEEN, content=by_night(), units=1)
    watched = Watched(WONDERLAND, game)
    no_wagers(game)
    looks = replace(looking(game), persons=tuple(filter(None, (person,))))
    card = next(b for b in beats(watched.glimpses(), game.content, looks) if b.stage.id == "result")
    assert any(piece.kind == "result_card" and piece.art == "won" for piece in card.pieces) is falls


@pytest.mark.rule("WAGER-4", "GAME-11")
def test_a_wager_turns_face_up_in_its_own_step_alone() -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["madness_single"]}, QUEEN, content=by_night(), units=1)
    watched = Watched(WONDERLAND, game)
    answer(game, QUEEN, f"wager:{HATTER}")
    told_beats = shown(game, watched)
    faces = [[p.face for p in beat.pieces if p.id == f"wager:{QUEEN}"] for beat in told_beats]
    revealed = [at for at, face in enumerate(faces) if face == [True]]
    card = next(at for at, beat in enumerate(told_beats) if beat.stage.id == "result")
    assert all(at > card for at in revealed)


def turned_up(first: tuple[PlayerId, ...], *wagers: PlayerId, known: str = "") -> list[Beat]:
    """What is shown of the Queen's and the Cat's wagers on a battle with these winners, and of their pay.

    The viewer has `known` the Queen's wager on this fighter all along; "" if not.
    """
    game = fought({ALICE: ["alice_2"], HATTER: ["mad_hatter_1"]}, QUEEN, CAT, content=by_night(), units=1)
    before = view(game, None)
    assert before.battle is not None
    laid = dict.fromkeys((QUEEN, CAT)[: len(wagers)], "") | ({QUEEN: known} if known else {})
    ended = replace(before, battle=replace(before.battle, ended=True, first=first, wagers=laid))
    taken_up = replace(ended, battle=replace(before.battle, ended=True, first=first, wagers={}))
    revealed = tuple(WagersRevealed(player=bettor, on=on) for bettor, on in zip(laid, wagers, strict=True))
    wrong = [bettor for bettor, on in zip(laid, wagers, strict=True) if len(first) == 1 and on not in first]
    pay = [ShardsGained(player=bettor, shards=1, cause="wager") for bettor in wrong]
    steps = [Glimpse((), lambda: ended), *(Glimpse(each, lambda: taken_up) for each in (revealed, *zip(pay)))]
    return list(beats(steps, game.content, looking(game)))


@pytest.mark.rule("WAGER-1", "WAGER-4")
def test_a_wager_comes_forward_to_a_drum_and_is_turned_up_in_the_dark() -> None:
    forward, turned, judged = turned_up((ALICE,), ALICE)
    assert forward.sounds == ("drum",)
    assert [beat.turned for beat in (forward, turned, judged)] == [False, True, False]
    assert forward.held == turned.held == judged.held == f"wager:{QUEEN}"
    assert forward.leaning == turned.leaning == judged.leaning == f"onlooker:{QUEEN}"
    assert (forward.points_to, judged.points_to) == ("", f"tower:{ALICE}")
    assert f"tower:{ALICE}" in judged.spotlight
    assert f"tower:{ALICE}" not in forward.spotlight
    faces = [next(p.face for p in beat.pieces if p.id == beat.held) for beat in (forward, turned, judged)]
    assert faces == [False, True, True]
    assert (forward.covers, turned.covers, judged.covers) == (0, 1, 0)


@pytest.mark.rule("WAGER-4")
def test_a_wager_that_one_knows_is_not_turned_from_its_face_to_the_same_face() -> None:
    forward, judged = turned_up((ALICE,), ALICE, known=ALICE)
    assert not forward.turned
    assert not judged.turned
    faces = [next(p.face for p in beat.pieces if p.id == beat.held) for beat in (forward, judged)]
    assert faces == [True, True]
    assert not verdicts(forward)
    assert verdicts(judged) == ["beat-wager-right"]
    assert (forward.covers, judged.covers) == (0, 1)


@pytest.mark.rule("WAGER-4")
@pytest.mark.parametrize(("viewer", "note"), [(None, "result-wagers"), (QUEEN, "result-wager-known")])
def test_a_wager_that_one_knows_is_not_said_to_lie_face_down(viewer: PlayerId | None, note: str) -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["madness_single"]}, QUEEN, content=by_night(), units=1)
    watched = Watched(WONDERLAND, game)
    answer(game, QUEEN, f"wager:{HATTER}")
    looks = replace(looking(game), viewer=viewer)
    card = next(b for b in beats(watched.glimpses(viewer), game.content, looks) if b.stage.id == "result")
    assert [piece.text.key for piece in card.pieces if piece.id == "result_note"] == [note]


def test_nothing_is_said_of_a_wager_before_its_face_is_seen() -> None:
    forward, turned, judged = turned_up((ALICE,), ALICE)
    assert not verdicts(forward)
    assert not verdicts(turned), "the verdict stands there while the card is still turning"
    assert verdicts(judged)


def verdicts(beat: Beat) -> list[str]:
    return [piece.text.key for piece in beat.pieces if piece.id == "verdict"]


@pytest.mark.rule("WAGER-3")
def test_where_nobody_has_won_a_wager_is_wrong() -> None:
    *_, judged = turned_up((), ALICE)
    assert verdicts(judged) == ["beat-wager-wrong"]


@pytest.mark.rule("WAGER-2")
@pytest.mark.parametrize(("language", "sign"), [("en", "−1 VP"), ("pl", "−1 PZ"), ("uk", "−1 ПБ")])
def test_it_is_said_that_a_wrong_wager_costs_and_whom(language: str, sign: str) -> None:
    *_, judged, _paid = turned_up((ALICE,), HATTER)
    (verdict,) = [piece.text for piece in judged.pieces if piece.id == "verdict"]
    words = Words.load(paths.words("wonderland"), language, {}).say(verdict)
    assert sign in words, "nobody knows whether a shard is a prize"
    assert Words.load(paths.words("wonderland"), language, {}).say(Text(QUEEN)) in words


@pytest.mark.rule("WAGER-2")
def test_a_wrong_wager_lights_no_tower_and_brings_a_shard_in_red() -> None:
    *_, _turned, turned, paid = turned_up((ALICE,), HATTER)
    assert not any(piece.startswith("tower:") for piece in turned.spotlight)
    (flight,) = paid.flights
    assert (flight.was, flight.now, flight.burden) == ("1", "2", True)
    assert flight.gain.lands[0] == f"count:{QUEEN}:shards"
    assert flight.gain.lands[0] in {piece.id for piece in paid.pieces}
    assert paid.held == turned.held, "the card stays up until it is paid"


@pytest.mark.rule("WAGER-1", "WAGER-2")
@pytest.mark.parametrize(("on", "said"), [(ALICE, "beat-wager-right"), (HATTER, "beat-wager-wrong")])
def test_above_a_wager_it_is_said_whether_it_was_right(on: PlayerId, said: str) -> None:
    _, _, judged, *paid = turned_up((ALICE,), on)
    for beat in (judged, *paid):
        (words,) = [piece.text.key for piece in beat.pieces if piece.id == "verdict"]
        assert words == said
        assert "verdict" in beat.spotlight


@pytest.mark.rule("WAGER-3")
def test_at_a_tie_no_tower_is_lit_and_it_is_said_that_nothing_happens() -> None:
    forward, _, turned = turned_up((ALICE, HATTER), ALICE)
    assert turned.spotlight == (*forward.spotlight, "verdict")
    assert [piece.text.key for piece in turned.pieces if piece.id == "verdict"] == ["beat-wager-tie"]
    assert not turned.points_to
    assert not turned.flights


def test_later_wagers_take_less_time_though_the_first_is_not_turned() -> None:
    forward, judged, second, *_ = turned_up((ALICE,), ALICE, ALICE, known=ALICE)
    assert not judged.turned
    assert second.milliseconds == round(0.6 * forward.milliseconds)


def test_of_several_wagers_the_later_ones_take_less_time() -> None:
    first, turned, _, second, also_turned, *_ = turned_up((ALICE,), ALICE, HATTER)
    assert first.held != second.held
    assert second.milliseconds == round(0.6 * first.milliseconds)
    assert also_turned.milliseconds == round(0.6 * turned.milliseconds)


def test_the_whole_table_is_shown_without_beats() -> None:
    game = fought(
        {ALICE: ["alice_1", "alice_1"], HATTER: ["mad_hatter_1", "mad_hatter_1"]}, content=by_night()
    )
    watched = Watched(WONDERLAND, game)
    draw_again(game)
    assert beats(watched.glimpses(), game.content, looking(game, whole=True)) == ()


def _steps(players: int, viewer: PlayerId | None) -> Iterator[tuple[list[Glimpse], Game]]:
    """A game at random, answer by answer: what somebody saw of each."""
    game = WONDERLAND.new(shipped_content(), NewGame(SEATS[:players], seed=players), [])
    watched, chance = Watched(WONDERLAND, game), OwnChance(players)
    while game.decisions:
        decision = chance.pick("decision", game.decisions)
        game.choose(decision.player, chance.pick("option", decision.options).id)
        yield watched.glimpses(viewer), game


def _lying_at(glimpses: list[Glimpse], game: Game) -> Callable[[int], set[Piece]]:
    """What lay on the table at each step of some, looked at once, and only where it is asked for."""
    return cache(lambda step: set(pieces(glimpses[step].view, game.content)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_shows_a_table_that_there_was(players: int) -> None:
    """No beat runs ahead: its pieces are those of one of the steps, seen in the order of the steps."""
    moments = 0
    for glimpses, game in _steps(players, None):
        told = beats(glimpses, game.content, looking(game))
        plain = [beat for beat in told if beat.stage.id == "battle" and not beat.spotlight]
        lying_at = _lying_at(glimpses, game)
        at = 0
        for beat in plain:
            lying = {piece for piece in beat.pieces if piece.kind in LYING}
            at = next(n for n in range(at, len(glimpses)) if lying <= lying_at(n))
            moments += 1
    assert moments


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_beat_shows_more_than_its_viewer_may_see(players: int) -> None:
    viewer = SEATS[0]
    for glimpses, game in _steps(players, viewer):
        hidden = {
            f"card:{quest}"
            for name, owner in game.state.players.items()
            if name != viewer
            for quest in owner.quests
        }
        turned = {event.player for event in heard(glimpses) if isinstance(event, WagersRevealed)}
        for beat in beats(glimpses, game.content, looking(game, viewer)):
            assert hidden.isdisjoint(piece.id for piece in beat.pieces)
            laid = {p.id.removeprefix("wager:") for p in beat.pieces if p.kind == "wager" and p.face}
            assert {bettor for bettor in laid if ":" not in bettor} <= {*turned, viewer}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_of_a_card_has_its_place_within_it(players: int) -> None:
    cards = 0
    for glimpses, game in _steps(players, None):
        for beat in beats(glimpses, game.content, looking(game)):
            if beat.stage.id == "result":
                cards += 1
                layout = beat.stage.layout
                assert {piece.id for piece in beat.pieces if piece.id not in layout.slots} == set()
                assert all(slot.rect.x >= 0 and slot.rect.y >= 0 for slot in layout.slots.values())
    assert cards


@pytest.mark.rule("WAREND-1")
def test_the_winners_tower_stands_until_the_battle_has_left_the_table() -> None:
    put_away = 0
    for glimpses, game in _steps(4, None):
        told = beats(glimpses, game.content, looking(game))
        covered = {number for beat in told for number in range(beat.event, beat.event + beat.covers)}
        falls = {number for number, event in enumerate(heard(glimpses)) if is_cleared_away(event)}
        assert falls <= covered, "the tower of the winner falls while everybody looks"
        put_away += len(falls)
        for beat in told:
            ended = [piece for piece in beat.pieces if piece.kind == "fate" and piece.art == "fate_won"]
            winners = {ids.CAPITAL(PlayerId(piece.id.removeprefix("fate:"))) for piece in ended}
            assert not any(piece.id in winners and piece.badge == "0" for piece in beat.pieces)
    assert put_away


@pytest.mark.rule("QUEST-2", "QUEST-4")
@pytest.mark.parametrize("viewer", [None, ALICE, HATTER])
def test_a_feat_is_held_up_with_dots_to_the_fighter_who_has_done_it(viewer: PlayerId | None) -> None:
    game = fought({ALICE: ["alice_2"], HATTER: ["mad_hatter_1"]}, content=by_night(), units=1)
    before = replace(view(game, viewer), viewer=viewer)
    assert before.battle is not None
    quest = next(iter(game.content.quests))
    ended = replace(before, battle=replace(before.battle, ended=True, first=(ALICE,)))
    done = replace(ended, players={**ended.players, ALICE: replace(ended.players[ALICE], feats=(quest,))})
    steps = [Glimpse((), lambda: ended), Glimpse((FeatRevealed(player=ALICE, quest=quest),), lambda: done)]
    (beat,) = beats(steps, game.content, looking(game))
    assert beat.held == ids.CARD(quest)
    assert beat.held in {piece.id for piece in beat.pieces if piece.face}
    assert beat.points_to == ids.TOWER(ALICE)
    assert ids.TOWER(ALICE) in beat.spotlight
    assert ids.TOWER(HATTER) not in beat.spotlight
    assert verdicts(beat) == ["beat-feat"]
    assert (beat.event, beat.covers) == (0, 1)
