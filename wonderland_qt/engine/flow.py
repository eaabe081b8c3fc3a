"""Flow: the agenda of steps, run until a rule asks somebody or the game is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import field

from wonderland_qt.engine.chance import Chance
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record, clone
from wonderland_qt.engine.words.message_parts import in_quotes
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

STEPS_WITHOUT_DECISION = 10_000
DECISIONS_IN_A_GAME = 20_000
NOBODY: frozenset[PlayerId] = frozenset()

StepT = TypeVar("StepT", bound=Step)
StateT = TypeVar("StateT", bound="GameState[Any]")
ContentT = TypeVar("ContentT")


class IllegalChoice(WordedError, ValueError):
    """The player was not asked, or the option is not offered."""


class EndlessGame(WordedError, RuntimeError):
    """The game would never end: a loop of steps or of decisions that edited content can make."""


class GameState(Record, Generic[StepT], kw_only=True):
    """The fields that the state of every game has.

    `agenda` is a stack of the steps left to do, the next one at its end. `streams` are the counters of the
    random streams (see `Chance`). `sealed` maps players to the answers they have given to a simultaneous
    decision and may still replace. `options` are the game options chosen before the game. `answered` counts
    the answers given so far.
    """

    seed: int
    options: Mapping[str, str] = {}
    agenda: list[StepT] = field(default_factory=list)
    streams: dict[str, int] = field(default_factory=dict)
    sealed: dict[PlayerId, str] = field(default_factory=dict)
    answered: int = 0


class Position(Generic[StateT, ContentT]):
    """A state and the content it is played with: all that an ask rule may read."""

    __slots__ = ("content", "state")

    def __init__(self, state: StateT, content: ContentT) -> None:
        self.state = state
        self.content = content


class Rules(Generic[StateT, ContentT]):
    """A game's rules, by the class of the step that they handle.

    A do rule `(game, step)` changes the state; an ask rule `(position, step)` is pure and returns one
    decision for each asked player. Rules are registered with the decorators `do` and `ask`, which read the
    step's class from the annotation.
    """

    def __init__(self) -> None:
        """Begin without rules; a game with verbs replaces `verb_of` by the way to a verb's own rule."""
        self.does: dict[type[Step], Callable[[Any, Any], None]] = {}
        self.asks: dict[type[Step], Callable[[Any, Any], tuple[Decision, ...]]] = {}
        self.verb_of: Callable[[Any, Step], Callable[..., Any] | None] = _no_verb

    def do(
        self, rule: Callable[[Game[StateT, ContentT], StepT], None]
    ) -> Callable[[Game[StateT, ContentT], StepT], None]:
        """Register a do rule."""
        self.does[self._new_step(rule)] = rule
        return rule

    def ask(
        self, rule: Callable[[Position[StateT, ContentT], StepT], tuple[Decision, ...]]
    ) -> Callable[[Position[StateT, ContentT], StepT], tuple[Decision, ...]]:
        """Register an ask rule."""
        self.asks[self._new_step(rule)] = rule
        return rule

    def behind(self, position: Any, step: Step) -> tuple[Callable[..., Any], ...]:
        """Return the rules that handle a step: that of its class and, for an effect, that of its verb."""
        rules = (self.does.get(type(step)), self.asks.get(type(step)), self.verb_of(position, step))
        return tuple(rule for rule in rules if rule is not None)

    def steps(self) -> tuple[type[Step], ...]:
        """Return every class of step that has a rule, for the codec."""
        return tuple(self.does) + tuple(self.asks)

    def _new_step(self, rule: Callable[..., Any]) -> type[Step]:
        """Return the step class that a rule is annotated with; raises TypeError if it has a rule already."""
        kind: type[Step] = get_type_hints(rule)["step"]
        if kind in self.does or kind in self.asks:
            raise TypeError(f"{kind.__name__} has a rule already")
        return kind


def _no_verb(_position: Any, _step: Step) -> None:
    """Stand in for `verb_of` in a game without verbs; a named function, so that games can be pickled."""


