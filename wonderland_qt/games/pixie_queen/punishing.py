"""Punish phase: penalties for the mine, then for the tracks (PUNISH)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.vocabulary import MinePenaltyMost
from wonderland_qt.games.pixie_queen.facts import PhaseBegun
from wonderland_qt.games.pixie_queen.penalties import Leave, punish
from wonderland_qt.games.pixie_queen.prizes import reward
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules
from wonderland_qt.games.pixie_queen.scoring import ScoreGame
from wonderland_qt.games.pixie_queen.state import TRACKS


class PunishPhase(Step):
    """The punish phase of a round."""


class PunishForMine(PlayerStep):
    """The player takes the penalty for pixies in the mine."""


class PunishForTracks(PlayerStep):
    """The player takes the penalties of both tracks, or rewards."""


class LeavePunished(Step):
    """Whoever has too many penalty points is out."""


@rules.do
def punish_phase(game: Game, step: PunishPhase) -> None:
    """Punish all for the mine, then all for the tracks, in order; leave after each (PUNISH-5, SCORE-7)."""
    game.state.phase = "punish"
    game.emit(PhaseBegun(phase="punish", round=game.state.round))
    players = game.state.large
    game.push(*map(PunishForMine, players), LeavePunished())
    game.push(*map(PunishForTracks, players), LeavePunished())


@rules.do
def punish_for_mine(game: Game, step: PunishForMine) -> None:
    """Count the pixies in the mine, chained ones too (PUNISH-1, PUNISH-6)."""
    punish(game, step.player, mine_penalty(game, step.player), "mine")


def mine_penalty(position: Position, player: PlayerId) -> int:
    """Return the penalty points for the player's mine (PUNISH-1, PERM-10)."""
    pixies, points = position.state.players[player].mine.pixies, position.pack.penalties.mine
    penalty = points[min(pixies, len(points)) - 1] if pixies else 0
    overseer = ability(position, player, MinePenaltyMost)
    return penalty if overseer is None else min(penalty, overseer.points)


@rules.do
def punish_for_tracks(game: Game, step: PunishForTracks) -> None:
    """Add the penalties of both fields; a last field rewards instead (PUNISH-2, PUNISH-3, PUNISH-4)."""
    owner = game.state.players[step.player]
    if owner.out:
        return
    fields = [game.pack.fields[owner.tracks[track] - 1] for track in TRACKS]
    for field in fields:
        if field.reward:
            reward(game, step.player, field.reward, "tracks")
    punish(game, step.player, sum([field.penalty for field in fields]), "tracks")


@rules.do
def leave_punished(game: Game, step: LeavePunished) -> None:
    """Let all leave who must; if nobody would be left, score at once instead (SCORE-7)."""
    state, out = game.state, game.pack.content.score.out
    leaving = [player for player in state.large if state.players[player].penalty >= out]
    if leaving and len(leaving) == len(state.large):
        state.agenda.clear()
        game.push(ScoreGame())
    else:
        game.push(*map(Leave, leaving))
