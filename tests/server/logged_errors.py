"""What a server writes down as errors, kept for a test to look at."""

import logging

from motherlode.server.monitoring.logs import Tidy


class LoggedErrors(logging.Handler):
    """What the server writes down as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(Tidy())
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())
