"""Who fights in a battle, how strong they are, and who is first and second (RESULT)."""

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import StrengthChanged
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE, resistance
from wonderland_qt.games.wonderland.rules import Game, Position
from wonderland_qt.games.wonderland.state import NO_DRAW, Battle, ChipId, OpenPlayer, Participant, RegionId

Places = tuple[PlayerId, ...]
"""Who has a place in a battle: no one, one player, or several who tie."""


def the_battle(position: Position) -> Battle:
    """Return the battle being fought; fails when there is none."""
    battle = position.state.battle
    assert battle is not None, "no battle is being fought"
    return battle


def fighter(position: Position, player: PlayerId) -> Participant | None:
    """Return the player's part in the battle; None if they take no part or have busted (BATTLE-8)."""
    battle = position.state.battle
    participant = battle.participants.get(player) if battle else None
    return None if participant is None or participant.fight == "busted" else participant


def opponents(position: Position, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the player's opponents, clockwise as the players sit (GAME-4).

    In a battle those are the other participants with units there, stopped ones included, busted ones not;
    at tea all other players.
    """
    state = position.state
    battle = state.battle
    if battle is None:
        return tuple([other for other in state.seats if other != player])
    unbusted = [p for p, part in battle.participants.items() if part.fight != "busted" and p != player]
    return tuple([other for other in unbusted if state.players[other].units_in(battle.region)])


def active_row(position: Position, player: PlayerId) -> tuple[ChipId, ...]:
    """Return the player's active chips; in a step of the result, as they lay when it began (RESULT-7)."""
    battle = position.state.battle
    row = battle.rows.get(player) if battle else None
    return position.state.players[player].active if row is None else row


def compared_strength(participant: Participant, current: bool = False) -> int:
    """Return the strength that comparisons use: during a draw, the strength before it (BATTLE-23).

    Effects after a lost unit compare the `current` strength even then (CLAR-9).
    """
    current = current or participant.before == NO_DRAW
    return participant.strength if current else participant.before


def in_lead(position: Position, player: PlayerId, current: bool = False) -> bool:
    """Tell whether the player is strictly ahead of all who have not busted (BATTLE-13, BATTLE-17).

    `current` compares the strengths of this moment even during a draw, as after a lost unit (CLAR-9).
    """
    mine = fighter(position, player)
    if mine is None:
        return False
    strength = compared_strength(mine, current)
    for other in the_battle(position).participants.values():
        if other is not mine and other.fight != "busted" and compared_strength(other, current) >= strength:
            return False
    return True


def starting_strength(content: Content, player: OpenPlayer, region: RegionId) -> int:
    """Return the strength of a player's leader, figures and castle in a region (BATTLE-1)."""
    figures = sum(content.figures[figure].strength for figure in player.figures_in(region))
    leader = player.leader_strength if player.leader == region else 0
    castle = content.board.castle_strength if region in player.castles else 0
    return leader + figures + castle


def move_marker(game: Game, player: PlayerId, by: int, cause: str) -> None:
    """Move the player's marker, never below 0 nor past the end of the track (BATTLE-16, BATTLE-20)."""
    participant = fighter(game, player)
    if participant is None:
        return
    strength = min(max(participant.strength + by, 0), game.content.board.track_end)
    if strength != participant.strength:
        participant.strength = strength
        if game.events is not None:
            game.emit(StrengthChanged(player=player, strength=strength, cause=cause))


def unbusted(position: Position) -> Places:
    """Return the participants who have not busted, in the current order of GAME-2."""
    fighters = the_battle(position).participants.items()
    return order.players_in_order(position, [player for player, part in fighters if part.fight != "busted"])


def first_and_second(position: Position) -> tuple[Places, Places]:
    """Return who is first and who is second; with a tie for first no one is second.

    Players below the local resistance have no place; it is among the first when the strongest ties with it.
    Rules: RESULT-1, RESULT-2, RESULT-3, RESULT-5, TWO-10, TWO-14.
    """
    fighters, least = the_battle(position).participants, resistance(position)
    strengths = {player: fighters[player].strength for player in unbusted(position)}
    strengths = {player: strength for player, strength in strengths.items() if strength >= least}
    first = _strongest(strengths)
    if first and max(strengths.values()) == least:
        first += (RESISTANCE,)
    if len(first) != 1:
        return first, ()
    (winner,) = first
    del strengths[winner]
    return first, _strongest(strengths)


def _strongest(strengths: dict[PlayerId, int]) -> Places:
    """Return the players with the highest strength; several if they tie."""
    most = max(strengths.values(), default=0)
    return tuple(player for player, strength in strengths.items() if strength == most)
