"""The bots that come with the game, from the simplest: random, greedy, steady, sharp."""
