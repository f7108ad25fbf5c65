"""The table as a picture: one SVG, for notebooks and for whoever shows a game in HTML.

It is drawn from views alone, so that a seat's picture cannot show more than the seat may know. The
geometry is our own; nothing is loaded from elsewhere and nothing runs.
"""

from longshore.render.svg.picture import svg_board, svg_view

__all__ = ["svg_board", "svg_view"]
