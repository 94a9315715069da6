"""A slow and obvious second implementation of the rules, used only as a test oracle."""
