"""From rows to the few numbers a figure shows: all of it in polars, nothing of it about looks."""
