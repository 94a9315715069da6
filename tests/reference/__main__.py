"""Run scenario files (.toml) and records (.jsonl): python -m tests.reference FILE..."""

import sys

from . import record, scenario


def main(paths: list[str]) -> int:
    passed = failed = 0
    for path in paths:
        if path.endswith(".jsonl"):
            try:
                moves = sum(1 for _ in record.replay(path))
                results = [[] if moves else [f"{path}: no moves"]]
            except ValueError as error:
                results = [[f"{path}: {error}"]]
        else:
            results = [scenario.check(table) for table in scenario.load(path)]
        for failures in results:
            for failure in failures:
                print(failure)
            passed, failed = passed + (not failures), failed + bool(failures)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
