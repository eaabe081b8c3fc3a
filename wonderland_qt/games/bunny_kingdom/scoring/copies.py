"""Copying parchments: their holders choose in secret which parchments they copy (COPY)."""

from itertools import chain

from wonderland_qt.components.seat_order import neighbour
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.events import ParchmentCopied
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, rules
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, counts_as, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import Copy, score
from wonderland_qt.games.bunny_kingdom.state import Player

Choices = dict[CardId, tuple[CardId, ...]]
"""By copying parchment that must choose, the cards that it may copy."""


class ChooseCopies(Step):
    """Holders choose what copying parchments copy, until none must choose."""


class AskCopies(Step):
    """All holders of copying parchments that must choose are asked at the same time."""


class CopyParchment(PlayerStep):
    """A copying parchment takes the text of a neighbour's parchment."""

    card: CardId
    copied: CardId


@rules.do
def choose_copies(game: Game, step: ChooseCopies) -> None:
    """Ask until none must choose; a copy of a copying parchment chooses again (SCORE-2, COPY-7)."""
    if any(choices(game, player) for player in game.state.players.values()):
        game.push(AskCopies(), step)


@rules.ask
def ask_copies(position: Position, step: AskCopies) -> tuple[Decision, ...]:
    """Ask all holders in secret at the same time, one answer for all their copying parchments (COPY-5)."""
    known = realms(position.content, position.state.players)
    must_choose = {player: choices(position, realm.owner) for player, realm in known.items()}
    return tuple(_copy_decision(known[player], cards) for player, cards in must_choose.items() if cards)


@rules.do
def copy_parchment(game: Game, step: CopyParchment) -> None:
    """Let the parchment copy the card, whose owner loses nothing (COPY-1, COPY-2)."""
    player = game.state.players[step.player]
    copied_before = player.copies.get(step.card, ())
    player.copies = {**player.copies, step.card: (*copied_before, step.copied)}
    game.emit(ParchmentCopied(player=step.player, parchment=step.card, copied=step.copied))


def choices(position: Position, player: Player) -> Choices:
    """Return the player's copying parchments that must choose now (COPY-6)."""
    to_copy = {card: _cards_to_copy(position, player, card) for card in player.parchments}
    return {card: others for card, others in to_copy.items() if others}


def _cards_to_copy(position: Position, player: Player, card: CardId) -> tuple[CardId, ...]:
    """Return the parchments of the neighbour that `card` may copy, none if it copies nothing (any more).

    A parchment that it has copied before is left out (COPY-7, COPY-8).
    """
    verb = _copy_verb(position.content, counts_as(player, card))
    if verb is None:
        return ()
    neighbour_id = neighbour(position.state.seats, player.id, verb.neighbour)
    copied_before = player.copies.get(card, ())
    parchments = position.state.players[neighbour_id].parchments
    return tuple(other for other in parchments if other != card and other not in copied_before)


def _copy_verb(content: Content, parchment: CardId) -> Copy | None:
    """Return the verb by which a parchment copies another, None if it copies none."""
    copying = [verb for verb in content.verbs[parchment] if isinstance(verb, Copy)]
    return copying[0] if copying else None


def _copy_decision(realm: Realm, must_choose: Choices) -> Decision:
    """Return the decision of one holder, who picks as many options as cards copy (COPY-6).

    If there are no more options than that, they become a single one, which makes all copies.
    """
    options = [_copy_option(realm, card, other) for card, others in must_choose.items() for other in others]
    prompt, pick_count = text("ask-copy", parchments=tuple(map(Text, must_choose))), len(must_choose)
    if len(options) == pick_count:
        options, pick_count = [_joined_option(*options)], 1
    return Decision(realm.owner.id, prompt, tuple(options), private=True, pick_count=pick_count)


def _joined_option(first: Option, *others: Option) -> Option:
    """Return the first option with the steps of all others after its own."""
    return first.followed_by(*chain.from_iterable(option.then for option in others))


def _copy_option(realm: Realm, card: CardId, other: CardId) -> Option:
    """Return the option that `card` copies `other`, with the points that it would then score."""
    realm_with_copy = realm.holding(card, other)
    points = score(realm_with_copy, card).points
    rules = tuple(map(describe, realm.content.parchments[other].score))
    label = text("option-copy", parchment=Text(card), copied=Text(other), rules=rules, value=points)
    copy = CopyParchment(realm.owner.id, card, other)
    return Option(f"{card}={other}", (copy,), label, take=ids.CARD(card), put=ids.CARD(other))
