"""What a seat can do now, for whoever shows it to people, and turns tried out before they count."""

from longshore.server.domain.offers.drafting import Drafted, draft
from longshore.server.domain.offers.kinds import AnyOffer, Ends, NotNow, Offer, kind_of
from longshore.server.domain.offers.listing import loans_free, offers
from longshore.server.domain.offers.refusing import refused

__all__ = [
    "AnyOffer",
    "Drafted",
    "Ends",
    "NotNow",
    "Offer",
    "draft",
    "kind_of",
    "loans_free",
    "offers",
    "refused",
]
