"""Actions for pixies, tiles, tracks, prizes and the order, and what they need (ACT)."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import facts, pixies, scoring, turns
from wonderland_qt.games.pixie_queen.content.content import Act, GoodRef
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.goods import Pay, changed, mixtures_of, tokens_text
from wonderland_qt.games.pixie_queen.rules import Game, Position, next_prize, others, rules
from wonderland_qt.games.pixie_queen.state import TRACKS, Track
from wonderland_qt.parts.amounts import Some
from wonderland_qt.parts.deck import without


class PromoteAct(Act, word="promote", shorthand="levels"):
    """{promote: 1}: make promotions, never onto the servant spot (ACT-3)."""

    levels: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player promote, where a promotion can be made (ACT-3)."""
        if next(pixies.promotions(position, player, player), None):
            yield turns.at_once(pixies.Promote(player, self.levels))


class Penalise(Act, word="penalise"):
    """Roll the penalty die and share out the points (ACT-10)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player roll: there is always somebody else (ACT-10)."""
        yield turns.at_once(RollPenalty(player))


class RollPenalty(PlayerStep):
    """The player rolls the penalty die."""


class ShareOut(PlayerStep):
    """The player shares out penalty points among the others."""

    points: int


@rules.do
def roll_penalty(game: Game, step: RollPenalty) -> None:
    """Roll the die and share out what it shows (ACT-10)."""
    points = game.chance.pick("penalty", game.pack.penalty_die)
    game.emit(facts.DieRolled(player=step.player, die="penalty", shows=str(points)))
    game.push(ShareOut(step.player, points))


@rules.ask
def share_out(position: Position, step: ShareOut) -> tuple[Decision, ...]:
    """Offer every way to share out all of the points (ACT-10)."""
    rivals = tuple(other.id for other in others(position, step.player))
    options = tuple([share_option(share) for share in mixtures_of(rivals, step.points)])
    return (Decision(step.player, text("ask-share", points=step.points), options),)


def share_option(share: tuple[tuple[PlayerId, int], ...]) -> Option:
    """Return the option to share out points like this; each takes them all at once (ACT-10)."""
    then = tuple(pixies.TakePenalty(player, points, "penalise") for player, points in share)
    shares = tuple(text("share", player=Text(player), points=points) for player, points in share)
    put = f"score_disc:{share[0][0]}" if len(share) == 1 else ""
    option_id = ":".join(f"{player}:{points}" for player, points in share)
    return Option(f"share:{option_id}", then, text("option-share", shares=shares), put=put)


class Climb(Act, word="climb"):
    """{climb: {price: 1, fields: 1}}: pay gold or silver and move on its track (ACT-11)."""

    price: Some
    fields: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer the tracks that the player can pay for and move on (ACT-11)."""
        goods = position.state.players[player].goods
        for track in TRACKS:
            if goods[track] >= self.price and ahead(position, player, track):
                wording = text(f"option-climb-{track}", price=tokens_text(track, self.price))
                then = (Pay(player, track, self.price, "climb"), MoveOnTrack(player, track, self.fields))
                yield Option(f"climb:{track}", then, wording, take=f"track_disc:{track}:{player}")


class MoveOnTrack(PlayerStep):
    """The player moves on a track."""

    track: Track
    fields: int


def ahead(position: Position, player: PlayerId, track: Track) -> int:
    """Return how many fields lie ahead of the player on a track (REWARD-4)."""
    return position.pack.last_field - position.state.players[player].tracks[track]


@rules.do
def move_on_track(game: Game, step: MoveOnTrack) -> None:
    """Move, not past the last field (ACT-11, REWARD-1, REWARD-4)."""
    owner, track = game.state.players[step.player], step.track
    moved = min(step.fields, ahead(game, step.player, track))
    if moved:
        owner.tracks = {**owner.tracks, track: owner.tracks[track] + moved}
        field = owner.tracks[track]
        game.emit(facts.TrackClimbed(player=step.player, track=track, fields=moved, field=field))


class ForgeRing(Act, word="forge_ring"):
    """Pay gold and take a ring prize (ACT-13)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Pay by the field on the gold track and take the leftmost ring prize (ACT-13)."""
        owner = position.state.players[player]
        price = position.pack.fields[owner.tracks["gold"] - 1].gold_for_ring
        if owner.goods["gold"] >= price and next_prize(position, "ring"):
            yield turns.at_once(Pay(player, "gold", price, "forge_ring"), scoring.TakePrize(player, "ring"))


class SpecialOffering(Act, word="special_offering"):
    """Pay what the row shows, add a token to it, and take an offering prize (ACT-19)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer what to add, once all that the row shows is paid, while a prize is left (ACT-19, ACT-25)."""
        row = position.state.special_row
        left = {good: tokens - row[good] for good, tokens in position.state.players[player].goods.items()}
        if min(left.values()) < 0 or not next_prize(position, "offering"):
            return
        paid = [Pay(player, good, tokens, "special_offering") for good, tokens in row.items() if tokens]
        for good in filter(left.get, left):
            wording = text("option-add", good=tokens_text(good, 1))
            then = (*paid, AddToken(player, good), scoring.TakePrize(player, "offering"))
            yield Option(f"add:{good}", then, wording, f"good:{good}:{player}", "special_row")


class AddToken(PlayerStep):
    """A token comes onto the special-offering row."""

    good: GoodId


@rules.do
def add_token(game: Game, step: AddToken) -> None:
    """Put the token on the row, where it stays (ACT-25)."""
    state, owner = game.state, game.state.players[step.player]
    owner.goods = changed(owner.goods, step.good, -1)
    state.special_row = changed(state.special_row, step.good, 1)
    game.emit(facts.TokenAdded(player=step.player, good=step.good))


class MoveUp(Act, word="move_up", shorthand="good"):
    """{move_up: honey}: pay tokens and move the small cube as many places forward (ACT-20)."""

    good: GoodRef

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer every number of places, as far as there are places and tokens (ACT-20)."""
        tokens = position.state.players[player].goods[self.good]
        for places in range(1, min(position.state.small.index(player), tokens) + 1):
            wording = text("option-places", places=places, price=tokens_text(self.good, places))
            then = (Pay(player, self.good, places, "move_up"), MoveCube(player, places))
            yield Option(f"up:{places}", then, wording)


class MoveCube(PlayerStep):
    """The player's small cube moves up so many places."""

    places: int


@rules.do
def move_cube(game: Game, step: MoveCube) -> None:
    """Pass as many small cubes; the large ones stay (ACT-20)."""
    rest, goal = without(game.state.small, step.player), game.state.small.index(step.player) - step.places
    game.state.small = (*rest[:goal], step.player, *rest[goal:])
    game.emit(facts.MovedUp(player=step.player, places=step.places))


class GoFirst(Act, word="go_first"):
    """Move the large cube to the front (ACT-21)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let anyone go first, the favourite too (ACT-21)."""
        yield turns.at_once(MoveToFront(player))


class MoveToFront(PlayerStep):
    """The player's large cube moves to the front."""


@rules.do
def move_to_front(game: Game, step: MoveToFront) -> None:
    """Move the large cube to the front, and be the favourite from now on (ACT-21, ACT-26)."""
    game.state.large = (step.player, *without(game.state.large, step.player))
    game.emit(facts.WentFirst(player=step.player))
