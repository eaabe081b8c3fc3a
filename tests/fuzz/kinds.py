"""All kinds of files that are fuzzed."""

from __future__ import annotations

from tests.fuzz.archives import Archives
from tests.fuzz.content import Content
from tests.fuzz.forms import Forms
from tests.fuzz.indices import Indices
from tests.fuzz.kind import Kind
from tests.fuzz.named_verbs import NamedVerbs
from tests.fuzz.pictures import Pictures
from tests.fuzz.reports import Reports
from tests.fuzz.saves import Saves
from tests.fuzz.scenarios import Scenarios
from tests.fuzz.words import FluentWords

KINDS: dict[str, type[Kind]] = {
    kind.name: kind
    for kind in (
        *(Pictures, FluentWords, Content, Saves, Scenarios, Reports, Archives, Indices),
        *(NamedVerbs, Forms),
    )
}
