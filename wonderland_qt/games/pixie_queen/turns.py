"""The action phase: turns, carrying out and copying actions, moving cubes and discs (TURN, ACT)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from wonderland_qt.components.amounts import Count, Some
from wonderland_qt.components.deck import without
from wonderland_qt.components.phases import begin_phase
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.content.composed_verbs import ComposedVerb, name_key
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.phrasing import arguments_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids, mine, pixies
from wonderland_qt.games.pixie_queen.content.content_files import Act, CopyUnused, GoodRef
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, Space, SpaceId
from wonderland_qt.games.pixie_queen.goods import Pay, tokens_text
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules
from wonderland_qt.games.pixie_queen.spaces import open_spaces
from wonderland_qt.games.pixie_queen.state import TRACKS, Track


class ActionPhase(Step):
    """The action phase of a round."""


class NextTurn(Step):
    """The turn passes to the player who can act next."""


class TakeTurn(PlayerStep):
    """The player places discs and carries out an action, or passes."""


class PlaceDiscs(PlayerStep):
    """The player puts discs on a space."""

    space: SpaceId
    discs: int


class CarryOut(PlayerStep):
    """The player carries out an action, choosing how if there are several ways."""

    act: str


class CopyAction(PlayerStep):
    """The player copies the action of a double space."""

    space: SpaceId


class CarryOutCopy(CopyAction):
    """The player carries out a copied action, if it is still possible."""


class Pass(PlayerStep):
    """The player passes."""


@rules.do
def action_phase(game: Game, step: ActionPhase) -> None:
    """Begin with the favourite (TURN-1)."""
    begin_phase(game, "action")
    game.state.turn = game.state.large[0]
    game.push(NextTurn())


@rules.do
def next_turn(game: Game, step: NextTurn) -> None:
    """Give the turn to the next player with discs who has not passed, else end the phase (TURN-1, TURN-10).

    The player after that is fixed before the turn, so going first does not change it (ACT-26). Players move
    in the order of the `large` cubes, from `turn` on.
    """
    state = game.state
    in_turn = clockwise(state.large, state.large.index(state.turn))
    left = [player for player in in_turn if not state.players[player].passed]
    able = [player for player in left if state.players[player].discs]
    if able:
        player = able[0]
        for skipped in left[: left.index(player)]:
            game.emit(events.PlayerSkipped(player=skipped))
        state.turn = clockwise(in_turn, in_turn.index(player) + 1)[0]
        game.push(TakeTurn(player), NextTurn())


@rules.ask
def take_turn(position: Position, step: TakeTurn) -> tuple[Decision, ...]:
    """Offer all possible actions, to remove rocks, and to pass.

    Rules: TURN-9, GAME-7, MINE-7.
    """
    passing = pass_option(step.player, position.content.penalties.pass_turn)
    options = (*turn_options(position, step.player), *mine.removals(position, step.player, step), passing)
    return (Decision(step.player, Text("ask-turn"), options, shown=True),)


@cache
def pass_option(player: PlayerId, penalty: int) -> Option:
    """Return the option to pass, for a penalty (TURN-9)."""
    then = (Pass(player), pixies.TakePenalty(player, penalty, "pass"))
    return Option("pass", then, text("option-pass", penalty=penalty), put="pass")


def turn_options(position: Position, player: PlayerId) -> Iterator[Option]:
    """Yield an option for each action with a free space, enough discs, and all it needs (GAME-7).

    Two discs cover the hand of their space, which the action then cannot count (PROMO-3).
    """
    for action, (space, discs) in open_spaces(position, player).items():
        act = position.content.actions[action].do
        covered = space.id if discs >= pixies.COVERING else ""
        if act.is_possible(position, player, covered):
            yield act_option(player, space.id, action, discs, act.ref)
        elif isinstance(act, Copy):
            yield from act.options(position, player, space)


@cache
def act_option(player: PlayerId, space: SpaceId, action: str, discs: int, act: str) -> Option:
    """Return the option to put discs on a space and carry out its action."""
    then = (PlaceDiscs(player, space, discs), CarryOut(player, act))
    label = text("option-act", space=Text(action), discs=discs)
    return Option(ids.ACT(space), then, label, take=ids.DISC(player), put=ids.SPACE(space))


@rules.do
def place_discs(game: Game, step: PlaceDiscs) -> None:
    """Put the discs on the space, which is taken for the rest of the phase (TURN-5, TURN-7)."""
    game.state.players[step.player].discs -= step.discs
    game.state.discs = {**game.state.discs, step.space: (step.player,) * step.discs}
    if game.events is not None:
        game.emit(events.DiscsPlaced(player=step.player, space=step.space, discs=step.discs))


@rules.do
def pass_turn(game: Game, step: Pass) -> None:
    """Act no more in this phase (TURN-9)."""
    game.state.players[step.player].passed = True
    game.emit(events.PlayerPassed(player=step.player))


@rules.ask
def carry_out(position: Position, step: CarryOut) -> tuple[Decision, ...]:
    """Offer the ways to carry out the action (TURN-1, TURN-8)."""
    ways = tuple(position.content.acts[step.act].ways(position, step.player))
    return (Decision(step.player, prompt_of(position.content, step.act), ways),)


@known_of_content()
def prompt_of(content: Content, act: str) -> Text:
    """Return the prompt that asks how to carry out an action."""
    verb = content.acts[act]
    if isinstance(verb, ComposedVerb):
        return Text(name_key(verb.named))
    return Text(f"ask-{verb.word}", arguments_of(verb))


def rule_of_verb(position: Any, step: Step) -> Any:
    """Return the function by which the action of a step offers its ways, None if the step is no `CarryOut`.

    The engine asks for it (`rules.verb_of`) to tell which rules handle a step.
    """
    return type(position.content.acts[step.act]).ways if isinstance(step, CarryOut) else None


rules.verb_of = rule_of_verb


class Copy(Act, word="copy", shorthand="penalties"):
    """{copy: [1, 2, 2, 3, 3]}: take the penalty of the first, the second... to copy, and copy (ACT-18)."""

    penalties: tuple[Count, ...]

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Return False, as copying is no action that can be copied."""
        return False

    def options(self, position: Position, player: PlayerId, space: Space) -> Iterator[Option]:
        """Yield the double-space actions to copy; later copies cost more (ACT-18, ACT-22, ACT-24, PERM-9)."""
        content, discs = position.content, position.state.discs
        copies_unused = ability(position, player, CopyUnused) is not None
        copies_before = [used for used in discs if content.spaces[used].action == space.action]
        last = len(self.penalties) - 1
        penalty = self.penalties[min(len(copies_before), last)]
        for double in content.doubles:
            can_be_copied = copies_unused or double.id in discs
            if can_be_copied and content.actions[double.action].do.is_possible(position, player):
                yield copy_option(player, space.id, double.id, penalty)


