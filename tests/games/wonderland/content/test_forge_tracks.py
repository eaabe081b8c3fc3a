"""Every space of every forge track, and every reward between tracks, gives what its entry says."""

from itertools import product

import pytest

from tests.games.wonderland.content.readings import entries, forging
from tests.games.wonderland.content.tables import change, forged, play_out, rich_position
from tests.games.wonderland.positions import fetch_new
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.mechanics.forge import LayForged
from wonderland_qt.games.wonderland.rules import Game

SPACES = [
    (faction["id"], track["id"], column)
    for faction in entries("factions")
    for track in faction["tracks"]
    for column in range(len(track["spaces"]))
]


def cover(game: Game, name: PlayerId, spaces: dict[str, int]) -> None:
    """Lay so many forge chips on the player's forge tracks in place of what lies there."""
    owner = game.state.players[name]
    for track, chips in spaces.items():
        owner.tracks = {**owner.tracks, track: tuple(fetch_new(game, "forge") for _ in range(chips))}


@pytest.mark.rule("FORGE-2", "FORGE-3", "FORGE-4", "FORGE-5")
@pytest.mark.parametrize(("faction", "track", "column"), SPACES)
def test_a_space_gives_its_reward_and_those_between_tracks(faction: str, track: str, column: int) -> None:
    name = PlayerId(faction)
    for others, seed in product((0, 2, 3), range(3)):
        game = rich_position(seed, name)
        cover(game, name, {t: column if t == track else others for t in forged(game, name)})
        possible = forging(faction, forged(game, name), track)
        chip = next(c for c in game.state.players[name].bag if game.content.chips[c].kind == "faction")
        before = play_out(game, OwnChance(seed), LayForged(name, chip, track, in_battle=False))
        changes = {player: change(game, before, player) for player in game.state.seats}
        assert changes.pop(name) in possible, (others, seed)
        assert not any(changes.values()), "the others are left alone"
