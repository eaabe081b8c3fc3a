"""Scoring: how missions score at the end of the game, and who wins (MISSION, END)."""

from collections.abc import Iterator, Mapping

from wonderland_qt.components.amounts import Some
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.tea_for_2 import events
from wonderland_qt.games.tea_for_2.content_files import CharacterRef, Scoring, Token
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rules import Game, Position, rules
from wonderland_qt.games.tea_for_2.state import Player, with_more


class EndGame(Step):
    """The missions score."""


class MostOf(Scoring, word="most_of", shorthand="characters"):
    """{most_of: [caterpillar, alice]}: most cards of these characters, counted together (MISSION-2)."""

    characters: tuple[CharacterRef, ...]

    def count(self, content: Content, owner: Player) -> int:
        """Count the cards of these characters in deck and discard pile."""
        is_counted = cards_showing(content, self.characters).__contains__
        return sum(map(is_counted, owner.deck + owner.discard))


@known_of_content()
def cards_showing(content: Content, characters: tuple[CharacterRef, ...]) -> frozenset[CardId]:
    """Return the cards that show one of these characters."""
    return frozenset([card for card, known in content.cards.items() if known.character in characters])


class MostCards(Scoring, word="most_cards"):
    """{most_cards}: most cards of any kind in deck and discard pile (MISSION-3)."""

    def count(self, content: Content, owner: Player) -> int:
        """Count all cards of deck and discard pile."""
        return len(owner.deck) + len(owner.discard)


class MostDestroyed(Scoring, word="most_destroyed"):
    """{most_destroyed}: most cards destroyed (MISSION-3)."""

    def count(self, content: Content, owner: Player) -> int:
        """Count the destroyed cards."""
        return len(owner.destroyed)


class PerToken(Scoring, word="per_token"):
    """{per_token: {token: tarts, stars: 1}}: stars for each token, to both players (MISSION-5, MISSION-6)."""

    token: Token
    stars: Some

    def count(self, content: Content, owner: Player) -> int:
        """Count the tokens."""
        return int(getattr(owner, self.token))


def counts_of(content: Content, mission: str, owners: Mapping[PlayerId, Player]) -> dict[PlayerId, int]:
    """Return the count of each player for a mission."""
    scoring = content.missions[mission].scores
    return {player: scoring.count(content, owner) for player, owner in owners.items()}


def stars_of(
    content: Content, stack: StackId, mission: str, owners: Mapping[PlayerId, Player], flamingo: PlayerId
) -> dict[PlayerId, int]:
    """Return the stars of each player if a mission were scored now (MISSION-2 to MISSION-6).

    A mission that scores no single tokens gives the price of its stack to the player with more of what it
    counts, and the flamingo breaks a tie.
    """
    scoring, counts = content.missions[mission].scores, counts_of(content, mission, owners)
    if isinstance(scoring, PerToken):
        return {player: scoring.stars * count for player, count in counts.items()}
    most = with_more(counts, flamingo)
    return {player: content.price[stack] if player == most else 0 for player in owners}


def scored_stacks(market: Mapping[StackId, tuple[CardId, ...]]) -> Iterator[StackId]:
    """Yield the empty stacks: only the missions above them are scored (MISSION-1, END-3)."""
    return (stack for stack, cards in market.items() if not cards)


@rules.do
def end_game(game: Game, step: EndGame) -> None:
    """Score the missions above empty stacks and end the game (MISSION-1, END-3, END-4).

    There is exactly one winner, as the flamingo breaks a tie (END-5). The reason of the end is a lack of
    White Rabbits, or else of cards in the stacks (END-1, END-2).
    """
    state = game.state
    state.phase = "over"
    for stack in scored_stacks(state.market):
        mission = state.missions[stack]
        for player, stars in stars_of(
            game.content, stack, mission, owners=state.players, flamingo=state.flamingo
        ).items():
            if stars:
                owner = state.players[player]
                owner.scored = {**owner.scored, mission: stars}
                game.emit(events.MissionScored(player=player, mission=mission, stars=stars))
    (state.winner,) = winners(game)
    game.emit(events.GameEnded(winner=state.winner, reason="rabbit" if state.rabbit_missing else "stacks"))


def scores(position: Position) -> dict[PlayerId, int]:
    """Return the total stars of each player (END-4)."""
    return {name: player.total for name, player in position.state.players.items()}


def winners(position: Position) -> tuple[PlayerId, ...]:
    """Return the player with most stars; the flamingo breaks a tie (END-5)."""
    return (with_more(scores(position), position.state.flamingo),)


def standings(position: Position, _viewer: PlayerId | None) -> tuple[Standing, ...]:
    """Return each player's stars line by line: those gained, those of each mission, and the total (END-4)."""
    lines = list[Standing]()
    for name, player in position.state.players.items():
        lines.append(Standing(name, Text("score-stars"), player.stars))
        for mission in position.state.missions.values():
            lines.append(Standing(name, Text(mission), player.scored.get(mission, 0)))
        lines.append(Standing(name, Text("score-total"), player.total))
    return tuple(lines)


def tie(position: Position) -> Text | None:
    """Return how a tie was broken, or None without a tie (END-5)."""
    return Text("tie-flamingo") if len(set(scores(position).values())) == 1 else None
