"""HTTP: requests and who may send them, the pages, replays, and the description of all of it."""
