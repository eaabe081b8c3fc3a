"""Points: shared penalties, leaving the game, final scoring, winners (SCORE, END)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Protocol, get_args

from wonderland_qt.components.deck import without
from wonderland_qt.components.phases import begin_phase
from wonderland_qt.components.seat_order import leaders, neighbour
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.game_options import game_option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids, mine, pixies, tiles
from wonderland_qt.games.pixie_queen.content.content_files import Act, Row
from wonderland_qt.games.pixie_queen.content.game_content import Content, PrizeId
from wonderland_qt.games.pixie_queen.goods import Pay, mixtures_of, pay
from wonderland_qt.games.pixie_queen.rules import Game, Position, others, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, Mine, OpenPlayer, State

OPEN = "open"
SCREENS = game_option("screens", ("closed", OPEN))
"""The game option for open screens (SECRET-5)."""

CHOSEN_BEHIND_SCREENS = {"steal", "action", "offering", "reward"}
"""The phases in which players choose by their own goods."""


class Screened(Protocol):
    """The prizes and rewards behind a screen (SECRET-1)."""

    @property
    def prizes(self) -> tuple[PrizeId, ...]:
        """The prizes taken."""

    @property
    def rewards(self) -> tuple[int, ...]:
        """The points of the reward tiles gained."""


class Penalise(Act, word="penalise"):
    """Roll the penalty die and share out the points (ACT-10)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player roll the penalty die (ACT-10)."""
        yield self.only_way(RollPenalty(player))

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Return True, as rolling is always possible (ACT-10)."""
        return True


class RollPenalty(PlayerStep):
    """The player rolls the penalty die."""


class ShareOut(PlayerStep):
    """The player shares out penalty points among the others."""

    points: int


@rules.do
def roll_penalty(game: Game, step: RollPenalty) -> None:
    """Roll the die and share out what it shows (ACT-10)."""
    points = game.chance.pick("penalty", game.content.penalty_die)
    game.emit(events.DieRolled(player=step.player, die="penalty", shows=str(points)))
    game.push(ShareOut(step.player, points))


@rules.ask
def share_out(position: Position, step: ShareOut) -> tuple[Decision, ...]:
    """Offer every way to share out all of the points (ACT-10)."""
    rivals = tuple(other.id for other in others(position, step.player))
    options = tuple([share_option(share) for share in mixtures_of(rivals, step.points)])
    return (Decision(step.player, text("ask-share", points=step.points), options),)


@cache
def share_option(share: tuple[tuple[PlayerId, int], ...]) -> Option:
    """Return the option to penalise players by these shares; a single player is chosen on the score track."""
    then = tuple(pixies.TakePenalty(player, points, "penalise") for player, points in share)
    shares = tuple(text("share", player=Text(player), points=points) for player, points in share)
    first_player, _points = share[0]
    put = ids.SCORE_DISC(first_player) if len(share) == 1 else ""
    option_id = ":".join(f"{player}:{points}" for player, points in share)
    return Option(ids.SHARE(option_id), then, text("option-share", shares=shares), put=put)


class ScoreGame(Step):
    """The final scoring."""


class RemoveRocks(PlayerStep):
    """The player may remove rocks before the final scoring."""


class CountLeftovers(Step):
    """Players are punished for rocks and most goods left, and the game ends."""


def open_screens(game: Game) -> None:
    """End the game and open all screens (END-2, SCORE-6)."""
    game.state.phase = "over"
    game.emit(events.ScreensOpened())


@rules.do
def leave_punished(game: Game, step: pixies.LeavePunished) -> None:
    """Let players with too many points leave; a last one wins, but if none would be left all stay and score.

    The game ends at once when one is left, so the screens are opened without a scoring.
    Rules: SCORE-4, SCORE-6, SCORE-7.
    """
    state, limit = game.state, game.content.files.score.out
    leaving = [player for player in state.large if state.players[player].penalty >= limit]
    if len(leaving) == len(state.large):
        state.agenda.clear()
        game.push(ScoreGame())
        return
    for player in leaving:
        put_out(game, player)
    if len(state.large) == 1:
        state.agenda.clear()
        open_screens(game)


def put_out(game: Game, player: PlayerId) -> None:
    """Take all that a player has away, from pixies to prizes, and pass the player's turn on (SCORE-5)."""
    state, owner = game.state, game.state.players[player]
    _take_off_board(state, player)
    tiles_held = [tile for kind in tiles.SLOT for tile in tiles.tiles_of(game, player, kind)]
    for tile in tiles_held:
        tiles.give_back(game, owner, tile)
    for good, tokens in owner.goods.items():
        pay(game, Pay(player, good, tokens, "out"))
    state.rewards += owner.rewards
    game.emit(events.PlayerLeft(player=player, prizes=len(owner.prizes) + len(owner.servants)))
    owner.out, owner.discs, owner.mine = True, 0, Mine(0, (0,) * len(owner.mine.rocks))
    owner.prizes, owner.rewards, owner.servants = (), (), ()


