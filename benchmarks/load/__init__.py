"""Load: a real server with many tables, played over real sockets. See docs/load.md."""
