"""PyTorch's tensors and stream, as numba-cuda takes them; nothing is copied."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numba import cuda
from numba.core import config
from torch import Tensor

SIMULATED = bool(config.ENABLE_CUDASIM)  # kernels in plain Python, for testing without a GPU


def device_named(name: str) -> torch.device:
    """A GPU that can be used, by PyTorch's name for it."""
    try:
        device = torch.device(name)
    except RuntimeError:
        device = torch.device("cpu")
    if device.type != "cuda":
        raise ValueError(f"There is no device {name!r} for a batch; there are cpu, cuda, cuda:1 …")
    if SIMULATED:
        device = torch.device("cpu")
    elif not torch.cuda.is_available() or not cuda.is_available():
        raise ValueError(
            f"device={name!r} wants an NVIDIA GPU, PyTorch for it and numba-cuda;"
            " device='cpu' plays on the processor."
        )
    else:
        if ":" not in name:
            device = torch.device("cuda", torch.cuda.current_device())
        cuda.select_device(device.index)
    return device


def on_device(tensor: Tensor, dtype: np.dtype[np.void] | None = None) -> Any:
    """A tensor as kernels take it; with `dtype` its rows of bytes as records."""
    if SIMULATED:
        array = tensor.numpy()
        return array if dtype is None else array.reshape(-1).view(dtype).view(np.recarray)
    if dtype is None:
        return cuda.as_cuda_array(tensor, sync=False)
    return cuda.as_cuda_array(tensor.view(-1), sync=False).view(dtype)


def stream_of(device: torch.device) -> Any:
    """PyTorch's current stream."""
    if SIMULATED:
        return 0
    return cuda.external_stream(torch.cuda.current_stream(device).cuda_stream)


def is_captured() -> bool:
    """Whether what is asked for now becomes part of a CUDA graph."""
    return not SIMULATED and torch.cuda.is_current_stream_capturing()
