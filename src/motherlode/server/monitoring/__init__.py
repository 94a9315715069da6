"""What those who run a server can see of it: health, metrics, logs."""
