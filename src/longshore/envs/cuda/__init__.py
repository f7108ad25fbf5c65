"""`BatchEnv` on a GPU: the same rules, compiled for it, and tensors that never leave it."""

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda asks for a name that NumPy has dropped
    setattr(np, "row_stack", np.vstack)  # noqa: B010
