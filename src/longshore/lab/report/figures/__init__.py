"""The figures of the page: from small tables of numbers to traces, layouts and words."""
