"""Penalty points, forced demotion, and leaving the game (SCORE, DEMOTE)."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import SpaceId
from wonderland_qt.games.pixie_queen.content.vocabulary import SparePixie
from wonderland_qt.games.pixie_queen.rules import Game, Position, favourite, lift_pixie, put_pixie, rules
from wonderland_qt.games.pixie_queen.state import MINE, Player
from wonderland_qt.games.pixie_queen.tiles import UseTile, usable


class TakePenalty(PlayerStep):
    """The player takes penalty points."""

    points: int
    cause: str


class ChooseDemotion(PlayerStep):
    """The player chooses which pixie goes to the mine."""


class DemotePixie(PlayerStep):
    """A pixie of the player goes from a space to the mine."""

    space: SpaceId


class LeavePunished(Step):
    """Whoever has too many penalty points is out."""


@rules.do
def take_penalty(game: Game, step: TakePenalty) -> None:
    """Take the points; whoever reaches the last field is out at once (SCORE-1, SCORE-4)."""
    punish(game, step.player, step.points, step.cause)
    if game.state.players[step.player].penalty >= game.pack.content.score.out:
        game.push(LeavePunished())


def punish(game: Game, player: PlayerId, points: int, cause: str) -> None:
    """Move the score disc, and let a pixie be demoted for each shackle passed, but not the favourite's.

    Rules: DEMOTE-1, DEMOTE-3, DEMOTE-7.
    """
    owner, score = game.state.players[player], game.pack.content.score
    if owner.out:
        return
    before = owner.penalty
    move_score_disc(game, owner, points, cause)
    passed = [shackle for shackle in score.shackles if before < shackle <= owner.penalty < score.out]
    if favourite(game) != player:
        game.push(*[ChooseDemotion(player)] * len(passed))
    else:
        for _ in passed:
            game.emit(facts.PixieSpared(player=player))


def move_score_disc(game: Game, owner: Player, points: int, cause: str) -> None:
    """Move the score disc for good (SCORE-1)."""
    owner.penalty += points
    if points:
        game.emit(facts.PenaltyTaken(player=owner.id, points=points, total=owner.penalty, cause=cause))


@rules.ask
def choose_demotion(position: Position, step: ChooseDemotion) -> tuple[Decision, ...]:
    """Offer the pixies on the pyramid, and Mercy; without a pixie there nothing happens.

    Rules: DEMOTE-2, DEMOTE-4, DEMOTE-5, DEMOTE-6.
    """
    return (Decision(step.player, Text("ask-demotion"), demotions(position, step.player)),)


def demotions(position: Position, player: PlayerId, *if_spared: Step) -> tuple[Option, ...]:
    """Return the pixies that a player could demote, and the tile that spares them (DEMOTE-2, DEMOTE-6)."""
    pixies = position.state.pixies.items()
    options = tuple([demotion_option(player, space) for space, owner in pixies if owner == player])
    mercy = usable(position, player, SparePixie)
    if not options or mercy is None:
        return options
    wording, then = text("option-spare", tile=Text(mercy[0])), (UseTile(player, mercy[0]), *if_spared)
    return (*options, Option(f"use:{mercy[0]}", then, wording, f"tile:{mercy[0]}:{player}"))


@cache
def demotion_option(player: PlayerId, space: SpaceId) -> Option:
    """Return the option to demote the pixie of a space."""
    wording = text("option-demote", space=Text(space))
    return Option(f"demote:{space}", (DemotePixie(player, space),), wording, take=f"pixie:{space}")


@rules.do
def demote_pixie(game: Game, step: DemotePixie) -> None:
    """Move the pixie to the mine; discs stay where they are (DEMOTE-1, DEMOTE-8)."""
    lift_pixie(game.state, step.player, step.space)
    put_pixie(game.state, step.player, MINE)
    game.emit(facts.PixieDemoted(player=step.player, origin=step.space))
