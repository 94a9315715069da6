"""python -m tests.simulation SEED --trace: an evening anew; --evenings 10000: many new ones."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from time import perf_counter

from .evenings import Outcome, evenings, told

AT_ONCE = 50  # evenings that a process takes at a time


def main() -> int:
    """0: nothing was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=0, help="the first one")
    parser.add_argument("--trace", action="store_true", help="show all that happens")
    parser.add_argument("--evenings", type=int, default=1, help="how many")
    parser.add_argument("--processes", type=int, default=1, help="how many at a time")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.evenings)
    found: Counter[str] = Counter()
    begun, done, last = perf_counter(), 0, ""
    with ProcessPoolExecutor(options.processes) as pool:
        parts = [seeds[i : i + AT_ONCE] for i in range(0, len(seeds), AT_ONCE)]
        outcomes = pool.map(several, parts) if len(parts) > 1 else [several(seeds, options.trace)]
        for outcome in chain.from_iterable(outcomes):
            done, last = done + 1, outcome.digest
            if outcome.failures:
                print(told(outcome), flush=True)
                found[outcome.failures[0][:60].split("\n")[0]] += 1
            if not done % AT_ONCE:
                rate = done / (perf_counter() - begun)
                print(f"{done} evenings, {rate:.1f} a second", file=sys.stderr)
    for kind, count in found.most_common():
        print(f"{count:6} {kind}")
    seconds = perf_counter() - begun
    print(f"{done} evenings in {seconds:.1f} s, {found.total()} failed; the last was {last}")
    return bool(found)


def several(seeds: range, trace: bool = False) -> list[Outcome]:
    """Some evenings, in this process."""
    with evenings(print if trace else None) as take:
        return [take(seed) for seed in seeds]


if __name__ == "__main__":
    sys.exit(main())
