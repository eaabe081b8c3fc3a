"""The final score, which can also be read while the game is played (END)."""

from typing import Literal, NamedTuple

import msgspec

from wonderland_qt.components.seat_order import leaders
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.events import GameEnded, ScoreCounted, TieBroken
from wonderland_qt.games.wonderland.mechanics.quests import objective_met
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import CardId


class CountScores(Step):
    """The game ends: final scoring (GAME-1, END-1)."""


class Score(msgspec.Struct, frozen=True):
    """The lines of a player's final score (END-1); `shards` is what they cost, so never above 0."""

    vp: int
    castles: int
    feats: int
    objectives: int
    both: int
    shards: int

    @property
    def total(self) -> int:
        """The sum, which may be below 0."""
        return self.vp + self.castles + self.feats + self.objectives + self.both + self.shards


def score(position: Position, player: PlayerId, quests_known: bool = True) -> Score:
    """Return the score as it would be if the game ended now (END-1, QUEST-4).

    A quest card has a feat and an objective: `feats` are the cards whose feat is done, `both` those of them
    whose objective is met as well. Without `quests_known` the quests in hand do not count, as they are secret
    from other players (GAME-11).
    """
    owner, board = position.state.players[player], position.content.board
    standing = sum(castle == "standing" for castle in owner.castles.values())
    done = _quests_met(position, player, owner.feats)
    in_hand = _quests_met(position, player, owner.quests) if quests_known else ()
    return Score(
        vp=owner.vp,
        castles=standing * owner.castle_value,
        feats=len(owner.feats) * board.feat_vp,
        objectives=(len(done) + len(in_hand)) * board.objective_vp,
        both=len(done) * board.both_vp,
        shards=-owner.shards,
    )


def _quests_met(position: Position, player: PlayerId, quests: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return those of the quests whose objective is met (QUEST-3)."""
    return tuple(quest for quest in quests if objective_met(position, player, quest))


def winners(position: Position) -> tuple[PlayerId, ...]:
    """Return the winners: highest score, fewest shards, most units; several if still tied (END-2)."""
    return leaders({player: _rank(position, player) for player in position.state.seats})


def tie_broken_by(position: Position) -> Literal["", "shards", "units"]:
    """Return what broke the tie for the highest score; "" without a tie or when nothing broke it (END-2)."""
    ranks = [_rank(position, player) for player in position.state.seats]
    best = max(ranks)
    tied_in_score = [rank for rank in ranks if rank.score == best.score]
    tied_in_shards = [rank for rank in tied_in_score if rank.shards == best.shards]
    if any(rank.units < best.units for rank in tied_in_shards):
        return "units"
    return "shards" if len(tied_in_shards) < len(tied_in_score) else ""


def tie(position: Position) -> Text | None:
    """Return the text that says how a tie for the highest score was broken, if there was one (END-2)."""
    broken_by = tie_broken_by(position)
    return text("event-TieBroken", by=broken_by) if broken_by else None


class Rank(NamedTuple):
    """What decides who wins, most important first; the more, the better, so shards are below 0 (END-2)."""

    score: int
    shards: int
    units: int


def _rank(position: Position, player: PlayerId) -> Rank:
    """Return what decides whether a player wins (END-2)."""
    owner = position.state.players[player]
    return Rank(score(position, player).total, -owner.shards, owner.units(position.state.ring))


@rules.do
def count_scores(game: Game, step: CountScores) -> None:
    """End the game and report every score; VP markers do not move (END-1, END-2)."""
    game.state.phase = "over"
    if game.events is not None:
        _emit_scores(game)


def _emit_scores(game: Game) -> None:
    """Emit the events of every line of every score, of a broken tie, and of the winners (END-1, END-2)."""
    for player in game.state.seats:
        counted = score(game, player)
        for line in counted.__struct_fields__:
            game.emit(ScoreCounted(player=player, line=line, vp=getattr(counted, line)))
    broken_by = tie_broken_by(game)
    if broken_by:
        game.emit(TieBroken(by=broken_by))
    game.emit(GameEnded(winners=winners(game)))
