"""Texts about choices: odds beside options, refusals, and statistics of what options give."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.statistics import Statistics, Thing
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import Act, Prize
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.goods_acts import Casino
from wonderland_qt.games.pixie_queen.mine import Dig, DrawMarkers
from wonderland_qt.games.pixie_queen.offering import LayOffering, demand
from wonderland_qt.games.pixie_queen.pixies import hand_is_free
from wonderland_qt.games.pixie_queen.rules import Game, Position, mine_of
from wonderland_qt.games.pixie_queen.scoring import Penalise
from wonderland_qt.games.pixie_queen.seen.log import face_text
from wonderland_qt.games.pixie_queen.spaces import discs_needed, open_spaces
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, TRACKS, Player
from wonderland_qt.games.pixie_queen.turns import CarryOut

KINDS: Mapping[str, str] = {
    ids.ACT: "action",
    ids.COPY: "action",
    ids.CLIMB: "track",
    ids.OFFER: "offering",
    ids.TAKE: "permanent",
}
"""By the beginning of an option's id, the kind of thing that statistics count."""


def preview(position: Position, decision: Decision, option: Option) -> Text | None:
    """Return the text with the odds of an option; None if there are none."""
    acts = position.content.acts
    for step in option.then:
        step_or_act = acts[step.act] if isinstance(step, CarryOut) else step
        odds = _text_of_odds(position, option.text, step_or_act)
        if odds is not None:
            return odds
    return None


def _text_of_odds(position: Position, option: Text, step_or_act: Step | Act) -> Text | None:
    """Return the text with the odds of a step or action; None if it has none."""
    match step_or_act:
        case Casino():
            return _text_of_die(position, option, position.content.casino)
        case Penalise():
            return _text_of_die(position, option, [str(points) for points in position.content.penalty_die])
        case Dig() | DrawMarkers(chosen=()):
            return _text_of_bag(position, option)
        case LayOffering(player=player, good=good) if good in TRACKS:
            return _text_of_fields(position, option, position.state.players[player].tracks[good])
        case _:
            return None


def _text_of_fields(position: Position, option: Text, number: int) -> Text:
    """Return the text with what a field of a track costs each round, and what the next two do.

    Beyond the last field, that one is named again.
    """
    last = position.content.last_field
    fields = [position.content.fields[min(number + ahead, last) - 1] for ahead in range(3)]
    now, one, two = (field.penalty - field.reward for field in fields)
    return text("preview-track", option=option, now=now, one=one, two=two)


def hoped(position: Position, option: Option) -> tuple[Piece, ...]:
    """Return ghosts of a disc where an offering may lead: one or two fields on (REWARD-1 to REWARD-4)."""
    for step in option.then:
        if isinstance(step, LayOffering) and step.good in TRACKS:
            field = position.state.players[step.player].tracks[step.good]
            farthest = min(field + 2, position.content.last_field)
            reached = range(field + 1, farthest + 1)
            return tuple([_track_disc(step.player, step.good, number) for number in reached])
    return ()


def _track_disc(player: PlayerId, track: str, field: int) -> Piece:
    """Return the piece of a disc on a field of a track."""
    return Piece(
        ids.TRACK_DISC(track, player, field), "track_disc", art=player, place=ids.FIELD(track, field)
    )


def _text_of_die(position: Position, option: Text, faces: Sequence[str]) -> Text:
    """Return the text with the number of faces for each result of a die."""
    odds = []
    for face, number in Counter(faces).items():
        shown = face_text(position.content, face)
        odds.append(text("odds", face=shown, faces=number, of=len(faces)))
    return text("preview-odds", option=option, odds=tuple(odds))


def _text_of_bag(position: Position, option: Text) -> Text:
    """Return the text with the markers left in the bag (SECRET-4)."""
    left = sorted(Counter(position.state.bag).items())
    return text("preview-bag", option=option, markers=tuple(tokens_text(*marker) for marker in left))


