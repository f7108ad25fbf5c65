"""What a table is: a fold of its log. Pure: no clock, no network, no database."""
