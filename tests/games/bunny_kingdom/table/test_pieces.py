"""The table tells every square's owner and fief, lies as its phase wants it, and shows no one's secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.bunny_kingdom.camps import unoccupied
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.models.pieces.pieces_tree import PiecesTree

Table = dict[str, Piece]


def seen(game: Game, viewer: PlayerId | None) -> Table:
    pieces = BUNNY_KINGDOM.display.pieces(BUNNY_KINGDOM.view(game, viewer), frozen_content())
    PiecesTree.from_pieces(pieces)
    return {piece.id: piece for piece in pieces}


def moments(players: int, every: int = 1) -> Iterator[Game]:
    """Yield a game at random at its decisions, some left out, and at its end."""
    content, chance = frozen_content(), OwnChance(players)
    game = BUNNY_KINGDOM.new(
        content, BUNNY_KINGDOM.seating.random_new_game(content, players, players, {}), None
    )
    while game.decisions:
        if not game.state.answered % every:
            yield game
        decision = next(d for d in game.decisions if d.player not in game.state.sealed)
        while decision.pick_count > 1:
            decision = decision.after(chance.pick("option", decision.options).id)
        game.choose(decision.player, decision.answer(chance.pick("option", decision.options).id))
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_option_takes_and_puts_lies_before_whoever_is_asked(players: int) -> None:
    for game in moments(players):
        for decision in game.decisions:
            table = seen(game, decision.player)
            ends = {end for option in decision.options for end in (option.take, option.put) if end}
            assert ends <= table.keys()


def test_every_square_tells_its_owner_by_a_rabbit_and_by_the_fief_over_it() -> None:
    for game in moments(4, every=7):
        table = seen(game, None)
        for player, owner in game.state.players.items():
            covered = [p.covers for p in table.values() if p.kind == "fief" and p.art == player]
            assert len(covered) == len(fiefs(game.content, owner))
            assert sorted(place for places in covered for place in places) == sorted(
                f"square:{square}" for square in owner.squares
            )
            assert all(table[f"rabbit:{square}"].art == player for square in owner.squares)


@pytest.mark.rule("CAMP-1")
def test_the_card_of_a_camp_tells_all_unoccupied_squares() -> None:
    told = 0
    for game in moments(3, every=3):
        player = game.state.seats[0]
        table, free = seen(game, player), {f"square:{square}" for square in unoccupied(game)}
        for card in game.state.players[player].waiting:
            piece = table.get(f"building:{card}")
            if piece is not None and game.content.buildings[card].kind == "camp":
                assert set(piece.about) == free
                told += 1
    assert told


def test_rivals_parchments_are_sealed_until_all_are_opened() -> None:
    for game in moments(3, every=5):
        me, rival = game.state.seats[:2]
        held = {f"card:{card}" for card in game.state.players[rival].parchments}
        opened = game.state.phase in {"scoring", "over"}
        assert bool(held & seen(game, me).keys()) is (opened and bool(held))
        assert not any(card in piece.text.key for card in held for piece in seen(game, None).values())


def test_boards_are_as_the_phase_and_the_viewer_want_them() -> None:
    boards: dict[tuple[str, bool], set[str]] = {}
    for game in moments(3, every=3):
        for viewer in (None, *game.state.seats):
            table = seen(game, viewer)
            kinds = {table[f"player:{player}"].kind for player in game.state.seats}
            boards.setdefault((game.state.phase, viewer is None), set()).update(kinds)
    assert boards["exploration", False] == {"tray", "plaque"}
    assert boards["construction", False] == {"workshop", "plaque"}
    assert boards["exploration", True] == boards["construction", True] == {"row"}
    assert boards["over", True] == {"tally"}


def test_everything_has_a_place_on_the_table() -> None:
    shipped = BUNNY_KINGDOM.load([paths.content()])
    for game in moments(4, every=9):
        for viewer in (None, game.state.seats[0]):
            looking = Looking(game.state.seats, viewer, game.state.seats[0])
            layout = BUNNY_KINGDOM.display.stage(BUNNY_KINGDOM.view(game, viewer), shipped, looking).layout
            table = seen(game, viewer)
            for piece in table.values():
                bearer = table[piece.place].kind if piece.place else ""
                assert piece.covers or layout.slot(piece) or layout.part(bearer, piece.kind), piece


@pytest.mark.rule("DRAFT-2", "TWO-3")
@pytest.mark.parametrize("players", [2, 3])
def test_where_chosen_cards_are_laid_it_says_how_many_to_choose(players: int) -> None:
    game = next(moments(players))
    decision = game.decisions[0]
    (line,) = seen(game, decision.player)[f"laid:{decision.player}"].lines
    assert dict(line.arguments) == {"cards": decision.pick_count}


def test_the_used_pile_says_what_it_is() -> None:
    game = next(iter(moments(3)))
    viewer = game.state.seats[0]
    assert [line.key for line in seen(game, viewer)[f"used:{viewer}"].lines] == ["plate-used"]


@pytest.mark.rule("BUILD-3", "CAMP-1")
def test_a_building_says_where_it_may_go_before_it_is_taken_up() -> None:
    told = set[str]()
    for game in moments(3):
        for viewer in game.state.seats if game.state.phase == "construction" else ():
            cards = [piece for piece in seen(game, viewer).values() if piece.kind == "building_card"]
            own = [piece for piece in cards if piece.place == f"player:{viewer}"]
            for card in own:
                (line,) = card.lines
                said = dict(line.arguments)
                assert said["squares"] == len(card.about)
                told.add(str(said["building"]))
            assert not any(card.lines for card in cards if card not in own)
    assert {"city", "camp", "farm"} <= told
