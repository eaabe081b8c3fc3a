"""Questions that a process of its own answers: a position, what was heard, and who is asked by which bot.

Both sides are this program, so what no rule writes into saved games goes by pickle; what the process answers
is plain JSON.
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
"""The command that starts the process that thinks."""


class ContentTold(msgspec.Struct, frozen=True, tag="content"):
    """The content of a game, which later questions name by its key."""

    key: int
    content: bytes


class BotQuestion(msgspec.Struct, frozen=True, tag="question"):
    """What a bot is asked; the same question has the same answer, whichever process gives it."""

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
    """What a person asks for advice about; in place of a bot it names the budget to think with."""


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """That no one waits for this answer any more, nor for earlier ones."""

    number: int


class Reply(msgspec.Struct, frozen=True):
    """The answer to a question, or what went wrong; neither where it was stopped.

    The first one, with no number, tells that the process is there. Advice comes more than once: `more` tells
    that it is still thought about.
    """

    number: int
    answer: str = ""
    problem: str = ""
    advice: Advice | None = None
    more: bool = False


Message = ContentTold | BotQuestion | AdviceQuestion | Stop
encode = msgspec.msgpack.Encoder().encode
decode_message = msgspec.msgpack.Decoder(Message).decode
decode_reply = msgspec.json.Decoder(Reply).decode


def told(key: int, content: Any) -> bytes:
    """Return the message that tells a content."""
    return framed(encode(ContentTold(key, pickle.dumps(content))))


def question(number: int, content: int, bot: str, known: InformationSet[Any, Any]) -> BotQuestion:
    """Return the question that a bot is asked; the position says what the bot leaves to chance."""
    state, heard, asked_anyway = known.sent()
    seed = crc32(state + known.player.encode())
    return BotQuestion(
        number, known.ruleset.id, content, bot, seed, known.player, state, pickle.dumps(heard), asked_anyway
    )


def advice_question(number: int, content: int, wanted: AdviceWanted) -> AdviceQuestion:
    """Return the question that a person asks for advice about."""
    asked_as_bot = question(number, content, wanted.budget, wanted.known)
    return AdviceQuestion(**msgspec.structs.asdict(asked_as_bot))


def asked(
    question: BotQuestion, ruleset: Ruleset[Any, Any], content: Any
) -> tuple[InformationSet[Any, Any], Decision]:
    """Return what the player of a question knows, and what is asked."""
    game = ruleset.game(ruleset.codec.decode(question.state), content, asked_anyway=question.asked_anyway)
    known = InformationSet(ruleset, game, question.player, pickle.loads(question.heard))  # noqa: S301 this program wrote it
    return known, next(each for each in game.decisions if each.player == question.player)


def framed(message: bytes) -> bytes:
    """Return a message after its length."""
    return _LENGTH.pack(len(message)) + message


def unframed(stream: IO[bytes]) -> bytes | None:
    """Return the next message, None where the stream has ended."""
    head = stream.read(_LENGTH.size)
    return stream.read(*_LENGTH.unpack(head)) if len(head) == _LENGTH.size else None


class Inbox:
    """Puts together the messages of a stream that comes in pieces."""

    def __init__(self) -> None:
        self._come = b""

    def add(self, piece: bytes) -> list[bytes]:
        """Return the messages that a further piece completes."""
        self._come += piece
        whole = []
        while len(self._come) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._come)
            end = _LENGTH.size + length
            if len(self._come) < end:
                break
            whole.append(self._come[_LENGTH.size : end])
            self._come = self._come[end:]
        return whole
