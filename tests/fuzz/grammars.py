"""The languages that texts are broken in: what stands in the wrong place, and texts that are bombs."""

from __future__ import annotations

from base64 import b64encode

from tests.fuzz.broken_text import Grammar

BOMB = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 8)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
LONG = "y" * 200_000

YAML = Grammar(
    instead=(
        "null", "true", "-1", "0", "1.5", "99999999999999999999", "1e400", ".inf", "'7'", "[]", "{}", "[[]]",
        "{a: 1}", "yes", "~", "''", '<img src="/etc/passwd">', "\u202eevil", "!!python/object:os.system x",
        "*bomb", "&a [*a]", "{remove: true}", "remove", '"\\u0000"', "2001-01-01", "0x1F", "1_000",
        "9" * 5_000, "\x1b]52;c;AAAA\x07",
    ),
    wholes=(
        "# nothing\n", "- a\n- b\n", "7\n", "--- a\n--- b\n", "%YAML 1.1\n---\na: 1\n",
        BOMB, "tea_cards: &x\n  - *x\n", f"x: '{LONG}'\n", f"{LONG}: 1\n",
        "".join(f"key_{number}: {number}\n" for number in range(5_000)),
        "a: " + "[" * 3_000 + "]" * 3_000 + "\n",
        "tea_cards:\n" + "  - {id: x, round: 9}\n" * 3_000,
    ),
)  # fmt: skip

FLUENT = Grammar(
    instead=(
        "{", "}", "{ $x }", "{ $n }", "{ -term }", "{ }", "{{ }}", "-term = x", "key", "= ", "*[other] x",
        "[one]",
        "{ NUMBER(1, minimumIntegerDigits: 30000000) }", "{ NUMBER($n, maximumFractionDigits: -1) }",
        "{ FORM($n) }", '{ FORM($n, form: "x") }', "{ KEY() }", "{ NUMBER() }", "{ EVIL(1) }",
        '{ "\\u0000" }',
        '{ "\\uD800" }', '{ "{" }', "{ $n -> *[a] { $n -> *[b] x } }", "{ saved-game }",
        "{ saved-game.attribute }",
        ".attribute = x", "# note", "\u202e", "\x1b[2J", "\u2028",
    ),
    wholes=(
        "# my words\n", "loop-a = { loop-b }\nloop-b = { loop-a }\n", "self = { self }\n",
        "deep = " + "{ " * 500 + "1" + " }" * 500 + "\n", f"long = {LONG}\n",
        "many = " + "{ 1 }" * 3_000 + "\n",
        "a0 = x\n" + "".join(f"a{n} = {{ a{n - 1} }}{{ a{n - 1} }}\n" for n in range(1, 40)),
        "".join(f"key-{number} = x\n" for number in range(4_000)),
        "pick = { $n ->\n" + "".join(f"    [{n}] x\n" for n in range(2_000)) + "   *[other] y\n}\n",
    ),
)  # fmt: skip

_INNER = b64encode(
    b'<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd" width="9" height="9"/></svg>'
).decode()
_USES = "".join(f'<g id="u{n}">' + f'<use href="#u{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))


def _svg(body: str, attributes: str = 'viewBox="0 0 100 100"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{body}</svg>'


SVG = Grammar(
    instead=(
        '<use href="#a"/>', '<image href="file:///etc/passwd" width="9" height="9"/>', "url(#a)",
        "url(http://localhost:1/x.png)", "url('/etc/passwd')", f'"data:image/svg+xml;base64,{_INNER}"',
        '"data:image/png;base64,AAAA"', "<!DOCTYPE svg>", '<!ENTITY a "b">', "&a;", "<script>1</script>",
        '<foreignObject width="9" height="9"/>', '<animate attributeName="x" dur="1s"/>',
        "<style>@import 'x'</style>",
        "<style>* { fill: url(file:///x) }</style>", 'onload="1"', 'xml:base="file:///etc/"',
        'xlink:href="file:///etc/passwd"', "<set/>", "<?xml-stylesheet href='file:///etc/passwd'?>",
        "<![CDATA[<svg>]]>",
        "1e400", "nan", "-1", "0", "1e-400", "99999999999999999999", "100%", "M0 0h1e30", '<filter id="f"/>',
        '<pattern id="a" width="0.001" height="0.001"><path fill="url(#a)" d="M0 0h9v9z"/></pattern>',
        '<g filter="url(#f)">', "</g>", "<g>", "\x00", "\x1b[2J",
    ),
    wholes=(
        _svg(f'<g id="u0"><path d="M0 0h1v1z"/></g>{_USES}<use href="#u8"/>'),
        _svg('<g id="a"><use href="#a"/></g><use href="#a"/>'),
        _svg("<g>" * 5_000 + "</g>" * 5_000), _svg(f'<path d="M0 0{"L9 9" * 300_000}"/>'),
        _svg('<filter id="f"><feGaussianBlur stdDeviation="1000"/></filter><g filter="url(#f)">' * 200),
        _svg("", 'width="1000000" height="1000000"'), _svg("", 'viewBox="0 0 0 0"'), _svg("",
        'viewBox="0 0 1e30 1e30"'),
        _svg(f'<image width="9" height="9" href="data:image/svg+xml;base64,{_INNER}"/>'),
        _svg(f'<text font-size="9">{LONG}</text>'),
        _svg('<path stroke="red" stroke-dasharray="1e-9" d="M0 0h1000"/>'),
        f'<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "{"&a;" * 8}">]>' + _svg("&b;" * 1_000),
        "".join(f'<style>.c{n} {{ fill: red }}</style>' for n in range(2_000)),
    ),
)  # fmt: skip
