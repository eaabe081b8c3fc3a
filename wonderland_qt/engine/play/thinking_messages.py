"""Messages to and from the process in which bots think: questions with a position, and replies.

Both sides are this program, so contents and events are pickled; replies are JSON.
"""

from __future__ import annotations

import pickle
import struct
from typing import IO, Any
from zlib import crc32

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.advised import Advice, AdviceWanted
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset

_LENGTH = struct.Struct(">I")
COMMAND = "think"
"""The command that starts the thinking process."""


class ContentMessage(msgspec.Struct, frozen=True, tag="content"):
    """The content of a game, to which later questions refer by its key."""

    key: int
    content: bytes


class BotQuestion(msgspec.Struct, frozen=True, tag="question"):
    """A question to a bot; equal questions have equal answers, whichever process answers them."""

    number: int
    game: str
    content: int
    bot: str
    seed: int
    player: PlayerId
    state: bytes
    heard: bytes
    asked_anyway: frozenset[PlayerId]


class AdviceQuestion(BotQuestion, frozen=True, tag="advice"):
    """A person's question for advice; its field `bot` is the budget to think with."""


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Tells the process to drop the question with this number and all earlier ones."""

    number: int


class Reply(msgspec.Struct, frozen=True):
    """The answer to a question, or the problem; neither if it was stopped.

    A first reply with number 0 tells that the process has started. Advice comes in several replies, all but
    the last with `more`.
    """

    number: int
    answer: str = ""
    problem: str = ""
    advice: Advice | None = None
    more: bool = False


Message = ContentMessage | BotQuestion | AdviceQuestion | Stop
encode = msgspec.msgpack.Encoder().encode
decode_message = msgspec.msgpack.Decoder(Message).decode
decode_reply = msgspec.json.Decoder(Reply).decode


def content_message(key: int, content: Any) -> bytes:
    """Return the framed message with a content, to which later questions refer by this key."""
    return framed(encode(ContentMessage(key, pickle.dumps(content))))


def bot_question(number: int, content: int, bot: str, known: InformationSet[Any, Any]) -> BotQuestion:
    """Return the question to a bot; the bot's seed is a hash of the position and the player.

    `content` is the number under which the content was sent before.
    """
    sent = known.sent()
    return BotQuestion(
        number=number,
        game=known.ruleset.id,
        content=content,
        bot=bot,
        seed=crc32(sent.state + known.player.encode()),
        player=known.player,
        state=sent.state,
        heard=pickle.dumps(sent.heard),
        asked_anyway=sent.asked_anyway,
    )


def advice_question(number: int, content: int, wanted: AdviceWanted) -> AdviceQuestion:
    """Return the question for a person's request for advice."""
    asked_as_bot = bot_question(number, content, wanted.budget, wanted.known)
    return AdviceQuestion(**msgspec.structs.asdict(asked_as_bot))


def knowledge_and_decision(
    question: BotQuestion, ruleset: Ruleset[Any, Any], content: Any
) -> tuple[InformationSet[Any, Any], Decision]:
    """Return what the player of a question knows, and the player's decision."""
    game = ruleset.game(ruleset.codec.decode(question.state), content, asked_anyway=question.asked_anyway)
    known = InformationSet(ruleset, game, question.player, pickle.loads(question.heard))  # noqa: S301 this program wrote it
    return known, game.decision_of(question.player)


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return _LENGTH.pack(len(message)) + message


def unframed(stream: IO[bytes]) -> bytes | None:
    """Return the next message of a stream, None at its end, also if that cuts a message short."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    message = stream.read(length)
    return message if len(message) == length else None


class Inbox:
    """Assembles messages from a stream that arrives in pieces."""

    def __init__(self) -> None:
        self._received = b""

    def add(self, piece: bytes) -> list[bytes]:
        """Add a piece of the stream, where each message follows its length; return what it completes."""
        self._received += piece
        complete = []
        while len(self._received) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._received)
            end = _LENGTH.size + length
            if len(self._received) < end:
                break
            complete.append(self._received[_LENGTH.size : end])
            self._received = self._received[end:]
        return complete
