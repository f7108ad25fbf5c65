"""For hosts: whether the server is well, and its numbers."""

from __future__ import annotations

import ipaddress
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore import __version__
from longshore.server.domain.refused import NotAllowed
from longshore.server.http.api.asking import address_of, house_of
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer

routes = Routes()


@routes.plain("/healthz")
async def healthz(request: Request) -> Response:
    """Whether the server is well, and its database takes what is written."""
    house = house_of(request)
    house.limits.requests.take(address_of(request.scope))
    near = _near(request)
    trouble = await house.health.trouble()
    if trouble is not None:
        told = {"status": "trouble"} | ({"reason": trouble} if near else {})
        return answer(told, HTTPStatus.SERVICE_UNAVAILABLE)
    about = {"version": __version__, "process": house.process}
    return answer({"status": "well"} | (about if near else {}))


@routes.plain("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus: for this machine and its network, unless the host opens them."""
    house = house_of(request)
    if not house.config.open_metrics and not _near(request):
        raise NotAllowed("metrics-closed")
    kind, body = await house.numbers()
    return Response(body, media_type=kind)


def _near(request: Request) -> bool:
    """Whether a request comes from this machine or its network."""
    if request.client is None:
        return True
    try:
        return ipaddress.ip_address(request.client.host).is_private
    except ValueError:
        return False