@cache
def copy_option(player: PlayerId, space: SpaceId, copied: SpaceId, penalty: int) -> Option:
    """Return the option to put a disc on a space and copy the action of a double space, for a penalty.

    The penalty comes before the action and may make the action impossible (ACT-18, ACT-23).
    """
    label = text("option-copy", space=Text(copied), penalty=penalty)
    then = (
        PlaceDiscs(player, space, discs=1),
        CopyAction(player, copied),
        pixies.TakePenalty(player, penalty, "copy"),
        CarryOutCopy(player, copied),
    )
    return Option(ids.COPY(copied), then, label, take=ids.DISC(player), put=ids.SPACE(space))


@rules.do
def copy_action(game: Game, step: CopyAction) -> None:
    """Announce which action is copied; its penalty and the action itself are later steps (ACT-18, ACT-23)."""
    game.emit(events.ActionCopied(player=step.player, space=step.space))


@rules.do
def carry_out_copy(game: Game, step: CarryOutCopy) -> None:
    """Carry out the copied action, which lapses if it has become impossible (ACT-23)."""
    act = game.content.actions[game.content.spaces[step.space].action].do
    if not game.state.players[step.player].out and act.is_possible(game, step.player):
        game.push(CarryOut(step.player, act.ref))
    else:
        game.emit(events.ActionLapsed(player=step.player, space=step.space))


