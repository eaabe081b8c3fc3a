"""What lies in a fighter's row adds up to the strength on the tower."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, fought, part
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, HATTER, answer, decision, player
from tests.games.wonderland.table.night.test_battle_stage import DRAWS, garden
from tests.games.wonderland.table.night.test_forging_beats import asked_to_forge
from tests.games.wonderland.table.night.wars import battles, laid, staged
from wonderland_qt.games.wonderland.mechanics.battlefield import the_battle
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.night.strength_parts import StrengthPart, strength_parts
from wonderland_qt.games.wonderland.war.result import PutAway


def parts(game: Game) -> list[StrengthPart]:
    table = view(game, None)
    assert table.battle is not None
    return list(strength_parts(game.content, table.battle, table.players[ALICE]))


@pytest.mark.rule("BATTLE-1", "BATTLE-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_that_lies_in_a_row_makes_the_strength(players: int) -> None:
    content = shipped_content()
    for table, _ in battles(players):
        assert table.battle is not None
        for name, fighter in table.battle.participants.items():
            if 0 < fighter.strength < content.board.track_end:
                chips = sum(content.chips[chip].strength for chip in table.players[name].active)
                others = strength_parts(content, table.battle, table.players[name])
                assert chips + sum(other.strength for other in others) == fighter.strength


@pytest.mark.rule("BATTLE-1")
def test_leader_castle_and_abilities_are_told_apart() -> None:
    game = garden()
    player(game, ALICE).leader, player(game, ALICE).castles = GARDEN, {GARDEN: "standing"}
    castle, leader = game.content.board.castle_strength, player(game, ALICE).leader_strength
    part(game, ALICE).base = leader + castle
    part(game, ALICE).strength = leader + castle + 2 + 1
    assert parts(game) == [
        ("units", "leader", leader),
        ("castle", "castle", castle),
        ("abilities", "ability", 1),
    ]


@pytest.mark.rule("BATTLE-5")
def test_a_leader_who_fell_has_given_strength_all_the_same() -> None:
    game = garden()
    part(game, ALICE).base, part(game, ALICE).strength = 3, 3 + 2
    assert parts(game) == [("units", "leader", 3)]


def test_a_castle_that_the_battle_brought_has_given_nothing() -> None:
    game = garden()
    player(game, ALICE).castles = {GARDEN: "standing"}
    assert parts(game) == []


@pytest.mark.rule("FORGE-2")
def test_what_a_chip_gave_that_was_forged_stays_in_the_row_under_a_sign_of_its_own() -> None:
    game = asked_to_forge()
    before = {name: strength for name, _, strength in parts(game)}
    forged = next(one for one in decision(game, ALICE).options if one.take)
    chip = int(forged.take.partition(":")[2])
    answer(game, ALICE, forged.id)
    after = {name: (icon, strength) for name, icon, strength in parts(game)}
    assert after["forged"] == ("forge", game.content.chips[chip].strength)
    assert after.get("abilities", ("", 0))[1] == before.get("abilities", 0)


@pytest.mark.rule("BATTLE-8")
def test_nothing_is_told_of_who_bust() -> None:
    game = garden()
    part(game, ALICE).fight, part(game, ALICE).base = "busted", 2
    assert parts(game) == []


def test_when_chips_are_put_away_nothing_else_is_said_to_have_given_the_strength() -> None:
    game = fought(DRAWS)
    the_battle(game).ended = True
    assert part(game, ALICE).strength
    run(game, PutAway(ALICE))
    assert part(game, ALICE).strength == 0
    assert parts(game) == []


def test_they_lie_in_the_row_of_the_active_chips() -> None:
    game = garden()
    part(game, ALICE).base, part(game, ALICE).strength = 1, 3
    piece = laid(game)[f"strength_part:{ALICE}:units"]
    assert piece.badge == "1"
    slot = staged(game).layout.slot(piece)
    assert slot is not None
    assert slot.id == f"active:{ALICE}"
    assert not [name for name in laid(game) if name.startswith(f"strength_part:{HATTER}")]
