"""What is decided here without a network and without a database."""
