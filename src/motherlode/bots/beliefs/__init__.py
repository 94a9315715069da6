"""What a seat believes of roles and goals, by what it has seen and by what everybody did.

beliefs          the probabilities, from a view
evidence         moves described by features, and what they say
likelihood       the fitted weights of these features
role_posterior   exact sums over all ways to deal the dwarfs
perspective      what the seat wants, and whom it trusts therefore
"""

from .beliefs import Beliefs

__all__ = ["Beliefs"]
