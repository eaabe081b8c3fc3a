"""Every tea card, taken in a real position, does what its entry says, and only that."""

import pytest

from tests.games.wonderland.content.readings import FIRST_PRINTING, Change, entries, printed, readings, ways
from tests.games.wonderland.content.tables import change, forged, play_out, real_content, rich_position
from tests.games.wonderland.positions import ALICE, CAT, HATTER, JABBERWOCK, QUEEN
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.rules import Game

CARDS = {card["id"]: card["rewards"] for card in entries("tea_cards")}
TAKERS = (ALICE, HATTER, QUEEN, JABBERWOCK, CAT)


@pytest.mark.rule("COMP-4")
def test_there_are_thirty_cards_for_each_round_and_no_two_are_alike() -> None:
    rounds = [card["round"] for card in entries("tea_cards")]
    assert [rounds.count(number) for number in (1, 2, 3)] == [30, 30, 30]
    assert len({repr((card["round"], card["rewards"])) for card in entries("tea_cards")}) == 90


def test_every_card_of_the_entries_is_in_the_content() -> None:
    assert set(CARDS) == set(real_content().tea_cards)


def test_every_verb_of_the_printed_cards_is_read_here() -> None:
    cards = entries("tea_cards", FIRST_PRINTING)
    assert [card["id"] for card in cards if not printed(card["rewards"])] == []


@pytest.mark.rule("TEA-5")
@pytest.mark.parametrize("card", [card for card, rewards in CARDS.items() if printed(rewards)])
def test_a_card_does_what_it_says_for_its_taker_and_nothing_to_the_others(card: str) -> None:
    taken_ways = set()
    for seed in range(12):
        name = TAKERS[seed % len(TAKERS)]
        game = rich_position(seed % 3, name)
        possible = [readings(way, name, forged(game, name)) for way in ways(CARDS[card])]
        changes = take(game, card, name, seed)
        mine = changes.pop(name)
        taken_ways |= {number for number, changes in enumerate(possible) if mine in changes}
        assert any(mine in changes for changes in possible), (name, seed, mine)
        assert not any(changes.values()), "the others are left alone"
    assert taken_ways == set(range(len(ways(CARDS[card])))), "every way to take the card is open"


def take(game: Game, card: str, name: PlayerId, seed: int) -> dict[PlayerId, Change]:
    """Let the player take the card, all random choices; returns the change for everybody."""
    chair = next(iter(game.state.chairs))
    game.state.chairs = {**game.state.chairs, chair: card}
    game.state.poisoned = {}
    before = play_out(game, OwnChance(seed), TakeCard(name, chair))
    return {player: change(game, before, player) for player in game.state.seats}
