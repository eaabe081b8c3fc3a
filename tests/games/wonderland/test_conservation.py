"""Nothing is lost and nothing comes twice: each piece is in exactly one place all through whole games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.wonderland.positions import ALICE, CAT, HATTER, JABBERWOCK, QUEEN, all_chips, frozen_pack
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.setup import NewGame, new_game
from wonderland_qt.games.wonderland.state import Player

SEATS = (ALICE, JABBERWOCK, CAT, HATTER, QUEEN)


def positions(players: int, seed: int) -> Iterator[Game]:
    """The game at each of its decisions, all choices being made by chance."""
    game = new_game(frozen_pack(), NewGame(SEATS[:players], seed=seed))
    chance = OwnChance(seed)
    while not game.over:
        yield game
        name = chance.pick("player", game.waiting())
        asked = next(decision for decision in game.decisions if decision.player == name)
        game.choose(name, chance.pick("option", asked.options).id)
    yield game


def chips_in_play(game: Game) -> Counter[int]:
    """How often each chip is somewhere."""
    state = game.state
    found = Counter(chip for player in state.players.values() for chip in all_chips(player))
    found.update(chip for chips in state.supply.values() for chip in chips)
    found.update((*state.box, *state.poisoned.values()))
    if state.battle is not None:
        found.update(chip for part in state.battle.participants.values() for chip in part.drawn)
    return found


def expected_chips(game: Game) -> set[int]:
    """All chips but those of factions not in the game and of item cards that nobody has."""
    state, chips = game.state, game.pack.chips[1:]
    items = {card for player in state.players.values() for card in player.wonderlandians}
    return {
        chip.id
        for chip in chips
        if (chip.owner in state.players or not chip.owner) and ("item" not in chip.tags or chip.face in items)
    }


def cards(game: Game) -> tuple[Counter[str], Counter[str]]:
    """How often each quest and each Wonderlandian card is somewhere."""
    state = game.state
    quests = Counter(state.quest_deck + state.quest_discards)
    wonderlandians = Counter(state.wonderland_deck + state.market)
    for player in state.players.values():
        quests.update(player.quests + player.feats)
        wonderlandians.update(player.wonderlandians + player.borrowed)
    return quests, wonderlandians


def supporters(game: Game, player: Player) -> int:
    """The player's supporters in the pool, in regions and on the forge track."""
    tracks = game.pack.side(player.id, len(game.state.seats)).tracks
    left = sum(len(track.spaces) - len(player.tracks[track.id]) for track in tracks if track.supporters)
    return player.supporters + sum(player.placed.values()) + left


@pytest.mark.rule("COMP-2", "COMP-3", "COMP-4")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_every_chip_and_card_is_in_one_place_at_every_decision(players: int, seed: int) -> None:
    for game in positions(players, seed):
        chips = chips_in_play(game)
        assert set(chips) == expected_chips(game)
        assert max(chips.values()) == 1
        quests, wonderlandians = cards(game)
        assert quests == Counter(list(game.pack.quests))
        assert wonderlandians == Counter(list(game.pack.wonderlandians))


@pytest.mark.rule("COMP-2")
@pytest.mark.parametrize(("players", "seed"), [(3, 4), (5, 5)])
def test_no_supporter_castle_or_shard_is_made_of_nothing(players: int, seed: int) -> None:
    for game in positions(players, seed):
        for player in game.state.players.values():
            assert supporters(game, player) == game.pack.board.supporters, player.id
            assert min(player.supporters, player.shards, player.vp) >= 0
            assert 0 not in player.placed.values()
            assert len(player.castles) <= game.pack.board.castles
            assert 1 <= player.leader_strength <= game.pack.board.leader_strength_most


def test_nobody_is_offered_the_same_answer_twice() -> None:
    for game in positions(4, 6):
        for decision in game.decisions:
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids), (PlayerId(decision.player), ids)