def why_not(position: Position, decision: Decision, piece: str, place: str) -> Text | None:
    """Return why the piece cannot be put on the place now; None if there is no special reason."""
    kind, origin = read_id(piece)
    kind_of_place, space = read_id(place)
    match decision.prompt.key, kind, kind_of_place:
        case "ask-turn", ids.DISC, ids.SPACE if space in position.content.spaces:
            return _why_no_action(position, decision.player, space)
        case "ask-promote", ids.PIXIE | ids.MINER, ids.SPACE:
            return _why_no_promotion(position, decision.player, MINE if kind == ids.MINER else origin, space)
        case "ask-offering", ids.GOOD, ids.COURT:
            return text("refusal-offering", good=Text(demand(position.state)))
        case _:
            return None


def _why_no_action(position: Position, player: PlayerId, name: str) -> Text | None:
    """Return why an action cannot be chosen on a space (TURN-3 to TURN-7, GAME-7, PROMO-3).

    None if the action is offered on another space, which comes first. An action that is possible otherwise is
    not offered because the discs would cover the only hand it needs. Otherwise the first
    thing that it does is impossible.
    """
    space = position.content.spaces[name]
    action = position.content.actions[space.action]
    if name in position.state.discs:
        return text("refusal-taken", rule="TURN-5" if space.level else "TURN-7")
    if space.colour not in ("", player):
        return Text("refusal-colour")
    if discs_needed(position, player, space) > position.state.players[player].discs:
        return Text("refusal-two-discs")
    first_open_space, _discs = open_spaces(position, player)[space.action]
    if first_open_space is not space:
        return None
    if action.do.is_possible(position, player):
        return Text("refusal-covered")
    first_verb = next(iter(plain([action.do])))
    return text(f"refusal-{first_verb.word}", rule=f"ACT-{action.number}")


def _why_no_promotion(position: Position, player: PlayerId, origin: str, goal: str) -> Text:
    """Return why a pixie cannot be promoted there (PROMO-1 to PROMO-5, PROMO-10)."""
    levels = {space.id: space.level for space in position.content.spaces.values()}
    levels |= {MINE: 0, SERVANT: len(position.content.levels) + 1}
    if origin == MINE and not mine_of(position.state, player).free:
        return Text("refusal-chained")
    if levels[goal] != levels[origin] + 1:
        return Text("refusal-level")
    if goal == SERVANT:
        return Text("refusal-servant-spot")
    if not hand_is_free(position, goal):
        return Text("refusal-hand")
    if position.state.pixies.get(goal) == player:
        return Text("refusal-own-pixie")
    return Text("refusal-swap")


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return by option id what the option gives: an action, track, offering or permanent tile."""
    found = {}
    for option in decision.options:
        kind, *names = option.id.split(":")
        if kind in KINDS:
            found[option.id] = _thing_of_option(position, kind, names[0])
    return found


def _thing_of_option(position: Position, kind: str, name: str) -> Thing:
    """Return what an option counts as; all copied actions count as one thing."""
    if kind == ids.ACT:
        name = position.content.spaces[name].action
    return Thing(KINDS[kind], kind if kind == ids.COPY else name)


def statistics(game: Game) -> Statistics:
    """Return which tiles and prizes each player has at the end of a game."""
    players = game.state.players.values()
    held = {player.id: tuple(_held_things(game.content, player)) for player in players}
    return Statistics(variant="", held=held)


def _held_things(content: Content, player: Player) -> Iterator[Thing]:
    """Yield the tiles, prizes and servants that a player holds at the end, as reports count them."""
    for tile in filter(None, (player.food_tile, player.one_use, player.permanent)):
        yield Thing(content.kind_of(tile), tile)
    yield from (prize_thing(content.prizes[prize]) for prize in player.prizes + player.servants)


def prize_thing(prize: Prize) -> Thing:
    """Return the thing that statistics count for a prize."""
    return Thing(f"{prize.row} prize", prize.id)
