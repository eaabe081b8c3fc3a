"""One draw of a battle: each step is done for all players before the next (BATTLE-23)."""

from collections.abc import Iterator
from functools import cache

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import CHIP, ChipDrawn, ChipPlaced, ChipReturned, PlayerStopped
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.battlefield import move_marker, the_battle
from wonderland_qt.games.wonderland.mechanics.chips import refresh
from wonderland_qt.games.wonderland.mechanics.hooks import Occasion, trigger
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import NO_DRAW, UNCHANGED, Battle, ChipId, Participant
from wonderland_qt.games.wonderland.war.madness import AfterMadness, TakeMadness


class DrawChips(Step):
    """Everybody who is still fighting draws a chip."""


class ChooseDrawn(PlayerStep):
    """The player has drawn several chips and chooses the one to play."""


class KeepDrawn(PlayerStep):
    """Of the chips drawn the player plays this one."""

    chip: ChipId


class RevealChips(Step):
    """All chips of this draw are known: triggers for them, then madness, then the other chips."""


class ResolveMadness(Step):
    """Madness and poison of this draw take effect, player by player (BATTLE-23 a)."""


class PlayChips(Step):
    """The trigger for playing the other chips fires (BATTLE-23 b)."""


class PlaceChips(Step):
    """The chips are placed, then all markers move (BATTLE-23 c, d)."""


class FinishDraw(Step):
    """The trigger for units lost in the whole draw fires."""


RESOLVE_MADNESS, AFTER_MADNESS = ResolveMadness(), AfterMadness()
PLAY_CHIPS, PLACE_CHIPS, FINISH_DRAW = PlayChips(), PlaceChips(), FinishDraw()
REVEAL_CHIPS = RevealChips()


@rules.do
def draw_chips(game: Game, step: DrawChips) -> None:
    """Let all who fight on draw and reveal one chip at the same time.

    Those who have drawn extra chips choose first which one they play; for the others, `played` is already the
    only one. Once no one can draw, strengths are compared as they stand. Rules: BATTLE-2, BATTLE-14,
    BATTLE-21, BATTLE-23 a.
    """
    battle = the_battle(game)
    drawing = []
    for player, participant in battle.participants.items():
        _begin_draw(participant)
        if participant.fight == "fighting" and _draw_chips_of(game, player, participant):
            drawing.append(player)
    battle.drawing = tuple(drawing)
    if not drawing:
        _compare_as_they_stand(battle)
        return
    battle.draws += 1
    undecided = [player for player in drawing if not battle.participants[player].played]
    if undecided:
        game.push(*[ChooseDrawn(player) for player in order.players_in_order(game, undecided)], REVEAL_CHIPS)
    else:
        reveal_chips(game, REVEAL_CHIPS)


@rules.do
def reveal_chips(game: Game, step: RevealChips) -> None:
    """Fire the trigger for revealed chips, then let madness and then the other chips take effect.

    Rules: BATTLE-23, ALLY-C1.
    """
    battle = the_battle(game)
    trigger(game, "reveal", _occasions_of_draw(battle))
    played = [battle.participants[player].played for player in battle.drawing]
    if not game.content.harmful.isdisjoint(played):
        game.push(RESOLVE_MADNESS)
    game.push(PLAY_CHIPS)


def _begin_draw(participant: Participant) -> None:
    """Clear what is remembered of a single draw, and note the strength before it.

    Comparisons use that strength until the chips are placed (BATTLE-23).
    """
    participant.before = participant.strength
    participant.played = participant.struck = participant.lost_now = 0


def _compare_as_they_stand(battle: Battle) -> None:
    """Let comparisons use the current strengths from now on (BATTLE-23)."""
    for participant in battle.participants.values():
        participant.before = NO_DRAW


def _draw_chips_of(game: Game, player: PlayerId, participant: Participant) -> bool:
    """Draw the player's chip and any extra ones; a player without any chip stops: return False.

    Changes to the strength of the chip of an earlier draw are forgotten. Rules: BATTLE-21, ALLY-C1.
    """
    chip = _draw_one(game, player)
    if not chip:
        stop_drawing(game, player, must=True)
        return False
    participant.drawn, participant.played = (chip,), chip
    participant.becomes, participant.plus, participant.times = UNCHANGED, 0, 1
    if participant.extra:
        _draw_more(game, player, participant)
    return True


def _draw_one(game: Game, player: PlayerId) -> ChipId:
    """Draw a chip, refreshing the bag first if it is empty; return 0 if none is left (BATTLE-21).

    Lookahead keeps no events, so it saves the time to make one.
    """
    owner = game.state.players[player]
    if not owner.bag:
        if not owner.exhausted and not owner.madness:
            return 0
        refresh(game, player)
    chip = game.chance.pick(ids.BAG(player), owner.bag)
    owner.bag = without(owner.bag, chip)
    if game.events is not None:
        game.emit(ChipDrawn(player=player, chip=chip))
    return chip


