"""The rules of Saboteur and Saboteur 2: pure, exact, without chance or input and output."""
