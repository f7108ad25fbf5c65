"""Mail to people with accounts: what they want to be told of, and the letters themselves."""
