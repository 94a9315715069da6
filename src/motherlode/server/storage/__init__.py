"""What is kept: the database, its tables and their migrations, and backups."""
