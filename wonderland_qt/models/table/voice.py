"""The voice of a table: the names of players, the prompt, and recaps, in words."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.models.narration.names import names_at
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.score_history import Leap, best_leaps
from wonderland_qt.models.table.pads import Pad, Pads
from wonderland_qt.models.table.screen import Screen

LAST_LINES, MOST_LINES = 8, 60


class Voice:
    """Puts the state of a table into words for the viewer, without revealing hidden information."""

    def __init__(
        self, session: Session[Any, Any], words: Words, screen: Screen, pads: Pads, narrator: Narrator
    ) -> None:
        self._session, self._words = session, words
        self._screen, self._pads, self._narrator = screen, pads, narrator

    def name_of(self, player: PlayerId) -> str:
        """Return the name of the person or bot who plays a role, or the role's if there is none."""
        return self._names_of_players[player] or self._words.say(Text(player))

    def title_of(self, player: PlayerId) -> str:
        """Return the name together with the role, as in "Ann (White)", unless it names the role itself."""
        role, name = self._words.say(Text(player)), self.name_of(player)
        if name == role or name.endswith(f"({role})"):
            return name
        return self._words.say(text("player-title", name=name, role=role))

    def say(self, words: Text) -> str:
        """Return a text in words, with the names of players in place of their roles."""
        return self._words.say(self._with_names(words))

    def _with_names(self, words: Text) -> Text:
        """Return a text with each role, also inside arguments, replaced by its player's name, if any."""
        player = self._names_of_players.get(PlayerId(words.key))
        if player is not None:
            return text("player-named", name=player) if player else words
        arguments = ((name, self._argument_with_names(value)) for name, value in words.arguments)
        return Text(words.key, tuple(arguments))

    def _argument_with_names(self, value: Argument) -> Argument:
        """Return an argument of a text with the players' names in the texts that it is or has."""
        if isinstance(value, tuple):
            return tuple(map(self._with_names, value))
        return self._with_names(value) if isinstance(value, Text) else value

    @property
    def _names_of_players(self) -> dict[PlayerId, str]:
        return names_at(self._session.seats, self._words)

    @property
    def prompt(self) -> Text:
        """Return the current question, or the players whom the game waits for.

        A look at private information, the end of a turn and that of the game have words of their own. Persons
        who answer at once share one question; who answers alone is asked by name, for a secret key or openly.
        """
        if self._screen.peeking is not None:
            return text("prompt-peeking", name=self.name_of(self._screen.peeking))
        if self._pads.together:
            return _asked_together(self._pads.together)
        asked = self._pads.in_turn.decision if self._pads.in_turn else self._pads.open_decision
        if asked is not None:
            return text("prompt-asked", name=self.name_of(asked.player), prompt=asked.prompt)
        if self._session.turn_to_end is not None:
            return text("prompt-turn-over", name=self.name_of(self._session.turn_to_end))
        if self._session.over:
            return Text("prompt-over")
        return self._waited_for

    @property
    def _waited_for(self) -> Text:
        """Return a text about the bot that thinks, or about the players whom the game waits for."""
        thinking = self._session.next_bot()
        if thinking is not None and self._pads.nobody_asked:
            return text("prompt-thinks", name=self.name_of(thinking))
        names = tuple(text("player-named", name=self.name_of(player)) for player in self._session.waiting)
        return text("prompt-waiting", names=names)

    def words_on_beat(self, beat: Beat) -> Text | None:
        """Return the words on a beat: its performer's name, or that it waits for a click; or None."""
        if beat.waits:
            return Text("prompt-go-on")
        return text("player-named", name=self.name_of(beat.performer)) if beat.performer else None

    @property
    def buttons_to_peek(self) -> dict[PlayerId, Text]:
        """Return the words of the button with which each person can look at private information now.

        A person alone, or one whose view is shown already, sees it anyway; so does everybody once it is over.
        """
        session = self._session
        persons = [seat.player for seat in session.seats if not seat.is_bot]
        if len(persons) < 2 or self._screen.viewer is not None or session.over:
            return {}
        words = {player: session.ruleset.display.own_secrets(session.game, player) for player in persons}
        return {player: button for player, button in words.items() if button is not None}

    def preview(self, option: Option) -> Text | None:
        """Return the game's own preview of an option, or None."""
        session, decision = self._session, self._pads.open_decision
        return session.ruleset.narration.preview(session.game, decision, option) if decision else None

    @property
    def recap(self) -> list[str]:
        """Return the lines since the acting person's last turn, or the last few if no one is asked.

        There are none while the curtain is down, or while a person only looks at their private information.
        """
        if self._screen.covered_for is not None or self._screen.peeking is not None:
            return []
        acting, viewer = self._screen.acting, self._screen.viewer
        if acting is None or self._pads.nobody_asked:
            return [line.words for line in self._narrator.log(viewer)[-LAST_LINES:]]
        return self._narrator.since(acting, viewer)[-MOST_LINES:]

    @property
    def since_last_turn(self) -> range:
        """Return the range of answers since the acting person's last one, or the last few."""
        acting, viewer = self._screen.acting, self._screen.viewer
        if acting is None:
            entries = self._session.log(viewer)[-LAST_LINES:]
        else:
            entries = self._session.since_last_turn(acting, viewer)
        return range(entries[0].answer, entries[-1].answer + 1) if entries else range(0)

    @property
    def recap_title(self) -> Text:
        """Return the title of the recap: what happened since the acting person's turn, or last."""
        acting = self._screen.acting
        if acting is None or self._pads.nobody_asked:
            return Text("recap-last")
        return self._with_names(text("recap-since", name=Text(acting)))

    @property
    def tie(self) -> str:
        """Return how a tie for the win was broken, or ""."""
        session = self._session
        broken = session.ruleset.narration.tie(session.game) if session.over else None
        return self.say(broken) if broken else ""

    def best_moments(self) -> list[tuple[str, ...]]:
        """Return the largest leaps of scores, each in words from the longest to the shortest version."""
        return [self._wordings_of_leap(leap) for leap in best_leaps(self._session.score_history)]

    def _wordings_of_leap(self, leap: Leap) -> tuple[str, ...]:
        """Return a leap's moment in words, from all its lines down to the first one only."""
        lines = self._narrator.leap(leap, viewer=None)
        all_lines = " ".join(lines)
        shorter = [f"{' '.join(lines[:count])} …" for count in range(len(lines) - 1, 0, -1)]
        return tuple(self._sentence_of_leap(leap, words) for words in (all_lines, *shorter))

    def _sentence_of_leap(self, leap: Leap, lines: str) -> str:
        """Return the sentence on a player's best moment, or on the worst if the score only fell."""
        if leap.gain < 0:
            return self._words.say(text("hard-moment", loss=-leap.gain, told=lines))
        return self._words.say(text("best-moment", gain=leap.gain, told=lines))


def _asked_together(pads: tuple[Pad, ...]) -> Text:
    """Return the question that several persons answer at once, or that each has an own one."""
    prompts = {pad.decision.prompt for pad in pads}
    if len(prompts) > 1:
        return Text("prompt-together-each")
    return text("prompt-together", prompt=prompts.pop())
