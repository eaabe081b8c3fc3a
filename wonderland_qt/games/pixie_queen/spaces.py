"""Spaces for discs: which ones a player can use, and how many discs they cost (TURN, ACT)."""

from collections.abc import Container, Mapping, Sequence

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import Content, Space, SpaceId
from wonderland_qt.games.pixie_queen.rules import Position


def open_spaces(position: Position, player: PlayerId) -> dict[str, tuple[Space, int]]:
    """Return by action the first space on which the player can place discs, and how many it costs.

    All free spaces of an action cost the same.
    Rules: TURN-5 to TURN-7, ACT-17.
    """
    found: dict[str, tuple[Space, int]] = {}
    state, left = position.state, position.state.players[player].discs
    taken, pixies_on = state.discs, state.pixies
    for action, spaces in spaces_by_action(position.content, player).items():
        for space in spaces:
            if space.id not in taken:
                discs = price_of(pixies_on, space, left)
                if discs <= left:
                    found[action] = space, discs
                break
    return found


@known_of_content()
def spaces_by_action(content: Content, player: PlayerId) -> Mapping[str, Sequence[Space]]:
    """Return by action the spaces that a player may use, of any colour or the player's (ACT-17)."""
    found: dict[str, list[Space]] = {}
    for space in content.spaces.values():
        if space.colour in ("", player):
            found.setdefault(space.action, []).append(space)
    return found


def discs_needed(position: Position, player: PlayerId, space: Space) -> int:
    """Return how many discs a space costs the player (TURN-2, TURN-3, TURN-4, ACT-21)."""
    return price_of(position.state.pixies, space, position.state.players[player].discs)


def price_of(pixies_on: Container[SpaceId], space: Space, discs: int) -> int:
    """Return how many discs a space costs a player with `discs` discs (TURN-2, TURN-3, ACT-21)."""
    if space.all_discs:
        return discs
    return 2 if space.level and space.id not in pixies_on else 1
