"""The review of a finished game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.entries import Key
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import TableState
from longshore.server.http.api import types
from longshore.server.http.api.asking import viewer
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import asker
from longshore.server.http.api.wire import answer
from longshore.server.runtime.reviewing import KeptReview

routes = Routes("reviews")
REFUSES = (401, 403, 404, 409)


@routes.add("GET", "/api/tables/{table}/review", answer=types.TableReview, refuses=REFUSES)
async def show_review(request: Request, table: str) -> Response:
    """Where the money of a finished game was made and lost. The first to ask has it made, in the
    background: ask again until it is `done`.
    """
    who = asker(request, table)

    def look(state: TableState, key: Key | None) -> None:
        viewer(state, key, None)
        if state.status != "finished":
            raise WishRefused("review-not-over")

    await who.look(look)
    found = await who.house.reviews.ask(table, lambda: who.house.limits.heavy.take(who.address))
    if isinstance(found, KeptReview):
        done = types.TableReview(
            table=table, stage="done", done=1, total=1, at=found.at, review=found.review
        )
        return answer(done)
    return answer(
        types.TableReview(table=table, stage=found.stage, done=found.done, total=found.total)
    )
