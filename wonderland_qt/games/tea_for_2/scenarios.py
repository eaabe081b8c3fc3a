"""Scenarios of Tea for 2: what a position may give, and how it is set up (docs/scenarios.md)."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Any

from pydantic import Field

from wonderland_qt.components.amounts import Count
from wonderland_qt.components.entries import entries
from wonderland_qt.components.scenario_steps import Agenda, GivenTable, of_player, taken_out
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within
from wonderland_qt.engine.scenarios.scenario_setup import ScenarioSetup
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.tea_for_2 import events, ids
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.game_content import RABBITS, CardId, Content
from wonderland_qt.games.tea_for_2.rounds import CloseRound, Reveal, UseHourglasses
from wonderland_qt.games.tea_for_2.rules import rules
from wonderland_qt.games.tea_for_2.scoring import EndGame
from wonderland_qt.games.tea_for_2.setup import FIRST_GAME, FLAMINGO, MISSIONS, WATCH, roster, starting_state
from wonderland_qt.games.tea_for_2.state import Player, State


class GivenPlayer(ContentModel):
    """A player's cards and tokens; the last card of `discard` is its top one."""

    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    tarts: Count = 0
    hourglasses: Count = 0
    stars: Count = 0
    cups: Count = 0


class Given(GivenTable):
    """A position: the rest is as in a first game, but players have only the given cards and tokens.

    The last card of a `market` stack is its top one, and `rabbits` is the number left. A card may be given by
    the name of its character.
    """

    players: dict[str, GivenPlayer | None]
    flamingo: str = ""
    winner: str = ""
    space: str = ""
    market: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    missions: dict[str, str] = Field(default_factory=dict)
    rabbits: int | None = None


AGENDA: Agenda[Content, Given] = Agenda(
    rules,
    bare={"reveal": (Reveal(),), "close": (CloseRound(),), "end": (EndGame(),)},
    about={"hourglasses": of_player(UseHourglasses, lambda _player: CloseRound())},
    example="reveal",
)


def begin(content: Content, given: Given) -> State[Any]:
    """Return the state of a scenario, with its agenda; raise Misplaced for what does not fit."""
    seats = given.seats(roster(content), (2,), Text("thing-side"))
    state = starting_state(content, NewGame(seats, given.seed, {MISSIONS: FIRST_GAME}))
    state.seed, state.round = given.seed, given.round
    _set_if_given(given, state, "flamingo", seats)
    _set_if_given(given, state, "winner", seats)
    _set_if_given(given, state, "space", content.ring)
    must_be_known(given.missions.values(), content.missions, ("missions",), Text("thing-mission"))
    state.missions = {**state.missions, **given.missions}
    _lay_cards(content, given, state)
    return AGENDA.begun(TEA_FOR_2.codec, content, given, state)


def _set_if_given(given: Given, state: State[Any], field: str, known: Collection[str]) -> None:
    """Set a field of the state to what the scenario gives, if anything; raise Misplaced if it is unknown."""
    value = getattr(given, field)
    if value:
        must_be_known([value], known, (field,), Text(f"thing-{field}"))
        setattr(state, field, value)


def _lay_cards(content: Content, given: Given, state: State[Any]) -> None:
    """Take each given card out of the box of all cards; what is left fills the other stacks and the rabbits.

    Without a given number all rabbits that are left are there. The tokens given to players must be within
    those in the box, too; else it raises Misplaced.
    """
    box = list(content.cards)
    for name, player in state.players.items():
        _lay_player(content, box, given.players[name] or GivenPlayer(), player)
    state.market = _laid_market(content, box, given.market)
    state.rabbits = _cards_in_box(content, box, RABBITS)[: given.rabbits]
    for token, most in content.tokens.items():
        held = sum(getattr(player, token) for player in state.players.values())
        must_be_within(held, 0, most, ("players",))


def _lay_player(content: Content, box: list[CardId], given: GivenPlayer, player: Player) -> None:
    """Give a player the cards, tokens and stars of the scenario; raise Misplaced if a card is gone."""
    for field, written in given:
        is_pile = isinstance(written, tuple)
        path = ("players", player.id, field)
        value = _take_from_box(content, box, written, path, owner=player.id) if is_pile else written
        setattr(player, field, value)


def _laid_market(
    content: Content, box: list[CardId], given: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[CardId, ...]]:
    """Return the given stacks and all others, which keep their cards with the lowest one on top."""
    must_be_known(given, content.price, ("market",), Text("thing-stack"))
    stacks = {stack: _take_from_box(content, box, cards, ("market", stack)) for stack, cards in given.items()}
    others = {stack: tuple(reversed(_cards_in_box(content, box, stack))) for stack in content.price}
    return {**others, **stacks}


def _cards_in_box(content: Content, box: list[CardId], group: str) -> tuple[CardId, ...]:
    """Return the cards of a stack, a side or the rabbits that are still in the box, in their usual order."""
    return tuple([card.id for card in content.groups[group] if card.id in box])


def _take_from_box(
    content: Content, box: list[CardId], words: Iterable[str], path: DocumentPath, owner: str = ""
) -> tuple[CardId, ...]:
    """Take cards that are named by id or character out of the box, the owner's first; raise Misplaced."""

    def belongs_to_another(card: CardId) -> bool:
        """Tell whether the id of a card, such as "alice.blue_3", names another side or none."""
        return f".{owner}_" not in card

    box.sort(key=belongs_to_another)
    return taken_out(box, words, {card.id: card.character for card in content.cards.values()}, path)


def tea_for_2_setup(content: Content, cited: Collection[str]) -> ScenarioSetup[State[Any], Content, Given]:
    """Return the set-up of scenarios for a content and the rules that they may cite."""
    decks = {side: ids.DECK(side) for side in roster(content)}
    stacks = {stack: ids.STACK(stack) for stack in content.price}
    same_names = {stream: stream for stream in (FLAMINGO, MISSIONS, WATCH)}
    ids_of_entries = [entry.id for entry in entries(content.files)]
    return ScenarioSetup(
        TEA_FOR_2,
        content,
        given=Given,
        begin=begin,
        streams=decks | stacks | same_names,
        rules=cited,
        events=events_of(events),
        name_of=partial(_name_of_drawn, content),
        names=frozenset(content.cards).union(ids_of_entries, content.tokens),
    )


def _name_of_drawn(content: Content, _stream: str, drawn: Any) -> str:
    """Return what scenarios call something drawn: for the list of a mission tile's faces, its tile."""
    if isinstance(drawn, list):
        any_face, *_others = drawn
        return f"tile_{content.missions[any_face].tile}"
    return str(drawn)
