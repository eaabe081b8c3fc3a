"""The deck of quests: drawing into a hand and discarding from it."""

from __future__ import annotations

from wonderland_qt.components.deck import without
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import quest_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import QuestsDiscarded, QuestsDrawn, QuestSeen
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import CardId


class ChooseDiscard(PlayerStep):
    """The player chooses a quest in hand to discard."""


class DiscardQuest(PlayerStep):
    """A quest leaves the player's hand."""

    quest: CardId


def draw_quests(game: Game, player: PlayerId, quests: int) -> None:
    """Draw quests into the hand, as many as there are; others see only how many (REWARD-17, REWARD-18)."""
    drawn = sum(_draw_quest(game, player) for _ in range(quests))
    if drawn:
        game.emit(QuestsDrawn(player=player, quests=drawn))


def _draw_quest(game: Game, player: PlayerId) -> bool:
    """Move one quest to the hand from the deck, which is rebuilt from the discards when empty."""
    state = game.state
    if not state.quest_deck:
        state.quest_deck, state.quest_discards = state.quest_discards, ()
    if not state.quest_deck:
        return False
    quest = game.chance.pick("quests", state.quest_deck)
    state.quest_deck = without(state.quest_deck, quest)
    state.players[player].quests += (quest,)
    game.emit(QuestSeen(player=player, quest=quest, audience=(player,)))
    return True


@rules.ask
def choose_discard(position: Position, step: ChooseDiscard) -> tuple[Decision, ...]:
    """Offer the quests in hand; feats done lie open and are not in it (REWARD-18)."""
    hand = position.state.players[step.player].quests
    options = tuple([discard_option(position.content, step.player, quest) for quest in hand])
    return (Decision(step.player, Text("ask-discard-quest"), options, private=True),)


@known_of_content()
def discard_option(content: Content, player: PlayerId, quest: CardId) -> Option:
    """Return the option to discard a quest."""
    label = text("option-discard-quest", quest=quest_text(content, quest))
    return Option(ids.DISCARD(quest), (DiscardQuest(player, quest),), label, take=ids.CARD(quest))


@rules.do
def discard_quest(game: Game, step: DiscardQuest) -> None:
    """Lay a quest aside, unseen (SETUP-13, REWARD-18)."""
    player = game.state.players[step.player]
    player.quests = without(player.quests, step.quest)
    game.state.quest_discards += (step.quest,)
    game.emit(QuestsDiscarded(player=step.player, quests=1))