def _take_off_board(state: State[Any], player: PlayerId) -> None:
    """Take a player's cubes and pixies off the board, and pass the player's turn on."""
    if state.turn == player:
        state.turn = neighbour(state.large, player, "left")
    state.small, state.large = without(state.small, player), without(state.large, player)
    state.pixies = {space: colour for space, colour in state.pixies.items() if colour != player}
    if state.waiting == player:
        state.waiting = NOBODY


@rules.do
def score_game(game: Game, step: ScoreGame) -> None:
    """Let players remove rocks, then punish for what is left (END-3, END-4)."""
    begin_phase(game, "scoring")
    game.push(*map(RemoveRocks, game.state.large), CountLeftovers())


@rules.ask
def remove_rocks(position: Position, step: RemoveRocks) -> tuple[Decision, ...]:
    """Offer to remove rocks (END-3, MINE-7)."""
    removals = mine.removals(position, step.player, step)
    if not removals:
        return ()
    return (Decision(step.player, Text("ask-rocks"), (*removals, pixies.DONE)),)


@rules.do
def count_leftovers(game: Game, step: CountLeftovers) -> None:
    """Punish for rocks in mines, open the screens, and punish all who have most of a good.

    No one demotes or leaves any more. Rules: END-2, END-3, END-4, END-7.
    """
    owners = [game.state.players[player] for player in game.state.large]
    penalties = game.content.penalties
    for owner in owners:
        pixies.move_score_disc(game, owner, sum(owner.mine.rocks) * penalties.rock, "rocks")
    open_screens(game)
    for good in game.content.goods:
        most = max(owner.goods[good] for owner in owners)
        for owner in owners:
            if owner.goods[good] == most > 0:
                pixies.move_score_disc(game, owner, penalties.most, good)


def lines_of(content: Content, owner: OpenPlayer, behind: Screened | None) -> dict[str, int]:
    """Return the lines of a player's score and their total, with what is behind the screen if known.

    Servants and penalty points are public. Rules: END-2, SECRET-1, SECRET-2.
    """
    prizes, rewards = (behind.prizes, behind.rewards) if behind else ((), ())
    points = dict.fromkeys(get_args(Row), 0)
    for prize in (*owner.servants, *prizes):
        points[content.prizes[prize].row] += content.prizes[prize].points
    lines = {f"score-{row}": number for row, number in points.items()}
    lines |= {"score-reward": sum(rewards), "score-penalty": -owner.penalty}
    return {**lines, "score-total": sum(lines.values())}


def screens_are_open(state: State[Any]) -> bool:
    """Tell whether everybody may see behind all screens (SECRET-1, SECRET-5)."""
    return SCREENS.of(state.options) == OPEN or state.phase == "over"


def chosen_behind_screens(position: Position) -> bool:
    """Tell whether players now choose by what is behind their own screens (SECRET-1)."""
    state = position.state
    return state.phase in CHOSEN_BEHIND_SCREENS and not screens_are_open(state)


def behind_own_screen(position: Position, _player: PlayerId) -> Text | None:
    """Return the text of the button to look behind one's own screen, if there is one (SECRET-1)."""
    state = position.state
    nothing_hidden = state.phase == "setup" or screens_are_open(state)
    return None if nothing_hidden else Text("button-behind-screen")


def scores(position: Position) -> Mapping[PlayerId, int]:
    """Return everybody's points as all may know them; players who have left are below all others.

    Until the end, prizes and rewards are behind screens and do not count (SECRET-1, SECRET-2). Only players
    still in the game have a `large` cube on the order track.
    """
    public_lines = standings(position, None)
    totals = {line.player: line.number for line in public_lines if line.line.key == "score-total"}
    lowest = min(totals[player] for player in position.state.large)
    for player, total in totals.items():
        if position.state.players[player].out:
            totals[player] = min(total, lowest - 1)
    return totals


def winners(position: Position) -> tuple[PlayerId, ...]:
    """Return the winners: most points, then most servants, then the first servant (END-5, END-6).

    Players without servants tie in both.
    """
    order, players = list(position.content.prizes), position.state.players
    ranks: dict[PlayerId, tuple[int, int]] = {}
    for player in leaders(scores(position)):
        servants = players[player].servants
        how_early = -order.index(servants[0]) if servants else 0
        ranks[player] = (len(servants), how_early)
    return leaders(ranks)


def tie(position: Position) -> Text | None:
    """Return the text that says how a tie was broken, if there was one (END-6)."""
    if len(leaders(scores(position))) == 1:
        return None
    return Text("tie-servants") if len(winners(position)) == 1 else Text("tie-shared")


def standings(position: Position, viewer: PlayerId | None) -> tuple[Standing, ...]:
    """Return the lines of all scores, as the viewer may know them (GAME-1, SECRET-1)."""
    content, all_open, found = position.content, screens_are_open(position.state), list[Standing]()
    for player in position.state.players.values():
        screened = player if all_open or player.id == viewer else None
        lines = lines_of(content, player, screened)
        found += [Standing(player.id, Text(line), number) for line, number in lines.items()]
    return tuple(found)
