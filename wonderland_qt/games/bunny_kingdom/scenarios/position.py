"""Turns a scenario's `given` into a state, with its next steps on the agenda."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from wonderland_qt.components.scenario_steps import Agenda, of_number, of_player, taken_out
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill, Construct
from wonderland_qt.games.bunny_kingdom.content.content_files import Phase
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.exploration import Explore, NextChoice
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.rules import PASSING, rules
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given, GivenPlayer
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame
from wonderland_qt.games.bunny_kingdom.setup import starting_state
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING, Player, State

STEPS_WITH_PHASE: dict[str, tuple[Step, Phase]] = {
    "explore": (Explore(), "exploration"),
    "choose": (NextChoice(), "exploration"),
    "construct": (Construct(), "construction"),
    "harvest": (Harvest(), "harvest"),
    "parchments": (OpenParchments(), "scoring"),
    "end": (EndGame(), "scoring"),
}


AGENDA: Agenda[Content, Given] = Agenda(
    rules,
    bare={word: (step,) for word, (step, _) in STEPS_WITH_PHASE.items()},
    about={"build": of_player(BuildAtWill), "round": of_number(PlayRound)},
    example="build: yellow",
)


def phase_of(given: Given) -> Phase:
    """Return the phase of the scenario's next steps; construction if they are of no one phase."""
    words = AGENDA.words(given)
    for word, (_step, phase) in STEPS_WITH_PHASE.items():
        if word in words:
            return phase
    return "construction"


PILES = ("hand", "reserve", "waiting", "parchments", "used", "discarded")
TOWERS = 2


def begin(content: Content, given: Given) -> State[Any]:
    """Return the state of a scenario, with its next steps on the agenda; raises Misplaced."""
    seats = given.seats(colours(content), content.deals, Text("thing-colour"))
    must_be_within(given.round, 1, content.settings.rounds, ("round",))
    options: dict[str, str] = {PASSING: given.passing} if given.passing else {}
    state = starting_state(content, NewGame(seats, given.seed, options))
    state.round, state.phase = given.round, phase_of(given)
    for name, player in state.players.items():
        _lay_player(content, state, given.players[name] or GivenPlayer(), player)
    taken = [square for player in state.players.values() for square in player.squares]
    must_lie_once(taken, ("players",), Text("thing-square"))
    state.kept = tuple(_waiting_camp(state, card) for card in given.kept)
    return AGENDA.begun(BUNNY_KINGDOM.codec, content, given, state)


