"""Figures: what became of the cases of a kind, as a line of a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.fuzz.cases import Case


@dataclass
class Figures:
    """What became of the cases of a kind."""

    cases: int = 0
    refused: int = 0
    slowest: Case = field(default_factory=lambda: Case(0))
    megabytes: int = 0
    failed: list[Case] = field(default_factory=list)

    def add(self, case: Case) -> None:
        """Count a case."""
        self.cases += 1
        self.refused += case.refused and not case.problem
        self.slowest = max(self.slowest, case, key=lambda one: one.seconds)
        self.megabytes = max(self.megabytes, case.megabytes)
        self.failed += [case] if case.problem else []

    def told(self, kind: str) -> str:
        """Return the figures as a line of a table."""
        good = self.cases - self.refused - len(self.failed)
        slowest = f"{self.slowest.seconds:.2f} s ({self.slowest.number})"
        return (
            f"{kind:<10} {self.cases:>7} {self.refused:>8} {good:>8} {len(self.failed):>6}"
            f" {slowest:>16} {self.megabytes:>6} MB"
        )


HEADING = (
    f"{'kind':<10} {'cases':>7} {'refused':>8} {'accepted':>8} {'failed':>6} {'slowest':>16} {'memory':>9}"
)
