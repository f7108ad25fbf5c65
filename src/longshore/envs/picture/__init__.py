"""The table as an image: for videos, for papers, and for whoever looks at an environment.

It is drawn from views alone, so that a seat's image cannot show more than the seat may know, and it
has one size for all positions of a table. Nothing but Pillow is needed, and no font of the system.
"""

from longshore.envs.picture.whole import picture

__all__ = ["picture"]
