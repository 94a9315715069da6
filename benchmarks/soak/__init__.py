"""Soak: what a server must survive, done to it again and again. See docs/reliability.md."""
