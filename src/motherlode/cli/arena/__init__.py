"""`motherlode arena`: the command, its progress bar, its folder, its tables and its page."""
