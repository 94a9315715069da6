"""The server: sockets and HTTP in front, tables that are live in the middle, storage behind."""
