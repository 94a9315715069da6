"""Limits on what clients may send: connections, budgets of each address, and long work."""
