"""Lines and columns of values and keys in a YAML text, found by a second parse when there are mistakes."""

from yaml import YAMLError, compose
from yaml.cyaml import CBaseLoader
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from wonderland_qt.engine.yaml_reader import DocumentPath, Key, Place


class Places:
    """The places in one text that `read_text` could read."""

    def __init__(self, text: str) -> None:
        try:
            self._root: Node | None = compose(text, Loader=CBaseLoader)
        except YAMLError:
            self._root = None

    def value(self, path: DocumentPath) -> Place:
        """Line and column of the value at this path; parts that the text lacks are passed over."""
        return _place(self._find(path)[1])

    def key(self, path: DocumentPath) -> Place:
        """Line and column of the key at the end of this path."""
        return _place(self._find(path)[0])

    def _find(self, path: DocumentPath) -> tuple[Node | None, Node | None]:
        key = value = self._root
        for part in path:
            key, value = _child(value, part) or (key, value)
        return key, value


def _child(node: Node | None, part: Key) -> tuple[Node, Node] | None:
    if isinstance(node, SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part], node.value[part]
    if isinstance(node, MappingNode):
        return next((pair for pair in node.value if _is_word(pair[0], str(part))), None)
    return None


def _is_word(node: Node, word: str) -> bool:
    return isinstance(node, ScalarNode) and node.value == word


def _place(node: Node | None) -> Place:
    mark = node.start_mark if node else None
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)
