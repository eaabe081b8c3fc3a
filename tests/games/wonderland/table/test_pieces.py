"""A view laid out as pieces: everything lies somewhere once, and options take and put what is there."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.wonderland.battles import begin, garden
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    frozen_content,
    new_table,
    place,
)
from tests.invariants import figures, playing
from wonderland_qt import paths
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.two_players import leave_out
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.pieces import pieces

SEATS = (JABBERWOCK, HATTER, QUEEN, CAT)
ANONYMOUS = {"quest", "wager", "deck", "box", "shield"}
"""Kinds of pieces that may lie face down."""


def laid(game: Game, viewer: PlayerId | None = None) -> dict[str, Piece]:
    """The pieces as the viewer sees them, by id."""
    return {piece.id: piece for piece in pieces(view(game, viewer), game.content)}


def sampled(seed: int, every: int = 5) -> Iterator[Game]:
    """A game at some of its decisions, played at random."""
    game = WONDERLAND.new(frozen_content(), NewGame(SEATS, seed))
    return (at for turn, at in enumerate(playing(game, seed)) if turn % every == seed % every)


@pytest.mark.parametrize("seed", figures(40))
def test_every_id_is_there_once_and_every_place_comes_before_what_lies_in_it(seed: int) -> None:
    for game in sampled(seed):
        known: set[str] = {""}
        for piece in pieces(view(game, HATTER), game.content):
            assert piece.id not in known
            assert piece.place in known
            known.add(piece.id)


@pytest.mark.parametrize("seed", figures(40))
def test_options_take_up_and_put_down_on_pieces(seed: int) -> None:
    for game in sampled(seed, every=2):
        for decision in game.decisions:
            viewer = decision.player if decision.private else None
            ids = laid(game, viewer).keys() | {""}
            assert [o.id for o in decision.options if o.take not in ids or o.put not in ids] == []


@pytest.mark.parametrize(
    ("language", "whole", "broken"),
    [
        ("en", "Alice: the shield is whole", "Alice: the shield is broken"),
        ("pl", "Alicja: tarcza jest sprawna", "Alicja: tarcza jest pęknięta"),
        ("uk", "Аліса: щит цілий", "Аліса: щит розбитий"),
    ],
)
def test_a_plaque_says_whether_the_shield_is_whole(language: str, whole: str, broken: str) -> None:
    words = Words.load(paths.words("wonderland"), language)
    game = WONDERLAND.new(frozen_content(), NewGame((ALICE, HATTER), 1))
    assert words.say(laid(game)["count:alice:shield"].text) == whole
    game.state.players[ALICE].shield = False
    assert words.say(laid(game)["count:alice:shield"].text) == broken


def test_what_a_plaque_counts_agrees_with_its_number_in_polish() -> None:
    words = Words.load(paths.words("wonderland"), "pl")
    game = WONDERLAND.new(frozen_content(), NewGame((ALICE, HATTER), 1))
    alice = game.state.players[ALICE]
    assert words.say(laid(game)["count:alice:bag"].text) == f"Alicja: {len(alice.bag)} żetonów w worku"
    alice.bag = alice.bag[:2]
    assert words.say(laid(game)["count:alice:bag"].text) == "Alicja: 2 żetony w worku"


@pytest.mark.parametrize("seed", figures(40))
def test_every_chip_of_a_player_is_a_piece(seed: int) -> None:
    for game in sampled(seed):
        table = laid(game)
        for player in game.state.players.values():
            for kind in ("bag", "active", "exhausted", "madness"):
                places = {table[f"chip:{chip}"].place for chip in getattr(player, kind)}
                assert places <= {f"{kind}:{player.id}"}
            for track, chips in player.tracks.items():
                assert {table[f"chip:{chip}"].place for chip in chips} <= {f"track:{player.id}:{track}"}


@pytest.mark.parametrize("seed", figures(40))
def test_what_lies_face_down_says_only_where_it_lies(seed: int) -> None:
    for game in sampled(seed):
        assert {piece.kind for piece in laid(game).values() if not piece.face} <= ANONYMOUS


def test_quests_of_others_lie_face_down_and_ones_own_face_up() -> None:
    game = WONDERLAND.new(frozen_content(), NewGame((ALICE, HATTER, QUEEN), 1))
    own = [f"card:{quest}" for quest in game.state.players[ALICE].quests]
    hands = {
        name: (piece.place, piece.face) for name, piece in laid(game, ALICE).items() if piece.kind == "quest"
    }
    assert hands == {
        **dict.fromkeys(own, ("hand:alice", True)),
        "quest:mad_hatter:1": ("hand:mad_hatter", False),
        "quest:mad_hatter:2": ("hand:mad_hatter", False),
        "quest:queen_of_hearts:1": ("hand:queen_of_hearts", False),
        "quest:queen_of_hearts:2": ("hand:queen_of_hearts", False),
    }


def test_units_stand_where_they_are_and_are_counted() -> None:
    game = new_table()
    place(game, ALICE, "garden", 3)
    player = game.state.players[ALICE]
    player.leader, player.figures = "chair_2", {"walrus": "garden", "gryphon": "pool"}
    table = laid(game)
    assert (table["supporter:alice"].place, table["supporter:alice"].badge) == ("pool:alice", "7")
    region = table["supporter:alice:garden"]
    assert (region.place, region.badge) == ("region:garden", "3")
    assert table["leader:alice"].place == "chair:chair_2"
    assert table["figure:walrus"].place == "region:garden"
    assert table["figure:gryphon"].place == "pool:alice"


def test_castles_stand_or_lie_and_those_left_are_counted() -> None:
    game = new_table()
    game.state.players[ALICE].castles = {"garden": "standing", "tumtum": "lying"}
    table = laid(game)
    assert table["castle:alice"].badge == "3"
    assert table["castle:alice:garden"].kind == "castle"
    assert table["castle:alice:tumtum"].kind == "lying_castle"


@pytest.mark.rule("TWO-1", "TWO-9")
def test_two_players_see_the_region_left_out_and_the_resistance() -> None:
    game = new_table(ALICE, HATTER, in_round=2)
    leave_out(game.state, game.content, "garden")
    table = laid(game)
    assert table["unused:garden"].place == "region:garden"
    marker = table["resistance"]
    assert (marker.place, marker.order, marker.badge) == ("strength_track", 5, "5")
    assert table["resistance:sign"].badge == "5"
    assert not {"resistance", "unused"} & {piece.kind for piece in laid(new_table()).values()}


def test_a_disc_lies_on_an_ability_until_it_is_unlocked() -> None:
    game = new_table()
    game.state.players[ALICE].abilities = ("sword_of_hope",)
    table = laid(game)
    assert "disc:sword_of_hope" not in table
    assert table["disc:everywhere_at_once"].place == "ability:everywhere_at_once"


def test_chairs_of_more_players_are_blocked() -> None:
    kinds = {n: Counter(p.kind for p in laid(new_table(*SEATS[:n])).values()) for n in (3, 4)}
    assert {n: kind["chair"] for n, kind in kinds.items()} == {3: 11, 4: 12}
    assert {n: kind["blocked_chair"] for n, kind in kinds.items()} == {3: 2, 4: 1}


def test_poison_lies_on_its_card() -> None:
    game = new_table(JABBERWOCK, HATTER, QUEEN)
    chip, *rest = game.state.supply["poison"]
    game.state.supply = {**game.state.supply, "poison": tuple(rest)}
    game.state.chairs, game.state.poisoned = {"chair_1": "tea_1_01"}, {"tea_1_01": chip}
    table = laid(game)
    assert table["card:tea_1_01"].place == "chair:chair_1"
    assert table[f"chip:{chip}"].place == "card:tea_1_01"


def test_supporters_wait_on_the_spaces_that_no_chip_covers() -> None:
    game = new_table()
    player = game.state.players[ALICE]
    player.tracks = {**player.tracks, "alice_supporters": player.bag[:1]}
    player.bag = player.bag[1:]
    waiting = {name for name in laid(game) if name.startswith("supporter:alice:alice_supporters:")}
    assert waiting == {f"supporter:alice:alice_supporters:{column}" for column in (2, 3, 4)}


def test_wager_cards_are_in_hand_until_one_is_laid_face_down() -> None:
    game = begin(garden({ALICE: ["rose_weak"], HATTER: ["rose_weak"]}, QUEEN, CAT))
    before = laid(game)
    assert {name for name in before if name.startswith("wager:queen")} == {
        "wager:queen_of_hearts:alice",
        "wager:queen_of_hearts:mad_hatter",
    }
    game.choose(QUEEN, "wager:alice")
    game.choose(CAT, "no-wager")
    public, own = laid(game)["wager:queen_of_hearts"], laid(game, QUEEN)["wager:queen_of_hearts"]
    assert (public.face, public.art) == (False, "wager_back")
    assert (own.face, own.art) == (True, "alice")


def test_a_tile_shows_what_it_pays_this_round() -> None:
    badges = [laid(new_table(in_round=number))["tile:red_keep"].badge for number in (1, 2, 3)]
    assert badges == ["2", "4", "6"]