class Game(Position[StateT, ContentT]):
    """A game being played: a position that advances when players answer.

    `events` is a list that collects events, or None to collect none (which is faster). `decisions` are the
    decisions to answer now, none when the game is over. `asked_anyway` are the players who are asked even
    when they have a single option, where not being asked would give away a secret.
    """

    __slots__ = ("_asked", "_pushed", "asked_anyway", "chance", "decisions", "events", "rules")

    def __init__(
        self,
        rules: Rules[StateT, ContentT],
        state: StateT,
        content: ContentT,
        events: list[Event] | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Begin at a state, with no one asked until `advance`; without a list, no events are collected."""
        super().__init__(state, content)
        self.rules = rules
        self.events = events
        self.chance = chance or Chance(state)
        self.asked_anyway: frozenset[PlayerId] = NOBODY
        self.decisions: tuple[Decision, ...] = ()
        self._asked: tuple[Decision, ...] = ()
        self._pushed: list[Step] = []

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to do."""
        return not self.state.agenda

    def clone(self) -> Game[StateT, ContentT]:
        """Return an independent game at the same decision, collecting no events."""
        copied = self.asking_the_same(clone(self.state))
        copied.asked_anyway = self.asked_anyway
        return copied

    def __deepcopy__(self, _memo: object) -> Game[StateT, ContentT]:
        return self.clone()

    def asking_the_same(self, state: StateT) -> Game[StateT, ContentT]:
        """Return a game with another state but the same decisions as this one; it collects no events."""
        other = self._copy_with_state(state)
        other.decisions = self.decisions
        other._asked = self._asked
        return other

    def asking_anew(self, state: StateT) -> Game[StateT, ContentT]:
        """Return a game with another state, such as one with hidden cards dealt again, and its own questions.

        The rule of the next step decides again whom it asks. If no one has a choice in that state, nothing is
        asked, and the game must not be used.
        """
        other, step = self._copy_with_state(state), state.agenda[-1]
        other._ask(self.rules.asks[type(step)](other, step))
        return other

    def _copy_with_state(self, state: StateT) -> Game[StateT, ContentT]:
        """Return a game with another state that has no decisions yet; without `__init__`, which is slower."""
        other: Game[StateT, ContentT] = Game.__new__(type(self))
        other.state = state
        other.content = self.content
        other.rules = self.rules
        other.events = None
        other.chance = Chance(state)
        other.asked_anyway = NOBODY
        other._pushed = []
        return other

    def asks_openly(self, player: PlayerId | None) -> bool:
        """Tell whether a player is asked and may see every decision: none put to another player is secret."""
        is_asked = any(decision.player == player for decision in self._asked)
        of_others = [decision for decision in self._asked if decision.player != player]
        return is_asked and not any(decision.private or decision.asks_everyone for decision in of_others)

    def push(self, *steps: Step) -> None:
        """Add steps to the agenda from a do rule; the first one pushed runs first."""
        self._pushed += steps

    def emit(self, event: Event) -> None:
        """Add an event to `events`, if events are collected.

        Rules that run often test `events` before they create an event, as creating one in vain is slower.
        """
        if self.events is not None:
            self.events.append(event)

    def choose(self, player: PlayerId, answer: str) -> None:
        """Record a player's answer; once all asked players have answered, apply the answers and advance.

        Raises IllegalChoice when the player is not asked or an option of the answer is not offered.
        """
        state = self.state
        options = self._options_picked(player, answer)
        if len(self._asked) == 1:
            state.answered += 1
            self._push_answers(options)
            self.advance()
            return
        state.sealed[player] = answer
        if len(state.sealed) == len(self.decisions):
            state.answered += len(self.decisions)
            self._push_answers(self._take_sealed_options())
            self.advance()

    def waiting(self) -> tuple[PlayerId, ...]:
        """Return the asked players who have not answered yet."""
        sealed = self.state.sealed
        return tuple(decision.player for decision in self.decisions if decision.player not in sealed)

    def decision_of(self, player: PlayerId) -> Decision:
        """Return the decision that a player is asked, which there must be."""
        return next(decision for decision in self.decisions if decision.player == player)

    def ask_again(self, asked_anyway: frozenset[PlayerId]) -> None:
        """Ask the current step again with other players in `asked_anyway`, keeping sealed answers that fit.

        The game advances if no one has a choice any more. Raises EndlessGame.
        """
        self.asked_anyway = asked_anyway
        self.advance()

    def advance(self) -> Game[StateT, ContentT]:
        """Run steps until somebody is asked or the game is over; returns the game.

        The next step is the agenda's last one, so the steps that a rule has pushed go on it in reverse.
        Raises EndlessGame after 10 000 steps without a decision or 20 000 decisions in the game.
        """
        agenda, pushed, does, asks = self.state.agenda, self._pushed, self.rules.does, self.rules.asks
        if self.state.answered > DECISIONS_IN_A_GAME:
            most = str(DECISIONS_IN_A_GAME)
            raise EndlessGame(text("endless-decisions", most=most, step=str(agenda[-1:])))
        for _ in range(STEPS_WITHOUT_DECISION):
            if not agenda:
                self._asked = self.decisions = ()
                return self
            step = agenda[-1]
            rule = does.get(step.__class__)
            if rule is not None:
                agenda.pop()
                rule(self, step)
                if pushed:
                    pushed.reverse()
                    agenda += pushed
                    pushed.clear()
            elif self._ask(asks[step.__class__](self, step)):
                return self
        most = str(STEPS_WITHOUT_DECISION)
        raise EndlessGame(text("endless-steps", most=most, step=str(agenda[-1:])))

    def _ask(self, asked: tuple[Decision, ...]) -> bool:
        """Keep the decisions that players must answer; return False if there are none and the game goes on.

        A decision with a single option is answered without asking, unless it is to be shown, or would tell
        others that the player has no choice: at once if no one is asked, else with the answers of the others.
        Sealed answers that were given before are applied once no one else has to answer.
        """
        self._asked = asked
        asked_anyway = self.asked_anyway
        self.decisions = tuple(
            [
                decision
                for decision in asked
                if len(decision.options) > 1
                or (
                    decision.options
                    and (decision.shown or (decision.asks_everyone and decision.player in asked_anyway))
                )
            ]
        )
        if self.state.sealed:
            return not self._apply_answers_if_complete()
        if self.decisions:
            return True
        self._push_answers([decision.options[0] for decision in asked if decision.options])
        return False

    def _apply_answers_if_complete(self) -> bool:
        """Apply the sealed answers if all are there, and return whether they are.

        Those of players who are no longer asked are dropped first.
        """
        state, asked = self.state, {decision.player for decision in self.decisions}
        for player in state.sealed.keys() - asked:
            del state.sealed[player]
        if len(state.sealed) < len(asked):
            return False
        state.answered += len(asked)
        self._push_answers(self._take_sealed_options())
        return True

    def _options_picked(self, player: PlayerId, answer: str) -> tuple[Option, ...]:
        """Return the options that a player's answer picks; raises IllegalChoice."""
        for decision in self.decisions:
            if decision.player != player:
                continue
            if decision.pick_count == 1:  # the usual case, kept fast; below, any other answer is refused
                for option in decision.options:
                    if option.id == answer:
                        return (option,)
            return _options_of(decision, answer)
        raise IllegalChoice(text("choice-not-asked", player=player))

    def _take_sealed_options(self) -> tuple[Option, ...]:
        """Return all players' options in the order of asking, single ones included, and clear `sealed`."""
        sealed = self.state.sealed
        opened: list[Option] = []
        for decision in self._asked:
            if decision.player in sealed:
                opened += decision.options_of(sealed[decision.player])
            elif decision.options:
                opened.append(decision.options[0])
        sealed.clear()
        return tuple(opened)

    def _push_answers(self, answers: tuple[Option, ...] | list[Option]) -> None:
        """Replace the current step, the agenda's last, by those of the chosen options, the next one last."""
        agenda = self.state.agenda
        agenda.pop()
        for option in answers[::-1]:
            agenda += option.then[::-1]


def _options_of(decision: Decision, answer: str) -> tuple[Option, ...]:
    """Return the options of an answer; raises IllegalChoice when one of them is not offered."""
    try:
        return decision.options_of(answer)
    except KeyError:
        key = "choice-of-several" if decision.pick_count > 1 else "choice-not-offered"
        count = decision.pick_count
        why = text(key, player=decision.player, count=count, answer=in_quotes(answer))
        raise IllegalChoice(why) from None


AnyGame = Game[Any, Any]
