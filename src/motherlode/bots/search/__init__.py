"""Looking ahead: worlds are sampled, and moves race each other in them.

sample     worlds as a seat believes them to be
tree       one tree over many worlds, and playouts
forecast   what a position promises, where a playout stops early
race       moves compared in the same worlds
xorshift   chance for compiled code
"""
