"""Tables that are live in this process: rooms, sockets, bots, and news from other workers."""
