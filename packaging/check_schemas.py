"""Ask yaml-language-server what an editor would say: nothing of our own files, something of every mistake.

`python check_schemas.py SERVER` with the path of `yaml-language-server`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.editor_schemas import content_schema, schema_line

TEA = "tea_cards:\n  - {id: tea_9, round: 1, rewards: ["
MISTAKES = {
    "wonderland": (
        "tea_crads: []",
        "tea_cards: {}",
        "tea_cards: [{id: tea_9, round: 4, rewards: []}]",
        "tea_cards: [{id: tea_9, round: '1', rewards: []}]",
        "tea_cards: [{id: Tea 9, round: 1, rewards: []}]",
        "tea_cards: [{id: tea_9, round: 1}]",
        "tea_cards: [{id: tea_9, round: 1, rewards: [], titel: x}]",
        "tea_cards: [{id: tea_9, round: 1, rewards: {vp: 3}}]",
        f"{TEA}{{vpp: 3}}]}}",
        f"{TEA}{{vp: three}}]}}",
        f"{TEA}{{vp: 3, units: 2}}]}}",
        f"{TEA}{{vp: -1}}]}}",
        f"{TEA}quset]}}",
        "tiles: [{id: a, values: [1, 2]}]",
        "board: {supporters: -1}",
        "quests: [{id: q, region: red_keep, feat: [wno], objective: []}]",
    ),
    "bunny_kingdom": (
        "settings: {rounds: 0}",
        "settings: {pass_direction: [up]}",
        "resources: [{id: wood, class: basci}]",
        "parchments: [{id: p, kind: misson, score: [{points: 1}]}]",
        "parchments: [{id: p, kind: mission, score: []}]",
        "deals: [{players: 9, hand: 1, choose: 1, play: 1}]",
    ),
    "tea_for_2": (
        "charcters: []",
        "characters: [{id: dodo, value: five, effect: []}]",
        "characters: [{id: dodo, value: 5, effect: [{take: {tartes: 1}}]}]",
        "characters: [{id: dodo, value: 5, effect: [step_wach]}]",
        "tokens: {tarts: -1}",
        "missions: [{id: low_tea, tile: 6, scores: {most_off: [mouse]}}]",
    ),
    "pixie_queen": (
        "permanent_tiles: [{id: night_watch, ability: {mine_penalty_mots: 0}}]",
        "permanent_tiles: [{id: night_watch, ability: {mine_penalty_most: -1}}]",
        "one_use_tiles: [{id: mercy, abilty: spare_pixie}]",
        "prizes: [{id: ring_8, row: rings, points: 5}]",
        "prizes: [{id: ring_8, row: ring, points: 0}]",
        "prizes: [{id: Ring 8, row: ring, points: 5}]",
        "actions: [{id: pilfer, number: 22, do: {take: {good: gold}}}]",
        "actions: [{id: pilfer, number: 22, do: {tkae: {good: gold, tokens: 1}}}]",
        "actions: [{id: pilfer, number: 22, do: rbo}]",
        "tables: [{players: 6, pixies: 5, food_tiles: [food_2]}]",
        "settings: {rounds: seven}",
        "penalties: {pass_turn: [5]}",
        "penalty_die: []",
        "score: {out: 60, shackle: [10]}",
    ),
}
"""What an editor must underline; of games that are not there nothing is asked."""


OFFERED = {
    "wonderland": (
        "tea_cards:\n  - id: tea_9\n    \n    rewards:\n      - \n",
        ((3, 4, {"round", "name", "remove"}), (5, 8, {"vp", "units", "quest"})),
    ),
    "pixie_queen": (
        "actions:\n  - id: pilfer\n    \n    do: \n",
        ((3, 4, {"level", "shows", "spaces", "remove"}), (4, 8, {"casino", "rob", "penalise"})),
    ),
}
"""What an editor must offer in a file of a pack, by line and column, counted from 0."""


class Server:
    """The language server, asked as an editor asks it."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([command, "--stdio"], stdin=pipe, stdout=pipe)
        self._number = 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.tell("initialized", {})

    def close(self) -> None:
        """End the server."""
        self._process.terminate()
        self._process.wait()

    def tell(self, method: str, params: Any) -> None:
        """Tell the server something."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method: str, params: Any) -> Any:
        """Ask the server something, and return the answer."""
        self._number += 1
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        for message in self._messages():
            if message.get("id") == self._number and "result" in message:
                return message["result"]
        raise EOFError(f"the server ended before it answered {method}")

    def complaints(self, file: Path, text: str) -> list[str]:
        """Return what is underlined in a file with this text."""
        uri = file.as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        for message in self._messages():
            is_verdict = message.get("method") == "textDocument/publishDiagnostics"
            if is_verdict and message["params"]["uri"] == uri:
                return [complaint["message"] for complaint in message["params"]["diagnostics"]]
        raise EOFError(f"the server ended before it judged {file}")

    def offered(self, file: Path, line: int, column: int) -> set[str]:
        """Return what may be written at a place of an open file."""
        place = {"textDocument": {"uri": file.as_uri()}, "position": {"line": line, "character": column}}
        return {item["label"] for item in self.ask("textDocument/completion", place)["items"]}

    def _send(self, message: Any) -> None:
        """Send a message in the form of the language server protocol: its length, then its JSON."""
        body = json.dumps(message).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    def _messages(self) -> Iterator[Any]:
        """Yield what the server sends, and answer its own questions about settings with nothing."""
        assert self._process.stdout is not None
        output = self._process.stdout
        while header := output.readline():
            _name, _, length = header.partition(b":")
            while output.readline().strip():
                pass  # further headers end with an empty line
            message = json.loads(output.read(int(length)))
            is_question = "id" in message and "method" in message
            if is_question:
                settings_asked = message.get("params", {}).get("items", [])
                nothing: list[Any] = [None] * len(settings_asked)
                self._send({"jsonrpc": "2.0", "id": message["id"], "result": nothing})
            yield message


def main(command: str) -> int:
    """Check all files and mistakes; return 1 when the editor would be wrong about one."""
    server, wrong = Server(command), []
    shipped = [file for game in GAMES for file in sorted((paths.content() / game).rglob("*.yaml"))]
    for file in shipped:
        complaints = server.complaints(file, file.read_text(encoding="utf-8"))
        wrong += [f"{file}: {complaint}" for complaint in complaints]
    with TemporaryDirectory() as folder:
        wrong += _unnoticed_mistakes(server, Path(folder))
        wrong += _words_not_offered(server, Path(folder))
    server.close()
    print("\n".join(wrong) or f"yaml-language-server: {len(shipped)} files are well, every mistake is found")
    return 1 if wrong else 0


def _unnoticed_mistakes(server: Server, folder: Path) -> Iterator[str]:
    """Yield a line for each mistake that the server does not underline."""
    for game in GAMES:
        for number, text in enumerate(MISTAKES.get(game, ())):
            file = folder / f"{game}_{number}.yaml"
            schema = paths.content() / "schema" / content_schema(game)
            if not server.complaints(file, schema_line(file, schema) + text + "\n"):
                yield f"not noticed: {text}"


def _words_not_offered(server: Server, folder: Path) -> Iterator[str]:
    """Yield a line for each place at which keys of an entry or verbs are not offered."""
    for game, (text, wanted) in OFFERED.items():
        file = folder / f"{game}_offered.yaml"
        schema = paths.content() / "schema" / content_schema(game, in_pack=True)
        server.complaints(file, schema_line(file, schema) + text)
        for line, column, words in wanted:
            lacking = words - server.offered(file, line, column)
            if lacking:
                yield f"{game}: not offered in line {line}: {', '.join(sorted(lacking))}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
