"""`python -m tests.fuzz`: break files of every kind and tell what became of them."""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from tests.fuzz.figures import HEADING
from tests.fuzz.kinds import KINDS
from tests.fuzz.processes import FAILURES, fuzz


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000, help="how many of each kind (20000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case (0)")
    parser.add_argument("--seed", type=int, default=1, help="what all cases follow from (1)")
    parser.add_argument("--kind", choices=sorted(KINDS), action="append", help="which kinds (all)")
    parser.add_argument("--jobs", type=int, default=1, help="how many kinds at a time (1)")
    return parser.parse_args()


def main() -> int:
    """Run what the arguments ask for; failures lie in build/fuzz."""
    chosen = _arguments()
    kinds = chosen.kind or list(KINDS)
    numbers = range(chosen.first, chosen.first + chosen.cases)
    print(
        f"seed {chosen.seed}, cases {numbers.start} to {numbers.stop - 1} of each kind\n{HEADING}", flush=True
    )
    failed = 0
    with ThreadPoolExecutor(chosen.jobs) as pool:
        run = partial(fuzz, seed=chosen.seed, numbers=numbers)
        for kind, figures in zip(kinds, pool.map(run, kinds), strict=True):
            failed += len(figures.failed)
            print(figures.told(kind), flush=True)
    if failed:
        print(f"{failed} failed; they lie in {FAILURES}/, each with how it is run again")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