class MoveUp(Act, word="move_up", shorthand="good"):
    """{move_up: honey}: pay tokens and move the small cube as many places forward (ACT-20)."""

    good: GoodRef

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer every possible number of places (ACT-20)."""
        tokens = position.state.players[player].goods[self.good]
        players_in_front = position.state.small.index(player)
        most = min(players_in_front, tokens)
        for places in range(1, most + 1):
            yield places_option(player, self.good, places)

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player is not in front and can pay for a place; hands do not matter (ACT-20)."""
        state = position.state
        return state.players[player].goods[self.good] > 0 and state.small[0] != player


@cache
def places_option(player: PlayerId, good: GoodId, places: int) -> Option:
    """Return the option to pay tokens and move up as many places (ACT-20)."""
    label = text("option-places", places=places, price=tokens_text(good, places))
    then = (Pay(player, good, places, "move_up"), MoveCube(player, places))
    return Option(ids.UP(places), then, label, amount=places)


class MoveCube(PlayerStep):
    """The player's small cube moves up so many places."""

    places: int


@rules.do
def move_cube(game: Game, step: MoveCube) -> None:
    """Move the small cube past as many others (ACT-20)."""
    others = without(game.state.small, step.player)
    place = game.state.small.index(step.player) - step.places
    game.state.small = (*others[:place], step.player, *others[place:])
    game.emit(events.MovedUp(player=step.player, places=step.places))


class GoFirst(Act, word="go_first"):
    """Move the large cube to the front (ACT-21)."""

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player go first, even the favourite (ACT-21)."""
        yield self.only_way(MoveToFront(player))

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Return True, as going first is always possible (ACT-21)."""
        return True


class MoveToFront(PlayerStep):
    """The player's large cube moves to the front."""


@rules.do
def move_to_front(game: Game, step: MoveToFront) -> None:
    """Move the large cube to the front, which makes the player the favourite (ACT-21, ACT-26)."""
    game.state.large = (step.player, *without(game.state.large, step.player))
    game.emit(events.WentFirst(player=step.player))


class Climb(Act, word="climb"):
    """{climb: {price: 1, fields: 1}}: pay gold or silver and move on its track (ACT-11)."""

    price: Some
    fields: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer the tracks on which the player can pay and move (ACT-11)."""
        owner = position.state.players[player]
        for track in TRACKS:
            if owner.goods[track] >= self.price and ahead(position, player, track):
                yield climb_option(player, track, self.price, self.fields)


@cache
def climb_option(player: PlayerId, track: Track, price: int, fields: int) -> Option:
    """Return the option to pay and move on a track (ACT-11)."""
    label = text(f"option-climb-{track}", price=tokens_text(track, price))
    then = (Pay(player, track, price, "climb"), MoveOnTrack(player, track, fields))
    return Option(ids.CLIMB(track), then, label, take=ids.TRACK_DISC(track, player))


class MoveOnTrack(PlayerStep):
    """The player moves forward on a track."""

    track: Track
    fields: int


def ahead(position: Position, player: PlayerId, track: Track) -> int:
    """Return how many fields lie ahead of the player on a track (REWARD-4)."""
    return position.content.last_field - position.state.players[player].tracks[track]


@rules.do
def move_on_track(game: Game, step: MoveOnTrack) -> None:
    """Move forward on the track, at most to the last field (ACT-11, REWARD-1, REWARD-4)."""
    owner, track = game.state.players[step.player], step.track
    moved = min(step.fields, ahead(game, step.player, track))
    if moved:
        owner.tracks = {**owner.tracks, track: owner.tracks[track] + moved}
        field = owner.tracks[track]
        game.emit(events.TrackClimbed(player=step.player, track=track, fields=moved, field=field))
