"""How long tests wait for what comes about by itself."""

from __future__ import annotations

import os

# Seconds, for a machine with much else to do: what holds is noticed at once, and only what never
# comes is waited for. Well below pytest's own limit, which ends the whole process.
# `make mutations` has less of it, since there it is known that something never comes.
PATIENCE = float(os.environ.get("TEST_PATIENCE", "120"))
