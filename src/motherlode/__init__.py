"""Saboteur and Saboteur 2: the rules as a library, the text notation, bots and a command line."""

import os
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec

__version__ = "0.1.0"

if os.environ.get("MOTHERLODE_PURE") == "1":
    from motherlode import _pure

    _pure.install()


def compiled() -> bool:
    """Whether the engine in use is the compiled one, not its Python source."""
    spec = find_spec("motherlode.game.round")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
