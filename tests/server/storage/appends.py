"""What tests append, and how they count commits."""

from motherlode.server.storage.rows import TableState
from motherlode.server.storage.store import Store

STATE = TableState("playing", True, 1, None, b"{}")
ROW = [(1, b"{}")]


def count_commits(store: Store) -> list[int]:
    """A list that gets longer with each commit of appends."""
    commits: list[int] = []
    store.observe(commits.append)
    return commits
