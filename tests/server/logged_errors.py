"""What a server writes down as errors, kept for a test to look at."""

import logging

from motherlode.server.monitoring.logs import Tidy


class LoggedErrors(logging.Handler):
    """What the server writes down as an error, but not what is told late of earlier failures."""

    def __init__(self, level: int = logging.ERROR) -> None:
        super().__init__(level)
        self.addFilter(Tidy())
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not hasattr(record, "repeated"):
            self.found.append(record.getMessage())
