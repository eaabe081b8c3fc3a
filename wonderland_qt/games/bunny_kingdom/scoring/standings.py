"""The end of the game: scores, their lines, and winners (END)."""

from collections.abc import Iterator, Mapping

from wonderland_qt.components.seat_order import leaders
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.parchments import KINDS
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, rules
from wonderland_qt.games.bunny_kingdom.scoring.realm import counts_as
from wonderland_qt.games.bunny_kingdom.state import Player


class EndGame(Step):
    """The game is over."""


@rules.do
def end_game(game: Game, step: EndGame) -> None:
    """End the game: only harvests and parchments count, and nothing breaks a tie (END-1, END-2, END-3)."""
    game.state.phase = "over"


def scores(position: Position) -> Mapping[PlayerId, int]:
    """Return everybody's points from harvests and parchments so far (END-1)."""
    return {name: player.points for name, player in position.state.players.items()}


def winners(position: Position) -> tuple[PlayerId, ...]:
    """Return who has the highest score; tied players share the victory (END-2, END-3)."""
    return leaders(scores(position))


def standings(position: Position, _viewer: PlayerId | None) -> tuple[Standing, ...]:
    """Return the lines of all scores, which are public: each harvest, treasures, missions, total."""
    lines = list[Standing]()
    for player in position.state.players.values():
        lines += [Standing(player.id, line, number) for line, number in _score_lines(position, player)]
    return tuple(lines)


def _score_lines(position: Position, player: Player) -> Iterator[tuple[Text, int]]:
    """Yield the text and number of each line of a player's score; harvests to come count 0."""
    for number in range(position.content.settings.rounds):
        points = player.harvests[number] if number < len(player.harvests) else 0
        yield text("score-harvest", round=number + 1), points
    for kind in KINDS:
        yield Text(f"score-{kind}s"), _points_of_kind(position, player, kind)
    yield Text("score-total"), player.points


def _points_of_kind(position: Position, player: Player, kind: str) -> int:
    """Return the points of a player's treasures or missions, copies as what they copy (COPY-3)."""
    known = position.content.parchments
    return sum(
        points for card, points in player.scored.items() if known[counts_as(player, card)].kind == kind
    )
