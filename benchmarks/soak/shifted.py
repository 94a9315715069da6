"""A server on a system whose clock can be set: it is ahead by what a file says.

    SOAK_CLOCK=FILE python benchmarks/soak/shifted.py serve [OPTIONS]

The file holds nanoseconds, as eight bytes. Its workers run this module as well.
"""

import mmap
import os
import struct
import time

with open(os.environ["SOAK_CLOCK"], "r+b") as _file:
    _ahead = mmap.mmap(_file.fileno(), 8)
_time_ns = time.time_ns
time.time_ns = lambda: _time_ns() + int(struct.unpack("q", _ahead)[0])
time.time = lambda: time.time_ns() / 1e9

if __name__ == "__main__":
    from motherlode.cli import main

    main()
