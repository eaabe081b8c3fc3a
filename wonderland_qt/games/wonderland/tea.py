"""The tea phase: laying the table, turns, and madness at its end (LAY, TEA, TEAEND)."""

from functools import cache

from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import tea_card_rewards
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Trigger
from wonderland_qt.games.wonderland.events import FirstPlayerChosen, SupplyTooSmall
from wonderland_qt.games.wonderland.mechanics import chairs, order
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, trigger
from wonderland_qt.games.wonderland.mechanics.special import alice, leaders, poison
from wonderland_qt.games.wonderland.mechanics.supply import RollDie, discard_shards, gain_madness, roll_die
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import HEAD, CardId, RegionId, Tea


class LayTea(Step):
    """The table is laid for this round's tea."""


class PlayTea(Step):
    """Turns go clockwise until every leader is in a region."""


class TeaTurn(PlayerStep):
    """A player's turn: taking a card, or placing the leader."""


class ChooseChair(PlayerStep):
    """The player moves the leader; `beyond` the head it stands at the head and must move on."""

    beyond: bool = False


class SitDown(PlayerStep):
    """The leader moves to a chair, whose card is taken."""

    chair: str


class GoToHead(PlayerStep):
    """The leader reaches the head of the table and pauses there."""


class Refill(Step):
    """Cards are dealt to empty chairs."""


class ChooseLeaderRegion(PlayerStep):
    """The player puts the leader in a region."""


class PlaceLeader(PlayerStep):
    """The leader leaves the table for a region."""

    region: RegionId


class EndTeaTurn(PlayerStep):
    """The player's turn ends, and the next player's begins."""


class EndTea(Step):
    """The tea phase ends: madness for everybody, more for those with the most shards."""


class ShareMadness(Step):
    """Every player gains a madness chip (TEAEND-1)."""


class PunishTheRich(Step):
    """The players with the most shards gain madness and discard half of them (TEAEND-2)."""


@rules.do
def lay_tea(game: Game, step: LayTea) -> None:
    """Clear the table, send the leaders to the head, choose who goes first and deal the round's cards.

    In round 1 the first seat goes first (LAY-4).
    Rules: LAY-1, LAY-2, LAY-3, LAY-4, LEAD-1.
    """
    state = game.state
    state.phase = "tea"
    state.tea_discards += tuple(state.chairs.values())
    state.chairs, state.tea = {}, Tea(taken=dict.fromkeys(state.seats, 0))
    for player in state.seats:
        chairs.move_leader(game, player, HEAD)
    if state.round > 1:
        _choose_first(game)
    chairs.refill(game)
    poison.start_tea(game)
    _trigger_for_all(game, "tea_start")


def _choose_first(game: Game) -> None:
    """Choose who goes first: fewest VP, then fewest units in regions, most shards, chance (LAY-4)."""
    state = game.state
    players = state.players.values()
    ranks = {player.id: (player.vp, player.units(state.ring), -player.shards) for player in players}
    lowest = min(ranks.values())
    tied = [player for player in state.seats if ranks[player] == lowest]
    state.first = tied[0] if len(tied) == 1 else game.chance.pick("setup", tied)
    game.emit(FirstPlayerChosen(player=state.first))


def _trigger_for_all(game: Game, when: Trigger) -> None:
    """Fire a trigger for all players, clockwise from the round's first player."""
    trigger(game, when, [Occasion(player) for player in order.clockwise(game)])


@rules.do
def play_tea(game: Game, step: PlayTea) -> None:
    """Begin with the round's first player (LAY-4)."""
    game.push(TeaTurn(game.state.first))


@rules.do
def tea_turn(game: Game, step: TeaTurn) -> None:
    """Let the player take a card, or place the leader after the last card or when none can be reached.

    In a new turn the leader has passed no others and has not reached the head of the table.
    Rules: TEA-1, TEA-4, TEA-6.
    """
    tea = game.state.tea
    tea.passed, tea.reached = 0, False
    cards_each = game.content.cards_each(len(game.state.seats))
    if tea.taken[step.player] < cards_each and chairs.can_take(game):
        game.push(ChooseChair(step.player), EndTeaTurn(step.player))
    else:
        game.push(ChooseLeaderRegion(step.player), EndTeaTurn(step.player))


@rules.ask
def choose_chair(position: Position, step: ChooseChair) -> tuple[Decision, ...]:
    """Offer the chairs ahead of the leader, the head and the tea party; from the head only all chairs.

    A leader at the head (`beyond`) has paused there in this turn already, and must now sit down on a chair.
    Rules: TEA-1, TEA-2, TEA-3, LEAD-4, LEAD-6.
    """
    player, laid = step.player, position.state.chairs
    content, way = position.content, _way(position, player)
    options = [
        _chair_option(content, player, chair, laid[chair]) for chair in chairs.free_chairs(position, way)
    ]
    if not step.beyond:
        options.append(_head_option(player))
        if leaders.may_hold_party(position, player):
            options.append(leaders.party_option(player))
    return (Decision(player, ASK_CHAIR, tuple(options)),)


ASK_CHAIR = Text("ask-chair")


def _way(position: Position, player: PlayerId) -> tuple[str, ...]:
    """Return the chairs between the player's leader and the head."""
    leader = position.state.players[player].leader
    return chairs.chairs_ahead(
        chairs.chairs_in_play(position), leader, leaders.moves_backwards(position, player)
    )


