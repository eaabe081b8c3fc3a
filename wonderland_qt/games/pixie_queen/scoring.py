"""Points: prizes, rewards, shared penalties, leaving the game, final scoring, winners (SCORE, END)."""

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
from wonderland_qt.games.pixie_queen.content.content_files import Act, PrizeReward, Row
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, PrizeId
from wonderland_qt.games.pixie_queen.goods import Pay, mixtures_of, pay, tokens_text, with_changed
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, next_prize, others, rules
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


class TakePrize(PlayerStep):
    """The player takes the leftmost prize of a row."""

    row: Row


@rules.do
def take_prize(game: Game, step: TakePrize) -> None:
    """Take the prize behind the screen; a servant prize stays known to all (SCORE-2, REWARD-8).

    A permanent tile may add a reward (PERM-2, PERM-3).
    """
    owner, prize = game.state.players[step.player], next_prize(game, step.row)
    game.state.prizes = without(game.state.prizes, prize)
    if step.row == "servant":
        owner.servants += (prize,)
    else:
        owner.prizes += (prize,)
    game.emit(events.PrizeTaken(player=step.player, prize=prize))
    bonus = ability(game, step.player, PrizeReward)
    if bonus is not None and bonus.row == step.row:
        reward(game, step.player, bonus.points, owner.permanent)


def reward(game: Game, player: PlayerId, points: int, cause: str) -> None:
    """Give a player reward tiles: one of these points, else tiles of 1, as far as there are any (SCORE-3)."""
    state, owner = game.state, game.state.players[player]
    tiles_given = (points,) if points in state.rewards else (1,) * min(points, state.rewards.count(1))
    for tile in tiles_given:
        state.rewards = without(state.rewards, tile)
    owner.rewards += tiles_given
    if tiles_given:
        game.emit(events.RewardTaken(player=player, points=sum(tiles_given), cause=cause))


class ForgeRing(Act, word="forge_ring"):
    """Pay gold and take a ring prize (ACT-13)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Pay the price of the field on the gold track and take the leftmost ring prize (ACT-13)."""
        owner = position.state.players[player]
        price = position.content.fields[owner.tracks["gold"] - 1].gold_for_ring
        if owner.goods["gold"] >= price and next_prize(position, "ring"):
            yield self.at_once(Pay(player, "gold", price, "forge_ring"), TakePrize(player, "ring"))


class SpecialOffering(Act, word="special_offering"):
    """Pay what the row shows, add a token to it, and take an offering prize (ACT-19)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer each good to add after paying the row, while a prize is left (ACT-19, ACT-25)."""
        if not self.is_possible(position, player):
            return
        row, goods = position.state.special_row, position.state.players[player].goods
        payments = [Pay(player, good, tokens, "special_offering") for good, tokens in row.items() if tokens]
        for good, tokens in goods.items():
            if tokens > row[good]:
                label = text("option-add", good=tokens_text(good, 1))
                then = (*payments, AddToken(player, good), TakePrize(player, "offering"))
                yield Option(ids.ADD(good), then, label, ids.GOOD(good, player), "special_row")

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player can pay the row and add a token, and a prize is left (ACT-19, ACT-25).

        The added token may be any good, so one token more than the row costs is enough. `covered`, a space
        that is about to be covered, plays no part in this act.
        """
        row, goods = position.state.special_row, position.state.players[player].goods
        for good, tokens in row.items():
            if goods[good] < tokens:
                return False
        return sum(goods.values()) > sum(row.values()) and bool(next_prize(position, "offering"))


class AddToken(PlayerStep):
    """The player adds a token to the special-offering row."""

    good: GoodId


@rules.do
def add_token(game: Game, step: AddToken) -> None:
    """Put the token on the row, where it stays (ACT-25)."""
    state, owner = game.state, game.state.players[step.player]
    owner.goods = with_changed(owner.goods, step.good, -1)
    state.special_row = with_changed(state.special_row, step.good, 1)
    game.emit(events.TokenAdded(player=step.player, good=step.good))


class Penalise(Act, word="penalise"):
    """Roll the penalty die and share out the points (ACT-10)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player roll the penalty die (ACT-10)."""
        yield self.at_once(RollPenalty(player))

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
    if state.turn == player:
        state.turn = neighbour(state.large, player, "left")
    state.small, state.large = without(state.small, player), without(state.large, player)
    state.pixies = {space: colour for space, colour in state.pixies.items() if colour != player}
    if state.waiting == player:
        state.waiting = NOBODY
    tiles_held = [tile for kind in tiles.SLOT for tile in tiles.tiles_of(game, player, kind)]
    for tile in tiles_held:
        tiles.give_back(game, owner, tile)
    for good, tokens in owner.goods.items():
        pay(game, Pay(player, good, tokens, "out"))
    state.rewards += owner.rewards
    game.emit(events.PlayerLeft(player=player, prizes=len(owner.prizes) + len(owner.servants)))
    owner.out, owner.discs, owner.mine = True, 0, Mine(0, (0,) * len(owner.mine.rocks))
    owner.prizes, owner.rewards, owner.servants = (), (), ()


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
    points = dict.fromkeys(get_args(Row), 0)
    for prize in (*owner.servants, *(behind.prizes if behind else ())):
        points[content.prizes[prize].row] += content.prizes[prize].points
    lines = {f"score-{row}": number for row, number in points.items()}
    lines |= {"score-reward": sum(behind.rewards) if behind else 0, "score-penalty": -owner.penalty}
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
