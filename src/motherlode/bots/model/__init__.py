"""What is good for whom: the model of the game that all better bots share.

preferences   what each role wants
distance      how many cards the tunnels are from the goals
supply        which cards may still come
evaluation    what a move is worth, one step ahead
"""
