"""Where every piece of a game is: chips, cards, units and castles, none lost and none doubled."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.wonderland.positions import all_chips
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.flow import Game as AnyGame
from wonderland_qt.games.wonderland.state import POOL, Player
from wonderland_qt.games.wonderland.verbs.rewards import Supporters, waiting

Game = AnyGame[Any, Any]


def conserve(game: Game) -> None:
    """Assert that every chip, card, unit and castle is in exactly one place."""
    conserve_chips_and_quests(game)
    _, wonderlandians, tea = cards(game)
    assert wonderlandians == Counter(game.content.wonderlandians_for(len(game.state.seats)))
    assert tea == Counter(list(game.content.tea_cards))
    for player in game.state.players.values():
        _conserve_units(game, player)


def conserve_chips_and_quests(game: Game) -> None:
    """Assert that every chip and every quest of a region in use is in exactly one place."""
    assert chips_in_play(game) == Counter(expected_chips(game))
    quests, _, _ = cards(game)
    used = [quest.id for quest in game.content.files.quests if quest.region in game.state.ring]
    assert quests == Counter(used)


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
    """All chips but those of factions not in the game and of item cards that no one has."""
    state, chips = game.state, game.content.chips[1:]
    items = {card for player in state.players.values() for card in player.wonderlandians}
    return {
        chip.id
        for chip in chips
        if (chip.owner in state.players or not chip.owner) and ("item" not in chip.tags or chip.face in items)
    }


def cards(game: Game) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """How often each quest, each Wonderlandian card and each tea card is somewhere."""
    state = game.state
    quests = Counter(state.quest_deck + state.quest_discards)
    wonderlandians = Counter(state.wonderland_deck + state.market)
    tea = Counter((*state.chairs.values(), *state.tea_discards))
    for deck in state.tea_decks.values():
        tea.update(deck)
    for player in state.players.values():
        quests.update(player.quests + player.feats)
        wonderlandians.update(player.wonderlandians + player.borrowed)
        tea.update(player.tea_cards)
    return quests, wonderlandians, tea


def supporters(game: Game, player: Player) -> int:
    """The player's supporters in the pool, in regions, on the forge track and on the way from there."""
    tracks = game.content.side(player.id, len(game.state.seats)).tracks
    left = sum(waiting(space) for track in tracks for space in track.spaces[len(player.tracks[track.id]) :])
    return player.supporters + sum(player.placed.values()) + left + _joining(game, player)


def _joining(game: Game, player: Player) -> int:
    """The supporters of a space just covered that join the pool when their turn comes (FORGE-5)."""
    effects = game.content.effects
    bounds = [bound for step in game.state.agenda for bound in getattr(step, "bounds", (step,))]
    own = [bound for bound in bounds if isinstance(bound, Bound) and bound.player == player.id]
    gained = [effects[bound.effect] for bound in own]
    return sum(effect.supporters for effect in gained if isinstance(effect, Supporters))


def _conserve_units(game: Game, player: Player) -> None:
    board, regions = game.content.board, {*game.state.ring}
    assert supporters(game, player) == board.supporters, player.id
    assert min(player.supporters, player.shards, player.vp) >= 0
    assert all(number > 0 for number in player.placed.values())
    assert {*player.placed, *player.castles} <= regions
    assert len(player.castles) <= board.castles
    assert 1 <= player.leader_strength <= board.leader_strength_most
    held = player.wonderlandians + player.borrowed
    assert {game.content.figure_card[figure] for figure in player.figures} <= {*held}
    assert {*player.figures.values()} <= {*regions, POOL}
