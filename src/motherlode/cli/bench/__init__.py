"""`motherlode bench`: the command, and the compiled playouts that it measures."""
