"""Work is charged to the address for which it is done, by the time the event loop was busy with it.

What is charged before, when something comes in, is only a guess.
"""

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial, wraps
from time import monotonic, thread_time
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar

from .budgets import Budget

P = ParamSpec("P")
T = TypeVar("T")

# Whose budget pays for what this task does, and those that it starts; None: nobody's.
payer: Final[ContextVar[Budget | None]] = ContextVar("payer", default=None)


def measured(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Have the payer pay for every step of this work; while it waits it costs nothing."""

    @wraps(work)
    async def paid(*args: P.args, **kwargs: P.kwargs) -> T:
        budget, steps = payer.get(), work(*args, **kwargs)
        return await (steps if budget is None else _paid(steps, budget))

    return paid


@coroutine
def _paid(work: Coroutine[Any, Any, T], budget: Budget) -> Generator[Any, Any, T]:
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        begun = thread_time()
        try:
            awaited = step()
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            budget.spend(monotonic(), (thread_time() - begun) * 1e6)
        try:
            step = partial(work.send, (yield awaited))
        except BaseException as error:  # it is cancelled, or what it waits for failed
            step = partial(work.throw, error)
