"""What finished games came to for those who played: figures, ratings, what they add up to."""
