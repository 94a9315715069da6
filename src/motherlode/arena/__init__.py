"""The arena: bots play each other on the same deals, and the results are measured.

lineup       which bot sits where
games        one game: who plays which deal, and the row of its results
workers      where games are played: in this process, on all cores, on a Ray cluster
report       the shape of the report
analysis     from rows to the report, by way of `paired` (what one bot does in another's place),
             `ratings`, `calibration` (how well beliefs fit the truth) and `findings` (sentences)
intervals    shares, means and differences with their 95 % intervals
"""