@known_of_content()
def _chair_option(content: Content, player: PlayerId, chair: str, card: CardId) -> Option:
    """Return the option to sit down on a chair, named by the card there and its rewards."""
    label = text("option-chair", card=Text(card), rewards=tea_card_rewards(content, card))
    then = (SitDown(player, chair),)
    return Option(ids.CHAIR(chair), then, label, take=ids.LEADER(player), put=ids.CHAIR(chair))


@cache
def _head_option(player: PlayerId) -> Option:
    return Option("head", (GoToHead(player),), Text("option-head"), take=ids.LEADER(player), put=HEAD)


@rules.do
def sit_down(game: Game, step: SitDown) -> None:
    """Move the leader, who then blocks the chair, and take the card (TEA-1, TEA-2)."""
    way = _way(game, step.player)
    passed = way[: way.index(step.chair)]
    _pass_leaders(game, passed)
    chairs.move_leader(game, step.player, step.chair, passed)
    chairs.take_card(game, chairs.TakeCard(step.player, step.chair))


@rules.do
def go_to_head(game: Game, step: GoToHead) -> None:
    """Roll for shards, refill the chairs, then move on to any free chair (TEA-3)."""
    way = _way(game, step.player)
    _pass_leaders(game, way)
    game.state.tea.reached = True
    chairs.move_leader(game, step.player, HEAD, way)
    roll_die(game, RollDie(step.player, HEAD))
    trigger(game, "head_reached", (Occasion(step.player),))
    game.push(Refill(), ChooseChair(step.player, beyond=True))


@rules.do
def refill(game: Game, step: Refill) -> None:
    """Deal a card to every chair in play that has neither card nor leader (TEA-3)."""
    chairs.refill(game)


def _pass_leaders(game: Game, way: tuple[str, ...]) -> None:
    """Count the leaders on the chairs that a leader passes; its own chair is none of them (CLAR-10)."""
    if way:
        game.state.tea.passed += sum([player.leader in way for player in game.state.players.values()])


@rules.ask
def choose_leader_region(position: Position, step: ChooseLeaderRegion) -> tuple[Decision, ...]:
    """Offer every region for the leader (TEA-4)."""
    options = tuple([_leader_option(step.player, region) for region in position.state.ring])
    return (Decision(step.player, ASK_LEADER_REGION, options),)


ASK_LEADER_REGION = Text("ask-leader-region")


@cache
def _leader_option(player: PlayerId, region: RegionId) -> Option:
    """Return the option to place the leader in a region."""
    then = (PlaceLeader(player, region),)
    label = text("option-leader-region", region=Text(region))
    return Option(ids.REGION(region), then, label, take=ids.LEADER(player), put=ids.REGION(region))


@rules.do
def place_leader(game: Game, step: PlaceLeader) -> None:
    """Put the leader in the region; this player's tea is over (TEA-4, CLAR-11)."""
    game.state.tea.seated += (step.player,)
    chairs.move_leader(game, step.player, step.region)
    alice.call_friend(game, step.player)
    trigger(game, "leader_placed", (Occasion(step.player),))


@rules.do
def end_tea_turn(game: Game, step: EndTeaTurn) -> None:
    """Fire the trigger for the end of the turn, then begin the next turn (TEA-4)."""
    poison.end_turn(game, step.player)
    trigger(game, "tea_turn_end", (Occasion(step.player),))
    following = next_player(game, step.player)
    if following:
        game.push(TeaTurn(following))


def next_player(position: Position, player: PlayerId) -> PlayerId:
    """Return whose turn is next, or "" when every leader is placed (TEA-4)."""
    seats, seated = position.state.seats, position.state.tea.seated
    round_the_table = clockwise(seats, seats.index(player) + 1)
    return next((other for other in round_the_table if other not in seated), PlayerId(""))


@rules.do
def end_tea(game: Game, step: EndTea) -> None:
    """Fire the trigger for the end of the tea, deal out madness, and return poison left on cards.

    Rules: TEAEND-1, TEAEND-2, TEAEND-4.
    """
    _trigger_for_all(game, "tea_end")
    game.push(ShareMadness(), PunishTheRich())
    poison.give_back_all(game)


@rules.do
def share_madness(game: Game, step: ShareMadness) -> None:
    """Give every player a madness chip, or none when there are too few (TEAEND-1, TEAEND-3)."""
    _give_madness(game, game.state.seats)


@rules.do
def punish_the_rich(game: Game, step: PunishTheRich) -> None:
    """Give the players with the most shards a madness chip and take half of their shards, rounded up.

    Do nothing when there are too few chips or no one has a shard (TEAEND-2, TEAEND-3).
    """
    players = game.state.players
    most = max(player.shards for player in players.values())
    rich = tuple(seat for seat in game.state.seats if players[seat].shards == most)
    if most and _give_madness(game, rich):
        for player in rich:
            discard_shards(game, player, (most + 1) // 2, "tea_end")


def _give_madness(game: Game, players: tuple[PlayerId, ...]) -> bool:
    """Give each player a madness chip; give none and return False when there are too few (TEAEND-3)."""
    if len(game.state.supply[game.content.madness_face]) < len(players):
        game.emit(SupplyTooSmall(cause="tea_end"))
        return False
    for player in players:
        gain_madness(game, player, 1, "tea_end")
    return True
