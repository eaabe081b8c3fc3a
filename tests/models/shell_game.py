"""Shells: Pebbles with something to see: pieces, a log, and a secret choice when the game begins."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.engine.pebbles import (
    ANN,
    BEN,
    CAT,
    PEBBLES,
    Compare,
    DealAll,
    LayPebbles,
    PebbleContent,
    Pebbles,
    PebbleSeen,
    Seen,
    rules,
)
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Position, Rules
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Display, GameWords, Ruleset
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text

PLAYERS = (ANN, BEN, CAT)
WORDS = Words(
    "en",
    Catalogue(
        {
            "shells.ftl": """
ann = Ann's shells
ben = Ben's shells
cat = Cat's shells
lay = Lay a pebble
wish = Wish for a pebble
wish-for = a { $strength }
take-or-press = Take or press?
take = take
press = press
swap = Swap a pebble?
keep = keep
pebble = pebble { $strength }
shell = a shell
points = points
seen = { $player } sees pebble { $pebble }.
list-middle = { $first }, { $next }
list-last = { $first } and { $last }
player-title = { $name }
player-named = { $name }
player-state = { $player }: { $state }
prompt-asked = { $name }: { $prompt }
prompt-turn-over = { $name }: end the turn?
prompt-over = over
prompt-waiting = waiting for { $names }
prompt-peeking = { $name } looks
"""
        }
    ),
)


class Wish(Step):
    """Everybody wishes for a pebble, in secret, and sees their own while doing so."""


shell_rules: Rules[Pebbles[Any], PebbleContent] = Rules()
shell_rules.does |= rules.does
shell_rules.asks |= rules.asks


@shell_rules.ask
def wish(position: Position[Pebbles[Any], PebbleContent], step: Wish) -> tuple[Decision, ...]:
    return tuple(
        Decision(player, Text("wish"), tuple(_wishes(hand.pebbles)), private=True, shown=True)
        for player, hand in position.state.hands.items()
    )


def _wishes(pebbles: tuple[int, ...]) -> Iterator[Option]:
    for pebble in sorted(set(pebbles)):
        yield Option(f"wish-{pebble}", (), text("wish-for", strength=pebble), take=f"pebble:{pebble}")


def starting_state(content: PebbleContent, chosen: NewGame) -> Pebbles[Any]:
    """Return the state of a new game that begins with the wishes."""
    state = PEBBLES.new(content, chosen).state
    for hand in state.hands.values():
        state.bag += hand.pebbles
        hand.pebbles = ()
    state.agenda[:] = [Compare(), LayPebbles(), Wish(), DealAll()]
    return state


def pieces(seen: Seen, _content: PebbleContent) -> Sequence[Piece]:
    """Return every hand: one's own face up, the others' as shells without a name."""
    table = [Piece(player, "hand", player, text=Text(player)) for player, _ in seen.held]
    for player, count in seen.held:
        mine = seen.mine if player == seen.viewer else ()
        table += [_shell(player, order, mine) for order in range(count)]
    return table


def _shell(player: PlayerId, order: int, mine: tuple[int, ...]) -> Piece:
    if mine:
        said = text("pebble", strength=mine[order])
        return Piece(f"{player}:{order}", "pebble", f"pebble-{mine[order]}", player, order, text=said)
    return Piece(f"{player}:{order}", "shell", "shell", player, order, face=False, text=Text("shell"))


def log_text(event: Event, _content: PebbleContent, names: Mapping[PlayerId, str]) -> Text | None:
    """Return the line that tells a pebble to anyone who saw it."""
    if isinstance(event, PebbleSeen):
        return text("seen", player=names[event.player], pebble=event.pebble)
    return None


def standings(
    position: Position[Pebbles[Any], PebbleContent], _viewer: PlayerId | None
) -> tuple[Standing, ...]:
    """Return everybody's points."""
    hands = position.state.hands.items()
    return tuple(Standing(player, Text("points"), hand.points) for player, hand in hands)


SHELLS: Ruleset[Pebbles[Any], PebbleContent] = dataclasses.replace(
    PEBBLES,
    id="shells",
    rules=shell_rules,
    starting_state=starting_state,
    narration=GameWords(log_text=log_text, standings=standings),
    display=Display(pieces=pieces),
)


def session(
    bots: Mapping[PlayerId, str] | None = None, seed: int = 3, ruleset: Any = SHELLS, **more: Any
) -> Session[Any, Any]:
    """Return a session of Ann, Ben and Cat, of whom some are bots."""
    kinds = bots or {}
    seats = tuple(Seat(player, player.title(), kinds.get(player, "")) for player in PLAYERS)
    return Session.start(ruleset, PebbleContent(), NewGame(PLAYERS, seed), seats, **more)