def _draw_more(game: Game, player: PlayerId, participant: Participant) -> None:
    """Draw the extra chips (ALLY-C1); with any, no chip is chosen yet, which a `played` of 0 says."""
    extra, participant.extra = participant.extra, 0
    for _ in range(extra):
        chip = _draw_one(game, player)
        if chip:
            participant.drawn += (chip,)
            participant.played = 0


@rules.ask
def choose_drawn(position: Position, step: ChooseDrawn) -> tuple[Decision, ...]:
    """Offer the different chips drawn, madness and poison included (ALLY-C1, BATTLE-23 a, GAME-11)."""
    chips, drawn = position.content.chips, the_battle(position).participants[step.player].drawn
    by_face: dict[str, ChipId] = {}
    for chip in drawn:
        by_face.setdefault(chips[chip].face, chip)
    options = tuple([_drawn_option(step.player, face, chip) for face, chip in by_face.items()])
    return (Decision(step.player, Text("ask-drawn"), options),)


@cache
def _drawn_option(player: PlayerId, face: str, chip: ChipId) -> Option:
    label = text("option-drawn", chip=Text(face))
    return Option(ids.PLAY(face), (KeepDrawn(player, chip),), label, take=ids.CHIP(chip))


@rules.do
def keep_drawn(game: Game, step: KeepDrawn) -> None:
    """Keep one of the chips drawn and return the others to the bag, without effect (ALLY-C1, BATTLE-25)."""
    participant = the_battle(game).participants[step.player]
    returned = without(participant.drawn, step.chip)
    participant.drawn, participant.played = (step.chip,), step.chip
    game.state.players[step.player].bag += returned
    for chip in returned:
        game.emit(ChipReturned(player=step.player, chip=chip))


def stop_drawing(game: Game, player: PlayerId, must: bool = False) -> None:
    """Let the player draw no more in this battle (BATTLE-15); one who `must` stop did not choose to.

    The participant notes after how many draws that was, and the battle in what order players stopped.
    """
    battle = the_battle(game)
    participant = battle.participants[player]
    participant.fight, participant.stopped = "stopped", battle.draws
    battle.stopped += (player,)
    game.emit(PlayerStopped(player=player, must=must))


def _occasions_of_draw(battle: Battle) -> Iterator[Occasion]:
    """Return an occasion for each player in this draw who is not bust, about the chip they play."""
    participants = battle.participants
    return (Occasion(p, participants[p].played) for p in battle.drawing if participants[p].fight != "busted")


@rules.do
def resolve_madness(game: Game, step: ResolveMadness) -> None:
    """Let the players who drew madness or poison resolve it, then fire the triggers for it (BATTLE-18).

    They are no longer in this draw, as they have no chip to play and to place.
    """
    battle, harmful = the_battle(game), game.content.harmful
    struck = [player for player in battle.drawing if battle.participants[player].played in harmful]
    for player in order.players_in_order(game, struck):
        game.push(TakeMadness(player, battle.participants[player].played))
    game.push(AFTER_MADNESS)
    battle.drawing = tuple([player for player in battle.drawing if player not in struck])


@rules.do
def play_chips(game: Game, step: PlayChips) -> None:
    """Fire the trigger for chips being played; their strengths are read when they are placed (BATTLE-11)."""
    trigger(game, "played", _occasions_of_draw(the_battle(game)))
    game.push(PLACE_CHIPS)


@rules.do
def place_chips(game: Game, step: PlaceChips) -> None:
    """Place all the chips, then move all the markers (BATTLE-11, BATTLE-12, BATTLE-23 c and d)."""
    battle = the_battle(game)
    strengths = {}
    for player in battle.drawing:
        participant = battle.participants[player]
        if participant.drawn:
            strengths[player] = _place_chip(game, player, participant)
    for player, strength in strengths.items():
        move_marker(game, player, strength, CHIP)
    _compare_as_they_stand(battle)
    trigger(game, "after_strength", _occasions_of_draw(battle))
    game.push(FINISH_DRAW)


def _place_chip(game: Game, player: PlayerId, participant: Participant) -> int:
    """Move the player's chip to the active row and return its strength (BATTLE-11).

    Lookahead keeps no events, so it saves the time to make one.
    """
    chip, strength = participant.played, chip_strength(game.content, participant)
    participant.drawn = ()
    game.state.players[player].active += (chip,)
    if game.events is not None:
        game.emit(ChipPlaced(player=player, chip=chip, strength=strength))
    return strength


def chip_strength(content: Content, participant: Participant) -> int:
    """Return the strength of the chip being played, after all changes in their order (ALLY-7, ALLY-8)."""
    printed = content.chips[participant.played].strength
    strength = printed if participant.becomes == UNCHANGED else participant.becomes
    return max(strength + participant.plus, 0) * participant.times


@rules.do
def finish_draw(game: Game, step: FinishDraw) -> None:
    """Fire the trigger for players who lost units in this draw (CLAR-7)."""
    participants = the_battle(game).participants
    trigger(game, "units_lost", [Occasion(p) for p, part in participants.items() if part.lost_now])
