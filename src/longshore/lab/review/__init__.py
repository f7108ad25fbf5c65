"""Where the money was made and lost: a finished game gone through decision by decision.

The room imports neither a server nor what the rest of the lab needs: both the command line and the
server make reviews.
"""