def _lay_player(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Give a player the squares, cards, trades and harvests of the scenario; raises Misplaced.

    Squares come first: the cards by which they were taken go to the used pile, below those given for it.
    """
    path: DocumentPath = ("players", player.id)
    must_be_within(len(given.harvests), 0, content.settings.rounds, (*path, "harvests"))
    _lay_squares(content, state, given, player, path=(*path, "squares"))
    for pile in PILES:
        there: tuple[CardId, ...] = getattr(player, pile)
        taken = _take_from_deck(content, state, getattr(given, pile), (*path, pile))
        setattr(player, pile, there + taken)
    _check_kinds(content, player, path)
    _check_trade(content, player, given.trade, (*path, "trade"))
    player.trade, player.harvests = given.trade, given.harvests


def _check_trade(content: Content, player: Player, trade: Mapping[str, str], path: DocumentPath) -> None:
    """Raise Misplaced for a square without a trading post, or a resource that the post cannot produce."""
    built = {square: content.buildings[card] for square, card in player.squares.items() if card}
    posts = {square: building for square, building in built.items() if building.produces_one_of}
    must_be_known(trade, posts, path, Text("thing-trading-post"))
    for square, resource in trade.items():
        must_be_known([resource], posts[square].produces_one_of, path, Text("thing-product"))


def _lay_squares(
    content: Content, state: State[Any], given: GivenPlayer, player: Player, path: DocumentPath
) -> None:
    """Set up a player's rabbits and buildings, whose cards are used then.

    For a camp's square no card was played.
    """
    must_be_known(given.built, content.terrain, path, Text("thing-square"))
    player.squares = built = _built_from_words(content, state, given.built, path)
    territories = [f"territory_{square}" for square, card in built.items() if not _is_camp(content, card)]
    taken = _take_from_deck(content, state, territories, path)
    buildings = dict.fromkeys(filter(None, built.values()))
    player.used = (*taken, *buildings)


def _built_from_words(
    content: Content, state: State[Any], words: Mapping[str, str], path: DocumentPath
) -> dict[str, CardId]:
    """Return by square the card of the building that its word means, taken from the deck.

    A square without a word has only its rabbit. The word of a tower that stands already is the second of its
    pair, which belongs to one card (TOWER-1).
    """
    built: dict[str, CardId] = {}
    for square, word in words.items():
        built[square] = _first_tower(content, built.values(), word)
        if built[square] == NO_BUILDING and word:
            (built[square],) = _take_from_deck(content, state, [word], path)
        _check_building(content, square, built[square], path)
    _check_pairs(content, built, path)
    return built


def _first_tower(content: Content, built: Iterable[CardId], word: str) -> CardId:
    """Return the sky tower of this id or name that stands on another square, NO_BUILDING if none does.

    Both towers of a pair belong to one card.
    """
    for card in filter(None, built):
        is_meant = word in (card, content.cards[card].of)
        if is_meant and content.buildings[card].kind == "sky_tower":
            return card
    return NO_BUILDING


def _check_pairs(content: Content, built: dict[str, CardId], path: DocumentPath) -> None:
    """Raise Misplaced for a pair of towers that does not stand on two squares (TOWER-1)."""
    for card, squares in Counter(filter(None, built.values())).items():
        if content.buildings[card].kind == "sky_tower" and squares != TOWERS:
            raise Misplaced(path, text("towers-squares", card=card, squares=squares, towers=TOWERS))


def _is_camp(content: Content, card: CardId) -> bool:
    """Tell whether a square's card is a camp; a square with only a rabbit has none."""
    return bool(card) and content.buildings[card].kind == "camp"


def _check_building(content: Content, square: str, card: CardId, path: DocumentPath) -> None:
    """Raise Misplaced for a building that may not stand on a square (BUILD-4, BUILD-8, FARM-3)."""
    if not card:
        return
    must_be_known([card], content.buildings, (*path, square), Text("thing-building"))
    if content.printed[square]:
        raise Misplaced((*path, square), text("city-is-printed", square=square))
    if not content.can_stand(card, square):
        terrain = content.terrain[square].id
        raise Misplaced((*path, square), text("cannot-stand-on", card=card, terrain=terrain))


def _check_kinds(content: Content, player: Player, path: DocumentPath) -> None:
    """Raise Misplaced for a card that waits and is no building, or lies as a parchment and is none."""
    must_be_known(player.waiting, content.buildings, (*path, "waiting"), Text("thing-building"))
    must_be_known(player.parchments, content.parchments, (*path, "parchments"), Text("thing-parchment"))


def _take_from_deck(
    content: Content, state: State[Any], words: Iterable[str], path: DocumentPath
) -> tuple[CardId, ...]:
    """Take cards out of the deck, by id or by the name of any copy; raises Misplaced."""
    deck = list(state.deck)
    taken = taken_out(deck, words, {card: known.of for card, known in content.cards.items()}, path)
    state.deck = tuple(deck)
    return taken


def _waiting_camp(state: State[Any], word: str) -> CardId:
    """Return the card of a camp that the scenario says is kept; raises Misplaced if it does not wait."""
    waiting = [card for player in state.players.values() for card in player.waiting]
    must_be_known([word], waiting, ("kept",), Text("thing-camp-waiting"))
    return word
