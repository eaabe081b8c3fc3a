"""The laws of every game, held by whole games of Wonderland's War at random."""

from __future__ import annotations

import pytest

from tests import laws
from tests.games.wonderland.positions import frozen_pack
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact, PlayerId
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.pack import Pack

SEATS = (3, 4, 5)


def begin(pack: Pack, seed: int, facts: list[Fact] | None) -> laws.AnyGame:
    return WONDERLAND.new(pack, WONDERLAND.table(pack, SEATS[seed % len(SEATS)], seed, {}), facts)


def hidden(game: laws.AnyGame, viewer: PlayerId | None) -> set[str]:
    """Return the cards in decks, and those in the hands of others while the game is on."""
    state = game.state
    quests = {*state.quest_deck, *state.quest_discards}
    if state.phase != "over":
        hands = [player.quests for player in state.players.values() if player.id != viewer]
        quests.update(quest for hand in hands for quest in hand)
    tea = {card for deck in state.tea_decks.values() for card in deck}
    return quests | tea | set(state.wonderland_deck)


def subject(pack: Pack) -> laws.Subject:
    return laws.Subject(WONDERLAND, lambda seed, facts: begin(pack, seed, facts), hidden)


def digest() -> str:
    return laws.digest(subject(frozen_pack()), 7)


@pytest.mark.parametrize("seed", laws.figures(100))
def test_a_game_with_the_frozen_pack_keeps_every_law(seed: int) -> None:
    laws.check_all(subject(frozen_pack()), seed)


@pytest.mark.parametrize("seed", laws.figures(100))
def test_a_game_with_the_game_s_own_content_keeps_every_law(seed: int) -> None:
    laws.check_all(subject(WONDERLAND.load([paths.content()])), seed)


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.games.wonderland.test_laws import digest; print(digest())"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == digest()


@pytest.mark.parametrize("seed", laws.figures(400))
def test_every_chip_and_card_is_in_one_place_at_every_decision(seed: int) -> None:
    pack = frozen_pack()
    for game in laws.playing(begin(pack, seed, None), seed):
        assert sorted(chips_of(game)) == [chip.id for chip in pack.chips[1:] if in_play(game, chip.id)]
        assert sorted(quests_of(game)) == sorted(pack.quests)


def test_each_hidden_quest_changes_under_some_seed() -> None:
    for game in laws.playing(begin(frozen_pack(), 2, None), 2):
        viewer, *others = game.state.seats
        dealt = [WONDERLAND.determinise(game, viewer, seed) for seed in range(50)]
        for other in others:
            hand = game.state.players[other].quests
            assert all(len(state.players[other].quests) == len(hand) for state in dealt)
            assert not hand or len({state.players[other].quests for state in dealt}) > 1
        if game.state.round == 2:
            return


def in_play(game: laws.AnyGame, chip: int) -> bool:
    """Chips of factions that nobody plays, and item chips nobody has taken yet, are no part of the state."""
    printed = game.pack.chips[chip]
    taken = {card for player in game.state.players.values() for card in player.wonderlandians}
    return printed.owner in (*game.state.players, "") and (
        "item" not in printed.tags or printed.face in taken
    )


def chips_of(game: laws.AnyGame) -> list[int]:
    state = game.state
    chips = [chip for pool in state.supply.values() for chip in pool]
    chips += [*state.box, *state.poisoned.values()]
    for player in state.players.values():
        chips += [*player.bag, *player.active, *player.exhausted, *player.madness]
        chips += [*player.artifacts.values()]
        chips += [chip for track in player.tracks.values() for chip in track]
    for participant in state.battle.participants.values() if state.battle else ():
        chips += participant.drawn
    return chips


def quests_of(game: laws.AnyGame) -> list[str]:
    state = game.state
    held = [quest for player in state.players.values() for quest in (*player.quests, *player.feats)]
    return [*held, *state.quest_deck, *state.quest_discards]
