"""When Python looks for garbage: not in the middle of games.

Tables are long-lived and many: a full collection looks at all of them, for some hundred
milliseconds in which nobody's move is answered. Tables and sockets go without it, since nothing in
them refers back; what is left over is collected where few play, or once a day, see `Hub`. Young
objects are looked through often, few at a time: this costs no more in total, and nobody waits long.
"""

import gc
from typing import Final

THRESHOLDS: Final = (1000, 5, 20_000)  # of the young, of the middle-aged, and hardly ever of all


def settle() -> None:
    """Leave what is there for good, and all that gets old, out of the usual collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
