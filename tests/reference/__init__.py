"""A slow and obvious second reading of the rules, used only as a test oracle."""
